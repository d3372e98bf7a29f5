"""The action ranges.

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

from functools import cache

import numpy as np

from labtable.core.record.records import Action

from .components import (
    FIRST_BOUM,
    FIRST_CHIMIE,
    FIRST_SECURITE,
    NUM_BOUM,
    NUM_CARDS,
    NUM_CHIMIE,
    NUM_SECURITE,
)
from .constants import (
    BONDS,
    COLOURS,
    DICE_OF_A_COLOUR,
    DICE_ROLLED,
    MAX_ATOMS,
    REAGENTS,
    SAFETY_TOKENS,
    SITES,
    Kind,
)

assert (FIRST_BOUM, FIRST_CHIMIE, FIRST_SECURITE) == (0, NUM_BOUM, NUM_BOUM + NUM_CHIMIE)


def _dice_choices() -> list[tuple[int, ...]]:
    """§3.3 The ways to choose four dice, at most three of a colour; one column a Colour."""
    ways = [()]  # type: list[tuple[int, ...]]
    for _ in range(COLOURS):
        ways = [(*way, count) for way in ways for count in range(DICE_OF_A_COLOUR, -1, -1)]
    return [way for way in ways if sum(way) == DICE_ROLLED]


DICE_CHOICES = np.array(_dice_choices(), np.int64)
NUM_DICE_CHOICES = len(DICE_CHOICES)


CHOOSE = 0
DICE = CHOOSE + REAGENTS
GIVE_REAGENT = DICE + NUM_DICE_CHOICES
GIVE_CARD = GIVE_REAGENT + REAGENTS
RESELL = GIVE_CARD + NUM_CARDS
END = RESELL + REAGENTS
SINGLE = END + 1
DOUBLE = SINGLE + MAX_ATOMS
CLEAVE = DOUBLE + MAX_ATOMS
PAIR = CLEAVE + MAX_ATOMS * (BONDS + 1)
HYBRIDISE = PAIR + MAX_ATOMS * BONDS
CLOSE = HYBRIDISE + MAX_ATOMS
HYDROGEN = CLOSE + 2 * MAX_ATOMS
HYDROXYL = HYDROGEN + MAX_ATOMS
OXYGEN = HYDROXYL + MAX_ATOMS
PARTNER = OXYGEN + MAX_ATOMS
USE = PARTNER + MAX_ATOMS
PLAY = USE + REAGENTS * SITES
PASS = PLAY + NUM_BOUM + NUM_CHIMIE
IGNORE = PASS + 1
LOSE = IGNORE + NUM_BOUM
SECURITE = LOSE + SAFETY_TOKENS
NUM_ACTIONS = SECURITE + NUM_SECURITE

FIRST = (
    CHOOSE,
    DICE,
    GIVE_REAGENT,
    GIVE_CARD,
    RESELL,
    END,
    SINGLE,
    DOUBLE,
    CLEAVE,
    PAIR,
    HYBRIDISE,
    CLOSE,
    HYDROGEN,
    HYDROXYL,
    OXYGEN,
    PARTNER,
    USE,
    PLAY,
    PASS,
    IGNORE,
    LOSE,
    SECURITE,
    NUM_ACTIONS,
)
WIDTH = {Kind.CLEAVE: BONDS + 1, Kind.PAIR: BONDS, Kind.CLOSE: MAX_ATOMS, Kind.USE: SITES}


def encode(kind: int, a: int = 0, b: int = 0) -> Action:
    return FIRST[kind] + a * WIDTH.get(Kind(kind), 1) + b


@cache
def decode(action: Action) -> tuple[int, int, int]:
    kind = next(Kind(n) for n in range(len(Kind)) if action < FIRST[n + 1])
    a, b = divmod(action - FIRST[kind], WIDTH.get(kind, 1))
    return kind, a, b
