"""Reviews that were made, and those that were begun, kept by the content of their game: the next one goes on there."""

from __future__ import annotations

import hashlib
from contextlib import suppress
from functools import cache
from pathlib import Path

import msgspec

from labtable.bots.nets import files
from labtable.coach.hindsight import Known
from labtable.coach.par import Par
from labtable.coach.weigh import Weighed
from labtable.core.compiler.rule import PACKAGE, cache_root, source_hash
from labtable.core.match.match import Match
from labtable.core.match.shares import luck_of
from labtable.core.whole_file import whole_file

MOST = 400  # reviews that are kept; the oldest go


@cache
def method_of(name: str) -> str:
    """A name for all that a review of this game rests on: its rules, its net, the search and the coach."""
    digest = hashlib.sha256(source_hash(f"games/{name}+bots/search").encode())
    path = files.FOLDER / f"{name}{files.ENDING}"
    for source in [*sorted((PACKAGE / "coach").glob("*.*")), *([path] if path.exists() else [])]:
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def content_of(match: Match) -> str:
    """A name for what happened: who decided what in which deal. Nicknames and times do not matter."""
    words = repr(
        (
            match.game.name,
            match.players,
            sorted(match.options.items()),
            luck_of(match.secret, match.shares),
            [(step.seat, step.action, step.version) for _, step in match.decisions()],
        )
    )
    return hashlib.sha256(words.encode()).hexdigest()


class Pages(msgspec.Struct):
    """What was weighed, by version: every decision on the highest rung of the judge that it has reached, and what
    others knew about a team's; which decisions were chosen for a longer look; and par."""

    weighed: dict[int, Weighed] = {}
    known: dict[int, Known] = {}
    chosen: dict[int, list[int]] = {}  # by rung: the numbers of the decisions, chosen once
    par: Par | None = None  # of a team's deal


class ReviewFile:
    """The place of one game's judgements. Nothing is kept where `folder` is None."""

    def __init__(self, match: Match, folder: Path | None) -> None:
        self.content = content_of(match)
        self.path = folder / f"{self.content[:32]}-{method_of(match.game.name)}.json" if folder else None

    def read(self) -> Pages:
        """What was weighed before; a damaged file is as good as none."""
        if self.path is None:
            return Pages()
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Pages)
        except (OSError, msgspec.MsgspecError):
            return Pages()

    def write(self, pages: Pages) -> None:
        """All or nothing. Where it cannot be written the next review begins anew."""
        if self.path is None:
            return
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with whole_file(self.path, together=True) as file:
                file.write(msgspec.json.encode(pages))
            for old in sorted(self.path.parent.iterdir(), key=lambda path: path.stat().st_mtime)[:-MOST]:
                old.unlink()


def usual_folder() -> Path:
    return cache_root() / "reviews"
