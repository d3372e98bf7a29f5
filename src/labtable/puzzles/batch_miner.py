"""Many deals on several processes; what was found is written at once, and a second run goes on after it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from itertools import count, islice
from multiprocessing import get_context
from pathlib import Path

from labtable.core.game.contract import Game
from labtable.core.worker_process import ignore_interrupts
from labtable.puzzles import shelves
from labtable.puzzles.miner import mined
from labtable.puzzles.types import Puzzle, Shelf

Progress = Callable[[int, int], None]  # puzzles so far, deals so far
Ended = tuple[int, list[Puzzle]]  # a deal, and what was found in it
AHEAD = 2  # deals for each process that wait for it
GLANCE = 0.2  # seconds between two looks at the processes


def mine(
    game: Game,
    path: Path,
    wanted: int,
    first: int,
    jobs: int,
    progress: Progress,
    seconds: float = 0.0,
    options: Mapping[str, object] | None = None,
) -> Shelf:
    """Search deals from seed `first` on until the file has as many puzzles as `wanted`, or the time is up.

    Every deal that was searched is written at once: whoever stops loses only the deals in work.
    """
    shelf = shelves.read(path, game) if path.exists() else shelves.empty(game)
    until = time.monotonic() + seconds if seconds else float("inf")
    progress(len(shelf.puzzles), len(shelf.searched))
    if len(shelf.puzzles) >= wanted:
        return shelf
    for ended in _searched(game.name, options, first, set(shelf.searched), jobs):
        for seed, found in ended:
            shelf = Shelf(
                game=shelf.game,
                rules_version=shelf.rules_version,
                searched=(*shelf.searched, seed),
                puzzles=tuple(shelves.distinct((*shelf.puzzles, *found))),
            )
        if ended:
            shelves.write(shelf, path)
            progress(len(shelf.puzzles), len(shelf.searched))
        if len(shelf.puzzles) >= wanted or time.monotonic() > until:
            break
    return shelf


def _searched(
    name: str,
    options: Mapping[str, object] | None,
    first: int,
    done: set[int],
    jobs: int,
) -> Iterator[list[Ended]]:
    """The deals that ended since the last look; often none. Leaving early ends the processes."""
    seeds = (seed for seed in count(first) if seed not in done)
    if jobs == 1:
        for seed in seeds:
            yield [(seed, mined(name, seed, options))]
    with get_context("spawn").Pool(jobs, ignore_interrupts) as pool:
        waiting = {seed: pool.apply_async(mined, (name, seed, options)) for seed in islice(seeds, AHEAD * jobs)}
        while True:
            ended = [seed for seed, work in waiting.items() if work.ready()]
            waiting |= {seed: pool.apply_async(mined, (name, seed, options)) for seed in islice(seeds, len(ended))}
            yield [(seed, waiting.pop(seed).get()) for seed in ended]
            time.sleep(GLANCE)
