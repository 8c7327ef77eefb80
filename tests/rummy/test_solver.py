"""The exact solvers against slow and simple ones on small hands, under all sorts of laws."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import event, given
from hypothesis import strategies as st

from stolik.core.cards import JOKER, SUITS, Card, card_of, deck
from stolik.core.lex import parse_cards
from stolik.rummy.melds import (
    Kind,
    Laid,
    Meld,
    MeldLaw,
    MeldValues,
    parse_meld,
    rank_at,
    read_addition,
    read_meld,
)
from stolik.rummy.solver import (
    Add,
    Exchange,
    FinishLaw,
    Lay,
    OnTable,
    Penalty,
    PileUse,
    Plan,
    Sharing,
    SwapGroup3,
    SwapGroup4,
    Throw,
    Turn,
    all_melds,
    best_arrangement,
    best_opening,
    best_progress,
    finish,
    ways,
)
from tests.rummy import brute

LAW = MeldLaw()
VALUES = MeldValues()

meld_laws = st.builds(
    MeldLaw,
    group_suits_distinct=st.sampled_from([True, True, True, False]),
    run_min=st.sampled_from([3, 3, 3, 3, 3, 4]),
    ace_low=st.sampled_from([True, True, False]),
    ace_high=st.sampled_from([True, True, False]),
    ace_wrap=st.sampled_from([False, False, True]),
    ace_both_ends=st.booleans(),
    min_naturals=st.sampled_from([1, 1, 1, 1, 2, 3]),
    jokers_group3=st.sampled_from([2, 2, 1, 0]),
    jokers_group4=st.sampled_from([3, 3, 2, 1, 0]),
    jokers_adjacent=st.booleans(),
    jokers_fewer=st.sampled_from([False, False, True]),
    names_group_jokers=st.booleans(),
)
meld_values = st.builds(MeldValues, ace_low=st.sampled_from([1, 10]), ace_high=st.sampled_from([10, 11]))
finish_laws = st.builds(
    FinishLaw,
    melds=meld_laws,
    values=meld_values,
    opening_points=st.sampled_from([0, 10, 20, 30, 41]),
    opening_clean_run=st.sampled_from([False, False, True]),
    points_waived=st.booleans(),
    own_clean_run=st.sampled_from([False, False, True]),
    layoff_opening_turn=st.sampled_from(Sharing),
    swap_opening_turn=st.sampled_from(Sharing),
    layoff_own_only=st.sampled_from([False, False, True]),
    swap_own_only=st.sampled_from([False, False, True]),
    swap_group3=st.sampled_from(SwapGroup3),
    swap_group4=st.sampled_from(SwapGroup4),
    freed_to_new=st.booleans(),
    pile_use=st.sampled_from(PileUse),
    pile_before_opening=st.sampled_from([True, True, True, False]),
    needs_discard=st.sampled_from([True, True, False]),
    joker_thrown=st.booleans(),
)
RANKS = ((1, 2, 3, 4), (1, 2, 12, 13), (7, 8, 9), (1, 11, 12, 13), (5, 6, 7, 8, 9), (1, 2, 3, 12, 13))


@st.composite
def small_decks(draw: st.DrawFn, jokers: int = 2) -> list[Card]:
    """Two packs of a few ranks and suits, so that cards meet."""
    ranks = draw(st.sampled_from(RANKS))
    suits = draw(st.sampled_from([SUITS[:1], SUITS[:2], SUITS[1:], SUITS]))
    return [card_of(rank, suit) for suit in suits for rank in ranks] * 2 + [JOKER] * jokers


@st.composite
def hands(draw: st.DrawFn, least: int, most: int, jokers: int = 2) -> list[Card]:
    """A small hand."""
    pack = draw(small_decks(jokers))
    places = draw(st.lists(st.integers(0, len(pack) - 1), min_size=least, max_size=most, unique=True))
    return [pack[i] for i in places]


@st.composite
def table_melds(draw: st.DrawFn, law: MeldLaw, ranks: list[int]) -> OnTable | None:
    """A meld that may lie on the table, perhaps grown since it was laid; None if the draw makes none."""
    joker = st.sampled_from([False, True])
    if draw(st.booleans()):
        suit, rank = draw(st.sampled_from(SUITS)), draw(st.sampled_from(ranks))
        low = max(1, rank - draw(st.integers(0, 2)))
        cards = [
            Laid(JOKER) if draw(joker) else Laid(card_of(rank_at(low + i), suit))
            for i in range(draw(st.integers(3, 5)))
        ]
        reading = read_meld(Kind.RUN, cards, law)
        if reading and reading.meld is not None and draw(st.booleans()):
            later = read_addition(reading.meld, [Laid(JOKER)], draw(st.sampled_from(["low", "high"])), law)
            reading = later if later else reading
    else:
        rank = draw(st.sampled_from(ranks))
        suits = draw(st.permutations(SUITS))[: draw(st.integers(3, 4))]
        row = [
            Laid(JOKER, card_of(rank, suit)) if draw(joker) else Laid(card_of(rank, suit)) for suit in suits
        ]
        reading = read_meld(Kind.GROUP, row, law)
    return OnTable(reading.meld, draw(st.booleans())) if reading and reading.meld is not None else None


@st.composite
def chunks(draw: st.DrawFn, table: list[OnTable], ranks: list[int]) -> list[Card]:
    """A few cards that belong together, or at the table, or nowhere."""
    useful: list[Card] = []
    for entry in table:
        meld = entry.meld
        useful += [laid.stands for laid in meld.cards if laid.stands is not None] * 4
        if meld.kind is Kind.GROUP:
            useful += [card_of(meld.rank, suit) for suit in meld.open_suits] * 2
        elif meld.suit is not None:
            useful += [card_of(rank_at(meld.high + i), meld.suit) for i in (1, 1, 2)]
            useful += [card_of(rank_at(meld.low - i + 13), meld.suit) for i in (1, 1, 2)]
    kinds = ["table", "table", "table"] if useful else []
    match draw(st.sampled_from([*kinds, "run", "run", "group", "joker", "card"])):
        case "table":
            return draw(st.lists(st.sampled_from(useful), min_size=1, max_size=2, unique=True))
        case "run":
            suit, low = draw(st.sampled_from(SUITS)), draw(st.integers(1, 12))
            return [card_of(rank_at(low + i), suit) for i in range(draw(st.integers(2, 4)))]
        case "group":
            rank = draw(st.sampled_from(ranks))
            return [card_of(rank, suit) for suit in draw(st.permutations(SUITS))[: draw(st.integers(2, 3))]]
        case "joker":
            return [JOKER]
        case _:
            return [card_of(draw(st.sampled_from(ranks)), draw(st.sampled_from(SUITS)))]


@st.composite
def questions(draw: st.DrawFn, most: int = 6) -> tuple[list[Card], list[OnTable], FinishLaw, Turn]:
    """A hand, a table, a law and a turn."""
    law = draw(finish_laws)
    ranks = list(draw(st.sampled_from(RANKS)))
    drawn = [draw(table_melds(law.melds, ranks)) for _ in range(draw(st.integers(0, 3)))]
    table = [entry for entry in drawn if entry is not None]
    hand: list[Card] = []
    for _ in range(draw(st.integers(1, 5))):
        chunk = draw(chunks(table, ranks))
        if len(hand) + len(chunk) <= most and max(Counter(hand + chunk).values()) <= 3:
            hand += chunk
    hand = hand or [card_of(ranks[0], SUITS[0])]
    taken = draw(st.sampled_from([None, *hand]))
    if draw(st.booleans()):
        return hand, table, law, Turn(opened=True, taken=taken)
    held = hand.count(JOKER) - (taken is JOKER)
    melded = draw(st.booleans())
    turn = Turn(
        opened=False,
        taken=taken,
        melded=melded,
        points=draw(st.sampled_from([0, 10, 30])) if melded else 0,
        clean=melded and draw(st.booleans()),
        freed=draw(st.integers(0, held)) if melded else 0,
    )
    return hand, table, law, turn


# -- all melds -------------------------------------------------------------------------------------


@given(hands(0, 6, 3), meld_laws)
def test_all_melds_are_those_that_trying_everything_finds(hand: list[Card], law: MeldLaw) -> None:
    found = list(all_melds(hand, law))
    tried = {meld for cards in brute.handfuls(hand) for meld in brute.melds_of(cards, law)}
    assert len(found) == len(set(found))
    assert set(found) == tried


def test_all_melds_come_in_a_fixed_order() -> None:
    hand = parse_cards("9d 9s 7h 8h 9h *")
    texts = [str(meld) for meld in all_melds(hand, LAW)]
    assert texts[:3] == ["*=6h 7h 8h", "*=6h 7h 8h 9h", "7h 8h 9h"]
    assert texts[-1] == "9s 9h 9d *=9c"
    assert texts == [str(meld) for meld in all_melds(tuple(reversed(hand)), LAW)]


def test_cards_that_nobody_knows_and_too_many_copies_are_refused() -> None:
    with pytest.raises(ValueError, match="every card"):
        list(all_melds([Card("?")], LAW))
    with pytest.raises(ValueError, match="3 copies"):
        list(all_melds([Card("7h")] * 4, LAW))
    with pytest.raises(ValueError, match="jokers alone"):
        list(all_melds([Card("7h")], MeldLaw(min_naturals=0)))


# -- opening ---------------------------------------------------------------------------------------


@given(hands(1, 6), meld_laws, meld_values, st.booleans(), st.integers(0, 2), st.sampled_from([0, 20, 40]))
def test_best_opening_is_the_best_of_all(
    hand: list[Card], law: MeldLaw, values: MeldValues, clean: bool, keep: int, need: int
) -> None:
    penalty = Penalty()
    best: tuple[int, int] | None = None
    for melds, left in brute.lay_downs(hand, law):
        points = sum(meld.points(values) for meld in melds)
        if (
            melds
            and len(left) >= keep
            and points >= need
            and (not clean or any(meld.clean for meld in melds))
        ):
            score = (points, -sum(penalty.of(card) for card in left))
            best = score if best is None else max(best, score)
    opening = best_opening(hand, law, values, need, clean, keep, penalty)
    assert (opening is None) == (best is None)
    if opening is not None:
        assert (opening.points, -sum(penalty.of(card) for card in opening.left)) == best
        assert opening.points == sum(meld.points(values) for meld in opening.melds)
        assert not clean or any(meld.clean for meld in opening.melds)
        check_partition(hand, opening.melds, opening.left, law)


def check_partition(hand: list[Card], melds: tuple[Meld, ...], left: tuple[Card, ...], law: MeldLaw) -> None:
    """The melds and what is left are the hand, and every meld reads back as itself."""
    laid = [entry.card for meld in melds for entry in meld.cards]
    assert Counter(laid) + Counter(left) == Counter(hand)
    assert list(left) == sorted(left)
    for meld in melds:
        reading = read_meld(meld.kind, meld.cards, law)
        assert reading
        assert reading.meld == meld


@given(hands(0, 6), meld_laws, st.integers(0, 1), st.sampled_from([0, 25, 100]))
def test_best_arrangement_leaves_the_least(hand: list[Card], law: MeldLaw, keep: int, joker: int) -> None:
    penalty = Penalty(joker=joker)
    keep = min(keep, len(hand))
    least = min(
        (sum(penalty.of(card) for card in left), len(left))
        for _, left in brute.lay_downs(hand, law)
        if len(left) >= keep
    )
    melds, left = best_arrangement(hand, law, penalty, keep)
    assert (sum(penalty.of(card) for card in left), len(left)) == least
    check_partition(hand, melds, left, law)


@given(st.permutations(parse_cards("7h 8h 9h 9d 9s 9h Th * 2c 2d 3c Ks Kh 4d")))
def test_equal_openings_are_decided_alike_however_the_hand_lies(hand: list[Card]) -> None:
    assert best_opening(hand, LAW, VALUES, 0, False) == best_opening(sorted(hand), LAW, VALUES, 0, False)


def test_opening_examples() -> None:
    hand = parse_cards("Js Qs Ks As 4c 4d 4h 2d 5c 8h 9c Th Qd 3s")
    opening = best_opening(hand, LAW, VALUES, 51, True)
    assert opening is not None
    assert [str(meld) for meld in opening.melds] == ["Js Qs Ks As", "4h 4d 4c"]
    assert opening.points == 52
    assert best_opening(hand, LAW, VALUES, 53, True) is None
    three_groups = parse_cards("9c 9d 9s Qh Qd Qs Ks Kh Kc 2h 4h 6h 8h 5d")
    assert best_opening(three_groups, LAW, VALUES, 51, True) is None
    without = best_opening(three_groups, LAW, VALUES, 51, False)
    assert without is not None
    assert without.points == 87
    assert best_opening(parse_cards("7h 8h 9h"), LAW, VALUES, 0, True) is None  # a card must stay
    assert best_opening(parse_cards("7h 9d"), LAW, VALUES, 0, False) is None


def test_progress_says_what_is_missing() -> None:
    progress = best_progress(parse_cards("7h 8h 9h Kc Kd * 2s"), LAW, VALUES, 60, True)
    assert (progress.opening.points, progress.missing_points, progress.missing_clean_run) == (54, 6, False)
    assert not progress.opens
    progress = best_progress(parse_cards("9c 9d 9s 7h 8h * 2s"), LAW, VALUES, 51, True)
    assert progress.missing_clean_run
    assert progress.opening.points == 51
    assert progress.missing_points == 0
    assert not progress.opens
    progress = best_progress(parse_cards("9c 7h 2s"), LAW, VALUES, 51, True)
    assert (progress.opening.melds, progress.missing_points, progress.missing_clean_run) == ((), 51, True)
    assert best_progress(parse_cards("9h Th Jh Qh Kh Ah 2s"), LAW, VALUES, 51, True).opens


def test_ways_show_what_belongs_together() -> None:
    found = ways(parse_cards("7h 8h 9h 9d 9s 9s 2c Kc Ac *"), LAW)
    assert set(found) == set(parse_cards("7h 8h 9h 9d 9s 2c Kc Ac"))
    texts = {
        card: [
            (way.kind.value, " ".join(map(str, way.cards)), " ".join(map(str, way.missing))) for way in row
        ]
        for card, row in found.items()
    }
    assert texts[Card("7h")] == [("run", "7h 8h 9h", ""), ("run", "7h 8h", "6h")]
    assert ("group", "9s 9h 9d", "") in texts[Card("9s")]
    assert ("group", "9s 9h", "9c") in texts[Card("9s")]
    assert texts[Card("Kc")] == [("run", "Kc Ac", "Qc")]
    assert texts[Card("2c")] == [("run", "Ac 2c", "3c")]
    twins = ways(parse_cards("9s 9s 9d"), MeldLaw(group_suits_distinct=False))
    assert Card("9s") in twins
    assert any(not way.missing for way in twins[Card("9s")])


# -- going out -------------------------------------------------------------------------------------


@given(questions())
def test_finish_is_exact(question: tuple[list[Card], list[OnTable], FinishLaw, Turn]) -> None:
    hand, table, law, turn = question
    plan = finish(hand, table, law, turn)
    event(f"goes out: {plan is not None}")
    if plan is not None:
        assert brute.is_sound(plan, hand, table, law, turn), plan
    else:
        assert not brute.can_finish(hand, table, law, turn)


def on_table(*texts: str) -> list[OnTable]:
    """Melds of the table from their texts; a text that begins with ``own`` is the player's."""
    out = []
    for text in texts:
        own = text.startswith("own ")
        kind, cards = parse_meld(text.removeprefix("own "))
        reading = read_meld(kind, cards, LAW)
        assert reading
        assert reading.meld is not None
        out.append(OnTable(reading.meld, own))
    return out


def texts(plan: Plan | None) -> list[str] | None:
    """A plan as one may read it."""
    if plan is None:
        return None
    out = []
    for step in plan.steps:
        match step:
            case Lay(meld):
                out.append(f"meld {meld}")
            case Add(at, cards, end):
                out.append(f"add {' '.join(map(str, cards))} to {at}" + (f" {end}" if end else ""))
            case Exchange(at, cards):
                out.append(f"swap {' '.join(map(str, cards))} at {at}")
            case Throw(card):
                out.append(f"discard {card}")
    return out


def test_a_swap_feeds_a_new_meld_and_the_fourth_suit_is_laid_off() -> None:
    hand = parse_cards("3c 4c 5c 2d 3d 4d 4s 4h 4c 2s 2h 9h Kc Qs")
    table = on_table("8h *=9h Th", "Ks Kh Kd")
    plan = finish(hand, table, FinishLaw(), Turn(opened=False))
    assert plan is not None
    assert brute.is_sound(plan, hand, table, FinishLaw(), Turn(opened=False))
    assert "swap 9h at 0" in (texts(plan) or [])
    assert (texts(plan) or [])[-1] == "discard Qs"
    assert finish(hand, table, FinishLaw(points_waived=False), Turn(opened=False)) is None


def test_freed_joker_may_have_to_go_into_a_new_meld() -> None:
    table = on_table("8h *=9h Th", "own 3d 4d 5d")
    assert texts(finish(parse_cards("9h 2c"), table, FinishLaw(), Turn())) == [
        "swap 9h at 0",
        "add *=Jh to 0 high",
        "discard 2c",
    ]
    assert finish(parse_cards("9h 2c"), table, FinishLaw(freed_to_new=True), Turn()) is None
    assert texts(finish(parse_cards("9h 5s 5c 2c"), table, FinishLaw(freed_to_new=True), Turn())) == [
        "swap 9h at 0",
        "meld 5s 5c *=5h",
        "discard 2c",
    ]


def test_a_joker_joins_a_clean_run_afterwards() -> None:
    hand = parse_cards("5h 6h 7h * 9c 9d 9s Tc Td Ts Jc Jd Js 4s")
    plan = finish(hand, [], FinishLaw(), Turn(opened=False))
    assert plan is not None
    assert brute.is_sound(plan, hand, [], FinishLaw(), Turn(opened=False))
    guide = FinishLaw(points_waived=False, melds=MeldLaw(jokers_group4=0))
    plan = finish(hand, [], guide, Turn(opened=False))
    assert plan is not None
    assert "meld 5h 6h 7h" in (texts(plan) or [])


def test_one_card_must_be_left_to_throw() -> None:
    hand, table = parse_cards("8d 4d"), on_table("own 9d Td Jd", "4s 4h 4c")
    plan = finish(hand, table, FinishLaw(), Turn())
    assert plan is not None
    assert len(plan.steps) == 2
    plan = finish(hand, table, FinishLaw(needs_discard=False), Turn())
    assert plan is not None
    hand = parse_cards("Tc Jc Qc 2d 3d 4d 5d 4s 4h 4c 7s 7h 7c 7d")
    assert finish(hand, [], FinishLaw(), Turn(opened=False)) is not None
    assert finish(parse_cards("Tc Jc Qc"), [], FinishLaw(), Turn()) is None
    assert finish(parse_cards("Tc Jc Qc"), [], FinishLaw(needs_discard=False), Turn()) is not None


def test_two_groups_cannot_lend_each_other_a_joker_that_neither_has() -> None:
    law = FinishLaw(swap_group3=SwapGroup3.LOCKED)
    table = on_table("9d 9s *=9c", "8d 8s *=8c", "own 2s 3s 4s")
    hand = parse_cards("9c 8c Kd")
    assert finish(hand, table, law, Turn()) is None
    assert not brute.can_finish(hand, table, law, Turn())
    hand = parse_cards("9c 8c * Kd")
    plan = finish(hand, table, law, Turn())
    assert plan is not None
    assert brute.is_sound(plan, hand, table, law, Turn())


def test_long_and_full_hands_have_an_answer() -> None:
    pack = deck(2, 4)
    assert finish(pack[:14], [], FinishLaw(), Turn(opened=False)) is not None
    assert finish([*pack[:9], *[JOKER] * 5], [], FinishLaw(), Turn(opened=False)) is not None
    assert finish([Card("2c")], [], FinishLaw(), Turn()) == Plan((Throw(Card("2c")),))


def sound(hand: str, table: list[OnTable], law: FinishLaw, turn: Turn) -> list[str] | None:
    """The plan for a hand, after a look at whether it may be followed."""
    cards = parse_cards(hand)
    plan = finish(cards, table, law, turn)
    if plan is not None:
        assert brute.is_sound(plan, cards, table, law, turn)
    return texts(plan)


def test_a_table_may_forbid_the_pile_before_opening() -> None:
    hand, turn = "7c 8c 9c 2h", Turn(opened=False, taken=Card("9c"))
    assert sound(hand, [], FinishLaw(), turn) == ["meld 7c 8c 9c", "discard 2h"]
    assert sound(hand, [], FinishLaw(pile_before_opening=False), turn) is None


def test_the_taken_card_is_not_thrown_unless_its_twin_lies() -> None:
    for use in PileUse:
        law = FinishLaw(pile_use=use)
        assert sound("7c 8c 9c 2h", [], law, Turn(taken=Card("2h"))) is None
        assert sound("7c 8c 9c 9c", [], law, Turn(taken=Card("9c"))) == ["meld 7c 8c 9c", "discard 9c"]
        assert sound("7c 8c 9c *", on_table("own 2d 3d 4d"), law, Turn(taken=JOKER)) is not None
    table = on_table("own 6c 7c 8c")
    assert sound("9c 2h", table, FinishLaw(), Turn(taken=Card("9c"))) == ["add 9c to 0 high", "discard 2h"]
    assert sound("9c 2h", table, FinishLaw(pile_use=PileUse.NEW_MELD), Turn(taken=Card("9c"))) is None


def test_no_joker_is_thrown_where_that_is_not_allowed() -> None:
    table = on_table("own 9d Td Jd")
    assert sound("8d *", table, FinishLaw(), Turn()) is not None
    law = FinishLaw(joker_thrown=False)
    assert sound("8d *", table, law, Turn()) == ["add *=Qd to 0 high", "discard 8d"]
    assert sound("*", table, law, Turn()) is None


def test_before_opening_some_tables_want_a_new_meld_first() -> None:
    strict = FinishLaw(
        opening_points=0,
        opening_clean_run=False,
        own_clean_run=False,
        points_waived=False,
        layoff_opening_turn=Sharing.AFTER_OPENING,
        swap_opening_turn=Sharing.AFTER_OPENING,
    )
    turn = Turn(opened=False)
    assert sound("8d 2h", on_table("9d Td Jd"), strict, turn) is None
    assert sound("9d 2h", on_table("8d *=9d Td Jd"), strict, turn) is None
    assert sound("* 2h", on_table("9d Td Jd"), strict, turn) is None
    assert sound("* 2h", on_table("9d Td Jd"), strict, Turn(opened=False, melded=True)) is not None
    assert sound("8d 2h 5c 5d 5s", on_table("9d Td Jd"), strict, turn) is not None


def test_points_of_an_opening_are_those_of_hand_jokers_alone() -> None:
    law = FinishLaw(points_waived=False, opening_points=44, own_clean_run=False, opening_clean_run=False)
    table = on_table("8h *=9h Th")
    assert sound("9h Kc Kd 7s 7d 7c 2s", table, law, Turn(opened=False)) is None
    assert sound("9h Kc Kd Ks 7s 7d 7c 2s", table, law, Turn(opened=False)) is not None
    assert sound("9h * Kc Kd 7s 7d 7c 2s", table, law, Turn(opened=False)) is not None


def test_a_clean_run_is_laid_first_and_grows_at_both_ends() -> None:
    law = FinishLaw(freed_to_new=False)
    steps = sound("4c 6c 7c 8c Tc * * 2h", [], law, Turn(opened=False))
    assert steps == ["meld 6c 7c 8c", "add 4c *=5c to 0 low", "add *=9c Tc to 0 high", "discard 2h"]
    new = FinishLaw(pile_use=PileUse.NEW_MELD, opening_clean_run=False)
    assert sound("6c 7c 8c Tc * 2h", [], new, Turn(taken=Card("Tc"))) is None
    assert sound("6c 7c 8c Tc * 2h", [], new, Turn(taken=Card("7c"))) is not None


def test_a_group_grows_by_a_freed_joker_and_counts_as_it_was_laid() -> None:
    law = FinishLaw(points_waived=False, opening_points=30, own_clean_run=False, opening_clean_run=False)
    table = on_table("8h *=9h Th")
    steps = sound("9h Kc Kd Ks 2s", table, law, Turn(opened=False))
    assert steps is not None
    group = [OnTable(Meld(Kind.GROUP, tuple(map(Laid, parse_cards("9s 9d 9c *")))))]
    full = FinishLaw(
        melds=MeldLaw(run_min=13, names_group_jokers=False),
        points_waived=False,
        opening_points=30,
        opening_clean_run=False,
        own_clean_run=False,
    )
    assert sound("9h Kc Kd Ks 2s", group, full, Turn(opened=False)) == [
        "meld Ks Kd Kc",
        "swap 9h at 0",
        "add * to 1",
        "discard 2s",
    ]


def test_melds_of_jokers_alone_on_the_table_take_nothing() -> None:
    for kind in Kind:
        blank = [OnTable(Meld(kind, (Laid(JOKER),) * 3), own=True)]
        assert sound("* 2h", blank, FinishLaw(own_clean_run=False), Turn()) is None
        assert sound("7h 2h", blank, FinishLaw(own_clean_run=False), Turn()) is None


def test_jokers_do_not_lie_side_by_side_where_that_is_not_allowed() -> None:
    law = FinishLaw(melds=MeldLaw(jokers_adjacent=False))
    table = on_table("own 7h 8h *=9h")
    assert sound("* Kd", table, law, Turn()) == ["add *=6h to 0 low", "discard Kd"]
    assert sound("* * Kd", table, law, Turn()) is None
    assert sound("Jh * Kd", table, law, Turn()) is None
    assert sound("5h * Kd", table, law, Turn()) == ["add 5h *=6h to 0 low", "discard Kd"]
    table = on_table("own *=7h 8h 9h")
    assert sound("5h * Kd", table, law, Turn()) is None


def test_where_jokers_must_be_fewer_the_real_cards_are_laid_off_first() -> None:
    law = FinishLaw(melds=MeldLaw(jokers_fewer=True))
    reading = read_meld(*parse_meld("5h *=6h 7h"), law.melds)
    assert reading.meld is not None
    table = [OnTable(reading.meld, own=True)]
    hand = parse_cards("2h * * 8h 9h Kd")
    plan = finish(hand, table, law)
    assert plan is not None
    assert [step.end for step in plan.steps if isinstance(step, Add)] == ["high", "low"]
    assert brute.is_sound(plan, hand, table, law, Turn())
    assert finish(parse_cards("2h * * 8h Kd"), table, law) is not None
    assert finish(parse_cards("2h * * Kd"), table, law) is None
    assert finish(parse_cards("2h * * Kd"), table, FinishLaw()) is not None
