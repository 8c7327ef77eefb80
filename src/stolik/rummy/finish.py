"""Going out: whether a whole hand can be laid and thrown in this turn, and how. Exact, both ways.

The real cards are dealt with first: each must lie in a new meld, at a meld of the table, or be the card that
is thrown. Jokers are counted, not placed, until every real card has its place; then the jokers to spare,
and which melds count toward opening, are settled together. A meld laid this turn never needs a swap: where
one would help, the real card could have been laid at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, final

from ..core.cards import JOKER, Card
from .lattice import (
    WIDTH,
    Fields,
    GroupShape,
    Lattice,
    RunShape,
    Shape,
    group_points,
    lap,
    lattice,
    run_cards,
    run_meld,
    run_points,
)
from .melds import Laid, Meld
from .opening import shares
from .plan import Add, Exchange, FinishLaw, Lay, OnTable, PileUse, Plan, PlanStep, Sharing, Throw, Turn
from .table import Outcome, TableUses

_CLEAN: Final = 1
_TAKEN: Final = 2
_EARLY: Final = 4  # a meld that needs no joker that came free, so that it can be laid before any swap
_NEVER: Final = -(1 << 30)


def finish(
    hand: Iterable[Card], table: Sequence[OnTable], law: FinishLaw, turn: Turn | None = None
) -> Plan | None:
    """A plan by which the hand goes out this turn, or None if there is none.

    The hand is as after drawing, the taken card in it. ValueError for a card that is not known, for more than
    three copies of one, or for a law that lets a meld be of jokers alone.
    """
    return _Finish(Fields(hand), table, law, turn or Turn()).plan()


class _Laying(NamedTuple):
    """One way to lay a shape with ``jokers`` in all: at first from ``low`` to ``high`` with ``laid`` of them.

    The rest is laid off on it, from ``whole_low`` to ``whole_high``. A group has no such ends.
    """

    jokers: int
    laid: int
    points: int
    flags: int
    low: int = 0
    high: int = 0
    whole_low: int = 0
    whole_high: int = 0


class _Chain(NamedTuple):
    """Layings chosen so far, last first; ``counts`` says whether the last counts toward opening."""

    before: _Chain | None
    laying: _Laying
    counts: bool


_State = tuple[int, int, int, int]  # jokers placed, in melds that count, laid in other new melds; flags


@final
class _Finish:
    def __init__(self, fields: Fields, table: Sequence[OnTable], law: FinishLaw, turn: Turn) -> None:
        self.fields = fields
        self.table = table
        self.law = law
        self.turn = turn
        self.grid: Lattice = lattice(law.melds)
        self.uses = TableUses(self.grid, law, fields)
        has_clean = (turn.opened and law.opening_clean_run) or any(e.own and e.meld.clean for e in table)
        to_open = not turn.opened and law.opening_clean_run and not turn.clean
        self.needs_clean = to_open or (law.own_clean_run and not has_clean)
        waived = law.points_waived or turn.opened
        self.need = 0 if waived else max(0, law.opening_points - turn.points)
        self.taken_into_new = turn.taken if turn.opened and law.pile_use is PileUse.NEW_MELD else None
        self.shapes: list[Shape] = []
        self.outcomes: list[list[Outcome]] = []
        self.by_item: list[list[Shape]] = []
        self.at_item: list[list[Outcome]] = []
        self.order: list[int] = []
        self.cores: list[int] = []
        self.most_freed: list[int] = []
        self.leaves = 0
        self.shares: dict[Shape, int] = {}
        self.dearest = 0
        self.known: dict[tuple[int, int, int, bool], int] = {}
        self.dead: set[tuple[int, int, int, int, bool]] = set()

    def plan(self) -> Plan | None:
        """The first plan that the search comes to."""
        fields, law, turn = self.fields, self.law, self.turn
        if turn.taken is not None and not turn.opened and not law.pile_before_opening:
            return None
        if not self._prepare():
            return None
        return self._search(fields.row, fields.jokers, 0, -1, self.needs_clean, [], [])

    # -- what the cards can do -----------------------------------------------------------------------

    def _prepare(self) -> bool:
        """List what each card can do; False if that already shows that there is no plan."""
        fields, law, grid = self.fields, self.law, self.grid
        budget = fields.jokers + sum(
            self.uses.most_freed(entry.meld) for entry in self.table if entry.own or not law.swap_own_only
        )
        self.shapes = grid.shapes(fields, budget)
        if self.needs_clean:
            self.cores = [shape.need for shape in self.shapes if shape.clean and not shape.fewest]
            if not self.cores:
                return False
        if self.need:
            self.shares, self.dearest = shares(grid, self.shapes, law.values, budget)
        for_table = fields.jokers if law.freed_to_new else budget
        self.outcomes = [
            self.uses.outcomes(
                at,
                entry.meld,
                for_table,
                may_add=entry.own or not law.layoff_own_only,
                may_swap=entry.own or not law.swap_own_only,
            )
            for at, entry in enumerate(self.table)
        ]
        self.most_freed = [max((use.freed for use in uses), default=0) for uses in self.outcomes]
        count = len(fields.cards)
        self.by_item = [[] for _ in range(count)]
        self.at_item = [[] for _ in range(count)]
        for shape in self.shapes:
            for i in range(count):
                if shape.need >> (WIDTH * i) & 3:
                    self.by_item[i].append(shape)
        for uses in self.outcomes:
            for use in uses:
                for i in range(count):
                    if use.need >> (WIDTH * i) & 3:
                        self.at_item[i].append(use)
        for shapes, at in zip(self.by_item, self.at_item, strict=True):  # plain ways first make plain plans
            shapes.sort(key=lambda shape: shape.fewest)
            at.sort(key=lambda use: (use.invests, use.put))
        homeless = sum(
            fields.row >> (WIDTH * i) & 3 for i in range(count) if not self.by_item[i] and not self.at_item[i]
        )
        self.order = sorted(range(count), key=lambda i: len(self.by_item[i]) + len(self.at_item[i]))
        return homeless <= 1

    # -- the real cards ------------------------------------------------------------------------------

    def _search(
        self,
        row: int,
        jokers: int,
        used: int,
        thrown: int,
        clean: bool,
        shapes: list[Shape],
        uses: list[Outcome],
    ) -> Plan | None:
        """Find places for the real cards of ``row``; ``jokers`` is the balance of those held and freed."""
        if clean and not any(self.fields.holds(row, core) for core in self.cores):
            return None
        if not row:
            return self._settle(shapes, uses, thrown)
        key = (row, jokers, used, thrown, clean)
        if key in self.dead:
            return None
        leaves = self.leaves
        guard = self.fields.guard
        item = next(i for i in self.order if row >> (WIDTH * i) & 3)
        bit = 1 << (WIDTH * item)
        limit = jokers + sum(most for at, most in enumerate(self.most_freed) if not used >> at & 1)
        if self.need:
            share = sum(self.shares[shape] for shape in shapes)
            if share + self._ceiling(row, jokers, used, thrown >= 0) < self.need:
                return None
        for shape in self.by_item[item]:
            if shape.fewest <= limit:
                rest = (row | guard) - shape.need
                if rest & guard == guard:
                    shapes.append(shape)
                    balance, still = jokers - shape.fewest, clean and not shape.clean
                    found = self._search(rest ^ guard, balance, used, thrown, still, shapes, uses)
                    if found is not None:
                        return found
                    shapes.pop()
        for use in self.at_item[item]:
            if not used >> use.at & 1 and use.put - use.freed <= limit - self.most_freed[use.at]:
                rest = (row | guard) - use.need
                if rest & guard == guard:
                    uses.append(use)
                    balance, now = jokers - use.put + use.freed, used | 1 << use.at
                    found = self._search(rest ^ guard, balance, now, thrown, clean, shapes, uses)
                    if found is not None:
                        return found
                    uses.pop()
        if thrown < 0 and (self.turn.taken is not self.fields.cards[item] or self._copies(item) > 1):
            found = self._search(row - bit, jokers, used, item, clean, shapes, uses)
            if found is not None:
                return found
        if leaves == self.leaves:
            self.dead.add(key)
        return None

    def _ceiling(self, row: int, jokers: int, used: int, thrown: bool) -> int:
        """No way to place the rest adds more points than this; below zero if there is no way."""
        if not row:
            return jokers * self.dearest if jokers >= 0 else _NEVER
        key = (row, jokers, used, thrown)
        best = self.known.get(key)
        if best is not None:
            return best
        best = _NEVER
        guard = self.fields.guard
        item = next(i for i in self.order if row >> (WIDTH * i) & 3)
        limit = jokers + sum(most for at, most in enumerate(self.most_freed) if not used >> at & 1)
        for shape in self.by_item[item]:
            if shape.fewest <= limit:
                rest = (row | guard) - shape.need
                if rest & guard == guard:
                    more = self._ceiling(rest ^ guard, jokers - shape.fewest, used, thrown)
                    best = max(best, more + self.shares[shape])
        for use in self.at_item[item]:
            if not used >> use.at & 1:
                rest = (row | guard) - use.need
                if rest & guard == guard:
                    balance = jokers - use.put + use.freed
                    best = max(best, self._ceiling(rest ^ guard, balance, used | 1 << use.at, thrown))
        if not thrown:
            best = max(best, self._ceiling(row - (1 << (WIDTH * item)), jokers, used, True))
        self.known[key] = best
        return best

    def _copies(self, item: int) -> int:
        return self.fields.row >> (WIDTH * item) & 3

    # -- the jokers ----------------------------------------------------------------------------------

    def _settle(self, shapes: Sequence[Shape], uses: Sequence[Outcome], thrown: int) -> Plan | None:
        """Place the jokers, every real card having its place."""
        self.leaves += 1
        law, own = self.law, self.fields.jokers - self.turn.freed
        if thrown >= 0:
            return self._place(shapes, uses, self.fields.cards[thrown], own)
        if not law.needs_discard:
            plan = self._place(shapes, uses, None, own)
            if plan is not None:
                return plan
        return self._place(shapes, uses, JOKER, own - 1) if law.joker_thrown and own > 0 else None

    def _place(
        self, shapes: Sequence[Shape], uses: Sequence[Outcome], thrown: Card | None, own: int
    ) -> Plan | None:
        """Place all jokers: ``own`` that were in the hand before any swap, and those that come free."""
        law, turn = self.law, self.turn
        taken_joker = turn.taken is JOKER
        if taken_joker and own < 1:
            return None
        freed = turn.freed + sum(use.freed for use in uses)
        total = own + freed - sum(use.put for use in uses)
        if total < sum(shape.fewest for shape in shapes):
            return None
        swaps, adds = any(use.freed for use in uses), any(use.adds for use in uses)
        if not self._may_share(shapes, swaps=swaps, adds=adds):
            return None
        touched = {use.at for use in uses}
        untouched = [self.uses.unused(at, e.meld) for at, e in enumerate(self.table) if at not in touched]
        places = [use for use in (*uses, *untouched) if self.table[use.at].own or not law.layoff_own_only]
        room = [1]
        for use in places:
            room.append(_sums(room[-1], self.uses.spare(use, total), total) if total else 1)
        in_new = (freed if law.freed_to_new else 0) + (self.taken_into_new is JOKER)
        flags = (_CLEAN if self.needs_clean else 0) | (
            _TAKEN if self.taken_into_new is not None and self.taken_into_new is not JOKER else 0
        )
        funds = (
            own
            - (self.taken_into_new is JOKER)
            + (0 if law.freed_to_new else turn.freed + sum(use.freed for use in uses if not use.invests))
        )
        if self._wants_meld_first(uses):
            flags |= _EARLY
        invests = any(use.invests for use in uses)
        best: tuple[int, _State, _Chain | None] | None = None
        for state, (points, chain) in self._deal(shapes, total, own).items():
            placed, counted, elsewhere, has = state
            spare = total - placed
            if (
                room[-1] >> spare & 1
                and elsewhere >= in_new
                and points >= self.need
                and has & flags == flags
                and not (invests and funds - counted < 1)
                and (not spare or self._may_share(shapes, swaps=False, adds=True))
                and (best is None or spare < best[0])
            ):
                best = (spare, state, chain)
        if best is None:
            return None
        spares = _split(room, [self.uses.spare(use, total) for use in places], best[0])
        return self._write(shapes, uses, best[2], list(zip(places, spares, strict=True)), thrown)

    def _may_share(self, shapes: Sequence[Shape], *, swaps: bool, adds: bool) -> bool:
        """Whether lay-offs and swaps may be made: before opening some tables want a new meld for that."""
        law = self.law
        if shapes or not self._waits_for_meld:
            return True
        after = Sharing.AFTER_OPENING
        return not (swaps and law.swap_opening_turn is after) and not (
            adds and law.layoff_opening_turn is after
        )

    @property
    def _waits_for_meld(self) -> bool:
        """Whether some tables let nothing be laid off or swapped before a first meld."""
        return not (self.turn.opened or self.turn.melded or self.law.points_waived)

    def _wants_meld_first(self, uses: Sequence[Outcome]) -> bool:
        """Whether a meld must lie on the table before the first swap, or what is laid off to make one."""
        law = self.law
        if not self._waits_for_meld:
            return False
        steps = [step for use in uses for step in use.parted[0]]
        swaps, adds = any(isinstance(s, Exchange) for s in steps), any(isinstance(s, Add) for s in steps)
        after = Sharing.AFTER_OPENING
        return (swaps and law.swap_opening_turn is after) or (adds and law.layoff_opening_turn is after)

    def _deal(self, shapes: Sequence[Shape], total: int, own: int) -> dict[_State, tuple[int, _Chain | None]]:
        """Every way to share jokers among the new melds, the dearest for each state."""
        states: dict[_State, tuple[int, _Chain | None]] = {(0, 0, 0, 0): (0, None)}
        counting = not self.turn.opened
        fewest = sum(shape.fewest for shape in shapes)
        for shape in shapes:
            after: dict[_State, tuple[int, _Chain | None]] = {}
            fewest -= shape.fewest
            layings = self._layings(shape, total)
            for (placed, counted, elsewhere, flags), (points, chain) in states.items():
                for laying in layings:
                    now = placed + laying.jokers
                    if now + fewest > total:
                        continue
                    has = flags | laying.flags
                    if counting and counted + laying.laid <= own:
                        state = (now, counted + laying.laid, elsewhere, has | _EARLY)
                        value = points + laying.points
                        if state not in after or after[state][0] < value:
                            after[state] = (value, _Chain(chain, laying, True))
                    if not counting or laying.laid:
                        state = (now, counted, elsewhere + laying.laid, has)
                        if state not in after or after[state][0] < points:
                            after[state] = (points, _Chain(chain, laying, False))
            states = after
        return states

    def _layings(self, shape: Shape, most: int) -> list[_Laying]:
        """The ways to lay a shape with at most ``most`` jokers; of ways alike but for points the dearest."""
        in_parts = self.needs_clean or self.need > 0 or self._waits_for_meld
        found: dict[tuple[int, int, int], _Laying] = {}
        if isinstance(shape, GroupShape):
            ways = self._group(shape, most, in_parts)
        else:
            ways = self._run(shape, most, in_parts)
        for laying in ways:
            key = (laying.jokers, laying.laid, laying.flags)
            if key not in found or found[key].points < laying.points:
                found[key] = laying
        return list(found.values())

    def _group(self, shape: GroupShape, most: int, in_parts: bool) -> Iterable[_Laying]:
        values, grid, size = self.law.values, self.grid, len(shape.suits)
        taken = self.taken_into_new
        flags = _TAKEN if taken is not None and taken.rank == shape.rank and taken.suit in shape.suits else 0
        for jokers in shape.options:
            if jokers > most:
                break
            yield _Laying(jokers, jokers, group_points(shape.rank, size + jokers, values), flags)
            for laid in range(jokers) if in_parts else ():
                if all(grid.group_fits(size + n, n) for n in range(laid, jokers)):
                    yield _Laying(jokers, laid, group_points(shape.rank, size + laid, values), flags)

    def _run(self, shape: RunShape, most: int, in_parts: bool) -> Iterable[_Laying]:
        grid, values, places = self.grid, self.law.values, shape.places
        taken = self.taken_into_new
        marks: list[int] = []
        if taken is not None and taken.suit is shape.suit:
            marks = [place for place in places if (place - taken.rank) % 13 == 0]
        run_min, min_naturals = self.law.melds.run_min, self.law.melds.min_naturals
        most = min(most, grid.most_jokers(len(places)))
        for number, ends in grid.ends(places[0], places[-1]).items():
            jokers = shape.inner + number
            if jokers > most:
                break
            for below, above in ends:
                low, high = places[0] - below, places[-1] + above
                flags = (0 if jokers else _CLEAN) | (_TAKEN if marks else 0)
                yield _Laying(jokers, jokers, run_points(low, high, values), flags, low, high, low, high)
                if not in_parts or not jokers:
                    continue
                for first in range(low, high - run_min + 2):
                    for last in range(first + run_min - 1, high + 1):
                        real = sum(first <= place <= last for place in places)
                        laid = last - first + 1 - real
                        sound = real >= min_naturals and laid <= grid.most_jokers(real)
                        if laid < jokers and sound and grid.fits(*lap(first, last)):
                            flags = 0 if laid else _CLEAN
                            if any(first <= mark <= last for mark in marks):
                                flags |= _TAKEN
                            points = run_points(first, last, values)
                            yield _Laying(jokers, laid, points, flags, first, last, low, high)

    # -- the steps -----------------------------------------------------------------------------------

    def _write(
        self,
        shapes: Sequence[Shape],
        uses: Sequence[Outcome],
        chain: _Chain | None,
        places: Sequence[tuple[Outcome, int]],
        thrown: Card | None,
    ) -> Plan:
        """The plan: melds that count, swaps, melds with jokers that came free, lay-offs, the last card."""
        early: list[tuple[Meld, tuple[PlanStep, ...]]] = []
        late: list[tuple[Meld, tuple[PlanStep, ...]]] = []
        for shape in reversed(shapes):
            assert chain is not None
            laying = chain.laying
            (early if chain.counts or not laying.laid else late).append(self._lay(shape, laying))
            chain = chain.before
        early.reverse()
        late.reverse()
        steps: list[PlanStep] = [Lay(meld) for meld, _ in early]
        parted = [use.parted for use in sorted(uses, key=lambda use: (use.invests, use.at))]
        steps += [step for swaps, _ in parted for step in swaps]
        steps += [Lay(meld) for meld, _ in late]
        steps += [step for _, adds in parted for step in adds]
        for use, spare in sorted(places, key=lambda place: place[0].at):
            steps += self.uses.last(use, spare)
        for number, (_, additions) in enumerate(early + late, len(self.table)):
            steps += [Add(number, step.cards, step.end) for step in additions if isinstance(step, Add)]
        if thrown is not None:
            steps.append(Throw(thrown))
        return Plan(tuple(steps))

    def _lay(self, shape: Shape, laying: _Laying) -> tuple[Meld, tuple[PlanStep, ...]]:
        """A new meld, and what is laid off on it afterwards (the number of the meld to be filled in)."""
        grid = self.grid
        if isinstance(shape, GroupShape):
            names = grid.joker_names(shape.suits, laying.jokers)
            meld = grid.group(shape, names[: laying.laid])
            return meld, tuple(
                Add(-1, (grid.group_joker(shape.rank, suit),)) for suit in names[laying.laid :]
            )
        places = [place for place in shape.places if laying.low <= place <= laying.high]
        meld = run_meld(shape.suit, laying.low, laying.high, places)
        steps: list[Add] = []
        if laying.whole_low < laying.low:
            steps.append(Add(-1, _cards(shape, laying.whole_low, laying.low - 1), "low"))
        if laying.whole_high > laying.high:
            steps.append(Add(-1, _cards(shape, laying.high + 1, laying.whole_high), "high"))
        return meld, self.uses.in_order(steps)


def _cards(shape: RunShape, low: int, high: int) -> tuple[Laid, ...]:
    return run_cards(shape.suit, low + 13, high + 13, [place + 13 for place in shape.places])


def _sums(counts: int, more: int, most: int) -> int:
    """The sums, up to ``most``, of one number of each of two sets, given and answered as bits."""
    out = 0
    for n in range(most + 1):
        if more >> n & 1:
            out |= counts << n
    return out & ((1 << (most + 1)) - 1)


def _split(room: Sequence[int], options: Sequence[int], total: int) -> list[int]:
    """How many of ``total`` each place takes, so that each number is among its options."""
    out: list[int] = []
    for i in range(len(options) - 1, -1, -1):
        number = next(n for n in range(total + 1) if options[i] >> n & 1 and room[i] >> (total - n) & 1)
        out.append(number)
        total -= number
    out.reverse()
    return out
