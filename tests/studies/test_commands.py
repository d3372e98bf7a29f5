"""`labtable components` and `labtable study`, and `--components` with the commands that play."""

import os
import re

import pytest
from typer.testing import CliRunner

from labtable.cli import app
from labtable.core.errors import BadSetup, MissingExtra, NoGpu
from labtable.core.game.components import BadComponents
from labtable.core.game.registry import IN_FORCE, game
from labtable.studies.plan import BadStudy

SMALL = 'game = "eureka"\n\n[[deals]]\ngame = "2 players"\nhand = 5\n'


@pytest.fixture
def run(tmp_path, monkeypatch):
    """A command in a folder of its own; what it said."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(IN_FORCE, "")  # put back after the test
    (tmp_path / "small.toml").write_text(SMALL)

    def said(*words, keys=""):
        done = CliRunner().invoke(app, list(words), input=keys, catch_exceptions=False)
        return re.sub(r"\s+", " ", done.output)

    return said


def test_components_are_printed_and_written(run, tmp_path):
    assert 'source = "rulebook"' in run("components", "eureka")
    assert "labtable play eureka --components my.toml" in run("components", "eureka", "--write", "my.toml")
    assert game("eureka", tmp_path / "my.toml") is game("eureka"), "as it was written, it changes nothing"
    with pytest.raises(BadSetup, match=r"my\.toml exists already"):
        run("components", "eureka", "--write", "my.toml")


def test_a_file_is_checked(run, tmp_path):
    assert "changed: deals.2 players.hand: 6 → 5" in run("components", "eureka", "--components", "small.toml")
    (tmp_path / "bad.toml").write_text("[high_card]\nabove_percent = 100\n")
    with pytest.raises(BadComponents, match=r"bad\.toml:2: high_card\.above_percent: expected a number from 0 to 99"):
        run("components", "eureka", "--components", "bad.toml")


def test_a_changed_game_says_so_when_it_is_played_saved_and_replayed(run, tmp_path):
    said = run(
        "play",
        "eureka",
        "--players",
        "2",
        "--seats",
        "human,random",
        "--seed",
        "1",
        "--components",
        "small.toml",
        "--save",
        "mine.labtable",
        keys="q\n",
    )
    assert "Changed components: deals.2 players.hand: 6 → 5" in said and (tmp_path / "mine.labtable").exists()
    os.environ[IN_FORCE] = ""
    assert "Changed components: deals.2 players.hand: 6 → 5" in run("replay", "mine.labtable")
    with pytest.raises(BadSetup, match="leave --components out"):
        run("play", "mine.labtable", "--components", "small.toml")


def test_the_bots_of_an_arena_play_the_changed_game(run):
    said = run(
        "arena",
        "eureka",
        "--bots",
        "random",
        "--games",
        "2",
        "--players",
        "2",
        "--jobs",
        "1",
        "--out",
        "games",
        "--components",
        "small.toml",
    )
    assert "2 of 2 games" in said and game("eureka").changes


def test_a_study_is_run_from_its_file(run, tmp_path):
    (tmp_path / "my.toml").write_text('game = "eureka"\nplayers = 2\ngames = 8\n')
    said = run("study", "my.toml", "--jobs", "1", "--games", "4", "--components", "small.toml")
    assert "4 games, 4 distinct, in" in said and (tmp_path / "my-results" / "report.html").exists()
    with pytest.raises(BadStudy, match="expected a table"):
        run("study", "my.toml", "--jobs", "1", "--suggest")


def test_what_a_study_cannot_run_on_is_one_sentence(run, tmp_path):
    (tmp_path / "my.toml").write_text('game = "eureka"\nplayers = 2\ngames = 8\n')
    with pytest.raises(MissingExtra, match=r"^Ray is not installed; install it with .*'labtable\[cluster\]'"):
        run("study", "my.toml", "--ray", "10.0.0.1:6379")
    with pytest.raises(NoGpu, match="The GPU runs compiled rules"):
        run("study", "my.toml", "--gpu")
    with pytest.raises(BadSetup, match="choose --ray or --gpu"):
        run("study", "my.toml", "--gpu", "--ray")
    with pytest.raises(BadSetup, match=r"an address stands after --ray"):
        run("study", "my.toml", "10.0.0.1:6379")
