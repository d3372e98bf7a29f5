"""In Your Element: atoms built from particle cards on three shared Bohr models, for two to four players."""

from labtable.core.game.contract import gather

GAME = gather(__name__)
