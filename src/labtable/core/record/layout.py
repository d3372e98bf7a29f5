"""A record declared once, as a class with typed fields: the type checker reads the annotations, and the numpy dtype,
the compiled type, the fields of an observation and the plain reader over bytes are derived from them.

    @record
    class Slot:
        stack: I16  # the project that lies here, or NO_STACK
        rotation: I16

    @record
    class Player:
        flasks: I16
        advances: Annotated[Ints, I16, NUM_FIELDS]
        slots: Annotated[RecordArray[Slot], MAX_SLOTS]

Neither numpy nor numba is needed here, so that a record can be read where there is neither.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    NamedTuple,
    Protocol,
    Self,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

I8: TypeAlias = Annotated[int, "b"]  # as the standard library's `struct` names the widths
I16: TypeAlias = Annotated[int, "h"]
I32: TypeAlias = Annotated[int, "i"]
I64: TypeAlias = Annotated[int, "q"]

WIDTHS = {"b": 1, "h": 2, "i": 4, "q": 8, "I": 4}
LAYOUT = "__layout__"  # where a declared class keeps its layout
GAP = "_gap_"  # the names of fields that nobody declared, then where they begin
A_SEAT = "a seat"  # a field of an observation that holds a seat
BY_SEAT = "by seat"  # one whose first axis is the seat

T = TypeVar("T", bound=type)
R = TypeVar("R", covariant=True)


class Ints(Protocol):
    """A field of several whole numbers: an array of numpy at run time."""

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> Ints: ...
    def __setitem__(self, index: int | slice, value: Any) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def tolist(self) -> list[int]: ...
    def tobytes(self) -> bytes: ...
    def sum(self) -> int: ...
    def any(self) -> bool: ...


class Grid(Protocol):
    """A field of whole numbers in rows and columns."""

    @overload
    def __getitem__(self, index: tuple[int, int]) -> int: ...
    @overload
    def __getitem__(self, index: int | tuple[int, slice]) -> Ints: ...
    def __setitem__(self, index: Any, value: Any) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Ints]: ...
    def tolist(self) -> list[list[int]]: ...
    def tobytes(self) -> bytes: ...
    def any(self) -> bool: ...


class Cube(Protocol):
    """A field of whole numbers with three axes."""

    @overload
    def __getitem__(self, index: tuple[int, int, int]) -> int: ...
    @overload
    def __getitem__(self, index: tuple[int, int]) -> Ints: ...
    @overload
    def __getitem__(self, index: int) -> Grid: ...
    def __setitem__(self, index: Any, value: Any) -> None: ...
    def __len__(self) -> int: ...
    def tolist(self) -> list[list[list[int]]]: ...


class RecordArray(Protocol[R]):
    """A field of several records, such as the players."""

    @overload
    def __getitem__(self, index: int) -> R: ...
    @overload
    def __getitem__(self, index: slice) -> RecordArray[R]: ...
    def __setitem__(self, index: int | slice, value: Any) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[R]: ...
    def tolist(self) -> list[Any]: ...
    def tobytes(self) -> bytes: ...


class FieldMeaning(NamedTuple):
    """What a field of an observation holds: its least and its greatest number, and what they mean, in a sentence.

    `seating` marks what stands by the seats' numbers, so that it can be turned towards the seat that looks.
    """

    low: int
    high: int
    meaning: str
    seating: str = ""


class _Declared(NamedTuple):
    seen: FieldMeaning
    shape: tuple[int, ...]


def seen(low: int, high: int, meaning: str, *shape: int, seating: str = "") -> Any:
    """Declares a field of an observation: `flasks: Ints = seen(0, 400, "Flasks in each pool.", 4, seating=BY_SEAT)`."""
    return _Declared(FieldMeaning(low, high, meaning, seating), shape)


def flag(meaning: str, *shape: int) -> Any:
    """Declares a field of an observation that is 0 or 1."""
    return seen(0, 1, meaning, *shape)


class Held(NamedTuple):
    """A set in the record that its chair alone sees, such as a hand of cards: a net learns what partners may hold."""

    table: str  # the record's field with an entry for each chair
    field: str  # of an entry, I64: bit i stands for thing i
    things: int


@dataclass(frozen=True)
class LayoutField:
    """One field of a layout: where it lies, and what it is made of."""

    name: str
    kind: str | Layout  # a width as `struct` names it, or the layout of a nested record
    shape: tuple[int, ...]  # empty for a single value
    offset: int  # bytes from the beginning of the record

    @property
    def count(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """How the fields of a record lie in its bytes: in their order, each at a multiple of its own width, as C does. What
    lies between and behind them is a field too: numpy copies fields, and equal positions are equal bytes."""

    fields: tuple[LayoutField, ...]
    end: int  # of the last declared field
    size: int  # with what fills up the alignment
    alignment: int

    def field(self, name: str) -> LayoutField:
        return next(field for field in self.fields if field.name == name)


class NumpyRecord:
    """What numpy gives a record besides its fields."""

    if TYPE_CHECKING:

        def tobytes(self) -> bytes: ...
        def tolist(self) -> tuple[Any, ...]: ...
        def copy(self) -> Self: ...


class TrailEvent(NumpyRecord):
    """What an action did, for the log, the animation and the screen reader: a line of the trail."""

    kind: I16
    a: I16
    b: I16
    c: I16


class HalfMade(NumpyRecord):
    """A half-made decision on the pending stack."""

    kind: I16  # what is asked
    seat: I16  # who is asked
    amount: I16
    source: I16  # the card or tile that asks
    next: I16  # the index of the effect that follows


class Record(NumpyRecord):
    """The fields that every game's record has, before its own; `state` lays them out."""

    random_key: Ints  # hidden
    random_counters: Ints  # numbers drawn so far, by stream
    num_players: int
    trail: RecordArray[TrailEvent]  # what the last action did, [:trail_size]
    trail_size: int
    pending: RecordArray[HalfMade]  # half-made decisions, the top is last, [:pending_size]
    pending_size: int


SHARED = frozenset(Record.__annotations__)
KEY_WORDS = 4  # 128 bits


def state(*, streams: int, trail: int, pending: int) -> Callable[[T], T]:
    """The record of a game: what every game has, then the fields of the class.

    `streams` counts the game's random streams (numbered from 1), `trail` the most events of one action,
    `pending` the deepest stack of half-made decisions.
    """

    def laid_out(declared: T) -> T:
        shared: list[tuple[str, str | Layout, tuple[int, ...]]] = [
            ("random_key", "I", (KEY_WORDS,)),
            ("random_counters", "i", (streams + 1,)),
            ("num_players", "h", ()),
            ("trail", layout_of(TrailEvent), (trail,)),
            ("trail_size", "h", ()),
            ("pending", layout_of(HalfMade), (pending,)),
            ("pending_size", "h", ()),
        ]
        setattr(declared, LAYOUT, layout_of_fields([*shared, *declared_fields(declared)]))
        return declared

    return laid_out


def record(declared: T) -> T:
    """The class as it was written, with the layout that its annotations describe; fields of base classes come first."""
    setattr(declared, LAYOUT, layout_of_fields(declared_fields(declared)))
    return declared


def observation(declared: T) -> T:
    """A class of an observation's fields, each declared with `seen` or `flag`; all of them are of 16 bits, so that an
    observation is a flat array as well."""
    fields: list[tuple[str, str | Layout, tuple[int, ...]]] = [
        (name, "h", declared.__dict__[name].shape) for name in declared.__annotations__
    ]
    setattr(declared, LAYOUT, layout_of_fields(fields))
    return declared


def meanings_of(declared: type) -> dict[str, FieldMeaning]:
    """What the fields of an observation mean, in their order."""
    return {name: declared.__dict__[name].seen for name in declared.__annotations__}


def layout_of(declared: type) -> Layout:
    """The layout of a class that was declared with `record`."""
    found: Layout = declared.__dict__[LAYOUT]
    return found


def declared_fields(declared: type) -> list[tuple[str, str | Layout, tuple[int, ...]]]:
    """Name, kind and shape of each annotated field."""
    hints = get_type_hints(declared, include_extras=True)
    return [(name, *_meant(hint)) for name, hint in hints.items() if name not in SHARED]


def layout_of_fields(fields: list[tuple[str, str | Layout, tuple[int, ...]]]) -> Layout:
    """Fields one after another, aligned, without gaps."""
    placed: list[LayoutField] = []
    at, widest = 0, 1
    for name, kind, shape in fields:
        size, alignment = (kind.size, kind.alignment) if isinstance(kind, Layout) else (WIDTHS[kind], WIDTHS[kind])
        begin = _aligned(at, alignment)
        placed += _gap(at, begin)
        placed.append(LayoutField(name, kind, shape, begin))
        at = begin + size * prod(shape)
        widest = max(widest, alignment)
    size = _aligned(at, widest)
    return Layout((*placed, *_gap(at, size)), at, size, widest)


def is_gap(name: str) -> bool:
    """Whether a field of a layout was not declared: it keeps a place between two fields, and is always 0."""
    return name.startswith(GAP)


def _gap(begin: int, end: int) -> list[LayoutField]:
    return [LayoutField(f"{GAP}{begin}", "b", (end - begin,), begin)] if end > begin else []


def _aligned(at: int, alignment: int) -> int:
    return -(-at // alignment) * alignment


def _meant(hint: Any) -> tuple[str | Layout, tuple[int, ...]]:
    """`I16`, a declared class, `Annotated[Ints, I16, 4]` or `Annotated[RecordArray[Slot], 4]`: its kind and shape."""
    if get_origin(hint) is not Annotated:
        return layout_of(hint), ()
    meant, *more = get_args(hint)
    if meant is int:
        return more[0], ()
    if get_origin(meant) is RecordArray:
        return layout_of(get_args(meant)[0]), tuple(more)
    width, *shape = more
    return get_args(width)[1], tuple(shape)


record(TrailEvent)
record(HalfMade)
