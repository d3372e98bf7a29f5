"""Ferries in words: people, seats, length."""

from labtable.core.game.contract import Meta

from .constants import CARDS, MAX_PLAYERS, MIN_PLAYERS

META = Meta(
    title="Ferries",
    designers=("made for the tutorial",),
    publisher="",
    year=2026,
    edition="RULES.md",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    minutes=(5, 10),
    age=7,
    kind="hand of cards, climbing",
    status="tested",
    rules_version=1,
    bound=CARDS + 1,  # every decision takes a card out of a hand
)
