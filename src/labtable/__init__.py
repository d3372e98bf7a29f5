"""Labtable: science board games, every rule once.

>>> import labtable
>>> game = labtable.game("eureka")
>>> match = labtable.Match(game, players=3, seed=7)
>>> match.play(match.legal()[0])
"""
from labtable.core.contract import Game, Message, Refused
from labtable.core.errors import (
    BadSave,
    BadSetup,
    IllegalAction,
    LabtableError,
    NoGpu,
    NothingToUndo,
    StaleAction,
    UnknownGame,
)
from labtable.core.match import Entry, Match, Outcome, Standing, Step
from labtable.core.playouts import Playouts, playouts
from labtable.core.records import EVERYTHING, SPECTATOR
from labtable.core.registry import game, names

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "BadSave",
    "BadSetup",
    "Entry",
    "Game",
    "IllegalAction",
    "LabtableError",
    "Match",
    "Message",
    "NoGpu",
    "NothingToUndo",
    "Outcome",
    "Playouts",
    "Refused",
    "StaleAction",
    "Standing",
    "Step",
    "UnknownGame",
    "game",
    "names",
    "playouts",
]
__version__ = "0.1.0"
