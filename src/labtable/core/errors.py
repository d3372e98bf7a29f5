"""What can be wrong, each with a sentence that says what to do. The command line prints it and exits with 2."""


class LabtableError(Exception):
    """Any error that a user can mend; the message is one clear sentence."""


class UnknownGame(LabtableError):
    pass


class BadSetup(LabtableError):
    """A player count, option or seat that the game does not have."""


class IllegalAction(LabtableError):
    """The rules refuse it; `reason` says why and which rule it rests on."""

    def __init__(self, sentence: str, reason: object) -> None:
        super().__init__(sentence)
        self.reason = reason


class StaleAction(LabtableError):
    """It was decided on a position that is no longer the present one."""


class NothingToUndo(LabtableError):
    pass


class BadSave(LabtableError):
    """A file that cannot be read, or does not tell the game it claims to tell."""


class NoGpu(LabtableError):
    pass
