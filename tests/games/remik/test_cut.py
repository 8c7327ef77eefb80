"""The cut as a ceremony: who, where, what is seen and by whom, what is kept, and how the hand shrinks."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stolik.bots import bot
from stolik.core.cards import Card
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.engine import laws
from stolik.games.remik import CATALOG, SPEC
from stolik.games.remik.actions import Cut, Keep, parse_action
from stolik.games.remik.fallback import fallback
from stolik.games.remik.position import Position
from stolik.games.remik.view import Phase
from stolik.rulekit.ruleset import RuleSet, RuleSetError


def start(text: str, seen: str = "", at: int = 40, players: int = 3) -> Position:
    """A deal about to be cut, with these three cards at the bottom of the part that ``cut AT`` lifts."""
    rules: RuleSet = CATALOG.parse(f"remik/{text}")
    deal = SPEC.deal(rules, players, 0, 0, f"cut {text}")
    pack = list(deal.stock)
    for offset, card in enumerate(parse_cards(seen)):
        place = at - 3 + offset
        other = next(i for i, held in enumerate(pack) if held is card and not at - 3 <= i < place)
        pack[place], pack[other] = pack[other], pack[place]
    return replace(deal, stock=tuple(pack))


def test_the_next_player_cuts_and_alone_sees_three_cards() -> None:
    deal = start("silesian", "7h 2c Kd")
    assert (deal.phase, deal.turn, SPEC.actors(deal)) == (Phase.CUT, 1, (1,))
    assert SPEC.judge(SPEC.view(deal, 2), Cut(40)).clauses == ("cut_by",)
    for count in (0, 2, 108, 5000):
        assert SPEC.judge(SPEC.view(deal, 1), Cut(count)).clauses == ("cut_place",)
    after, told = SPEC.apply(deal, Cut(40))
    assert told == ["cut 40"]
    assert after.phase is Phase.KEEP
    assert SPEC.view(after, 1).seen == parse_cards("7h 2c Kd")
    assert SPEC.view(after, 1).history[-1].text == "cut 40: 7h 2c Kd"
    for seat in (0, 2, None):
        view = SPEC.view(after, seat)
        assert view.seen == ()
        assert view.history[-1].text == "cut 40"
        assert SPEC.wire(view)["cut"]["keep"] == []


@pytest.mark.parametrize(
    ("rules", "knowing"),
    [("silesian", (1,)), ("silesian(cut_show=all)", (0, 1, 2, None)), ("wikibooks", (0, 1, 2, None))],
)
def test_the_cards_of_the_cut_are_told_to_those_who_may_see_them_and_stay_told(rules, knowing) -> None:
    """Also where nothing can be kept, so that the deal follows at once; nobody else is told one of them."""
    deal = start(rules, "7h 2c Kd")
    at, _ = SPEC.apply(deal, Cut(40))
    while at.phase in (Phase.CUT, Phase.KEEP):
        at, _ = SPEC.apply(at, Keep())
    rng = Rng("on")
    for _ in range(5):
        for seat in (0, 1, 2, None):
            cut = SPEC.wire(SPEC.view(at, seat))["history"][0]["text"]
            assert cut == ("cut 40: 7h 2c Kd" if seat in knowing else "cut 40")
        at, _ = SPEC.apply(at, bot("remik", "greedy").act(SPEC.view(at, at.turn), rng))


def test_the_cutter_is_told_whether_nothing_may_be_kept() -> None:
    for rules, seen, may in (
        ("silesian", "* 7h Kd", True),
        ("silesian(cut_keep_optional=false)", "* 7h Kd", False),
        ("silesian(cut_keep_optional=false)", "2c 7h Kd", True),
    ):
        cut, _ = SPEC.apply(start(rules, seen), Cut(40))
        assert SPEC.wire(SPEC.view(cut, 1))["cut"]["decline"] is may
        assert "decline" not in SPEC.wire(SPEC.view(cut, 0))["cut"]


def test_nothing_to_keep_is_known_to_the_cutter_alone() -> None:
    """He says that he keeps nothing, whether or not there was a joker: the others learn nothing."""
    with_joker, _ = SPEC.apply(start("silesian", "7h * Kd"), Cut(40))
    without, _ = SPEC.apply(start("silesian", "7h 2c Kd"), Cut(40))
    for seat in (0, 2, None):
        assert SPEC.wire(SPEC.view(with_joker, seat)) == SPEC.wire(SPEC.view(without, seat))


def test_a_kept_joker_is_the_thirteenth_card_and_the_fact_is_public() -> None:
    cut, _ = SPEC.apply(start("silesian", "* 7h *"), Cut(40))
    view = SPEC.view(cut, 1)
    assert SPEC.wire(view)["cut"]["keep"] == ["*"]
    assert SPEC.judge(view, parse_action("keep * *")).clauses == ("cut_keep",)
    assert SPEC.judge(view, parse_action("keep 7h")).clauses == ("cut_keep",)
    assert SPEC.judge(SPEC.view(cut, 2), parse_action("keep *")).clauses == ("cut_by",)
    assert SPEC.judge(view, Cut(40)).clauses == ("cut_by",)
    assert SPEC.judge(view, Keep())
    assert [str(action) for action in SPEC.legal_actions(view)] == ["keep *", "decline"]
    dealt, told = SPEC.apply(cut, parse_action("keep *"))
    assert told == ["keep *"]
    assert [len(hand) for hand in dealt.hands] == [14, 13, 13]
    assert Card("*") in dealt.hands[1]
    assert sorted(SPEC.census(dealt)) == sorted(SPEC.census(cut))
    assert dealt.stock[-2:] in (parse_cards("7h *"), parse_cards("* 7h"))
    assert SPEC.view(dealt, 1).seen == dealt.seen
    assert SPEC.view(dealt, 2).seen == ()


def test_declining_leaves_the_cards_at_the_bottom() -> None:
    cut, _ = SPEC.apply(start("silesian", "* 7h Kd"), Cut(40))
    dealt, _ = SPEC.apply(cut, Keep())
    assert dealt.stock[-3:] == parse_cards("* 7h Kd")
    assert [len(hand) for hand in dealt.hands] == [14, 13, 13]


def test_where_all_see_the_cards_a_clean_run_shrinks_the_hand_to_ten() -> None:
    deal = start("wikibooks", "9h 7h 8h")
    assert SPEC.actors(deal) == (2,), "the player on the dealer's right cuts"
    cut, told = SPEC.apply(deal, Cut(40))
    assert told == ["cut 40: 9h 7h 8h"]
    assert all(SPEC.view(cut, seat).seen == parse_cards("9h 7h 8h") for seat in (0, 1, 2, None))
    dealt, _ = SPEC.apply(cut, parse_action("keep 7h 8h 9h"))
    assert [len(hand) for hand in dealt.hands] == [14, 13, 13]
    assert not dealt.hands[2].missing(parse_cards("7h 8h 9h"))
    assert len(SPEC.census(dealt)) == 108
    nothing, _ = SPEC.apply(start("wikibooks", "9h 2c Kd"), Cut(40))
    assert nothing.phase is Phase.PLAY, "everybody sees that there is nothing to keep"


def test_first_come_first_served() -> None:
    deal = start("silesian(cut_by=first_come)", "* 7h Kd")
    assert SPEC.actors(deal) == (1, 2)
    assert SPEC.judge(SPEC.view(deal, 2), Cut(40))
    assert SPEC.judge(SPEC.view(deal, 0), Cut(40)).clauses == ("cut_by",)
    cut, _ = SPEC.apply(deal, Cut(40), 2)
    assert (cut.cutter, cut.turn, SPEC.actors(cut)) == (2, 2, (2,))
    dealt, _ = SPEC.apply(cut, parse_action("keep *"))
    assert Card("*") in dealt.hands[2]


def test_keeping_may_be_a_duty() -> None:
    cut, _ = SPEC.apply(start("silesian(cut_keep_optional=false)", "* 7h Kd"), Cut(40))
    assert SPEC.judge(SPEC.view(cut, 1), Keep()).clauses == ("cut_keep_optional",)
    assert [str(action) for action in SPEC.legal_actions(SPEC.view(cut, 1))] == ["keep *"]
    without, _ = SPEC.apply(start("silesian(cut_keep_optional=false)", "2c 7h Kd"), Cut(40))
    assert SPEC.judge(SPEC.view(without, 1), Keep())


def test_two_jokers_where_two_may_be_kept() -> None:
    cut, _ = SPEC.apply(start("silesian(cut_keep_jokers_max=2)", "* 7h *"), Cut(40))
    assert SPEC.wire(SPEC.view(cut, 1))["cut"]["keep"] == ["* *", "*"]
    dealt, _ = SPEC.apply(cut, parse_action("keep * *"))
    assert [len(hand) for hand in dealt.hands] == [14, 13, 13]
    assert dealt.hands[1].count(Card("*")) >= 2


def test_a_cut_where_nothing_may_be_kept_just_cuts() -> None:
    dealt, _ = SPEC.apply(start("silesian(cut_keep=nothing)", "* 7h Kd"), Cut(40))
    assert dealt.phase is Phase.PLAY
    assert dealt.stock[-3:] == parse_cards("* 7h Kd")


def test_nobody_cuts() -> None:
    assert start("silesian(cut_by=none)").phase is Phase.PLAY


@pytest.mark.parametrize("text", ["silesian", "wikibooks", "silesian(cut_by=first_come)"])
def test_the_laws_hold_in_the_cut(text: str) -> None:
    rng = Rng(text)
    deal = start(text)
    actions = [Cut(40), Cut(1), Keep(), parse_action("keep *")]
    cut, _ = SPEC.apply(deal, Cut(40))
    for position in (deal, cut):
        for seat in range(3):
            laws.verdicts_depend_on_the_view(SPEC, position, seat, actions, rng)
            laws.legal_means_allowed(SPEC, SPEC.view(position, seat), actions)
        laws.cards_are_conserved(SPEC, deal, position)
    assert len(SPEC.legal_actions(SPEC.view(deal, deal.turn))) == 105
    assert SPEC.judge(SPEC.view(deal, deal.turn), fallback(SPEC.view(deal, deal.turn)))
    assert SPEC.judge(SPEC.view(cut, cut.turn), fallback(SPEC.view(cut, cut.turn)))


def test_where_one_card_is_looked_at_only_the_lowest_is_seen() -> None:
    deal = start("romme", "7h Kd *")
    seat = deal.turn
    assert SPEC.judge(SPEC.view(deal, seat), Cut(0)).clauses == ("cut_place",)
    assert SPEC.judge(SPEC.view(deal, seat), Cut(1))
    after, _ = SPEC.apply(deal, Cut(40))
    view = SPEC.view(after, seat)
    assert view.seen == parse_cards("*")
    assert SPEC.wire(view)["cut"]["keep"] == ["*"]
    assert SPEC.judge(view, parse_action("keep 7h")).clauses == ("cut_keep",)
    dealt, _ = SPEC.apply(after, parse_action("keep *"))
    assert dealt.stock[-2:] == parse_cards("7h Kd")
    assert SPEC.view(dealt, seat).seen == ()


@pytest.mark.parametrize(
    ("changes", "need"),
    [
        ({"cut_cards_seen": 2, "cut_keep": "joker_or_clean_run"}, 3),
        ({"cut_cards_seen": 1, "cut_keep_jokers_max": 2}, 2),
    ],
)
def test_no_more_may_be_kept_than_is_looked_at(changes: dict[str, object], need: int) -> None:
    with pytest.raises(RuleSetError) as refused:
        CATALOG.preset("silesian").replace(**changes)
    assert [(found.clause, found.args["need"]) for found in refused.value.findings] == [
        ("cut_cards_seen", need)
    ]
    assert CATALOG.preset("silesian").replace(**{**changes, "cut_keep": "nothing"})
    assert CATALOG.preset("silesian").replace(**{**changes, "cut_by": "none"})
