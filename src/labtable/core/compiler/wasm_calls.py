"""Calls of the rules where they are WebAssembly: in a browser, whose page gives a function that calls them.

What a call is given is copied into the memory of the rules and back; a record is a few thousand bytes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labtable.core.arrays import np

Page = Callable[[str, list[Any]], Any]  # calls an export by its name
_pages: dict[str, tuple[Page, frozenset[str]]] = {}  # by part, with the names of its exports


def provide(part: str, page: Page, names: frozenset[str]) -> None:
    """Let the loops of a part be called by the page. To be called before they are bound."""
    _pages[part] = page, names


def is_provided(part: str) -> bool:
    """Does the page call the loops of this part?"""
    return part in _pages


def provided(function: Callable[..., Any], part: str, name: str) -> Callable[..., Any]:
    """A loop as the page calls it, where it can; else as plain Python."""
    page, names = _pages.get(part, (None, frozenset[str]()))
    if page is None or name not in names:
        return function
    call = page

    def called(*args: Any) -> Any:
        return call(name, [flat for arg in args for flat in flattened(arg)])

    return called


def flattened(arg: Any) -> list[Any]:
    """An argument as the page takes it: a number, or an array as its bytes, the size of an item, and its shape."""
    if isinstance(arg, np.ndarray):
        return [arg.data, arg.itemsize, *arg.shape]
    if isinstance(arg, tuple):
        return [flat for one in arg for flat in flattened(one)]
    return [arg]
