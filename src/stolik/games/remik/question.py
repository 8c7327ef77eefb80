"""Questions that a table puts to the referee: a position and a turn, told in words and answered in full.

The same question has one text form (``field: value``, a line each), for the command line, for mail and for
links, and every door to the referee asks through here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from ...core.cards import JOKER, Card, card_of
from ...core.lex import TextError, parse_cards, print_cards
from ...core.text import Phrase, either, whole_number
from ...engine.question import QuestionError
from ...rulekit.finding import Finding, Verdict
from ...rulekit.ruleset import RuleSet
from ...rummy.melds import Kind, Laid, Meld, arrange, parse_meld, read_meld
from . import case as cases
from . import conform
from .actions import LayMeld, Step, parse_steps
from .law import meld_law
from .referee import judge_turn, syntax
from .rules import finish, laps, opening, penalties, table
from .view import View, meld_number

_PACKS = 3
MAX_TABLE = 40
"""Most melds that a question may lay on the table."""

FINISHES = ("plain", "hand", "hand_with_layoffs")
"""Ways of going out that a hand's penalty may depend on."""


@dataclass(frozen=True, slots=True)
class Question:
    """A turn of one player and the position that he made it in.

    ``hand`` is what he held before drawing; the card that came from the stock stands in the turn, as
    ``draw 4s``. ``table`` maps letters to melds in the order in which they were laid, those in ``own`` are
    his; ``pile`` is top first. ``lap`` is that of the turn, None where it does not matter. The texts are as
    its author wrote them.
    """

    rules: RuleSet
    hand: str = ""
    turn: str = ""
    opened: bool = False
    table: tuple[tuple[str, str], ...] = ()
    own: tuple[str, ...] = ()
    pile: str = ""
    first_turn: bool = False
    lap: int | None = None

    def view(self) -> View:
        """What the player knew when his turn began; QuestionError if there is no such position."""
        hand, pile = known_cards(self.hand, "hand"), known_cards(self.pile, "pile")
        _check_table(self.table, self.own)
        if self.first_turn and (self.opened or self.table):
            raise QuestionError("first", Phrase("first-turn"), code="first_turn")
        lying = [
            laid.card for name, text in self.table for laid in _meld_cards(text, f"table.{name}", self.rules)
        ]
        check_deck(self.rules, [*hand, *pile, *lying])
        if self.lap is not None:
            conform.check_lap(self.lap, first_turn=self.first_turn)
        return conform.position_view(
            self.rules,
            hand=hand,
            opened=self.opened,
            melds=dict(self.table),
            own=self.own,
            pile=pile,
            first_turn=self.first_turn,
            lap=self.lap,
        )

    def steps(self) -> tuple[Step, ...]:
        """The steps of the turn; TextError if they cannot be read."""
        return parse_steps(self.turn)

    def ask(self) -> Verdict:
        """The verdict; a turn that cannot be read is refused as ``syntax``."""
        view = self.view()
        try:
            return judge_turn(view, self.steps())
        except TextError as error:
            return Verdict(self.rules, (syntax(error),))

    def tidy(self) -> Question:
        """The same question in its one printed form; what cannot be read stays as it is."""
        try:
            turn = "; ".join(map(str, self.steps()))
        except TextError:
            turn = " ".join(self.turn.split())
        return replace(
            self,
            hand=_tidy_cards(self.hand),
            pile=_tidy_cards(self.pile),
            turn=turn,
            table=tuple((name, _tidy_meld(text, self.rules)) for name, text in self.table),
            own=tuple(sorted(dict.fromkeys(self.own))),
            lap=self.lap if laps.matter(self.rules) and not self.first_turn else None,
        )

    def __str__(self) -> str:
        lines = [f"rules: {self.rules}", f"hand: {self.hand}"]
        if self.opened:
            lines.append("opened: yes")
        lines += [f"table {name}: {text}" for name, text in self.table]
        if self.own:
            lines.append(f"own: {' '.join(self.own)}")
        if self.pile:
            lines.append(f"pile: {self.pile}")
        if self.first_turn:
            lines.append("first turn: yes")
        if self.lap is not None:
            lines.append(f"lap: {self.lap}")
        return "\n".join([*lines, f"turn: {self.turn}"]) + "\n"


# -- the text form ---------------------------------------------------------------------------------

FIELDS = ("rules", "hand", "opened", "own", "pile", "first turn", "lap", "turn")
"""Fields of a question's text; besides, ``table`` with a letter names a meld."""

MAX_QUESTION = 20_000
_YES = dict.fromkeys(("yes", "true", "1", "on", "tak", "evet", "კი"), True)
_NO = dict.fromkeys(("no", "false", "0", "", "nie", "hayır", "არა"), False)


def read_fields(text: str) -> dict[str, str]:
    """The fields of a question's text; QuestionError for a line that is none.

    Empty lines and lines that begin with ``#`` count for nothing.
    """
    if len(text) > MAX_QUESTION:
        fault = Phrase("characters", {"most": str(MAX_QUESTION)})
        raise QuestionError("text", fault, name=Phrase("question"))
    found: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, colon, value = line.partition(":")
        name = " ".join(name.lower().replace("_", " ").split())
        if not colon or not (name in FIELDS or name.startswith("table ")):
            known = Phrase("question-fields", {"known": ", ".join(FIELDS)})
            raise QuestionError(f"line {number}", _unlike(line.strip(), known), name=_line(number))
        if name in found:
            raise QuestionError(f"line {number}", Phrase("stands-twice", {"name": name}), name=_line(number))
        found[name] = value.strip()
    return found


def _line(number: int) -> Phrase:
    return Phrase("line", {"number": str(number)})


def read_flag(text: str, field: str) -> bool:
    """Yes or no; QuestionError otherwise."""
    value = {**_YES, **_NO}.get(text.strip().lower())
    if value is None:
        raise QuestionError(field, _unlike(text.strip(), Phrase("yes-no")))
    return value


def read_lap(text: str) -> int | None:
    """The number of a lap; None if none is told, QuestionError for anything else."""
    if not text.strip():
        return None
    if not re.fullmatch(r"[0-9]{1,3}", text.strip()):
        raise QuestionError("lap", _unlike(text.strip(), whole_number(1, conform.MAX_LAP)))
    return int(text)


def read_table(lines: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Melds given as ``a: 5h 6h 7h``; a line without a letter takes the next one."""
    out: list[tuple[str, str]] = []
    for line in lines:
        if not line.strip():
            continue
        name, colon, text = line.partition(":")
        if not colon:
            number = 1 + max((meld_number(known) for known, _ in out if _is_name(known)), default=-1)
            name, text = chr(ord("a") + number % 26), line
        out.append((name.strip().lower(), " ".join(text.split())))
    return tuple(out)


def read_own(text: str) -> tuple[str, ...]:
    """Letters of melds, separated by blanks or commas."""
    return tuple(text.lower().replace(",", " ").split())


def make_question(fields: Mapping[str, str], rules: RuleSet) -> Question:
    """The question of these fields, whose rule set has been read already."""
    melds = [
        (name.removeprefix("table ").strip(), text)
        for name, text in fields.items()
        if name.startswith("table ")
    ]
    return Question(
        rules=rules,
        hand=fields.get("hand", ""),
        turn=fields.get("turn", ""),
        opened=read_flag(fields.get("opened", ""), "opened"),
        table=tuple(melds),
        own=read_own(fields.get("own", "")),
        pile=fields.get("pile", ""),
        first_turn=read_flag(fields.get("first turn", ""), "first turn"),
        lap=read_lap(fields.get("lap", "")),
    )


# -- questions about less than a turn --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a smaller question: the plain result, as conformance cases have it, and the reasons."""

    result: Mapping[str, Any]
    findings: tuple[Finding, ...] = ()


def ask_meld(rules: RuleSet, text: str) -> Answer:
    """Whether cards are a meld at this table; QuestionError for more of a card than its pack holds."""
    result = conform.answer_meld(text, rules)
    try:
        kind, cards = parse_meld(text)
    except TextError as error:
        return Answer(result, (syntax(error),))
    check_deck(rules, (laid.card for laid in cards))
    faults = read_meld(kind, cards, meld_law(rules)).faults
    return Answer(result, tuple(Finding(fault.clause, None, fault.args) for fault in faults))


def lying(rules: RuleSet, text: str) -> tuple[Meld, ...]:
    """Every meld as which these cards may lie on the table, in whatever order they were named.

    QuestionError if the cards cannot be read or are more than the pack holds.
    """
    cards = known_cards(text, "cards")
    check_deck(rules, cards)
    law = meld_law(rules)
    found: list[Meld] = []
    for meld in arrange(cards, law):
        jokers = meld.jokers if meld.kind is Kind.GROUP and law.names_group_jokers else 0
        reals = tuple(laid for laid in meld.cards if not laid.is_joker)
        # A joker of a group may stand for any suit that lacks; which one it does has been said at the table.
        for suits in combinations(meld.open_suits, jokers) if jokers else ((),):
            named = tuple(Laid(JOKER, card_of(meld.rank, suit)) for suit in suits)
            found.append(Meld(Kind.GROUP, (*reals, *named)) if jokers else meld)
    return tuple(found)


def ask_opening(rules: RuleSet, melds: Iterable[str]) -> Answer:
    """Whether melds laid together by a player who does not go out open; a finding's step is its meld."""
    texts = list(melds)
    result = conform.answer_opening(texts, rules)
    check_deck(rules, [laid.card for text in texts for laid in _readable(text)])
    if result["opens"]:
        return Answer(result)
    findings: list[Finding] = []
    steps: list[Step] = []
    for index, text in enumerate(texts):
        found = ask_meld(rules, text).findings
        findings += [Finding(each.clause, index, each.args) for each in found]
        if not found:
            steps.append(LayMeld(*parse_meld(text)))
    if not findings:
        hand = [laid.card for step in steps if isinstance(step, LayMeld) for laid in step.cards]
        view = conform.position_view(rules, hand=hand, opened=False)
        case = cases.build(view, steps, meld_law(rules), closed=False)
        findings = [debt.finding for debt in opening.conditions(case) if not debt.paid]
    return Answer(result, tuple(findings))


def _readable(text: str) -> Iterable[Laid]:
    """The cards of a meld; none where it cannot be read, which is said of it elsewhere."""
    try:
        return parse_meld(text)[1]
    except TextError:
        return ()


def ask_penalty(rules: RuleSet, text: str, how: str = "plain") -> Answer:
    """What a hand costs when another player goes out: each card, the multiplier, and the sum."""
    hand = known_cards(text, "hand")
    # Cards are only counted here, and a table may have mixed in a pack more than its rules say.
    check_deck(rules, hand, at_least=_PACKS)
    if how not in FINISHES:
        raise QuestionError("finish", wrong_finish())
    factor = 1 if how == "plain" else finish.hand_multiplier(rules, with_layoffs=how == "hand_with_layoffs")
    return Answer(
        {
            "points": conform.answer_penalty({"hand": print_cards(hand), "finish": how}, rules),
            "cards": [(card, penalties.hand_penalty(rules, (card,))) for card in hand],
            "multiplier": factor,
        }
    )


def wrong_finish() -> Phrase:
    """What is said of a way of going out that there is not."""
    return Phrase("only-expected", {"expected": either(FINISHES)})


def ask_sheet(rules: RuleSet, players: list[str], deals: list[list[int]], stake: int | None) -> Answer:
    """Whether the game is over, and how it stands; QuestionError for a deal that lacks somebody's points."""
    return Answer(conform.answer_sheet({"players": players, "deals": deals, "stake": stake}, rules))


def ask_cut(rules: RuleSet, text: str, players: int = 2) -> Answer:
    """What the cutter may keep of the cards seen, and how many he is then dealt where so many play."""
    seen = known_cards(text, "seen")
    check_deck(rules, seen)
    return Answer(conform.answer_cut({"seen": print_cards(seen), "players": players}, rules))


# -- what a position may hold ----------------------------------------------------------------------


def known_cards(text: str, field: str) -> tuple[Card, ...]:
    """The cards of a field; QuestionError says where it cannot be read."""
    try:
        return parse_cards(text)
    except TextError as error:
        raise QuestionError(field, _unlike(error.text, error.expected), error.position) from None


def _unlike(text: str, expected: Phrase) -> Phrase:
    """What was found and what was expected, in a line that a terminal can show."""
    return Phrase("unlike", {"text": repr(text[:60]), "expected": expected})


def check_deck(rules: RuleSet, cards: Iterable[Card], at_least: int = 0) -> None:
    """QuestionError for more of a card than the largest deck of these rules holds (or than ``at_least``)."""
    decks = [Counter(table.cards(rules, players)) for players in range(2, table.most_players(rules) + 1)]
    counted = Counter(cards)
    for card, count in sorted(counted.items()):
        most = max(at_least, *(deck[card] for deck in decks))
        if count > most:
            raise QuestionError(
                "cards",
                Phrase("too-many-of-a-card", {"card": card, "count": count, "most": most}),
                code="too_many_of_a_card",
                args={"card": card, "count": count, "most": most},
                name=Phrase("all-cards"),
            )


def _check_table(melds: tuple[tuple[str, str], ...], own: tuple[str, ...]) -> None:
    names = [name for name, _ in melds]
    if len(names) > MAX_TABLE:
        raise QuestionError("table", Phrase("melds", {"most": MAX_TABLE}), code="table")
    for name in names:
        if not _is_name(name):
            raise QuestionError("table", _unlike(name, Phrase("meld-letter")), code="table")
        if names.count(name) > 1:
            raise QuestionError("table", Phrase("meld-twice", {"name": name}), code="table")
    for name in own:
        if name not in names:
            raise QuestionError("own", Phrase("meld-missing", {"name": repr(name[:40])}), code="table")


def _is_name(name: str) -> bool:
    try:
        return conform.read_meld_name(name) >= 0
    except ValueError:
        return False


def _meld_cards(text: str, field: str, rules: RuleSet) -> Iterable[Any]:
    try:
        parse_meld(text)
    except TextError as error:
        raise QuestionError(field, _unlike(error.text, error.expected), error.position) from None
    try:
        return conform.read_table_meld(text, rules).cards
    except ValueError as error:
        clause = str(error).rpartition(": ")[2]
        raise QuestionError(field, Phrase("no-meld"), code="table", args={"clause": clause}) from None


def _tidy_cards(text: str) -> str:
    try:
        return print_cards(parse_cards(text))
    except TextError:
        return " ".join(text.split())


def _tidy_meld(text: str, rules: RuleSet) -> str:
    try:
        return str(conform.read_table_meld(text, rules))
    except ValueError:
        return " ".join(text.split())
