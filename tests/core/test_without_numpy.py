"""A browser has neither numpy nor numba: records, legal actions, refusals, views, prompts, previews, logs and saves are
the same there, byte for byte."""

import ast
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from labtable.coach import odds
from labtable.coach.odds import odds_of
from labtable.core.arrays import np as numpy
from labtable.core.arrays import without_numpy as np
from labtable.core.game.registry import names
from tests.usual import usually

ROOT = Path(__file__).parents[2]
COACH = Path(odds.__file__).parent
DECISIONS = {"laboratorium": 12}  # its molecules take long without a compiler
USUAL = 40


def told(name: str, *blocked: str) -> list[str]:
    command = [sys.executable, "-m", "tests.core.positions_told", name, "2", str(DECISIONS.get(name, USUAL)), *blocked]
    mode = {**os.environ, "LABTABLE_MODE": "interpreted"}
    done = subprocess.run(command, cwd=ROOT, env=mode, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", usually(names(), "element", "laboratorium"))
def test_a_match_tells_the_same_without_numpy(name: str):
    without = told(name, "numpy", "numba", "llvmlite")
    assert without == told(name)
    assert len(without) >= 10


def test_an_index_beside_an_array_is_refused():
    numbers = np.zeros(3, np.int16)
    with pytest.raises(IndexError, match="index 3 is out of bounds"):
        numbers[3]
    with pytest.raises(IndexError, match="index 5 is out of bounds"):
        np.zeros((2, 5), np.int8)[1, 5]


def test_what_does_not_fit_into_a_field_is_refused():
    with pytest.raises(Exception, match="-128 <= number <= 127"):
        np.zeros(1, np.int8)[0] = 128


def test_blocks_of_records_are_told_apart_by_the_names_of_their_fields():
    stacks, cards = (np.dtype(([(name, "i2")], (3,))) for name in ("flasks", "places"))
    assert stacks != cards and np.readable(stacks).base.fields.keys() == {"flasks"}
    assert np.readable(cards).base.fields.keys() == {"places"}


def test_an_array_of_arrays_holds_numbers_as_wide_as_theirs():
    rows = np.array([np.array([1, 2], np.uint32), np.array([3, 4], np.uint32)])
    assert (rows.dtype, rows.tolist()) == (np.dtype(np.uint32), [[1, 2], [3, 4]])
    assert rows.tobytes() == bytes([1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0])


def test_a_row_is_written_into_every_row_of_a_table():
    table = np.zeros((2, 3), np.uint8)
    table[:] = np.frombuffer(bytes([1, 2, 3]), np.uint8)
    assert table.tolist() == [[1, 2, 3], [1, 2, 3]]
    table[:, 1:] = np.array([8, 9], np.uint8)
    assert table.tolist() == [[1, 8, 9], [1, 8, 9]]


def test_bytes_that_do_not_follow_each_other_are_not_handed_on():
    with pytest.raises(ValueError, match="only bytes that follow each other"):
        np.array([[1, 2], [3, 4]], np.uint8).T.data  # noqa: B018


@pytest.mark.parametrize(
    "counted",
    [
        lambda one: 0.9 * (one / (1 - one) * 2) ** 1.5 / 2 + 0.1 / 3,
        lambda one: one - one[0],
        lambda one: one[:, 1] - one[:, 0],
        lambda one: one[0] - (0.5, 0.25, 0.125),
        lambda one: one.mean(axis=0),
        lambda one: one.mean(axis=1),
        lambda one: one.mean(),
        lambda one: one.std(axis=0, ddof=1) / 2,
        lambda one: one[:, 1].std(ddof=1),
        lambda one: one[:, 2].argmax(),
    ],
)
def test_fractions_are_counted_as_numpy_counts_them(counted: Callable[[Any], Any]):
    rows = [[0.2, 0.3, 0.5], [0.125, 0.5, 0.375], [0.7, 0.1, 0.2], [0.4, 0.1, 0.6]]
    ours, theirs = counted(np.array(rows)), counted(numpy.array(rows))
    ours, theirs = (one.tolist() if hasattr(one, "tolist") else one for one in (ours, theirs))
    assert ours == pytest.approx(theirs) if isinstance(ours, float) else numpy.allclose(ours, theirs)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", names())
def test_chances_are_called_the_same_without_numpy(name: str, players: int, monkeypatch: pytest.MonkeyPatch):
    measured, chances = odds_of(name, players), [0.0, 0.02, 0.3, 0.5, 0.97, 1.0]
    calls = measured.called, measured.searched
    theirs = [call(numpy.array(chances), players).tolist() for call in calls]
    monkeypatch.setattr(odds, "np", np)
    assert [call(np.array(chances), players).tolist() for call in calls] == [pytest.approx(one) for one in theirs]


@pytest.mark.parametrize("source", sorted(COACH.glob("*.py")), ids=lambda source: source.stem)
def test_the_coach_names_nothing_of_numpy_that_a_browser_lacks(source: Path):
    tree = ast.walk(ast.parse(source.read_text("utf-8")))
    named = {one.attr for one in tree if isinstance(one, ast.Attribute) and ast.unparse(one.value) == "np"}
    assert not {one for one in named if not hasattr(np, one)}


def test_fractions_are_clipped_and_bytes_compared():
    assert np.clip(np.array([0.0, 0.5, 1.0]), 0.1, 0.9).tolist() == [0.1, 0.5, 0.9]
    assert np.array_equal(np.array([1, 2]), np.array([1, 2])) and not np.array_equal(np.array([1]), np.array([2]))
