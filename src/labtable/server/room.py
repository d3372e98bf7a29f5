"""What the tables of a class know of it: who teaches, whether all are frozen, and what may be watched."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from labtable.core.contract import Message
from labtable.server import wire
from labtable.server.rejections import Rejected

HOST = "class"  # host of every table of a class: no session has that name, so nobody is
PLAY = (wire.Act, wire.TakeBack, wire.OfferRewind, wire.AnswerRewind)
OPEN = (*PLAY, wire.Leave, wire.Back)  # what a pupil can do at a table; everything else is for the teacher to arrange


@dataclass
class Room:
    """One for all tables of a class; it is changed in place."""

    id: str
    teachers: frozenset[str] = frozenset()
    pupils: frozenset[str] = frozenset()
    frozen_at: int | None = None
    watched: str | None = None         # the table in the spotlight: all pupils may look
    sealed: frozenset[str] = frozenset()  # tables that keep the deal to themselves: others still play it

    def permits(self, command: Any) -> None:
        """Reject what is not done at the table of a class, and everything while all are frozen."""
        if not isinstance(command, OPEN):
            raise Rejected("not-now", Message("server-in-class"))
        if self.frozen_at is not None and isinstance(command, PLAY):
            raise Rejected("frozen")
