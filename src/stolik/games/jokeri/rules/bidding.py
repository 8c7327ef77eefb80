"""Bids: the base points of chapter 5."""

from __future__ import annotations

from collections.abc import Iterable

from stolik.games.jokeri.case import Case
from stolik.rulekit.finding import Finding
from stolik.rulekit.rule import Rule


def check(case: Case) -> Iterable[Finding]:
    """A bid out of range, a second bid, a bid where none is made."""
    if case.bid is None:
        return
    view = case.view
    if not view.form.has_bids:
        yield Finding("no_bids", args={"form": str(view.form)})
        return
    if not 0 <= case.bid <= view.cards:
        yield Finding("bid_range", args={"bid": case.bid, "tricks": view.cards})
    if view.seat is not None and (said := view.bids[view.seat]) is not None:
        yield Finding("bid_final", args={"bid": said})


RULE: Rule[Case] = Rule(
    __name__,
    points=(
        "bid_order",
        "bid_range",
        "bid_final",
        "others_free",
        "always_a_bid",
        "nines_bids",
        "dark_bids",
        "no_bids",
        "special_trump",
    ),
    check=check,
)
