"""The Dike: two to four players keep the sea out together."""

from labtable.core.game.contract import gather

GAME = gather(__name__)
