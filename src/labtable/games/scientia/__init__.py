"""Scientia, by Evan Song: a race through four sciences."""

from labtable.core.contract import gather

GAME = gather(__name__)
