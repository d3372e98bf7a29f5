"""The action ranges. Decisions are small: which card, then where its particles go.

| from | size | kind     | a                      | b                   |
|------|------|----------|------------------------|---------------------|
| 0    | 9    | PLAY     | particle card          |                     |
| 9    | 1    | POWER    |                        |                     |
| 10   | 3    | CLAIM    | bohrd                  |                     |
| 13   | 3    | REPLACE  | bohrd                  |                     |
| 16   | 1    | END      |                        |                     |
| 17   | 10   | DISCARD  | card                   |                     |
| 27   | 36   | PLACE    | way: see below         | value 1 … 3         |
| 63   | 18   | SWAP     | bohrd                  | exchange: see below |

Ways to place: 0–2 add to that bohrd, 3–8 move along MOVES, 9–11 remove from that bohrd.
Exchanges: 0 p→n, 1 p→e, 2 n→p, 3 n→e, 4 e→p, 5 e→n.
"""
from enum import IntEnum

from labtable.core.compiling import rule
from labtable.core.records import Action
from labtable.games.element.constants import BOHRDS, CARDS, KINDS, PARTICLE_CARDS, VALUES, Bohrd


class Kinds(IntEnum):
    """Kinds of action."""

    PLAY = 0
    POWER = 1
    CLAIM = 2
    REPLACE = 3
    END = 4
    DISCARD = 5
    PLACE = 6
    SWAP = 7


MOVE_WAYS = BOHRDS * (BOHRDS - 1)
FIRST_MOVE = BOHRDS
FIRST_REMOVAL = BOHRDS + MOVE_WAYS
WAYS = 2 * BOHRDS + MOVE_WAYS
EXCHANGES = KINDS * (KINDS - 1)

PLAY: Action = 0
POWER: Action = PLAY + PARTICLE_CARDS
CLAIM: Action = POWER + 1
REPLACE: Action = CLAIM + BOHRDS
END: Action = REPLACE + BOHRDS
DISCARD: Action = END + 1
PLACE: Action = DISCARD + CARDS
SWAP: Action = PLACE + WAYS * VALUES
NUM_ACTIONS = SWAP + BOHRDS * EXCHANGES

STARTS = (PLAY, POWER, CLAIM, REPLACE, END, DISCARD, PLACE, SWAP, NUM_ACTIONS)


@rule
def first_of_pair(pair: int) -> int:
    """Ordered pairs of three things: 0→1 0→2 1→0 1→2 2→0 2→1."""
    return pair >> 1


@rule
def second_of_pair(pair: int) -> int:
    first, step = pair >> 1, pair & 1
    return step + 1 if step >= first else step


def pair_of(first: int, second: int) -> int:
    return first * 2 + (second if second < first else second - 1)


def add_to(bohrd: Bohrd, value: int) -> Action:
    return encode(Kinds.PLACE, bohrd, value)


def move(source: Bohrd, target: Bohrd, value: int) -> Action:
    return encode(Kinds.PLACE, FIRST_MOVE + pair_of(source, target), value)


def remove_from(bohrd: Bohrd, value: int) -> Action:
    return encode(Kinds.PLACE, FIRST_REMOVAL + bohrd, value)


def swap(bohrd: Bohrd, out: int, into: int) -> Action:
    return encode(Kinds.SWAP, bohrd, pair_of(out, into))


def encode(kind: int, a: int = 0, b: int = 0) -> Action:
    if kind == Kinds.PLACE:
        return PLACE + a * VALUES + b - 1
    if kind == Kinds.SWAP:
        return SWAP + a * EXCHANGES + b
    return STARTS[kind] + a


def decode(action: Action) -> tuple[int, int, int]:
    kind = max(kind for kind in Kinds if STARTS[kind] <= action)
    a = action - STARTS[kind]
    if kind == Kinds.PLACE:
        return kind, a // VALUES, a % VALUES + 1
    if kind == Kinds.SWAP:
        return kind, a // EXCHANGES, a % EXCHANGES
    return kind, a, 0
