"""Compiled code on disk: files in a private folder that are read as machine code."""

# mypy: allow-untyped-calls
from __future__ import annotations

import hashlib
import os
import pickle
import tempfile
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core.caching import NullCache
from numba.core.compiler import CompileResult
from numba.core.serialize import dumps


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
