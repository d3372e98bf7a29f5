"""What a study counts: the projects that were completed."""

import numpy as np

from labtable.core.record.records import OVER
from labtable.games.scientia import uses
from labtable.games.scientia.tests.position import game


def counted(position, seat):
    out = np.zeros((2, len(uses.USES)), np.int64)
    uses.count_uses(position.s, seat, out)
    return [(int(player), uses.USES[place], int(out[player, place])) for player, place in np.argwhere(out)]


def test_a_project_that_is_completed_is_counted_for_its_player():
    p = game("", "atom/3 dna", first=1).play("turn atom dna")
    assert counted(p, 1) == [(1, "13 atom", 1)]


def test_at_the_end_nothing_more_is_counted():
    p = game("atom/3", "").play("turn atom")
    assert counted(p, OVER) == []
