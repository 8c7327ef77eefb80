"""The catalogue of remik's rules and presets."""

from __future__ import annotations

from typing import Final

from ...rulekit.ruleset import Catalog
from .rules import RULES

CATALOG: Final = Catalog("remik", __package__ or "", RULES)
