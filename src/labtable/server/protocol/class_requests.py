"""Making a class, joining it, and keys for other devices: what travels by REST."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from labtable.core.game.contract import Message
from labtable.server.protocol.class_types import PUPILS, Code, Door, Hours, Language, Line, Listed, Names, Pupils, Role
from labtable.server.protocol.wire import Clock, Strict, Struct


class NewClass(Strict):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)]
    level: str = "greedy"  # of the bots that fill gaps
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    same_deal: bool = False
    clock: Clock | None = None
    names: Names = "generated"
    listed: Listed = ()
    approve_names: bool = False  # a typed name is shown when the teacher has approved it
    language: Language = "en"  # of generated names
    hours: Hours = 24  # until everything is deleted
    door: Door = "open"
    pupils: Annotated[int, Meta(ge=0, le=PUPILS)] = 0  # so many come in at once; 0: nobody says
    title: Line = ""
    teacher: Line = ""


class ClassMade(Struct):
    id: str
    code: str
    link: str  # for the teacher
    join: str  # for pupils; /api/classes/ID/qr.svg shows it
    key: str  # opens the teacher's desk on any device; it is told here alone


class JoinClass(Strict):
    code: Code  # of the class; with that of an entry card after it, twelve characters
    language: Language | None = None  # of the generated name; left out: the class's


class Joined(Struct):
    id: str
    role: Role


class CardKey(Strict):
    """A key for another device: of one's own card, or (teacher) of a pupil's."""

    pupil: Pupils | None = None


class RecoveryKey(Struct):
    """Opens the teacher's desk on any device by `POST /api/takeover`, as often as needed, until the class ends."""

    key: str


class PrintedCard(Struct):
    """An entry card, for the teacher to print."""

    code: str  # of the class and of the card: twelve characters
    link: str
    name: str | None  # of the teacher's list
    used: bool


NO_CLASS = Message("server-no-such-class")
