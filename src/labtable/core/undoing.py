"""Whether a decision may be taken back: only if nobody learned anything from it.

The answer itself must tell nothing. So it is found from what the seat that decided could know: in each of the worlds
that are possible for this seat, is a number drawn at random, and does this seat or anybody else see something new?
The loop over these worlds is compiled (`loops.stands_at`): the question is asked after every move of every table.
"""
from __future__ import annotations

import threading
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from labtable.core.contract import Game, Message
from labtable.core.loops import BEFORE, DREW, REVEALED
from labtable.core.records import REDEAL, Action, Seat, State, States, blank

RECORDS, OBSERVATIONS = 4, 4  # that the loop works with
WIDTHS = (8, 4, 2, 1)  # of words, in bytes
_rooms = threading.local()
REASONS = {DREW: Message("undo-drew"), REVEALED: Message("undo-revealed")}


def why_it_stands(
    game: Game, players: int, before: State, seat: Seat, action: Action, keys: NDArray[np.uint32],
) -> Message | None:
    """Why this decision of a seat cannot be taken back, or None; `keys` re-deal the worlds that are asked."""
    if game.is_speech(action):
        return Message("undo-spoken")
    records, observations, rows, seen = room_for(game)
    rows[BEFORE] = np.frombuffer(before.tobytes(), rows.dtype)
    records["random_counters"][BEFORE, REDEAL] = 0  # a world hangs on its key alone
    return REASONS.get(game.engine.stands_at(records, observations, rows, seen, players, seat, int(action), keys))


class Room(NamedTuple):
    """What the loop works with, to be used again: all of it is written before it is read, but for what stays blank."""

    records: States
    observations: States
    rows: NDArray[Any]  # the records as words
    seen: NDArray[Any]  # the observations as words


def room_for(game: Game) -> Room:
    """Of this thread and this game."""
    rooms = _rooms.__dict__
    if game.key not in rooms:
        records, observations = blank(game.STATE, RECORDS), blank(game.OBSERVATION, OBSERVATIONS)
        rooms[game.key] = Room(records, observations, words_of(records), words_of(observations))
    room: Room = rooms[game.key]
    return room


def words_of(records: States) -> NDArray[Any]:
    """The same records as rows of the widest words that fit in: they are compared word by word."""
    width = next(width for width in WIDTHS if records.itemsize % width == 0)
    return records.view(f"u{width}").reshape(len(records), -1)
