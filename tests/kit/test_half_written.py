"""A game that somebody is still writing says in one sentence what is wrong, in which file and line; it shows no
traceback, and all other games go on."""

import pytest
from rich.console import Console

from labtable import Match, game
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.faults import game_fault
from labtable.server.base import config
from labtable.server.base.logs import name_fault
from labtable.server.run.welcome import welcome
from tests.kit.conftest import write_entry_points
from tests.run_cli import called

pytestmark = pytest.mark.skipif(
    MODE is not Mode.INTERPRETED, reason="a compiled rule is told by tests/core/test_compiling.py"
)
PLAYED = ("play", "pebbles", "--players", "2", "--seats", "random,random", "--seed", "1")


@pytest.fixture
def changed(install, tmp_path, monkeypatch):
    """Install the game of `labtable new` with one line written otherwise; its place in the file is returned."""
    monkeypatch.chdir(tmp_path)

    def change(file: str, before: str, after: str) -> int:
        path = install("pebbles") / file
        words = path.read_text("utf-8")
        assert words.count(before) == 1
        path.write_text(words.replace(before, after), "utf-8")
        return words[: words.index(before)].count("\n") + 1

    return change


def sentence_of(*words: str) -> str:
    """What a command says that cannot go on."""
    done = called(*words)
    assert done.returncode == 2 and "Traceback" not in done.stderr, done.stderr
    return " ".join(done.stderr.split())


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_misspelt_field_of_a_rule_is_named_with_its_line(changed, jobs):
    line = changed("rules.py", "s.pile -= pebbles", "s.pille -= pebbles")
    told = sentence_of("arena", "pebbles", "--bots", "random,greedy", "--games", "4", "--jobs", jobs)
    assert told.startswith("The game 'pebbles', which the package stranger-pebbles 1.2 brings, cannot go on:")
    assert "no 'pille'" in told or "no attribute 'pille'" in told
    assert f"(rules.py, line {line})" in told and "pytest" in told


@pytest.mark.parametrize(
    ("file", "before", "after"),
    [
        ("views.py", "int(s.pile)", "int(s.pille)"),
        ("words.py", '"pebbles": a + 1', '"pebbles": b + 1'),
        ("rules.py", "if s.pile == 0:", "if s.pile // 0 == 0:"),
    ],
)
def test_an_error_of_views_words_or_rules_is_named_with_its_line(changed, file, before, after):
    line = changed(file, before, after)
    assert f"({file}, line {line})" in sentence_of("play", "pebbles", "--players", "2", "--seed", "1")


def test_a_missing_text_is_named_with_its_file(changed, install):
    changed("text/en.ftl", "ending-last-pebble =", "ending-lost-pebble =")
    told = sentence_of(*PLAYED)
    assert "pebbles/text/en.ftl has no text 'ending-last-pebble'" in told


def test_a_text_with_a_variable_that_nobody_gives_is_named_with_its_file(changed):
    changed("text/en.ftl", "{ $who } takes one pebble", "{ $whom } takes one pebble")
    told = sentence_of(*PLAYED)
    assert "pebbles/text/en.ftl: the text 'event-took' cannot be said: Unknown external: whom" in told


def test_a_slip_of_the_pen_is_named_by_its_own_line(changed):
    line = changed("rules.py", "def to_move(s: State)", "def to_move(s(: State)")
    told = sentence_of(*PLAYED)
    assert told.count("line ") == 1 and f"(rules.py, line {line})" in told


def test_a_folder_of_the_same_name_is_not_taken_for_a_saved_game(changed, tmp_path):
    changed("scoring.py", "def returns", "def rewards")
    assert (tmp_path / "pebbles").is_dir()
    assert "the file scoring.py has no returns" in sentence_of(*PLAYED)


def test_an_entry_point_that_names_more_than_the_package_says_what_to_write(install, tmp_path):
    install("pebbles", as_game="pebbles")
    write_entry_points(tmp_path, "stranger-shells", "pebbles:GAME", "shells")
    assert "names 'pebbles:GAME'; write the package alone: shells = \"shells\"" in " ".join(
        called("games").stderr.split()
    )


def test_a_server_says_which_games_it_cannot_offer(changed):
    changed("scoring.py", "def returns", "def rewards")
    console = Console(record=True, quiet=False, width=200)
    welcome(config.Config(), None, console)
    assert "the file scoring.py has no returns" in console.export_text()


def test_the_log_of_a_server_names_the_game_and_the_line(changed):
    line = changed("views.py", "int(s.pile)", "int(s.pille)")
    match = Match(game("pebbles"), 2, seed=1)
    with pytest.raises(AttributeError) as error:
        match.view(0)
    logged = name_fault(None, "error", {"event": "unexpected", "exc_info": error.value})
    assert f"there is no 'pille'; is 'pile' meant? (views.py, line {line})" in logged["fault"]


def test_an_error_elsewhere_is_no_fault_of_a_game():
    assert game_fault(ValueError("ours")) == ""
