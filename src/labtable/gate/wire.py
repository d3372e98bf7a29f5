"""What a queue of gates and its workers send each other, as JSON."""

from __future__ import annotations

from typing import Annotated

import msgspec

from labtable.gate.plan import GatePlan
from labtable.gate.queue import MOST_SETS
from labtable.gate.sets import SetNumber, SetResult

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """A worker introduces itself."""

    token: Word
    name: Annotated[str, msgspec.Meta(pattern=r"^[\w .-]{1,40}$")]


class WorkerKey(msgspec.Struct):
    """The key that a worker shows from now on."""

    key: Word


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """How many sets a worker can play at once."""

    sets: Annotated[int, msgspec.Meta(ge=1, le=MOST_SETS)] = 1


class Work(msgspec.Struct):
    """Sets of a gate to play; without a plan: none now, or none any more."""

    plan: GatePlan | None = None
    lease: str = ""
    numbers: Annotated[list[SetNumber], msgspec.Meta(max_length=MOST_SETS)] = []
    over: bool = False  # every gate is decided


class Results(msgspec.Struct, forbid_unknown_fields=True):
    """What came of the sets of a lease."""

    lease: Word
    results: Annotated[list[SetResult], msgspec.Meta(min_length=1, max_length=MOST_SETS)]


class Taken(msgspec.Struct):
    """How many results were taken."""

    taken: int


class Wrong(msgspec.Struct):
    """Why something was refused."""

    error: str
