"""Steps of a turn of remik, the actions made of them, and their text.

``draw`` · ``take`` · ``meld CARDS`` · ``add CARDS to M [low|high]`` · ``swap CARDS at M`` · ``clear M`` ·
``table MELD / MELD`` · ``discard CARD``, joined by ``;``. Before the deal there are ``cut N``,
``keep CARDS`` and ``decline``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from ...core.cards import Card
from ...core.lex import TextError, check_length, parse_card, parse_cards, print_cards
from ...rummy.melds import Kind, Laid, Meld, parse_laid, parse_meld

MAX_STEPS = 120


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock; ``card`` says which came, where that is known."""

    card: Card | None = None

    def __str__(self) -> str:
        return f"draw {self.card}" if self.card else "draw"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the top of the discard pile."""

    def __str__(self) -> str:
        return "take"


@dataclass(frozen=True, slots=True)
class LayMeld:
    """Lay a new meld; ``kind`` is given where the cards do not say it."""

    kind: Kind | None
    cards: tuple[Laid, ...]

    @classmethod
    def of(cls, meld: Meld) -> LayMeld:
        """The step that lays this meld; the kind is said where the cards do not say it."""
        return cls(meld.kind if str(meld) != meld.text else None, meld.cards)

    def __str__(self) -> str:
        return " ".join(["meld", *([self.kind] if self.kind else []), *map(str, self.cards)])


@dataclass(frozen=True, slots=True)
class LayOff:
    """Add cards to a meld on the table, at one end of a run."""

    cards: tuple[Laid, ...]
    meld: str
    end: str | None = None

    def __str__(self) -> str:
        return f"add {' '.join(map(str, self.cards))} to {self.meld}" + (f" {self.end}" if self.end else "")


@dataclass(frozen=True, slots=True)
class Swap:
    """Put real cards in the place of jokers and take the jokers."""

    cards: tuple[Card, ...]
    meld: str

    def __str__(self) -> str:
        return f"swap {print_cards(self.cards)} at {self.meld}"


@dataclass(frozen=True, slots=True)
class Clear:
    """Gather a full group onto the discard pile."""

    meld: str

    def __str__(self) -> str:
        return f"clear {self.meld}"


@dataclass(frozen=True, slots=True)
class Rearrange:
    """The whole table as it stands after melds were taken apart and put together anew."""

    melds: tuple[tuple[Kind | None, tuple[Laid, ...]], ...]

    def __str__(self) -> str:
        return "table " + " / ".join(
            " ".join([*([kind] if kind else []), *map(str, cards)]) for kind, cards in self.melds
        )


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card: the end of the turn."""

    card: Card

    def __str__(self) -> str:
        return f"discard {self.card}"


Step = Draw | Take | LayMeld | LayOff | Swap | Clear | Rearrange | Discard


@dataclass(frozen=True, slots=True)
class Play:
    """A whole segment of a turn: everything from the pile or after the draw, up to the discard."""

    steps: tuple[Step, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.steps))


@dataclass(frozen=True, slots=True)
class Cut:
    """Lift ``count`` cards off the shuffled pack before the deal."""

    count: int

    def __str__(self) -> str:
        return f"cut {self.count}"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep cards found at the cut; none declines."""

    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return f"keep {print_cards(self.cards)}" if self.cards else "decline"


Action = Draw | Play | Cut | Keep

_NAME = r"([a-z][0-9]*)"
_ADD = re.compile(rf"(.*?)\s+to\s+{_NAME}(?:\s+(low|high))?", re.IGNORECASE | re.DOTALL)
_SWAP = re.compile(rf"(.*?)\s+at\s+{_NAME}", re.IGNORECASE | re.DOTALL)


def parse_step(text: str, position: int = 0) -> Step:
    """One step; TextError says what was expected and where."""
    words = text.split(None, 1)
    verb = words[0].lower() if words else ""
    rest = words[1].strip() if len(words) > 1 else ""
    at = position + text.find(rest) if rest else position + len(text)
    match verb:
        case "draw":
            return Draw(parse_card(rest, at) if rest else None)
        case "take" if not rest:
            return Take()
        case "meld" if rest:
            return LayMeld(*parse_meld(rest, at))
        case "add":
            form = _ADD.fullmatch(rest)
            if form is None:
                raise TextError("add", text, position)
            cards = tuple(parse_laid(word, at) for word in form[1].split())
            return LayOff(cards, form[2].lower(), form[3].lower() if form[3] else None)
        case "swap":
            form = _SWAP.fullmatch(rest)
            if form is None:
                raise TextError("swap", text, position)
            return Swap(parse_cards(form[1]), form[2].lower())
        case "clear" if re.fullmatch(_NAME, rest.lower()):
            return Clear(rest.lower())
        case "table" if rest:
            return Rearrange(tuple(parse_meld(part, at) for part in rest.split("/")))
        case "discard" if rest:
            return Discard(parse_card(rest, at))
        case "take" | "meld" | "clear" | "table" | "discard":
            # The step is known, and what belongs to it is not there.
            raise TextError(verb, text, position)
        case _:
            raise TextError("step", text, position)


def parse_steps(text: str) -> tuple[Step, ...]:
    """Steps separated by ``;``; TextError if one cannot be read or there are too many."""
    check_length(text)
    steps: list[Step] = []
    position = 0
    parts = text.split(";")
    for i, part in enumerate(parts):
        if part.strip() or (0 < i < len(parts) - 1):
            steps.append(parse_step(part.strip(), position + len(part) - len(part.lstrip())))
        position += len(part) + 1
    if len(steps) > MAX_STEPS:
        raise TextError("steps", text, most=MAX_STEPS)
    return tuple(steps)


def parse_action(text: str) -> Action:
    """An action from its text; TextError if it cannot be read."""
    check_length(text)
    verb, _, rest = text.strip().partition(" ")
    match verb.lower():
        case "cut" if rest.strip().isdigit() and len(rest.strip()) <= 4:
            return Cut(int(rest))
        case "keep" if rest.strip():
            return Keep(parse_cards(rest))
        case "decline" if not rest.strip():
            return Keep()
    steps = parse_steps(text)
    if len(steps) == 1 and isinstance(steps[0], Draw):
        return steps[0]
    return Play(steps)
