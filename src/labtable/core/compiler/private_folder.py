"""A folder for compiled code that nobody else can write.

Whoever can write files that are read as machine code can have this process run what they like. So a folder is refused
that belongs to somebody else or that others may write, and those made here are the user's alone.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

from labtable.core.errors import LabtableError

OURS_ALONE = 0o700
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
ROOT = 0  # the system's own user may do anything anyway


def private_folder(root: Path, *inside: str) -> Path:
    """The folder `root/inside…`, made where it is missing; an error if others could have put something there."""
    folder = root
    try:
        folder.mkdir(OURS_ALONE, parents=True, exist_ok=True)
        for name in ("", *inside):
            folder = folder / name
            folder.mkdir(OURS_ALONE, exist_ok=True)
            if reason := why_unsafe(folder):
                raise UnsafeFolder(reason)
    except OSError as error:
        raise LabtableError(
            f"The compiled rules cannot be kept in {folder}: {error.strerror}. Set LABTABLE_CACHE to a writable folder."
        ) from None
    return folder


def why_unsafe(folder: Path) -> str:
    """Why compiled code is not read from a folder, and what to do; nothing where it may be, or where there is none."""
    if not hasattr(os, "geteuid") or not folder.exists():  # on Windows a user's folders are the user's
        return ""
    found = folder.stat()
    if not {folder.lstat().st_uid, found.st_uid} <= {os.geteuid(), ROOT}:
        return (
            f"Compiled rules are not read from {folder}: it belongs to another user, whose code would run as yours. "
            "Set LABTABLE_CACHE to a folder of your own."
        )
    if found.st_mode & OTHERS_WRITE:
        return (
            f"Compiled rules are not read from {folder}: other users can write there, and their code would run as "
            f"yours. Delete the folder, which is made again, or take their right away with `chmod go-w {folder}`."
        )
    return ""


class UnsafeFolder(LabtableError):
    """Others could have put code into the cache of compiled rules."""
