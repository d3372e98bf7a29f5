"""In Your Element in words: people, edition, seats and variants."""

from labtable.core.game.contract import Choice, Meta, Numbers

from .components import (
    CHARACTER_IDS,
    LONGEST_OPEN_GAME,
    MAX_DECISIONS_A_TURN,
    SCENARIO_IDS,
    character_numbers,
    check_characters,
)
from .constants import MAX_PLAYERS, MIN_PLAYERS

META = Meta(
    title="In Your Element",
    designers=("Amanda Botelho", "Liam Burdett", "Julie Draht Harris", "Kendall Johnson", "Wynn Zhang"),
    publisher="self-published",
    year=2022,
    edition="Rule Book, English, 2022",
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    minutes=(15, 60),
    age=13,
    kind="atom building, hand of cards",
    status="tested",
    rules_version=2,
    bound=LONGEST_OPEN_GAME * MAX_DECISIONS_A_TURN,
    options=(
        Choice("scenario", ("suggested", *SCENARIO_IDS)),  # §2.2, §8.2
        Choice("powers", ("on", "off"), rules_out="characters"),  # §8.3
        Numbers(
            "characters",
            MAX_PLAYERS,
            0,
            len(CHARACTER_IDS),
            character_numbers,  # §8.4
            tried=((3, 5), (7, 1)),
            check=check_characters,
        ),
        Choice("brady", ("always", "with-oxygen")),  # §8.6
        Choice("closing_time", ("on", "off")),  # §8.7
        Choice("first_player", ("random", "first_seat")),  # §8.8
    ),
)
