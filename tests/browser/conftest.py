"""A real Chromium for the tests in this folder. Where there is none, each is skipped and says why."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

HERE = Path(__file__).parent

#: Without these Chromium calls home at every start, and as root it does not start at all.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

PHONE = {"width": 360, "height": 640}
DESK = {"width": 1280, "height": 800}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark this folder's tests, and skip them where no Chromium is found.

    Where a browser is promised ($STOLIK_BROWSER is "required"), its absence is a failure and no skip.
    """
    missing = chromium.find() is None and os.environ.get("STOLIK_BROWSER") != "required"
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            # A busy machine may starve a browser once; what fails twice is a fault.
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))
            if missing:
                item.add_marker(pytest.mark.skip(reason=chromium.MISSING))


# A browser a module, not a session: while Playwright runs, its event loop counts as running in this process,
# and no asynchronous test of another module could start.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, without a window."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def new_context(browser: Browser) -> Iterator[Callable[..., BrowserContext]]:
    """Makes browser contexts, each a visitor of its own: a phone by touch, in English, unless told otherwise.

    Takes what Playwright's `browser.new_context` takes. An error that a page did not catch fails the test.
    """
    made: list[BrowserContext] = []
    errors: list[str] = []

    def make(**options: Any) -> BrowserContext:
        context = browser.new_context(**{"viewport": PHONE, "has_touch": True, "locale": "en-GB", **options})
        context.set_default_timeout(15_000)
        context.on("weberror", lambda error: errors.append(str(error.error)))
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
    assert not errors, f"uncaught on a page: {errors}"


@pytest.fixture
def context(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """One visitor on a phone."""
    return new_context()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """A page of that visitor, still empty."""
    return context.new_page()


@pytest.fixture
def assert_accessible() -> Callable[[Page], None]:
    """Runs axe over a page; what it finds serious or critical fails the test, with the places."""
    from axe_playwright_python.sync_playwright import Axe

    axe = Axe()

    def check(page: Page) -> None:
        found = [
            f"{violation['id']} ({violation['impact']}): {violation['help']}: "
            + "; ".join(" ".join(map(str, node["target"])) for node in violation["nodes"])
            for violation in axe.run(page).response["violations"]
            if violation["impact"] in ("serious", "critical")
        ]
        assert not found, "\n".join(found)

    return check
