"""The same seed is the same game in every mode, in every process."""

import json
import os

import numpy as np
import pytest

from labtable.core.game.registry import game
from labtable.core.record.records import blank
from labtable.core.simulate.playouts import Playouts
from labtable.testing.tables import chosen_games
from tests.fresh_process import alone

MOST = 60  # decisions
DIGESTS = """
import json, sys
from tests.core.test_modes_agree import digests
print(json.dumps(digests(sys.argv[1])))
"""


def digests(name: str) -> list[list[int]]:
    """Of the first decisions of a game in five variants, spread over all."""
    the_game, found = game(name), []
    every = list(the_game.variants())
    for players, options in every[:: max(1, len(every) // 5)]:
        batch, legal = Playouts(1, players), np.zeros(the_game.NUM_ACTIONS, np.int32)
        the_game.engine.playouts_into(
            blank(the_game.STATE),
            players,
            the_game.options(players, options),
            9,
            0,
            MOST,
            legal,
            batch.decisions,
            batch.digests,
            batch.results,
        )
        found.append(batch.digests.tolist())
    return found


@pytest.mark.parametrize("name", chosen_games())
def test_the_same_seed_is_the_same_game_in_another_mode_and_process(name):
    """Interpreted, which compiles nothing."""
    done = alone(DIGESTS, name, environment={**os.environ, "LABTABLE_MODE": "interpreted"})
    assert not done.returncode, done.stderr
    assert json.loads(done.stdout) == digests(name)
