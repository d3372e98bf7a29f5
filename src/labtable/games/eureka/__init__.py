"""Eureka!: a cooperative card game with hidden hands, for one to five players."""

from labtable.core.game.contract import gather

GAME = gather(__name__)
