"""The number that the dealer may not bid (clause 5.4)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from stolik.games.jokeri.case import Case
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule
from stolik.rulekit.ruleset import RuleSet
from stolik.rulekit.setting import choice


class DealerHook(StrEnum):
    """Whether the dealer is barred from making the bids add up."""

    ON = "on"
    OFF = "off"


DEALER_HOOK = choice("dealer_hook", DealerHook, DealerHook.ON)


def is_dealer_barred(rules: RuleSet) -> bool:
    """Whether the four bids may not add up to the tricks of the deal."""
    return DEALER_HOOK.of(rules) is DealerHook.ON


def check(case: Case) -> Iterable[Finding]:
    """The dealer's bid that would make the bids add up to the tricks."""
    view = case.view
    if case.bid is not None and case.bid == view.barred and view.seat == view.dealer:
        others = sum(bid for bid in view.bids if bid is not None)
        yield Finding("dealer_hook", args={"bid": case.bid, "others": others, "tricks": view.cards})


RULE: Rule[Case] = Rule(__name__, settings=(DEALER_HOOK,), check=check)
