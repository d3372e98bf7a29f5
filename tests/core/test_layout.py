"""Records declared as classes: laid out as by numpy, read without it too. That a misspelt field is an error,
misspelt_field.py shows."""

import ast
import sys
from math import prod
from pathlib import Path
from typing import Annotated

import numpy as np
import pytest

from labtable.core.arrays import without_numpy
from labtable.core.record import layout
from labtable.core.record.layout import (
    I8,
    I16,
    I64,
    Ints,
    RecordArray,
    flag,
    is_gap,
    layout_of,
    meanings_of,
    observation,
    record,
    seen,
)
from labtable.core.record.records import blank, dtype_of, nested_dtype


@record
class Slot:
    stack: I8
    flasks: I64


@record
class Board:
    mover: I16
    counts: Annotated[Ints, I8, 3]
    slots: Annotated[RecordArray[Slot], 2]
    last: Slot


def test_fields_lie_where_c_and_numpy_put_them():
    found = layout_of(Board)
    assert [(field.name, field.offset) for field in found.fields if not is_gap(field.name)] == [
        ("mover", 0),
        ("counts", 2),
        ("slots", 8),
        ("last", 40),
    ]
    assert found.size == 56 == nested_dtype(found).itemsize


def sizes(dtype: np.dtype) -> int:
    """The bytes of all the numbers in a record."""
    base, shape = dtype.subdtype or (dtype, ())
    one = sum(sizes(base.fields[name][0]) for name in base.names) if base.names else base.itemsize
    return one * prod(shape)


def test_a_layout_has_no_gaps():
    assert sizes(nested_dtype(layout_of(Board))) == layout_of(Board).size
    assert sizes(nested_dtype(layout_of(Slot))) == layout_of(Slot).size


def test_a_copy_of_a_record_has_the_same_bytes():
    here = blank(dtype_of(Board))
    here[0].slots[1].flasks = -1
    there = np.empty(1, here.dtype)
    there.view(np.uint8)[:] = 7  # what lay in the memory before
    there[0] = here[0]
    assert there.tobytes() == here.tobytes()


def test_gaps_are_not_handed_on_to_a_class_that_goes_on():
    @record
    class Ends(Slot):
        more: I64

    @record
    class Short:
        small: I8

    @record
    class Wide(Short):
        wide: I16

    assert [field.name for field in layout_of(Ends).fields if not is_gap(field.name)] == ["stack", "flasks", "more"]
    assert layout_of(Wide).size == 4 and layout_of(Wide).end == 4


def test_a_class_that_goes_on_from_another_has_its_fields_first():
    @record
    class Longer(Board):
        more: I8

    names = [field.name for field in layout_of(Longer).fields if not is_gap(field.name)]
    assert names == ["mover", "counts", "slots", "last", "more"]


def test_an_observation_says_what_its_fields_mean():
    @observation
    class Seen:
        seat: int = seen(-1, 3, "The seat that looks.")
        cards: Ints = flag("Which cards are in hand.", 52)

    assert [(field.name, field.shape, field.offset) for field in layout_of(Seen).fields] == [
        ("seat", (), 0),
        ("cards", (52,), 2),
    ]
    assert meanings_of(Seen)["cards"][:3] == (0, 1, "Which cards are in hand.")


@pytest.mark.parametrize("module", [layout, without_numpy])
def test_a_record_is_laid_out_and_read_with_the_standard_library_alone(module):
    tree = ast.parse(Path(module.__file__).read_text("utf-8"))
    named = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}
    named |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert {name.split(".")[0] for name in named} <= set(sys.stdlib_module_names)
