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
from enum import IntEnum

import numpy as np

from labtable.core.records import Action
from labtable.games.curie.constants import CATEGORIES, GLASSES, RESOURCES, SLOTS, Question, Transformation


class Kind(IntEnum):
    TAKE = 0
    WRITE = 1
    CARD = 2
    TRANSFORM = 3
    VALIDATE = 4
    PILE = 5
    RETURN = 6
    APPLY = 7
    OBJECTIVE = 8
    DONE = 9


TAKE = 0
WRITE = TAKE + RESOURCES
CARD = WRITE + 1
TRANSFORM = CARD + CATEGORIES
VALIDATE = TRANSFORM + len(Transformation)
PILE = VALIDATE + GLASSES * SLOTS
RETURN = PILE + GLASSES
APPLY = RETURN + RESOURCES
OBJECTIVE = APPLY + 1
DONE = OBJECTIVE + 1
NUM_ACTIONS = DONE + 1

STARTS = (TAKE, WRITE, CARD, TRANSFORM, VALIDATE, PILE, RETURN, APPLY, OBJECTIVE, DONE, NUM_ACTIONS)

# The actions of a question: [FIRST_ANSWER[q], LAST_ANSWER[q]), then OBJECTIVE and DONE
FIRST_ANSWER = np.zeros(len(Question), np.int64)
LAST_ANSWER = np.zeros(len(Question), np.int64)
for _question, _first, _last in (
    (Question.RESEARCH, TAKE, CARD), (Question.EXPERIMENTATION, CARD, PILE), (Question.REST, RETURN, APPLY),
    (Question.CARD, CARD, TRANSFORM), (Question.PILE, PILE, RETURN), (Question.TIMELINE, APPLY, OBJECTIVE),
):
    FIRST_ANSWER[_question], LAST_ANSWER[_question] = _first, _last


def encode(kind: int, a: int = 0, b: int = 0) -> Action:
    return STARTS[kind] + (a * SLOTS + b if kind == Kind.VALIDATE else a)


def decode(action: Action) -> tuple[int, int, int]:
    kind = next(kind for kind in Kind if STARTS[kind] <= action < STARTS[kind + 1])
    rest = action - STARTS[kind]
    return (kind, *divmod(rest, SLOTS)) if kind == Kind.VALIDATE else (kind, rest, 0)
