"""A process that does not wait for the compiler: rules run as plain Python until their compiled code takes over.

Both do the same to the same record, so a game goes on with the other at any decision, and nobody notices.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, TypeVar

from labtable.core.arrays import as_plain

F = TypeVar("F", bound=Callable[..., Any])


class InterpretedFirst:
    """What Python calls: the plain function at first, then the compiled one."""

    def __init__(self, plain: Callable[..., Any], compiled: Callable[..., Any], part: str) -> None:
        self.plain, self.compiled, self.part = plain, compiled, part
        self.ready = False

    def __call__(self, *args: Any, **named: Any) -> Any:
        if self.ready:
            return self.compiled(*args, **named)
        self.ready = self.part in _taken_over
        if self.ready or _called_compiled.get() == self.part:
            return self.compiled(*args, **named)
        return self.plain(*map(as_plain, args), **named)


class _Process:
    interprets_at_first = False


_taken_over: set[str] = set()  # parts
_called_compiled: ContextVar[str] = ContextVar("called_compiled", default="")


def interpret_at_first() -> None:
    """Let this process interpret rules until they are compiled. To be called before its first rule."""
    _Process.interprets_at_first = True


def interpreted_first(plain: F, compiled: F, part: str) -> F:
    """What Python calls in this process: compiled, or interpreted until compiled code takes over."""
    if part in _taken_over or not _Process.interprets_at_first:
        return compiled
    return InterpretedFirst(plain, compiled, part)  # type: ignore[return-value]


def part_of(game: str) -> str:
    return f"games/{game}"


def take_over(game: str) -> None:
    """Call the compiled code of a game from now on, since it is there."""
    _taken_over.add(part_of(game))


def has_taken_over(game: str) -> bool:
    if not _Process.interprets_at_first:
        return True
    part = part_of(game)
    return part in _taken_over or part == _called_compiled.get()


@contextmanager
def calling_compiled(game: str) -> Iterator[None]:
    """Call the compiled code of a game in here, though it has not taken over: to read it in."""
    token = _called_compiled.set(part_of(game))
    try:
        yield
    finally:
        _called_compiled.reset(token)
