"""What can be wrong, each with a sentence that says what to do. The command line prints it and exits with 2."""

from __future__ import annotations

from labtable.core.messages import Message


class LabtableError(Exception):
    """Any error that a user can fix; the message is one clear sentence."""


class UnknownGame(LabtableError):
    """There is no game of that name."""


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


class NoGpu(LabtableError):
    """There is no GPU to play on, or what it needs is not installed."""


class MissingExtra(LabtableError, ImportError):
    """A part of Labtable whose packages are not installed; the message says how to install them."""
