"""The end of the game: the sheet, when it is full, who wins, and the pot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from ....rulekit.rule import Rule
from ....rulekit.ruleset import RuleSet
from ....rulekit.setting import choice, number


class EndForm(StrEnum):
    """What ends the game."""

    SINGLE = "single"
    LIMIT = "limit"
    DEALS = "deals"
    WINS = "wins"
    POT = "pot"


class EndTest(StrEnum):
    """Whether the limit must be exceeded or reached."""

    OVER = "over"
    REACH = "reach"


class PotRewrite(StrEnum):
    """What the score of a player who went bust is set to."""

    NEAREST_BELOW_LIMIT = "nearest_below_limit"


class Ranking(StrEnum):
    """Who stands first."""

    LOW = "low"


class Ties(StrEnum):
    """What equal totals at the end mean."""

    SHARED = "shared"
    EXTRA_DEAL = "extra_deal"


END_FORM = choice("end_form", EndForm, EndForm.LIMIT)
END_VALUE = number("end_value", 500, 1, 100_000, offered=(3, 300, 1000))
END_TEST = choice("end_test", EndTest, EndTest.OVER)
POT_STAKE = number("pot_stake", 10, 0, 1_000_000, offered=(20, 100))
POT_REWRITE = choice("pot_rewrite", PotRewrite, PotRewrite.NEAREST_BELOW_LIMIT)
RANKING = choice("ranking", Ranking, Ranking.LOW)
TIES = choice("ties", Ties, Ties.SHARED)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The score sheet after some deals.

    ``totals`` are as scored (in the pot form after rewriting), ``places`` start at 1 and equals share them.
    ``limit`` is the points limit, where there is one. In the pot form ``pot`` is all that was paid in,
    ``net`` each player's balance, ``busts`` how often each paid. ``running`` are the totals after each deal.
    """

    over: bool
    totals: tuple[int, ...]
    places: tuple[int, ...]
    wins: tuple[int, ...]
    running: tuple[tuple[int, ...], ...]
    limit: int | None = None
    pot: int | None = None
    net: tuple[int, ...] | None = None
    busts: tuple[int, ...] | None = None


def limit(rules: RuleSet) -> int | None:
    """The points limit, where the game ends by one."""
    return END_VALUE.of(rules) if END_FORM.of(rules) in (EndForm.LIMIT, EndForm.POT) else None


def terms(rules: RuleSet) -> dict[str, int | str | bool | None]:
    """When the game ends and how it is ranked, as plain values for those who add up a sheet by a table.

    ``past`` is the least total that is past the limit; ``deals`` and ``wins`` are the numbers that end the
    game; ``by_wins`` ranks by won deals first, ``extra`` asks for another deal while the first place is
    shared, ``pot`` is the pot's stake. What does not apply is None.
    """
    form, value = END_FORM.of(rules), END_VALUE.of(rules)
    has_limit = form in (EndForm.LIMIT, EndForm.POT)
    return {
        "form": str(form),
        "limit": value if has_limit else None,
        "past": (value if END_TEST.of(rules) is EndTest.REACH else value + 1) if has_limit else None,
        "deals": {EndForm.SINGLE: 1, EndForm.DEALS: value}.get(form),
        "wins": value if form is EndForm.WINS else None,
        "by_wins": form is EndForm.WINS,
        "extra": TIES.of(rules) is Ties.EXTRA_DEAL,
        "pot": POT_STAKE.of(rules) if form is EndForm.POT else None,
    }


def _is_past(rules: RuleSet, total: int) -> bool:
    value = END_VALUE.of(rules)
    return total >= value if END_TEST.of(rules) is EndTest.REACH else total > value


def _places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def sheet(rules: RuleSet, players: int, deals: Sequence[Sequence[int]], stake: int | None = None) -> Sheet:
    """The sheet of a game: ``deals`` hold each player's penalty points a deal, the finisher's 0.

    ``stake`` overrides the agreed stake of the pot. Deals after the end are not counted.
    """
    form = END_FORM.of(rules)
    if form is EndForm.POT:
        return _pot(rules, players, deals, POT_STAKE.of(rules) if stake is None else stake)
    totals = [0] * players
    wins = [0] * players
    running: list[tuple[int, ...]] = []
    over = False
    for deal in deals:
        totals = [total + points for total, points in zip(totals, deal, strict=True)]
        if min(deal) == 0 and sum(points == 0 for points in deal) == 1:
            wins[list(deal).index(0)] += 1
        running.append(tuple(totals))
        over = _is_over(rules, form, totals, wins, len(running))
        if over:
            break
    places = _rank(form, totals, wins)
    return Sheet(over, tuple(totals), places, tuple(wins), tuple(running), limit(rules))


def _rank(form: EndForm, totals: Sequence[int], wins: Sequence[int]) -> tuple[int, ...]:
    if form is EndForm.WINS:
        return _places([(-won, total) for won, total in zip(wins, totals, strict=True)])
    return _places([(total,) for total in totals])


def _is_over(rules: RuleSet, form: EndForm, totals: list[int], wins: list[int], deals: int) -> bool:
    value = END_VALUE.of(rules)
    match form:
        case EndForm.SINGLE:
            over = True
        case EndForm.LIMIT:
            over = any(_is_past(rules, total) for total in totals)
        case EndForm.DEALS:
            over = deals >= value
        case _:
            over = max(wins) >= value
    if over and TIES.of(rules) is Ties.EXTRA_DEAL:
        over = _rank(form, totals, wins).count(1) == 1
    return over


def _pot(rules: RuleSet, players: int, deals: Sequence[Sequence[int]], stake: int) -> Sheet:
    """The pot form: whoever goes past the limit pays the stake and is set to the highest score below it.

    The player who drives all the others past the limit in one deal takes the pot, and the game is over.
    """
    totals = [0] * players
    wins = [0] * players
    net = [0] * players
    busts = [0] * players
    running: list[tuple[int, ...]] = []
    over = False
    for deal in deals:
        totals = [total + points for total, points in zip(totals, deal, strict=True)]
        if sum(points == 0 for points in deal) == 1:
            wins[list(deal).index(0)] += 1
        past = [seat for seat in range(players) if _is_past(rules, totals[seat])]
        for seat in past:
            net[seat] -= stake
            busts[seat] += 1
        safe = [seat for seat in range(players) if seat not in past]
        if past and len(safe) <= 1:
            over = True
            if safe:
                net[safe[0]] += stake * sum(busts)
        else:
            for seat in past:
                totals[seat] = max(totals[other] for other in safe)
        running.append(tuple(totals))
        if over:
            break
    return Sheet(
        over,
        tuple(totals),
        _places([(total,) for total in totals]),
        tuple(wins),
        tuple(running),
        limit(rules),
        stake * sum(busts),
        tuple(net),
        tuple(busts),
    )


RULE: Rule[object] = Rule(__name__, (END_FORM, END_VALUE, END_TEST, POT_STAKE, POT_REWRITE, RANKING, TIES))
