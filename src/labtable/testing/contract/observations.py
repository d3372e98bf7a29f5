"""Observations explain themselves: every field is documented, and its range holds in play."""

import numpy as np

from labtable.core.game.observation_fields import flat
from labtable.core.record.records import SPECTATOR
from labtable.testing.random_matches import some_matches


def test_every_field_has_a_range_and_a_sentence(the_game):
    assert [field.name for field in the_game.observation_fields] == list(the_game.OBSERVATION.names)
    for field in the_game.observation_fields:
        assert field.low < field.high, field.name
        assert not field.meaning[0].islower() and field.meaning.endswith("."), field.name


def test_no_number_leaves_its_range(the_game, variant):
    for match in some_matches(the_game, variant, 5):
        for audience in (SPECTATOR, *range(match.players)):
            seen = match.observe(audience)
            for field in the_game.observation_fields:
                numbers = seen[field.name]
                assert field.low <= numbers.min() and numbers.max() <= field.high, f"{field.name}: {numbers}"


def test_the_flat_array_holds_the_same_numbers(the_game):
    match = next(iter(some_matches(the_game, (the_game.meta.players[-1], {}), 50)))
    seen = match.observe()
    array = flat(seen)
    assert array.shape == (1, sum(field.size for field in the_game.observation_fields))
    for field in the_game.observation_fields:
        assert np.array_equal(field.of(array), seen[field.name]), field.name
        assert np.array_equal(field.of(array[0]), seen[field.name][0]), field.name
