"""What a card of a hand is worth keeping, and what throwing it would give to the next player."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from ..core.cards import JOKER, Card, card_of
from ..games.remik.law import meld_law, meld_values
from ..games.remik.rules import layoff, opening, penalties, swap
from ..games.remik.steps import places
from ..games.remik.view import TableMeld
from ..rulekit.ruleset import RuleSet
from ..rummy.melds import Kind, rank_at
from ..rummy.solver import Penalty, Way, best_arrangement, best_progress, ways
from .remik_sight import Sight


@dataclass(frozen=True, slots=True)
class Taste:
    """How much the bot likes what; the unit is one copy that would complete a group.

    ``run``, ``group``: a copy that completes a meld of two cards held. ``clean``: the factor on runs while
    none is held and one is needed. ``extend``: a copy that makes a meld longer. ``near``: a copy after which
    the card can be laid off. ``fear``: what a point of penalty weighs, times the risk that somebody goes out.
    ``feed``, ``gift``, ``match``: against a card that the next player can lay off, that frees a joker for
    him, that goes with one he took. ``hold_joker``: the expected penalty up to which a joker is held.
    """

    run: float = 1.2
    group: float = 1.0
    clean: float = 1.5
    extend: float = 0.5
    near: float = 0.8
    fear: float = 1.0
    feed: float = 3.0
    gift: float = 6.0
    match: float = 1.0
    hold_joker: float = 10.0


USUAL = Taste()
_MELDED = 1000.0
_JOKER = 1e6


def penalty_of(rules: RuleSet) -> Penalty:
    """What cards cost in hand at this table, in the form that solvers take."""
    return Penalty(
        penalties.card_penalty(rules, Card("Ah")),
        penalties.court_penalty(rules),
        penalties.card_penalty(rules, JOKER),
    )


class Worth:
    """The cards of a hand (of the view's seat, after laying), each with its worth."""

    def __init__(
        self, sight: Sight, hand: Iterable[Card], taste: Taste, table: Mapping[str, TableMeld] | None = None
    ) -> None:
        self.sight = sight
        self.hand = tuple(sorted(hand))
        self.taste = taste
        rules = sight.rules
        self.table = {entry.name: entry for entry in sight.view.melds} if table is None else table
        self.law = meld_law(rules)
        self.values = meld_values(rules)
        self.opened = sight.view.has_opened

    @cached_property
    def left(self) -> tuple[Card, ...]:
        """The cards that belong to no meld of the best arrangement."""
        rules = self.sight.rules
        if self.opened:
            return best_arrangement(self.hand, self.law, penalty_of(rules))[1]
        progress = best_progress(
            self.hand,
            self.law,
            self.values,
            opening.threshold(rules),
            opening.needs_clean_run(rules),
            penalty=penalty_of(rules),
        )
        return progress.opening.left

    @cached_property
    def lacks_clean_run(self) -> bool:
        """Whether a clean run is what an opening still waits for."""
        if self.opened or not opening.needs_clean_run(self.sight.rules):
            return False
        return not any(way.kind is Kind.RUN and not way.missing for row in self._ways.values() for way in row)

    def is_melded(self, card: Card) -> bool:
        """Whether every copy of the card is part of a meld in the best arrangement."""
        return card not in self.left

    @cached_property
    def _ways(self) -> Mapping[Card, tuple[Way, ...]]:
        return ways(self.hand, self.law)

    @cached_property
    def _loose(self) -> Mapping[Card, tuple[Way, ...]]:
        return ways(self.left, self.law)

    def throws(self) -> list[Card]:
        """The cards of the hand, the one best thrown first; jokers come last."""
        scored = {card: self.keep(card) for card in dict.fromkeys(self.hand)}
        return sorted(scored, key=lambda card: (scored[card], card.index))

    def keep(self, card: Card) -> float:
        """How much speaks against throwing one copy of the card."""
        if card.is_joker:
            return _JOKER
        danger = self.danger(card)
        if card not in self.left:
            return _MELDED + danger
        worth = 0.0
        if self.left.count(card) < 2:
            loose = self._loose[card]
            worth = sum(self._chance(way) for way in loose)
            known = set(loose)
            worth += sum(
                self.taste.extend * self._copies(way.missing) for way in self._ways[card] if way not in known
            )
            worth += self.taste.near * self._near(card)
        weight = self.taste.fear * self.sight.risk
        return worth - weight * penalties.card_penalty(self.sight.rules, card) + danger

    def _chance(self, way: Way) -> float:
        taste = self.taste
        worth = self._copies(way.missing) * (taste.run if way.kind is Kind.RUN else taste.group)
        if way.kind is Kind.RUN and self.lacks_clean_run:
            worth *= taste.clean
        return worth

    def _copies(self, cards: Iterable[Card]) -> int:
        return sum(max(0, self.sight.unseen[card]) for card in cards)

    def _near(self, card: Card) -> int:
        """Copies of cards after which this one could be laid off on a run of the table."""
        found = 0
        for entry in self.table.values():
            meld = entry.meld
            if meld.kind is Kind.RUN and meld.suit is card.suit and self._is_mine_to_add(entry):
                for gap, place in ((meld.low - 1, meld.low - 2), (meld.high + 1, meld.high + 2)):
                    if 1 <= place <= 14 and rank_at(place) == card.rank and card.suit is not None:
                        found += self._copies((card_of(rank_at(gap), card.suit),))
        return found

    def _is_mine_to_add(self, entry: TableMeld) -> bool:
        return entry.owner == self.sight.seat or not layoff.only_on_own(self.sight.rules)

    # -- the next player -----------------------------------------------------------------------------

    def danger(self, card: Card) -> float:
        """What the card would be worth to the next player."""
        sight, taste = self.sight, self.taste
        if not sight.next_takes:
            return 0.0
        worth = 0.0
        if sight.view.opened[sight.next]:
            if self._fits(card):
                worth = taste.feed
            if self._frees(card):
                worth = max(worth, taste.gift)
        held = sight.held_by_next
        if held:
            near = (card.rank - 1, card.rank + 1)
            worth += taste.match * sum(
                other.rank == card.rank or (other.suit is card.suit and other.rank in near) for other in held
            )
        return worth

    def _fits(self, card: Card) -> bool:
        own = layoff.only_on_own(self.sight.rules)
        return any(
            True
            for entry in self.table.values()
            if not own or entry.owner == self.sight.next
            for _ in places(entry.meld, card)
            if self._has_room(entry, card)
        )

    def _has_room(self, entry: TableMeld, card: Card) -> bool:
        meld = entry.meld
        if meld.kind is Kind.RUN:
            return True
        return len(meld.cards) < self.law.group_max and (
            not self.law.group_suits_distinct or card.suit in meld.missing_suits
        )

    def _frees(self, card: Card) -> bool:
        own = swap.only_on_own(self.sight.rules)
        return any(
            card in way
            for entry in self.table.values()
            if entry.meld.jokers and (not own or entry.owner == self.sight.next)
            for way in swap.exchanges(entry.meld, self.sight.rules)
        )
