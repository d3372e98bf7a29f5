"""What the tables of a class know of it: who teaches, whether all rest, and what may be watched."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from labtable.core.game.contract import Message
from labtable.server.protocol.rejections import Rejection

HOST = "class"  # host of every table of a class: no session has that name, so nobody is
InClass = Literal["never", "always", "in play"]  # when a command is done at the table of a class


@dataclass
class Room:
    """One for all tables of a class; it is changed in place."""

    id: str
    teachers: frozenset[str] = frozenset()
    pupils: frozenset[str] = frozenset()
    frozen_at: int | None = None  # since when nobody plays: eyes are on the teacher, or the class is asked
    watched: str | None = None  # the table in the spotlight: all pupils may look
    playing: frozenset[str] = frozenset()  # tables of the round that is played
    sealed: frozenset[str] = frozenset()  # tables that keep the deal to themselves: others still play it

    def permits(self, in_class: InClass, code: str) -> None:
        """Reject what is not done at the table of a class, and every move while all are frozen or the round is over."""
        if in_class == "never":
            raise Rejection("not-now", Message("server-in-class"))
        if self.frozen_at is not None and in_class == "in play":
            raise Rejection("frozen")
        if code not in self.playing and in_class == "in play":
            raise Rejection("not-now", Message("server-round-over"))
