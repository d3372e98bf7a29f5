"""Ranks and winners: equals share a rank, and the best have won unless nobody has."""

import pytest

from labtable.core.record.records import RESULT, blank, rank_seats


@pytest.mark.parametrize(
    ("standings", "somebody_won", "ranks", "won"),
    [
        ((5, 9, 5), True, [2, 1, 2], [0, 1, 0]),
        ((7, 7, 1), True, [1, 1, 3], [1, 1, 0]),
        ((0, 0, 0), False, [1, 1, 1], [0, 0, 0]),
    ],
)
def test_seats_are_ranked_by_their_standing(standings, somebody_won, ranks, won):
    out = blank(RESULT, 3)
    out["standing"] = standings
    rank_seats(out, 3, somebody_won)
    assert out["rank"].tolist() == ranks and out["won"].tolist() == won
