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

from typing import Final

from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, table

from .constants import BOHRDS, CARDS, PARTICLE_CARDS, PARTICLE_KINDS, VALUES, Bohrd, Kind

MOVE_WAYS = BOHRDS * (BOHRDS - 1)
FIRST_MOVE_WAY = BOHRDS
FIRST_REMOVAL_WAY = BOHRDS + MOVE_WAYS
WAYS = 2 * BOHRDS + MOVE_WAYS
EXCHANGES = PARTICLE_KINDS * (PARTICLE_KINDS - 1)


def _decoded() -> list[tuple[Kind, int, int]]:
    bohrds, cards = range(BOHRDS), range(CARDS)
    return [
        *((Kind.PLAY, card, 0) for card in cards if card < PARTICLE_CARDS),
        (Kind.POWER, 0, 0),
        *((Kind.CLAIM, bohrd, 0) for bohrd in bohrds),
        *((Kind.REPLACE, bohrd, 0) for bohrd in bohrds),
        (Kind.END, 0, 0),
        *((Kind.DISCARD, card, 0) for card in cards),
        *((Kind.PLACE, way, value) for way in range(WAYS) for value in range(1, VALUES + 1)),
        *((Kind.SWAP, bohrd, exchange) for bohrd in bohrds for exchange in range(EXCHANGES)),
    ]


_DECODED = _decoded()
NUM_ACTIONS: Final = len(_DECODED)
START = {kind: [row[0] for row in _DECODED].index(kind) for kind in Kind}  # the first action of each kind


def _table() -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    rows = np.zeros(NUM_ACTIONS, table([("kind", np.int64), ("a", np.int64), ("b", np.int64)]))
    for action, row in enumerate(_DECODED):
        rows[action] = row
    return rows


ACTIONS = _table()  # what each number means, for the rules; bytes instead of int64 cost a quarter of the speed
_NUMBER = {row: action for action, row in enumerate(_DECODED)}


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
    return encode(Kind.PLACE, bohrd, value)


def move(source: Bohrd, target: Bohrd, value: int) -> Action:
    return encode(Kind.PLACE, FIRST_MOVE_WAY + pair_of(source, target), value)


def remove_from(bohrd: Bohrd, value: int) -> Action:
    return encode(Kind.PLACE, FIRST_REMOVAL_WAY + bohrd, value)


def swap(bohrd: Bohrd, out: int, into: int) -> Action:
    return encode(Kind.SWAP, bohrd, pair_of(out, into))


def encode(kind: int, a: int = 0, b: int = 0) -> Action:
    return _NUMBER[Kind(kind), a, b]


def decode(action: Action) -> tuple[Kind, int, int]:
    return _DECODED[action]
