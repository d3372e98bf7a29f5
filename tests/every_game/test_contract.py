"""Our games pass what everybody's games pass: the rules, position by position. Indices are in test_every_index.py."""

# ruff: noqa: F403
from labtable.testing.contract.consequences import *
from labtable.testing.contract.forced_moves import *
from labtable.testing.contract.hidden_information import *
from labtable.testing.contract.matches import *
from labtable.testing.contract.observations import *
from labtable.testing.contract.playing import *
from labtable.testing.contract.soundness import *
from labtable.testing.contract.the_instrument import *
from labtable.testing.contract.views import *
