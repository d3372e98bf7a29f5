"""Title, people, edition, seats and options of In the Footsteps of Marie Curie."""

from labtable.core.game.contract import Choice, Meta

from .components import MOST_DECISIONS

META = Meta(
    title="In the Footsteps of Marie Curie",
    designers=("Florian Fay",),
    publisher="Sorry We Are French",
    year=2024,
    edition="English rulebook, 12 pages",
    players=range(2, 5),
    minutes=(20, 40),
    age=10,
    kind="engine building around a cube tower and a timeline",
    status="tested",
    rules_version=4,
    bound=MOST_DECISIONS,
    options=(Choice("first_player", ("random", "first_seat")),),
)
