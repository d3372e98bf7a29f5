"""check_state is itself tested: a record with a wrong value in any field of the game is found out."""

from random import Random

import numpy as np
import pytest

from labtable.core.record.layout import is_gap
from labtable.testing.random_matches import random_match

SHARED = {"random_key", "random_counters", "num_players", "trail", "trail_size", "pending", "pending_size"}


def leaves(dtype: np.dtype, path: tuple = ()):
    """Every plain number of a record: (path of names and indices, its type)."""
    for name in dtype.names:
        field = dtype.fields[name][0]
        if is_gap(name) or (not path and name in SHARED):
            continue
        base, shape = field.subdtype or (field, ())
        for index in np.ndindex(*shape):
            here = (*path, name, *([index] if shape else []))
            if base.names:
                yield from leaves(base, here)
            else:
                yield here, base


def put(record, path, value):
    """Set one number; returns what was there."""
    *way, last = path
    for step in way:
        record = record[step]
    old = record[last]
    record[last] = value
    return old


def test_a_wrong_number_in_any_field_is_found(the_game):
    pick = Random(1)
    variants = list(the_game.variants())
    fields: dict[str, list] = {}
    for path, base in leaves(the_game.STATE):
        fields.setdefault(".".join(str(step) for step in path if isinstance(step, str)), []).append((path, base))
    *_, match = random_match(the_game, pick.choice(variants), 1, most=25)
    unnoticed = []
    for name, places in fields.items():
        for path, base in pick.sample(places, min(3, len(places))):
            state = match.state.copy()
            put(state, path, np.iinfo(base).max - 5)
            if not the_game.check_state(state):
                unnoticed.append((name, path))
    fields_missed = ", ".join(dict.fromkeys(name for name, _ in unnoticed))
    assert not unnoticed, f"check_state does not notice a number that cannot be in: {fields_missed}"


@pytest.mark.parametrize("field", ["trail_size", "pending_size"])
def test_shared_fields_are_checked_too(the_game, field):
    from labtable.core.record.soundness import shared_faults

    *_, match = random_match(the_game, next(iter(the_game.variants())), 1, most=5)
    state = match.state.copy()
    state[field] = 9999
    assert shared_faults(state)
