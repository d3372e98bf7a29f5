"""The flat record: one state is one numpy record, copied with one memcpy.

Only the outermost dtype is `np.record`; nested ones are bare and aligned. So `s.players[me].energy` reads and writes
in place, compiled and interpreted. Where rules are interpreted, arrays/plain_numbers.py makes that quicker.
"""

from collections.abc import Sequence
from typing import Any, TypeAlias, TypeVar, cast

from labtable.core.arrays import NDArray, np, plain
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.compiler.rule import rule
from labtable.core.record.layout import I16, I64, Layout, Record, RecordArray, layout_of, record

R = TypeVar("R")
State: TypeAlias = Record  # of any game: only the fields that all games share
States: TypeAlias = NDArray[Any]
Seat: TypeAlias = int  # 0 … num_players - 1
Action: TypeAlias = int  # 0 … NUM_ACTIONS - 1
Actions: TypeAlias = NDArray[np.int32]

OVER: Seat = -1  # to_move: nobody, the game is over
UNDECIDED: Seat = -1  # first_player: the players choose who begins
SPECTATOR: Seat = -1  # an audience that holds no seat
EVERYTHING: Seat = -2  # an audience that may see all: the replay of a finished game

SHARED = 0  # tie_break: nothing decided, they are equal in everything
REDEAL = 0  # the random stream of resample; a game's own streams begin at 1
FIRST_STEP = 32  # of `alike`: within an action

NUMPY = {"b": np.int8, "h": np.int16, "i": np.int32, "q": np.int64, "I": np.uint32}  # by width as `struct` names it


def nested_dtype(layout: Layout) -> np.dtype[Any]:
    """The numpy dtype of a layout, as it stands inside a record: a player, a card's row, a board."""
    fields = [
        (field.name, nested_dtype(kind) if isinstance(kind := field.kind, Layout) else NUMPY[kind], field.shape)
        for field in layout.fields
    ]
    return np.dtype(fields, align=True)


def nested(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record inside a record: a player, a card's row, a board."""
    return np.dtype(list(fields), align=True)


def table(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """The dtype of fields that no class declares, as an outermost record."""
    layout = np.dtype(list(fields), align=True)
    return plain(layout) if MODE is Mode.INTERPRETED else np.dtype((np.record, layout))


def dtype_of(declared: type) -> np.dtype[Any]:
    """The numpy dtype of a declared class as an outermost record: a state, an observation, a row of components."""
    layout = nested_dtype(layout_of(declared))
    return plain(layout) if MODE is Mode.INTERPRETED else np.dtype((np.record, layout))


@record
class Result:
    """What a seat has at the end of a game."""

    score: I16  # points as the players count them
    rank: I16  # 1 for the best; equal ranks share it. In a cooperative game all ranks are 1
    won: I16  # 1 for a winner; nobody may have won
    standing: I64  # points and tie-breaks as one number to compare; higher is better


RESULT = dtype_of(Result)


def blank(dtype: np.dtype[Any], count: int = 1) -> States:
    return np.zeros(count, dtype)


def blank_rows(declared: type[R], count: int) -> RecordArray[R]:
    """Rows of a table of components, to be filled in."""
    return cast(RecordArray[R], blank(dtype_of(declared), count))


def column(rows: RecordArray[Any], *names: str) -> NDArray[Any]:
    """One field of all records of a table, such as every player's points; several names lead into nested records."""
    found: Any = rows
    for name in names:
        found = found[name]
    return np.asarray(found)


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
def rank_seats(out: RecordArray[Result], players: int, somebody_won: bool) -> None:
    """Rank the seats by their standing: equals share a rank, and the best have won unless nobody has."""
    for seat in range(players):
        rank = 1
        for other in range(players):
            if out[other].standing > out[seat].standing:
                rank += 1
        out[seat].rank = rank
        out[seat].won = 1 if somebody_won and rank == 1 else 0


def tie_break(standings: Sequence[tuple[int, ...]]) -> int | None:
    """Which tie-break decided: 1 the first, 2 the second …, or SHARED; None where one player has the most points.

    A standing is the points of a seat and then what breaks ties, in order; more is better.
    """
    best = max(standings)
    level = [one for one in standings if one[0] == best[0]]
    if len(level) == 1:
        return None
    second = sorted(level)[-2]
    return next((place for place, pair in enumerate(zip(best, second, strict=True)) if pair[0] != pair[1]), SHARED)
