"""Records as Python reads them: the same bytes by quicker attributes, and parts of views that are made once."""
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import numpy as np

from labtable.core.reading import KEPT, reading, remembered, shared
from labtable.core.records import nested, table

PLAYER = nested([("points", np.int16), ("hand", np.int8, (3,))])
RECORD = table([("round", np.int32), ("players", PLAYER, (2,)), ("leader", PLAYER)])


def records(count: int = 1) -> Any:
    states = np.zeros(count, RECORD)
    states["round"] = range(7, 7 + count)
    states["players"]["points"][:, 1] = 5
    states["players"]["hand"][:, 1] = (1, 2, 3)
    states["leader"]["points"] = -4
    return states


def test_fields_are_read_in_place_however_deep() -> None:
    states = records()
    s = reading(states)[0]
    assert (s.round, s.players[1].points, s.leader.points, s["round"]) == (7, 5, -4, 7)
    assert s.players[1].hand.tolist() == [1, 2, 3] and s.tobytes() == states[0].tobytes()
    states[0].players[1].hand[0] = 9
    assert s.players[1].hand[0] == 9


def test_all_arrays_of_a_layout_share_one_dtype_so_that_finding_a_compiled_rule_is_quick() -> None:
    first, second = reading(records()), reading(records(2))
    assert first.dtype is second.dtype and first[0].players.dtype is second[1].players.dtype


def test_a_record_is_its_own_memory_to_compiled_code() -> None:
    s = reading(records())[0]
    assert bytes(memoryview(s.data).cast("B")) == s.tobytes()


def test_a_shared_part_is_made_once_for_a_position_and_what_else_it_is_given() -> None:
    made = []

    @shared
    def part(s: Any, seat: int) -> tuple[int, int]:
        made.append(seat)
        return int(s.round), seat

    states = reading(records(KEPT + 1))
    assert [part(states[0], seat) for seat in (0, 1, 0, 1)] == [(7, 0), (7, 1), (7, 0), (7, 1)] and made == [0, 1]
    assert part(reading(records())[0], 0) == (7, 0) and made == [0, 1]
    for s in states:
        assert part(s, 0) == (int(s.round), 0)
    assert len(made) == KEPT + 2
    part(states[0], 0)
    assert len(made) == KEPT + 3  # the oldest was forgotten


def test_parts_are_made_by_several_threads_at_once() -> None:
    """A server reads in one game while people play another of the same."""
    numbers = count()

    @remembered(lambda number: number)
    def part(number: int) -> tuple[int]:
        return (number,)

    def make_many(_: int) -> bool:
        return all(part(number) == (number,) for number in (next(numbers) for _ in range(20_000)))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            assert all(threads.map(make_many, range(4)))
    finally:
        sys.setswitchinterval(interval)
