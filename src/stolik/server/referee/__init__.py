"""The referee over HTTP: questions and answers as types, and the routes that put them to the rules."""

from __future__ import annotations

from .jokeri_routes import JOKERI
from .picture_route import PICTURES
from .routes import REFEREE as REMIK

REFEREE = [*REMIK, *JOKERI, *PICTURES]

__all__ = ["REFEREE"]
