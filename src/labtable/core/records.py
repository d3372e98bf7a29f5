"""The flat record: one state is one numpy record, copied with one memcpy.

Only the outermost dtype is `np.record`; nested ones are bare and aligned. So `s.players[me].energy` reads and writes
in place, compiled and interpreted. Where rules are interpreted, plain_records.py makes that quicker.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from labtable.core.compiling import MODE, Mode, rule
from labtable.core.plain_records import plain

State: TypeAlias = Any  # one record; its fields are those of the game's STATE
States: TypeAlias = NDArray[Any]
Seat: TypeAlias = int  # 0 … num_players - 1
Action: TypeAlias = int  # 0 … NUM_ACTIONS - 1
Actions: TypeAlias = NDArray[np.int32]
Field: TypeAlias = tuple[Any, ...]  # as numpy takes it: (name, type) or (name, type, shape)

OVER: Seat = -1  # to_move: nobody, the game is over
UNDECIDED: Seat = -1  # first_player: the players choose who begins
SPECTATOR: Seat = -1  # an audience that holds no seat
EVERYTHING: Seat = -2  # an audience that may see all: the replay of a finished game

KEY_WORDS = 4  # 128 bits
REDEAL = 0  # the random stream of resample; a game's own streams begin at 1
FIRST_STEP = 32  # of `alike`: within an action

EVENT = np.dtype([("kind", np.int16), ("a", np.int16), ("b", np.int16), ("c", np.int16)], align=True)
PENDING = np.dtype(
    [
        ("kind", np.int16),  # what is asked
        ("seat", np.int16),  # who is asked
        ("amount", np.int16),
        ("source", np.int16),  # the card or tile that asks
        ("next", np.int16),  # the index of the effect that follows
    ],
    align=True,
)


def nested(fields: Sequence[Field]) -> np.dtype[Any]:
    """A record inside a record: a player, a card's row, a board."""
    return np.dtype(list(fields), align=True)


def table(fields: Sequence[Field]) -> np.dtype[Any]:
    """A row of a table of components, or an observation: an outermost record."""
    layout = np.dtype(list(fields), align=True)
    return plain(layout) if MODE is Mode.INTERPRETED else np.dtype((np.record, layout))


RESULT = table(
    [
        ("score", np.int16),  # points as the players count them
        ("rank", np.int16),  # 1 for the best; equal ranks share it. In a cooperative game all ranks are 1
        ("won", np.int16),  # 1 for a winner; nobody may have won
        ("standing", np.int64),  # points and tie-breaks as one number to compare; higher is better
    ]
)


def state(fields: Sequence[Field], *, streams: int, trail: int, pending: int) -> np.dtype[Any]:
    """The record of a game: what every game has, then the game's own fields.

    `streams` counts the game's random streams (numbered from 1), `trail` the most events of one action,
    `pending` the deepest stack of half-made decisions.
    """
    return table(
        [
            ("random_key", np.uint32, (KEY_WORDS,)),  # hidden
            ("random_counters", np.int32, (streams + 1,)),  # numbers drawn so far, by stream
            ("num_players", np.int16),
            ("trail", EVENT, (trail,)),  # what the last action did, [:trail_size]
            ("trail_size", np.int16),
            ("pending", PENDING, (pending,)),  # half-made decisions, the top is last, [:pending_size]
            ("pending_size", np.int16),
            *fields,
        ]
    )


def blank(dtype: np.dtype[Any], count: int = 1) -> States:
    return np.zeros(count, dtype)


# The trail: what happened ------------------------------------------------------------------------


@rule
def say(s: State, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Append an event to the trail. A full trail is a fault of the game's bound, found by check_trail."""
    if s.trail_size < len(s.trail):
        event = s.trail[s.trail_size]
        event.kind = kind
        event.a = a
        event.b = b
        event.c = c
    s.trail_size += 1


# The pending stack: what is half decided -----------------------------------------------------------


@rule
def ask(s: State, kind: int, seat: Seat, amount: int = 0, source: int = 0, then: int = 0) -> None:
    """Push a decision; the top of the stack is what the game waits for."""
    top = s.pending[s.pending_size]
    top.kind = kind
    top.seat = seat
    top.amount = amount
    top.source = source
    top.next = then
    s.pending_size += 1


@rule
def answered(s: State) -> None:
    """Take the top decision off the stack and blank it, so that equal positions are equal bytes."""
    s.pending_size -= 1
    top = s.pending[s.pending_size]
    top.kind = 0
    top.seat = 0
    top.amount = 0
    top.source = 0
    top.next = 0


@rule
def asked(s: State) -> int:
    """The kind of decision on top of the stack, or 0 when nothing is half decided."""
    if s.pending_size == 0:
        return 0
    return int(s.pending[s.pending_size - 1].kind)


# Numbers and ranks ----------------------------------------------------------------------------------


@rule
def widen(number: int) -> int:
    """A small field as a plain integer. Numba's `int` keeps its width, and every width compiles each callee anew."""
    return int(number) + 0


@rule
def rank_seats(out: Any, players: int, somebody_won: bool) -> None:
    """Rank the seats by their standing: equals share a rank, and the best have won unless nobody has."""
    for seat in range(players):
        rank = 1
        for other in range(players):
            if out[other].standing > out[seat].standing:
                rank += 1
        out[seat].rank = rank
        out[seat].won = 1 if somebody_won and rank == 1 else 0
