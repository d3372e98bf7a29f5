"""`labtable review` in the terminal."""

import json

import pytest
from typer.testing import CliRunner

from labtable.cli import app


@pytest.fixture
def file(duel, duel_reviewed, tmp_path, monkeypatch):
    monkeypatch.setattr("labtable.coach.reviewer.usual_folder", lambda: duel_reviewed.page.parent)
    return str(duel.save(tmp_path / "game.labtable"))


def test_it_tells_the_game_in_every_language(file):
    for language, words in (
        ("en", ("Blunder", "What decided this game")),
        ("fr", ("Gaffe", "Ce qui a décidé de cette partie")),
        ("es", ("Error grave", "Lo que decidió esta partida")),
    ):
        said = CliRunner().invoke(app, ["review", file, "--lang", language])
        assert said.exit_code == 0, said.output
        assert all(word in said.output for word in words)


def test_json_is_all_that_it_prints(file, duel):
    said = CliRunner().invoke(app, ["review", file, "--json"])
    found = json.loads(said.stdout)
    assert found["game"] == "scientia" and found["commitment"] == duel.commitment


def test_one_seat_is_shown_alone_and_a_wrong_one_is_a_sentence(file):
    both = CliRunner().invoke(app, ["review", file]).stdout.count("\n")
    assert CliRunner().invoke(app, ["review", file, "--seat", "1"]).stdout.count("\n") < both
    failed = CliRunner().invoke(app, ["review", file, "--seat", "3"])
    assert "there is no seat 3" in str(failed.exception)
