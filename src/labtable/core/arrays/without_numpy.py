"""The few parts of numpy that records, components and views use, in plain Python: for places that have no numpy, such
as a browser. `labtable.core.record.arrays` chooses between the two.

Records and arrays lie over the same bytes as numpy's would; whole numbers read from them are plain integers.
"""

# mypy: disable-error-code="no-any-return,valid-type,has-type"
from __future__ import annotations

import math
from ast import literal_eval
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import product
from math import prod
from operator import add, mul, or_, sub, truediv
from struct import Struct
from typing import Any, BinaryIO

CODES = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u1": "B", "u2": "H", "u4": "I", "u8": "Q"}
CODES |= {"f2": "e", "f4": "f", "f8": "d"}


class integer(int):  # noqa: N801
    """A whole number of a known width."""


def _number(name: str, code: str) -> type[integer]:
    return type(name, (integer,), {"code": code})


int8, int16, int32, int64 = (_number(f"int{8 * width}", f"i{width}") for width in (1, 2, 4, 8))
uint8, uint16, uint32, uint64 = (_number(f"uint{8 * width}", f"u{width}") for width in (1, 2, 4, 8))
float16, float32, float64 = (type(f"float{8 * width}", (float,), {"code": f"f{width}"}) for width in (2, 4, 8))
inf = float("inf")
bool_ = bool


class dtype:  # noqa: N801
    """How the bytes of an array's items are read: as a number, a block of them, or a record with named fields."""

    def __class_getitem__(cls, _: Any) -> type[dtype]:
        return cls

    def __new__(cls, given: Any, align: bool = False) -> dtype:
        if isinstance(given, dtype):
            return given
        made = super().__new__(cls)
        made.shape, made.base, made.fields, made.record = (), made, None, record
        if isinstance(given, list):
            made._lay_out(given)
        elif isinstance(given, tuple):
            made._as_pair(*given)
        else:
            made._as_number(given)
        return made

    str: str
    shape: tuple[int, ...]
    base: dtype
    fields: dict[str, tuple[dtype, int]] | None
    record: type[record]
    itemsize: int
    alignment: int
    item: Struct

    def _as_number(self, given: Any) -> None:
        code = "b1" if given is bool else getattr(given, "code", None) or str(given).lstrip("<=|")
        order, code = (">", code[1:]) if code[0] == ">" else ("=", code)
        self.str, self.item = f"<{code}" if order == "=" else f">{code}", Struct(order + CODES[code])
        self.itemsize = self.alignment = self.item.size

    def _as_pair(self, first: Any, second: Any) -> None:
        """`(kind, shape)`: a block of items; `(class of records, dtype)`: records that are read by that class."""
        if isinstance(first, type) and issubclass(first, record):
            kind = dtype(second)
            self.fields, self.itemsize, self.alignment, self.str = kind.fields, kind.itemsize, kind.alignment, kind.str
            self.record = first
        else:
            self.base, self.shape = dtype(first), tuple(second)
            self.str, self.alignment = f"|V{self.base.itemsize * prod(self.shape)}", self.base.alignment
            self.itemsize = self.base.itemsize * prod(self.shape)

    def _lay_out(self, fields: Sequence[tuple[Any, ...]]) -> None:
        at, self.alignment, self.fields = 0, 1, {}
        for name, kind, *shape in fields:
            one = dtype((kind, shape[0])) if shape and shape[0] else dtype(kind)
            at = -(-at // one.alignment) * one.alignment
            self.fields[name] = one, at
            at += one.itemsize
            self.alignment = max(self.alignment, one.alignment)
        self.itemsize = -(-at // self.alignment) * self.alignment
        self.str = f"|V{self.itemsize}"

    @property
    def names(self) -> tuple[str, ...] | None:
        return None if self.fields is None else tuple(self.fields)

    @property
    def descr(self) -> list[tuple[Any, ...]]:
        """The fields as numpy describes them, with the bytes that fill gaps: saves are told apart by it."""
        found: list[tuple[Any, ...]] = []
        at = 0
        for name, (kind, offset) in (self.fields or {}).items():
            if offset > at:
                found.append(("", f"|V{offset - at}"))
            inside = kind.base.str.replace("<i1", "|i1").replace("<u1", "|u1") if kind.base.fields is None else None
            found.append((name, inside or kind.base.descr, *((kind.shape,) if kind.shape else ())))
            at = offset + kind.itemsize
        if at < self.itemsize:
            found.append(("", f"|V{self.itemsize - at}"))
        return found

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, dtype):
            return NotImplemented
        if self is other:
            return True
        alike = (self.str, self.shape, self.fields) == (other.str, other.shape, other.fields)
        return alike and (not self.shape or self.base == other.base)

    def __hash__(self) -> int:
        return hash((self.str, self.shape, self.names))

    def pack(self, numbers: Sequence[Any]) -> bytearray:
        """The bytes of numbers that follow each other."""
        return bytearray(Struct(f"={len(numbers)}{self.item.format[1:]}").pack(*numbers))

    def read(self, data: memoryview, at: int) -> Any:
        if self.shape:
            return ndarray(self.shape, self.base, data, at)
        return self.item.unpack_from(data, at)[0] if self.fields is None else self.record(data, self, at)

    def write(self, data: memoryview, at: int, value: Any) -> None:
        if self.shape:
            ndarray(self.shape, self.base, data, at)[...] = value
        elif self.fields is None:
            self.item.pack_into(data, at, value)
        elif isinstance(value, record):
            data[at : at + self.itemsize] = value.tobytes()
        else:
            values = value if isinstance(value, tuple) else [value] * len(self.fields)
            for (kind, offset), one in zip(self.fields.values(), values, strict=True):
                kind.write(data, at + offset, one)


class record:  # noqa: N801
    """A record over bytes: its fields are attributes, and items by name."""

    __slots__ = ("__dict__", "_at", "_bytes", "dtype")

    def __init__(self, data: memoryview, kind: dtype, at: int) -> None:
        set_slot = object.__setattr__
        set_slot(self, "_bytes", data)
        set_slot(self, "dtype", kind)
        set_slot(self, "_at", at)

    def __getitem__(self, name: str) -> Any:
        kind, offset = self.dtype.fields[name]
        return kind.read(self._bytes, self._at + offset)

    def __setitem__(self, name: str, value: Any) -> None:
        kind, offset = self.dtype.fields[name]
        kind.write(self._bytes, self._at + offset, value)

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, record) and self.tobytes() == other.tobytes()

    __hash__ = None  # type: ignore[assignment]

    def tobytes(self) -> bytes:
        return bytes(self._bytes[self._at : self._at + self.dtype.itemsize])

    def tolist(self) -> tuple[Any, ...]:
        return tuple(_plainly(self[name]) for name in self.dtype.fields)

    item = tolist

    def copy(self) -> record:
        return self.dtype.record(memoryview(bytearray(self.tobytes())), self.dtype, 0)


void = record


def _plainly(value: Any) -> Any:
    return value.tolist() if isinstance(value, ndarray | record) else value


class _Counting:
    """What arrays of numbers count: item by item, and over all items or along an axis."""

    __slots__ = ()
    dtype: Any
    shape: Any
    size: Any
    T: Any
    sum: Any
    _items: Any
    _each: Any

    def mean(self, axis: int | None = None) -> Any:
        return self.sum(axis) / (self.size if axis is None else self.shape[axis])

    def std(self, axis: int | None = None, ddof: int = 0) -> Any:
        """The standard deviation of all items, or of those along an axis."""
        if axis is not None:
            rows: Any = self.T if axis == 0 else self
            return array([row.std(ddof=ddof) for row in rows], float64)
        items, middle = self._items(), self.mean()
        return math.sqrt(sum((one - middle) ** 2 for one in items) / (len(items) - ddof))

    def argmax(self) -> int:
        items = self._items()
        return items.index(max(items))

    def _counted(self, does: Callable[[Any, Any], Any], other: Any) -> ndarray:
        """Item by item with those of another array, of a row, or with one number; fractions where one has any."""
        other = array(other) if isinstance(other, list | tuple) else other
        broken = (
            "f" in self.dtype.str or isinstance(other, float) or (isinstance(other, ndarray) and "f" in other.dtype.str)
        )
        return self._each(does, other, float64 if broken or does is truediv else int64)

    def __mul__(self, other: Any) -> ndarray:
        """Item by item; where another array has one column, rows, each times a scale of its own."""
        if not isinstance(other, ndarray) or other.shape == self.shape:
            return self._counted(mul, other)
        scales, width = other._items(), self.size // other.size
        items = self._items()
        made = [one * scale for row, scale in enumerate(scales) for one in items[row * width : row * width + width]]
        return ndarray(self.shape, self.dtype, self.dtype.pack(made))

    def __add__(self, other: Any) -> ndarray:
        return self._counted(add, other)

    def __sub__(self, other: Any) -> ndarray:
        return self._counted(sub, other)

    def __rsub__(self, other: float) -> ndarray:
        return self._counted(lambda one, two: two - one, other)

    def __truediv__(self, other: Any) -> ndarray:
        return self._counted(truediv, other)

    def __pow__(self, power: float) -> ndarray:
        return self._counted(pow, power)

    __radd__, __rmul__ = __add__, __mul__


class ndarray(_Counting):  # noqa: N801
    """Items of one kind in rows, columns and so on, over bytes that others may share."""

    __slots__ = ("_at", "_bytes", "_steps", "base", "dtype", "shape")

    def __class_getitem__(cls, _: Any) -> type[ndarray]:
        return cls

    def __init__(
        self, shape: Any, kind: Any, data: Any = None, at: int = 0, steps: tuple[int, ...] | None = None
    ) -> None:
        kind = dtype(kind)
        self.shape: tuple[int, ...] = (shape,) if isinstance(shape, int) else tuple(shape)
        if kind.shape:
            self.shape, kind = self.shape + kind.shape, kind.base
        self.dtype, self._at, self.base = kind, at, data
        if data is None:
            data = bytearray(prod(self.shape) * kind.itemsize)
        if isinstance(data, ndarray):
            data, self._at = data._bytes, data._at + at
        self._bytes = data if type(data) is memoryview else memoryview(data)
        self._steps = steps or _steps(self.shape, kind.itemsize)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    @property
    def data(self) -> memoryview:
        if not self._is_whole():
            raise ValueError("only bytes that follow each other can be handed on")
        return self._bytes[self._at : self._at + self.nbytes]

    @property
    def T(self) -> ndarray:  # noqa: N802
        return self._part(self.shape[::-1], self._at, self._steps[::-1])

    def _part(self, shape: tuple[int, ...], at: int, steps: tuple[int, ...]) -> ndarray:
        made = type(self).__new__(type(self))
        made.dtype, made.shape, made._bytes, made._at, made._steps = self.dtype, shape, self._bytes, at, steps
        made.base = self
        return made

    def _is_whole(self) -> bool:
        return self._steps == _steps(self.shape, self.dtype.itemsize)

    def _takes(self, other: ndarray) -> bool:
        """Could the bytes of another array be written here as they are?"""
        alike = (self.dtype, self.shape) == (other.dtype, other.shape)
        return alike and self._is_whole() and other._is_whole()

    def _found(self, index: Any) -> ndarray | int:
        """Where an index leads: to a part, or to the place of one item."""
        shape, steps, at = [], [], self._at
        wanted = index if isinstance(index, tuple) else (index,)
        if Ellipsis in wanted:
            before = wanted.index(Ellipsis)
            missing = self.ndim - len(wanted) + 1
            wanted = wanted[:before] + (slice(None),) * missing + wanted[before + 1 :]
        for axis, one in enumerate(wanted):
            length, step = self.shape[axis], self._steps[axis]
            if isinstance(one, slice):
                places = range(length)[one]
                shape.append(len(places))
                steps.append(step * places.step)
                at += places.start * step if places else 0
            else:
                place = one.__index__()
                if not -length <= place < length:
                    raise IndexError(f"index {place} is out of bounds for axis {axis} with size {length}")
                at += (place + length if place < 0 else place) * step
        if len(wanted) == self.ndim and not shape:
            return at
        return self._part((*shape, *self.shape[len(wanted) :]), at, (*steps, *self._steps[len(wanted) :]))

    def __getitem__(self, index: Any) -> Any:
        if type(index) is int and len(self.shape) == 1:
            length = self.shape[0]
            if not -length <= index < length:
                raise IndexError(f"index {index} is out of bounds for axis 0 with size {length}")
            place = self._at + (index + length if index < 0 else index) * self._steps[0]
            return self.dtype.read(self._bytes, place)
        if isinstance(index, str):
            kind, offset = self.dtype.fields[index]
            inner = _steps(kind.shape, kind.base.itemsize)
            made = self._part(self.shape + kind.shape, self._at + offset, self._steps + inner)
            made.dtype = kind.base
            return made
        if isinstance(index, list | ndarray):
            chosen = _chosen(index)
            made = ndarray((len(chosen), *self.shape[1:]), self.dtype)
            for place, one in enumerate(chosen):
                made[place] = self[one]
            return made
        found = self._found(index)
        return found if isinstance(found, ndarray) else self.dtype.read(self._bytes, found)

    def __setitem__(self, index: Any, value: Any) -> None:
        if isinstance(index, str):
            self[index][...] = value
            return
        if isinstance(index, list | ndarray):
            for place in _chosen(index):
                self[place] = value
            return
        found = self._found(index)
        if not isinstance(found, ndarray):
            self.dtype.write(self._bytes, found, value)
            return
        if isinstance(value, ndarray) and found._takes(value):
            found._bytes[found._at : found._at + found.nbytes] = value.tobytes()
            return
        is_row = isinstance(value, ndarray) and value.ndim < found.ndim
        if isinstance(value, ndarray | Sequence) and not isinstance(value, tuple | str | bytes) and not is_row:
            if len(value) == 1 and len(found) != 1:
                value = [value[0]] * len(found)
            for place, one in zip(range(len(found)), value, strict=True):
                found[place] = one
        elif isinstance(value, tuple) and found.dtype.fields is None:
            found[...] = list(value)
        elif found.dtype.fields is None and found._is_whole() and not isinstance(value, ndarray):
            found._bytes[found._at : found._at + found.nbytes] = found.dtype.item.pack(value) * found.size
        else:
            for place in range(len(found)):
                found[place] = value

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return map(self.__getitem__, range(self.shape[0]))

    def _items(self) -> list[Any]:
        """All items, one after another."""
        if self.dtype.fields is None and self._is_whole():
            return list(Struct(f"={self.size}{self.dtype.item.format[1:]}").unpack_from(self._bytes, self._at))
        return [self[place] for place in product(*map(range, self.shape))]

    def tolist(self) -> Any:
        if self.ndim == 1:
            return [_plainly(one) for one in self._items()] if self.dtype.fields else self._items()
        return [one.tolist() for one in self]

    def tobytes(self) -> bytes:
        if self._is_whole():
            return bytes(self._bytes[self._at : self._at + self.nbytes])
        return (
            b"".join(one.tobytes() for one in self)
            if self.ndim > 1 or self.dtype.fields
            else b"".join(map(self.dtype.item.pack, self._items()))
        )

    def copy(self) -> ndarray:
        return ndarray(self.shape, self.dtype, bytearray(self.tobytes()))

    def astype(self, kind: Any) -> ndarray:
        kind = dtype(kind)
        return ndarray(self.shape, kind, kind.pack(self._items()))

    def view(self, kind: Any) -> ndarray:
        if kind is recarray or kind is ndarray:
            return self
        kind = dtype(kind)
        assert self._is_whole(), "only bytes that follow each other can be read in another way"
        last = self.shape[-1] * self.dtype.itemsize // kind.itemsize
        return ndarray((*self.shape[:-1], last), kind, self._bytes, self._at)

    def reshape(self, *shape: Any) -> ndarray:
        wanted = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
        if -1 in wanted:
            rest = -prod(wanted)
            wanted = tuple(self.size // rest if one == -1 else one for one in wanted)
        whole = self if self._is_whole() else self.copy()
        return ndarray(wanted, self.dtype, whole._bytes, whole._at)

    def ravel(self) -> ndarray:
        return self.reshape(-1)

    def sum(self, axis: int | None = None) -> Any:
        if axis is None:
            return sum(self._items())
        columns = self.T if axis == 0 else self
        return array([sum(column._items()) for column in columns], self.dtype if "f" in self.dtype.str else int64)

    def any(self) -> bool:
        return any(self._items())

    def all(self) -> bool:
        return all(self._items())

    def min(self) -> int:
        return min(self._items())

    def max(self) -> int:
        return max(self._items())

    def nonzero(self) -> tuple[ndarray, ...]:
        return (array([place for place, one in enumerate(self._items()) if one], int64),)

    def _each(self, does: Callable[[Any, Any], Any], other: Any, kind: Any) -> ndarray:
        others = other if isinstance(other, ndarray) and other.ndim == self.ndim else [other] * len(self)
        made = [
            one._each(does, two, kind).tolist() if isinstance(one, ndarray) else does(one, two)
            for one, two in zip(self, others, strict=True)
        ]
        return array(made, kind)

    def __or__(self, other: Any) -> ndarray:
        if isinstance(other, ndarray) and other.ndim > self.ndim:
            return other | self
        return self._each(or_, other, self.dtype)

    def __invert__(self) -> ndarray:
        assert self.dtype.str == "<b1"
        return self._each(lambda one, _: not one, 0, bool)

    def __eq__(self, other: Any) -> Any:
        return self._each(lambda one, two: one == two, other, bool)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"array({self.tolist()!r})"


recarray = ndarray


def _steps(shape: tuple[int, ...], itemsize: int) -> tuple[int, ...]:
    """How many bytes lie between neighbours along each axis, where items follow each other."""
    steps = []
    for length in reversed(shape):
        steps.append(itemsize)
        itemsize *= length
    return tuple(reversed(steps))


def _chosen(index: Any) -> list[int]:
    """The places that a list of them, or of a flag for each place, names."""
    if isinstance(index, ndarray) and index.dtype.str == "<b1":
        return [place for place, flag in enumerate(index) if flag]
    return list(index)


def zeros(shape: Any, kind: Any = float64) -> ndarray:
    return ndarray(shape, kind)


empty = zeros


def full(shape: Any, value: Any, kind: Any = int64) -> ndarray:
    made = ndarray(shape, kind)
    made[...] = value
    return made


def array(values: Any, kind: Any = None) -> ndarray:
    """An array of what lists inside of lists hold."""
    if isinstance(values, ndarray) and (kind is None or dtype(kind) == values.dtype):
        return values.copy()
    values = list(values)
    shape, inner = [], values
    records = kind is not None and dtype(kind).fields is not None
    while isinstance(inner, list | ndarray) or (isinstance(inner, tuple) and not records):
        if kind is None and isinstance(inner, ndarray):
            kind = inner.dtype
        shape.append(len(inner))
        if not len(inner):
            break
        inner = inner[0]
    if kind is None:
        kind = bool if isinstance(inner, bool) else float64 if isinstance(inner, float) else int64
    made = ndarray(tuple(shape), kind)
    made[...] = values
    return made


def asarray(values: Any, kind: Any = None) -> ndarray:
    return values if isinstance(values, ndarray) else array(values, kind)


def frombuffer(data: Any, kind: Any = int64) -> ndarray:
    kind = dtype(kind)
    return ndarray(len(memoryview(data).cast("B")) // kind.itemsize, kind, data)


def arange(*of: int, dtype: Any = int64) -> ndarray:
    return array(list(range(*of)), dtype)


def tile(row: ndarray, times: tuple[int, int]) -> ndarray:
    """A row, repeated below itself."""
    return ndarray((times[0], len(row)), row.dtype, bytearray(row.tobytes() * times[0]))


def sign(number: float) -> int:
    return (number > 0) - (number < 0)


def clip(values: ndarray, low: float, high: float) -> ndarray:
    return _through(lambda one: min(max(one, low), high), values)


def log(values: ndarray) -> ndarray:
    return _through(math.log, values)


def exp(values: ndarray) -> ndarray:
    return _through(math.exp, values)


def abs(values: ndarray) -> ndarray:
    return _through(math.fabs, values)


def _through(does: Callable[[float], float], values: ndarray) -> ndarray:
    return values._each(lambda one, _: does(one), 0, values.dtype)


def array_equal(one: ndarray, two: ndarray) -> bool:
    return one.shape == two.shape and one._items() == two._items()


def isfinite(values: ndarray) -> ndarray:
    return ndarray(values.size, bool, bytearray(map(math.isfinite, values._items())))


def ascontiguousarray(values: ndarray) -> ndarray:
    return values if values._is_whole() else values.copy()


def load(file: BinaryIO) -> ndarray:
    """The array of a `.npy` file: a magic word, the length of a line that describes it, that line, and the bytes."""
    data = file.read()
    if data[:8] != b"\x93NUMPY\x01\x00":
        raise ValueError("no file of an array")
    start = 10 + int.from_bytes(data[8:10], "little")
    about = literal_eval(data[10:start].decode("ascii"))
    if about["fortran_order"]:
        raise ValueError("columns before rows")
    return ndarray(about["shape"], about["descr"], bytearray(data[start:]))


def cumsum(values: Any) -> ndarray:
    made, total = [], 0
    for one in values:
        total += one
        made.append(total)
    return array(made, int64)


def argsort(values: ndarray, axis: int = -1, kind: str = "stable") -> ndarray:
    """The places of the items of each row, in ascending order; equal ones stay in their order."""
    if values.ndim == 1:
        items = values.tolist()
        return array(sorted(range(len(items)), key=items.__getitem__), int64)
    return array([argsort(row).tolist() for row in values], int64)


NDArray = PlainInts = ndarray


class PlainReading(record):
    """A record that is looked at and does not change: each field is read once."""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        found = super().__getattr__(name)
        self.__dict__[name] = found
        return found

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value
        self.__dict__.clear()


@cache
def readable(kind: dtype) -> dtype:
    """A layout in which each record, and each record inside it, finds a field once and keeps it."""
    if kind.shape:
        return dtype((readable(kind.base), kind.shape))
    if kind.fields is None:
        return kind
    made = dtype((PlainReading, kind))
    made.fields = {name: (readable(field), offset) for name, (field, offset) in kind.fields.items()}
    return made


def reading(states: ndarray) -> ndarray:
    """Records to be read, over the bytes of `states`."""
    return ndarray(states.shape, readable(states.dtype), states)


def copied(states: ndarray) -> ndarray:
    """A copy of records."""
    return states.copy()


def plain(layout: dtype) -> dtype:
    """A layout whose records have their fields as plain attributes: every one of these."""
    return layout


def as_plain(given: Any) -> Any:
    """What rules that run as plain Python are given: everything here is plain."""
    return given
