"""The actions of Laboratorium.

| kind          | size        | a                   | b               | meaning                                        |
|---------------|-------------|---------------------|-----------------|------------------------------------------------|
| CHOOSE        | 10          | reagent             |                 | start with it, or take it from its pile        |
| DICE          | 31          | row of DICE_CHOICES |                 | roll these four coloured dice                  |
| GIVE_REAGENT  | 10          | reagent             |                 | put it back: one too many                      |
| GIVE_CARD     | 15          | card                |                 | put it under its pile: one too many            |
| RESELL        | 10          | reagent             |                 | resell it                                      |
| END           | 1           |                     |                 | end the turn                                   |
| SINGLE        | 21          | place               |                 | announce the formation of a single bond        |
| DOUBLE        | 21          | place               |                 | announce the formation of a double bond        |
| CLEAVE        | 21 x 5      | place kept          | slot            | announce a cleavage (slot 4: of a hydrogen)    |
| PAIR          | 21 x 4      | place               | slot            | announce an addition or an elimination         |
| HYBRIDISE     | 21          | place               |                 | announce a change of hybridisation             |
| CLOSE         | 2 x 21      | 0 single, 1 double  | place           | announce a ring                                |
| HYDROGEN      | 21          | place               |                 | announce a hydrogen                            |
| HYDROXYL      | 21          | place               |                 | announce a hydroxyl (variant)                  |
| OXYGEN        | 21          | place               |                 | announce an oxygen                             |
| PARTNER       | 21          | place               |                 | the ring's other end                           |
| USE           | 10 x 2      | reagent             | site            | react with this card by this centre            |
| PLAY          | 12          | card                |                 | play a Boom or Chemistry card                  |
| PASS          | 1           |                     |                 | play no (more) card; take no reagent           |
| IGNORE        | 7           | Boom card           |                 | ignore this Boom card                          |
| LOSE          | 3           | safety token        |                 | lose it                                        |
| SECURITE      | 3           | Safety card         |                 | play it (at any moment)                        |
"""

from __future__ import annotations

from labtable.core.arrays import np
from labtable.core.record.actions import Numbering, every_action

from .components import FIRST_BOUM, FIRST_CHIMIE, FIRST_SECURITE, NUM_BOUM, NUM_CARDS, NUM_CHIMIE, NUM_SECURITE
from .constants import BONDS, COLOURS, DICE_OF_A_COLOUR, DICE_ROLLED, MAX_ATOMS, REAGENTS, SAFETY_TOKENS, SITES, Kind

assert (FIRST_BOUM, FIRST_CHIMIE, FIRST_SECURITE) == (0, NUM_BOUM, NUM_BOUM + NUM_CHIMIE)


def _dice_choices() -> list[tuple[int, ...]]:
    """§3.3 The ways to choose four dice, at most three of a colour; one column a Colour."""
    ways = [()]  # type: list[tuple[int, ...]]
    for _ in range(COLOURS):
        ways = [(*way, count) for way in ways for count in range(DICE_OF_A_COLOUR, -1, -1)]
    return [way for way in ways if sum(way) == DICE_ROLLED]


DICE_CHOICES = np.array(_dice_choices(), np.int64)
NUM_DICE_CHOICES = len(DICE_CHOICES)

SIZES: dict[Kind, tuple[int, int]] = {  # how many values a and b have
    Kind.CHOOSE: (REAGENTS, 1),
    Kind.DICE: (NUM_DICE_CHOICES, 1),
    Kind.GIVE_REAGENT: (REAGENTS, 1),
    Kind.GIVE_CARD: (NUM_CARDS, 1),
    Kind.RESELL: (REAGENTS, 1),
    Kind.END: (1, 1),
    Kind.SINGLE: (MAX_ATOMS, 1),
    Kind.DOUBLE: (MAX_ATOMS, 1),
    Kind.CLEAVE: (MAX_ATOMS, BONDS + 1),
    Kind.PAIR: (MAX_ATOMS, BONDS),
    Kind.HYBRIDISE: (MAX_ATOMS, 1),
    Kind.CLOSE: (2, MAX_ATOMS),
    Kind.HYDROGEN: (MAX_ATOMS, 1),
    Kind.HYDROXYL: (MAX_ATOMS, 1),
    Kind.OXYGEN: (MAX_ATOMS, 1),
    Kind.PARTNER: (MAX_ATOMS, 1),
    Kind.USE: (REAGENTS, SITES),
    Kind.PLAY: (NUM_BOUM + NUM_CHIMIE, 1),
    Kind.PASS: (1, 1),
    Kind.IGNORE: (NUM_BOUM, 1),
    Kind.LOSE: (SAFETY_TOKENS, 1),
    Kind.SECURITE: (NUM_SECURITE, 1),
}
_NUMBERING = Numbering(every_action(SIZES))
NUM_ACTIONS = len(_NUMBERING)
ACTIONS = _NUMBERING.table()
START = _NUMBERING.starts()
encode, decode = _NUMBERING.encode, _NUMBERING.decode
WIDTH = np.array([SIZES[kind][1] for kind in Kind], np.int64)  # actions that have one a
