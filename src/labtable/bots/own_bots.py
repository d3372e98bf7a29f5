"""Bots of others: a class with a method `choose`, in a file (`mine.py:Careful`) or announced by an installed package
(the entry point group `labtable.bots`). Levels of Labtable never come from here.

Their code runs with the rights of whoever names it. What it is told is what a seat may know, and no more.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple

from labtable.bots.question import Question
from labtable.core.errors import BadSetup
from labtable.core.record.records import Action

GROUP = "labtable.bots"  # of entry points
GIVEN = "LABTABLE_BOTS"  # the variable that tells a server's processes which bots of others it seats
SECONDS = 1.0  # for a decision, where nobody says
FILE = re.compile(r"(?P<path>.+\.py):(?P<name>[^:@]+)")
SHORT = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,23}")  # a name that a server can show
MILLISECONDS = re.compile(r"(\d{1,7})ms")


class OutOfTime(Exception):
    """A bot took longer than it was given."""


class OwnBot:
    """A bot of somebody else at one seat of one match: made anew for it, asked within its time."""

    def __init__(self, made: Any, seconds: float, limit: float) -> None:
        self.made, self.seconds, self.limit, self._thinking = made, seconds, limit, False

    def __call__(self, question: Question) -> Action:
        if self._thinking:
            raise OutOfTime  # still at an earlier decision
        self._thinking = True
        try:
            return checked(self.made.choose(replace(question, seconds=self.seconds)))
        finally:
            self._thinking = False


def checked(action: Any) -> Action:
    """An action as a plain number, whatever kind of whole number a bot answers with."""
    if isinstance(action, bool) or not hasattr(action, "__index__"):
        raise TypeError(f"choose() answered {action!r}, which is no number of an action")
    return int(action.__index__())


class OwnName(NamedTuple):
    """A bot of somebody else as a person writes it: `mine.py:Careful@200ms`, or `careful` by its entry point."""

    place: str  # path.py:Class, or the name of an entry point
    seconds: float

    @property
    def limit(self) -> float:
        """Seconds after which nobody waits any more: twice the time that it was told and a second, because a machine
        may be busy with something else."""
        return 2 * self.seconds + 1

    @property
    def file(self) -> re.Match[str] | None:
        return FILE.fullmatch(self.place)

    @staticmethod
    def read(words: str) -> OwnName | None:
        """What is written, where it names a bot of somebody else that is there."""
        place, *budget = given().get(words, words).split("@")
        if not FILE.fullmatch(place) and place not in announced():
            return None
        if not budget:
            return OwnName(place, SECONDS)
        time = MILLISECONDS.fullmatch(budget[0])
        if len(budget) > 1 or time is None or int(time[1]) == 0:
            raise BadSetup(f"The time of a bot of your own is written in milliseconds, {place}@200ms, not {words!r}.")
        return OwnName(place, int(time[1]) / 1000)

    def bot(self) -> OwnBot:
        """The bot, made for one seat."""
        found = class_of(self.place)
        try:
            return OwnBot(found(), self.seconds, self.limit)
        except (Exception, SystemExit) as error:
            raise BadSetup(f"{self.place} cannot be made: {type(error).__name__}: {error}.") from error


@cache
def announced() -> dict[str, Any]:
    """The bots that installed packages announce, by name."""
    return {one.name: one for one in entry_points(group=GROUP)}


@cache
def class_of(place: str, method: str = "choose", given: str = "question") -> type:
    """The class with this method at a place; one sentence where there is none."""
    file = FILE.fullmatch(place)
    try:
        found = announced()[place].load() if file is None else _in_file(Path(file["path"]), file["name"])
    except BadSetup:
        raise
    except (Exception, SystemExit) as error:
        raise BadSetup(f"{place} cannot be read: {type(error).__name__}: {error}.") from error
    if not (isinstance(found, type) and callable(getattr(found, method, None))):
        raise BadSetup(f"{place} is no class with a method {method}(self, {given}).")
    return found


def _in_file(path: Path, name: str) -> Any:
    if not path.is_file():
        raise BadSetup(f"There is no file {path}; a bot of your own is written path.py:Class.")
    module_name = f"labtable_bot_{sha256(str(path.resolve()).encode()).hexdigest()[:16]}"
    if module_name not in sys.modules:
        spec = spec_from_file_location(module_name, path)
        assert spec is not None and spec.loader is not None
        module = module_from_spec(spec)
        sys.modules[module_name] = module  # where dataclasses look for a class's module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[module_name]
            raise
    found = getattr(sys.modules[module_name], name, None)
    if found is None:
        raise BadSetup(f"There is no {name} in {path}.")
    return found


# At a server ------------------------------------------------------------------------------------------------------


def seat_at_server(places: Iterable[str], ours: Iterable[str]) -> None:
    """Let this process and those that it starts seat these bots, each under a short name of its own."""
    named: dict[str, str] = {}
    for place in places:
        read = OwnName.read(place)
        if read is None:
            raise BadSetup(f"There is no bot {place!r}; name a file and a class, path.py:Class, or an entry point.")
        read.bot()
        short = read.file["name"] if read.file else read.place
        if not SHORT.fullmatch(short) or short in ours or short in named:
            raise BadSetup(
                f"A server cannot seat {place} as {short!r}: the name has at most 24 letters, digits, - and _, begins "
                "with a letter, and is no other bot's."
            )
        where = f"{Path(read.file['path']).resolve()}:{short}" if read.file else read.place
        named[short] = f"{where}@{int(1000 * read.seconds)}ms"
    os.environ[GIVEN] = "\n".join(f"{short}={place}" for short, place in named.items())


def given() -> dict[str, str]:
    """The bots that this server seats: short names, and what they stand for."""
    lines = os.environ.get(GIVEN, "").splitlines()
    return dict(line.split("=", 1) for line in lines if "=" in line)
