"""What holds a game to the contract, ours and everybody else's: a suite of tests that each game passes, and `Position`,
on which a game's own tests are written. A file of tests takes the whole suite:

    from labtable.testing.contract import *

and `labtable_games = ["mygame"]` under `[tool.pytest.ini_options]` says which game is meant.
"""

from labtable.testing.position import Position

__all__ = ["Position"]
