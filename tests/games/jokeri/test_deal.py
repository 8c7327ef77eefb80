"""How a deal goes: packets, phases, who acts, what is seen, the fixed fallback move, the first dealer."""

from __future__ import annotations

from collections import Counter

import pytest

from stolik.core.cards import JOKER, Card, Suit
from stolik.core.lex import TextError
from stolik.core.rng import Rng
from stolik.games.jokeri import SPEC
from stolik.games.jokeri.actions import Bid, NameTrump, PlayCard, parse_action
from stolik.games.jokeri.kinds import PACK, Form, Phase
from stolik.games.jokeri.position import Position, draw_first_dealer, set_out
from stolik.games.jokeri.rules.length import schedule
from stolik.games.jokeri.told import told_view
from stolik.tricks.trick import Play, parse_play

from .tables import end_of, table, walk

FULL = "jokeri/classic(length=full40)"


def first_of(form: Form, cards: int = 9) -> Position:
    rules = table(FULL)
    number = next(at for at, slot in enumerate(schedule(rules)) if (slot.form, slot.cards) == (form, cards))
    return SPEC.deal(rules, 4, 1, number, f"deal {form}")


def play_bids(position: Position, *bids: int) -> Position:
    for bid in bids:
        position, _ = SPEC.apply(position, Bid(bid))
    return position


def test_the_pack() -> None:
    assert len(PACK) == 36
    assert Counter(PACK)[JOKER] == 2
    assert Counter(card.suit for card in PACK if card.suit is not None) == {
        Suit.SPADES: 8,
        Suit.CLUBS: 8,
        Suit.HEARTS: 9,
        Suit.DIAMONDS: 9,
    }
    assert Card("6s") not in PACK
    assert Card("6d") in PACK


def test_cards_go_round_singly_from_the_seat_after_the_dealer() -> None:
    deal = set_out(table("jokeri/classic"), 1, 1, PACK)
    assert deal.slot.cards == 2
    assert [str(deal.hands[seat]) for seat in (2, 3, 0, 1)] == [
        f"{PACK[at]} {PACK[at + 4]}" for at in range(4)
    ]
    assert deal.turned is PACK[8]
    assert deal.trump is PACK[8].suit
    assert len(deal.rest) == 27
    assert (deal.phase, deal.turn) == (Phase.BID, 2)


def test_a_turned_joker_makes_no_trump() -> None:
    pack = (*PACK[:4], JOKER, *PACK[4:-1])
    deal = set_out(table("jokeri/classic"), 0, 0, pack)
    assert deal.turned is JOKER
    assert deal.trump is None
    assert deal.is_trump_known
    assert SPEC.wire(SPEC.view(deal, 0))["trump"] == "-"


def test_nines_show_three_cards_until_the_trump_is_named() -> None:
    deal = first_of(Form.PLAIN)
    assert (deal.phase, deal.turn) == (Phase.TRUMP, 2)
    assert [len(hand) for hand in deal.hands] == [3] * 4
    view = SPEC.view(deal, 2)
    assert view.namer == 2
    assert SPEC.wire(view)["trump"] is None
    assert SPEC.judge(view, Bid(3)).clauses == ("moves",)
    after, _ = SPEC.apply(deal, NameTrump(Suit.CLUBS))
    assert (after.phase, after.turn, after.trump) == (Phase.BID, 2, Suit.CLUBS)
    assert [len(hand) for hand in after.hands] == [9] * 4
    assert all(set(before) <= set(now) for before, now in zip(deal.hands, after.hands, strict=True))
    assert SPEC.judge(SPEC.view(after, 2), NameTrump(None)).clauses == ("trump_stays", "moves")


def test_dark_deals_are_bid_on_nothing_then_named_then_played() -> None:
    deal = first_of(Form.DARK)
    assert (deal.phase, deal.turn) == (Phase.BID, 2)
    assert [len(hand) for hand in deal.hands] == [0] * 4
    named = play_bids(deal, 3, 3, 3)
    assert SPEC.judge(SPEC.view(named, 1), Bid(0)).clauses == ("dealer_hook",)
    named = play_bids(named, 1)
    assert (named.phase, named.turn) == (Phase.TRUMP, 2)
    assert [len(hand) for hand in named.hands] == [3] * 4
    played, _ = SPEC.apply(named, NameTrump(None))
    assert (played.phase, played.turn) == (Phase.PLAY, 2)
    assert [len(hand) for hand in played.hands] == [9] * 4
    assert played.trump is None


@pytest.mark.parametrize("form", [Form.GOLDEN, Form.MISERE])
def test_golden_and_misere_go_from_the_trump_to_the_play(form: Form) -> None:
    deal = first_of(form)
    assert deal.phase is Phase.TRUMP
    played, _ = SPEC.apply(deal, NameTrump(Suit.HEARTS))
    assert (played.phase, played.turn) == (Phase.PLAY, 2)
    assert SPEC.judge(SPEC.view(played, 2), Bid(1)).clauses == ("no_bids", "moves")


def test_no_trump_deals_are_dealt_whole_and_name_nothing() -> None:
    deal = first_of(Form.NO_TRUMP)
    assert (deal.phase, deal.trump, deal.is_trump_known) == (Phase.BID, None, True)
    assert [len(hand) for hand in deal.hands] == [9] * 4
    assert SPEC.view(deal, 0).namer is None
    assert SPEC.judge(SPEC.view(deal, 2), NameTrump(None)).clauses == ("no_trump_set", "moves")


def test_the_nine_of_a_ladder_names_its_trump_too() -> None:
    deal = SPEC.deal(table("jokeri/classic(length=ladder9)"), 4, 0, 8, "ladder")
    assert deal.slot.cards == 9
    assert deal.phase is Phase.TRUMP


def test_a_finished_deal_refuses_everything() -> None:
    end = end_of(table("jokeri/classic"), 3, "over")
    assert SPEC.to_move(end) is None
    assert SPEC.actors(end) == ()
    for action in (Bid(1), NameTrump(None), PlayCard(Play(JOKER))):
        for seat in (0, None):
            assert "moves" in SPEC.judge(SPEC.view(end, seat), action).clauses
    assert "over" in SPEC.judge(SPEC.view(end, 0), Bid(1)).explain("en")


def test_the_same_seed_gives_the_same_deal_for_ever() -> None:
    rules = table("jokeri/classic")
    again = SPEC.deal(rules, 4, 0, 3, "kitchen-table-7")
    assert again == SPEC.deal(rules, 4, 0, 3, "kitchen-table-7")
    assert [str(hand) for hand in again.hands] == PINNED
    assert again != SPEC.deal(rules, 4, 0, 3, "kitchen-table-8")


PINNED = ["Js Jh Qh Kd", "9h Kh 8d 7c", "Ah 6d Jd *", "Ks 6h Qd *"]


def test_the_wire_tells_what_the_seat_may_know() -> None:
    rules = table("jokeri/classic")
    keys = {
        "game",
        "seat",
        "players",
        "dealer",
        "turn",
        "phase",
        "number",
        "set",
        "cards",
        "form",
        "hand",
        "counts",
        "turned",
        "trump",
        "namer",
        "bids",
        "taken",
        "course",
        "trick",
        "winning",
        "jokers",
        "last_trick",
        "barred",
        "legal",
        "why",
        "history",
        "result",
    }
    reasons = 0
    for position, action in walk(rules, 5, "wire"):
        for seat in range(4):
            wired = SPEC.wire(SPEC.view(position, seat))
            assert set(wired) == keys
            assert wired["hand"] == str(position.hands[seat]).split()
            if seat != position.turn:
                assert wired["legal"] == []
                assert wired["why"] == {}
            elif position.phase is Phase.PLAY:
                assert str(action).partition(" ")[2] in wired["legal"]
                standard = {play for play in wired["legal"] if not play.startswith("*")}
                assert standard | set(wired["why"]) == set(wired["hand"]) - {"*"}
                for findings in wired["why"].values():
                    assert {finding["clause"] for finding in findings} <= {
                        "follow",
                        "must_trump",
                        "high_joker_demand",
                    }
                    assert all(isinstance(card, str) for card in findings[0]["args"]["cards"])
                    reasons += 1
    assert reasons > 3


def test_the_end_of_a_deal_on_the_wire() -> None:
    end = end_of(table("jokeri/classic"), 4, "end")
    assert end.result is not None
    wired = SPEC.wire(SPEC.view(end, 1))
    assert wired["result"] == {
        "bids": list(end.bids),
        "taken": list(end.taken),
        "points": list(end.result.points),
        "because": list(end.result.because),
    }
    assert wired["last_trick"]["winner"] in range(4)
    assert wired["turn"] is None


def test_the_fixed_fallback_move() -> None:
    rules = table("jokeri/classic")
    deal = first_of(Form.PLAIN)
    assert SPEC.fallback(SPEC.view(deal, 2)) == NameTrump(None)
    after, _ = SPEC.apply(deal, NameTrump(None))
    assert SPEC.fallback(SPEC.view(after, 2)) == Bid(0)
    assert SPEC.fallback(SPEC.view(play_bids(after, 9, 0, 0), 1)) == Bid(1)
    with pytest.raises(ValueError, match="turn"):
        SPEC.fallback(SPEC.view(deal, 0))
    told = {"form": "plain", "trump": "s", "hand": "* *", "trick": ""}
    assert str(SPEC.fallback(told_view(told, rules))) == "play *_s"
    assert str(SPEC.fallback(told_view({**told, "trump": "-"}, rules))) == "play *_s"
    assert str(SPEC.fallback(told_view({**told, "trump": "d"}, rules))) == "play *_d"
    assert str(SPEC.fallback(told_view({**told, "trick": "9h"}, rules))) == "play *-"
    assert str(SPEC.fallback(told_view({**told, "hand": "7h 7d * Ac", "trick": ""}, rules))) == "play 7h"
    assert str(SPEC.fallback(told_view({**told, "hand": "As 9s 8d", "trick": "Th"}, rules))) == "play 9s"


def test_fallback_moves_are_legal_to_the_end() -> None:
    for text in ("jokeri/classic", "jokeri/tbilisi", FULL):
        rules = table(text)
        for number in range(0, len(schedule(rules)), 3):
            position = SPEC.deal(rules, 4, 0, number, f"fallback {number}")
            while (turn := SPEC.to_move(position)) is not None:
                action = SPEC.fallback(SPEC.view(position, turn))
                assert SPEC.judge(SPEC.view(position, turn), action)
                position, _ = SPEC.apply(position, action)
            assert position.result is not None


def test_the_first_ace_deals() -> None:
    found = Counter()
    for seed in range(400):
        first = draw_first_dealer(Rng(f"ace {seed}"))
        cards = [(seat, card) for draw in first.draws for seat, card in draw.items()]
        assert [card.rank == 1 for _, card in cards] == [False] * (len(cards) - 1) + [True]
        assert cards[-1][0] == first.dealer
        assert [seat for seat, _ in cards] == [(cards[0][0] + at) % 4 for at in range(len(cards))]
        found[first.dealer] += 1
    assert min(found.values()) > 70


@pytest.mark.parametrize(
    "text",
    [
        "",
        "trump",
        "trump x",
        "trump sh",
        "bid",
        "bid x",
        "bid 1 2",
        "bid 1234",
        "lay 9h",
        "play",
        "play 9x",
        "play *^",
        "play *^x",
        "play *+s",
        "play *?",
        "x" * 5000,
    ],
)
def test_actions_that_cannot_be_read(text: str) -> None:
    with pytest.raises(TextError):
        parse_action(text)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("9h", "play 9h"),
        ("  play   10H ", "play Th"),
        ("*+", "play *+"),
        ("PLAY *^H", "play *^h"),
        ("*_C", "play *_c"),
        ("*", "play *"),
        ("Trump S", "trump s"),
        ("trump -", "trump -"),
        ("bid 0", "bid 0"),
        ("bid -2", "bid -2"),
        ("bid 007", "bid 7"),
    ],
)
def test_actions_are_read_in_any_case(text: str, printed: str) -> None:
    assert str(SPEC.parse_action(text)) == printed
    assert SPEC.record_text(SPEC.parse_action(text), first_of(Form.PLAIN)) == printed


def test_small_doors() -> None:
    assert SPEC.compose(SPEC.view(first_of(Form.PLAIN), 0), ["9h"], []) is None
    assert SPEC.parse_card("10h") is Card("Th")
    assert SPEC.turn_seconds(table("jokeri/classic"), 1) == 15
    assert str(parse_play("*^s")) == "*^s"


@pytest.mark.parametrize(
    ("agreed", "absence"),
    [("bot_move", (True, 2)), ("bot_after_first", (True, 1)), ("fallback_move", (False, None))],
)
def test_what_is_done_for_who_is_late(agreed: str, absence: tuple[bool, int | None]) -> None:
    found = SPEC.absence(table(f"jokeri/classic(on_timeout={agreed})"))
    assert (found.bot_moves, found.misses, found.away_seconds) == (*absence, None)


def test_every_move_is_a_turn_of_its_own() -> None:
    at = first_of(Form.PLAIN)
    after, _ = SPEC.apply(at, next(iter(SPEC.legal_actions(SPEC.view(at, at.turn)))))
    assert (SPEC.turn_number(at), SPEC.turn_number(after)) == (0, 1)
