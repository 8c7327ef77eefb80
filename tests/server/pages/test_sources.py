"""What a preset was taken from is told wherever its rules are read, in the reader's language."""

from __future__ import annotations

import html

import pytest

from stolik.core.text import LANGUAGES
from stolik.games.jokeri import CATALOG as JOKERI
from stolik.games.remik import CATALOG as REMIK

PRESETS = [(catalog, preset) for catalog in (REMIK, JOKERI) for preset in catalog.presets]
HEADINGS = {
    "en": "Sources of the preset:",
    "pl": "Źródła wzoru:",
    "tr": "Temel kuralların kaynakları:",
    "ka": "საფუძვლის წყაროები:",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("catalog", "preset"), PRESETS, ids=[preset for _, preset in PRESETS])
def test_every_preset_tells_its_sources(server, catalog, preset, language):
    address = f"/rules/{catalog.game}/{preset}"
    page, sheet, plain, listed = (
        html.unescape(server.get(f"{path}lang={language}").text)
        for path in (f"{address}?", f"{address}?view=sheet&", f"{address}.txt?", "/rules?")
    )
    found = catalog.sources(preset, language)
    assert found
    for text in (page, sheet, plain, listed):
        assert HEADINGS[language] in text
    for source in found:
        for text in (page, sheet, " ".join(plain.split()), listed):
            assert source.name in text
        if source.address:
            assert f'<a href="{source.address}"' in page
            assert source.address in plain


def test_sources_are_named_in_the_readers_language():
    for catalog, preset in PRESETS:
        for at, entry in enumerate(catalog.preset_page(preset)["source"]):
            assert {"en", "pl", "tr"} <= set(entry["name"]), (preset, at)
            assert entry.get("address", "https://").startswith("https://")
    assert REMIK.sources("guide", "pl")[0].name != REMIK.sources("guide", "en")[0].name
