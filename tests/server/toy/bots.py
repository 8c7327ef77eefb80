"""Bots of the toy: good ones, and ones that break in every way that a bot can."""

from __future__ import annotations

import os
import time
from typing import Any

from stolik.core.rng import Rng
from tests.server.toy import SPEC, Action, View

LEVELS = ("slow", "wrong", "mute", "dead", "plain")


class Plain:
    def act(self, view: View, rng: Rng) -> Action:
        return rng.choice(list(SPEC.legal_actions(view)))


class Slow:
    def act(self, view: View, rng: Rng) -> Action:
        time.sleep(30)
        return SPEC.fallback(view)


class Wrong:
    def act(self, view: View, rng: Rng) -> str:
        return "drop Ks" if not view.drawn else "draw"


class Mute:
    def act(self, view: View, rng: Rng) -> Action:
        raise RuntimeError(f"I hold {view.hand}")


class Dead:
    def act(self, view: View, rng: Rng) -> Action:
        os._exit(3)


def bot(game: str, level: str) -> Any:
    return {"plain": Plain, "slow": Slow, "wrong": Wrong, "mute": Mute, "dead": Dead}[level]()
