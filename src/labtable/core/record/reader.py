"""Reads a record from its bytes with the standard library alone: plain numbers, tuples of them, and records inside.

It is for places that have neither numpy nor numba, such as a browser. What was read does not change with the bytes.
"""

from __future__ import annotations

from functools import cache
from struct import Struct
from types import SimpleNamespace
from typing import Any

from labtable.core.record.layout import Layout, LayoutField, layout_of


def read_record(declared: type, data: bytes) -> Any:
    """The record of a declared class that these bytes hold; its attributes are the fields."""
    layout = layout_of(declared)
    if len(data) != layout.size:
        raise ValueError(f"A record of {declared.__name__} takes {layout.size} bytes, not {len(data)}.")
    return _read(layout, data, 0)


def _read(layout: Layout, data: bytes, start: int) -> SimpleNamespace:
    return SimpleNamespace(**{field.name: _read_field(field, data, start + field.offset) for field in layout.fields})


def _read_field(field: LayoutField, data: bytes, start: int) -> Any:
    kind = field.kind
    if isinstance(kind, Layout):
        values = [_read(kind, data, start + number * kind.size) for number in range(field.count)]
    else:
        values = list(_numbers(kind, field.count).unpack_from(data, start))
    return _shaped(values, field.shape) if field.shape else values[0]


@cache
def _numbers(kind: str, count: int) -> Struct:
    return Struct(f"={count}{kind}")


def _shaped(values: list[Any], shape: tuple[int, ...]) -> tuple[Any, ...]:
    if len(shape) == 1:
        return tuple(values)
    width = len(values) // shape[0]
    return tuple(_shaped(values[row * width : (row + 1) * width], shape[1:]) for row in range(shape[0]))
