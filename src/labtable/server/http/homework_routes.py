"""REST of homework: a pupil's own by the code of a card, with no account and no cookie; the teacher's book of it."""

from __future__ import annotations

import asyncio
import re
from typing import Annotated

from msgspec import Meta
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from labtable.core.game.contract import Message
from labtable.server.base import codes
from labtable.server.base.fair_queue import Busy
from labtable.server.classroom import homework, steps
from labtable.server.classroom.homework_check import HomeworkResult, checked
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.positions import answered, shown
from labtable.server.classroom.record import Card, ClassRecord
from labtable.server.http.classroom_routes import Number, class_for, class_of_teacher, home_link
from labtable.server.http.context import holder, may_replay, server_of, visitor
from labtable.server.http.limits import CLASS_MISS
from labtable.server.http.responses import answer, read_body
from labtable.server.http.router import Router
from labtable.server.protocol import homework_wire as wire
from labtable.server.protocol import position_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.workers.workers import Overrun

homework_routes = Router()
CardCode = Annotated[str, Meta(max_length=32)]


async def card_of(connection: HTTPConnection, typed: str) -> tuple[LiveClass, Card]:
    """The class and the pupil of a code card. Whoever guesses is as slow as with the code of a class."""
    server, who = server_of(connection), visitor(connection)
    if not server.limits.may_search(who.holder, who.network):
        raise Rejection("too-fast")
    code = codes.read_code(typed, codes.ENTRY_CARD) or ""
    live = await server.classes.find(code[: codes.CLASS_CODE]) if code else None
    card = None if live is None else homework.holder_of(live.record, code[codes.CLASS_CODE :])
    if live is None or card is None or not live.record.homework:
        server.limits.missed(who.holder, who.network, CLASS_MISS)
        raise Rejection("not-found", Message("server-no-such-homework"))
    return live, card


def told(connection: HTTPConnection, record: ClassRecord, card: Card) -> wire.OwnHomework:
    code = record.code + card.code
    return wire.OwnHomework(
        code,
        card.name or "",
        record.title,
        record.teacher,
        home_link(connection, code),
        server_of(connection).config.site,
        tuple(homework.task(one) for one in record.homework),
        homework.done_by(record, card),
    )


@homework_routes.get("/api/homework/{card}", wire.OwnHomework)
async def own(request: Request, card: CardCode) -> Response:
    """The homework of the pupil who has this code card, and what was handed in of it."""
    live, pupil = await card_of(request, card)
    return answer(told(request, live.record, pupil))


@homework_routes.post("/api/homework/{card}", wire.OwnHomework, wire.HandIn)
async def hand_in(request: Request, card: CardCode) -> Response:
    """Hand in what was done: its moves are dealt and played again. The same `id` counts once."""
    holder(request)
    given = await read_body(request, wire.HandIn)
    live, pupil = await card_of(request, card)
    server, who, number, code = server_of(request), visitor(request), pupil.number, pupil.code
    if not live.record.did(author := f"homework {number}", given.id):
        task = homework.task_of(live.record, given.task)
        if given.name not in task.names:
            raise Rejection("not-found", Message("server-no-such-homework"))
        may_replay(server, who)
        if task.position is not None:
            line = [action for _, action in given.moves]
            played = HomeworkResult(said=tuple(await asyncio.to_thread(answered, task.game, task.position, line)))
        else:
            played = await replayed(request, task.kind, task.game, given.name, task.players, task.deal, given.moves)
        await server.hub.through(
            server.classes.change(
                live, author, given.id, lambda record, now: homework.hand_in(record, code, given, played, now)
            )
        )
    now = live.record.card(number)
    if now is None:
        raise Rejection("not-found", Message("server-no-such-homework"))
    return answer(told(request, live.record, now))


@homework_routes.get("/api/homework/{card}/position/{task}", position_wire.AskedPosition)
async def position_of_homework(request: Request, card: CardCode, task: wire.TaskNumber, line: str = "") -> Response:
    """A position that is homework, after the decisions of an answer so far: their numbers, with commas between."""
    live, pupil = await card_of(request, card)
    found = homework.task_of(live.record, task)
    if found.position is None:
        raise Rejection("not-found", Message("server-no-such-homework"))
    handed = homework.handed_by(pupil, found)
    may_replay(server_of(request), visitor(request))
    given = () if handed is None else handed.said
    return answer(await asyncio.to_thread(shown, found.game, found.position, found.text, read_line(line), given))


@homework_routes.get("/api/classes/{number}/position", position_wire.AskedPosition)
async def position_of_step(request: Request, number: Number, line: str = "") -> Response:
    """The position that the present step of the lesson asks about, after the decisions of an answer so far."""
    live, _ = await class_for(request, number)
    step, taken = steps.position_step(live.record), steps.taken_now(live.record)
    if step is None or step.position is None or taken is None:
        raise Rejection("not-now")
    me = live.record.card_of(visitor(request).holder)
    may_replay(server_of(request), visitor(request))
    given = () if me is None else taken.answers.get(me.number, ())
    return answer(await asyncio.to_thread(shown, step.game or "", step.position, step.goal, read_line(line), given))


def read_line(typed: str) -> list[int]:
    """Numbers with commas between; what is none, or is too long, is refused."""
    parts = typed.split(",") if typed else []
    if len(parts) > position_wire.LONGEST or not all(re.fullmatch("[0-9]{1,7}", part) for part in parts):
        raise Rejection("bad-request")
    return [int(part) for part in parts]


async def replayed(request: Request, *task: object) -> HomeworkResult:
    server = server_of(request)
    try:
        played: HomeworkResult | None = await server.workers.at_desk(checked, *task, asker=visitor(request).asker)
    except (Busy, Overrun):
        raise Rejection("unavailable", Message("server-too-busy")) from None
    if played is None:
        raise Rejection("illegal", Message("server-homework-not-done"))
    return played


@homework_routes.get("/api/classes/{number}/homework", wire.HomeworkBook)
async def book(request: Request, number: Number) -> Response:
    """All homework of the class, and what each pupil handed in."""
    record = (await class_of_teacher(request, number)).record
    pupils = tuple(
        wire.HomeworkPupil(
            card.number,
            card.name or "",
            record.code + card.code if card.code else "",
            home_link(request, record.code + card.code) if card.code else "",
            homework.done_by(record, card),
        )
        for card in record.cards
    )
    return answer(wire.HomeworkBook(tuple(homework.task(one) for one in record.homework), pupils))
