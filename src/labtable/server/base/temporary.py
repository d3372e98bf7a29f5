"""Temporary folders that are found again: of a process that was killed nobody else would delete them."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

OURS = re.compile(r"labtable-[a-z]+-(\d+)-\w+")  # what for, the process, and something random


@contextmanager
def temporary_folder(use: str) -> Iterator[Path]:
    """A new folder for its owner alone, deleted with the block; what dead processes left is deleted before."""
    sweep(Path(tempfile.gettempdir()))
    with tempfile.TemporaryDirectory(prefix=f"labtable-{use}-{os.getpid()}-") as folder:
        yield Path(folder)


def sweep(place: Path) -> None:
    """Delete the folders of our own processes that are no more."""
    for folder in place.glob("labtable-*"):
        found = OURS.fullmatch(folder.name)
        if found is None or is_alive(int(found[1])):
            continue
        with contextlib.suppress(OSError):
            if not folder.is_symlink() and (os.name == "nt" or folder.stat().st_uid == os.getuid()):
                shutil.rmtree(folder, ignore_errors=True)


def is_alive(process: int) -> bool:
    if os.name == "nt":
        return True  # there is no harmless way to ask, and it deletes temporary files by itself
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        pass  # it is somebody else's
    return True
