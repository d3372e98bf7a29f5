"""My Game: pebbles taken from a pile, for two to four players."""

from labtable.core.game.contract import gather

GAME = gather(__name__)
