"""Tables of the rulebook that follow from components.toml: the sets, the way of a field's cubes, and all projects."""

from labtable.core.game.contract import Message

from .components import ADVANCES, PROJECTS, RECOMMENDED, SETS, TRACK
from .constants import STACKS_PER_FIELD
from .effect_words import card_lines, card_name

BASE = "⌂ "  # before the name of a base project


def sets() -> list[tuple[Message | str, ...]]:
    """§2.3 The recommended sets: a name, and the projects of each field."""
    rows: list[tuple[Message | str, ...]] = []
    for name, numbers in zip(SETS, RECOMMENDED.tolist(), strict=True):
        fields = [numbers[at : at + STACKS_PER_FIELD] for at in range(0, len(numbers), STACKS_PER_FIELD)]
        rows.append(
            (Message(f"option-set-{name}"), *(_listed([card_name(card) for card in field]) for field in fields))
        )
    return rows


def advances() -> list[tuple[Message | str, ...]]:
    """§5.2, §5.4 A field after so many advances: the spaces of its cubes, and its value."""
    return [
        (str(count), " + ".join(str(TRACK[space]) for space in row.spaces if space >= 0), str(row.value))
        for count, row in enumerate(ADVANCES)
    ]


def projects() -> list[tuple[Message | str, ...]]:
    """§1.1 Every project: its number, its name, and its lines."""
    return [
        (f"{BASE if project.base else ''}{number}", card_name(number), _listed(card_lines(number)))
        for number, project in PROJECTS.items()
    ]


def _listed(parts: list[Message] | tuple[Message, ...]) -> Message:
    return Message("line-plain", {"effects": list(parts)})


RULE_TABLES = {"sets": sets, "advances": advances, "projects": projects}
