"""Random streams: fair, independent, and the same everywhere."""

from collections import Counter
from math import sqrt

import numpy as np
import pytest

from labtable.core.record.layout import Record, state
from labtable.core.record.randomness import below, chance, derive_key, die, mix, random_word, shuffle
from labtable.core.record.records import blank, dtype_of


@state(streams=3, trail=1, pending=1)
class Bare(Record):
    """A record with no fields of its own."""


STATE = dtype_of(Bare)


def record(*key: int):
    s = blank(STATE)[0]
    s.random_key[:] = key or (1, 2, 3, 4)
    return s


def test_the_numbers_are_these_for_ever():
    """A save of today must be dealt again by every release, in every mode, on every machine."""
    s = record()
    assert [random_word(s, 1) for _ in range(4)] == [4147598999, 4275672584, 3352561461, 310892148]


def test_a_stream_does_not_see_what_others_draw():
    alone, mixed = record(), record()
    first = [random_word(alone, 1) for _ in range(20)]
    second = []
    for _ in range(20):
        random_word(mixed, 2)
        second.append(random_word(mixed, 1))
        random_word(mixed, 3)
    assert first == second


def test_streams_and_keys_differ():
    draws = {
        tuple(random_word(record(*key), stream) for _ in range(1))
        for key in [(1, 2, 3, 4), (1, 2, 3, 5), (2, 2, 3, 4), (1, 2, 4, 3)]
        for stream in (1, 2, 3)
    }
    assert len(draws) == 12


@pytest.mark.parametrize("limit", [2, 6, 7, 52])
def test_every_number_is_equally_likely(limit):
    s, count = record(), 400 * limit
    seen = Counter(below(s, 1, limit) for _ in range(count))
    chi_square = sum((seen[n] - 400) ** 2 / 400 for n in range(limit))
    assert chi_square < limit - 1 + 4.5 * sqrt(2 * limit)


def test_every_order_of_three_cards_is_equally_likely():
    s, orders = record(), Counter()
    for _ in range(6000):
        cards = np.arange(3, dtype=np.int8)
        shuffle(s, 2, cards, 3)
        orders[tuple(cards.tolist())] += 1
    assert len(orders) == 6 and all(870 < count < 1130 for count in orders.values())


def test_shuffle_leaves_the_rest_alone():
    cards = np.arange(10, dtype=np.int8)
    shuffle(record(), 1, cards, 4)
    assert sorted(cards[:4]) == [0, 1, 2, 3] and list(cards[4:]) == [4, 5, 6, 7, 8, 9]


def test_a_die_shows_one_to_six_and_a_chance_its_share():
    s = record()
    assert {die(s, 1) for _ in range(200)} == {1, 2, 3, 4, 5, 6}
    assert 540 < sum(chance(s, 1, 60) for _ in range(1000)) < 660


def test_mix_is_one_to_one_on_a_sample():
    assert len({mix(word) for word in range(100_000)}) == 100_000


def test_games_of_a_batch_have_keys_of_their_own():
    keys = set()
    for seed in (0, 1, -1, 2**40):
        for index in (0, 1, 2, 2**33):
            key = np.zeros(4, np.uint32)
            derive_key(key, seed, index)
            keys.add(key.tobytes())
    assert len(keys) == 16
