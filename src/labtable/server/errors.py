"""A request that is refused: a code for programs, a message for people."""
from __future__ import annotations

from labtable.core.contract import Message
from labtable.core.errors import LabtableError
from labtable.server.wire import Code, Reason

STATUS: dict[str, int] = {
    "bad-request": 400, "not-your-seat": 403, "not-host": 403, "forbidden": 403, "no-session": 403, "not-found": 404,
    "too-large": 413, "bad-setup": 422, "too-fast": 429, "unavailable": 503,
}


class Refusal(LabtableError):
    """Nothing changed. `reason` is the rule that an illegal action breaks."""

    def __init__(self, code: Code, message: Message | None = None, reason: Reason | None = None) -> None:
        super().__init__(code)
        self.code: Code = code
        self.message = message or Message(f"server-{code}")
        self.reason = reason

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 409)
