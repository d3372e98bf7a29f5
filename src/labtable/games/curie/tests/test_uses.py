"""What a study counts, from what the last action told."""
import numpy as np

from labtable.games.curie import uses
from labtable.games.curie.constants import Event

from .position import game


def counted(*events: tuple[Event, int, int, int]) -> tuple[np.ndarray, object]:
    """After these events of a turn of seat 1: kind, a, b, c."""
    table = game(2, active=1)
    s = table.s
    for n, (kind, a, b, c) in enumerate(events):
        s.trail[n].kind, s.trail[n].a, s.trail[n].b, s.trail[n].c = kind, a, b, c
    s.trail_size = len(events)
    s.fell[:], s.tower[:], s.available[:] = 0, 1, 2
    s.fell[0] = 3
    out = np.zeros((2, len(uses.USES)), np.int64)
    uses.count_uses(s, 1, out)
    return out, s


def test_what_was_lost_for_want_of_supply_is_counted_and_nothing_else():
    out, _ = counted((Event.SHORT, 0, 0, 4))
    assert out[0, uses.LOST] == 4 and out.sum() == 4


def test_a_throw_counts_what_fell_what_is_stuck_and_what_lies_at_the_foot():
    out, s = counted((Event.FELL, 0, 0, 0))
    assert not out[0].any()
    assert [out[1, place] for place in (uses.THROWS, uses.FALLEN, uses.STUCK, uses.AT_FOOT)] == [
        1, 3, len(s.tower), 2 * len(s.available)]
    assert out[1, uses.NONE_OR_ONE] == 0
