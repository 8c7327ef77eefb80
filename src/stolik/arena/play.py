"""One deal or match between bots, every action judged and timed."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..bots.base import AnyBot
from ..core.rng import Rng
from ..engine.spec import GameSpec
from ..rulekit.ruleset import RuleSet
from .measures import Decision, PlayedDeal

Spec = GameSpec[Any, Any, Any]
MOST_DECISIONS = 5000
"""A deal is broken off after so many; no deal that can end lasts as long."""
_SURE = time.get_clock_info("process_time").resolution < 1e-4
_clock = time.process_time if _SURE else time.perf_counter


@dataclass(frozen=True, slots=True)
class Refusal:
    """An action that the referee refused: an error of the bot's program."""

    seat: int
    seed: str
    action: str
    clauses: tuple[str, ...]


@dataclass(slots=True)
class Play:
    """What was played on one seed: the deals, what was refused, and a whole match's sheet."""

    deals: list[PlayedDeal] = field(default_factory=list)
    refused: list[Refusal] = field(default_factory=list)
    sheet: Any = None


def play_deal(
    spec: Spec, rules: RuleSet, bots: Sequence[AnyBot], dealer: int, number: int, seed: str
) -> Play:
    """One deal. A refused action is noted, and the game's own fallback is played for it."""
    play = Play()
    start = spec.deal(rules, len(bots), dealer, number, seed)
    play.deals.append(_deal(spec, rules, bots, number, start, seed, play.refused))
    return play


def play_match(spec: Spec, rules: RuleSet, bots: Sequence[AnyBot], seed: str) -> Play:
    """Deals until the rules end the match, or one deal is broken off or void; then there is no sheet."""
    play = Play()
    dealer = spec.first_dealer(rules, len(bots), Rng(seed).child("first dealer")).dealer
    results: list[Any] = []
    while True:
        name = f"{seed}/deal/{len(results) + 1}"
        start = spec.after(spec.deal(rules, len(bots), dealer, len(results), name), results)
        deal = _deal(spec, rules, bots, len(results), start, name, play.refused)
        play.deals.append(deal)
        if deal.result is None or getattr(deal.result, "void", False):
            return play
        results.append(deal.result)
        sheet = spec.sheet(rules, results)
        if sheet["over"]:
            play.sheet = sheet
            return play
        dealer = spec.next_dealer(rules, dealer, len(bots))


def _deal(
    spec: Spec,
    rules: RuleSet,
    bots: Sequence[AnyBot],
    number: int,
    start: Any,
    seed: str,
    refused: list[Refusal],
) -> PlayedDeal:
    decisions: list[Decision] = []
    end = start
    for decision, after in _decided(spec, start, bots, seed, refused):
        decisions.append(decision)
        end = after
    return PlayedDeal(spec, rules, number, start, end, spec.result(end), decisions)


def _decided(
    spec: Spec, position: Any, bots: Sequence[AnyBot], seed: str, refused: list[Refusal]
) -> Iterator[tuple[Decision, Any]]:
    chance = Rng(seed).child("bots")
    for number in range(MOST_DECISIONS):
        seat = spec.to_move(position)
        if seat is None:
            return
        view = spec.view(position, seat)
        rng = chance.child(f"{number}/{seat}")
        begin = _clock()
        action = bots[seat].act(view, rng)
        seconds = _clock() - begin
        verdict = spec.judge(view, action)
        if not verdict:
            refused.append(Refusal(seat, seed, str(action), verdict.clauses))
            action = spec.fallback(view)
        position, _ = spec.apply(position, action, seat)
        yield Decision(seat, action, seconds), position
