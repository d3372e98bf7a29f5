"""`labtable puzzles` and `labtable daily`: bad input is one sentence; a puzzle is solved in the terminal."""

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from labtable.cli import app
from labtable.core.errors import LabtableError
from labtable.core.game.registry import game
from labtable.puzzles import shelves
from labtable.puzzles.shelves import shelf_of


def run(*words: str, typed: str = ""):
    return CliRunner().invoke(app, list(words), input=typed)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("puzzles", "chess"), "chess"),
        (("puzzles", "eureka", "--check", "--solve"), "Choose one of"),
        (("puzzles", "eureka", "--file", "nothing.json"), "cannot be read"),
        (("puzzles", "laboratorium", "--write", "some.json", "-o", "target=water"), "water"),
        (("daily", "--day", "soon"), "is no day"),
    ],
)
def test_bad_input_is_one_sentence(words, sentence):
    found = run(*words)
    assert isinstance(found.exception, LabtableError) and sentence in str(found.exception)


def test_the_shelf_is_listed_without_answers():
    found = run("puzzles", "eureka", "--lang", "fr")
    assert found.exit_code == 0
    assert "nettement le meilleur" in found.output and "labtable puzzles eureka" in found.output


def test_a_puzzle_is_solved_in_the_terminal(tmp_path):
    puzzle = next(one for one in shelf_of("eureka").puzzles if len(one.steps) == 1)
    path = tmp_path / "one.json"
    shelves.write(replace(shelves.empty(game("eureka")), puzzles=(puzzle,)), path)
    legal = shelves.opened(puzzle).legal()
    wrong, right = (legal.index(worth.action) + 1 for worth in reversed(puzzle.steps[0].worths[:2]))
    found = run("puzzles", "eureka", "--solve", "--file", str(path), typed=f"c\n{wrong}\nu\n{right}\nq\n")
    assert found.exit_code == 0
    for words in ("Tempting", "Not the best", "you cannot undo a move", "Right:"):
        assert words in " ".join(found.output.split())
