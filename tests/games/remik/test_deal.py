"""Whole deals: dealing, the laws over every preset, and what a deal ends with."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from stolik import games
from stolik.core.cardset import CardSet
from stolik.core.lex import TextError, parse_cards
from stolik.core.rng import Rng
from stolik.engine import laws
from stolik.engine.game import IllegalAction
from stolik.games import remik
from stolik.games.remik import CATALOG, SPEC
from stolik.games.remik.actions import Action, Discard, Draw, Play, Take, parse_action
from stolik.games.remik.draft import Draft
from stolik.games.remik.fallback import fallback
from stolik.games.remik.position import MAX_TURNS
from stolik.games.remik.rules import dealing
from stolik.games.remik.steps import candidates
from stolik.games.remik.view import Phase, View, meld_name, meld_number
from stolik.rulekit.ruleset import RuleSetError

HOUSE = (
    *CATALOG.presets,
    "silesian(reshuffle_when=at_once, reshuffle_keeps_top=false, packs_2p=1)",
    "silesian(pile_before_opening=free, opening_points=0, opening_clean_run=false)",
    "guide(pile_history=hidden, hand_size=10, freed_joker_to=any_meld)",
    "wikibooks(opening_points=41, clear_groups=optional, finish_needs_discard=false)",
)


HOUSE_OF_FIVE = "romme(hand_size_5p_up=11, melds_from_lap=2, jokers_fewer_than_naturals=true)"


def walk(view: View, rng: Rng) -> Action:
    """A legal move picked at random: steps that break nothing, taken back as far as a debt demands."""
    if view.phase in (Phase.CUT, Phase.KEEP) or (view.phase is Phase.DRAW and rng.below(4)):
        return fallback(view)
    draft = Draft(view)
    while rng.below(4):
        # Shuffled before the rules are asked: of a few dozen steps one is wanted.
        steps = rng.shuffled([step for step in candidates(draft) if not isinstance(step, Discard)])
        after = next((after for after in map(draft.add, steps) if not after.findings), None)
        if after is None:
            break
        draft = after
    while True:
        plays = [Play((*draft.steps, Discard(card))) for card in rng.shuffled(sorted(set(draft.case.hand)))]
        allowed = next((play for play in plays if SPEC.judge(view, play)), None)
        if allowed and draft.case.drawn | draft.case.first_turn | draft.case.took:
            return allowed
        if not draft.steps:
            return Draw()
        draft = draft.back()


def walk_one_deal(text: str, seed: str, players: int, most: int) -> None:
    rules = CATALOG.parse(f"remik/{text}")
    game = remik.Game(rules, [f"P{seat}" for seat in range(players)], seed)
    rng = Rng(seed)
    start = game.position
    for number, (position, action) in enumerate(laws.walk(game, walk, rng, most)):
        seat = position.turn
        view = SPEC.view(position, seat)
        laws.texts_read_back(SPEC, [action])
        laws.cards_are_conserved(SPEC, start, position)
        if number % 6 == 0:
            others = [
                Draw(),
                Play((Take(), Discard(view.hand.cards[0]))) if len(view.hand) else Draw(),
                action,
            ]
            laws.legal_means_allowed(SPEC, view, others)
            for each in range(players):
                laws.verdicts_depend_on_the_view(SPEC, position, each, others, rng)
            laws.push_then_pop_is_nothing(game, action)
        if position.phase is Phase.DRAW:
            held = players * dealing.hand_size(rules, players)
            deck = len(SPEC.census(start))
            assert len(position.stock) + len(position.pile) == deck - held + 4 * position.cleared
    laws.record_replays(game, games.game)


@pytest.mark.parametrize("text", HOUSE)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_deals_keep_the_laws(text: str, players: int) -> None:
    """Over two hundred deals in all: the first goes on for longer, so that the late game is seen as well."""
    for number in range(8):
        walk_one_deal(text, f"{text}/{players}/{number}", players, 40 if number else 160)


def test_random_deals_of_five_keep_the_laws() -> None:
    for number in range(6):
        walk_one_deal(HOUSE_OF_FIVE, f"five/{number}", 5, 40 if number else 160)


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("text", HOUSE)
def test_ten_thousand_random_deals_keep_the_laws(text: str) -> None:
    for number in range(-(-10_000 // len(HOUSE))):
        walk_one_deal(text, f"long/{text}/{number}", 2 + number % 3, 60)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_extra_card_may_be_the_left_neighbours(players: int) -> None:
    at = SPEC.deal(CATALOG.parse("remik/zoliky(cut_by=none)"), players, 1, 0, "x")
    left = 2 % players
    assert [len(hand) for hand in at.hands] == [14 + (seat == left) for seat in range(players)]
    assert (at.turn, at.phase, at.first_turn, at.pile) == (left, Phase.PLAY, True, ())


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("silesian(start_form=left_of_dealer_extra_card)", True),
        ("silesian(first_turn=left_of_dealer)", True),
        ("silesian(first_turn=left_of_dealer, start_form=left_of_dealer_extra_card)", False),
        ("zoliky(first_turn=dealer)", True),
        ("zoliky(start_form=upcard)", False),
    ],
)
def test_whoever_gets_the_extra_card_begins(text: str, refused: bool) -> None:
    if not refused:
        assert str(CATALOG.parse(f"remik/{text}")) == f"remik/{text}"
        return
    with pytest.raises(RuleSetError) as error:
        CATALOG.parse(f"remik/{text}")
    assert [found.clause for found in error.value.findings] == ["start_form", "first_turn"]


def test_dealing_follows_the_rules() -> None:
    silesian = SPEC.deal(remik.preset("silesian").replace(cut_by="none"), 3, 1, 0, "x")
    assert [len(hand) for hand in silesian.hands] == [13, 14, 13]
    assert (silesian.turn, silesian.phase, silesian.first_turn, silesian.pile) == (1, Phase.PLAY, True, ())
    guide = SPEC.deal(remik.preset("guide"), 3, 1, 0, "x")
    assert [len(hand) for hand in guide.hands] == [13, 13, 13]
    assert (guide.turn, guide.phase, guide.first_turn, len(guide.pile)) == (2, Phase.DRAW, False, 1)


def test_the_order_of_dealing() -> None:
    from stolik.games.remik.position import set_out
    from stolik.games.remik.rules import table

    for text, first in (("silesian(cut_by=none)", 2), ("wikibooks(cut_by=none)", 1)):
        rules = CATALOG.parse(f"remik/{text}")
        pack = table.cards(rules, 3)
        position = set_out(rules, 3, 1, 0, "x", pack)
        assert pack[0] in position.hands[first]
        assert position.hands[1].count(pack[39]) >= 1, "the dealer's extra card is the last one dealt"


def test_too_many_players_are_refused_with_the_arithmetic() -> None:
    with pytest.raises(ValueError, match="7"):
        remik.Game(remik.preset("silesian"), [f"P{i}" for i in range(7)], "x")
    assert list(SPEC.players(remik.preset("silesian"))) == [2, 3, 4, 5, 6]
    assert list(SPEC.players(remik.preset("wikibooks"))) == [2, 3, 4, 5, 6, 7, 8]
    with pytest.raises(ValueError, match="cannot play"):
        SPEC.deal(remik.preset("silesian"), 7, 0, 0, "x")


def test_only_the_seat_to_move_may_act_and_only_as_the_phase_allows() -> None:
    game = remik.Game(remik.preset("silesian").replace(cut_by="none"), ["A", "B", "C"], "turns")
    dealer = game.turn
    assert dealer is not None
    other = (dealer + 1) % 3
    card = game.view(dealer).hand.cards[0]
    assert game.judge(parse_action(f"discard {card}"), other).clauses[0] == "not_your_turn"
    assert game.judge(Draw()).clauses == ("one_draw",)
    assert "one_draw" in game.judge(parse_action(f"draw; discard {card}")).clauses
    game.push_text(f"discard {card}")
    assert "must_draw_first" in game.judge(parse_action(f"discard {game.view(other).hand.cards[0]}")).clauses
    assert "draw_alone" in game.judge(parse_action(f"draw; discard {card}")).clauses
    assert SPEC.judge(game.view(None), Draw()).clauses == ("not_your_turn",)
    with pytest.raises(IllegalAction) as error:
        game.push_text("take; discard *")
    assert error.value.verdict.findings
    assert game.judge(parse_action("cut 40")).clauses == ("cut_by",)


def test_a_deal_that_is_finished_is_scored_and_the_next_dealer_deals() -> None:
    game = remik.Game(remik.preset("silesian").replace(cut_by="none", end_value=40), ["A", "B"], "scored")
    turn = game.turn
    assert turn is not None
    position = replace(
        game.position,
        hands=tuple(
            CardSet(parse_cards("2h 3h 4h 9s" if seat == turn else "Kd Qh As *")) for seat in range(2)
        ),
        first_turn=False,
        phase=Phase.PLAY,
        drawn=parse_cards("9s")[0],
    )
    after, told = SPEC.apply(position, parse_action("meld 2h 3h 4h; discard 9s"))
    assert told == ["meld 2h 3h 4h; discard 9s"]
    result = SPEC.result(after)
    assert result is not None
    assert result.finisher == turn
    assert sorted(result.points) == [0, 130]
    assert result.multiplier == 1
    assert SPEC.to_move(after) is None
    assert SPEC.actors(after) == ()
    wire = SPEC.wire(SPEC.view(after, 1 - turn))
    assert wire["result"]["hands"][1 - turn] == ["As", "Qh", "Kd", "*"]
    assert list(SPEC.legal_actions(SPEC.view(after, turn))) == []
    sheet = SPEC.sheet(game.rules, [result])
    assert (sheet["over"], sorted(sheet["totals"])) == (True, [0, 130])
    assert SPEC.judge(SPEC.view(after, turn), Draw()).clauses == ("not_your_turn",)


def test_a_deal_that_nobody_finishes_is_void() -> None:
    game = remik.Game(remik.preset("guide"), ["A", "B"], "void")
    position = replace(game.position, turns=MAX_TURNS - 1)
    position, _ = SPEC.apply(position, Draw())
    position, _ = SPEC.apply(position, fallback(SPEC.view(position, position.turn)))
    result = SPEC.result(position)
    assert result is not None
    assert result.void
    assert result.points == (0, 0)
    assert SPEC.sheet(game.rules, [result])["deals"] == []


def test_the_pile_is_turned_over_when_the_stock_is_empty() -> None:
    for text, pile_left in (("guide", 1), ("guide(reshuffle_keeps_top=false)", 0)):
        rules = CATALOG.parse(f"remik/{text}")
        deal = SPEC.deal(rules, 2, 0, 0, "turn over")
        bare = replace(deal, pile=deal.pile + deal.stock, stock=())
        assert len(SPEC.view(bare, 0).pile) == len(bare.pile)
        after, _ = SPEC.apply(bare, Draw())
        assert len(after.pile) == pile_left
        assert sorted(SPEC.census(after)) == sorted(SPEC.census(deal))
        again, _ = SPEC.apply(bare, Draw())
        assert again == after, "chance comes from the deal's seed"
    at_once = CATALOG.parse("remik/guide(reshuffle_when=at_once)")
    deal = SPEC.deal(at_once, 2, 0, 0, "at once")
    last = replace(deal, stock=deal.stock[:1], pile=deal.pile + deal.stock[1:])
    after, _ = SPEC.apply(last, Draw())
    assert len(after.pile) == 1
    assert len(after.stock) == len(last.pile) - 1


def test_a_view_hides_the_other_hands_and_the_stock() -> None:
    game = remik.Game(remik.preset("silesian").replace(cut_by="none"), ["A", "B", "C"], "hidden")
    position = game.position
    for seat in (0, 1, 2, None):
        wire = json.dumps(SPEC.wire(SPEC.view(position, seat)))
        hidden = [card for i, hand in enumerate(position.hands) if i != seat for card in hand]
        shown = json.loads(wire)
        assert shown["hand"] == ([] if seat is None else [str(card) for card in position.hands[seat]])
        assert not any(str(card) in wire.replace(json.dumps(shown["hand"]), "") for card in hidden)
    game.push_text(f"discard {game.view(game.turn).hand.cards[0]}")
    game.push_text("draw")
    turn = game.turn
    assert turn is not None
    assert game.view(turn).history[-1].text == f"draw {game.view(turn).drawn}"
    assert game.view((turn + 1) % 3).history[-1].text == "draw"
    assert game.view((turn + 1) % 3).drawn is None


def test_hidden_counts_and_pile() -> None:
    rules = remik.preset("silesian").replace(cut_by="none", hand_counts_visible=False, pile_history="hidden")
    game = remik.Game(rules, ["A", "B", "C"], "counts")
    turn = game.turn
    assert turn is not None
    assert game.view(turn).counts.count(-1) == 2
    assert SPEC.wire(game.view(turn))["counts"].count(None) == 2
    game.push_text(f"discard {game.view(turn).hand.cards[0]}")
    game.push_text("draw")
    game.push(fallback(game.view(game.turn)))
    assert len(game.view(0).pile) == 1
    assert game.view(0).pile_count == 2
    for seat in range(3):
        laws.verdicts_depend_on_the_view(SPEC, game.position, seat, [Draw()], Rng("hidden counts"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "fold",
        "draw 7x",
        "meld",
        "add 7h",
        "swap 7h to a",
        "clear",
        "clear AB",
        "discard",
        "take 7h",
        "table",
        "cut x",
    ],
)
def test_what_is_no_action_is_refused_with_what_would_be(text: str) -> None:
    if not text:
        assert parse_action(text) == Play(())
        return
    with pytest.raises(TextError):
        parse_action(text)


@pytest.mark.parametrize(
    "text",
    [
        "draw", "take; discard 7h", "meld run * 9d *; discard 2c", "add *=8h 9h to b2 high; discard *",
        "swap Kh Ks at a; clear c; discard Kd", "table 5h 6h 7h / group 9d * *; discard 2c", "cut 40",
        "keep *", "keep 7h 8h 9h", "decline", "draw 4s",
    ],
)  # fmt: skip
def test_actions_read_back(text: str) -> None:
    assert str(parse_action(text)) == text
    assert parse_action(str(parse_action(text.upper().replace("=", "=")))) == parse_action(text)


def test_melds_are_named_in_order_for_ever() -> None:
    names = [meld_name(number) for number in range(60)]
    assert names[:3] == ["a", "b", "c"]
    assert names[25:28] == ["z", "a2", "b2"]
    assert [meld_number(name) for name in names] == list(range(60))


def test_endless_turns_are_refused() -> None:
    with pytest.raises(TextError, match="steps"):
        parse_action("; ".join(["take"] * 200))


def test_drawing_and_throwing_are_one_turn() -> None:
    at = SPEC.deal(CATALOG.parse("remik/silesian(cut_by=none, cut_keep=nothing)"), 2, 0, 0, "turns")
    numbers = []
    for _ in range(5):
        numbers.append(SPEC.turn_number(at))
        at, _ = SPEC.apply(at, fallback(SPEC.view(at, at.turn)))
    assert numbers == [1, 2, 2, 3, 3]
    assert SPEC.turn_number(SPEC.deal(CATALOG.preset("silesian"), 2, 0, 0, "cut")) == 0


def test_the_rules_say_what_is_done_for_who_is_late_or_gone() -> None:
    absence = SPEC.absence(CATALOG.parse("remik/silesian(stand_in_bot_after=120)"))
    assert not absence.bot_moves, "the drawn card is thrown, nothing is laid"
    assert absence.away_seconds == 120
