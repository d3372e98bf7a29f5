"""Who may import whom: core ← games ← bots ← coach ← server ← cli, and no circle inside core or server."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from labtable.core.compiler.rule import PACKAGE
from tests.fresh_process import alone

# each may import those before it
ORDER = (
    "core",
    "games",
    "template",
    "bots",
    "testing",
    "coach",
    "puzzles",
    "daily",
    "learning",
    "agents",
    "envs",
    "bench",
    "studies",
    "server",
    "gate",
    "anywhere",
    "cli",
)


def modules() -> dict[str, Path]:
    """Every module of the package with its file, tests of games aside."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        if "tests" not in parts:
            found[".".join(parts).removesuffix(".__init__")] = path
    return found


MODULES = modules()


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def imported(nodes: Iterator[ast.AST]) -> Iterator[str]:
    """The modules of ours that import statements name."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (name if name in MODULES else node.module for name in inside)


def statements(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """All statements of a module; what stands inside of one line imports nothing."""
    for node in body:
        yield node
        for block in ("body", "orelse", "finalbody", "handlers", "cases"):
            yield from statements(getattr(node, block, []))


def when_loaded(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """The statements that run when a module is imported: not those of functions, nor those for type checkers."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        yield node
        for block in ("body", "orelse", "finalbody"):
            yield from when_loaded(getattr(node, block, []))


def test_the_arrows_point_one_way():
    wrong = []
    for name, path in MODULES.items():
        folder = name.split(".")[1] if "." in name else ""
        for other in imported(statements(parsed(path).body)):
            target = other.split(".")[1] if "." in other else ""
            if folder in ORDER and target in ORDER and ORDER.index(target) > ORDER.index(folder):
                wrong.append(f"{name} imports {other}")
    assert not wrong


def test_every_folder_has_its_place_in_the_order():
    folders = {name.split(".")[1] for name, path in MODULES.items() if path.parent != PACKAGE}
    assert folders <= set(ORDER)


def test_games_do_not_import_each_other():
    wrong = []
    for name, path in MODULES.items():
        if name.startswith("labtable.games."):
            own = ".".join(name.split(".")[:3])
            wrong += [
                f"{name} imports {other}"
                for other in imported(statements(parsed(path).body))
                if other.startswith("labtable.games.") and not f"{other}.".startswith(f"{own}.")
            ]
    assert not wrong


@pytest.mark.parametrize("folder", ORDER)
def test_no_modules_import_each_other_in_a_circle(folder):
    inside = {name: path for name, path in MODULES.items() if f"{name}.".startswith(f"labtable.{folder}.")}
    edges = {
        name: {other for other in imported(when_loaded(parsed(path).body)) if other in inside and other != name}
        for name, path in inside.items()
    }
    while leaves := [name for name, others in edges.items() if not others & edges.keys()]:
        for name in leaves:
            del edges[name]
    assert not edges, f"in or behind a circle: {sorted(edges)}"


@pytest.mark.parametrize("part", ["core", "server"])
def test_no_folders_import_each_other_in_a_circle(part):
    """Folders show the architecture: each stands on some of the others. A test's message names those that do not."""
    edges: dict[str, set[str]] = {}
    for name, path in MODULES.items():
        inside = name.split(".")
        if inside[1:2] == [part] and len(inside) > 3:
            others = (other.split(".") for other in imported(when_loaded(parsed(path).body)))
            mine = edges.setdefault(inside[2], set())
            mine.update(other[2] for other in others if len(other) > 3 and other[1] == part and other[2] != inside[2])
    while leaves := [folder for folder, others in edges.items() if not others & edges.keys()]:
        for folder in leaves:
            del edges[folder]
    assert not edges, f"in or behind a circle: {edges}"


def test_a_worker_process_does_not_read_in_the_web_server():
    """It starts in half the time, whenever a bot is to think or a table to be dealt."""
    servers = {"starlette", "sqlalchemy", "alembic"}
    ask = f"import sys, labtable.server.workers.jobs; print(*{servers} & {{*sys.modules}})"
    done = alone(ask)
    assert not done.returncode and done.stdout.split() == [], done.stderr
