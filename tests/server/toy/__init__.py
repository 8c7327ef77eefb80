"""A tiny real game for the server's tests: it obeys the contract of every game and is quick to play.

Each of two to four players holds three cards of one pack. A turn is two decisions: ``draw`` (a hidden card
from the stock), then ``drop CARD`` on the pile. A card may not follow its own suit on the pile unless the
hand holds no other suit. After a number of rounds the deal is over; points are the ranks left in the hands.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from stolik.core.cards import Card, deck
from stolik.core.cardset import CardSet
from stolik.core.lex import TextError, parse_card
from stolik.core.rng import Rng
from stolik.engine.spec import Absence, Choice, Composition, FirstDealer
from stolik.rulekit.finding import Debt, Finding, Verdict
from stolik.rulekit.ruleset import Catalog, RuleSet
from tests.server.toy.rules import length, table

CATALOG = Catalog("toy", "tests.server.toy", (length.RULE, table.RULE))


@dataclass(frozen=True)
class Position:
    rules: RuleSet
    dealer: int
    number: int
    turn: int
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...]
    drawn: bool
    left: int
    history: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class View:
    rules: RuleSet
    seat: int | None
    dealer: int
    number: int
    turn: int | None
    hand: CardSet
    counts: tuple[int, ...]
    stock: int
    pile: tuple[Card, ...]
    drawn: bool
    left: int
    history: tuple[tuple[int, str], ...]
    hands: tuple[CardSet, ...] | None


@dataclass(frozen=True)
class Result:
    points: tuple[int, ...]


@dataclass(frozen=True)
class Action:
    card: Card | None

    def __str__(self) -> str:
        return "draw" if self.card is None else f"drop {self.card}"


class Toy:
    name = "toy"
    catalog = CATALOG
    keeping = None

    def players(self, rules: RuleSet) -> Collection[int]:
        return range(2, 5)

    def refuse_players(self, rules: RuleSet, players: int) -> Finding | None:
        return None if players in self.players(rules) else Finding("players", args={"players": players})

    def offers(self, rules: RuleSet, players: int) -> Sequence[RuleSet]:
        return ()

    def first_dealer(self, rules: RuleSet, players: int, rng: Rng) -> FirstDealer:
        return FirstDealer(rng.below(players))

    def next_dealer(self, rules: RuleSet, dealer: int, players: int) -> int:
        return (dealer + 1) % players

    def deal(self, rules: RuleSet, players: int, dealer: int, number: int, seed: str) -> Position:
        cards = Rng(seed).shuffled(deck(1, 0))
        hands = tuple(CardSet(cards[3 * seat : 3 * seat + 3]) for seat in range(players))
        stock = cards[3 * players :]
        left = length.ROUNDS.of(rules) * players
        return Position(rules, dealer, number, (dealer + 1) % players, hands, stock, (), False, left)

    def after(self, position: Position, results: Sequence[Any]) -> Position:
        return position

    def to_move(self, position: Position) -> int | None:
        return position.turn if position.left else None

    def actors(self, position: Position) -> tuple[int, ...]:
        return (position.turn,) if position.left else ()

    def view(self, position: Position, seat: int | None) -> View:
        return View(
            rules=position.rules,
            seat=seat,
            dealer=position.dealer,
            number=position.number,
            turn=self.to_move(position),
            hand=CardSet() if seat is None else position.hands[seat],
            counts=tuple(map(len, position.hands)),
            stock=len(position.stock),
            pile=position.pile,
            drawn=position.drawn,
            left=position.left,
            history=position.history,
            hands=None if position.left else position.hands,
        )

    def wire(self, view: View) -> Mapping[str, Any]:
        return {
            "game": "toy",
            "seat": view.seat,
            "turn": view.turn,
            "hand": [str(card) for card in view.hand],
            "counts": list(view.counts),
            "stock": view.stock,
            "pile": [str(card) for card in view.pile],
            "drawn": view.drawn,
            "left": view.left,
            "history": [{"seat": seat, "text": text} for seat, text in view.history],
            "hands": None if view.hands is None else [[str(card) for card in hand] for hand in view.hands],
        }

    def parse_action(self, text: str) -> Action:
        words = text.split()
        if words == ["draw"]:
            return Action(None)
        if len(words) == 2 and words[0] == "drop":
            return Action(parse_card(words[1]))
        raise TextError("step", text)

    def parse_card(self, text: str) -> Card:
        return parse_card(text)

    def judge(self, view: View, action: Action) -> Verdict:
        found: list[Finding] = []
        if view.turn is None or view.turn != view.seat:
            found.append(Finding("turn", args={"seat": view.turn}))
        elif action.card is None:
            if view.drawn:
                found.append(Finding("one_draw", 0))
        elif not view.drawn:
            found.append(Finding("draw_first", 0))
        elif action.card not in view.hand:
            found.append(Finding("not_in_hand", 0, {"card": action.card}))
        else:
            suits = {card.suit for card in view.hand}
            if view.pile and action.card.suit == view.pile[0].suit and suits != {action.card.suit}:
                found.append(Finding("other_suit", 0, {"card": action.card, "top": view.pile[0]}))
        return Verdict(view.rules, tuple(found), outcome={})

    def apply(
        self, position: Position, action: Action, seat: int | None = None
    ) -> tuple[Position, Sequence[Any]]:
        seat, history = position.turn, (*position.history, (position.turn, str(action)))
        hands = list(position.hands)
        if action.card is None:
            hands[seat] = hands[seat] + position.stock[:1]
            after = replace(
                position, hands=tuple(hands), stock=position.stock[1:], drawn=True, history=history
            )
            return after, [history[-1]]
        hands[seat] = hands[seat] - (action.card,)
        return replace(
            position,
            hands=tuple(hands),
            pile=(action.card, *position.pile),
            drawn=False,
            turn=(seat + 1) % len(hands),
            left=position.left - 1,
            history=history,
        ), [history[-1]]

    def record_text(self, action: Action, after: Position) -> str:
        return str(action)

    def census(self, position: Position) -> Sequence[Card]:
        return (*position.stock, *position.pile, *(card for hand in position.hands for card in hand))

    def legal_actions(self, view: View) -> Collection[Action]:
        every = [Action(None), *(Action(card) for card in dict.fromkeys(view.hand))]
        return [action for action in every if self.judge(view, action)]

    def compose(self, view: View, steps: Sequence[str], picked: Sequence[Card]) -> Composition | None:
        findings: list[Finding] = []
        for text in steps:
            findings += self.judge(view, self.parse_action(text)).findings
        return Composition(
            steps=tuple(steps),
            hand=view.hand.cards,
            melds=(),
            findings=tuple(findings),
            debts=(Debt("draw_first"),) if not view.drawn else (),
            status=({"id": "drawn", "ok": view.drawn},),
            choices=tuple(
                Choice(f"drop {card}", "drop", findings=self.judge(view, Action(card)).findings)
                for card in picked
            ),
        )

    def fallback(self, view: View) -> Action:
        return next(iter(self.legal_actions(view)))

    def result(self, position: Position) -> Result | None:
        return (
            None
            if position.left
            else Result(tuple(sum(card.rank for card in hand) for hand in position.hands))
        )

    def sheet(self, rules: RuleSet, deals: Sequence[Result]) -> Mapping[str, Any]:
        totals = [sum(column) for column in zip(*(deal.points for deal in deals), strict=True)]
        return {
            "over": len(deals) >= length.DEALS.of(rules),
            "totals": totals,
            "places": [1 + sum(other < total for other in totals) for total in totals],
            "deals": [deal.points for deal in deals],
        }

    def turn_seconds(self, rules: RuleSet, humans: int) -> int | None:
        return table.CLOCK.of(rules) or None

    def turn_number(self, position: Position) -> int:
        return -position.left

    def absence(self, rules: RuleSet) -> Absence:
        if table.STRICT.of(rules):
            return Absence(bot_moves=False, misses=None, away_seconds=1)
        return Absence()

    def resample(self, view: View, rng: Rng) -> Position:
        known = CardSet((*view.hand, *view.pile))
        cards = rng.shuffled((CardSet(deck(1, 0)) - known.cards).cards)
        hands, at = [], 0
        for seat, count in enumerate(view.counts):
            if seat == view.seat:
                hands.append(view.hand)
            else:
                hands.append(CardSet(cards[at : at + count]))
                at += count
        assert view.turn is not None
        return Position(
            view.rules,
            view.dealer,
            view.number,
            view.turn,
            tuple(hands),
            cards[at:],
            view.pile,
            view.drawn,
            view.left,
            view.history,
        )

    def answer(self, kind: str, case: Mapping[str, Any], rules: RuleSet) -> Any:
        raise ValueError("the toy has no cases")


SPEC = Toy()


def game(name: str) -> Toy:
    return {"toy": SPEC}[name]
