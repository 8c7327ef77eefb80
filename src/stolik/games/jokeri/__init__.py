"""Georgian Joker: four players, 36 cards with two jokers, and promises that must come out exactly."""

from stolik.games.jokeri.rules import RULES
from stolik.rulekit.ruleset import Catalog

CATALOG = Catalog("jokeri", "stolik.games.jokeri", RULES)
