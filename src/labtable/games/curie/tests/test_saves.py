"""Matches saved by earlier rules: they open, and are played on by the present ones."""

from pathlib import Path

import pytest

from labtable.core.match import save_file
from labtable.core.match.match import Match
from labtable.games.curie import GAME

SAVES = Path(__file__).with_name("saves")


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.json")), ids=lambda path: path.stem)
def test_a_save_of_earlier_rules_is_played_on_to_its_end(path):
    saved = save_file.read(path)
    assert saved.rules_version < GAME.meta.rules_version
    match = Match.load(path)
    assert len(match.entries) == len(saved.entries) and not match.over
    decisions = 0
    while not match.over:
        assert not GAME.check_state(match.state), GAME.check_state(match.state)
        legal = match.legal()
        match.play(legal[decisions * 7 % len(legal)])
        decisions += 1
    assert decisions > 10 and match.outcome.reason == "timeline" and match.outcome.winners


def test_there_is_a_save_of_each_earlier_version_of_the_rules():
    versions = {save_file.read(path).rules_version for path in SAVES.glob("*.json")}
    assert versions == set(range(1, GAME.meta.rules_version))
