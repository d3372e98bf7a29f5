"""Tables of the rulebook, made of the components: cards, tiles, Theses and dates with what they give."""

from labtable.core.game.contract import Message
from labtable.core.game.manual import Cells

from .components import (
    CARD_EFFECTS,
    CATEGORY_NAMES,
    COPIES,
    LEVEL_NAMES,
    MAXIMUM,
    MOST,
    THESIS_COPIES,
    THESIS_EFFECTS,
    THESIS_LEVEL,
    TILE_COUNT,
    TILE_EFFECTS,
    TILES_OF_A_GLASS,
    TIMELINE_EFFECTS,
    TIMELINE_NAMES,
)
from .constants import Glass
from .effect_words import cost_words, deal_words, gain_words


def cards() -> list[Cells]:
    """Each category: copies, cost, and what its first, second … card gives."""
    rows: list[Cells] = []
    for category, name in enumerate(CATEGORY_NAMES):
        first = CARD_EFFECTS + category * MOST
        bonuses = [gain_words(first + number) for number in range(MAXIMUM[category])]
        rows.append(
            (
                Message(f"card-{name}"),
                str(COPIES[category]),
                cost_words(first),
                *bonuses,
                *[""] * (MOST - len(bonuses)),
            )
        )
    return rows


def tiles(glass: Glass) -> list[Cells]:
    """What each Experiment tile of a kind asks for and gives."""
    effects = [TILE_EFFECTS + glass * TILES_OF_A_GLASS + number for number in range(TILE_COUNT[glass])]
    return [(cost_words(effect), gain_words(effect)) for effect in effects]


def theses() -> list[Cells]:
    """Each level's Theses: how many there are, and what they give."""
    return [
        (LEVEL_NAMES[level].upper(), str(THESIS_COPIES[number]), gain_words(THESIS_EFFECTS + number))
        for number, level in enumerate(THESIS_LEVEL)
    ]


def dates() -> list[Cells]:
    """The timeline between its first and its last space."""
    return [
        (Message(f"date-{name}"), deal_words(TIMELINE_EFFECTS + number))
        for number, name in list(enumerate(TIMELINE_NAMES))[1:-1]
    ]


RULE_TABLES = {
    "cards": cards,
    "beakers": lambda: tiles(Glass.BEAKER),
    "flasks": lambda: tiles(Glass.FLASK),
    "theses": theses,
    "dates": dates,
}
