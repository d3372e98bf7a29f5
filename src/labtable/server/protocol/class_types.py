"""What all messages between a class and its server are made of: codes, names, phases, roles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from labtable.server.protocol.wire import Nickname

FACES = 24  # pictures for a name card, by number
PUPILS = 60  # in a class
Pupils = Annotated[int, Meta(ge=1, le=100_000)]  # the number of a name card
Waiters = Annotated[tuple[Pupils, ...], Meta(min_length=1, max_length=PUPILS)]
Groups = Annotated[int, Meta(ge=1, le=99)]
Face = Annotated[int, Meta(ge=0, lt=FACES)]
Line = Annotated[str, Meta(max_length=40)]
Code = Annotated[str, Meta(max_length=32)]
Thing = Annotated[str, Meta(max_length=80, pattern=r"^[A-Za-z0-9*/_-]+$")]
Listed = Annotated[tuple[Nickname, ...], Meta(max_length=PUPILS)]
Names = Literal["generated", "list", "free"]
Language = Literal["en", "fr", "es"]
ClassPhase = Literal["gathering", "playing", "results"]
Flag = Literal["help", "stuck", "absent", "waiting", "finished"]
Role = Literal["teacher", "pupil", "waiting"]
Hours = Annotated[int, Meta(ge=1, le=360)]  # homework may be due in two weeks, and is looked at for a day
Door = Literal["open", "line", "cards"]  # who comes in: all with the code, whom the teacher lets in, entry cards alone
ENTRY_CARDS = 120  # of a class; some are lost
