"""What a finger has to hit, and what is cut or covered: looked at on the page itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

LEAST = 44

_LOW = """least => {
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  const pressed = "button, a[href], input, select, textarea, summary, [role=button]";
  return [...(sheet ?? document).querySelectorAll(pressed)]
    .filter(one => one.getClientRects().length && one.type !== "hidden")
    // A link within a sentence has the sentence's height.
    .filter(one => !(one.matches("a") && getComputedStyle(one).display === "inline"
      && one.parentElement.textContent.trim().length > one.textContent.trim().length))
    // What is hidden until it has the focus is for keys.
    .filter(one => one.getBoundingClientRect().bottom + scrollY > 0)
    .map(one => [one, (one.closest("label") ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.height < least)
    .map(([one, box]) => `${box.width.toFixed(1)} x ${box.height.toFixed(1)}: ${one.outerHTML.slice(0, 99)}`);
}"""

_CUT = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)
  .map(one => one.textContent)"""


def too_low(page: Page, least: int = LEAST) -> list[str]:
    """Whatever can be pressed on the page (or in its topmost sheet) and is lower than a finger is wide."""
    found: list[str] = page.evaluate(_LOW, least)
    return found


def cut_off(page: Page, selector: str) -> list[str]:
    """The texts of elements that have no room for them."""
    assert page.locator(selector).count(), f"nothing is {selector}"
    found: list[str] = page.evaluate(_CUT, selector)
    return found


def shown_number(text: str) -> int:
    """A number as the page shows it, with its real minus."""
    assert "-" not in text, f"{text}: a hyphen where a minus belongs"
    return int(text.replace("−", "-"))
