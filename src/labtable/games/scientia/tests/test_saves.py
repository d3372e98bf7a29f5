"""Matches that were saved under older rules still open and go on.

`saves/rules_1.json` holds a position for every question that the first rules asked. The decisions that led to it are
left out: they cannot be replayed under other rules, so only the position is read. `saves/rules_2.json` is a whole
match.
"""

import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from labtable.core.match.match import Match
from labtable.core.match.save_file import Saved

SAVES = json.loads((Path(__file__).parent / "saves" / "rules_1.json").read_text("utf-8"))
DECISIONS = 8  # beyond the question that was open


@pytest.mark.parametrize("asked", SAVES)
def test_a_save_of_the_first_rules_opens_and_goes_on(asked):
    saved = msgspec.convert(SAVES[asked], Saved)
    match = Match.restore(saved, f"the save of «{asked}»")
    luck = Random(asked)
    assert not match.over
    for _ in range(DECISIONS):
        assert match.over or match.say(match.prompt(match.to_move))
        if not match.over:
            match.play(luck.choice(match.legal()), match.to_move)
            assert all(match.say(event) for event in match.game.events(match.state, 0))
    assert match.over or match.legal()


def test_a_save_of_the_first_rules_can_be_played_to_its_end():
    match = Match.restore(msgspec.convert(SAVES["choose"], Saved), "the save")
    luck = Random(1)
    while not match.over:
        match.play(luck.choice(match.legal()), match.to_move)
    assert match.game.check_state(match.state) == [] and len(match.outcome.standings) == match.players


def test_a_match_of_the_second_rules_goes_on_in_the_order_in_which_it_began():
    match = Match.load(Path(__file__).parent / "saves" / "rules_2.json")
    assert match.rules_version == 2 and match.options == {} and match.game.first_player(match.state) == 0
    luck = Random(2)
    while not match.over:
        match.play(luck.choice(match.legal()), match.to_move)
    assert match.game.check_state(match.state) == []
