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
from labtable.core.record.actions import Numbering, every_action

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
_NUMBERING = Numbering(every_action(_SIZES))
NUM_ACTIONS = len(_NUMBERING)
ACTIONS = _NUMBERING.table()
encode, decode = _NUMBERING.encode, _NUMBERING.decode

# The kinds of action that answer what the game waits for; the transformations and the objective go with each of them
_ANSWERS = {
    Pending.RESEARCH: {Kind.TAKE, Kind.WRITE, Kind.DONE},
    Pending.EXPERIMENTATION: {Kind.CARD, Kind.VALIDATE, Kind.DONE},
    Pending.REST: {Kind.RETURN},
    Pending.CARD: {Kind.CARD},
    Pending.PILE: {Kind.PILE},
    Pending.TIMELINE: {Kind.APPLY, Kind.DONE},
}
IS_EXTRA = np.array([kind in (Kind.TRANSFORM, Kind.OBJECTIVE) for kind, _, _ in _NUMBERING.meanings])
IS_ANSWER = IS_EXTRA | np.array(
    [[kind in _ANSWERS.get(asks, ()) for kind, _, _ in _NUMBERING.meanings] for asks in Pending]
)
# ANSWERS[question, :NUM_ANSWERS[question]]: the actions that may be legal then, in their order
NUM_ANSWERS = IS_ANSWER.sum(axis=1)
ANSWERS = np.argsort(~IS_ANSWER, axis=1, kind="stable")
