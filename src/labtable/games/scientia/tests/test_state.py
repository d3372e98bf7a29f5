"""The record itself."""

import math

from labtable.games.scientia.state import STATE


def size_of_the_numbers(dtype):
    base, shape = dtype.subdtype or (dtype, ())
    one = sum(size_of_the_numbers(base.fields[name][0]) for name in base.names) if base.names else base.itemsize
    return one * math.prod(shape)


def test_no_bytes_lie_between_the_numbers():
    assert size_of_the_numbers(STATE) == STATE.itemsize


def test_the_record_is_small():
    assert STATE.itemsize < 1500
