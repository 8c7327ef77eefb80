"""The catalogue of the rules and presets of Georgian Joker."""

from __future__ import annotations

from typing import Final

from stolik.games.jokeri.rules import RULES
from stolik.rulekit.ruleset import Catalog

CATALOG: Final = Catalog("jokeri", "stolik.games.jokeri", RULES)
