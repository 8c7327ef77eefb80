"""The referee over HTTP: questions and answers as types, and the routes that put them to the rules."""

from __future__ import annotations

from .routes import REFEREE

__all__ = ["REFEREE"]
