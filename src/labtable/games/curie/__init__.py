"""In the Footsteps of Marie Curie: 2 to 4 young scientists, a cube tower, and a life from 1867 to 1934."""

from labtable.core.game.contract import gather

GAME = gather(__name__)
