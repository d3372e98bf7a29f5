"""Whether a decision may be taken back: only if nobody learned anything from it.

The answer itself must tell nothing. So it is found from what the seat that decided could know: in each of the worlds
that are possible for this seat, is a number drawn at random, and does this seat or anybody else see something new?
The loop over these worlds is compiled (`loops.stands_at`): the question is asked after every move of every table.
"""

from __future__ import annotations

import threading
from typing import Any, NamedTuple

from labtable.core.arrays import NDArray, np
from labtable.core.game.contract import Game, Message
from labtable.core.game.loops import BEFORE, DREW, FIRST, REVEALED
from labtable.core.record.records import Action, Seat, State, States, blank

RECORDS = 4  # that the loop works with
WIDTHS = (8, 4, 2, 1)  # of words, in bytes
REASONS = {DREW: Message("undo-drew"), REVEALED: Message("undo-revealed")}


def why_it_stands(
    game: Game,
    players: int,
    before: State,
    seat: Seat,
    action: Action,
    keys: NDArray[np.uint32],
) -> Message | None:
    """Why this decision of a seat cannot be taken back, or None; `keys` re-deal the worlds that are asked."""
    if game.is_speech(action):
        return Message("undo-spoken")
    room = room_for(game, len(keys))
    room.before[:] = before.tobytes()
    why = game.engine.stands_at(
        room.records,
        room.observations,
        room.rows,
        room.seen,
        room.asked,
        room.alike,
        players,
        seat,
        int(action),
        keys,
    )
    return REASONS.get(why)


class UndoBuffers(NamedTuple):
    """What the loop works with, to be used again: all of it is written before it is read, but for what stays blank."""

    before: memoryview  # the bytes of records[BEFORE]
    records: States
    observations: States
    rows: NDArray[Any]  # the records as words
    seen: NDArray[Any]  # the observations as words
    asked: NDArray[np.bool_]  # by seat and world
    alike: NDArray[np.bool_]  # by seat


class _Rooms(threading.local):
    """The buffers of one thread, by game and number of worlds."""

    def __init__(self) -> None:
        self.rooms: dict[tuple[str, int], UndoBuffers] = {}


_here = _Rooms()


def room_for(game: Game, worlds: int) -> UndoBuffers:
    rooms = _here.rooms
    if (game.key, worlds) not in rooms:
        seats = game.meta.players[-1]
        records, observations = blank(game.STATE, RECORDS), blank(game.OBSERVATION, FIRST + 2 * seats)
        rooms[game.key, worlds] = UndoBuffers(
            records[BEFORE : BEFORE + 1].view(np.uint8).data,
            records,
            observations,
            words_of(records),
            words_of(observations),
            np.zeros((seats, worlds), np.bool_),
            np.zeros(seats, np.bool_),
        )
    return rooms[game.key, worlds]


def words_of(records: States) -> NDArray[Any]:
    """Records as rows of the widest words that fit in: they are compared word by word."""
    width = next(width for width in WIDTHS if records.itemsize % width == 0)
    return records.view(f"u{width}").reshape(len(records), -1)
