"""Compiled code on disk: a folder that nobody else can write, and files in it that are read as machine code.

Whoever can write these files can have this process run what they like. So a folder is refused that belongs to somebody
else or that others may write, and those made here are the user's alone.
"""

# mypy: allow-untyped-calls
from __future__ import annotations

import hashlib
import os
import pickle
import stat
import tempfile
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps

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


def read(file: Path) -> Any:
    """What was kept, or None where that is missing or damaged: then it is made again."""
    try:
        return pickle.loads(file.read_bytes())
    except Exception:  # a damaged pickle raises anything
        return None


def keep(file: Path, data: bytes) -> None:
    """Write compiled code as a whole or not at all: another process may read it at the same time. Where there is no
    room, the code is made again next time."""
    with suppress(OSError):
        handle, written = tempfile.mkstemp(dir=file.parent)
        with os.fdopen(handle, "wb") as out:
            out.write(data)
        Path(written).replace(file)


class KeptCode(NullCache):
    """The compiled code of one function, a file for each kind of arguments. Numba asks it, as it would its own cache.

    The folder is named by a hash of all sources, so nothing in it is ever stale.
    """

    def __init__(self, function: Callable[..., Any], folder: Path) -> None:
        code = function.__code__
        self._name = function.__name__
        self._words = function.__module__, function.__qualname__, code.co_firstlineno, code.co_code
        self._folder = folder

    @property
    def cache_path(self) -> str:
        return str(self._folder)

    def _file(self, signature: Any, codegen: Any) -> Path:
        words = repr((self._words, signature, codegen.magic_tuple()))  # types, and the processor
        return self._folder / f"{self._name}-{hashlib.sha256(words.encode()).hexdigest()[:24]}"

    def load_overload(self, signature: Any, context: Any) -> Any:
        """Numba's own cache first reads in all that numba could compile with (`context.refresh()`), for code that
        allocates memory. Ours allocates none (`_nrt`), and a start takes a quarter less time."""
        kept = read(self._file(signature, context.codegen()))
        return kept and CompileResult._rebuild(context, *kept)

    def save_overload(self, signature: Any, compiled: Any) -> None:
        if compiled.library.has_dynamic_globals:
            warnings.warn(f"{self._name} reads a table that is too large for its code to be kept.", stacklevel=2)
        else:
            keep(self._file(signature, compiled.codegen), dumps(compiled._reduce()))
