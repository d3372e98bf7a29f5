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

from labtable.core.compiler.rule import rule
from labtable.core.record.actions import Numbering
from labtable.core.record.records import Action

from .constants import MAX_SLOTS, NUM_FIELDS, NUM_STACKS, Kind

NO_ACTION: Final = -1


def _meanings() -> list[tuple[Kind, int, int]]:
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


_NUMBERING = Numbering(_meanings())
NUM_ACTIONS: Final = len(_NUMBERING)
ACTIONS = _NUMBERING.table()
START = _NUMBERING.starts().tolist()
encode, decode = _NUMBERING.encode, _NUMBERING.decode


@rule
def exists(action: Action) -> bool:
    return 0 <= action < NUM_ACTIONS
