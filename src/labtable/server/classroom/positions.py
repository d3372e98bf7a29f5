"""Positions that a teacher takes from a game of the class, to be answered by each pupil alone: as a step of a lesson
or as homework. Each is kept by itself and needs no table any more."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from labtable.core.errors import BadSave, BadSetup
from labtable.core.game.contract import Message
from labtable.core.game.loops import DREW
from labtable.core.game.registry import game, names
from labtable.core.match.log import Entries, Entry, states_of
from labtable.core.match.match import Match
from labtable.core.match.restore import follow
from labtable.core.match.save_file import Snapshot
from labtable.core.match.undo import REASONS
from labtable.server.classroom import homework, steps
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.record import ClassRecord
from labtable.server.live.hub import Hub
from labtable.server.protocol import position_wire as wire
from labtable.server.protocol.lesson_plan import KeptPosition
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import frames

DRAWN = REASONS[DREW]  # luck has spoken: a pupil who could take that back would know it beforehand
TOO_OLD = Message("server-position-too-old")
Change = Callable[[LiveClass, str, str, Callable[[ClassRecord, int], None]], Awaitable[None]]


class Positions:
    def __init__(self, hub: Hub, change: Change) -> None:
        self.hub, self.change = hub, change

    async def keep(self, live: LiveClass, holder: str, command: wire.KeepPosition) -> None:
        """Take a position of a table of the class, also of a round before."""
        table = await self.hub.load(command.table) if command.table in {one.code for one in live.record.desks} else None
        match = None if table is None else table.table.match
        if match is None:
            raise Rejection("not-found")
        position = match.version if command.position is None else command.position
        kept = await asyncio.to_thread(kept_position, match, position)
        name, text = match.game.name, " ".join(command.text.split())

        def noted(record: ClassRecord, now: int) -> None:
            if command.due is None:
                steps.add_position(record, name, kept, text)
            else:
                homework.set_position(record, name, kept, text, command.due, now)

        await self.change(live, holder, command.id, noted)

    async def answer(self, live: LiveClass, holder: str, command: wire.AnswerPosition) -> None:
        """A pupil's answer to the step that asks about a position."""
        step = steps.position_step(live.record)
        if step is None or live.record.step != command.step or step.position is None:
            raise Rejection("not-now")
        said = await asyncio.to_thread(answered, step.game or "", step.position, command.line)
        await self.change(
            live, holder, command.id, lambda record, now: steps.answer_position(record, holder, command.step, said, now)
        )


def kept_position(match: Match, position: int) -> KeptPosition:
    """A moment of a match by itself, with all dealt anew that its player could not know there."""
    try:
        there = match.fork(position)
    except BadSetup:
        raise Rejection("not-found") from None
    if there.over:
        raise Rejection("not-now")
    there.deal_anew(there.to_move)
    return KeptPosition(there.players, there.options, Snapshot.of(there.game, there.state))


def opened(name: str, kept: KeptPosition) -> Match:
    """The match that a position stands for. Anybody may have written its file: the rules get a sound record."""
    if name not in names():
        raise Rejection("not-found", Message("server-no-such-game"))
    played = game(name)
    try:
        record = kept.snapshot.record_for(played, "the position")
        secret = hashlib.sha256(kept.snapshot.record.encode()).digest()  # what can be taken back is answered alike
        match = Match(played, kept.players, options=kept.options, secret=secret)
        match.begin(states_of(played, record), Entries())
    except (BadSave, BadSetup):
        raise Rejection("unavailable", TOO_OLD) from None
    if match.over or not 0 <= match.to_move < match.players:
        raise Rejection("unavailable", TOO_OLD)
    return match


def played(match: Match, line: Sequence[int]) -> tuple[list[Message], bool]:
    """Play an answer: its decisions in words, and whether it is at its end."""
    seat, said, whole = match.to_move, [], False
    for action in line:
        if whole:
            raise Rejection("illegal")
        if not 0 <= action < match.game.NUM_ACTIONS or match.why_not(action, seat):
            raise Rejection("illegal")
        said.append(match.describe(action, seat))
        follow(match, Entry(seat, action, 0))
        whole = match.over or match.to_move != seat or match.why_no_undo(seat) == DRAWN
    return said, whole or len(said) == wire.LONGEST


def answered(name: str, kept: KeptPosition, line: Sequence[int]) -> list[Message]:
    return played(opened(name, kept), line)[0]


def shown(
    name: str, kept: KeptPosition, text: str, line: Sequence[int], given: Sequence[Message]
) -> wire.AskedPosition:
    """A position after the decisions of an answer, as its player sees it."""
    match = opened(name, kept)
    seat = match.to_move
    said, whole = played(match, line)
    moment = msgspec.structs.replace(frames.moment(match, seat), undo=frames.NOTHING_TO_UNDO)
    if whole:
        moment = msgspec.structs.replace(moment, legal=())
    return wire.AskedPosition(name, kept.players, kept.options, text, seat, moment, tuple(said), whole, tuple(given))
