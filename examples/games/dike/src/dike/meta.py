"""The Dike in words: people, seats, length, weather."""

from labtable.core.game.contract import Choice, Meta

from .constants import ACTIONS_A_TURN, MAX_PLAYERS, MIN_PLAYERS, TURNS

META = Meta(
    title="The Dike",
    designers=("made for the tutorial",),
    publisher="",
    year=2026,
    edition="RULES.md",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    minutes=(5, 10),
    age=7,
    kind="cooperative, building",
    status="tested",
    rules_version=1,
    bound=TURNS * ACTIONS_A_TURN + 1,
    cooperative=True,
    options=(Choice("weather", ("breezy", "stormy")),),  # §3.2
)
