"""Guards over the whole repository: what must never be in it, whoever adds it."""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tokenize
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "stolik"
MODULES = sorted(SRC.rglob("*.py"))

#: The layers that need nothing but the standard library, and Fluent in the one module that makes sentences.
STANDALONE = ("core", "rulekit", "engine", "rummy", "tricks", "games", "bots")

AT_THE_ROOT = {
    ".ci", ".gitignore", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "docs",
    "pyproject.toml", "requirements", "scripts", "src", "start.py", "test.py", "tests", "web",
}  # fmt: skip


def tracked() -> list[Path]:
    """The files that belong to the repository, relative to its root."""
    try:
        listing = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, encoding="utf-8"
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout, so nothing says which files belong to the repository")
    return [Path(name) for name in listing.split("\0") if name and (ROOT / name).exists()]


def is_in(module: Path, *layers: str) -> bool:
    return module.relative_to(SRC).parts[0] in layers


def where(module: Path, node: ast.AST) -> str:
    return f"{module.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"


# Shape


def test_no_file_is_too_long_to_be_read() -> None:
    files = [
        *MODULES,
        *(path for path in (ROOT / "web").rglob("*") if path.suffix in (".js", ".css", ".html")),
    ]
    own = [path for path in files if not {"vendor", "node_modules"} & set(path.parts)]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text("utf-8").splitlines()) for path in own}
    assert {name: lines for name, lines in lengths.items() if lines > 500} == {}


def test_no_drawer_for_odds_and_ends() -> None:
    drawers = {"utils", "util", "helpers", "misc", "common"}
    assert [str(path) for path in tracked() if path.stem in drawers or drawers & set(path.parts[:-1])] == []


def test_the_root_holds_only_what_belongs_there() -> None:
    assert {path.parts[0] for path in tracked()} <= AT_THE_ROOT


def test_an_unfinished_mark_or_a_silenced_tool_gives_its_reason() -> None:
    found = []
    for path in [*MODULES, *sorted((ROOT / "tests").rglob("*.py")), ROOT / "start.py", ROOT / "test.py"]:
        found += [
            f"{path.relative_to(ROOT)}:{line}: {text}" for line, text in bad_comments(path.read_text("utf-8"))
        ]
    assert found == []


def bad_comments(source: str) -> Iterator[tuple[int, str]]:
    """Comments that leave work undone, or that silence a tool and do not say why."""
    silencer = r"#\s*(type: ignore(\[[\w, -]+\])?|noqa(: ?[A-Z0-9, ]+)?|pragma: no (cover|branch))"
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        unfinished = re.search(r"\b(TODO|FIXME|XXX|HACK)\b", token.string)
        if unfinished or re.fullmatch(silencer + r"[\s#:.-]*", token.string):
            yield token.start[0], token.string


@pytest.mark.parametrize(
    ("source", "bad"),
    [
        ("x = 1  # TO" + "DO: more", True),
        ("x = 1  # type: ignore[arg-type]", True),
        ("x = 1  # no" + "qa: E501", True),
        ("x = 1  # pragma: no cover", True),
        ("x = 1  # type: ignore[arg-type]  # the library's type is too narrow", False),
        ("x = 1  # pragma: no cover: only where there is no network", False),
        ("x = 1  # one", False),
    ],
)
def test_the_guard_of_comments_can_fail(source: str, *, bad: bool) -> None:
    assert bool(list(bad_comments(source + "\n"))) == bad


# Layers


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    found = []
    for module in MODULES:
        if not is_in(module, *STANDALONE):
            continue
        allowed = {"stolik", *sys.stdlib_module_names}
        if module == SRC / "core" / "text.py":
            allowed.add("fluent")
        found += [f"{where(module, node)}: {name}" for node, name in imports(module) if name not in allowed]
    assert found == []


def test_rules_know_no_clock_and_no_chance_but_the_dealt_seed() -> None:
    ambient = {"random", "secrets", "uuid", "time", "datetime"}
    # A bench measures and decides nothing: it may look at a clock, and nothing that decides may look at it.
    deciding = [module for module in MODULES if is_in(module, *STANDALONE) and module.stem != "bench"]
    found = [
        f"{where(module, node)}: {name}"
        for module in deciding
        for node, name in imports(module)
        if name in ambient
    ]
    assert found == []
    assert [
        str(module) for module in deciding if re.search(r"import.*\bbench\b", module.read_text("utf-8"))
    ] == []


def imports(module: Path) -> Iterator[tuple[ast.AST, str]]:
    """The top-level packages that a module imports, wherever in it; relative imports are our own."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node, alias.name.split(".")[0]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node, (node.module or "").split(".")[0]


# Rules


def test_rules_speak_in_clause_ids_and_never_in_sentences() -> None:
    found = []
    for module in MODULES:
        if "rules" in module.parts and is_in(module, "games"):
            found += [f"{where(module, node)}: {node.value!r}" for node in prose(module.read_text("utf-8"))]
    assert found == []


def prose(source: str) -> Iterator[ast.Constant]:
    """Strings of words, and not of cards, among the arguments of a finding or a debt."""
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call):
            continue
        maker = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        if maker in ("Finding", "Debt"):
            for node in ast.walk(call):
                text = node.value if isinstance(node, ast.Constant) else None
                if isinstance(text, str) and re.search(r"[^\W\d_]{3,}\s+\w", text):
                    yield node


def test_the_guard_of_prose_can_fail() -> None:
    assert list(prose('"""A text of words."""\nyield Finding("first_turn", 2, {"cards": "7h 8h"})')) == []
    assert [node.value for node in prose('Finding("x", 1, {"why": f"the sum is {1}"})')] == ["the sum is "]
    assert [node.value for node in prose('finding.Debt("the sum", 1)')] == ["the sum"]


def test_the_layers_below_the_command_line_print_nothing() -> None:
    found = [
        where(module, node)
        for module in MODULES
        if is_in(module, *STANDALONE)
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    ]
    assert found == []


def test_a_setting_is_read_only_in_its_own_module() -> None:
    sources = {dotted(module): module.read_text("utf-8") for module in MODULES}
    assert list(foreign_readings(sources)) == []


def dotted(module: Path) -> str:
    parts = module.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def foreign_readings(sources: dict[str, str]) -> Iterator[str]:
    """Readings of a setting, `SETTING.of(rules)` or `rules.values["setting"]`, outside its own module."""
    trees = {name: ast.parse(source) for name, source in sources.items()}
    settings = {name: own_settings(tree) for name, tree in trees.items()}
    for name, tree in trees.items():
        known = imported(name, tree, set(trees))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "of":
                match node.value:
                    case ast.Name(id=here) if here in known:
                        home, _, constant = known[here].rpartition(".")
                    case ast.Attribute(value=ast.Name(id=here), attr=constant) if here in known:
                        home = known[here]
                    case _:
                        continue
                if home != name and constant in settings.get(home, ()):
                    yield f"{name}:{node.lineno}: {home}.{constant}.of"
            elif isinstance(node, ast.Subscript) and not name.startswith("stolik.rulekit"):
                match node:
                    case ast.Subscript(
                        value=ast.Attribute(attr="values"), slice=ast.Constant(value=str(key))
                    ):
                        yield f'{name}:{node.lineno}: values["{key}"]'


def own_settings(tree: ast.Module) -> set[str]:
    """The names at a module's top level that hold a setting made there."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            maker = node.value.func
            name = maker.id if isinstance(maker, ast.Name) else getattr(maker, "attr", "")
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if name in ("flag", "number", "choice"):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def imported(name: str, tree: ast.Module, modules: set[str]) -> dict[str, str]:
    """What the names that a module imports stand for, as full dotted names."""
    known = {}
    # In a package's own __init__ one dot means the package itself, elsewhere the package around the module.
    package = name if any(other.startswith(f"{name}.") for other in modules) else name.rpartition(".")[0]
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                around = package.split(".")
                base = ".".join([*around[: len(around) - node.level + 1], *filter(None, [node.module])])
            for alias in node.names:
                known[alias.asname or alias.name] = f"{base}.{alias.name}"
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if alias.asname:
                    known[alias.asname] = alias.name
    return known


@pytest.mark.parametrize(
    "reading",
    [
        "from stolik.games.g.rules.opening import POINTS\nx = POINTS.of(rules)",
        "from stolik.games.g.rules.opening import POINTS as P\nx = P.of(rules)",
        "from .opening import POINTS\nx = POINTS.of(rules)",
        "from stolik.games.g.rules import opening\nx = opening.POINTS.of(rules)",
        "from . import opening\nx = opening.POINTS.of(rules)",
        "import stolik.games.g.rules.opening as opening\nx = opening.POINTS.of(rules)",
        "x = rules.values['opening_points']",
    ],
)
def test_the_guard_of_settings_can_fail(reading: str) -> None:
    maker = "from stolik.rulekit.setting import number\nPOINTS = number('opening_points', 0, 0, 200)\n"
    home = {"stolik.games.g.rules": "", "stolik.games.g.rules.opening": maker + "x = POINTS.of(rules)"}
    assert list(foreign_readings(home)) == []
    assert len(list(foreign_readings({**home, "stolik.games.g.rules.other": reading}))) == 1


# Package

#: Needed at run time although no module of ours names them: uvicorn takes them up by itself.
TAKEN_UP_BY_UVICORN = {"httptools", "uvloop", "websockets"}


def test_every_dependency_is_needed_and_every_import_declared() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = {
        re.split(r"[^\w.-]", line)[0].lower().replace("-", "_").split(".")[0]
        for line in project["dependencies"]
    }
    used = (
        {name for module in MODULES for _, name in imports(module)}
        - sys.stdlib_module_names
        - {"stolik", "__future__"}
    )
    assert used - declared == set()
    assert declared - used - TAKEN_UP_BY_UVICORN == set()


def test_the_lock_pins_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {
        "run": project["dependencies"],
        "dev": project["dependencies"] + project["optional-dependencies"]["dev"],
    }
    for kind, lines in wanted.items():
        lock = (ROOT / "requirements" / f"{kind}.lock").read_text("utf-8")
        pinned = {name.replace("-", ".") for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
        asked = {re.split(r"[^\w.-]", line)[0].lower().replace("-", ".") for line in lines}
        assert asked - pinned == set()
        blocks = re.split(r"\n(?=\S)", lock)
        assert [
            block for block in blocks if "==" in block.splitlines()[0] and "--hash=sha256:" not in block
        ] == []


def test_the_readme_names_only_commands_that_exist() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"^\s*(?:\$ )?stolik ([a-z]+)", text, re.MULTILINE)) | set(
        re.findall(r"`stolik ([a-z]+)", text)
    )
    shown = subprocess.run(
        [sys.executable, "-m", "stolik.cli", "--help", "--lang", "en"],
        capture_output=True,
        check=True,
        encoding="utf-8",
    ).stdout
    commands = set(re.findall(r"^  ([a-z]+)  ", shown.partition("Commands:")[2], re.MULTILINE))
    assert "serve" in commands
    assert named
    assert named - commands == set()


def test_the_readmes_python_runs() -> None:
    (block,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)
    done = subprocess.run([sys.executable, "-c", block], capture_output=True, check=True, encoding="utf-8")
    assert "remik/silesian(opening_points=41)" in done.stdout


@pytest.mark.long
def test_the_wheel_holds_the_client_and_all_data(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(tmp_path), str(ROOT)],
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = set(archive.namelist())
    belongs = {
        path.relative_to("src").as_posix() for path in tracked() if path.parts[:2] == ("src", "stolik")
    }
    client = {
        f"stolik/{path.as_posix()}"
        for path in tracked()
        if path.parts[0] == "web" and path.parts[1] != "tests"
    }
    assert belongs - held == set()
    assert client
    assert client - held == set()
