"""What a browser calls of a game's rules: noted while a process plays in plain Python (LABTABLE_MODE=wasm).

A loop is exported with the types of the arguments that it was called with; so no list of loops has to be kept.
"""

# mypy: allow-untyped-calls
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba import typeof
from numba.core.types import Array, NamedTuple, float64, int64

from labtable.core.arrays import as_plain, np


class Export:
    """A loop that is called in plain Python, and will be a function of the WebAssembly module."""

    def __init__(self, part: str, name: str, function: Callable[..., Any], lowered: Callable[[], Any]) -> None:
        """`lowered` gives the function as a rule that can be compiled."""
        self.part, self.name, self.function, self.lowered = part, name, function, lowered
        self.types: tuple[Any, ...] | None = None  # of the arguments, once it was called

    def __call__(self, *args: Any) -> Any:
        if self.types is None:
            self.types = tuple(map(type_of, args))
            EXPORTS.setdefault(self.part, {})[self.name] = self
        return self.function(*map(as_plain, args))


EXPORTS: dict[str, dict[str, Export]] = {}  # by part and name


def type_of(arg: Any) -> Any:
    """The type that an argument is passed as: whole numbers and fractions at full width, arrays as ones to write to."""
    if isinstance(arg, tuple):
        return NamedTuple([type_of(one) for one in arg], type(arg))
    if isinstance(arg, int | np.integer):
        return int64
    if isinstance(arg, float):
        return float64
    found = typeof(arg)
    return Array(found.dtype, found.ndim, "C") if isinstance(found, Array) else found
