"""The bots of remik: always legal, the same for the same sight, and as good as they say."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stolik.bots import bot
from stolik.core.cards import JOKER, Card
from stolik.core.cardset import CardSet
from stolik.core.lex import parse_cards
from stolik.core.rng import Rng
from stolik.games.remik import CATALOG, SPEC, preset
from stolik.games.remik.actions import Action, Cut, Discard, Draw, Keep, LayMeld, Play, Swap, Take
from stolik.games.remik.conform import position_view
from stolik.games.remik.draft import Draft
from stolik.games.remik.law import meld_law, meld_values
from stolik.games.remik.rules import laps, opening
from stolik.games.remik.solve import complete
from stolik.games.remik.view import Happened, Phase, View
from stolik.rulekit.ruleset import RuleSet
from stolik.rummy.solver import best_opening
from tests.bots.tables import decisions, house_rules

GREEDY = ("greedy",) * 3


def view_of(
    hand: str,
    *,
    rules: RuleSet | None = None,
    table: tuple[str, ...] = (),
    own: tuple[str, ...] = (),
    opened: bool = True,
    next_opened: bool = False,
    drawn: bool = True,
    pile: str = "2c",
    next_holds: int = 13,
) -> View:
    """The view of seat 0 of two, after its draw (or before it)."""
    cards = parse_cards(hand)
    view = position_view(
        rules or preset("silesian"),
        hand=cards,
        opened=opened,
        melds={"abcdefgh"[i]: text for i, text in enumerate(table)},
        own=own,
        pile=parse_cards(pile),
    )
    return replace(
        view,
        opened=(opened, next_opened),
        counts=(len(cards), next_holds),
        phase=Phase.PLAY if drawn else Phase.DRAW,
        drawn=cards[-1] if drawn else None,
    )


def greedy(view: View) -> Action:
    action = bot("remik", "greedy").act(view, Rng("any"))
    assert SPEC.judge(view, action), f"{action}: {SPEC.judge(view, action).clauses}"
    return action


def thrown(action: Action) -> Card:
    assert isinstance(action, Play)
    assert isinstance(action.steps[-1], Discard)
    return action.steps[-1].card


# -- legal, whatever the table agreed on ---------------------------------------------------------------


@settings(max_examples=25)
@given(house_rules(8), st.data())
def test_no_action_is_refused_by_any_house_rules(rules: RuleSet, data: st.DataObject) -> None:
    players = data.draw(st.sampled_from([count for count in SPEC.players(rules) if count <= 4]))
    levels = tuple(data.draw(st.sampled_from(["greedy", "greedy", "random"])) for _ in range(players))
    for _ in decisions(rules, levels, data.draw(st.text("abc", max_size=4))):
        pass


@pytest.mark.parametrize("name", CATALOG.presets)
@pytest.mark.parametrize("level", ["greedy", "random"])
def test_no_action_is_refused_by_a_preset(name: str, level: str) -> None:
    for number in range(3):
        for _ in decisions(preset(name), (level, level, "greedy"), f"preset/{number}"):
            pass


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_where_touching_takes_the_turn_is_played_on_with_the_card_taken(level: str) -> None:
    rules = preset("silesian").replace(pile_touch="is_take")
    view = view_of("6d 8d 4s Kc 2s 7d", rules=rules, table=("5s 6s 7s",), own=("a",))
    action = bot("remik", level).act(replace(view, drawn=None, taken=Card("7d")), Rng("x"))
    assert "7d" in str(action)
    assert SPEC.judge(replace(view, drawn=None, taken=Card("7d")), action)


# -- the same for the same sight -----------------------------------------------------------------------


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_a_decision_depends_on_view_and_chance_alone(level: str) -> None:
    asked = bot("remik", level)
    for position, view, _ in decisions(preset("guide"), (level, "greedy", "greedy"), "same"):
        first = asked.act(view, Rng("x"))
        copied = pickle.loads(pickle.dumps(view))
        assert bot("remik", level).act(copied, Rng("x")) == first
        if view.phase not in (Phase.CUT, Phase.KEEP):
            other = SPEC.resample(view, Rng(f"world/{position.turns}"))
            assert asked.act(SPEC.view(other, view.seat), Rng("x")) == first


def test_chance_moves_the_greedy_bot_only_at_the_cut() -> None:
    asked = bot("remik", "greedy")
    for _, view, action in decisions(preset("silesian"), GREEDY, "chance"):
        if view.phase is not Phase.CUT:
            assert asked.act(view, Rng("other")) == action


def test_the_random_bot_does_not_do_the_same_always() -> None:
    view = view_of("3c 4c 5c 9h 9d 9s Kc Qd", opened=True, table=("5s 6s 7s",), own=("a",))
    assert len({str(bot("remik", "random").act(view, Rng(f"{n}"))) for n in range(20)}) > 5


# -- before the deal -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_the_pack_is_cut_anywhere_that_is_allowed(level: str) -> None:
    position = SPEC.deal(preset("silesian"), 3, 0, 0, "cut")
    view = SPEC.view(position, position.turn)
    places = set()
    for number in range(400):
        action = bot("remik", level).act(view, Rng(f"{number}"))
        assert isinstance(action, Cut)
        assert SPEC.judge(view, action)
        places.add(action.count)
    assert min(places) <= 8
    assert max(places) >= view.pack - 6


@pytest.mark.parametrize("level", ["greedy", "random"])
@pytest.mark.parametrize(
    ("name", "seen", "kept"),
    [
        ("silesian", "4h * 9c", "*"),
        ("silesian", "4h 5h 6h", ""),
        ("wikibooks", "4h 5h 6h", "4h 5h 6h"),
    ],
)
def test_what_may_be_kept_is_kept(level: str, name: str, seen: str, kept: str) -> None:
    position = SPEC.deal(preset(name), 3, 0, 0, "keep")
    view = SPEC.view(position, position.turn)
    view = replace(view, phase=Phase.KEEP, seen=parse_cards(seen), cutter=view.seat)
    action = bot("remik", level).act(view, Rng("x"))
    assert action == Keep(parse_cards(kept) if kept else ())
    assert SPEC.judge(view, action)


# -- what the greedy bot can -----------------------------------------------------------------------------


def can_open(view: View) -> bool:
    """Whether the hand has melds that open, and may lay them by now."""
    rules = view.rules
    if view.has_opened or laps.melds_wait(rules, view.lap):
        return False
    clean = opening.needs_clean_run(rules)
    found = best_opening(view.hand, meld_law(rules), meld_values(rules), opening.threshold(rules), clean)
    return found is not None


@pytest.mark.parametrize("name", CATALOG.presets)
def test_it_goes_out_when_it_can_and_opens_when_it_can(name: str) -> None:
    outs = opens = 0
    for number in range(6):
        for _, view, action in decisions(preset(name), GREEDY, f"able/{number}"):
            if view.phase not in (Phase.DRAW, Phase.PLAY):
                continue
            plan = complete(Draft(view))
            if plan is not None:
                outs += 1
                assert SPEC.judge(view, action).outcome["out"]
            elif view.phase is Phase.PLAY and not view.first_turn and can_open(view):
                opens += 1
                assert isinstance(action, Play)
                assert any(isinstance(step, LayMeld) for step in action.steps)
    assert outs >= 6
    assert opens >= 1


@pytest.mark.parametrize("name", CATALOG.presets)
def test_it_never_throws_a_joker_while_it_holds_another_card(name: str) -> None:
    for number in range(6):
        for _, view, action in decisions(preset(name), GREEDY, f"joker/{number}"):
            if isinstance(action, Play) and action.steps[-1] == Discard(JOKER):
                hand = Draft(view, action.steps[:-1]).case.hand
                assert set(hand) == {JOKER}


def test_it_goes_out_with_the_card_on_the_pile() -> None:
    view = view_of("8s Kc", table=("5s 6s 7s",), own=("a",), drawn=False, pile="9s")
    action = greedy(view)
    assert isinstance(action, Play)
    assert action.steps[0] == Take()
    assert thrown(action) is Card("Kc")


def test_it_takes_a_card_that_it_can_lay_and_draws_otherwise() -> None:
    hand = "6d 8d Kc 2s Jh 9c"
    table = ("5s 6s 7s",)
    assert str(greedy(view_of(hand, table=table, own=("a",), drawn=False, pile="7d"))).startswith(
        "take; meld 6d 7d 8d; discard"
    )
    assert str(greedy(view_of(hand, table=table, own=("a",), drawn=False, pile="8s"))).startswith(
        "take; add 8s to a; discard"
    )
    assert greedy(view_of(hand, table=table, own=("a",), drawn=False, pile="9d")) == Draw()


def test_before_opening_it_takes_only_where_the_table_lets_it() -> None:
    hand = "6d 8d Kc 2s Jh 9c 4h 4s Ad Tc"
    assert greedy(view_of(hand, opened=False, drawn=False, pile="7d")) == Draw()
    free = preset("guide")
    assert str(greedy(view_of(hand, rules=free, opened=False, drawn=False, pile="7d"))).startswith("take; ")
    assert greedy(view_of(hand, rules=free, opened=False, drawn=False, pile="3c")) == Draw()
    joker = greedy(view_of(hand, rules=free, opened=False, drawn=False, pile="*"))
    assert isinstance(joker, Play)
    assert joker.steps[0] == Take()


def test_a_hand_too_small_for_the_pile_draws() -> None:
    rules = preset("silesian").replace(pile_min_hand="3")
    assert (
        greedy(view_of("8s Kc", rules=rules, table=("5s 6s 7s",), own=("a",), drawn=False, pile="9s"))
        == Draw()
    )


def test_it_opens_with_the_dearest_melds() -> None:
    action = greedy(view_of("Th Jh Qh Kh 9s 9d 9c 2d 4c 6s 7h 3s 5d Ad", opened=False))
    assert str(action).startswith("meld Th Jh Qh Kh; meld 9s 9d 9c; discard")


def test_after_opening_it_lays_off_in_the_same_turn_only_where_that_is_allowed() -> None:
    hand = "Th Jh Qh Kh 9s 9d 9c 2d 4c 6s 8d 3s 5d Ad"
    table = ("5c 6c 7c", "5d 6d 7d")
    assert "add" not in str(greedy(view_of(hand, opened=False, table=table)))
    assert "add 8d to b" in str(greedy(view_of(hand, rules=preset("guide"), opened=False, table=table)))


def test_it_swaps_a_joker_to_use_it() -> None:
    action = greedy(view_of("6h Kc Ks 3d 8c Jd", table=("5h *=6h 7h",), own=("a",)))
    assert isinstance(action, Play)
    assert any(isinstance(step, Swap) for step in action.steps)
    assert "meld" in str(action)
    assert Draft(view_of("6h Kc Ks 3d 8c Jd", table=("5h *=6h 7h",)), action.steps).case.left == 2


def test_a_freed_joker_that_must_go_into_a_new_meld_stays_where_there_is_none() -> None:
    hand = "6h Kc 3d 8c Jd"
    table = ("5h *=6h 7h", "9s Ts Js")
    assert "swap" in str(greedy(view_of(hand, table=table, own=("a",))))
    rules = preset("silesian").replace(freed_joker_to="new_meld")
    assert "swap" not in str(greedy(view_of(hand, rules=rules, table=table, own=("a",))))


def test_it_bridges_a_gap_with_a_joker_to_lay_a_card() -> None:
    action = greedy(view_of("9s * 3d 8c Jd Kh", table=("5s 6s 7s",), own=("a",)))
    assert "add *=8s 9s to a" in str(action)


def test_a_joker_is_laid_before_somebody_goes_out_with_it_in_hand() -> None:
    hand = "* 3d 8c Jd Kh"
    table = ("5s 6s 7s",)
    near = view_of(hand, table=table, own=("a",), next_opened=True, next_holds=1)
    assert "*" in str(greedy(near)).partition("discard")[0]
    far = view_of(hand, table=table, own=("a",), next_opened=False)
    assert "*" not in str(greedy(far))


def test_it_keeps_what_belongs_together() -> None:
    assert thrown(greedy(view_of("3h 4h 6d 6s 9c Tc Ks", opened=False))) is Card("Ks")


def test_it_counts_the_copies_that_are_left() -> None:
    """Of two pairs that are alike, the one whose cards lie on the pile is broken."""
    hand = "8h 8s 9d 9c Kh Qh Jh 2d 3d 4d"
    dead_eights = thrown(greedy(view_of(hand, opened=False, pile="8d 8c 8d 8c")))
    dead_nines = thrown(greedy(view_of(hand, opened=False, pile="9h 9s 9h 9s")))
    assert (dead_eights.rank, dead_nines.rank) == (8, 9)


def test_a_second_copy_that_serves_nothing_goes_first() -> None:
    assert thrown(greedy(view_of("6d 6d 6s 9c Tc Qh Kh 3s", opened=False))) in (Card("6d"), Card("3s"))


def test_it_does_not_feed_the_next_player_who_has_opened() -> None:
    hand = "8s Kd 3c Qh"
    table = ("5s 6s 7s", "Kh Kc Ks")
    rules = preset("silesian").replace(layoff_on="own")
    fed = view_of(hand, rules=rules, table=table, next_opened=True)
    assert thrown(greedy(fed)) is Card("Qh")
    alone = replace(fed, opened=(True, False))
    assert thrown(greedy(alone)) is not Card("8s")
    free = view_of("7d Kd Qc", rules=rules, table=("5s 6s *=7s", "3d 4d 5d 6d"), next_opened=True)
    assert thrown(greedy(free)) is not Card("7d")


def test_it_remembers_what_the_next_player_took() -> None:
    view = view_of("Jh 9c Qd 4d", rules=preset("guide"), opened=False)
    assert thrown(greedy(view)) is Card("Jh")
    took = (Happened(0, "discard Js"), Happened(1, "take; discard 2c"), Happened(0, "draw Jh"))
    assert thrown(greedy(replace(view, history=took))) is Card("Qd")
    threw = (*took, Happened(0, "discard 3c"), Happened(1, "draw"), Happened(1, "discard Js"))
    assert thrown(greedy(replace(view, history=threw))) is Card("Jh")
    laid = (took[0], Happened(1, "take; meld Js Jc Jd; discard 2c"), took[2])
    assert thrown(greedy(replace(view, history=laid))) is Card("Jh")


def test_a_card_taken_may_not_be_thrown_back_and_is_not() -> None:
    for number in range(8):
        for _, view, action in decisions(preset("guide"), GREEDY, f"back/{number}"):
            if isinstance(action, Play) and action.steps[0] == Take() and len(action.steps) == 2:
                assert thrown(action) is not view.pile[0]


def test_hidden_counts_do_not_stop_it() -> None:
    rules = preset("silesian").replace(hand_counts_visible="false", pile_history="hidden")
    for _ in decisions(rules, GREEDY, "hidden"):
        pass


def test_only_jokers_in_hand_throws_one() -> None:
    assert thrown(greedy(view_of("* *", opened=False))) is JOKER


def test_a_hand_of_jokers_that_may_not_be_thrown_lays_one() -> None:
    rules = preset("silesian").replace(joker_may_be_thrown="false", joker_identity="named")
    view = view_of("* * 5c", rules=rules, table=("5s 6s 7s",), own=("a",))
    for level in ("greedy", "random"):
        action = bot("remik", level).act(view, Rng("x"))
        assert SPEC.judge(view, action)


def test_the_hand_may_be_any_multiset() -> None:
    view = view_of("7d 7d 7d", rules=preset("wikibooks"), opened=False)
    assert thrown(greedy(replace(view, hand=CardSet(parse_cards("7d 7d 9c"))))) is not None
