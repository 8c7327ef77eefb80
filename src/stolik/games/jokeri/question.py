"""Questions of a real table to the referee: a hand and a trick, four plays, a deal's results, told in words.

Every door to the referee (page, API, command line) asks here, and the answers are those of the engine: which
cards may be played and why the others may not, who takes a trick and by which clause, what a deal scores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from ...core.cards import JOKER, Card, Suit
from ...core.lex import TextError, parse_cards
from ...core.text import Phrase, either, whole_number
from ...engine.question import QuestionError
from ...rulekit.finding import Finding, Verdict
from ...rulekit.ruleset import RuleSet
from ...tricks.trick import Call, Play, legal_plays, parse_play, parse_plays
from . import conform
from .actions import PlayCard, parse_trump
from .kinds import NINE, PACK, PLAYERS, Form, Slot
from .law import trick_law
from .records import read_slot
from .referee import judge
from .rules.dealer_hook import is_dealer_barred
from .scoring import Outcome, score
from .told import told_view

_Read = TypeVar("_Read")


# -- which cards may be played -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PlayAnswer:
    """What a hand may play to a trick.

    ``legal`` are all plays allowed, jokers with each declaration; ``barred`` the other cards, each with the
    clauses against it. ``verdict`` is that on the play asked about, None if none was.
    """

    hand: tuple[Card, ...]
    trick: tuple[Play, ...]
    trump: Suit | None
    legal: tuple[Play, ...]
    barred: tuple[tuple[Card, tuple[Finding, ...]], ...]
    play: Play | None
    verdict: Verdict | None


def ask_play(rules: RuleSet, hand: str, trick: str = "", trump: str = "-", play: str = "") -> PlayAnswer:
    """Which cards of the hand may be played, why not the others, and whether ``play`` may (if given)."""
    held = _read("hand", hand, parse_cards)
    fallen = _read("trick", trick, parse_plays)
    suit = _read("trump", trump, parse_trump)
    asked = _read("play", play.strip(), parse_play) if play.strip() else None
    _check_count("hand", len(held), 1, NINE)
    _check_count("trick", len(fallen), 0, PLAYERS - 1)
    _check_calls("trick", fallen)
    _check_pack("hand", [*held, *(each.card for each in fallen)])
    view = told_view({"hand": hand, "trick": trick, "trump": trump}, rules)
    legal = legal_plays(held, fallen[0] if fallen else None, suit, trick_law(rules))
    free = {each.card for each in legal}
    barred = tuple(
        (card, judge(view, PlayCard(Play(card))).findings) for card in dict.fromkeys(held) if card not in free
    )
    verdict = judge(view, PlayCard(asked)) if asked is not None else None
    return PlayAnswer(held, fallen, suit, legal, barred, asked, verdict)


# -- who takes the trick -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TrickAnswer:
    """Who takes a trick: the play from 1 in the order played, and the clause that decided."""

    plays: tuple[Play, ...]
    play: int
    because: str


def ask_trick(rules: RuleSet, plays: str, trump: str = "-") -> TrickAnswer:
    """Which of four plays takes the trick, and by which clause."""
    fallen = _read("plays", plays, parse_plays)
    _read("trump", trump, parse_trump)
    _check_count("plays", len(fallen), PLAYERS, PLAYERS)
    _check_calls("plays", fallen)
    _check_pack("plays", [each.card for each in fallen])
    found = _engine("decide", {"plays": plays, "trump": trump}, rules)
    return TrickAnswer(fallen, found["play"], found["because"])


# -- what a deal scores ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scored:
    """The points of one player in a deal, the clause that gives them, and what they are for."""

    bid: int | None
    taken: int
    points: int
    because: str

    def __str__(self) -> str:
        """The result in notation: promised/taken (``2/3``: two promised, three taken), or tricks alone."""
        return str(self.taken) if self.bid is None else f"{self.bid}/{self.taken}"


def ask_score(rules: RuleSet, cards: int, form: str, bid: int | None, taken: int) -> Scored:
    """What one player's promise and tricks score; ``bid`` is None exactly in deals without promises."""
    slot = _slot(cards, form)
    outcome = _outcome(slot, bid, taken)
    points, clause = score(rules, slot, outcome)
    return Scored(outcome.bid, outcome.taken, points, clause)


def ask_results(rules: RuleSet, cards: int, form: str, results: str) -> tuple[Scored, ...]:
    """What a deal's results score, each written promised/taken (``2/3``: two promised, three taken).

    Where nothing is promised the tricks stand alone, as ``3``. One result is one player's; four are the whole
    deal's, whose tricks must add up.
    """
    slot = _slot(cards, form)
    words = results.split()
    if len(words) not in (1, PLAYERS):
        raise QuestionError("results", Phrase("results"), code="results", args={"have": len(words)})
    outcomes = [_outcome(slot, *_cell(slot, word, results), field="results") for word in words]
    if len(outcomes) == PLAYERS:
        taken = sum(outcome.taken for outcome in outcomes)
        if taken != cards:
            tricks = {"have": taken, "cards": cards}
            raise QuestionError("results", Phrase("tricks-taken", tricks), code="tricks", args=tricks)
        bids = [outcome.bid for outcome in outcomes if outcome.bid is not None]
        if bids and is_dealer_barred(rules) and sum(bids) == cards:
            sums = {"cards": cards}
            raise QuestionError("results", Phrase("promises-add-up", sums), code="bids", args=sums)
    return tuple(ask_score(rules, cards, form, outcome.bid, outcome.taken) for outcome in outcomes)


@dataclass(frozen=True, slots=True)
class DealAnswer:
    """What a whole deal came to, a value a player in the order of the hands."""

    players: tuple[Scored, ...]


def ask_deal(rules: RuleSet, record: Mapping[str, Any]) -> DealAnswer:
    """What a deal scores that was played to the end.

    The record has ``cards``, ``form``, ``dealer`` (1 to 4), ``hands``, ``bids`` (unless the form has none),
    ``plays``, and ``turned`` or ``trump``. Every play is judged; QuestionError names the
    first that was not allowed.
    """
    slot = _slot(record.get("cards"), record.get("form"))
    found = _engine("deal", record, rules)
    bids: Sequence[int | None] = record.get("bids") or (None,) * PLAYERS
    return DealAnswer(
        tuple(
            ask_score(rules, slot.cards, str(slot.form), bid, taken)
            for bid, taken in zip(bids, found["taken"], strict=True)
        )
    )


def tidy_plays(text: str) -> str:
    """Cards or plays in canonical text; what cannot be read as it is, without needless blanks."""
    try:
        return " ".join(map(str, parse_plays(text)))
    except TextError:
        return " ".join(text.split())


# -- what can be asked about -------------------------------------------------------------------------


def _read(field: str, text: str, parse: Callable[[str], _Read]) -> _Read:
    try:
        return parse(text)
    except TextError as error:
        raise QuestionError(field, _unlike(error.text, error.expected), error.position) from None


def _unlike(text: str, expected: Phrase) -> Phrase:
    return Phrase("unlike", {"text": repr(text[:60]), "expected": expected})


def _engine(kind: str, case: Mapping[str, Any], rules: RuleSet) -> dict[str, Any]:
    """The engine's answer to a case; QuestionError for one that cannot be, with the engine's own words."""
    found: dict[str, Any] = conform.answer(kind, case, rules)
    if "error" in found:
        raise QuestionError(kind, Phrase("impossible", {"why": found["error"]}), code="impossible")
    return found


def _check_count(field: str, have: int, least: int, most: int) -> None:
    if not least <= have <= most:
        bounds = {"least": least, "most": most}
        wanted = Phrase("exactly" if least == most else "between" if least else "at-most", bounds)
        fault = Phrase("wrong-count", {"have": Phrase("cards", {"count": have}), "wanted": wanted})
        raise QuestionError(field, fault, code="count", args={"have": have, **bounds})


def _check_calls(field: str, plays: Sequence[Play]) -> None:
    """QuestionError unless every joker is declared as its place in the trick asks."""
    for at, play in enumerate(plays):
        if play.card is JOKER and (play.call is None or play.call.leads != (at == 0)):
            ways = (Call.HIGH, Call.LOW) if at == 0 else (Call.TAKE, Call.LEAVE)
            signs = [f"*{call.value}{'h' if call.leads else ''}" for call in ways]
            told = {"play": str(play), "one": signs[0], "other": signs[1]}
            raise QuestionError(field, Phrase("joker-call", told), code="joker_call", args=told)


def _check_pack(field: str, cards: Sequence[Card]) -> None:
    """QuestionError unless the cards can all be dealt from one pack."""
    pack = Counter(PACK)
    for card, count in sorted(Counter(cards).items()):
        if not pack[card]:
            told: dict[str, object] = {"card": card}
            raise QuestionError(field, Phrase("not-in-pack", told), code="not_in_pack", args=told)
        if count > pack[card]:
            told = {"card": card, "count": count, "most": pack[card]}
            raise QuestionError(field, Phrase("too-many-in-pack", told), code="too_many_of_a_card", args=told)


def _slot(cards: object, form: object) -> Slot:
    if isinstance(cards, bool) or not isinstance(cards, int) or not 1 <= cards <= NINE:
        raise QuestionError("cards", _unlike(str(cards), whole_number(1, NINE)), code="form")
    if form not in list(Form):
        raise QuestionError("form", _unlike(str(form), either(list(Form))), code="form")
    if form != Form.PLAIN and cards != NINE:
        raise QuestionError("cards", Phrase("nine-cards"), code="form")
    return read_slot(cards, form)


def _outcome(slot: Slot, bid: int | None, taken: int, field: str = "") -> Outcome:
    """What one player promised and took; a fault is one of ``field``, or else of the number's own."""
    if slot.form.has_bids and bid is None:
        raise QuestionError("bid", Phrase("no-promise"), code="bid_missing")
    if not slot.form.has_bids and bid is not None:
        raise QuestionError("bid", Phrase("no-promises"), code="no_bids")
    for name, number in (("bid", bid), ("taken", taken)):
        if number is not None and not 0 <= number <= slot.cards:
            told = {"have": number, "most": slot.cards}
            fault = _unlike(str(number), whole_number(0, slot.cards))
            raise QuestionError(field or name, fault, code="range", args=told)
    return Outcome(bid, taken)


def _cell(slot: Slot, word: str, text: str) -> tuple[int | None, int]:
    """One result: ``bid/taken``, or the tricks alone where nothing is promised."""
    numbers = word.split("/")
    wanted = 2 if slot.form.has_bids else 1
    if len(numbers) != wanted or not all(n.isascii() and n.isdigit() and len(n) <= 2 for n in numbers):
        how = Phrase("result" if wanted == 2 else "result-taken")
        raise QuestionError("results", _unlike(word, how), text.find(word), code="cell")
    return (int(numbers[0]) if wanted == 2 else None), int(numbers[-1])
