"""My Game in words: people, seats, length."""

from labtable.core.game.contract import Meta

from .constants import MAX_PLAYERS, MIN_PLAYERS, PEBBLES

META = Meta(
    title="My Game",
    designers=("nobody in particular",),
    publisher="",
    year=2026,
    edition="RULES.md",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    minutes=(2, 5),
    age=6,
    kind="taking pebbles",
    status="draft",
    rules_version=1,  # raise it when a saved game would be played differently
    bound=PEBBLES + 1,  # more decisions than any game takes
)
