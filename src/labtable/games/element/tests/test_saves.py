"""Saves of earlier rules open, and their games can be played to the end."""

from pathlib import Path
from random import Random

import pytest

from labtable.core.match.match import Match
from labtable.games.element import GAME
from labtable.games.element.constants import Character, Ending
from labtable.games.element.tests.position import END_TURN, USE_POWER

SAVES = Path(__file__).with_name("saves")


def play_on(match: Match) -> None:
    luck = Random(1)
    while not match.over:
        match.play(luck.choice(match.legal()))
        assert GAME.check_state(match.state) == []


def test_there_is_a_save_of_the_first_rules():
    assert {path.name for path in SAVES.iterdir()} == {
        "rules_1_beyond_repair.json",
        "rules_1_curie_between_the_plays.json",
    }


@pytest.mark.parametrize("path", sorted(SAVES.iterdir()), ids=lambda path: path.stem)
def test_it_opens_and_can_be_played_to_the_end(path):
    match = Match.load(path)
    assert match.legal() != [] and GAME.check_state(match.state) == []
    play_on(match)
    assert match.state.ending != Ending.NONE


def test_curie_of_the_first_rules_goes_on_although_she_began_between_the_plays():
    """Both seats chose Curie, which the options refuse today (§8.5)."""
    match = Match.load(SAVES / "rules_1_curie_between_the_plays.json")
    mover = match.to_move
    assert match.state.plays_left == 1 and match.state.players[mover].character == Character.CURIE
    match.play(match.legal()[0])  # where the particles of the card on the table go
    while match.to_move == mover:
        assert USE_POWER not in match.legal()
        match.play(match.legal()[0])
    assert sum(match.state.players[mover].hand) == 5 and END_TURN not in match.legal()


def test_bohrds_beyond_repair_end_the_game_with_the_next_decision():
    match = Match.load(SAVES / "rules_1_beyond_repair.json")
    assert match.state.ending == Ending.NONE
    play_on(match)
    assert match.state.ending == Ending.BEYOND_REPAIR and match.version <= 2 + 2


def test_earlier_records_lack_only_the_choice_about_closing_time():
    (first,) = (set(earlier.names) for earlier in GAME.EARLIER_STATES)
    assert set(GAME.STATE.names) - first == {"stays_open"}
