"""Laboratorium: make the key molecule of a product before the others do."""

from labtable.core.contract import gather

GAME = gather(__name__)
