"""The wall: every table of the class in a few words, with what a teacher should look at."""

from __future__ import annotations

from collections.abc import Set

from labtable.core.game.contract import Message
from labtable.core.record.records import OVER, SPECTATOR
from labtable.server.classroom.record import ClassRecord, Desk
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import class_types, class_view
from labtable.server.table.table import GameTable

WAITING = 45_000  # milliseconds after which the others are seen to wait for one
STUCK = 150_000  # milliseconds without a decision after which a table counts as stuck


def summary(
    record: ClassRecord, desk: Desk, live: LiveTable, now: int, present: Set[str | None]
) -> class_view.WallTable:
    """A table in a few words, for the teacher. Nobody is slow who is not here: that table has somebody absent."""
    table, match = live.table, live.table.match
    since, mover = table.turn_began or table.created_at, OVER if match is None else match.to_move
    now = now if table.frozen_at is None else table.frozen_at
    flags: list[class_types.Flag] = []
    waiting_for = None
    if table.phase == "over":
        flags.append("finished")
    elif match is not None and record.phase == "playing":
        chair = table.chairs[mover]
        here = chair.kind == "human" and not present.isdisjoint(chair.holders)
        if any(present.isdisjoint(card.holders) for card in record.members(desk.group)):
            flags.append("absent")
        if now - since >= STUCK and (here or chair.plays_itself):
            flags.append("stuck")
        if now - since >= WAITING and here and not chair.covered:
            flags.append("waiting")
            waiting_for = chair.nickname
    if record.phase == "playing" and any(card.hand is not None for card in record.members(desk.group)):
        flags.insert(0, "help")
    return class_view.WallTable(
        group=desk.group,
        code=desk.code,
        version=table.version,
        position=table.position,
        phase=table.phase,
        to_move=mover,
        since=since,
        scores=() if match is None else tuple(row.score for row in match.standings()),
        names=tuple(chair.nickname if chair.kind == "human" else None for chair in table.chairs),
        flags=tuple(flags),
        waiting_for=waiting_for,
        covered=tuple(seat for seat, chair in enumerate(table.chairs) if chair.covered),
        said=last_sentence(table),
    )


def last_sentence(table: GameTable) -> Message | None:
    """What the log says last, as anybody may know it."""
    match = table.match
    if match is None:
        return None
    for position in range(match.version, -1, -1):
        if said := match.happened(position, SPECTATOR):
            return said[-1]
        if match.version - position > 12:
            break
    return None


def flags_of(
    record: ClassRecord, tables: dict[str, LiveTable], now: int, present: Set[str | None]
) -> tuple[tuple[str, ...], ...]:
    """What time alone changes on the wall."""
    return tuple(
        summary(record, desk, tables[desk.code], now, present).flags
        for desk in record.desks_now()
        if desk.code in tables
    )
