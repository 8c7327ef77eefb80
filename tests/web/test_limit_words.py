"""When a limit ends the game: each language says apart whether it must be reached or exceeded."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolik.core.text import LANGUAGES, Texts

TEXTS = Path(__file__).parents[2] / "web" / "texts"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("shelf", "message"), [("", "score-how"), ("keeper", "end-limit"), ("keeper", "end-pot")]
)
def test_reached_is_not_exceeded(shelf: str, message: str, language: str) -> None:
    texts = Texts()
    texts.add(language, (TEXTS / shelf / f"{language}.ftl").read_text(encoding="utf-8"))
    reach, over = (texts.say(language, message, limit=500, stake=10, test=test) for test in ("reach", "over"))
    assert reach != over
    assert all("500" in text and "{" not in text for text in (reach, over))
