"""Records of plain rules: the same bytes as those of compiled ones, and nothing that is not a field."""

import numpy as np
import pytest

from labtable.core.arrays import as_plain
from labtable.core.game.registry import game, names


@pytest.fixture(params=names())
def states(request):
    return np.zeros(2, np.dtype((np.record, game(request.param).STATE)))


def test_what_is_written_is_there(states):
    s = as_plain(states)[1]
    s.num_players = 3
    s.trail[1].kind += 7
    s.random_counters[0] = 5
    record = states[1]
    assert (record.num_players, record.trail[1].kind, record.random_counters[0]) == (3, 7, 5)
    assert not states[0].tobytes().strip(b"\0")


def test_every_field_is_read_as_before(states):
    states.view(np.uint8)[:] = np.arange(states.nbytes, dtype=np.uint8)
    for name in states.dtype.names:
        field, before = getattr(as_plain(states)[0], name), getattr(states[0], name)
        if not before.shape and not before.dtype.names:
            assert type(field) is int and field == before
        else:
            assert field.tobytes() == before.tobytes() and field.dtype == before.dtype


def test_a_wrong_name_is_an_error(states):
    s = as_plain(states)[0]
    for record in (s, s.trail[0]):
        with pytest.raises(AttributeError):
            record.no_such_field = 1
        with pytest.raises(AttributeError):
            print(record.no_such_field)


def test_a_number_that_does_not_fit_is_an_error(states):
    with pytest.raises(OverflowError):
        as_plain(states)[0].num_players = 40000


def test_what_is_no_record_stays_as_it_is():
    numbers = np.zeros(3, np.int32)
    assert as_plain(numbers) is numbers and as_plain(4) == 4


def test_fractions_stay_fractions():
    nodes = np.zeros(1, np.dtype((np.record, [("weight", np.float64), ("value", np.float64, (2,))])))
    node = as_plain(nodes)[0]
    node.weight = 0.5
    node.value[1] += 0.25
    node.value[1] += 0.25
    assert (node.weight, node.value[1], nodes[0].value[1]) == (0.5, 0.5, 0.5)
