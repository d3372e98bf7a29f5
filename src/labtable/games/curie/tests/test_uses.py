"""What a study counts, from what the last action told."""

import numpy as np
import pytest

from labtable.core.record.records import OVER
from labtable.games.curie import uses
from labtable.games.curie.constants import Event

from .position import counts, game


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


@pytest.mark.parametrize(
    ("event", "place"),
    [
        ((Event.BOUGHT, 0, 2, 1), 2),
        ((Event.TOOK_CARD, 0, 3, 1), 3),
        ((Event.VALIDATED, 0, 1, 5), uses.TILES + 5),
        ((Event.WROTE, 0, 1, 6), uses.THESES + 6),
        ((Event.TRANSFORMED, 0, 1, 0), uses.TRANSFORMATIONS + 1),
        ((Event.APPLIED, 0, 4, 0), uses.SPACES + 4),
        ((Event.LET_PASS, 0, 4, 0), uses.PASSED + 4),
    ],
)
def test_what_a_player_uses_or_lets_pass_is_counted_once_for_them(event, place):
    out, _ = counted(event)
    assert out[0, place] == 1 and np.count_nonzero(out) == 1


def test_at_the_end_the_objectives_are_counted():
    table = game(2, objectives=["theses", "nobel"])
    out = np.zeros((2, len(uses.USES)), np.int64)
    uses.count_uses(table.s, OVER, out)
    dealt = [[uses.USES[place] for place in np.flatnonzero(row)] for row in out]
    assert dealt == [["objective theses (dealt)"], ["objective nobel (dealt)"]] and out.sum() == 2


def test_what_was_lost_for_want_of_supply_is_counted_and_nothing_else():
    out, _ = counted((Event.SHORT, 0, 0, 4))
    assert out[0, uses.LOST] == 4 and out.sum() == 4


def test_a_throw_counts_what_fell_what_is_stuck_and_what_lies_at_the_foot():
    out, s = counted((Event.FELL, 0, 0, 0))
    assert not out[0].any()
    assert [out[1, place] for place in (uses.THROWS, uses.FALLEN, uses.STUCK, uses.AT_FOOT)] == [
        1,
        3,
        len(s.tower),
        2 * len(s.available),
    ]
    assert out[1, uses.NONE_OR_ONE] == 0 and out[1, uses.LITTLE] == 0


@pytest.mark.parametrize(("foot", "little"), [("2P", 1), ("3P", 0)])
def test_a_throw_leaves_little_when_less_lies_at_the_foot_than_may_be_taken(foot, little):
    assert after_throw(foot)[uses.LITTLE] == little


@pytest.mark.parametrize(("fell", "few"), [("", 1), ("1R", 1), ("1P 1R", 0)])
def test_a_throw_of_which_none_or_one_falls_is_counted(fell, few):
    assert after_throw("3P", fell)[uses.NONE_OR_ONE] == few


def after_throw(foot: str, fell: str = "") -> np.ndarray:
    table = game(2, available=foot)
    table.s.fell[:] = counts(fell)
    out = np.zeros(len(uses.USES), np.int64)
    uses.count_throw(table.s, out)
    return out
