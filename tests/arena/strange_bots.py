"""Bots that the arena must cope with: one that always draws, one that breaks a rule now and then."""

from __future__ import annotations

from typing import Any

from stolik.bots import bot as house_bot
from stolik.core.cards import Card
from stolik.core.rng import Rng
from stolik.games.remik.actions import Action, Discard, Draw, Play
from stolik.games.remik.view import Phase, View


class AlwaysDraws:
    def act(self, view: View, rng: Rng) -> Action:
        return Draw()


class ThrowsWhatItLacks:
    def act(self, view: View, rng: Rng) -> Action:
        if view.phase is Phase.PLAY and len(view.history) % 5 == 0:
            lacks = next(card for card in map(Card, ("2s", "3s", "4s", "5s", "6s")) if card not in view.hand)
            return Play((Discard(lacks),))
        action: Action = house_bot("remik", "greedy").act(view, rng)
        return action


def bot(game: str, level: str) -> Any:
    made = {"draws": AlwaysDraws, "lacks": ThrowsWhatItLacks}.get(level)
    return made() if made is not None else house_bot(game, level)
