"""A player's hands and eyes at the remik page: taps, looks, and a head that can play a deal to its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from stolik.core.cards import JOKER, Card
from stolik.games import game
from stolik.games.remik.law import meld_law, meld_values
from stolik.games.remik.rules import penalties
from stolik.rummy.melds import MeldLaw, MeldValues
from stolik.rummy.solver import Penalty, best_arrangement, best_opening

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MAKE = """async ([rules, seats]) => {
  const answer = await fetch("/api/tables", {method: "POST", headers: {"content-type": "application/json"},
    body: JSON.stringify({rules, seats})});
  const made = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(made));
  localStorage.setItem("stolik.seat." + made.table, JSON.stringify({seat: made.seat, token: made.token}));
  location.assign("/t/" + made.table);
}"""

MY_MOVE = ", ".join(f"[data-act={name}]" for name in ("draw", "discard", "cut", "keep", "decline", "next"))


class RemikTable:
    """The page of one remik table, seen by the player who sits there."""

    def __init__(self, page: Page, preset: str = "silesian") -> None:
        self.page = page
        self.rules = game("remik").catalog.preset(preset)

    def open(self, url: str, *others: str) -> None:
        """Make a table with these bots and wait for the first cards."""
        self.page.goto(url)
        self.page.evaluate(MAKE, [str(self.rules), ["me", *others]])
        self.page.wait_for_selector(".remik")

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        """The cards in hand as they lie there."""
        cards: list[str] = self.page.eval_on_selector_all(
            "[data-card]", "cards => cards.map(card => card.dataset.card)"
        )
        return cards

    @property
    def melds(self) -> list[str]:
        """The names of all melds on the table."""
        names: list[str] = self.page.eval_on_selector_all(
            "[data-meld]", "melds => melds.map(meld => meld.dataset.meld)"
        )
        return names

    def act(self, name: str) -> Locator:
        """A button by what it does."""
        return self.page.locator(f".bar-area [data-act={name}], .cut [data-act={name}]").first

    def can(self, name: str) -> bool:
        """Whether the button is there and lit."""
        button = self.act(name)
        return button.count() > 0 and button.get_attribute("aria-disabled") != "true"

    @property
    def phase(self) -> str | None:
        """``playing``, ``between`` or ``over``."""
        return self.page.get_attribute("[data-phase]", "data-phase")

    def wait_for_my_move(self) -> None:
        """Wait until the page wants something of me, or the deal is over."""
        self.page.wait_for_selector(MY_MOVE, timeout=60_000)

    # -- doing -----------------------------------------------------------------------------------------

    def pick(self, cards: Iterable[str]) -> None:
        """Tap these cards of the hand; of equal ones, as many."""
        seen: Counter[str] = Counter()
        for card in cards:
            self.page.locator(f'[data-card="{card}"]').nth(seen[card]).click()
            seen[card] += 1
        # The answer about the picks: the button shows it.
        self.page.wait_for_timeout(120)

    def press(self, name: str) -> None:
        """Press a button, lit or not."""
        self.act(name).click(force=True)

    def drop_picks(self) -> None:
        """Pick nothing."""
        for card in self.page.locator("[data-card][aria-pressed=true]").all():
            card.click()

    def until_first_draw(self) -> None:
        """Go through cut and first discard to a turn that begins with a draw."""
        for _ in range(20):
            self.wait_for_my_move()
            if self.can("draw"):
                return
            self.turn()
        raise AssertionError("no draw in twenty turns")

    def turn(self) -> None:
        """One decision, as a simple player makes it."""
        self.wait_for_my_move()
        if self.act("cut").count():
            self.press("cut")
            self.page.wait_for_selector("[data-act=cut]", state="detached")
            return
        for name in ("keep", "decline"):
            if self.act(name).count():
                self.press(name)
                self.page.wait_for_selector(f"[data-act={name}]", state="detached")
                return
        if self.act("draw").count():
            self.press("draw")
            self.page.wait_for_selector(".bar-area [data-act=draw]", state="detached")
            self._lay()
        self._throw()

    @property
    def _law(self) -> MeldLaw:
        return meld_law(self.rules)

    @property
    def _values(self) -> MeldValues:
        return meld_values(self.rules)

    @property
    def _cost(self) -> Penalty:
        rules = self.rules
        return Penalty(
            penalties.card_penalty(rules, Card("As")),
            penalties.court_penalty(rules),
            penalties.card_penalty(rules, JOKER),
        )

    def _opened(self) -> bool:
        return self.page.locator(".seat:last-child .opened").count() > 0

    def _lay(self) -> None:
        cards = [Card(code) for code in self.hand]
        if not self._opened():
            found = best_opening(cards, self._law, self._values, 51, clean_run=True, penalty=self._cost)
            melds = found.melds if found else ()
        else:
            melds = best_arrangement(cards, self._law, self._cost, keep=1)[0]
        for meld in melds:
            self._lay_down([str(laid.card) for laid in meld.cards])
        if self._opened():
            self._lay_off()

    def _lay_down(self, cards: list[str]) -> None:
        before = len(self.hand)
        self.pick(cards)
        self.press("meld")
        choices = self.page.locator("dialog[open] [data-choice]")
        self.page.wait_for_function(
            "count => document.querySelector('dialog[open]') ||"
            " document.querySelectorAll('[data-card]').length < count",
            arg=before,
        )
        if choices.count():
            choices.first.click()
        self.page.wait_for_function(
            "count => document.querySelectorAll('[data-card]').length < count", arg=before
        )

    def _lay_off(self) -> None:
        for code in self.hand:
            if len(self.hand) < 2 or code not in self.hand:
                return
            self.pick([code])
            hot = self.page.locator("[data-meld][data-fit=add]")
            if hot.count():
                before = len(self.hand)
                hot.first.click()
                self.page.wait_for_timeout(150)
                choices = self.page.locator("dialog[open] [data-choice]")
                if choices.count():
                    choices.first.click()
                self.page.wait_for_function(
                    "count => document.querySelectorAll('[data-card]').length <= count", arg=before
                )
            self.drop_picks()

    def _throw(self) -> None:
        hand = self.hand
        melds = best_arrangement([Card(code) for code in hand], self._law, self._cost)[0]
        kept = Counter(str(laid.card) for meld in melds for laid in meld.cards)
        loose = list((Counter(hand) - kept).elements()) or hand
        for code in sorted(loose, key=_worth, reverse=True) + hand:
            self.pick([code])
            if self.can("discard"):
                break
            self.drop_picks()
        self.press("discard")
        self.page.wait_for_selector("[data-act=discard]", state="detached")


def _worth(code: str) -> int:
    # A joker goes last, and neighbours of many cards stay: middling ranks are thrown after high ones.
    return -1 if code == "*" else 10 if code[0] in "ATJQK" else int(code[0])


def everything_on(page: Page) -> dict[str, Any]:
    """Of all that can be pressed, what is smallest: what it is, its width and height."""
    found: list[dict[str, Any]] = page.evaluate(
        """() => [...document.querySelectorAll("button, a, input, select, [role=button]")]
          .filter(one => one.getClientRects().length)
          .map(one => { const box = (one.closest("label") ?? one).getBoundingClientRect();
            return {what: one.outerHTML.slice(0, 120), width: box.width, height: box.height}; })"""
    )
    assert found, "nothing to press on this page"
    return min(found, key=lambda one: min(one["width"], one["height"]))
