"""Tables of the rulebook that follow from components.toml: the goals, and the scenarios for each number of players."""

from labtable.core.game.contract import Message

from .components import ELEMENTS, SCENARIOS, SYMBOLS
from .constants import GOAL_POINTS
from .gallery import gallery
from .words import element_name


def goals() -> list[tuple[Message | str, ...]]:
    """§1.4, §6.6 Every goal of a scenario: its element, its particles, and its points."""
    wanted = 0
    for scenario in SCENARIOS:
        wanted |= int(scenario.goals)
    return [
        (
            element_name(atom),
            SYMBOLS[atom],
            *(str(count) for count in ELEMENTS[atom].particles),
            str(GOAL_POINTS + atom),
        )
        for atom in range(1, len(SYMBOLS))
        if wanted >> atom & 1
    ]


def scenarios() -> list[tuple[Message | str, ...]]:
    """§8.1 Every scenario: how hard it is, and its goals."""
    return [
        (Message(f"option-scenario-{one.id}"), Message(f"grade-{one.grade}"), ", ".join(one.goals))
        for one in gallery().scenarios
    ]


def suggested() -> list[tuple[Message | str, ...]]:
    """§8.2 The scenario for so many players."""
    return [(str(players), Message(f"option-scenario-{one}")) for players, one in gallery().suggested.items()]


RULE_TABLES = {"goals": goals, "scenarios": scenarios, "suggested": suggested}
