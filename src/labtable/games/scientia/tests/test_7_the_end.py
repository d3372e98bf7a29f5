"""RULES.md §7 The end."""

import numpy as np
import pytest

from labtable.games.scientia import GAME
from labtable.games.scientia.constants import Ending, Phase, Refusal
from labtable.games.scientia.tests.position import game


def test_7_1_the_end_begins_when_the_flasks_run_out():
    p = game("atom/3", "", supply=3)
    p.play("turn atom")
    assert p.s.trigger == Ending.FLASKS and "end_begins" in p.told


def test_7_1_the_end_begins_when_the_tech_cubes_run_out():
    p = game("atom/3", "", tech=("chemistry 2",), cubes=1)
    p.play("turn atom")
    assert p.s.trigger == Ending.TECH_CUBES and "end_begins" in p.told


def test_7_1_not_while_one_is_left():
    p = game("atom/3", "", tech=("chemistry 2",), cubes=2, supply=4)
    p.play("turn atom")
    assert p.s.trigger == Ending.NONE and p.s.last_round == 0


def test_7_1_also_by_flasks_that_are_put_on_cards():
    p = game("crystal/3 dna", "", supply=4)
    p.play("turn crystal")
    assert p.s.trigger == Ending.FLASKS


@pytest.mark.parametrize("first", [0, 1, 2])
def test_7_2_the_round_is_finished_and_everyone_has_one_more_turn(first):
    cards = ["", "", ""]
    cards[first] = "atom/3"
    p = game(*cards, supply=3, first=first)
    p.play("turn atom")
    turns = []
    while p.s.phase != Phase.OVER:
        turns.append(int(p.s.mover))
        p.pass_time()
    assert turns == [*range(first + 1, 3), 0, 1, 2]
    assert GAME.is_over(p.s) == Ending.FLASKS and GAME.to_move(p.s) == -1
    assert p.why_not("take atom", seat=0) == Refusal.GAME_OVER
    assert GAME.legal_actions(p.s, 0, np.zeros(GAME.NUM_ACTIONS, np.int32)) == 0


def test_7_3_what_the_supply_lacks_comes_from_the_box():
    p = game("atom/3", "", supply=1)
    p.play("turn atom")
    assert p.pool() == 3 and p.view().flask_supply == 0 and p.view().flask_spares == 2


def test_7_3_tech_cubes_as_well():
    p = game("atom/3", "", tech=("chemistry 2",), cubes=0)
    p.s.trigger, p.s.last_round = Ending.TECH_CUBES, 2
    p.play("turn atom")
    assert p.view().players[0].cubes == 5 and p.view().tech_spares == 1
