"""Files that are there as a whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def whole_file(path: Path, together: bool = False) -> Iterator[IO[bytes]]:
    """Written beside first: a file under its own name is whole, whatever happens; also where processes write it
    `together`."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.part" if together else f"{path.name}.part")
    try:
        with beside.open("wb") as file:
            yield file
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
