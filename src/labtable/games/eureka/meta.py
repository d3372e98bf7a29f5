"""Eureka!: its people, edition, players and options."""

from labtable.core.game.contract import Choice, Meta

META = Meta(
    title="Eureka!",
    designers=("César Gómez Bernardino",),
    publisher="2D10 Juegos",
    year=2017,
    edition="English rulebook, 2017",
    players=range(1, 6),
    minutes=(5, 15),
    age=8,
    kind="cooperative card game with hidden hands",
    status="tested",
    rules_version=3,
    bound=1000,  # NOT A RULE: the longest random games take less than half of it
    cooperative=True,
    silent=True,  # 3.2
    options=(
        Choice("library", ("off", "on"), players=frozenset({2, 3, 4, 5})),
        Choice("phantom", ("off", "on"), players=frozenset({2})),
    ),
)
