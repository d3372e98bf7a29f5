"""Running a study: which units it takes, on all cores, going on where it was."""
from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

import numpy as np

from labtable.studies.plan import BadStudy, Case, Study
from labtable.studies.playing import Arrays, Unit, play
from labtable.studies.store import Store

SIZES = {"random": 20_000, "greedy": 1_000}  # games of a unit
SMALL = 10                                   # of players who are asked one decision at a time
TRIES = 3        # times that workers may be lost without a unit finished in between
FIRST_LOOK = 8   # a study with a width looks at its interval after 1/128, 1/64 … of its games


def size_of(study: Study, case: Case) -> int:
    """Games of one unit: the same whatever the machine, so that the numbers are too."""
    largest = SIZES.get(case.line_up[0], SMALL) if case.compiled else SMALL * len(case.line_up)
    return max(1, min(largest, -(-study.games // 8)))


def units_of(study: Study, case: Case, games: int) -> list[Unit]:
    size = size_of(study, case)
    return [Unit(case.number, first, min(size, games - first)) for first in range(0, games, size)]


def without_units(study: Study, case: Case) -> list[Unit]:
    """For each component the first games of the case once more, with one seat that does without it."""
    if not case.compiled or not study.without:
        return []
    count = min(study.without, study.games)
    return [Unit(case.number, 0, count, denied) for denied in range(len(study.game_of(case).USES))]


def rounds(study: Study) -> Iterator[int]:
    """How many games of each case are played before it is asked whether they are enough."""
    if not study.width:
        yield study.games
        return
    look = max(study.games >> FIRST_LOOK, 1)
    while look < study.games:
        yield look
        look *= 2
    yield study.games


def run(study: Study, store: Store, jobs: int, tell: Callable[[int, int, str], None] = lambda done, total, what: None,
        ) -> dict[int, list[Unit]]:
    """Play what is not played yet; the units of each case, in order. `tell` hears games done, in all, and what."""
    units: dict[int, list[Unit]] = {}
    for games in rounds(study):
        games = min(study.games, -(-games // len_of(study)) * len_of(study))
        units = {case.number: units_of(study, case, games) for case in study.cases}
        finish(study, store, [unit for some in units.values() for unit in some], jobs, tell)
        if study.width and all(known_well(study, store.merged(units[case.number])) for case in study.cases):
            break
    played = len_played(units)
    for case in study.cases:
        rest = [unit for unit in without_units(study, case) if unit.count <= played]
        finish(study, store, rest, jobs, tell)
        units[case.number] += rest
    return units


def len_played(units: dict[int, list[Unit]]) -> int:
    return min(sum(unit.count for unit in some) for some in units.values())


def len_of(study: Study) -> int:
    """A number of games that every case can play in whole units."""
    return int(np.lcm.reduce([size_of(study, case) for case in study.cases]))


def known_well(study: Study, seen: Arrays) -> bool:
    share = seen["share"]
    return bool((1.96 * share.std(axis=0) / np.sqrt(len(share)) <= study.width).all())


def warm_up(study: Study, units: list[Unit], tell: Callable[[int, int, str], None]) -> None:
    """Compile here, once, what the workers of these units will find."""
    cases = [study.cases[unit.case] for unit in units]
    for case in {(case.version.name, case.line_up): case for case in cases}.values():
        tell(0, 0, f"Compiling {study.game}, {case.version.name}, {' and '.join(case.line_up)}")
        play(study, Unit(case.number, 0, len(case.line_up)))


def finish(study: Study, store: Store, units: list[Unit], jobs: int, tell: Callable[[int, int, str], None]) -> None:
    """Play those that have no file yet."""
    total, waiting = sum(unit.count for unit in units), [unit for unit in units if not store.has(unit)]
    done, lost = total - sum(unit.count for unit in waiting), 0
    warm_up(study, waiting, tell)
    tell(done, total, "Playing")
    while waiting:
        before = len(waiting)
        try:
            for unit in _played(study, store, waiting, jobs):
                done += unit.count
                tell(done, total, "Playing")
        except BrokenProcessPool:
            tell(done, total, "A worker was lost; others go on")
        waiting = [unit for unit in waiting if not store.has(unit)]
        lost = lost + 1 if len(waiting) == before else 0
        if lost == TRIES:
            raise BadStudy("Workers are lost again and again, perhaps for want of memory: try fewer with --jobs. What "
                           "was finished is kept.")


def _played(study: Study, store: Store, units: list[Unit], jobs: int) -> Iterator[Unit]:
    """Units as they are finished."""
    if jobs == 1:
        for unit in units:
            yield work(study, store, unit)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _ignore_interrupts) as pool:
        try:
            left: set[Future[Unit]] = {pool.submit(work, study, store, unit) for unit in units}
            while left:
                ready, left = wait(left, return_when=FIRST_COMPLETED)
                for one in ready:
                    yield one.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def work(study: Study, store: Store, unit: Unit) -> Unit:
    """In a worker: play a unit and keep it."""
    store.write(unit, play(study, unit))
    return unit


def _ignore_interrupts() -> None:
    """Ctrl-C is the parent's to handle."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
