"""A match of remik between the terminal's player and bots."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from stolik import bots as bot_players
from stolik import games
from stolik.cli.failure import Failure
from stolik.cli.say import Speech, as_typed
from stolik.cli.telling import tell
from stolik.core.cards import Card
from stolik.core.lex import TextError
from stolik.core.rng import Rng
from stolik.engine.game import Game
from stolik.rulekit.finding import Finding
from stolik.rulekit.ruleset import RuleSet

YOU = 0


class Quit(Exception):
    """The player has had enough, or his input ended."""


class Table:
    """One match: it asks the player, lets the bots move, and tells every step in a line of its own."""

    def __init__(self, rules: RuleSet, speech: Speech, *, bots: int, level: str, seed: str) -> None:
        self.rules = rules
        self.speech = speech
        self.spec = games.game(rules.game)
        if found := self.spec.refuse_players(rules, bots + 1):
            raise Failure("refused", why=rules.catalog.refusal(found, speech.language))
        self.bot = bot_players.bot(rules.game, level)
        self.names = [speech.say("you"), *(speech.say("bot", number=i + 1) for i in range(bots))]
        self.game = Game(self.spec, rules, self.names, seed)
        self.rng = Rng(seed).child("bots")
        self.seed, self.level = seed, level
        self.told = 0
        self.steps: list[str] = []
        self.ahead: list[str] = []
        self._commands: Mapping[str, Callable[[], None]] = {
            **dict.fromkeys(("hand", "karty"), self._say_hand),
            **dict.fromkeys(("table", "stół", "stol"), self._say_table),
            **dict.fromkeys(("sheet", "zapis"), self._say_sheet),
            **dict.fromkeys(("rules", "zasady"), self._say_rules),
            **dict.fromkeys(("help", "pomoc", "?"), self._help),
            **dict.fromkeys(("back", "cofnij"), self._take_back),
            **dict.fromkeys(("quit", "exit", "q", "koniec", "wyjdź", "wyjdz"), self._quit),
        }

    def run(self) -> None:
        """Play deal after deal until the match is over or the player leaves."""
        self._say("rules-in-force", rules=str(self.rules), code=self.rules.code)
        self._say("seed", seed=self.seed)
        try:
            while True:
                self._deal()
                if self.game.is_over:
                    self._say_places()
                    return
                self._say("next-deal")
                while line := self._read():
                    self._commands.get(line.lower(), lambda: self._say("next-deal"))()
                self.game.next_deal()
        except Quit:
            if self.game.turn is not None:
                options = f"--bots {len(self.names) - 1} --level {self.level} --seed {shlex.quote(self.seed)}"
                self._say("dropped", again=f'stolik play "{self.rules}" {options}')
            self._say("bye")

    def _deal(self) -> None:
        view = self._view()
        self.told = 0
        number = view["number"] + 1
        if view["dealer"] == YOU:
            self._say("deal-begins-you", number=number)
        else:
            self._say("deal-begins", number=number, dealer=self.names[view["dealer"]])
        while (seat := self.game.turn) is not None:
            top = next(iter(self._view()["pile"]), None)
            if seat == YOU:
                self._turn()
            else:
                self.game.push(self.bot.act(self.game.view(seat), self.rng))
            self._tell_news(top)
        self._say_result()

    # -- the player's turn -------------------------------------------------------------------------

    def _turn(self) -> None:
        """Ask until one action of the player's is made."""
        self.steps = []
        view = self._view()
        question = self._question(view)
        if not self.ahead and (view["phase"] != "play" or view["first_turn"]):
            self._say("your-turn")
            self._say_place(view)
        while True:
            line = self._read("ask-play" if self.steps else question)
            word, _, rest = line.partition(" ")
            if word.lower() in ("may", "czy"):
                self._may(rest)
            elif command := self._commands.get(line.lower()):
                command()
            elif line and self._compose(line):
                return

    def _compose(self, line: str) -> bool:
        """Add what was typed to the turn; whether that ended it and the referee let it stand."""
        typed = list(filter(None, map(str.strip, line.split(";"))))
        steps = [*self.steps, *map(self.speech.typed, typed)]
        if not steps:
            return False
        if not self.steps and steps[0].lower() == "draw":
            # What is drawn from the stock has been seen, so drawing is an action of its own.
            self.ahead = typed[1:]
            steps = steps[:1]
        whole = "; ".join(steps)
        try:
            action = self.spec.parse_action(whole)
        except TextError as trouble:
            self._say_unreadable(trouble, whole, line)
            return False
        if steps[-1].lower().startswith(("draw", "discard", "cut", "keep", "decline")):
            verdict = self.game.judge(action)
            if verdict:
                self.game.push(action)
                return True
            self.ahead = []
            self._refuse(verdict)
            if self._view()["phase"] in ("cut", "keep"):
                self._say_place(self._view())
            return False
        draft = self.spec.compose(self.game.view(YOU), steps, ())
        assert draft is not None, "a game whose turns have steps has drafts"
        if draft.findings:
            self._refuse(draft.findings)
            return False
        self.steps = list(draft.steps)
        self._say_draft(draft.hand, draft.status)
        if not draft.hand:
            # Nothing is left to discard: the turn may end without a discard, if the rules let it.
            verdict = self.game.judge(action)
            if verdict:
                self.game.push(action)
                return True
        return False

    def _question(self, view: Mapping[str, Any]) -> str:
        phase = view["phase"]
        if phase == "play":
            return "ask-discard" if view["first_turn"] else "ask-play"
        return f"ask-{phase}"

    def _say_place(self, view: Mapping[str, Any]) -> None:
        """What the player must know now: the pack to cut, what the cut showed, or hand and piles."""
        cut = view["cut"]
        if view["phase"] == "cut":
            self._say("cut", most=cut["pack"] - 1, typed=f"{self.speech.word('cut')} {cut['pack'] // 3}")
        elif view["phase"] == "keep":
            self._say("cut-seen", cards=self.speech.notation(" ".join(cut["seen"])))
            for way in cut["keep"]:
                self._say(
                    "cut-keep", cards=self.speech.notation(way), typed=f"{self.speech.word('keep')} {way}"
                )
            self._say("cut-decline")
        else:
            if view["first_turn"]:
                self._say("first-turn")
            self._say_hand()
            self._say_piles(view)

    def _take_back(self) -> None:
        if not self.steps:
            self._say("nothing-to-take-back")
            return
        step = self.steps.pop()
        self._say("taken-back", step=" ".join(tell(self.speech, None, step, None)))
        draft = self.spec.compose(self.game.view(YOU), self.steps, ())
        assert draft is not None, "a game whose turns have steps has drafts"
        self._say_draft(draft.hand, draft.status)

    def _may(self, line: str) -> None:
        """Judge a whole turn and make nothing of it."""
        whole = "; ".join([*self.steps, self._notation(line)])
        try:
            verdict = self.game.judge(self.spec.parse_action(whole))
        except TextError as trouble:
            self._say_unreadable(trouble, whole, line)
            return
        if verdict:
            self._say("allowed")
        else:
            self._refuse(verdict)

    def _notation(self, line: str) -> str:
        """What the player typed, in notation."""
        return self.speech.typed(line)

    def _say_unreadable(self, trouble: TextError, whole: str, line: str) -> None:
        """Say what cannot be read in `whole`, the notation of the turn so far and of what was typed now."""
        text, position = as_typed(trouble, whole, line)
        phase = self._view()["phase"]
        expected = self.speech.expected(trouble.expected, phase)
        self._say("unreadable", text=text[:60], position=position + 1, expected=expected)

    def _refuse(self, findings: Iterable[Finding]) -> None:
        for finding in findings:
            self._say("refused", why=self._sentence(finding))

    def _sentence(self, finding: Finding) -> str:
        return self.rules.catalog.refusal(finding, self.speech.language)

    # -- lines -------------------------------------------------------------------------------------

    def _say(self, message: str, **args: object) -> None:
        print(self.speech.say(message, **args), flush=True)

    def _read(self, question: str | None = None) -> str:
        """A line of the player's, or a step that he has already typed; Quit where there is none to come."""
        if self.ahead:
            return self.ahead.pop(0)
        prompt = f"{self.speech.say(question)} " if question else "> "
        try:
            return input(prompt).strip()
        except EOFError:
            print(flush=True)
            self._say("end-of-input")
            raise Quit from None

    def _help(self) -> None:
        self._say("help")

    def _quit(self) -> None:
        raise Quit

    def _view(self) -> Mapping[str, Any]:
        return self.spec.wire(self.game.view(YOU))

    def _tell_news(self, top: str | None) -> None:
        history = self._view()["history"]
        for event in history[self.told :]:
            name = None if event["seat"] == YOU else self.names[event["seat"]]
            for sentence in tell(self.speech, name, event["text"], top):
                print(sentence, flush=True)
        self.told = len(history)

    def _say_hand(self) -> None:
        hand = self._view()["hand"]
        if hand:
            self._say("hand", count=len(hand), cards=self.speech.notation(" ".join(hand)))
        else:
            self._say("hand-empty")

    def _say_draft(self, hand: Sequence[Card], status: Iterable[Mapping[str, Any]]) -> None:
        if self.steps:
            top = next(iter(self._view()["pile"]), None)
            self._say("draft", steps=" ".join(tell(self.speech, None, "; ".join(self.steps), top)))
        if hand:
            self._say("hand", count=len(hand), cards=tuple(hand))
        for entry in status:
            if not entry["ok"]:
                missing = Finding(entry["id"], None, entry["args"])
                self._say("missing", what=self.rules.catalog.sentence(missing, self.speech.language))

    def _say_table(self) -> None:
        view = self._view()
        self._say("table" if view["melds"] else "table-empty")
        for meld in view["melds"]:
            cards = self.speech.notation(" ".join(meld["cards"]))
            if meld["owner"] == YOU:
                self._say("meld-yours", name=meld["name"], cards=cards)
            else:
                self._say("meld", name=meld["name"], owner=self.names[meld["owner"]], cards=cards)
        self._say_piles(view)
        for seat, name in enumerate(self.names):
            self._say("seat", name=name, count=view["counts"][seat], opened=view["opened"][seat])

    def _say_piles(self, view: Mapping[str, Any]) -> None:
        top = self.speech.notation(view["pile"][0]) if view["pile"] else ""
        self._say("piles", stock=view["stock"], pile=view["pile_count"], top=top)

    def _say_rules(self) -> None:
        print(self.rules.book(self.speech.language), flush=True)

    # -- the end -----------------------------------------------------------------------------------

    def _say_result(self) -> None:
        result = self._view()["result"]
        if result["void"]:
            self._say("void")
        elif result["finisher"] == YOU:
            self._say("out-you")
        else:
            self._say("out", name=self.names[result["finisher"]])
        if result["multiplier"] > 1:
            self._say("doubled", multiplier=result["multiplier"])
        for seat, name in enumerate(self.names):
            if seat != result["finisher"]:
                cards = self.speech.notation(" ".join(result["hands"][seat]))
                self._say("counts", name=name, cards=cards, points=result["points"][seat])
        self._say_sheet()

    def _say_sheet(self) -> None:
        sheet, results = self.game.sheet, self.game.results
        if not results:
            self._say("sheet-empty")
            return
        self._say("sheet", number=len(results))
        for seat, name in enumerate(self.names):
            total = sheet["totals"][seat] if sheet["totals"] else 0
            self._say("total", name=name, points=results[-1].points[seat], total=total)

    def _say_places(self) -> None:
        sheet = self.game.sheet
        self._say("match-over")
        for seat in sorted(range(len(self.names)), key=lambda seat: sheet["places"][seat]):
            self._say(
                "place", place=sheet["places"][seat], name=self.names[seat], total=sheet["totals"][seat]
            )
