"""Our games pass what everybody's games pass: games in bulk, bots, and the folder."""

# ruff: noqa: F403
from labtable.testing.contract.bots import *
from labtable.testing.contract.folder import *
from labtable.testing.contract.greedy_games import *
from labtable.testing.contract.playouts import *
from labtable.testing.contract.rules_are_tested import *
