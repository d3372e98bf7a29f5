"""What can be wrong, each with a sentence that says what to do, and two questions that are asked beforehand. The
command line prints the sentence and exits with 2."""

from __future__ import annotations

import os
import tempfile
from importlib.util import find_spec
from pathlib import Path

from labtable.core.messages import Message


class LabtableError(Exception):
    """Any error that a user can fix; the message is one clear sentence."""


class UnknownGame(LabtableError):
    """There is no game of that name."""


class BadContract(LabtableError):
    """A game's folder lacks something that every game has."""


class RuleDoesNotCompile(LabtableError):
    """A rule that does what no compiled rule can, with its line."""


class BadText(LabtableError):
    """A sentence that a language's Fluent file lacks, or that cannot be said."""


class BadSetup(LabtableError):
    """A player count, option or seat that the game does not have. What a person at a browser can choose or write is
    refused with a message too, which every language has a sentence for."""

    def __init__(self, sentence: str, message: Message | None = None) -> None:
        super().__init__(sentence)
        self.message = message


class IllegalAction(LabtableError):
    """The rules refuse the action; `reason` says why and which rule it rests on."""

    def __init__(self, sentence: str, reason: object) -> None:
        super().__init__(sentence)
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        """How pickle rebuilds this error in another process."""
        return type(self), (str(self), self.reason)


class StaleAction(LabtableError):
    """The action was decided on a position that is no longer the present one."""


class NothingToUndo(LabtableError):
    """The last decision cannot be taken back; the message says why."""


class BadSave(LabtableError):
    """A file that cannot be read, or that was changed after it was written."""


class BadMove(BadSave):
    """A move of a file that is not legal where it stands, by its number."""

    def __init__(self, sentence: str, number: int) -> None:
        super().__init__(sentence)
        self.number = number

    def __reduce__(self) -> tuple[object, ...]:
        """How pickle rebuilds this error in another process."""
        return type(self), (str(self), self.number)


class NoGpu(LabtableError):
    """There is no GPU to play on, or what it needs is not installed."""


class MissingExtra(LabtableError, ImportError):
    """A part of Labtable whose packages are not installed; the message says how to install them."""


def need(extra: str, what: str, *packages: str) -> None:
    """One sentence where a package is missing, instead of a traceback."""
    if any(find_spec(name) is None for name in packages):
        raise MissingExtra(
            f"{what} not installed; install {'it' if what.endswith('is') else 'them'} with "
            f"`pip install 'labtable[{extra}]'`."
        )


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
