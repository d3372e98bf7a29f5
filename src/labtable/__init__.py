"""Labtable: science board games, every rule written once.

>>> import labtable
>>> game = labtable.game("eureka")
>>> match = labtable.Match(game, players=3, seed=7)
>>> match.play(match.legal()[0])
>>> match
<Match of eureka: 3 players, version 1, seat 1 to move>
"""

from labtable.bots import Bot, Question, answer, bot
from labtable.coach import Review, review
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
from labtable.core.game.components import BadComponents
from labtable.core.game.contract import Game, Message, Possible, Refused
from labtable.core.game.registry import game, names
from labtable.core.match.log import Entry, Step
from labtable.core.match.match import Match, Outcome, Standing
from labtable.core.match.preview import Consequences
from labtable.core.match.text_interface import TriedWords
from labtable.core.record.records import EVERYTHING, SPECTATOR
from labtable.core.simulate.batch import WAIT, Batch
from labtable.core.simulate.playouts import Playouts, playouts

__all__ = [
    "EVERYTHING",
    "SPECTATOR",
    "WAIT",
    "BadComponents",
    "BadSave",
    "BadSetup",
    "Batch",
    "Bot",
    "Consequences",
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
    "Possible",
    "Question",
    "Refused",
    "Review",
    "StaleAction",
    "Standing",
    "Step",
    "TriedWords",
    "UnknownGame",
    "answer",
    "bot",
    "game",
    "names",
    "playouts",
    "review",
]
__version__ = "0.2.0"
