"""Laboratorium: make the key molecule of a product before the others do."""

from labtable.core.game.contract import gather

GAME = gather(__name__)
