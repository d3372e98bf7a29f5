"""The actions: one int each, in disjoint ranges.

| action | kind      | a            | b    | is asked in                 |
|--------|-----------|--------------|------|-----------------------------|
|  0 … 2 | TAKE      | Resource     |      | research                    |
|      3 | WRITE     |              |      | research                    |
|  4 … 8 | CARD      | Category     |      | experimentation, free card  |
| 9 … 12 | TRANSFORM | Transformation |    | everything in one's own turn |
| 13 … 18 | VALIDATE | Glass        | slot | experimentation             |
| 19, 20 | PILE      | Glass        |      | Experiment tile             |
| 21 … 23 | RETURN   | Resource     |      | rest                        |
|     24 | APPLY     |              |      | timeline                    |
|     25 | OBJECTIVE |              |      | everything in one's own turn |
|     26 | DONE      |              |      | research, experimentation, timeline |
"""

from functools import cache

import numpy as np

from labtable.core.record.records import Action

from .constants import CATEGORIES, GLASSES, RESOURCES, SLOTS, Kind, Pending, Transformation

# The first action of each kind
FIRST_TAKE = 0
FIRST_WRITE = FIRST_TAKE + RESOURCES
FIRST_CARD = FIRST_WRITE + 1
FIRST_TRANSFORM = FIRST_CARD + CATEGORIES
FIRST_VALIDATE = FIRST_TRANSFORM + len(Transformation)
FIRST_PILE = FIRST_VALIDATE + GLASSES * SLOTS
FIRST_RETURN = FIRST_PILE + GLASSES
FIRST_APPLY = FIRST_RETURN + RESOURCES
FIRST_OBJECTIVE = FIRST_APPLY + 1
FIRST_DONE = FIRST_OBJECTIVE + 1
NUM_ACTIONS = FIRST_DONE + 1

STARTS = (
    FIRST_TAKE,
    FIRST_WRITE,
    FIRST_CARD,
    FIRST_TRANSFORM,
    FIRST_VALIDATE,
    FIRST_PILE,
    FIRST_RETURN,
    FIRST_APPLY,
    FIRST_OBJECTIVE,
    FIRST_DONE,
    NUM_ACTIONS,
)

# The answers to what the game waits for: [FIRST_ANSWER[it], AFTER_ANSWER[it]), then the objective and the end
FIRST_ANSWER = np.zeros(len(Pending), np.int64)
AFTER_ANSWER = np.zeros(len(Pending), np.int64)
for _pending, _first, _last in (
    (Pending.RESEARCH, FIRST_TAKE, FIRST_CARD),
    (Pending.EXPERIMENTATION, FIRST_CARD, FIRST_PILE),
    (Pending.REST, FIRST_RETURN, FIRST_APPLY),
    (Pending.CARD, FIRST_CARD, FIRST_TRANSFORM),
    (Pending.PILE, FIRST_PILE, FIRST_RETURN),
    (Pending.TIMELINE, FIRST_APPLY, FIRST_OBJECTIVE),
):
    FIRST_ANSWER[_pending], AFTER_ANSWER[_pending] = _first, _last


def encode(kind: int, a: int = 0, b: int = 0) -> Action:
    return STARTS[kind] + (a * SLOTS + b if kind == Kind.VALIDATE else a)


@cache
def decode(action: Action) -> tuple[int, int, int]:
    kind = next(kind for kind in Kind if STARTS[kind] <= action < STARTS[kind + 1])
    rest = action - STARTS[kind]
    return (kind, *divmod(rest, SLOTS)) if kind == Kind.VALIDATE else (kind, rest, 0)
