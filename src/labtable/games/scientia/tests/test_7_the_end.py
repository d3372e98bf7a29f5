"""RULES.md §7 The end."""
import numpy as np
import pytest

from labtable.games.scientia import GAME
from labtable.games.scientia.constants import Ending, Event, Phase, Refusal
from labtable.games.scientia.tests.position import game, pass_time, play, pool, told, why_not


def test_7_1_the_end_begins_when_the_flasks_run_out():
    s = game("atom/3", "", supply=3)
    play(s, "turn atom", sound=False)
    assert s.trigger == Ending.FLASKS and "The flasks have run out: this round and one more." in told(s)


def test_7_1_the_end_begins_when_the_tech_cubes_run_out():
    s = game("atom/3", "", tech=("chemistry 2",), cubes=1)
    play(s, "turn atom", sound=False)
    assert s.trigger == Ending.TECH_CUBES and Event.END_BEGINS in [row.kind for row in s.trail[:int(s.trail_size)]]


def test_7_1_not_while_one_is_left():
    s = game("atom/3", "", tech=("chemistry 2",), cubes=2, supply=4)
    play(s, "turn atom", sound=False)
    assert s.trigger == Ending.NONE and s.last_round == 0


def test_7_1_also_by_flasks_that_are_put_on_cards():
    s = game("crystal/3 dna", "", supply=4)
    play(s, "turn crystal", sound=False)
    assert s.trigger == Ending.FLASKS


@pytest.mark.parametrize("first", [0, 1, 2])
def test_7_2_the_round_is_finished_and_everyone_has_one_more_turn(first):
    cards = ["", "", ""]
    cards[first] = "atom/3"
    s = game(*cards, supply=3, first=first)
    play(s, "turn atom", sound=False)
    turns = []
    while s.phase != Phase.OVER:
        turns.append(int(s.mover))
        pass_time(s)
    assert turns == [*range(first + 1, 3), 0, 1, 2]
    assert GAME.is_over(s) == Ending.FLASKS and GAME.to_move(s) == -1
    assert why_not(s, "take atom", seat=0) == Refusal.GAME_OVER
    assert GAME.legal_actions(s, 0, np.zeros(GAME.NUM_ACTIONS, np.int32)) == 0


def test_7_3_what_the_supply_lacks_comes_from_the_box():
    s = game("atom/3", "", supply=1)
    play(s, "turn atom", sound=False)
    assert pool(s) == 3 and GAME.view(s, 0).flask_supply == 0 and GAME.view(s, 0).flask_spares == 2


def test_7_3_tech_cubes_as_well():
    s = game("atom/3", "", tech=("chemistry 2",), cubes=0)
    s.trigger, s.last_round = Ending.TECH_CUBES, 2
    play(s, "turn atom", sound=False)
    assert GAME.view(s, 0).players[0].cubes == 5 and GAME.view(s, 0).tech_spares == 1
