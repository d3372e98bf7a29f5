"""What a study says: a planted imbalance is found and named, and nothing is said where there is nothing."""

import numpy as np
import pytest

from labtable.studies import findings
from labtable.studies.figures import surprising
from labtable.studies.measures import compare, measure
from labtable.studies.plan import read
from labtable.studies.playing import kinds_of, use_table
from labtable.studies.whole import carry_out
from labtable.studies.workers import Processes

FREE = "[activities.instruments]\ncost = { pitchblende = 0 }\n"
STUDY = (
    'title = "A free card"\nquestion = "What if instruments cost nothing?"\ngame = "curie"\nplayers = 2\n'
    'bots = "random"\ngames = 20\n[[versions]]\nname = "as in the box"\n'
    '[[versions]]\nname = "free"\ncomponents = "free.toml"\n'
)


def test_a_planted_imbalance_is_found_and_named_by_the_report(tmp_path):
    (tmp_path / "free.toml").write_text(FREE)
    (tmp_path / "study.toml").write_text(STUDY)
    done = carry_out(read(tmp_path / "study.toml"), tmp_path / "results", Processes(1))
    alarms = [finding for finding in done.findings if finding.alarm]
    assert alarms[0].about == "uses of card instruments"
    page = done.report.read_text("utf-8")
    assert "free changes uses of card instruments from" in page and "instruments.cost" in page
    assert page.count("<svg") >= 5 and "<script" not in page, "pictures inside, and nothing to load"
    assert "http" not in page.replace("http://www.w3.org/", "")
    rows = (tmp_path / "results" / "games.csv").read_text().splitlines()
    assert len(rows) == 1 + 2 * 20 and (tmp_path / "results" / "games.parquet").stat().st_size > 0


@pytest.fixture
def plan(tmp_path):
    (tmp_path / "study.toml").write_text('game = "scientia"\nplayers = 3\n')
    return read(tmp_path / "study.toml")


def imagined(plan, seed, games=1500, favour=0.0, card=7):
    """Games in which every seat wins by lot; `favour` is what a card adds to the chance of those who use it."""
    luck, game = np.random.default_rng(seed), plan.game_of(plan.cases[0])
    uses = luck.binomial(2, np.linspace(0.05, 0.9, len(game.USES)), (games, 3, len(game.USES))).astype(np.int16)
    strength = luck.gumbel(size=(games, 3)) + favour * (uses[:, :, card] > 0)
    share = (strength == strength.max(axis=1, keepdims=True)).astype(np.float64)
    return {
        "decisions": luck.poisson(80, games),
        "ending": np.ones(games, np.int16),
        "lead_changes": luck.poisson(3, games),
        "settled": luck.integers(1, 60, games),
        "score": luck.poisson(20, (games, 3)),
        "share": share,
        "value": share,
        "chance": np.full((games, 21), np.nan, np.float32),
        "kinds": np.ones((len(kinds_of(game)[0]), 4)),
        "uses": use_table(uses, share),
    }


def said(plan, one, other):
    before, after = (measure(plan, plan.cases[0], seen, {}) for seen in (one, other))
    found = findings.of_versions(compare(before, after, one, other)) + findings.of_cases([before, after])
    return [finding for finding in found if finding.alarm]


def test_two_samples_of_an_unchanged_game_raise_no_alarm_in_twenty_seeds(plan):
    for seed in range(20):
        assert not said(plan, imagined(plan, (seed, 1)), imagined(plan, (seed, 2))), seed


def test_a_card_that_wins_is_named_and_no_other(plan):
    alarms = said(plan, imagined(plan, 3), imagined(plan, 3, favour=1.2))
    assert alarms and all("8 sound" in alarm.about or "seat" in alarm.about for alarm in alarms)


def test_many_questions_are_corrected_for_together():
    assert surprising([0.04] * 3) == [False] * 3
    assert surprising([1e-6, 0.5, 0.004, 0.9]) == [True, False, False, False]
    assert surprising([1e-6, 0.5, 0.003, 0.9]) == [True, False, True, False]
    chances = np.random.default_rng(0).uniform(size=(400, 50))
    assert sum(any(surprising(list(row))) for row in chances) <= 12, "one study in a hundred"


def test_a_game_is_decided_when_the_winner_stays_sure(plan):
    seen = imagined(plan, 1, games=3)
    seen["chance"] = np.array([[0.3, 0.95, 0.5, 0.95, 0.97], [0.95] * 5, [np.nan] * 5], np.float32)
    found = measure(plan, plan.cases[0], seen, {})
    assert found.decided.count == 2 and found.decided.mean == pytest.approx((3 / 5 + 0) / 2)
    assert found.chances == pytest.approx([0.625, 0.95, 0.725, 0.95, 0.96])
    seen["chance"] = np.zeros((3, 0), np.float32)
    assert measure(plan, plan.cases[0], seen, {}).decided.count == 0, "players who tell no chances"
