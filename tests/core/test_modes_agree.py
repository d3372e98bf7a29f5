"""The same seed is the same game in every mode, in every process."""
import json
import os
import subprocess
import sys

import pytest

from labtable.core.playouts import playouts
from labtable.core.registry import game
from tests.every_game.conftest import chosen_games

DIGESTS = """
import json, sys
from tests.core.test_modes_agree import digests
print(json.dumps(digests(sys.argv[1])))
"""


def digests(name: str) -> list[list[int]]:
    """Of one game of five variants, spread over all."""
    the_game = game(name)
    every = list(the_game.variants())
    return [playouts(the_game, 1, players, seed=9, options=options).digests.tolist()
            for players, options in every[:: max(1, len(every) // 5)]]


@pytest.mark.parametrize("mode", ["interpreted", "checked", "compiled"])
@pytest.mark.parametrize("name", chosen_games())
def test_the_same_seed_is_the_same_game_in_every_mode_and_process(name, mode):
    done = subprocess.run([sys.executable, "-c", DIGESTS, name], env={**os.environ, "LABTABLE_MODE": mode},
                          capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == digests(name)
