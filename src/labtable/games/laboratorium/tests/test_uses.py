"""What a study counts: the reagents that were used and the cards that were played."""

import numpy as np

from labtable.core.record.records import OVER
from labtable.games.laboratorium import uses
from labtable.games.laboratorium.constants import Kind
from labtable.games.laboratorium.tests.position import Bench, game


def counted(position: Bench, seat: int) -> list[tuple[int, str, int]]:
    out = np.zeros((2, len(uses.USES)), np.int64)
    uses.count_uses(position.s, seat, out)
    return [(int(player), uses.USES[place], int(out[player, place])) for player, place in np.argwhere(out)]


def test_a_reagent_that_is_used_is_counted_for_its_player():
    position = game(reagents=["8"]).do(Kind.SINGLE, 0).dice(5, 5).do(Kind.USE, 7)
    assert counted(position, 0) == [(0, "reagent phenyl", 1)] and counted(position, OVER) == []


def test_a_card_that_is_played_is_counted_for_its_player():
    position = game(cards=["", "acid"]).do(Kind.HYDROGEN, 0).play("acid")
    assert counted(position, 1) == [(1, "card acid", 1)]


def test_a_safety_card_too():
    position = game(lost=((0, 0),), cards=["clean-coat"]).play("clean-coat")
    assert counted(position, 0) == [(0, "card clean-coat", 1)]
