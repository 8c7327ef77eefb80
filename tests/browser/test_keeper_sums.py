"""The page adds up sheets by looking things up in the rules' tariff; here it is held against the rules.

Every public case about points goes through both, and so do sheets of chance, also impossible ones.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from stolik.games import game, parse_rules

if TYPE_CHECKING:
    from playwright.sync_api import Page

VECTORS = Path(__file__).parents[1] / "vectors"

#: Answers a case as the conformance vectors ask it, by the page's own arithmetic.
ANSWER = """async ([tariff, cases]) => {
  const remik = await import("/static/js/keeper/remik-sums.js");
  const jokeri = await import("/static/js/keeper/jokeri-sums.js");
  const wrong = {error: true};
  const answer = {
    penalty: (one) => tariff.finish[one.finish ?? "plain"] * remik.handPenalty(tariff, one.hand),
    sheet: (one) => {
      const sheet = remik.remikSheet(tariff, one.players.length, one.deals, one.stake ?? null);
      const out = {over: sheet.over, totals: sheet.totals, places: sheet.places};
      return sheet.pot === null ? out : {...out, pot: sheet.pot, net: sheet.net};
    },
    score: (one) => jokeri.score(tariff, one.form, one.cards, one.bid ?? null, one.taken)?.points ?? wrong,
    set: (one) => {
      const hasBids = tariff.bids[one.form];
      const cells = [];
      for (const [at, row] of one.results.entries()) {
        const cards = one.cards[at];
        const told = row.map((text) => {
          if (!hasBids) return [null, text];
          const found = /^(\\d+)\\/(\\d+)$/.exec(text);
          return found ? [Number(found[1]), Number(found[2])] : [null, -1];
        });
        const bids = told.map(([bid]) => bid), taken = told.map(([, tricks]) => tricks);
        const found = told.map(([bid, tricks]) => jokeri.score(tariff, one.form, cards, bid, tricks));
        if (found.length !== 4 || found.includes(null)) return wrong;
        const promised = hasBids ? bids : bids.map(() => null);
        if (jokeri.marksOf(tariff, 1, cards, promised, taken).length) return wrong;
        cells.push(found);
      }
      const closing = jokeri.closeSet(tariff, one.form, one.cards, cells);
      const deals = cells.map((row) => row.map((cell) => cell.points));
      const totals = [0, 1, 2, 3].map((seat) => deals.reduce((sum, row) => sum + row[seat], 0)
        + closing.premium[seat] - closing.erased[seat]);
      return {deals, premium: closing.premium, erased: closing.erased, totals};
    },
  };
  return cases.map((one) => answer[one.kind](one));
}"""

RECKON = """async ([tariff, sheets]) => {
  const { reckon } = await import("/static/js/keeper/reckon.js");
  return sheets.map(({players, rows, stake}) => reckon(tariff, players,
    new Map(Object.entries(rows).map(([deal, row]) => [Number(deal), row])), stake));
}"""


def cases(name: str, kinds: set[str]) -> dict[str, list[tuple[dict[str, Any], Any]]]:
    """The public cases of these kinds and their results, by rule set."""
    found: dict[str, list[tuple[dict[str, Any], Any]]] = {}
    for line in (VECTORS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        if case["kind"] in kinds:
            for rules, expected in case["expect"].items():
                found.setdefault(rules, []).append((case, expected))
    return found


def tariff(rules: str) -> Any:
    found = parse_rules(rules)
    return game(found.game).keeping.tariff(found)


@pytest.mark.parametrize(
    ("name", "kinds", "least"), [("remik", {"sheet", "penalty"}, 60), ("jokeri", {"score", "set"}, 80)]
)
def test_every_public_case_about_points(page: Page, shared_server, name, kinds, least):
    page.goto(shared_server.url)
    compared = 0
    for rules, found in cases(name, kinds).items():
        got = page.evaluate(ANSWER, [tariff(rules), [case for case, _ in found]])
        for (case, expected), answer in zip(found, got, strict=True):
            by_rules = game(name).answer(case["kind"], case, parse_rules(rules))
            if isinstance(expected, dict) and "error" in expected:
                assert "error" in answer, (case["id"], rules, answer)
                assert "error" in by_rules
            else:
                assert answer == expected == by_rules, (case["id"], rules)
            compared += 1
    assert compared >= least


def remik_row(chance: random.Random, players: int) -> dict[str, Any]:
    row: dict[str, Any] = {"finisher": chance.randrange(players)}
    if chance.random() < 0.5:
        row["finish"] = chance.choice(["plain", "hand", "hand_with_layoffs"])
    for seat in range(players):
        if seat == row["finisher"] and chance.random() < 0.9:
            continue
        match chance.randrange(5):
            case 0:
                deck = [rank + suit for rank in "A23456789TJQK" for suit in "shdc"] + ["*", "*", "*"]
                row[f"hand.{seat}"] = " ".join(chance.choices(deck, k=chance.randint(1, 15)))
            case 1:
                row[f"hand.{seat}"] = chance.choice([0, 1, 3, 13, 99, 101, 111, 900])
                row[f"count.{seat}"] = chance.randint(0, 16)
            case _:
                row[f"hand.{seat}"] = chance.randint(2, 120)
    if chance.random() < 0.05:
        row.pop(chance.choice(sorted(row)))
    return row


def jokeri_row(chance: random.Random, cards: int, has_bids: bool) -> dict[str, Any]:
    taken = [0, 0, 0, 0]
    for _ in range(cards):
        taken[chance.randrange(4)] += 1
    if chance.random() < 0.05:
        taken[0] = min(cards, taken[0] + 1)
    row: dict[str, Any] = {f"taken.{seat}": number for seat, number in enumerate(taken)}
    if has_bids:
        for seat, number in enumerate(taken):
            exact = chance.random() < (0.95 if seat < 2 else 0.6)
            row[f"bid.{seat}"] = number if exact else chance.randint(0, cards)
    if chance.random() < 0.02:
        row.pop(chance.choice(sorted(row)))
    return row


REMIK = [
    "remik/silesian",
    "remik/silesian(end_form=single)",
    "remik/wikibooks(end_form=pot, pot_stake=7)",
    "remik/wikibooks(end_form=wins, end_value=3)",
    "remik/guide(end_form=deals, end_value=6, ties=extra_deal)",
    "remik/guide(end_value=300, ties=extra_deal)",
    "remik/guide(penalty_ace=0, hand_finish_multiplier=3)",
    "remik/romme",
    "remik/zoliky",
]
JOKERI = [
    "jokeri/classic",
    "jokeri/pagat",
    "jokeri/tbilisi",
    "jokeri/classic(length=short12, erase=next_left, premium_crowd=first_of_neighbours)",
    "jokeri/classic(length=full40, dark_factor=2, erase=every_failer, shtanga=200_500, ties=kept_bids)",
    "jokeri/classic(teams=opposite, erase=only_if_one_keeper, ties=last_set, dealer_hook=off)",
    "jokeri/classic(length=ladder9, premium_min=150, all_pass_premium=500, shtanga=none)",
    "jokeri/classic(length=nines16, premium=none, erase=all_others, premium_crowd=none_when_three)",
]


@pytest.mark.parametrize("rules", [*REMIK, *JOKERI])
def test_sheets_of_chance(page: Page, shared_server, rules):
    page.goto(shared_server.url)
    chance = random.Random(rules)
    found = parse_rules(rules)
    keeping = game(found.game).keeping
    known = keeping.tariff(found)
    sheets = []
    for _ in range(60):
        players = chance.choice(known["players"])
        if found.game == "remik":
            rows = {deal: remik_row(chance, players) for deal in range(1, chance.randint(1, 14))}
        else:
            count = chance.choice([*range(len(known["deals"])), len(known["deals"])])
            rows = {
                deal: jokeri_row(
                    chance, known["deals"][deal - 1][1], known["bids"][known["deals"][deal - 1][2]]
                )
                for deal in range(1, count + 1)
            }
        if rows and chance.random() < 0.2:
            rows.pop(chance.choice(sorted(rows)))
        sheets.append({"players": players, "rows": rows, "stake": chance.choice([None, None, 25])})
    got = page.evaluate(RECKON, [known, sheets])
    marks = 0
    for sheet, answer in zip(sheets, got, strict=True):
        for deal, row in sheet["rows"].items():
            for key, value in row.items():
                assert keeping.refuse(found, sheet["players"], deal, key, value) is None, (deal, key, value)
        expected = keeping.reckon(found, sheet["players"], sheet["rows"], sheet["stake"]).data()
        assert answer == json.loads(json.dumps(expected)), sheet
        marks += len(answer["marks"])
    assert marks
