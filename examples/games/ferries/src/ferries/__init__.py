"""Ferries: cards sent onto three lanes, with hidden hands and a deck, for two to four players."""

from labtable.core.game.contract import gather

GAME = gather(__name__)
