"""Running a study: which units it takes, given to workers, going on where it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

import numpy as np

from labtable.bots.distinct import FEWEST, distinct_rows
from labtable.studies.measures import COUNTED, DEALT
from labtable.studies.plan import BadStudy, Case, StudyPlan
from labtable.studies.store import StudyFolder
from labtable.studies.unit import Arrays, Unit
from labtable.studies.workers import UnitWorkers, WorkerLost

Tell: TypeAlias = Callable[[int, int, str], None]  # hears games done, in all, and what is being done

SIZES = {"random": 20_000, "greedy": 1_000}  # games of a unit
SMALL = 10  # of players who are asked one decision at a time
TRIES = 3  # times that workers may be lost without a unit finished in between
FIRST_LOOK = 8  # a study with a width looks at its interval after 1/128, 1/64 … of its games


def size_of(study: StudyPlan, case: Case) -> int:
    """Games of one unit: the same whatever the machine, so that the numbers are too."""
    largest = SIZES.get(case.line_up[0], SMALL) if case.compiled else SMALL * len(case.line_up)
    return max(1, min(largest, -(-study.games // 8)))


def units_of(study: StudyPlan, case: Case, games: int) -> list[Unit]:
    size = size_of(study, case)
    return [Unit(case.number, first, min(size, games - first)) for first in range(0, games, size)]


def without_units(study: StudyPlan, case: Case) -> list[Unit]:
    """The first games of the case once more for each component, with one seat that does without it."""
    if not case.compiled or not study.without:
        return []
    count = min(study.without, study.games)
    return [
        Unit(case.number, 0, count, denied)
        for denied, name in enumerate(study.game_of(case).USES)
        if not name.endswith((DEALT, COUNTED))
    ]


def rounds(study: StudyPlan) -> Iterator[int]:
    """How many games of each case are played before it is asked whether they are enough."""
    if not study.width:
        yield study.games
        return
    look = max(study.games >> FIRST_LOOK, 1)
    while look < study.games:
        yield look
        look *= 2
    yield study.games


def run(
    study: StudyPlan,
    store: StudyFolder,
    workers: UnitWorkers,
    tell: Tell = lambda done, total, what: None,
) -> dict[int, list[Unit]]:
    """Play what is not played yet; the units of each case, in order."""
    units: dict[int, list[Unit]] = {}
    for games in rounds(study):
        games = min(study.games, -(-games // whole_units(study)) * whole_units(study))
        units = {case.number: units_of(study, case, games) for case in study.cases}
        finish(study, store, [unit for some in units.values() for unit in some], workers, tell)
        if study.width and all(known_well(study, store.merged(units[case.number])) for case in study.cases):
            break
    played = games_played(units)
    for case in study.cases:
        rest = [unit for unit in without_units(study, case) if unit.count <= played]
        finish(study, store, rest, workers, tell)
        units[case.number] += rest
    return units


def games_played(units: dict[int, list[Unit]]) -> int:
    """The games played of the case that has the fewest."""
    return min(sum(unit.count for unit in some) for some in units.values())


def whole_units(study: StudyPlan) -> int:
    """A number of games that every case can play in whole units."""
    return int(np.lcm.reduce([size_of(study, case) for case in study.cases]))


def known_well(study: StudyPlan, seen: Arrays) -> bool:
    """Is every share of wins known well, by the distinct games alone?"""
    share = seen["share"][distinct_rows(seen["digest"])]
    return len(share) >= FEWEST and bool((1.96 * share.std(axis=0) / np.sqrt(len(share)) <= study.width).all())


def warm_up(study: StudyPlan, units: list[Unit], workers: UnitWorkers, tell: Tell) -> None:
    """Compile once what the workers of these units will find."""
    cases = [study.cases[unit.case] for unit in units]
    for case in {(case.version.name, case.line_up): case for case in cases}.values():
        tell(0, 0, f"Compiling {study.game}, {case.version.name}, {' and '.join(case.line_up)}")
        workers.warm_up(study, Unit(case.number, 0, len(case.line_up)))


def finish(study: StudyPlan, store: StudyFolder, units: list[Unit], workers: UnitWorkers, tell: Tell) -> None:
    """Play those that have no file yet."""
    total, waiting = sum(unit.count for unit in units), [unit for unit in units if not store.has(unit)]
    done, lost = total - sum(unit.count for unit in waiting), 0
    warm_up(study, waiting, workers, tell)
    tell(done, total, "Playing")
    while waiting:
        before = len(waiting)
        try:
            for unit in workers.play(study, store, waiting):
                done += unit.count
                tell(done, total, "Playing")
        except WorkerLost:
            tell(done, total, "A worker was lost; others go on")
        waiting = [unit for unit in waiting if not store.has(unit)]
        lost = lost + 1 if len(waiting) == before else 0
        if lost == TRIES:
            raise BadStudy(
                "Workers are lost again and again, perhaps for lack of memory: try fewer with --jobs. What "
                "was finished is kept."
            )
