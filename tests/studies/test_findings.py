"""What a study says: a planted imbalance is found and named, and nothing is said where there is nothing."""

import re
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from labtable.bots.distinct import GameCount
from labtable.core.game.component_changes import Changes, ComponentChange
from labtable.core.game.registry import changes_of
from labtable.studies import findings
from labtable.studies.findings import Rank
from labtable.studies.measures import changed_components, compare, measure
from labtable.studies.plan import Version, read
from labtable.studies.statistics import Figure, surprising
from labtable.studies.study import carry_out
from labtable.studies.unit import kinds_of
from labtable.studies.workers import Processes

STRONG = (
    "[activities.instruments]\ncost = { pitchblende = 0 }\n"
    "bonus = [{ points = 3 }, { points = 3 }, { points = 3 }, { points = 3 }]\n"
)
STUDY = (
    'title = "A strong card"\nquestion = "What if instruments cost nothing?"\ngame = "curie"\nplayers = 2\n'
    'bots = "random"\ngames = 60\n[[versions]]\nname = "as in the box"\n'
    '[[versions]]\nname = "strong"\ncomponents = "strong.toml"\n'
)


@pytest.mark.thorough
def test_a_planted_imbalance_is_the_first_finding_and_named_by_the_report(tmp_path):
    (tmp_path / "strong.toml").write_text(STRONG)
    (tmp_path / "study.toml").write_text(STUDY)
    done = carry_out(read(tmp_path / "study.toml"), tmp_path / "results", Processes(1))
    ranks = [finding.rank for finding in done.findings]
    assert ranks[0] is Rank.CAUSE and ranks == sorted(ranks) and Rank.CONSEQUENCE in ranks
    first = [finding for finding in done.findings if finding.rank is Rank.CAUSE]
    assert all("card instruments" in finding.sentence for finding in first)
    assert any("strong changes uses of card instruments from" in finding.sentence for finding in first)
    page = done.report.read_text("utf-8")
    assert "strong changes uses of card instruments from" in page and "instruments.cost" in page
    assert page.count("<svg") >= 5 and "<script" not in page, "pictures inside, and nothing to load"
    assert "http" not in page.replace("http://www.w3.org/", "")
    rows = (tmp_path / "results" / "games.csv").read_text().splitlines()
    assert len(rows) == 1 + 2 * 60 and (tmp_path / "results" / "games.parquet").stat().st_size > 0
    assert rows[0].split(",")[3:6] == ['"game"', '"digest"', '"first_seat"']


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
        "uses": uses,
        "first": luck.integers(0, 3, games).astype(np.int8),
        "digest": np.arange(games),
    }


def said(plan, one, other, changes=None):
    """The alarms of two versions of a game; the second has these changes."""
    case = plan.cases[0]
    changed = replace(case, number=1, version=Version("changed", changes or Changes(), {}))
    before, after = measure(plan, case, one, {}), measure(plan, changed, other, {})
    found = findings.found_in([before, after], compare(before, after, one, other))
    return [finding for finding in found if finding.alarm]


def test_two_samples_of_an_unchanged_game_raise_no_alarm_in_twenty_seeds(plan):
    for seed in range(20):
        assert not said(plan, imagined(plan, (seed, 1)), imagined(plan, (seed, 2))), seed


def test_a_card_that_wins_is_named_and_no_other(plan):
    alarms = said(plan, imagined(plan, 3), imagined(plan, 3, favour=1.2))
    assert alarms and all("8 sound" in alarm.about or "goes" in alarm.about for alarm in alarms)


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


@pytest.fixture
def louder(tmp_path):
    """A version in which one card is changed."""
    (tmp_path / "louder.toml").write_text('[cards.physics]\nrows = [{ number = 8, effects = ["gain 9"] }]\n')
    return changes_of("scientia", tmp_path / "louder.toml")


def strong(plan, games=1500):
    """A card that wins, and what follows from it: longer games, more points, more changes of the lead."""
    seen = imagined(plan, 3, games, favour=1.5)
    return {
        **seen,
        "decisions": seen["decisions"] + 40,
        "score": seen["score"] + 9,
        "lead_changes": seen["lead_changes"] + 5,
    }


def test_the_planted_card_is_the_first_finding_and_its_consequences_follow(plan, louder):
    alarms = said(plan, imagined(plan, 3), strong(plan), louder)
    assert alarms[0].rank is Rank.CAUSE and "8 sound" in alarms[0].sentence
    ranks = [alarm.rank for alarm in alarms]
    assert ranks == sorted(ranks) and Rank.CONSEQUENCE in ranks
    evidence = [alarm.evidence for alarm in alarms if alarm.rank is Rank.CONSEQUENCE]
    assert evidence == sorted(evidence, reverse=True), "the clearest first"


def test_a_card_that_stands_out_comes_before_consequences_also_where_nobody_says_what_was_changed(plan):
    alarms = said(plan, imagined(plan, 3), strong(plan))
    assert alarms[0].rank is Rank.STANDS_OUT and alarms[0].about == "8 sound"


def test_changes_name_the_components_that_they_are_about():
    def about(names, *path):
        version = SimpleNamespace(changes=Changes((ComponentChange(path, 1, 2),)))
        parts = [SimpleNamespace(name=name) for name in names]
        return changed_components(SimpleNamespace(components=parts, case=SimpleNamespace(version=version)))

    assert about(["card instruments", "card research"], "activities", "instruments", "cost") == {"card instruments"}
    assert about(["8 sound", "18 distillation"], "cards", "physics", "rows", "8", "effects") == {"8 sound"}
    assert about(["red 4 beatus", "blue 4 al-tabari"], "personalities", "blue", "4") == {"blue 4 al-tabari"}
    assert about(["card instruments"], "tower", "thrown_falls_percent") == set()


def test_a_dead_card_is_named_in_its_own_version(plan):
    dead = imagined(plan, 4)
    dead["uses"] = dead["uses"].copy()
    dead["uses"][:, :, 20] = 0
    alarms = said(plan, imagined(plan, 3), dead)
    assert any("changed: 21 solution is dead. It was used in 0.0% of the games" in alarm.sentence for alarm in alarms)
    alone = findings.of_cases([measure(plan, plan.cases[0], dead, {})])
    assert any("used in fewer than one game" in one.sentence and "21 solution" in one.sentence for one in alone)


def test_no_unused_component_is_left_out_of_the_list(plan):
    seen = imagined(plan, 4)
    seen["uses"] = seen["uses"].copy()
    seen["uses"][:, :, 10:40] = 0
    [note] = [
        one for one in findings.of_cases([measure(plan, plan.cases[0], seen, {})]) if "fewer than" in one.sentence
    ]
    assert all(name in note.sentence for name in plan.game_of(plan.cases[0]).USES[10:40])


def test_a_component_that_players_could_as_well_do_without_is_worth_nothing(plan):
    seen = imagined(plan, 5, games=6000)
    rows = np.arange(6000)
    denied = {
        "digest": rows + 10**6,
        "value": seen["value"][rows, rows % 3],
        "used": np.zeros(6000, np.int16),
    }
    found = findings.of_cases([measure(plan, plan.cases[0], seen, {30: denied})])
    assert [one.sentence for one in found if "worth nothing" in one.sentence and "31 neuron" in one.sentence]


def test_a_component_that_could_not_be_avoided_was_not_done_without(plan):
    seen, rows = imagined(plan, 5), np.arange(1500)
    used = seen["uses"][rows, rows % 3, 30]
    denied = {"digest": rows + 10**6, "value": seen["value"][rows, rows % 3], "used": used}
    assert measure(plan, plan.cases[0], seen, {30: denied}).components[30].without is None
    assert measure(plan, plan.cases[0], seen, {30: {**denied, "used": 0 * used}}).components[30].without is not None


# Chances and differences ------------------------------------------------------------------------------------

NEGATIVE = re.compile(r"[-−]\d+(?:\.\d+)?(?: ± [\d.]+)? %")
DOCS = Path(__file__).parents[2] / "docs"


def test_a_difference_of_chances_is_told_in_points_and_never_as_a_chance(plan, louder):
    """Users of a bad card win less than others: the difference is below zero, a chance cannot be."""
    worse, better = imagined(plan, 3, favour=-1.5), imagined(plan, 3, favour=1.5)
    alarms = said(plan, worse, better, louder)
    told = next(alarm.sentence for alarm in alarms if alarm.about.startswith("how far users of 8 sound win more"))
    assert re.search(r"from -\d+\.\d points to \+\d+\.\d points \(\+\d+\.\d+ ± \d+\.\d+ points\)", told)
    assert not any(NEGATIVE.search(alarm.sentence) for alarm in alarms)


def test_one_card_has_one_figure_of_what_it_is_worth(plan):
    """Where games without it were played, versions are compared by them too."""
    seen, rows = imagined(plan, 3, favour=1.2), np.arange(1500)
    denied = {"digest": rows + 10**6, "value": np.zeros(1500), "used": np.zeros(1500, np.int16)}
    one, other = (measure(plan, plan.cases[0], seen, {7: denied}) for _ in range(2))
    whats = [row.what for row in compare(one, other, seen, seen) if row.component == "8 sound"]
    assert whats == ["uses of 8 sound", "what a player loses without 8 sound"]
    assert one.components[7].worth == one.components[7].without


def test_where_all_games_went_alike_a_difference_is_no_certainty():
    assert Figure.of([1.0] * 40).points() == "+100.0 (+82.5 to +100.0)"
    assert Figure.of([1.0] * 3).chance() == 0.25 and Figure.of([1.0] * 40).chance() < 1e-9
    assert Figure.of([0.5, -0.5] * 50).points() == "+0.0 ± 9.8"


@pytest.mark.parametrize("report", sorted((DOCS / "studies").glob("*.html")), ids=lambda path: path.stem)
def test_no_shipped_report_prints_a_negative_chance_and_all_say_how_many_games_were_distinct(report):
    page = report.read_text("utf-8")
    assert not NEGATIVE.search(re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL))
    assert re.search(r"[\d,]+ games, [\d,]+ distinct", page)


# Copies, and the order of play ---------------------------------------------------------------------------------


def test_copies_are_counted_once_and_carry_no_conclusion(plan):
    seen = imagined(plan, 3, games=100, favour=9)
    one = {name: values if name == "kinds" else np.repeat(values[:1], 100, axis=0) for name, values in seen.items()}
    found = measure(plan, plan.cases[0], one, {})
    assert found.count == GameCount(100, 1) and found.order[0].count == 1 and found.length.count == 1
    [refused] = findings.of_cases([found])
    assert refused.rank is Rank.REFUSED and not refused.alarm
    assert "100 games, 1 distinct: too few for a conclusion, which takes 30 distinct games." in refused.sentence
    assert "opening = 4" in refused.sentence
    assert compare(found, found, one, one) == []


def test_wins_are_counted_by_order_of_play_and_not_by_chair(plan):
    seen = imagined(plan, 3)
    rows, second = np.arange(1500), (seen["first"] + 1) % 3
    seen["share"] = np.zeros((1500, 3))
    seen["share"][rows, second] = 1
    found = measure(plan, plan.cases[0], {**seen, "value": seen["share"]}, {})
    assert [share.mean for share in found.order] == [0, 1, 0]
    sentences = [one.sentence for one in findings.of_cases([found]) if one.alarm]
    assert any("the player who goes second wins 100.0" in sentence for sentence in sentences)
    assert not any("seat" in sentence for sentence in sentences)
