"""My Game is held to the contract of every Labtable game."""

from labtable.testing.contract import *  # noqa: F403
