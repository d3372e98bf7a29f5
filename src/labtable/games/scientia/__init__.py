"""Scientia, by Evan Song: a race through four sciences."""

from labtable.core.game.contract import gather

GAME = gather(__name__)
