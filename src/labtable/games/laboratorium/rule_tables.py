"""Tables of the rulebook that follow from components.toml: targets, reagents, and the faces of a resource die."""

from labtable.core.game.contract import Message

from .components import CARDS_OF_FACE, FORMULAS, PRINTED_TARGETS, REAGENT_IDS


def targets() -> list[tuple[Message | str, ...]]:
    """§1.4 Every target: how hard it is, and the reagents suggested for it."""
    return [
        (Message(f"option-target-{target.id}"), ", ".join(str(number) for number in target.suggested))
        for target in PRINTED_TARGETS
    ]


def reagents() -> list[tuple[Message | str, ...]]:
    """§10.22 Every kind of reagent: its number, its name, and its formula with R for a centre."""
    return [
        (str(number), Message(f"board-fragment-{one}"), formula)
        for number, (one, formula) in enumerate(zip(REAGENT_IDS, FORMULAS, strict=True), 1)
    ]


def dice() -> list[tuple[Message | str, ...]]:
    """§3.4, §10.15 What the faces of a resource die give."""
    cards = CARDS_OF_FACE[1:].tolist()
    return [
        (
            ", ".join(str(face) for face, found in enumerate(cards, 1) if found == gives),
            Message("board-gave", {"count": gives}),
        )
        for gives in sorted(set(cards))
    ]


RULE_TABLES = {"targets": targets, "reagents": reagents, "dice": dice}
