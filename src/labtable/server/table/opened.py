"""A saved game that somebody opens: its file checked as a stranger's, and the table that it becomes."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from labtable.bots import NAMES
from labtable.core.errors import BadMove, BadSave, BadSetup
from labtable.core.game.contract import Game, Message
from labtable.core.match.match import Match
from labtable.core.match.save_file import FORMAT, SHARED, UNSEALED, Saved
from labtable.core.match.seals import checksum_of, seal_of
from labtable.core.record.records import OVER
from labtable.server.protocol import rest_wire
from labtable.server.protocol.rejections import Rejection, refusing
from labtable.server.table import commands, events, nicknames

FORMATS = (SHARED, FORMAT, UNSEALED)
LEVEL = re.compile(r"(\w+) \d+|.*\((\w+)\)")  # in names of bots, as a server and the terminal write them
UNREADABLE = (msgspec.MsgspecError, RecursionError, UnicodeError)


class _Beginning(msgspec.Struct):
    """What tells a file of another release from one that is none."""

    format: str


def read(text: str) -> Saved | Message:
    """The match of a file that is whole, or what is wrong with it. Nothing of it was played yet."""
    try:
        saved = msgspec.json.decode(text, type=Saved)
    except UNREADABLE:
        return Message("server-file-newer" if _is_newer(text) else "server-file-unreadable")
    if saved.format not in FORMATS:
        return Message("server-file-newer" if _is_newer(text) else "server-file-unreadable")
    if saved.format != UNSEALED and (saved.checksum != checksum_of(saved) or saved.seal != seal_of(saved)):
        return Message("server-file-changed")
    return saved


def _is_newer(text: str) -> bool:
    try:
        written = msgspec.json.decode(text, type=_Beginning).format
    except UNREADABLE:
        return False
    return written.startswith("labtable match ") and written not in FORMATS


def why_not_here(saved: Saved, game: Game) -> Message | None:
    """Why a game cannot be played again here: other cards, or other rules."""
    if list(saved.components) != list(game.changes.plain):
        return Message("server-file-components", {"game": game.meta.title})
    if saved.rules_version != game.meta.rules_version:
        return Message("server-file-rules", {"game": game.meta.title})
    return None


def played_again(saved: Saved) -> Match | Message:
    """The match of a file, dealt and with every move played by the rules; or what is wrong with it."""
    if len(saved.names) not in (0, saved.players):  # a match of a program may have none
        return Message("server-file-changed")
    try:
        return Match.restore(saved, "the file")
    except BadMove as error:
        return Message("server-file-bad-move", {"number": error.number})
    except BadSetup as error:
        return refusing(error)
    except BadSave:
        return Message("server-file-changed")


def told(match: Match) -> rest_wire.OpenedFile:
    names = match.names or [str(seat + 1) for seat in range(match.players)]
    return rest_wire.OpenedFile(
        match.game.name,
        tuple(names),
        tuple([level_of(name) for name in names]),
        len(match.decisions()),
        None if match.to_move == OVER else match.to_move,
    )


def level_of(name: str) -> str | None:
    """The level of the bot that has this name."""
    found = LEVEL.fullmatch(name)
    level = found and (found[1] or found[2])
    return level if level in NAMES else None


def made(saved: Saved, found: rest_wire.OpenedFile, wanted: rest_wire.OpenFile, holder: str) -> events.Made:
    """The table of a game that was played again."""
    goes_on = bool(wanted.chairs) or found.to_move is not None
    chairs = _chairs(found, wanted, holder) if goes_on else _who_sat(found, holder)
    return events.Made(
        saved.game,
        saved.options,
        events.StoredSettings(),
        chairs,
        holder,
        saved.secret,
        begins=saved.entries,
        redealt=saved.redealt,
        shares=saved.shares or [],
        opened=events.Opened(None if saved.branch is msgspec.UNSET else saved.branch),
    )


def _chairs(found: rest_wire.OpenedFile, wanted: rest_wire.OpenFile, holder: str) -> list[events.StoredChair]:
    """Who sits at a table of a file. The file tells its owner every hidden card, so nobody else can sit down."""
    kinds = [chair.kind for chair in wanted.chairs]
    if len(kinds) != len(found.names) or "me" not in kinds or "open" in kinds:
        raise Rejection("bad-setup", Message("server-file-chairs"))
    chairs = list(wanted.chairs)
    taken = [chair.nickname for chair in chairs]
    for seat, chair in enumerate(chairs):
        if chair.kind == "me" and chair.nickname is None:
            taken[seat] = shown_name(found.names[seat], seat, taken)
            chairs[seat] = rest_wire.NewChair("me", nickname=taken[seat])
    return commands.new_chairs(chairs, holder, found.game)


def _who_sat(found: rest_wire.OpenedFile, holder: str) -> list[events.StoredChair]:
    """The chairs of a finished game. Its first person's is the one of whoever opens it."""
    first = found.levels.index(None) if None in found.levels else 0
    chairs: list[events.StoredChair] = []
    for seat, (name, level) in enumerate(zip(found.names, found.levels, strict=True)):
        name = shown_name(name, seat, [chair.nickname for chair in chairs])
        if level is not None and seat != first:
            chairs.append(events.StoredChair("bot", name, level))
        else:
            chairs.append(events.StoredChair("human", name, None, [holder] if seat == first else []))
    return chairs


def shown_name(name: str, seat: int, others: Sequence[str | None]) -> str:
    """A name of a file as everybody may see it. Where nobody may be called so, the number of the seat stands for it."""
    try:
        return nicknames.clean(name, others)
    except Rejection:
        return str(seat + 1)
