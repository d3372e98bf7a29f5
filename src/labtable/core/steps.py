"""The entries of a match's log and the records that they lead to. A long game keeps few of these: the others are made
again, when somebody asks for them, from the last one before them that was kept."""
from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from labtable.core.contract import Game
from labtable.core.reading import reading
from labtable.core.records import Action, Seat, State, States

UNDO: Action = -1
RECENT = 32    # the last steps, whose records are kept
SPACED = 32    # of those before, the record of one in so many is kept
MADE_AGAIN = 64  # records that were asked for last


class Entry(NamedTuple):
    """One line of the log, never rewritten: a decision, or an undo."""

    seat: Seat
    action: Action  # or UNDO
    at: int         # milliseconds since 1970


@dataclass(eq=False, slots=True)
class Step:
    """A decision, or an undo, that was checked: `propose` gives it, `commit` takes it."""

    entry: Entry
    version: int  # of the match that it was proposed to
    _game: Game = field(repr=False)
    _origin: Step | States = field(repr=False)  # where it was decided, or what an undo leads back to; or the beginning
    _record: State | None = field(repr=False)   # that it leads to, as long as it is kept

    @property
    def seat(self) -> Seat:
        return self.entry.seat

    @property
    def action(self) -> Action:
        return self.entry.action

    @property
    def after(self) -> State:
        """The record that it leads to."""
        return self._record if self._record is not None else _made_again(self)


_made: OrderedDict[Step, State] = OrderedDict()  # so that reading a log from its beginning makes each record once


def _made_again(step: Step) -> State:
    missing: list[Step] = []
    origin: Step | States = step
    record: Any = None
    while isinstance(origin, Step):
        record = origin._record if origin._record is not None else _made.get(origin)
        if record is not None:
            break
        missing.append(origin)
        origin = origin._origin
    else:
        record = origin[0]
    for one in reversed(missing):
        if one.action != UNDO:
            states = np.frombuffer(bytearray(record.tobytes()), one._game.STATE)
            one._game.engine.apply_at(states, 0, one.seat, one.action)
            record = reading(states)[0]
        _made[one] = record
        if len(_made) > MADE_AGAIN:
            _made.popitem(last=False)
    return record


def thin_out(steps: list[Step]) -> None:
    """Of a log that has just grown by one step: forget the record that is not among the last any more."""
    old = len(steps) - RECENT - 1
    if old >= 0 and old % SPACED:
        steps[old]._record = None  # made again when it is asked for
