"""The actions of Scientia.

kind           from  size  a, b                meaning
TAKE              0    12  stack               take a card, as action, in the draft or by an effect
ROTATE_ONCE      12     4  slot                turn one card once
ROTATE_TWICE     16     4  slot                turn one card twice
ROTATE_PAIR      20     6  slot < slot         turn two cards once each
PICK_STACK       26    12  stack               a project on the project boards, for an effect
PICK_FIELD       38     4  field               a field, for an effect
PICK_SLOT        42     4  slot                one of your cards, for an effect or the next completion
NO               46     1                      do not pay; stop rearranging
YES              47     1                      pay
MOVE             48    12  slot, other slot    move one flask
SIDE             60     2  0 or 1              the first or the second of two effects
"""

from typing import Final

from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, table

from .constants import MAX_SLOTS, NUM_FIELDS, NUM_STACKS, Kind

NO_ACTION: Final = -1


def _decoded() -> list[tuple[Kind, int, int]]:
    slots, stacks = range(MAX_SLOTS), range(NUM_STACKS)
    return [
        *((Kind.TAKE, stack, 0) for stack in stacks),
        *((Kind.ROTATE_ONCE, slot, 0) for slot in slots),
        *((Kind.ROTATE_TWICE, slot, 0) for slot in slots),
        *((Kind.ROTATE_PAIR, slot, other) for slot in slots for other in slots if slot < other),
        *((Kind.PICK_STACK, stack, 0) for stack in stacks),
        *((Kind.PICK_FIELD, field, 0) for field in range(NUM_FIELDS)),
        *((Kind.PICK_SLOT, slot, 0) for slot in slots),
        (Kind.NO, 0, 0),
        (Kind.YES, 0, 0),
        *((Kind.MOVE, slot, other) for slot in slots for other in slots if slot != other),
        *((Kind.SIDE, side, 0) for side in range(2)),
    ]


_DECODED = _decoded()
NUM_ACTIONS: Final = len(_DECODED)
START = {kind: [row[0] for row in _DECODED].index(kind) for kind in Kind}  # the first action of each kind


def _table() -> "np.ndarray[tuple[int], np.dtype[np.void]]":
    rows = np.zeros(NUM_ACTIONS, table([("kind", np.int8), ("a", np.int8), ("b", np.int8)]))
    for action, row in enumerate(_DECODED):
        rows[action] = row
    return rows


ACTIONS = _table()  # what each number means, for the rules
_NUMBER = {row: action for action, row in enumerate(_DECODED)}


def encode(kind: int, a: int = 0, b: int = 0) -> Action:
    return _NUMBER[Kind(kind), a, b]


def decode(action: Action) -> tuple[Kind, int, int]:
    return _DECODED[action]


@rule
def exists(action: Action) -> bool:
    return 0 <= action < NUM_ACTIONS
