"""The map from a search's chances to those that are called."""

import importlib.util
import json
from pathlib import Path

import numpy as np
import pytest

from labtable.coach.odds import Odds, _measured, odds_of
from labtable.core.game.registry import names

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("one", _measured(), ids=lambda one: f"{one.game}-{one.players}")
def test_what_was_measured_names_its_game_and_its_source(one):
    assert one.game in names() and "games of" in one.source and 0.4 <= one.power <= 3 and 0 <= one.fade < 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_even_game_stays_even_and_a_better_one_better(seats):
    odds, chances = Odds(power=1.6, fade=0.3), np.linspace(0.01, 0.99, 99)
    assert odds.called(np.full(seats, 1 / seats), seats) == pytest.approx(1 / seats)
    called = odds.called(chances, seats)
    assert (np.diff(called) > 0).all() and called[0] > 0.01 and called[-1] < 0.99
    assert odds.searched(called, seats) == pytest.approx(chances)


def test_what_was_not_measured_takes_the_nearest_or_stays():
    assert odds_of("scientia", 2).players == 2 and odds_of("scientia", 9) == odds_of("scientia", 4)
    assert odds_of("no such game", 2).called(np.array([0.2, 0.8]), 2) == pytest.approx([0.2, 0.8])


def test_a_calibration_of_few_distinct_games_is_refused(tmp_path, monkeypatch, capsys):
    """1 038 games of which 12 are distinct fit nothing; thirty do."""
    spec = importlib.util.spec_from_file_location("coach_odds", ROOT / "bench" / "coach_odds.py")
    bench = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(bench)

    def said(distinct):
        calls = [(seed, 0.1 + 0.8 * (seed % 7) / 7, seed % 3 == 0) for seed in range(distinct)]
        told = {"game": "scientia", "players": 2, "games": 1038, "distinct": distinct, "bot": "x", "calls": calls}
        file = tmp_path / "calls.jsonl"
        file.write_text(json.dumps(told))
        monkeypatch.setattr("sys.argv", ["coach_odds.py", str(file)])
        bench.main()
        return capsys.readouterr().out

    refused = said(12)
    assert "1,038 games, 12 distinct: too few for a conclusion" in refused and "power" not in refused
    assert "power" in said(30)
