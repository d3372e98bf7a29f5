"""Whether a file can be written where somebody wants it, asked before anything is done for it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def why_unwritable(path: Path) -> str:
    """Why no file can be written there, as a sentence without its end; empty where one can. Leaves nothing behind.

    Folders that are missing are no reason, as long as they can be made.
    """
    try:
        if path.is_dir():
            return f"{path} is a folder, not a file"
        if path.exists() and not os.access(path, os.W_OK):
            return f"{path} cannot be written by this account"
        with tempfile.TemporaryFile(dir=nearest_folder(path)):
            return ""
    except OSError as error:
        return f"Nothing can be written in {path.parent} ({error.strerror})"


def nearest_folder(path: Path) -> Path:
    """The first folder above a path that is there."""
    return next(folder for folder in path.absolute().parents if folder.exists())
