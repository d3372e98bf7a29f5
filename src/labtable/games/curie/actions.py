"""The actions: one int each, in disjoint ranges.

| action  | kind      | a              | b    | is asked in                  |
|---------|-----------|----------------|------|------------------------------|
|  0 … 2  | TAKE      | Resource       |      | research                     |
|      3  | WRITE     |                |      | research                     |
|  4 … 8  | CARD      | Category       |      | experimentation, free card   |
| 9 … 12  | TRANSFORM | Transformation |      | everything in one's own turn |
| 13 … 18 | VALIDATE  | Glass          | slot | experimentation              |
| 19, 20  | PILE      | Glass          |      | Experiment tile              |
| 21 … 23 | RETURN    | Resource       |      | rest                         |
|     24  | APPLY     |                |      | timeline                     |
|     25  | OBJECTIVE |                |      | everything in one's own turn |
|     26  | DONE      |                |      | research, experimentation, timeline |
"""

from labtable.core.arrays import np
from labtable.core.record.records import Action, table

from .constants import CATEGORIES, GLASSES, RESOURCES, SLOTS, TRANSFORMATIONS, Kind, Pending

# How many values each argument of a kind has
_SIZES = {
    Kind.TAKE: (RESOURCES, 1),
    Kind.WRITE: (1, 1),
    Kind.CARD: (CATEGORIES, 1),
    Kind.TRANSFORM: (TRANSFORMATIONS, 1),
    Kind.VALIDATE: (GLASSES, SLOTS),
    Kind.PILE: (GLASSES, 1),
    Kind.RETURN: (RESOURCES, 1),
    Kind.APPLY: (1, 1),
    Kind.OBJECTIVE: (1, 1),
    Kind.DONE: (1, 1),
}
_DECODED = [(kind, a, b) for kind, sizes in _SIZES.items() for a in range(sizes[0]) for b in range(sizes[1])]
_NUMBER = {row: action for action, row in enumerate(_DECODED)}
NUM_ACTIONS = len(_DECODED)
ACTIONS = np.array(_DECODED, table([("kind", np.int8), ("a", np.int8), ("b", np.int8)]))  # for the rules

# The kinds of action that answer what the game waits for; the transformations and the objective go with each of them
_ANSWERS = {
    Pending.RESEARCH: {Kind.TAKE, Kind.WRITE, Kind.DONE},
    Pending.EXPERIMENTATION: {Kind.CARD, Kind.VALIDATE, Kind.DONE},
    Pending.REST: {Kind.RETURN},
    Pending.CARD: {Kind.CARD},
    Pending.PILE: {Kind.PILE},
    Pending.TIMELINE: {Kind.APPLY, Kind.DONE},
}
IS_EXTRA = np.array([kind in (Kind.TRANSFORM, Kind.OBJECTIVE) for kind, _, _ in _DECODED])
IS_ANSWER = np.array([[kind in _ANSWERS.get(asks, ()) for kind, _, _ in _DECODED] for asks in Pending]) | IS_EXTRA
# ANSWERS[question, :NUM_ANSWERS[question]]: the actions that may be legal then, in their order
NUM_ANSWERS = IS_ANSWER.sum(axis=1)
ANSWERS = np.argsort(~IS_ANSWER, axis=1, kind="stable")


def encode(kind: int, a: int = 0, b: int = 0) -> Action:
    return _NUMBER[Kind(kind), a, b]


def decode(action: Action) -> tuple[Kind, int, int]:
    return _DECODED[action]
