"""A match of Georgian Joker between the terminal's player and bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stolik.cli.table import YOU, Table
from stolik.core.lex import TextError
from stolik.games.jokeri.actions import Bid, NameTrump, PlayCard, parse_action
from stolik.tricks.trick import Play, parse_play

_WORDS = {"zapowiedz": "bid", "zapowiadam": "bid", "atut": "trump", "zagraj": "play", "pas": "0"}
"""What a Polish player may write in place of the notation's own words."""


class JokerTable(Table):
    """One match of Joker, told as `Table` tells one of remik: a line for each thing that happens."""

    tricks: list[int]

    def _deal(self) -> None:
        view = self._view()
        self.told, self.tricks = 0, list(view["taken"])
        number = view["number"] + 1
        if view["dealer"] == YOU:
            self._say("deal-begins-you", number=number)
        else:
            self._say("deal-begins", number=number, dealer=self.names[view["dealer"]])
        self._say("joker-dealt", cards=view["cards"], form=view["form"])
        while (seat := self.game.turn) is not None:
            if seat == YOU:
                self._turn()
            else:
                self.game.push(self.bot.act(self.game.view(seat), self.rng))
            self._tell_joker_news()
        self._say_result()

    # -- the player's turn -------------------------------------------------------------------------

    def _turn(self) -> None:
        """Ask until one action of the player's is made."""
        view = self._view()
        self._say("your-turn")
        self._say_trump(view)
        self._say_trick(view)
        self._say_hand()
        while True:
            line = self._read(f"ask-joker-{view['phase']}")
            word, _, rest = line.partition(" ")
            if word.lower() in ("may", "czy"):
                self._may(rest)
            elif command := self._commands.get(line.lower()):
                command()
            elif line and self._act(line):
                return

    def _notation(self, line: str) -> str:
        """What the player typed, in notation; a number alone is a bid, a suit alone the trump."""
        phase = self._view()["phase"]
        words = [_WORDS.get(word.lower(), word) for word in line.split()]
        if len(words) == 1 and phase in ("bid", "trump"):
            return f"{phase} {words[0]}"
        return self.speech.typed(" ".join(words))

    def _act(self, line: str) -> bool:
        """Do what was typed, if it can be read and the referee lets it stand."""
        text = self._notation(line)
        try:
            action = self.spec.parse_action(text)
        except TextError as trouble:
            self._say_unreadable(trouble, text, line)
            return False
        verdict = self.game.judge(action)
        if not verdict:
            self._refuse(verdict)
            return False
        self.game.push(action)
        return True

    # -- lines -------------------------------------------------------------------------------------

    def _help(self) -> None:
        self._say("help-joker")

    def _said(self, play: Play) -> str:
        if play.call is None:
            return self.speech.card(play.card)
        suit = self._suit(play.suit.letter) if play.suit is not None else ""
        return (
            f"{self.speech.card(play.card)} {self.speech.say(f'joker-{play.call.name.lower()}', suit=suit)}"
        )

    def _suit(self, letter: str) -> str:
        return self.speech.say("suit-none" if letter == "-" else f"suit-{letter}")

    def _tell_joker_news(self) -> None:
        """What has happened since the last time, and who took a trick."""
        view = self._view()
        for event in view["history"][self.told :]:
            seat = event["seat"]
            who = {"you": str(seat == YOU).lower(), "name": self.names[seat]}
            match parse_action(event["text"]):
                case NameTrump(suit=suit):
                    named = self._suit(suit.letter if suit is not None else "-")
                    self._say("did-trump", **who, suit=named)
                case Bid(tricks=tricks):
                    self._say("did-bid", **who, number=tricks)
                case PlayCard(play=play):
                    self._say("did-play", **who, card=self._said(play))
        self.told = len(view["history"])
        for seat, taken in enumerate(view["taken"]):
            if taken > self.tricks[seat]:
                self._say("did-win", you=str(seat == YOU).lower(), name=self.names[seat])
        self.tricks = list(view["taken"])

    def _say_hand(self) -> None:
        view = self._view()
        if view["form"] == "dark" and view["phase"] == "bid":
            self._say("joker-dark")
        else:
            super()._say_hand()

    def _say_trump(self, view: Mapping[str, Any]) -> None:
        if view["trump"] is not None:
            self._say("joker-trump", suit=self._suit(view["trump"]))

    def _say_trick(self, view: Mapping[str, Any]) -> None:
        if view["trick"]:
            plays = [
                f"{self.names[each['seat']]} {self._said(parse_play(each['play']))}" for each in view["trick"]
            ]
            self._say("joker-trick", plays=", ".join(plays))

    def _say_table(self) -> None:
        view = self._view()
        self._say_trump(view)
        self._say_trick(view)
        for seat, name in enumerate(self.names):
            bid = view["bids"][seat]
            self._say(
                "joker-seat", name=name, bid="none" if bid is None else str(bid), taken=view["taken"][seat]
            )

    # -- the end -----------------------------------------------------------------------------------

    def _say_result(self) -> None:
        self._say_table()
        self._say_sheet()
