"""The referee: verdicts on actions and whole turns, from a view alone."""

from __future__ import annotations

from collections.abc import Iterable

from ...core.cards import Card
from ...core.lex import TextError
from ...rulekit.finding import Debt, Finding, Verdict
from . import case as cases
from .actions import Action, Cut, Draw, Keep, Step, parse_steps
from .case import Case
from .law import meld_law
from .rules import RULES, cut, finish
from .view import Phase, View

_CHECKS = tuple(rule.check for rule in RULES if rule.check is not None)


def judge(view: View, action: Action) -> Verdict:
    """The verdict on an action of the view's seat."""
    rules = view.rules
    if view.phase is Phase.OVER or view.seat is None:
        return Verdict(rules, (Finding("not_your_turn", None, {"phase": "other"}),))
    if isinstance(action, Cut | Keep):
        return Verdict(rules, tuple(_judge_cut(view, action)))
    found = (
        []
        if view.seat == view.turn and view.phase in (Phase.DRAW, Phase.PLAY)
        else [Finding("not_your_turn", None, {"phase": _cutting(view)})]
    )
    if isinstance(action, Draw):
        if view.phase is Phase.PLAY:
            found.append(Finding("one_draw", 0))
        return Verdict(rules, tuple(found))
    found += [
        Finding("one_draw" if view.phase is Phase.PLAY else "draw_alone", index)
        for index, step in enumerate(action.steps)
        if isinstance(step, Draw)
    ]
    verdict = conclude(cases.build(view, action.steps, meld_law(rules), closed=True))
    findings = (*found, *verdict.findings)
    return Verdict(rules, findings, verdict.paid, verdict.outcome)


def judge_turn(view: View, steps: Iterable[Step]) -> Verdict:
    """The verdict on a whole turn, a draw from the stock included; the card drawn is told by its step."""
    return conclude(cases.build(view, steps, meld_law(view.rules), closed=True))


def judge_text(view: View, text: str) -> Verdict:
    """The verdict on a whole turn given as text; text that cannot be read is refused as ``syntax``."""
    try:
        return judge_turn(view, parse_steps(text))
    except TextError as error:
        return Verdict(view.rules, (syntax(error),))


def syntax(error: TextError) -> Finding:
    """The finding for text that cannot be read."""
    return Finding(
        "syntax", None, {"text": error.text[:80], "position": error.position + 1, "expected": error.expected}
    )


def assess(case: Case) -> tuple[tuple[Finding, ...], tuple[Debt, ...]]:
    """Everything the checks say: findings for good, and debts, paid or not."""
    findings: list[Finding] = []
    debts: list[Debt] = []
    for check in _CHECKS:
        for found in check(case):
            if isinstance(found, Debt):
                debts.append(found)
            else:
                findings.append(found)
    return tuple(findings), tuple(debts)


def conclude(case: Case) -> Verdict:
    """The verdict on a closed case: at its end every unpaid debt is a finding."""
    findings, debts = assess(case)
    unpaid = tuple(debt.finding for debt in debts if not debt.paid)
    outcome: dict[str, object] = {"out": case.out}
    if case.out:
        outcome["multiplier"] = finish.multiplier(case)
    grounds = tuple(debt.met for debt in debts if debt.met is not None)
    return Verdict(case.rules, (*findings, *unpaid), grounds, outcome)


def _judge_cut(view: View, action: Cut | Keep) -> Iterable[Finding]:
    if isinstance(action, Cut):
        allowed = cut.cutters(view.rules, view.dealer, view.players)
        least = cut.cards_seen(view.rules)
        if view.phase is not Phase.CUT or view.seat not in allowed:
            yield Finding("cut_by")
        elif not least <= action.count < view.pack:
            yield Finding("cut_place", 0, {"least": least, "most": view.pack - 1})
        return
    if view.phase is not Phase.KEEP or view.seat != view.turn:
        yield Finding("cut_by")
        return
    ways = keepable(view)
    if action.cards and not any(sorted(way) == sorted(action.cards) for way in ways):
        yield Finding("cut_keep", 0, {"cards": action.cards})
    if not action.cards and ways and not cut.may_decline(view.rules):
        yield Finding("cut_keep_optional")


def _cutting(view: View) -> str:
    """The phase that this seat has to get through at the cut, or "other" where it has nothing to do there."""
    if view.phase is Phase.CUT:
        mine = view.seat in cut.cutters(view.rules, view.dealer, view.players)
    else:
        mine = view.phase is Phase.KEEP and view.seat == view.turn
    return view.phase.value if mine else "other"


def keepable(view: View) -> tuple[tuple[Card, ...], ...]:
    """Every set of cards that the cutter may keep now."""
    return cut.keepable(view.rules, view.seen, meld_law(view.rules))
