"""What `import labtable` promises: its names, its page, its types, its examples."""

import doctest
import importlib
import pickle
import re
import sys
from pathlib import Path

import pytest
import typer

import labtable
from labtable.cli import app
from labtable.core.compiler.rule import PACKAGE
from tests.coach.conftest import few_worlds
from tests.fresh_process import alone

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
ELSEWHERE = {"RESEARCHERS.md"}  # its examples need libraries that tests/envs has
SHOWN = [
    path.relative_to(PACKAGE.parent).with_suffix("")
    for path in sorted(PACKAGE.rglob("*.py"))
    if "tests" not in path.relative_to(PACKAGE).parts and ">>> " in path.read_text("utf-8")
]


def api():
    spec = importlib.util.spec_from_file_location("api", ROOT / "docs" / "api.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_exported_names_are_sorted_and_all_in_the_reference():
    names = [name for chapter in api().CHAPTERS.values() for name in chapter]
    assert sorted(labtable.__all__) == sorted(names) and len(set(names)) == len(names)
    public = {name for name, value in vars(labtable).items() if not name.startswith("_") and not _is_module(value)}
    assert public == set(labtable.__all__)


def _is_module(value) -> bool:
    return type(value) is type(sys)


def test_the_reference_is_current():
    """`python docs/api.py` writes it."""
    assert api().PAGE.read_text("utf-8") == api().page()


def test_every_exported_name_says_what_it_is():
    page = api().page()
    assert "\n\n\n" not in page and "A base class for" not in page


def test_the_reference_tells_every_argument_and_array_of_a_batch():
    told = api().entry("Batch")
    arrays = ("observations", "mask", "to_move", "done", "rewards", "results", "seeds")
    assert all(f"- `{name}[i" in told for name in arrays) and 'device: str = "cpu"' in told and "WAIT" in told


def test_the_reference_tells_what_an_object_holds():
    assert "- `version: int`: of the match that it was proposed to" in api().entry("Step")
    assert "- `may: tuple[Possible, ...]`: what only some worlds tell, the likeliest first" in api().entry(
        "Consequences"
    )
    held = ("decisions: NDArray[np.int32]", "digests: NDArray[np.int64]", "results: NDArray[Any]")
    assert all(f"- `{one}`: " in api().entry("Playouts") for one in held)


def test_the_package_says_that_it_is_typed():
    assert (PACKAGE / "py.typed").exists()


def blocks(language: str):
    fence = re.compile(rf"^```{language}\n(.*?)^```", re.MULTILINE | re.DOTALL)
    for page in PAGES:
        if page.name in ELSEWHERE:
            continue
        for number, found in enumerate(fence.finditer(page.read_text("utf-8")), 1):
            yield pytest.param(found[1], id=f"{page.name}-{number}")


@pytest.mark.parametrize("code", list(blocks("python")))
def test_an_example_of_the_documentation_runs(code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("labtable.coach.reviewer.usual_folder", lambda: tmp_path)
    with few_worlds():
        exec(compile(code, "example", "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("module", [".".join(path.parts).removesuffix(".__init__") for path in SHOWN])
def test_an_example_of_a_docstring_runs(module):
    done = doctest.testmod(importlib.import_module(module))
    assert done.attempted and not done.failed


def command_lines():
    """Every `labtable …` of the pages, without its comment."""
    for page in PAGES:
        for line in re.findall(r"^(?:\.venv/bin/)?labtable (.+)$", page.read_text("utf-8"), re.MULTILINE):
            yield pytest.param(line.split("  #")[0].split("  ")[0].strip(), id=f"{page.name}: {line[:40]}")


@pytest.mark.parametrize("line", list(command_lines()))
def test_a_command_of_the_documentation_exists_with_its_options(line):
    command, words = typer.main.get_command(app), line.split()
    while hasattr(command, "commands"):
        assert words and words[0] in command.commands, f"labtable {line}: no command {words[:1]}"
        command = command.commands[words.pop(0)]
    known = {flag for parameter in command.params for flag in (*parameter.opts, *parameter.secondary_opts)}
    given = {word.split("=")[0] for word in words if word.startswith("--")}
    assert given <= known or command.ignore_unknown_options, f"labtable {line}: {given - known}"


def test_without_its_extra_the_server_says_so_in_a_sentence():
    """As after `pip install labtable`: rules, bots and terminal work, the server names what it needs."""
    program = """
import sys
sys.modules.update(dict.fromkeys(("starlette", "sqlalchemy", "uvicorn")))
from labtable.cli import main
main()
"""
    for words in (["serve"], ["admin", "list"]):
        done = alone(program, *words)
        assert done.returncode == 2 and "pip install 'labtable[server]'" in " ".join(done.stderr.split()), done.stderr
    games = alone(program, "games")
    assert games.returncode == 0 and "Eureka!" in games.stdout


def test_a_refusal_can_be_told_to_another_process():
    refused = pickle.loads(pickle.dumps(labtable.IllegalAction("That is not legal.", "the reason")))
    assert str(refused) == "That is not legal." and refused.reason == "the reason"
