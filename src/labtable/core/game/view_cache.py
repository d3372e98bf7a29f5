"""Parts of views that are made once: for a position, and for all positions that they do not tell apart."""

from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any, TypeVar

from labtable.core.arrays import Reading
from labtable.core.record.records import Seat, State

T = TypeVar("T")
KEPT = 64  # of each part of a view, for all positions that are being told
REMEMBERED = 1024  # of each part that stays the same over many positions
Kept = dict[Any, Any]
_memories: dict[Callable[..., Any], tuple[Kept, Callable[..., Any]]] = {}  # by part: what is kept, and its basis


def shared(part: Callable[..., T]) -> Callable[..., T]:
    """A part of a view that several audiences see alike: made once for a position, and for what else it is given. It is
    kept with the record, as its fields are; of a record that may change, by its bytes."""
    name = f"{part.__module__}.{part.__qualname__}"
    by_bytes = _once(part, KEPT, lambda s, *more: (s.tobytes(), *more))

    @wraps(part)
    def once(s: Any, *more: Any) -> T:
        if not isinstance(s, Reading):
            return by_bytes(s, *more)
        kept: Kept = s.__dict__
        key = (name, *more) if more else name
        if key not in kept:
            kept[key] = part(s, *more)
        found: T = kept[key]
        return found

    return once


def remembered(basis: Callable[..., Any]) -> Callable[[Callable[..., T]], Callable[..., T]]:
    """A part of a view that hangs on little: made again only where its basis is another, which is the bytes of all that
    it reads of the record, and what else it is given. `testing/contract/views.py` finds a basis that is too small.
    """
    return lambda part: _once(part, REMEMBERED, basis)


def _once(part: Callable[..., T], most: int, basis: Callable[..., Any]) -> Callable[..., T]:
    kept: Kept = {}

    @wraps(part)
    def once(*given: Any) -> T:
        key = basis(*given)
        found: T | None = kept.get(key)
        if found is None:
            if len(kept) >= most:
                with suppress(RuntimeError):  # another thread has just kept something: the next one makes room
                    kept.pop(next(iter(kept), None), None)
            found = kept[key] = part(*given)
        return found

    _memories[once] = kept, basis
    return once


def is_remembered(part: Callable[..., Any], *given: Any) -> bool:
    """Would this part, which is `remembered`, be found and not be made?"""
    kept, basis = _memories[part]
    return basis(*given) in kept


def forget_parts() -> None:
    """Make every part anew, as if no position had been looked at."""
    for kept, _ in _memories.values():
        kept.clear()


@shared
def trail_of(s: State) -> list[tuple[int, int, int, int]]:
    """What the last decision brought: kinds of events, and what they tell."""
    trail: list[tuple[int, int, int, int]] = s.trail[: s.trail_size].tolist()
    return trail


@shared
def seats_of(s: State, kind: int) -> set[Seat]:
    """The seats of which the trail tells an event of this kind."""
    return {seat for one, seat, *_ in trail_of(s) if one == kind}
