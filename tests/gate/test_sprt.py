"""The sequential test: its LLR by hand and by brute force, and how often it is wrong."""

import importlib.util
import sys
from math import log, sqrt
from pathlib import Path

import numpy as np
import pytest

from labtable.gate.sprt import NORMALISED, Bounds, SetSums, Verdict

ROOT = Path(__file__).parents[2]


def load():
    spec = importlib.util.spec_from_file_location("gate_errors", ROOT / "bench" / "gate_errors.py")
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SIMULATION = load()
HALF = Bounds(0, NORMALISED / 2)  # t of 0 and of a half, in sets of one game


def test_the_llr_of_four_sets_by_hand():
    """Three won and one lost: m = 1/2, q = 1. At t = 0 u is 1; at t = 1/2 it is (1/4 + √(1/16 + 4)) / 2 = 1.13278."""
    assert HALF.llr(SetSums.of({1: 3, -1: 1}, 0), 1) == pytest.approx(4 * (0.124677 - 0.483403 + 0.5), abs=1e-5)


def test_sets_that_were_all_won_count_a_logarithm_and_a_half():
    """m = q = 1, t = 1/2: u = (1/2 + √(1/4 + 4)) / 2 = 1.280776; log u = 0.247466; (1 - u/2 + 1/4) / 2 = 0.304806."""
    assert HALF.llr(SetSums.of({1: 10}, 0), 1) == pytest.approx(10 * (0.247466 - 0.304806 + 0.5), abs=1e-4)


def test_even_sets_speak_against_a_gain():
    assert HALF.llr(SetSums.of({2: 16}, 2), 1) == pytest.approx(-16 / 8)
    assert Bounds(-30, 30).llr(SetSums.of({2: 16}, 2), 1) == pytest.approx(0)


@pytest.mark.parametrize("tally", [{0: 3, 2: 9, 4: 12}, {0: 10, 1: 2, 2: 8, 4: 1}, {-3: 2, 0: 11, 1: 4, 7: 1}])
@pytest.mark.parametrize("games", [1, 2, 5])
def test_the_llr_is_the_ratio_of_the_highest_likelihoods(tally, games):
    """A grid over the unknown deviation finds no other maximum than the formula does."""
    bounds, centre = Bounds(5, 60), 1.5
    numbers = np.repeat(list(tally), list(tally.values())) - centre
    deviations = np.exp(np.linspace(-4, 4, 400_001))[:, None]

    def highest(elo):
        t = elo / NORMALISED * sqrt(games)
        first, second = numbers.sum(), (numbers**2).sum()
        squares = second / deviations**2 - 2 * t * first / deviations + len(numbers) * t * t
        return (-len(numbers) * np.log(deviations) - squares / 2).max()

    expected = highest(bounds.high) - highest(bounds.low)
    assert bounds.llr(SetSums.of(tally, centre), games) == pytest.approx(expected, abs=1e-6)


def test_sums_grow_set_by_set():
    sums = SetSums(0, 0.0, 0.0)
    for number in (0, 2, 2, 4, 1):
        sums = sums.with_set(number - 2)
    whole = SetSums.of({0: 1, 1: 1, 2: 2, 4: 1}, 2)
    assert (sums.count, sums.mean, sums.square) == (5, pytest.approx(whole.mean), pytest.approx(whole.square))


def test_limits_are_walds():
    low, high = Bounds(0, 30, alpha=0.05, beta=0.1).limits
    assert (low, high) == (pytest.approx(log(0.1 / 0.95)), pytest.approx(log(0.9 / 0.05)))
    bounds = Bounds(0, 30)
    assert [bounds.verdict(llr) for llr in (-3, 0, 3)] == [Verdict.REJECTED, Verdict.UNDECIDED, Verdict.ACCEPTED]


def test_the_strength_is_told_per_game():
    """Mean 1, deviation 1: t is 1 a set; in sets of four games half of that a game."""
    found = SetSums.of({0: 50, 2: 50}, 0).strength(4)
    assert found.mean == pytest.approx(NORMALISED / 2)
    assert found.error == pytest.approx(1.96 * sqrt(1.5 / 100) * NORMALISED / 2)
    assert SetSums.of({3: 20}, 0).strength(2) is None, "all sets alike: no deviation is known"


@pytest.mark.parametrize("kind", SIMULATION.kinds(), ids=lambda kind: kind.name)
def test_an_invented_player_is_as_strong_as_its_bound(kind):
    shares = kind.tilted(30)
    mean = shares @ kind.numbers
    t = mean / sqrt(shares @ kind.numbers**2 - mean**2)
    assert t / sqrt(kind.games) * NORMALISED == pytest.approx(30)
    assert kind.shares @ kind.numbers == pytest.approx(0)


@pytest.mark.parametrize("kind", SIMULATION.kinds(), ids=lambda kind: kind.name)
def test_wrong_answers_are_as_rare_as_promised(kind):
    """400 tests at each bound: three standard errors above 5 % are 8.3 %. The seed is fixed."""
    bounds = Bounds(0, 60)
    lost, gained = (SIMULATION.simulated(kind, elo, 400, bounds) for elo in (0, 60))
    assert lost.accepted <= 0.083 and gained.rejected <= 0.083
    assert lost.rejected >= 0.91 and gained.accepted >= 0.91, "and the right answer is given"


def test_the_page_shows_what_the_simulation_finds():
    """Run `python bench/gate_errors.py` after a change of the test or of the simulation."""
    text = (ROOT / "docs" / "GATE.md").read_text("utf-8")
    assert SIMULATION.row(SIMULATION.kinds()[4]) in text
    assert all(f"| {kind.name} |" in text for kind in SIMULATION.kinds())
