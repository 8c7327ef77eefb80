"""Opening: the points and the clean run that the first lay-down of a deal needs."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from ....rulekit.finding import Debt, Finding, Ground
from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, flag, number
from ..actions import LayOff, Swap
from ..case import Case, Fact
from . import freed, values


class Counts(StrEnum):
    """Which cards count toward the threshold."""

    NEW_MELDS = "new_melds"


class Sharing(StrEnum):
    """When laying off or swapping is allowed in the turn of opening."""

    GOING_OUT_ONLY = "going_out_only"
    AFTER_OPENING = "after_opening"


OPENING_POINTS = number("opening_points", 51, 0, 200, offered=(0, 30, 40, 41, 60))
OPENING_CLEAN_RUN = flag("opening_clean_run", True)
OPENING_COUNTS = choice("opening_counts", Counts, Counts.NEW_MELDS)
OPENING_POINTS_WAIVED_GOING_OUT = flag("opening_points_waived_going_out", True)


def threshold(rules: RuleSet) -> int:
    """Points that the first lay-down needs."""
    return OPENING_POINTS.of(rules)


def needs_clean_run(rules: RuleSet) -> bool:
    """Whether a clean run must be among the first melds."""
    return OPENING_CLEAN_RUN.of(rules)


def is_waived_going_out(rules: RuleSet) -> bool:
    """Whether the threshold falls away for a player who goes out in that turn."""
    return OPENING_POINTS_WAIVED_GOING_OUT.of(rules)


def points(case: Case, before: int | None = None) -> int:
    """Points of the melds laid this turn (before step ``before``) less those that must take a freed joker."""
    worth = values.laid(case.rules)
    needed = freed.melds_for_freed_jokers(case, worth)
    return sum(
        fact.target.meld.points(worth)
        for fact in case.new_melds
        if fact.target is not None and (before is None or fact.index < before) and fact.index not in needed
    )


def has_new_clean_run(case: Case, before: int | None = None) -> bool:
    """Whether a clean run was laid this turn (before step ``before``)."""
    return any(
        fact.target is not None and _laid_clean(fact)
        for fact in case.new_melds
        if before is None or fact.index < before
    )


def _laid_clean(fact: Fact) -> bool:
    return fact.target is not None and fact.target.meld.clean


def stands(case: Case, before: int) -> bool:
    """Whether the melds laid before this step open by themselves."""
    if needs_clean_run(case.rules) and not has_new_clean_run(case, before):
        return False
    lies = any(fact.index < before for fact in case.new_melds)
    return lies and points(case, before) >= threshold(case.rules)


def sharing(case: Case, fact: Fact, allowed: Sharing, clause: str) -> Iterator[Finding]:
    """Whether a player who had not opened may lay off or swap with this step."""
    args = {
        "rule": allowed.value,
        "left": case.left,
        "points": points(case, fact.index),
        "need": threshold(case.rules),
    }
    if allowed is Sharing.GOING_OUT_ONLY:
        refused = case.closed and not case.out
        yield Debt(clause, fact.index, args, Ground(clause, fact.index, args) if case.out else None)
    elif stands(case, fact.index):
        refused = False
        yield Debt(clause, fact.index, args, Ground(clause, fact.index, args))
    elif is_waived_going_out(case.rules) and (
        not needs_clean_run(case.rules) or has_new_clean_run(case, fact.index)
    ):
        refused = case.closed and not case.out
        yield Debt(clause, fact.index, args, _by_going_out(case, fact.index))
    else:
        refused = True
        yield Finding(clause, fact.index, args)
    if refused:
        yield Finding("not_opened", fact.index)


def _by_going_out(case: Case, step: int | None) -> Ground | None:
    """What makes up for melds that do not open by themselves: that the player goes out."""
    if not case.out or not is_waived_going_out(case.rules):
        return None
    need = threshold(case.rules)
    # Where no points are asked for none are waived: then whoever goes out has opened by that.
    clause = "opening_points_waived_going_out" if need else "not_opened"
    return Ground(clause, step, {"need": need})


def conditions(case: Case) -> Iterator[Debt]:
    """The conditions of a first lay-down, met or not yet."""
    args = {"points": points(case), "need": threshold(case.rules)}
    reached = args["points"] >= args["need"]
    met = Ground("opening_points", None, args) if reached else _by_going_out(case, None)
    yield Debt("opening_points", None, args, met)
    if needs_clean_run(case.rules):
        lies = has_new_clean_run(case)
        yield Debt("opening_clean_run", None, {}, Ground("opening_clean_run") if lies else None)


def check(case: Case) -> Iterator[Finding]:
    """Whether the first lay-down of this player meets the threshold and holds a clean run."""
    lays = any(True for _ in case.new_melds)
    goes_out_on_others = case.out and any(True for _ in case.steps(LayOff, Swap))
    if not case.opened and (lays or goes_out_on_others):
        yield from conditions(case)


def idle(rules: RuleSet) -> Iterator[str]:
    """What counts toward opening, where nothing is asked for."""
    if not threshold(rules) and not needs_clean_run(rules):
        yield OPENING_COUNTS.name


RULE = Rule(
    __name__,
    (OPENING_POINTS, OPENING_CLEAN_RUN, OPENING_COUNTS, OPENING_POINTS_WAIVED_GOING_OUT),
    ("not_opened",),
    check,
    idle=idle,
)
