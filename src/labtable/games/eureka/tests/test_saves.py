"""Saves of the first version of the rules still open, and their games can be played to the end."""

from pathlib import Path
from random import Random

import pytest

from labtable.core.match.match import Match
from labtable.games.eureka import GAME

SAVES = sorted((Path(__file__).parent / "saves").glob("rules_1_*.json"))


def test_there_is_a_save_of_every_kind_of_game():
    kinds = [path.stem.removeprefix("rules_1_") for path in SAVES]
    assert kinds == ["library", "phantom", "solitaire", "wild_card"]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_the_first_rules_goes_on_to_the_end(path):
    match = Match.load(path)
    assert match.version > 10 and not match.over and not GAME.check_state(match.state)
    pick = Random(1)
    while not match.over:
        match.play(pick.choice(match.legal()))
        assert not GAME.check_state(match.state)
    assert match.outcome.standings


def test_earlier_records_lack_only_what_was_said_and_chosen():
    first, second = (set(earlier.names) for earlier in GAME.EARLIER_STATES)
    assert second - first == {"clues", "clue_count", "avoided", "avoided_by"}
    assert set(GAME.STATE.names) - second == {"handed", "passed_over", "last_card", "last_step"}
