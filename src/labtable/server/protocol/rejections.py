"""Why the server says no to a request or a command: a reason for programs, a message for people."""

from __future__ import annotations

from labtable.core.errors import BadSetup, LabtableError
from labtable.core.game.contract import Message
from labtable.server.protocol.wire import Reason, Refusal

STATUS: dict[str, int] = {
    "bad-request": 400,
    "bad-name": 400,
    "not-your-seat": 403,
    "not-host": 403,
    "not-teacher": 403,
    "forbidden": 403,
    "no-session": 403,
    "not-found": 404,
    "too-large": 413,
    "misdirected": 421,
    "bad-setup": 422,
    "too-fast": 429,
    "unavailable": 503,
}


class Rejection(LabtableError):
    """Nothing changed. `refusal` is the rule that an illegal action breaks."""

    def __init__(self, reason: Reason, message: Message | None = None, refusal: Refusal | None = None) -> None:
        super().__init__(reason)
        self.reason: Reason = reason
        self.message = message or Message(f"server-{reason}")
        self.refusal = refusal

    @property
    def status(self) -> int:
        return STATUS.get(self.reason, 409)


def refusing(error: BadSetup) -> Message:
    """What is said about a choice that a game refuses: in every language where a person could have made it."""
    return error.message or Message("server-bad-setup", {"sentence": str(error)})
