"""The record itself."""

import math

from labtable.games.scientia import GAME


def size_of_the_numbers(dtype):
    base, shape = dtype.subdtype or (dtype, ())
    one = sum(size_of_the_numbers(base.fields[name][0]) for name in base.names) if base.names else base.itemsize
    return one * math.prod(shape)


def test_no_bytes_lie_between_the_numbers():
    assert size_of_the_numbers(GAME.STATE) == GAME.STATE.itemsize


def test_the_record_is_small():
    assert GAME.STATE.itemsize < 1500
