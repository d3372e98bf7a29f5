"""`labtable study --suggest`: searches the numbers that a designer allows to change for components that meet an aim."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from labtable.core.game.changed_box import changed_box
from labtable.core.game.component_changes import Changes, ComponentChange
from labtable.core.game.component_rows import entry_of
from labtable.core.game.components import BadComponents, TomlTable, table_of
from labtable.core.game.registry import game as find_game
from labtable.core.whole_file import whole_file
from labtable.studies.measures import Measured
from labtable.studies.plan import BOX, BadStudy, Case, StudyPlan, Version
from labtable.studies.runner import Tell, run
from labtable.studies.store import StudyFolder
from labtable.studies.study import StudyResult, carry_out, figures
from labtable.studies.workers import UnitWorkers

AIMS = ("seats", "components", "length")
SUGGESTED = "suggested"
MOST_TRIES = 200


@dataclass(frozen=True)
class Tunable:
    """A number that may change, and the values that it may take."""

    path: tuple[str, ...]
    values: tuple[int, ...]
    printed: int  # in the box

    @property
    def name(self) -> str:
        return ".".join(self.path)


@dataclass(frozen=True)
class Wish:
    """What a designer wants."""

    aim: str
    band: float  # seats (by order of play): how far from a fair share; components: from the middle; length: decisions
    target: float  # of the length
    tries: int
    entries: tuple[Tunable, ...]

    def miss(self, cases: list[Measured]) -> float:
        """How far the worst figure lies outside the band; 0 where the aim is met."""
        return max(max(0.0, self._worst(one) - self.band) for one in cases)

    def _worst(self, one: Measured) -> float:
        if self.aim == "length":
            return abs(one.length.mean - self.target)
        if self.aim == "seats":
            fair = (1 - one.nobody.mean) / one.case.players
            return max(abs(share.mean - fair) for share in one.order)
        known = [part.worth for part in one.components]
        means = [figure.mean for figure in known if figure.count >= 30]
        return float(np.abs(np.array(means) - np.median(means)).max()) if means else 0.0


def read(path: Path, study: StudyPlan) -> Wish:
    """The table [suggest] of a study's file."""
    try:
        table = table_of(path)
        if not table.has("suggest"):
            raise table.mistake("expected a table [suggest] with an aim and the entries that may change")
        wish = table["suggest"]
        wish.only("aim", "band", "target", "tries", "change")
        aim = AIMS[wish.choice("aim", AIMS)]
        if aim == "seats" and find_game(study.game).meta.cooperative:
            raise wish.mistake("expected another aim: in a cooperative game no seat wins alone", "aim")
        entries = tuple(_entry(row, study) for row in wish.rows("change"))
        if not entries:
            raise wish.mistake("expected one entry at least", "change")
        target = wish.number("target", 1, 10**6) if aim == "length" else 0
        return Wish(aim, _share(wish, "band"), target, wish.number("tries", 1, MOST_TRIES, 12), entries)
    except BadComponents as error:
        raise BadStudy(str(error)) from None


def _share(table: TomlTable, key: str) -> float:
    found = table.value(key, "a number")
    if isinstance(found, bool) or not isinstance(found, int | float) or found < 0:
        raise table.mistake(f"expected a number from 0 on, found {found!r}", key)
    return float(found)


def _entry(row: TomlTable, study: StudyPlan) -> Tunable:
    row.only("entry", "from", "to", "step")
    path = tuple(row.text("entry").split("."))
    low, high = row.number("from", -999, 999), row.number("to", -999, 999)
    printed = entry_of(study.game, path)
    if type(printed) is not int:
        raise row.mistake(
            f"expected the way to a whole number of the components, such as limits.take; "
            f"{'.'.join(path)} is {printed!r}",
            "entry",
        )
    if low > high:
        raise row.mistake(f"expected a number from {low} on, found {high}", "to")
    return Tunable(path, tuple(range(low, high + 1, row.number("step", 1, 999, 1))), printed)


@dataclass(frozen=True)
class Try:
    """Values that were tried, and how far they missed the aim."""

    values: tuple[int, ...]
    miss: float


def suggest(
    study: StudyPlan,
    wish: Wish,
    folder: Path,
    workers: UnitWorkers,
    tell: Tell = lambda *told: None,
) -> tuple[Try, Try, Path, StudyResult]:
    """Walk from the box to better neighbours on the same deals; the box, the best, its file, and both in a report."""
    tried: dict[tuple[int, ...], Try] = {}

    def attempt(values: tuple[int, ...]) -> Try:
        if values not in tried:
            tell(
                len(tried),
                wish.tries,
                "Trying "
                + ", ".join(f"{entry.name} {value}" for entry, value in zip(wish.entries, values, strict=True)),
            )
            tried[values] = Try(values, _miss(study, wish, values, folder, workers))
        return tried[values]

    box = best = attempt(tuple(entry.printed for entry in wish.entries))
    better = True
    while better and best.miss > 0 and len(tried) < wish.tries:
        better = False
        for neighbour in _neighbours(wish, best.values):
            if len(tried) >= wish.tries and neighbour not in tried:
                break
            found = attempt(neighbour)
            if found.miss < best.miss:
                best, better = found, True
    path = folder / "suggested.toml"
    try:
        with whole_file(path) as file:
            file.write(_file(study, wish, best).encode())
    except OSError as error:
        raise BadStudy(f"{path} cannot be written: {error.strerror}. The games are kept.") from None
    versions = [Version(BOX, Changes(), {}), Version(SUGGESTED, _changes(study, wish, best.values), {})]
    return box, best, path, carry_out(_with(study, versions), folder / "both", workers, tell)


def _neighbours(wish: Wish, values: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One entry changed, to the next larger or smaller value that it may take."""
    found = []
    for place, entry in enumerate(wish.entries):
        larger = [value for value in entry.values if value > values[place]]
        smaller = [value for value in entry.values if value < values[place]]
        found += [(*values[:place], value, *values[place + 1 :]) for value in (*larger[:1], *smaller[-1:])]
    return found


def _changes(study: StudyPlan, wish: Wish, values: tuple[int, ...]) -> Changes:
    return Changes(
        tuple(
            ComponentChange(entry.path, entry.printed, value)
            for entry, value in zip(wish.entries, values, strict=True)
            if value != entry.printed
        )
    )


def _with(study: StudyPlan, versions: list[Version]) -> StudyPlan:
    plain = [case for case in study.cases if case.version == study.cases[0].version]
    cases = [
        Case(number * len(versions) + place, number, case.players, case.line_up, case.options, version)
        for number, case in enumerate(plain)
        for place, version in enumerate(versions)
    ]
    return replace(study, cases=tuple(cases))


def _miss(study: StudyPlan, wish: Wish, values: tuple[int, ...], folder: Path, workers: UnitWorkers) -> float:
    """Components that the game refuses miss by more than any others."""
    changes = _changes(study, wish, values)
    try:
        find_game(study.game, changes)
    except BadComponents:
        return float("inf")
    mine = _with(study, [Version(SUGGESTED if changes else BOX, changes, {})])
    store = StudyFolder(folder / "tries" / ("-".join(str(value) for value in values)), mine)
    cases, _, _ = figures(mine, store, run(mine, store, workers))
    return wish.miss(cases)


def _file(study: StudyPlan, wish: Wish, best: Try) -> str:
    """The suggestion as a file of components: the tables that differ, in TOML."""
    box = changed_box(study.game, Changes()).data
    lines = [
        f'game = "{study.game}"',
        f"# Found by `labtable study --suggest`, aim: {wish.aim}; it is missed by {best.miss:.4f}.",
    ]
    for entry, value in zip(wish.entries, best.values, strict=True):
        if value != entry.printed:
            lines += _written(box, entry.path, value)
    return "\n".join(lines) + "\n"


def _written(box: Any, path: tuple[str, ...], value: int) -> list[str]:
    """A header and a line; a row of a list is named by its number or id."""
    header: list[str] = []
    for place, key in enumerate(path[:-1]):
        inner = box[key] if isinstance(box, dict) else None
        if isinstance(inner, list):
            named = next(name for name in ("number", "id", "symbol", "game", "column") if name in inner[0])
            row = next(row for row in inner if str(row[named]) == path[place + 1])
            name, told = f"{named} = {msgspec.json.encode(row[named]).decode()}", f"{path[-1]} = {value}"
            if not header:
                return [f"[[{key}]]", name, told]
            return [f"[{'.'.join(header)}]", f"{key} = [{{ {name}, {told} }}]"]
        header.append(key)
        box = inner
    return [f"[{'.'.join(header)}]", f"{path[-1]} = {value}"]
