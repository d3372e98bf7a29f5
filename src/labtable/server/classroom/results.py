"""The end of a round: all tables side by side, and where groups with the same deal went different ways."""

from __future__ import annotations

import asyncio
from collections import defaultdict

import msgspec

from labtable.core.game.contract import Message
from labtable.core.match.match import Match
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.pupil_results import in_force, pupils_of, questions_of
from labtable.server.classroom.record import ClassRecord, Desk
from labtable.server.live.hub import Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.protocol import class_results
from labtable.server.table import events, frames
from labtable.server.table.table import GameTable

PARTINGS = 12  # that are told
encode = msgspec.json.Encoder(order="deterministic").encode


async def results_of(hub: Hub, live: LiveClass, number: int) -> class_results.ClassResults:
    """A round of the class: this one, or one before, whose tables are read again."""
    found = [(desk, await hub.load(desk.code)) for desk in live.record.desks if desk.round == number]
    played = [
        (desk, table, table.table.match.fork())
        for desk, table in found
        if table is not None and table.table.match is not None
    ]
    return await asyncio.to_thread(gathered, live.record, number, played)


async def all_results(hub: Hub, live: LiveClass) -> list[class_results.ClassResults]:
    return [await results_of(hub, live, number) for number in rounds_of(live.record)]


def rounds_of(record: ClassRecord) -> list[int]:
    """The rounds that have begun, also with a question before the first game."""
    asked = [*record.asked, *([] if record.poll is None else [record.poll])]
    return sorted({desk.round for desk in record.desks} | {poll.round for poll in asked})


def gathered(
    record: ClassRecord, number: int, played: list[tuple[Desk, LiveTable, Match]]
) -> class_results.ClassResults:
    tables = tuple(result(desk, table, match) for desk, table, match in played)
    game = played[0][1].table.made.game if played else record.game
    same = len(played) > 1 and len({table.table.made.secret for _, table, _ in played}) == 1
    parted = partings([(desk.group, match) for desk, _, match in played]) if same else ()
    known = {desk.code: (desk.group, match) for desk, _, match in played}
    questions = questions_of(record, number, known)
    pupils = pupils_of(record, [(desk, table.table, match) for desk, table, match in played], questions)
    return class_results.ClassResults(number, tuple(rounds_of(record)), game, same, tables, pupils, questions, parted)


def result(desk: Desk, live: LiveTable, match: Match) -> class_results.TableResult:
    table = live.table
    minutes = (last_decision(table) - table.created_at) / 60_000
    return class_results.TableResult(
        desk.group,
        desk.code,
        tuple(chair.nickname if chair.kind == "human" else None for chair in table.chairs),
        match.over,
        frames.outcome(match),
        frames.chart(match),
        sum(1 for entry in match.entries if entry.action >= 0),
        round(minutes, 1),
    )


def last_decision(table: GameTable) -> int:
    played = (row.at for row in reversed(table.rows) if isinstance(row.change, events.Played | events.Dealt))
    return next(played, table.created_at)


def partings(matches: list[tuple[int, Match]]) -> tuple[class_results.Parting, ...]:
    """Where groups that had decided everything alike decided differently, the earliest first. Decisions that were taken
    back count for nothing."""
    kept = {group: in_force(match) for group, match in matches}
    known = dict(matches)
    found: list[class_results.Parting] = []
    together = [sorted(kept)]
    depth = 0
    while together and len(found) < PARTINGS:
        following: list[list[int]] = []
        for groups in together:
            ways: dict[tuple[int, int], list[int]] = defaultdict(list)
            for group in groups:
                if depth < len(kept[group]):
                    ways[kept[group][depth][1:]].append(group)
            if len(ways) > 1:
                found.append(parting(known, kept, groups, ways, depth))
            following += [way for way in ways.values() if len(way) > 1]
        together, depth = following, depth + 1
    return tuple(found[:PARTINGS])


def parting(
    known: dict[int, Match],
    kept: dict[int, list[tuple[int, int, int]]],
    groups: list[int],
    ways: dict[tuple[int, int], list[int]],
    depth: int,
) -> class_results.Parting:
    some = next(iter(ways.values()))[0]
    chosen = sorted(ways.items(), key=lambda item: -len(item[1]))
    told = said_of(known, kept, chosen, depth)
    choices = tuple(
        class_results.PartingChoice(tuple(way), message) for (_, way), message in zip(chosen, told, strict=True)
    )
    at, seat, _ = kept[some][depth]
    return class_results.Parting(depth, some, at, seat, tuple(groups), choices)


def said_of(
    known: dict[int, Match],
    kept: dict[int, list[tuple[int, int, int]]],
    chosen: list[tuple[tuple[int, int], list[int]]],
    depth: int,
) -> list[Message]:
    """What each choice was, for readers who did not make it: how it is told, and where that does not tell them apart,
    how it was offered."""
    first = [(known[way[0]], kept[way[0]][depth][0], actor, action) for (actor, action), way in chosen]
    told = [match.happened(position + 1, actor)[:1] for match, position, actor, _ in first]
    if all(told) and len({encode(messages) for messages in told}) == len(told):
        return [message for (message,) in told]
    return [match.fork(position).describe(action, actor) for match, position, actor, action in first]
