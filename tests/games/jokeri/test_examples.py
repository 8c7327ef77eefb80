"""Examples of clauses: every clause in force has one, and all that it shows is what the rules say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from typing import Any

import pytest

from stolik.core.cards import JOKER, Card
from stolik.core.lex import parse_cards
from stolik.core.text import LANGUAGES
from stolik.games.jokeri import CATALOG, SPEC
from stolik.games.jokeri.examples import choose, figure, is_held
from stolik.games.jokeri.figure import Figure, Row, Strip
from stolik.games.jokeri.kinds import EXTRA_FORMS
from stolik.games.jokeri.rules.winning import CLAUSE
from stolik.rulekit.ruleset import RuleSet, RuleSetError
from stolik.tricks.trick import Play

from .tables import HOUSE_RULES, table
from .test_rules_page import TABLES

Case = dict[str, Any]


@cache
def every_table() -> tuple[RuleSet, ...]:
    """The tables of the other tests, every preset with every single setting changed, each extra set alone."""
    found = [table(text) for text in dict.fromkeys((*HOUSE_RULES, *TABLES))]
    found += [table(f"jokeri/classic(length=full40, extra_sets={form})") for form in EXTRA_FORMS]
    for preset in CATALOG.presets:
        for name, setting in CATALOG.settings.items():
            for value in setting.values:
                try:
                    found.append(CATALOG.make(preset, {name: value}))
                except RuleSetError:
                    continue  # it goes only with another setting, as extra sets do with a full game
    return tuple(dict.fromkeys(found))


@cache
def shown(rules: RuleSet) -> tuple[tuple[str, Case, Figure], ...]:
    """Every clause in force with its example, as told and as answered."""
    out = []
    for clause in rules.book("en").clauses:
        found = choose(rules, clause.examples)
        assert found is not None, f"{rules}: {clause.id} has no example"
        out.append((clause.id, dict(clause.examples[found[0]]), found[1]))
    return tuple(out)


def all_examples() -> Iterator[tuple[str, Case]]:
    for clause in CATALOG.clause_rule:
        for case in CATALOG.clause_page(clause)["example"]:
            yield clause, case


def drawn(clause: str, rules: str) -> tuple[Case, Figure]:
    return {name: (case, found) for name, case, found in shown(table(rules))}[clause]


def test_every_clause_in_force_has_an_example_at_every_table() -> None:
    assert len(every_table()) > 100
    for rules in every_table():
        examples = list(shown(rules))
        assert len(examples) == len(rules.book("en").clauses)
        for clause, case, found in examples:
            assert any(row.spots for row in found.rows), f"{rules}: nothing is drawn for {clause}"
            assert is_held(rules, case)


def test_every_example_is_meant_for_some_table() -> None:
    meant = {(clause, str(case)) for rules in every_table() for clause, case, _ in shown(rules)}
    assert {(clause, str(case)) for clause, case in all_examples()} == meant


def test_every_sentence_stands_in_four_languages() -> None:
    for clause, case in all_examples():
        said = case.get("say", {})
        assert not said or set(said) == set(LANGUAGES), clause
        if said:
            assert re.search("[ა-ჰ]", said["ka"]), clause
            assert len(set(said.values())) == len(LANGUAGES), clause


def test_no_sentence_holds_a_number_of_its_own() -> None:
    """Numbers, cards and suits come from the answer; so no rule set can make a sentence wrong."""
    for clause, case in all_examples():
        for pattern in case.get("say", {}).values():
            own = re.sub(r"\{ \$\w+ \}", "", pattern)
            assert not re.search(r"[0-9♠♥♦♣]", own), clause


def told(case: Case, **more: Any) -> Case:
    """The case as a conformance vector would tell it."""
    return {name: value for name, value in (case | more).items() if name not in ("say", "shows")}


def cards_of(row: Row, mark: str) -> list[Card]:
    return [spot.play.card for spot in row.spots if spot.mark == mark and spot.play is not None]


def rows_of(found: Figure, *names: str) -> list[Row]:
    return [row for row in found.rows if row.what in names]


def plays_of(row: Row) -> list[Play]:
    return [spot.play for spot in row.spots if spot.play is not None]


def test_the_taker_marked_is_the_rules() -> None:
    for rules in every_table():
        for clause, _, found in shown(rules):
            trump = "-" if found.trump is None else found.trump.letter
            for row in rows_of(found, "trick", "last"):
                if len(row.spots) < 4:
                    continue
                plays = " ".join(map(str, plays_of(row)))
                place = SPEC.answer("trick", {"plays": plays, "trump": trump}, rules)
                marked = [at for at, spot in enumerate(row.spots, 1) if spot.mark == "takes"]
                assert marked == [place], f"{rules}: {clause}"


def test_whoever_takes_a_trick_leads_the_next() -> None:
    for rules in every_table():
        for clause, _, found in shown(rules):
            for before, after in pairwise(rows_of(found, "trick", "last")):
                taker = next(spot.seat for spot in before.spots if spot.mark == "takes")
                assert after.spots[0].seat == taker, clause
                assert [spot.seat for spot in after.spots] == [(taker + at) % 4 for at in range(4)]


def test_cards_are_dim_exactly_where_the_rules_bar_them() -> None:
    for rules in every_table():
        for clause, case, found in shown(rules):
            if case["kind"] != "legal":
                continue
            legal = SPEC.answer("legal", told(case, trump=case.get("trump", "-")), rules)
            free = {str(play)[0] if str(play).startswith("*") else str(play) for play in legal}
            (hand,) = rows_of(found, "hand")
            assert {str(card) for card in cards_of(hand, "")} == free, f"{rules}: {clause}"
            assert sorted(parse_cards(case["hand"])) == sorted(play.card for play in plays_of(hand))
            said = {str(play) for play in found.facts["plays"]}
            assert said == set(legal) or (found.line == "lead-joker" and said < set(legal))


def test_bids_are_free_and_barred_as_the_rules_say() -> None:
    for rules in every_table():
        for clause, case, found in shown(rules):
            if case["kind"] == "bids":
                free = SPEC.answer("bids", told(case), rules)
                assert list(found.facts["numbers"]) == free, clause
                every = set(range(case["cards"] + 1)) if free else set()
                barred = found.facts["barred"] if found.line == "bids-barred" else None
                assert every - set(free) == ({barred} if barred is not None else set()), clause


def test_a_move_is_allowed_or_refused_as_the_referee_rules() -> None:
    for rules in every_table():
        for clause, case, found in shown(rules):
            if case["kind"] == "judge":
                verdict = SPEC.answer("judge", told(case), rules)
                assert found.line == ("allowed" if verdict["legal"] else "refused"), clause
                assert verdict["legal"] or found.facts["refusal"].clause in verdict["because"]


def results(strip: Strip) -> list[str | int]:
    return [cell.taken if cell.bid is None else f"{cell.bid}/{cell.taken}" for cell in strip.cells]


def strips(found: Figure, what: str) -> list[Strip]:
    return [strip for strip in found.sheet if strip.what == what]


def test_the_sheet_adds_up_as_the_rules_score() -> None:
    for rules in every_table():
        for clause, case, found in shown(rules):
            if case["kind"] != "end":
                continue
            several = isinstance(case["cards"], list)
            sizes, form = (case["cards"] if several else [case["cards"]]), case["form"]
            deals = strips(found, "deal")
            assert sum(cell.taken for cell in deals[-1].cells) == sizes[-1]
            for cards, strip in zip(sizes, deals, strict=True):
                for cell in strip.cells:
                    asked = {"cards": cards, "form": form, "bid": cell.bid, "taken": cell.taken}
                    assert cell.points == SPEC.answer("score", asked, rules), f"{rules}: {clause}"
            hero = found.facts["hero"].seats[0]
            assert found.facts["points"] == deals[-1].cells[hero].points
            if several:
                rows = [results(strip) for strip in deals]
                closed = SPEC.answer("set", {"form": form, "cards": sizes, "results": rows}, rules)
                struck = [-less for less in closed["erased"]]
                assert list(strips(found, "premium")[0].numbers) == closed["premium"], f"{rules}: {clause}"
                assert [list(strip.numbers) for strip in strips(found, "struck")] == (
                    [struck] if any(struck) else []
                )
                for seat in range(4):
                    marked = [strip.cells[seat].points for strip in deals if seat in strip.struck]
                    assert sum(marked) == closed["erased"][seat], f"{rules}: {clause}"
                    marked = [strip.cells[seat].points for strip in deals if seat in strip.best]
                    assert marked in ([], [closed["premium"][seat]]), f"{rules}: {clause}"
                totals = [
                    total + before
                    for total, before in zip(closed["totals"], case.get("before", [0] * 4), strict=True)
                ]
                assert list(strips(found, "total")[0].numbers) == totals
                assert found.facts["total"] == closed["totals"][hero]


def test_places_follow_the_totals() -> None:
    for rules in every_table():
        for clause, _, found in shown(rules):
            for strip in strips(found, "place"):
                counted = (strips(found, "pair") or strips(found, "total"))[0].numbers
                first = [seat for seat, place in enumerate(strip.numbers) if place == 1]
                assert list(found.facts["winners"].seats) == first
                assert {counted[seat] for seat in first} == {max(counted)} == {found.facts["most"]}, clause


def test_the_absent_players_card_is_the_referees() -> None:
    for rules in every_table():
        for clause, case, found in shown(rules):
            if case["kind"] == "fallback":
                legal = SPEC.answer("legal", told(case), rules)
                (hand,) = rows_of(found, "hand")
                assert [str(card) for card in cards_of(hand, "played")] == [str(found.facts["card"])]
                assert str(found.facts["card"]) in legal, clause


# -- each shows what its clause says ------------------------------------------------------------------


@pytest.mark.parametrize("clause", CLAUSE.values())
def test_a_trick_is_decided_by_its_clause(clause: str) -> None:
    for rules in every_table():
        found = {name: answered for name, _, answered in shown(rules)}[clause]
        assert found.answer["because"] == clause, rules


@pytest.mark.parametrize(
    "clause", ["all_tricks", "exact", "shtanga", "missed", "golden", "misere", "misere_turned"]
)
def test_a_score_is_that_of_its_clause(clause: str) -> None:
    seen = 0
    for rules in every_table():
        for name, _, found in shown(rules):
            if name == clause:
                # Where there is no shtanga, taking nothing is a bid missed like any other.
                none = clause == "shtanga" and found.facts["points"] == 0
                assert found.answer["because"] == ("missed" if none else clause), rules
                seen += 1
    assert seen


def test_the_point_on_which_tables_differ_most_is_shown_by_one_trick() -> None:
    (_, classic), (_, pagat) = (
        drawn("high_joker_vs_trump", f"jokeri/{name}") for name in ("classic", "pagat")
    )
    assert classic.rows[0].spots[0].mark == "takes"
    assert pagat.rows[0].spots[2].mark == "takes"


@pytest.mark.parametrize(
    ("clause", "one", "other"),
    [
        ("dealer_hook", "classic", "classic(dealer_hook=off)"),
        ("must_trump", "classic", "classic(must_trump=no)"),
        ("high_joker_demand", "classic", "classic(high_joker_demand=any)"),
        ("low_joker_demand", "classic", "classic(low_joker_demand=highest)"),
        ("second_joker", "classic", "classic(second_joker=first)"),
        ("shtanga", "classic", "tbilisi"),
        ("shtanga", "classic", "classic(shtanga=none)"),
        ("dark_factor", "classic(length=full40)", "classic(length=full40, dark_factor=2)"),
        ("premium", "classic", "classic(premium=none)"),
        ("premium_last", "classic", "pagat"),
        ("premium_crowd", "classic", "classic(premium_crowd=none_when_three)"),
        ("premium_crowd", "classic", "classic(premium_crowd=first_of_neighbours)"),
        ("all_pass_premium", "classic", "classic(all_pass_premium=500)"),
        ("erase", "classic", "tbilisi"),
        ("erase", "tbilisi", "classic(erase=next_left)"),
        ("ties", "classic", "classic(ties=kept_bids)"),
        ("ties", "classic", "classic(ties=last_set)"),
        ("highest_total", "classic", "classic(teams=opposite)"),
        ("fallback", "classic", None),
    ],
)
def test_an_example_shows_the_setting(clause: str, one: str, other: str | None) -> None:
    """Where tables differ, the example of that very clause comes out differently."""
    _, ours = drawn(clause, f"jokeri/{one}")
    if other is not None:
        assert drawn(clause, f"jokeri/{other}")[1].answer != ours.answer


def test_what_sentences_claim_beside_the_numbers() -> None:
    """What a sentence says in words of its own holds in the case that it stands beside."""
    for rules in every_table():
        examples = {name: (case, found) for name, case, found in shown(rules)}
        case, found = examples["any_trump"]
        assert all(card.suit is not found.facts["action"].suit for card in parse_cards(case["hand"]))
        case, found = examples["any_suit"]
        assert all(card.suit is not found.facts["action"].play.suit for card in parse_cards(case["hand"]))
        case, found = examples["joker_silent"]
        assert case["trick"].endswith("h")
        assert sum(str(card).endswith("h") for card in parse_cards(case["hand"])) > 1
        assert "*+" in found.answer["plays"]
        case, found = examples["pack"]
        lowest = [card for card in parse_cards(case["pack"]) if card is not JOKER]
        assert all(
            card.rank == min(each.rank for each in SPEC_PACK if each.suit is card.suit and each.rank > 1)
            for card in lowest
        )
        assert [str(card) for card in parse_cards(case["pack"])].count("*") == SPEC_PACK.count(JOKER)
        assert len({card.suit for card in lowest}) == len(lowest) == 4
        _, found = examples["both_jokers"]
        jokers = [
            spot.seat for row in found.rows for spot in row.spots if spot.play and spot.play.card is JOKER
        ]
        assert jokers == [0, 0]
        assert all(sum(play.card is JOKER for play in plays_of(row)) == 1 for row in found.rows)
        _, found = examples["clockwise"]
        assert found.facts["order"].seats[0] == found.facts["first_taker"].seats[0]
        if "premium_tie" in examples:
            _, found = examples["premium_tie"]
            hero = found.facts["hero"].seats[0]
            scores = [strip.cells[hero].points for strip in strips(found, "deal")]
            assert scores.count(found.facts["best"]) == 2
            assert scores.index(found.facts["best"]) == found.facts["best_deal"] - 1
        _, found = examples["first_dealer"]
        assert any(play.card is JOKER for play in plays_of(found.rows[0])[:-1])
        assert examples["thrown_in"][1].answer["dealer"] == found.answer["dealer"]
        for name in ("on_timeout", "two_misses"):
            if name in examples:
                assert len(examples[name][1].answer["plays"]) == 1, "the bot has no choice"
        if "erase_once" in examples and "struck" in {strip.what for strip in examples["erase_once"][1].sheet}:
            (struck,) = strips(examples["erase_once"][1], "struck")
            assert any(struck.numbers)
            assert struck.numbers[3] == 0, "nothing is struck where the best is not above 0"
        if "premium_min" in examples:
            assert examples["premium_min"][1].facts["premium"] >= examples["premium_min"][1].facts["best"]
        if "no_trump_set" in examples:
            assert examples["no_trump_set"][1].trump is None
        if "turned_joker" in examples:
            assert examples["turned_joker"][1].trump is None
        if "two_misses" in examples:
            assert examples["two_misses"][1].facts["misses"] > 0
        if "two_clocks" in examples:
            assert examples["two_clocks"][1].facts["people"] != examples["two_clocks"][1].facts["alone"]


def test_equal_totals_are_equal_however_sets_are_closed() -> None:
    """Settings that meet may strike and reward otherwise than each alone; what is told as equal stays so."""
    told_of = CATALOG.clause_page("ties")["example"]
    options = {
        name: [setting.write(value) for value in setting.values]
        for name, setting in CATALOG.settings.items()
        if name in ("erase", "premium", "premium_crowd", "premium_last", "teams", "ties")
    }
    for values in product(*options.values()):
        rules = table(f"jokeri/classic({','.join(map('='.join, zip(options, values, strict=True)))})")
        found = choose(rules, told_of)
        assert found is not None
        most = max(found[1].answer["counted"])
        pairs = 2 if "teams=opposite" in str(rules) else 1
        assert found[1].answer["counted"].count(most) == 2 * pairs, str(rules)


SPEC_PACK = list(SPEC.census(SPEC.deal(table("jokeri/classic"), 4, 0, 0, "seed")))


# -- what cannot have happened is no example ----------------------------------------------------------

END: Case = {
    "kind": "end",
    "cards": 9,
    "form": "plain",
    "bids": [2, 2, 3, 3],
    "taken": [2, 2, 1, 2],
    "plays": "9h Th Ah 6h Kc Jc 7c 8c",
    "trump": "s",
}


@pytest.mark.parametrize(
    "change",
    [
        {"taken": [2, 2, 2, 2]},
        {"taken": [0, 4, 1, 2]},
        {"bids": [2, 2, 2, 3]},
        {"bids": [2, 2, 3, 10]},
        {"plays": "9h Th Ah 6h Kc Jc 7c"},
        {"plays": "9h 8c Ah 6h Kc Jc 7c Th"},
        {"plays": "9h Th Ah 6h Kc Jc 9h 8c"},
        {"plays": "9h *^h Ah 6h Kc Jc 7c 8c"},
        {"plays": ""},
        {"leader": 5},
        {"trump": "x"},
        {"hero": 0},
        {"cards": [9, 9]},
        {"cards": [9, 9], "earlier": [["9/9", "0/0", "0/0", "0/0"]]},
    ],
)
def test_an_end_that_cannot_have_happened_is_refused(change: Case) -> None:
    rules = table("jokeri/classic")
    assert figure(rules, END) is not None
    assert figure(rules, {**END, **change}) is None


@pytest.mark.parametrize(
    "case",
    [
        {"kind": "trick", "plays": "9h Th Ah", "trump": "s"},
        {"kind": "trick", "plays": "9h Th Ah 5h", "trump": "s"},
        {"kind": "legal", "hand": "", "trick": "", "trump": "s"},
        {"kind": "legal", "hand": "9h 9h", "trick": "", "trump": "s"},
        {"kind": "bids", "cards": 9, "form": "golden", "bids": [1]},
        {"kind": "bids", "cards": 9, "form": "plain", "bids": [1, 1, 1, 1]},
        {"kind": "bids", "cards": 9, "form": "plain", "bids": [10]},
        {"kind": "judge", "cards": 9, "form": "plain", "hand": "9h", "action": "dance"},
        {"kind": "pack", "pack": "9s Kd", "until_ace": True},
        {"kind": "pack", "pack": "2s Kd"},
        {"kind": "schedule", "only": "extra"},
    ],
)
def test_a_case_that_cannot_be_is_refused(case: Case) -> None:
    assert figure(table("jokeri/classic"), case) is None


def test_an_example_stands_only_where_its_deal_is_played() -> None:
    case = {"kind": "end", "cards": 1, "form": "plain"}
    assert is_held(table("jokeri/classic"), case)
    assert not is_held(table("jokeri/classic(length=nines16)"), case)
    assert not is_held(table("jokeri/classic"), {"kind": "end", "cards": 9, "form": "dark"})
    ladder = {"kind": "end", "cards": list(range(1, 9)), "form": "plain"}
    assert is_held(table("jokeri/classic"), ladder)
    assert not is_held(table("jokeri/classic(length=ladder9)"), ladder)


def test_an_example_that_does_not_show_its_point_is_passed_over() -> None:
    rules = table("jokeri/classic")
    case = {"kind": "legal", "hand": "9h Ad", "trick": "Th", "trump": "s"}
    wrong = {**case, "shows": {"plays": ["Ad"]}}
    assert choose(rules, [wrong]) is None
    found = choose(rules, [wrong, case])
    assert found is not None
    assert found[0] == 1
