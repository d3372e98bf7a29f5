"""All tests that every game passes, to be taken into a file of tests with `from labtable.testing.contract import *`."""

# ruff: noqa: F403
from labtable.testing.contract.bots import *
from labtable.testing.contract.consequences import *
from labtable.testing.contract.every_index import *
from labtable.testing.contract.folder import *
from labtable.testing.contract.forced_moves import *
from labtable.testing.contract.greedy_games import *
from labtable.testing.contract.hidden_information import *
from labtable.testing.contract.matches import *
from labtable.testing.contract.observations import *
from labtable.testing.contract.playing import *
from labtable.testing.contract.playouts import *
from labtable.testing.contract.rules_are_tested import *
from labtable.testing.contract.soundness import *
from labtable.testing.contract.the_instrument import *
from labtable.testing.contract.views import *
