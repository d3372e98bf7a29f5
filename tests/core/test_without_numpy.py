"""A browser has neither numpy nor numba: records, legal actions, refusals, views, prompts, previews, logs and saves are
the same there, byte for byte."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from labtable.core.arrays import without_numpy as np
from labtable.core.game.registry import names

ROOT = Path(__file__).parents[2]
DECISIONS = {"laboratorium": 12}  # its molecules take long without a compiler
USUAL = 40


def told(name: str, *blocked: str) -> list[str]:
    command = [sys.executable, "-m", "tests.core.positions_told", name, "2", str(DECISIONS.get(name, USUAL)), *blocked]
    mode = {**os.environ, "LABTABLE_MODE": "interpreted"}
    done = subprocess.run(command, cwd=ROOT, env=mode, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("name", names())
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


def test_bytes_that_do_not_follow_each_other_are_not_handed_on():
    with pytest.raises(ValueError, match="only bytes that follow each other"):
        np.array([[1, 2], [3, 4]], np.uint8).T.data  # noqa: B018
