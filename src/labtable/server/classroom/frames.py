"""A class as its reader may know it. A pupil is told of the own card and group, and of what all should see."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import msgspec

from labtable.core.game.contract import Message
from labtable.server.classroom import steps, wall
from labtable.server.classroom.record import Card, ClassRecord, StoredPoll, Waiter
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import class_types, class_view, question_wire, wire

HOUR = 3_600_000  # milliseconds


@dataclass(frozen=True)
class PollPosition:
    """The position that a poll asks about, as the player to move sees it."""

    poll: int
    asks: Message  # as others are told
    moment: msgspec.Raw
    chairs: tuple[wire.Chair, ...]


@dataclass(frozen=True)
class Around:
    """What is true of a class but is not stored."""

    present: set[str | None]
    tables: dict[str, LiveTable]
    question: PollPosition | None
    now: int
    join: str


def classroom(record: ClassRecord, role: class_types.Role, holder: str, around: Around) -> class_view.Classroom:
    if role == "waiting":
        return at_the_door(record, holder, around)
    teaches = role == "teacher"
    me = None if teaches else record.card_of(holder)
    me_group = None if me is None else me.group
    over = {code for code, table in around.tables.items() if table.table.phase == "over"}
    cards = record.cards if me is None else [card for card in record.cards if card is me or near(card, me)]
    return class_view.Classroom(
        id=record.id,
        code=record.code,
        join=around.join,
        role=role,
        title=record.title,
        teacher=record.teacher,
        phase=record.phase,
        round=record.round,
        game=record.game,
        players=record.players,
        level=record.level,
        options=record.options,
        same_deal=record.same_deal,
        clock=None if record.clock is None else record.clock.sent(),
        names=record.names,
        approve_names=record.approve_names,
        language=record.language,
        door=record.door,
        waiting=tuple(waiting(one, around) for one in record.line if teaches),
        unpicked=tuple(record.unpicked()) if me is None or me.name is None else (),
        hours=round((record.expires_at - record.created_at) / HOUR),
        expires_at=record.expires_at,
        me=None if me is None else me.number,
        pupils=tuple(pupil(card, around, tells=teaches or card is me) for card in cards),
        groups=groups(record, me),
        frozen=record.frozen,
        spotlight=record.spotlight,
        poll=poll(record, me, around),
        plan=record.plan if teaches else None,
        step=steps.shown(record, me, over),
        progress=steps.progress(record, over) if teaches else (),
        home=record.code + me.code if me is not None and me.code and record.homework else "",
        wall=tuple(
            wall.summary(record, desk, around.tables[desk.code], around.now, around.present)
            for desk in record.desks_now()
            if desk.code in around.tables and (teaches or (record.phase == "results" and desk.group == me_group))
        ),
    )


def at_the_door(record: ClassRecord, holder: str, around: Around) -> class_view.Classroom:
    """What somebody is told who waits: which class that is, and the own name; nothing of who and what is in it."""
    return class_view.Classroom(
        id=record.id,
        code=record.code,
        join=around.join,
        role="waiting",
        title=record.title,
        teacher=record.teacher,
        phase="gathering",
        round=1,
        game=record.game,
        players=record.players,
        level=record.level,
        options={},
        same_deal=False,
        clock=None,
        names=record.names,
        approve_names=record.approve_names,
        language=record.language,
        door=record.door,
        waiting=tuple(waiting(one, around) for one in record.line if one.holder == holder),
        unpicked=(),
        hours=round((record.expires_at - record.created_at) / HOUR),
        expires_at=record.expires_at,
        me=None,
        pupils=(),
        groups=(),
        frozen=None,
        spotlight=None,
        poll=None,
        plan=None,
        step=None,
        progress=(),
        home="",
        wall=(),
    )


def waiting(waiter: Waiter, around: Around) -> class_view.Waiting:
    return class_view.Waiting(waiter.number, waiter.name, waiter.face, waiter.holder in around.present, waiter.since)


def near(card: Card, me: Card) -> bool:
    return me.group is not None and card.group == me.group


def pupil(card: Card, around: Around, *, tells: bool) -> class_view.Pupil:
    present = any(holder in around.present for holder in card.holders)
    wanted = card.wanted if tells else ""
    return class_view.Pupil(
        card.number, card.name or "", card.face, present, card.hand, card.group, card.name is not None, wanted
    )


def groups(record: ClassRecord, me: Card | None) -> tuple[class_view.Group, ...]:
    shown = []
    for number in record.group_numbers():
        if me is None or me.group == number:
            members = tuple(card.number for card in record.members(number))
            desk = next((desk for desk in record.desks_now() if desk.group == number), None)
            seats = (
                ()
                if desk is None
                else tuple(-1 if (seat := desk.seat_of(member)) is None else seat for member in members)
            )
            shown.append(class_view.Group(number, members, None if desk is None else desk.code, seats))
    return tuple(shown)


def poll(record: ClassRecord, me: Card | None, around: Around) -> question_wire.Poll | None:
    asked, question = record.poll, around.question
    if asked is None or (asked.table and (question is None or question.poll != asked.number)):
        return None
    question = question if asked.table else None
    return question_wire.Poll(
        id=asked.number,
        table=asked.table,
        seat=asked.seat,
        since=asked.since,
        asks=None if question is None else question.asks,
        moment=None if question is None else question.moment,
        chairs=() if question is None else question.chairs,
        text=asked.text,
        answers=tuple(asked.choices),
        open=asked.open,
        mine=None if me is None else asked.answers.get(me.number),
        answered=len(asked.answers),
        asked=len(record.cards),
        counts=() if asked.open else counts(asked),
        advice=None if asked.open else asked.advice,
        right=None if asked.open else asked.right,
        why="" if asked.open else asked.why,
    )


def counts(asked: StoredPoll) -> tuple[question_wire.PollCount, ...]:
    """The answers, the most frequent first."""
    return tuple(
        question_wire.PollCount(action, count) for action, count in Counter(asked.answers.values()).most_common()
    )
