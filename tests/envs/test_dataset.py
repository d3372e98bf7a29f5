"""The table of baselines and the dataset behind it, as bench/baselines.py writes them; and the sample that is kept."""

from pathlib import Path

import pytest
from bench import baselines

from labtable.core.game.registry import game
from labtable.envs import records

SAMPLE = Path(__file__).parents[2] / "examples" / "dataset"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("baselines")
    baselines.main(
        ["eureka", "scientia", "--bots", "random,student", "--deals", "2", "--jobs", "1", "--to", str(place / "one")]
    )
    return place


def test_the_same_command_writes_the_same_games_in_other_processes(folder):
    words = [
        "eureka",
        "scientia",
        "--bots",
        "random,student",
        "--deals",
        "2",
        "--jobs",
        "2",
        "--to",
        str(folder / "two"),
    ]
    baselines.main(words)
    for name in ("games.jsonl", "README.md"):
        assert (folder / "one" / name).read_bytes() == (folder / "two" / name).read_bytes()


def test_every_deal_is_played_by_both_sides_and_by_every_team(folder):
    played = list(records.read(folder / "one" / "games.jsonl"))
    assert [one.game for one in played] == ["eureka"] * 4 + ["scientia"] * 4
    assert [one.names for one in played[:2]] == [["random 1", "random 2"], ["student 1", "student 2"]]
    first, second = played[4:6]
    assert first.secret == second.secret and first.names != second.names
    for record in played:
        assert record.match().over


def test_the_card_tells_rules_seeds_and_what_is_reconstructed(folder):
    card = (folder / "one" / "README.md").read_text("utf-8")
    assert "seeds 1 to 2" in card and "reconstructed" in card and "--deals 2 --seed 1" in card
    assert f"| scientia | {game('scientia').meta.rules_version} | 2 | 4 |" in card
    assert "| student |" in card and "4 games" in card


def test_the_sample_is_of_these_rules():
    for record in records.read(SAMPLE / "games.jsonl"):
        record.match()
