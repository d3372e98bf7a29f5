"""The benches, studies and examples that no other test starts: what they import is there."""

import ast
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPTS = sorted(path for folder in ("bench", "studies", "examples") for path in (ROOT / folder).rglob("*.py"))


def imports(path):
    """Module and name of everything that a script takes from the package."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "labtable":
            yield from ((node.module, alias.name) for alias in node.names)


def names_of(module):
    """What stands in a module, read and not run: some ask for libraries that are an extra."""
    for node in ast.walk(ast.parse(Path(find_spec(module).origin).read_text("utf-8"))):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield from (alias.asname or alias.name for alias in node.names)


def is_part(package, name):
    """Is it a module of the package?"""
    return bool(find_spec(package).submodule_search_locations) and find_spec(f"{package}.{name}") is not None


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_script_imports_what_there_is(path):
    for module, name in imports(path):
        assert find_spec(module), module
        assert name in names_of(module) or is_part(module, name), f"{module}.{name}"
