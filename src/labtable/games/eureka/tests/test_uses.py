"""What a study counts: the cards that were played."""

import numpy as np

from labtable.core.record.records import OVER
from labtable.games.eureka import uses
from labtable.games.eureka.tests.position import game


def test_a_card_that_is_played_is_counted_for_its_player():
    t = game(hands=("blue-1", "red-3 blue-2", "green-1"), suits="red-1", turn=1).do("play", "red-3")
    out = np.zeros((3, len(uses.USES)), np.int64)
    uses.count_uses(t.s, 1, out)
    played = [(seat, uses.USES[card].rpartition(" ")[0]) for seat, card in np.argwhere(out)]
    assert out.sum() == 1 and played[0][0] == 1 and played[0][1].startswith("red 3")
    uses.count_uses(t.s, OVER, out)
    assert out.sum() == 1  # at the end nothing more is counted
