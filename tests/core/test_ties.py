"""What broke a tie at the top."""

import pytest

from labtable.core.record.records import SHARED, tie_break


@pytest.mark.parametrize(
    ("standings", "decided"),
    [
        ([(5, 1), (4, 9)], None),
        ([(5, 1, 0), (5, 0, 9), (3, 3, 3)], 1),
        ([(5, 1, 0), (5, 1, 2)], 2),
        ([(5, 1), (5, 1), (5, 0)], SHARED),
        ([(7,), (7,)], SHARED),
    ],
)
def test_the_first_difference_among_those_with_the_most_points_decides(standings, decided):
    assert tie_break(standings) == decided
