"""The discard pile: who may take its top, and what must become of the card."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.finding import Debt, Finding, Ground
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag, number
from ..actions import LayMeld, LayOff, Rearrange, Swap, Take
from ..case import Case
from . import freed


class Depth(StrEnum):
    """Which cards of the pile can be taken."""

    TOP = "top"


class BeforeOpening(StrEnum):
    """The pile for a player who has not opened."""

    NEVER = "never"
    FINISH_ONLY = "finish_only"
    FREE = "free"


class Use(StrEnum):
    """The duty on a taken card."""

    ON_TABLE = "on_table"
    NEW_MELD = "new_meld"
    NOT_THROWN_BACK = "not_thrown_back"


class Touch(StrEnum):
    """Whether a taken card may be put back while the turn is composed."""

    MAY_RETURN = "may_return"
    IS_TAKE = "is_take"


PILE_DEPTH = choice("pile_depth", Depth, Depth.TOP)
PILE_BEFORE_OPENING = choice("pile_before_opening", BeforeOpening, BeforeOpening.FINISH_ONLY)
PILE_CARD_USE = choice("pile_card_use", Use, Use.ON_TABLE)
PILE_TWIN_RULE = flag("pile_twin_rule", True)
PILE_MIN_HAND = number("pile_min_hand", 0, 0, 13, offered=(2, 3))
PILE_TOUCH = choice("pile_touch", Touch, Touch.MAY_RETURN)


def before_opening(rules: RuleSet) -> BeforeOpening:
    """What a player who has not opened may do with the pile."""
    return PILE_BEFORE_OPENING.of(rules)


def duty(rules: RuleSet) -> Use:
    """What must become of a taken card."""
    return PILE_CARD_USE.of(rules)


def fewest_in_hand(rules: RuleSet) -> int:
    """Cards that a player must hold, before drawing, to take from the pile."""
    return PILE_MIN_HAND.of(rules)


def touch_binds(rules: RuleSet) -> bool:
    """Whether a card of the pile that was touched is taken for good."""
    return PILE_TOUCH.of(rules) is Touch.IS_TAKE


def check(case: Case) -> Iterator[Finding]:
    """Whether the pile may be taken from, and whether the taken card is used as agreed."""
    if not case.took:
        return
    take = next(case.steps(Take), None)
    step = take.index if take is not None else None
    if case.taken is None:
        yield Finding("pile_empty", step)
        return
    have, need = case.held_before, PILE_MIN_HAND.of(case.rules)
    if have < need:
        yield Finding("pile_min_hand", step, {"have": have, "need": need})
    if not case.opened:
        allowed = PILE_BEFORE_OPENING.of(case.rules)
        if allowed is BeforeOpening.NEVER:
            yield Finding("pile_before_opening", step, {"need": "never", "left": case.left})
        elif allowed is BeforeOpening.FINISH_ONLY:
            args = {"need": "finish_only", "left": case.left}
            met = Ground("pile_before_opening", step, args) if case.out else None
            yield Debt("pile_before_opening", step, args, met)
    yield Debt("pile_card_use", step, {"card": case.taken, "use": _use(case).value}, _used(case, step))


def _use(case: Case) -> Use:
    """The duty as it binds this player: going out unopened, any way onto the table will do."""
    use = PILE_CARD_USE.of(case.rules)
    return Use.ON_TABLE if use is Use.NEW_MELD and not case.opened and case.out else use


def _used(case: Case, step: int | None) -> Ground | None:
    """What the taken card's duty is met by: its own clause, or where its twin is thrown that on twins."""
    card = case.taken
    assert card is not None
    use = _use(case)
    if card.is_joker:
        on_table = freed.joker_places_suffice(case, taken_into_new_meld=use is Use.NEW_MELD)
    else:
        kinds = (LayMeld,) if use is Use.NEW_MELD else (LayMeld, LayOff, Swap, Rearrange)
        on_table = any(card in fact.placed for fact in case.steps(*kinds))
    duty_met = Ground("pile_card_use", step, {"card": card, "use": use.value})
    if use is not Use.NOT_THROWN_BACK:
        return duty_met if on_table else None
    if case.discard is not card:
        return duty_met
    if on_table or (not PILE_TWIN_RULE.of(case.rules) and case.had_twin):
        return Ground("pile_twin_rule", step, {"card": card, "laid": on_table})
    return None


RULE = Rule(
    __name__,
    (PILE_DEPTH, PILE_BEFORE_OPENING, PILE_CARD_USE, PILE_TWIN_RULE, PILE_MIN_HAND, PILE_TOUCH),
    ("pile_empty",),
    check,
)
