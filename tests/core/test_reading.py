"""Records as Python reads them: the same bytes by quicker attributes, and parts of views that are made once."""

import sys
import weakref
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any

import numpy as np
import pytest

from labtable.core.arrays import reading
from labtable.core.game.view_cache import KEPT, remembered, shared
from labtable.core.record.records import nested, table

PLAYER = nested([("points", np.int16), ("hand", np.int8, (3,))])
RECORD = table([("round", np.int32), ("players", PLAYER, (2,)), ("leader", PLAYER)])


def records(count: int = 1) -> Any:
    states = np.zeros(count, RECORD)
    states["round"] = range(7, 7 + count)
    states["players"]["points"][:, 1] = 5
    states["players"]["hand"][:, 1] = (1, 2, 3)
    states["leader"]["points"] = -4
    return states


def test_fields_are_read_however_deep() -> None:
    states = records()
    s = reading(states)[0]
    assert (s.round, s.players[1].points, s.leader.points, s["round"]) == (7, 5, -4, 7)
    assert s.players[1].hand.tolist() == [1, 2, 3] and s.tobytes() == states[0].tobytes()


def test_what_was_read_of_a_record_goes_with_it() -> None:
    """A circle through an array of numpy would stay for ever; a server had one more for each seat and move."""
    states = records()
    s = reading(states)[0]
    assert s.players[1].hand[0] == 1 and s.leader.hand[0] == 0
    kept = [weakref.ref(one) for one in (s, s.players[1], s.leader, s.players[1].hand, s.leader.hand)]
    del s
    assert [one() for one in kept] == [None] * len(kept)


def test_what_was_read_of_a_record_cannot_be_written_to() -> None:
    s = reading(records())[0]
    for write in (lambda: s.leader.hand.fill(1), lambda: s.players[1].hand.fill(1), lambda: s.leader.setfield(1, "i2")):
        with pytest.raises(ValueError, match=r"read-only|writeable"):
            write()


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

    s = reading(records())[0]
    assert [part(s, seat) for seat in (0, 1, 0, 1)] == [(7, 0), (7, 1), (7, 0), (7, 1)] and made == [0, 1]
    s.round = 8
    assert part(s, 0) == (8, 0) and made == [0, 1, 0]
    assert part(reading(records())[0], 0) == (7, 0) and made == [0, 1, 0, 0]  # kept with its record


def test_of_a_record_that_may_change_a_shared_part_is_kept_by_the_bytes() -> None:
    made = []

    @shared
    def part(s: Any) -> int:
        made.append(int(s["round"]))
        return made[-1]

    states = records(KEPT + 1).view(np.recarray)
    assert part(states[0]) == part(states[0].copy()) == 7 and made == [7]
    states[0]["round"] = 6
    assert part(states[0]) == 6 and made == [7, 6]
    for s in states:
        assert part(s) == s["round"]
    assert len(made) == KEPT + 2
    part(states[0])
    assert len(made) == KEPT + 3  # the oldest was forgotten


def test_all_numbers_of_a_record_are_read_as_they_lie_there() -> None:
    kinds = [np.bool_, np.int8, np.uint8, np.int16, np.uint16, np.int32, np.uint32, np.int64, np.uint64]
    fields: list[Any] = [(f"n{number}", kind) for number, kind in enumerate(kinds)]
    layout = table([*fields, ("gap", np.int8, (3,)), ("last", np.int64)])
    states = np.zeros(1, layout)
    for number, kind in enumerate(kinds):
        states[f"n{number}"] = True if kind is np.bool_ else np.iinfo(kind).max
    states["last"] = -(2**63)
    s = reading(states)[0]
    assert [getattr(s, name) for name, _ in fields] == [states[name].item() for name, _ in fields]
    assert s.last == -(2**63) and {type(s.n0), type(s.n8), type(s.last)} == {bool, int}


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
