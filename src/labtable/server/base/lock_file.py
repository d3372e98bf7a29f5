"""A file that one process at a time holds; the system lets go where that process ends."""

from __future__ import annotations

import os
from collections.abc import Callable


def locker() -> Callable[[int], None]:
    """Locks an open file for its process alone, or fails at once."""
    if os.name == "nt":
        import msvcrt

        return lambda handle: msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    import fcntl

    return lambda handle: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
