"""The games. Anything above finds one through :func:`game`; none imports another."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.text import Phrase, either
from ..rulekit.ruleset import RuleSet, RuleSetError

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..engine.spec import GameSpec

_NAMES = ("remik", "jokeri")


def names() -> tuple[str, ...]:
    """Code names of the games."""
    return _NAMES


def game(name: str) -> GameSpec[Any, Any, Any]:
    """The game of this code name, loaded when first asked for; RuleSetError if there is none."""
    if name not in _NAMES:
        raise RuleSetError(Phrase("no-game", {"name": repr(name[:40]), "known": either(_NAMES)}))
    spec: GameSpec[Any, Any, Any] = import_module(f"{__name__}.{name}").SPEC
    return spec


def parse_rules(text: str) -> RuleSet:
    """The rule set printed as ``text``, of any game; RuleSetError says what is wrong."""
    return game(text.strip().partition("/")[0]).catalog.parse(text)


def replay(text: str) -> Game[Any, Any, Any]:
    """The match of a record, every line judged anew; RecordError names the first line that cannot be."""
    from ..engine.record import replay as replay_record

    return replay_record(text, game)
