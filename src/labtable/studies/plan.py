"""A study as it is written down: which game, which players, what varies, how many games. Every mistake has its line."""

from __future__ import annotations

import hashlib
import runpy
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from labtable.bots.levels import bot
from labtable.core.errors import BadSetup, LabtableError
from labtable.core.game.component_changes import Changes
from labtable.core.game.components import BadComponents, TomlTable, table_of
from labtable.core.game.contract import Game
from labtable.core.game.registry import changes_of, names
from labtable.core.game.registry import game as find_game

KEYS = (
    "title",
    "question",
    "game",
    "players",
    "bots",
    "games",
    "width",
    "seed",
    "opening",
    "without",
    "options",
    "versions",
    "suggest",
)
MOST_GAMES = 10**9
MOST_CASES = 200
COMPILED = ("random", "greedy")  # these players live inside compiled loops
MOST_OPENING = 100
FORMAT = 2  # of what is kept of a game: another one is another study
BOX = "as in the box"


class BadStudy(LabtableError):
    """A study that cannot be run; the message names file, line and what was expected."""


@dataclass(frozen=True)
class Version:
    """A game as it is compared: its components and options."""

    name: str
    changes: Changes
    options: dict[str, Any]


@dataclass(frozen=True)
class Case:
    """One kind of table. Cases of one `group` differ in their version alone and play the same deals."""

    number: int
    group: int
    players: int
    line_up: tuple[str, ...]  # the bots; they move on by one seat with every game of a deal
    options: dict[str, Any]
    version: Version

    @property
    def name(self) -> str:
        options = "".join(f", {key} {value}" for key, value in self.options.items())
        return f"{self.players} players, {' and '.join(self.line_up)}{options}"

    @property
    def compiled(self) -> bool:
        return len(self.line_up) == 1 and self.line_up[0] in COMPILED


@dataclass(frozen=True)
class StudyPlan:
    """All that a study's file says."""

    title: str
    question: str
    game: str
    games: int  # of each case; with `width` the most
    width: float  # stop when every seat's share of wins is known this well: half of its interval; 0: never
    seed: int
    opening: int  # decisions at the start of every game that are drawn by lot, the same for all versions of a deal
    without: int  # games for each component that one seat does without; 0: not asked
    cases: tuple[Case, ...]

    def game_of(self, case: Case) -> Game:
        return find_game(self.game, case.version.changes)

    @property
    def digest(self) -> str:
        """A name for what is played: the same name, the same numbers. The title is no part of it."""
        told = [(case.players, case.line_up, case.options, case.version.changes.plain) for case in self.cases]
        return hashlib.sha256(msgspec.json.encode([FORMAT, self.game, self.seed, self.opening, told])).hexdigest()[:16]


def read(path: Path, components: Path | None = None) -> StudyPlan:
    """The study of a TOML file, or of a Python file that leaves a dictionary STUDY of the same keys.

    `components` are those of every version that names none.
    """
    if path.suffix == ".py":
        return _read(_table_of_python(path), path, components)
    try:
        return _read(table_of(path), path, components)
    except BadComponents as error:
        raise BadStudy(str(error)) from None


def _table_of_python(path: Path) -> TomlTable:
    try:
        told = runpy.run_path(str(path)).get("STUDY")
    except Exception as error:
        raise BadStudy(f"{path} does not run: {type(error).__name__}: {error}.") from None
    if not isinstance(told, dict):
        raise BadStudy(f"{path}: expected a dictionary STUDY.")
    return TomlTable({(): (path.name, 1)}, (), told, "", "")


def _read(table: TomlTable, path: Path, components: Path | None) -> StudyPlan:
    try:
        table.only(*KEYS)
        name = names()[table.choice("game", names())]
        players = _players(table, find_game(name))
        line_ups, versions = _line_ups(table), _versions(table, name, path.parent, components)
        grid = _grid(table)
        combined = list(product(players, line_ups, grid))
        if len(combined) * len(versions) > MOST_CASES:
            raise table.mistake(f"expected at most {MOST_CASES} cases, found {len(combined) * len(versions)}")
        cases = [
            Case(number * len(versions) + place, number, seats, line_up, {**options, **version.options}, version)
            for number, (seats, line_up, options) in enumerate(combined)
            for place, version in enumerate(versions)
        ]
        for case in cases:
            _check(table, name, case)
        return StudyPlan(
            table.text("title") if table.has("title") else path.stem,
            table.text("question") if table.has("question") else "",
            name,
            table.number("games", 1, MOST_GAMES, 1000),
            _width(table),
            table.number("seed", 0, 2**31 - 1, 1),
            table.number("opening", 0, MOST_OPENING, 0),
            table.number("without", 0, 10**7, 0),
            tuple(cases),
        )
    except BadComponents as error:
        raise BadStudy(str(error)) from None


def _check(table: TomlTable, name: str, case: Case) -> None:
    try:
        find_game(name, case.version.changes).options(case.players, case.options)
    except BadSetup as error:
        raise table.mistake(f"expected options of the game: {_clause(error)}", "options") from None


def _clause(error: BadSetup) -> str:
    """The sentence of an error, to go on within another one."""
    return str(error).removesuffix(".")


def _players(table: TomlTable, game: Game) -> list[int]:
    if not table.has("players"):
        return [3 if 3 in game.meta.players else game.meta.players[0]]
    low, high = game.meta.players[0], game.meta.players[-1]
    if isinstance(table.get("players"), list):
        return table.numbers("players", low, high, rising=True) or _missing(table, "players")
    return [table.number("players", low, high)]


def _missing(table: TomlTable, key: str) -> Any:
    raise table.mistake("expected one at least", key)


def _line_ups(table: TomlTable) -> list[tuple[str, ...]]:
    """`bots = "researcher"`, or a list of tables, each of one bot or of several: `["greedy", "greedy,random"]`."""
    given = table.get("bots", "random")
    found = table.texts("bots") if isinstance(given, list) else [table.text("bots") if table.has("bots") else "random"]
    line_ups = [tuple(word.strip() for word in words.split(",")) for words in found]
    for name in {name for line_up in line_ups for name in line_up}:
        try:
            bot(name)
        except BadSetup as error:
            raise table.mistake(f"expected bots: {_clause(error)}", "bots") from None
        if name == "laureate" or name.endswith("ms"):
            raise table.mistake(
                f"expected a budget in iterations, such as laureate@500, found {name!r}: "
                "what the clock decides is not the same twice",
                "bots",
            )
    return line_ups


def _grid(table: TomlTable) -> list[dict[str, Any]]:
    """An option with a list of values takes each of them in turn."""
    if not table.has("options"):
        return [{}]
    options = table["options"].data
    lists = [
        value if isinstance(value, list) and value and not isinstance(value[0], int) else [value]
        for value in options.values()
    ]
    return [dict(zip(options, values, strict=True)) for values in product(*lists)]


def _width(table: TomlTable) -> float:
    found = table.get("width", 0)
    if isinstance(found, bool) or not isinstance(found, int | float) or not 0 <= found < 1:
        raise table.mistake(f"expected a share from 0 to 1, such as 0.01, found {found!r}", "width")
    return float(found)


def _versions(table: TomlTable, game: str, folder: Path, components: Path | None) -> list[Version]:
    plain = changes_of(game, components) if components else Changes()
    find_game(game, plain)  # refuses what the game cannot be played with
    if not table.has("versions"):
        return [Version(components.name if components else BOX, plain, {})]
    found = []
    for row in table.rows("versions"):
        row.only("name", "components", "options")
        file = row.text("components") if row.has("components") else ""
        changes = changes_of(game, folder / file) if file else plain
        find_game(game, changes)
        options = dict(row["options"].data) if row.has("options") else {}
        found.append(Version(row.text("name"), changes, options))
    if not found or len({version.name for version in found}) != len(found):
        raise table.mistake("expected versions, each with a name of its own", "versions")
    return found
