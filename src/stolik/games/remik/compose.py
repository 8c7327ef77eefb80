"""What picked cards can do in a turn being composed: the referee's answer for a hand on a screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ...core.cards import JOKER, Card, card_of
from ...core.lex import TextError
from ...engine.spec import Choice, Composition
from ...rulekit.finding import Finding
from ...rummy.melds import Kind, Laid, Meld, arrange, rank_at, read_addition
from ...rummy.solver import Penalty, best_arrangement
from . import nearest, verdicts
from .actions import Clear, Discard, Draw, LayMeld, LayOff, Play, Step, Swap, Take, parse_step
from .draft import Draft
from .law import meld_law, meld_values
from .rules import clear, laps, opening, penalties, pile, start, swap
from .view import Phase, TableMeld, View, meld_name

MAX_PICKED = 15
ENDS = ("low", "high")


def compose(view: View, steps: Sequence[str], picked: Sequence[Card]) -> Composition:
    """The draft of these steps, and what the picked cards can do next.

    TextError if a step cannot be read or more cards are picked than a hand holds.
    """
    if len(picked) > MAX_PICKED:
        raise TextError("picked", str(len(picked)), most=MAX_PICKED)
    draft = Draft(view, tuple(parse_step(text) for text in steps))
    case = draft.case
    choices = tuple(_judged(draft, step) for step in _choices(draft, picked)) if _may_act(view) else ()
    return Composition(
        steps=tuple(map(str, draft.steps)),
        hand=tuple(sorted(case.hand)) + _freed(case.freed),
        melds=tuple(case.table.values()),
        findings=draft.findings,
        debts=draft.conditions,
        status=tuple(_status(draft)),
        choices=choices,
        nearest=_refused(draft, picked, choices) if _may_act(view) and picked else (),
        groups=_groups(draft),
    )


def _groups(draft: Draft) -> tuple[tuple[Card, ...], ...]:
    """The melds that the hand could become, those first that leave least to pay: an order for screens."""
    rules = draft.view.rules
    cost = Penalty(
        penalties.card_penalty(rules, Card("As")),
        penalties.court_penalty(rules),
        penalties.card_penalty(rules, JOKER),
    )
    melds, _ = best_arrangement(draft.case.hand, meld_law(rules), cost)
    return tuple(tuple(laid.card for laid in meld.cards) for meld in melds)


def _may_act(view: View) -> bool:
    return view.seat == view.turn and view.phase in (Phase.DRAW, Phase.PLAY)


def _freed(count: int) -> tuple[Card, ...]:
    return (Card("*"),) * count


def _status(draft: Draft) -> Iterator[Mapping[str, Any]]:
    """What stands between the player and opening or going out, with numbers where there are any."""
    conditions = [
        debt for debt in draft.conditions if debt.clause not in ("opening_points", "opening_clean_run")
    ]
    if draft.case.first_turn and start.is_discard_only(draft.case.rules):
        yield {"id": "first_turn_discard_only", "ok": False, "args": {}}
        return
    if laps.melds_wait(draft.view.rules, draft.view.lap):
        args = laps.melds_evidence(draft.view.rules, draft.view.lap)
        yield {"id": "melds_from_lap", "ok": False, "args": args}
        return
    if not draft.case.opened:
        conditions = [*opening.conditions(draft.case), *conditions]
    seen: set[str] = set()
    for debt in conditions:
        if debt.clause not in seen or not debt.paid:
            seen.add(debt.clause)
            numbers = (
                {"have": debt.args["points"], "need": debt.args["need"]} if "points" in debt.args else {}
            )
            yield {"id": debt.clause, "ok": debt.paid, "args": dict(debt.args), **numbers}


def _judged(draft: Draft, step: Step) -> Choice:
    """The step as a choice: what it would break for good, or for a discard what the whole turn would."""
    after = draft.add(step)
    kind = str(step).partition(" ")[0]
    if isinstance(step, Draw):
        return Choice(str(step), kind, final=True)
    if isinstance(step, Take) and pile.touch_binds(draft.view.rules):
        return Choice(
            str(step), kind, findings=verdicts.judge(draft.view, Play((step,))).findings, final=True
        )
    if isinstance(step, Discard):
        return Choice(str(step), kind, findings=after.verdict.findings, final=True)
    before = set(map(_key, draft.findings))
    findings = tuple(found for found in after.findings if _key(found) not in before)
    points = None
    target = after.case.facts[-1].target
    if isinstance(step, LayMeld) and target is not None:
        points = target.meld.points(meld_values(draft.view.rules))
    return Choice(str(step), kind, getattr(step, "meld", None), points, findings)


def _key(found: Finding) -> tuple[str, int | None]:
    return (found.clause, found.step)


def _choices(draft: Draft, picked: Sequence[Card]) -> Iterator[Step]:
    case = draft.case
    if not picked:
        if draft.view.phase is Phase.DRAW and not draft.steps:
            yield Draw()
            if draft.view.pile:
                yield Take()
        if clear.is_allowed(case.rules):
            yield from (Clear(name) for name, entry in case.table.items() if _is_full(entry.meld))
        return
    law = meld_law(case.rules)
    if len(picked) >= min(law.group_min, law.run_min):
        for meld in arrange(picked, law):
            yield LayMeld.of(meld)
    for entry in case.table.values():
        yield from _onto(draft, entry, picked)
    if len(picked) == 1:
        yield Discard(picked[0])


def _refused(draft: Draft, picked: Sequence[Card], choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """Why the picked cards are no meld, and why they do not go onto each meld that they do not go onto."""
    law = meld_law(draft.view.rules)
    steps: list[Step] = []
    if not any(choice.kind == "meld" for choice in choices):
        steps += nearest.melds(picked, law)
    fitting = {choice.meld for choice in choices}
    for entry in draft.case.table.values():
        if entry.name not in fitting:
            rows = [(row, end) for end in ENDS if (row := _row(entry.meld, picked, end)) is not None]
            steps += nearest.onto(entry, picked, rows, law)
    if not draft.case.table:
        # Nothing lies there to be added to, which the referee says of any letter.
        steps.append(LayOff(tuple(map(Laid, picked)), meld_name(0)))
    judged = (_judged(draft, step) for step in steps)
    return tuple(choice for choice in judged if not choice.ok)


def _is_full(meld: Meld) -> bool:
    return meld.kind is Kind.GROUP and len(meld.cards) >= 4


def _onto(draft: Draft, entry: TableMeld, picked: Sequence[Card]) -> Iterator[Step]:
    """Ways in which the picked cards, all of them, go onto a meld: as a lay-off, or in a joker's place."""
    rules = draft.view.rules
    if any(sorted(way) == sorted(picked) for way in swap.exchanges(entry.meld, rules)):
        yield Swap(tuple(picked), entry.name)
    yield from additions(draft, entry, picked)


def additions(draft: Draft, entry: TableMeld, picked: Sequence[Card]) -> Iterator[LayOff]:
    """Lay-offs of exactly the picked cards on a meld that its shape takes, in whatever order they came."""
    law = meld_law(draft.view.rules)
    if entry.meld.kind is Kind.GROUP:
        laid = tuple(Laid(card) for card in picked)
        if read_addition(entry.meld, laid, None, law):
            yield LayOff(laid, entry.name)
        return
    both = []
    for end in ENDS:
        row = _row(entry.meld, picked, end)
        if row is not None and read_addition(entry.meld, row, end, law):
            both.append((row, end))
    for row, end in both:
        plain = read_addition(entry.meld, row, None, law)
        yield LayOff(row, entry.name, None if plain else end)


def _row(meld: Meld, picked: Sequence[Card], end: str) -> tuple[Laid, ...] | None:
    """The picked cards in the order in which they continue a run at an end, jokers filling gaps."""
    suit = meld.suit
    if suit is None:
        return None
    start = meld.high + 1 if end == "high" else meld.low - len(picked)
    naturals = [card for card in picked if not card.is_joker]
    jokers = len(picked) - len(naturals)
    row = []
    for position in range(start, start + len(picked)):
        card = card_of(rank_at(position), suit)
        if card in naturals:
            naturals.remove(card)
            row.append(Laid(card))
        elif jokers:
            jokers -= 1
            row.append(Laid(Card("*"), card))
        else:
            return None
    return tuple(row) if not naturals else None
