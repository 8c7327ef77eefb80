"""The web client's files: complete texts, small typed modules, pages fit for a strict policy."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from stolik.server.pages.client import CLIENTS, frame_of

WEB = Path(__file__).parents[2] / "web"
JOKERS = WEB.parent / "src/stolik/games/jokeri/rules/jokers.toml"
LANGUAGES = ("en", "pl", "tr", "ka")
PAGES = {client.name: frame_of(client, "en").decode() for client in CLIENTS}
MODULES = sorted(path for path in (WEB / "js").rglob("*.js"))
# The pages that the server writes have their texts from the server.
CLIENT = [path for path in MODULES if "pages" not in path.parts]

#: Ids that are put together in the code, by the part that is written there.
FAMILIES = {
    "bye-": ["token", "left", "hello", "flood", "full"],
    "call-": ["high", "low", "take", "leave"],
    "card-joker-": ["high", "low", "take", "leave"],
    "event-": ["add", "swap"],
    "form-": ["plain", "golden", "no-trump", "dark", "misere"],
    "front-": ["remik", "jokeri"],
    "kind-": ["run", "group"],
    "level-": ["random", "greedy", "search"],
    "line-": ["online", "sending", "connecting", "offline"],
    "no-": [
        "illegal",
        "stale",
        "rate",
        "busy",
        "not-playing",
        "not-over",
        "not-your-turn",
        "no-draft",
        "bad-message",
    ],
    "preset-": ["silesian", "wikibooks", "guide", "classic", "pagat", "tbilisi"],
    "rank-": list("A23456789TJQK"),
    "sort-": ["suit", "rank", "melds", "own"],
    "status-": ["opening-points", "opening-clean-run", "done", "open"],
    "suit-": list("shdc"),
    "suit-of-": list("shdc"),
    "theme-": ["auto", "dark", "light", "contrast"],
}


def source(language: str) -> str:
    return (WEB / "texts" / f"{language}.ftl").read_text(encoding="utf-8")


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(source(language))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{language}: cannot be read: {junk}"
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), f"{language}: a text stands there twice"
    return {entry.id.name: entry for entry in found}


def arguments(node: ast.BaseNode) -> set[str]:
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    return {
        name
        for value in vars(node).values()
        for part in (value if isinstance(value, list) else [value])
        if isinstance(part, ast.BaseNode)
        for name in arguments(part)
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_language_says_everything(language):
    english, other = messages("en"), messages(language)
    assert sorted(other) == sorted(english)
    for name, message in other.items():
        # A language may do without an argument (a plural that it does not have), but not invent one.
        assert arguments(message) <= arguments(english[name]) | {"you"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_are_said_in_every_form(language):
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source(language)))
    for count in (1, 2, 5, 22):
        text, errors = bundle.format_pattern(bundle.get_message("seat-cards").value, {"count": count})
        assert not errors
        assert str(count) in text
    if language == "pl":
        said = [
            bundle.format_pattern(bundle.get_message("seat-cards").value, {"count": n})[0]
            for n in (1, 3, 5, 22)
        ]
        assert said == ["1 karta", "3 karty", "5 kart", "22 karty"]


def used() -> set[str]:
    """Ids written out in the modules: in calls of t(), and as data that is handed to it."""
    found: set[str] = set()
    for path in CLIENT:
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"""\bt\(\s*"([a-zA-Z0-9-]+)\"""", text))
        for inside in re.findall(r"\bt\(([^()`]*\?[^()`]*)", text):
            found |= set(re.findall(r'"([a-z]+(?:-[a-zA-Z]+)+)"', inside))
        found |= set(re.findall(r'text: "([a-z-]+)"', text)) | set(re.findall(r'\["(front-[a-z]+)"', text))
    return found


def test_every_text_that_the_code_asks_for_is_there():
    english = messages("en")
    assert len(used()) > 150
    assert used() <= set(english), sorted(used() - set(english))
    for prefix, ends in FAMILIES.items():
        assert {prefix + end for end in ends} <= set(english)
    hints = set()
    for path in CLIENT:
        hints |= set(re.findall(r'hint\("([a-z-]+)"\)', path.read_text(encoding="utf-8")))
    assert hints
    assert {f"no-{hint}" for hint in hints} <= set(english)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(WEB)))
def test_modules_are_small_and_checked(path):
    text = path.read_text(encoding="utf-8")
    assert text.startswith("// @ts-check\n"), "types are not checked"
    assert len(text.splitlines()) < 300
    # What a strict policy would refuse.
    assert not re.search(r"\beval\(|new Function|document\.write", text)


@pytest.mark.parametrize("path", CLIENT, ids=lambda path: str(path.relative_to(WEB)))
def test_nothing_that_somebody_wrote_becomes_markup(path):
    assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_pages_have_no_script_of_their_own_but_the_import_map(page):
    inline = re.findall(r"<script(?![^>]*\bsrc=)[^>]*>", page)
    assert inline == ['<script type="importmap">']
    assert not re.search(r"\son[a-z]+\s*=|\sstyle\s*=|<style", page)


def test_what_the_import_map_names_is_there():
    (found,) = re.findall(r"importmap\">(.*?)</script>", PAGES["front"], re.DOTALL)
    addresses = re.findall(r'"(/static/[^"]+)"', found)
    assert addresses
    for address in addresses:
        assert (WEB / address.removeprefix("/static/")).is_file(), address


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_in_the_readers_language_before_its_module_is_there(language):
    pages = [frame_of(client, language).decode() for client in CLIENTS]
    assert len({*pages}) == len(pages)
    for client, page in zip(CLIENTS, pages, strict=True):
        assert f'<html lang="{language}"' in page
        assert ('name="description"' in page) == client.public
        assert ('content="noindex"' in page) != client.public
        assert (page == PAGES[client.name]) == (language == "en")


def test_vendored_files_are_told_with_their_licences():
    told = (WEB / "vendor" / "README.md").read_text(encoding="utf-8")
    for path in (WEB / "vendor").iterdir():
        if path.suffix == ".mjs" or path.name.startswith("fluent-bundle"):
            assert f"`{path.name}" in told, path.name
    assert len(list((WEB / "vendor" / "licences").glob("*.txt"))) == 4


def test_what_pages_and_styles_ask_for_is_there():
    for page in PAGES.values():
        for address in re.findall(r'(?:href|src)="/static/([^"]+)"', page):
            assert (WEB / address).is_file(), address
    for path in (WEB / "sw.js", WEB / "manifest.webmanifest"):
        for address in re.findall(r'"/static/([^"]*\.[a-z]+)"', path.read_text(encoding="utf-8")):
            assert (WEB / address).is_file(), address


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_jokers_declarations_have_the_words_of_their_clauses(language):
    """What the rules say is said at the table, on its buttons and of the cards."""
    rules = tomllib.loads(JOKERS.read_text(encoding="utf-8"))["clause"]
    told = messages(language)

    def words(name: str) -> str:
        value = told[name].value
        assert value is not None
        return "".join(part.value for part in value.elements if isinstance(part, ast.TextElement)).casefold()

    for clause, calls in (("joker_leads", ("high", "low")), ("joker_follows", ("take", "leave"))):
        quoted = re.findall("[“„]([^”“]+)[”“]", rules[clause]["text"][language])
        for call, said in zip(calls, quoted[:2], strict=True):
            button = words(f"joker-{call}")
            # The clause may bend the word's end.
            assert said.startswith(button[:-1]), (said, button)
            # Of a card of another player it is said in the third person where the language does so.
            assert button.split()[0] in words(f"card-joker-{call}").replace("gives", "give")
