"""The class of a link: opened by the teacher's first launch, joined by those of pupils."""

from __future__ import annotations

import contextlib
import secrets
from typing import Any, cast, get_args

import msgspec

from labtable.core.game.contract import Message
from labtable.core.game.registry import game as find_game
from labtable.server.classroom import commands, door, names
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.record import ClassRecord, PlatformLink
from labtable.server.http.context import Server
from labtable.server.lti.launch import Launched
from labtable.server.lti.memory import Memory
from labtable.server.protocol import class_requests, class_types
from labtable.server.protocol.rejections import Rejection

USUAL = 3  # players at a table, where the game can be played so
LONGEST_NAME, LONGEST_TITLE = 24, 40  # letters


async def class_for(server: Server, memory: Memory, launch: Launched, holder: str, network: str) -> LiveClass:
    """The class that a link leads to, with this session in it as what the platform says it is."""
    live = await _live(server, memory, launch)
    if live is None:
        live = await _opened(server, memory, launch, holder, network)

    def arrive(record: ClassRecord, now: int) -> None:
        record.link = PlatformLink(launch.issuer, launch.client, launch.scores or getattr(record.link, "scores", ""))
        if launch.teaches:
            commands.take_over(record, 0, holder)
        else:
            come(record, launch, holder, now)

    change = server.classes.change(live, holder, f"launch-{secrets.token_hex(8)}", arrive)
    await server.hub.through(change)
    live.homes.add(network)
    return live


async def _live(server: Server, memory: Memory, launch: Launched) -> LiveClass | None:
    number = await memory.class_of(launch.key)
    return None if number is None else await server.classes.load(number)


async def _opened(server: Server, memory: Memory, launch: Launched, holder: str, network: str) -> LiveClass:
    if not launch.teaches:
        raise Rejection("not-now", Message("server-class-not-open"))
    server.limits.make(server.limits.classes, holder, network)
    made, _ = await server.classes.make(holder, new_class(server, launch), network)
    if await memory.keep(launch.key, made.record.id):
        return made
    await server.classes.delete(made)  # another teacher of the course was quicker
    live = await _live(server, memory, launch)
    if live is None:
        raise Rejection("unavailable")
    return live


def new_class(server: Server, launch: Launched) -> class_requests.NewClass:
    """A class as the custom parameters of the link say, or else a usual one; the teacher can change all of it there."""
    wanted: dict[str, Any] = {name: value for name, value in launch.custom.items() if value}
    wanted.setdefault("game", next(iter(server.warmup.progress)))
    if "players" not in wanted and wanted["game"] in server.warmup.progress:
        seats = find_game(wanted["game"]).meta.players
        wanted["players"] = USUAL if USUAL in seats else seats[-1]
    language = _language(launch)
    told = {
        "title": launch.title[:LONGEST_TITLE],
        "teacher": launch.given[:LONGEST_TITLE],
        "language": language or "en",
    }
    try:
        return msgspec.convert({**wanted, **told}, class_requests.NewClass, strict=False)
    except msgspec.ValidationError:
        raise Rejection("bad-setup") from None


def come(record: ClassRecord, launch: Launched, holder: str, now: int) -> None:
    """Seat a pupil whom the platform knows: on the card they had before, or on a new one. No door holds them up."""
    account = launch.user
    if account in record.banned or holder in record.banned:
        raise Rejection("not-now", Message("server-removed-from-class"))
    known = next((card for card in record.cards if account and card.account == account), None)
    if known is not None:
        commands.take_over(record, known.number, holder)
    elif not record.is_teacher(holder) and record.card_of(holder) is None:
        waiting = record.waiter_of(holder)
        record.line = [one for one in record.line if one is not waiting]
        card = door.seat(record, waiting or door.newcomer(record, holder, now, _language(launch)))
        card.account = account
        card.name = _name(record, launch, card.number) or card.name


def _language(launch: Launched) -> class_types.Language | None:
    spoken = launch.language in get_args(class_types.Language)
    return cast(class_types.Language, launch.language) if spoken else None


def _name(record: ClassRecord, launch: Launched, number: int) -> str | None:
    """The pupil's own name, told from others of the class by as little as can be; None where the school wants none."""
    given = launch.given[: LONGEST_NAME - 3]
    tries = [given, f"{given} {launch.family[:1]}.", *(f"{given} {count}" for count in range(2, 60))]
    for name in tries if given else []:
        with contextlib.suppress(Rejection):
            return names.given(record, name, number)
    return None
