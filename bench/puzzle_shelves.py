"""The shelves of puzzles in the package: searched on many cores, then chosen.

    python bench/puzzle_shelves.py mine scientia found/scientia.json --jobs 3 --minutes 8
    python bench/puzzle_shelves.py choose found/*.json --count 40      # into the package; files of one game together
    python bench/puzzle_shelves.py retell [scientia]                   # when the sentences or the judge have changed
    python bench/puzzle_shelves.py recheck [scientia] --jobs 2         # remove what does not hold in other worlds

Grades are mixed as far as there are puzzles of each; the widest gaps are taken first.
"""

from __future__ import annotations

import argparse
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat, zip_longest
from pathlib import Path

from msgspec.structs import replace

from labtable.bots import ask_once
from labtable.cli.play import options_of
from labtable.coach.hints import judge_of
from labtable.coach.judge import HINT
from labtable.core.game.registry import game as find_game
from labtable.core.game.registry import names
from labtable.puzzles import shelves
from labtable.puzzles.batch_miner import mine
from labtable.puzzles.miner import table_of
from labtable.puzzles.recheck import checked
from labtable.puzzles.types import Puzzle, Shelf
from labtable.puzzles.wording import is_explained, retold

FIRST = 1000  # seed


def search(name: str, path: Path, first: int, jobs: int, minutes: float, wanted: int, variant: list[str]) -> None:
    game, began = find_game(name), time.monotonic()
    game.engine.warm_up(lambda *_: None)
    for level in ("researcher", "laureate"):
        ask_once(level, game, table_of(game, 0))
    print(f"{name}: compiled after {time.monotonic() - began:.0f} s", flush=True)
    shelf = mine(
        game,
        path,
        wanted,
        first,
        jobs,
        lambda puzzles, deals: print(
            f"{name}: {puzzles} puzzles, {deals} deals, {time.monotonic() - began:.0f} s", flush=True
        ),
        max(1.0, 60 * minutes - (time.monotonic() - began)),
        options_of(game, variant),
    )
    print(f"{name}: done, {len(shelf.puzzles)} puzzles", flush=True)


def chosen(shelf: Shelf, count: int) -> Shelf:
    """Some of each grade, the widest gaps first, easy ones at the beginning of the shelf; none that teaches nothing,
    and none twice."""
    told = [one for one in shelves.distinct(sorted(shelf.puzzles, key=_narrow)) if is_explained(one)]
    grades = [sorted((one for one in told if one.grade == grade), key=_narrow) for grade in (1, 2, 3)]
    mixed = [one for row in zip_longest(*grades) for one in row if one is not None]
    taken = sorted(mixed[:count], key=lambda one: (one.grade, _narrow(one)))
    return replace(shelf, puzzles=tuple(taken))


def _narrow(puzzle: Puzzle) -> float:
    return -min(step.proof.gap for step in puzzle.steps)


def retell(wanted: list[str]) -> None:
    """The shelves of the package in the words of this release, without the puzzles that a hint would deny, that show
    their player what another one shows, or of whose wrong answers one has no reason."""
    for name in wanted or names():
        shelf = shelves.shelf_of(name)
        said = [retold(one, shelves.opened(one)) for one in shelf.puzzles if is_told_by_hints(one)]
        kept = [one for one in shelves.distinct(said) if is_explained(one)]
        shelves.write(replace(shelf, puzzles=tuple(kept)), shelves.path_of(name))
        print(f"{name}: {len(kept)} of {len(shelf.puzzles)} puzzles", flush=True)


def recheck(wanted: list[str], jobs: int) -> None:
    """The shelves of the package without the puzzles that fail their proof in worlds that were not dealt before."""
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for name in wanted or names():
            shelf, kept = shelves.shelf_of(name), []
            pool.submit(ready, name).result()
            numbers = range(len(shelf.puzzles))
            for puzzle, sentence in zip(shelf.puzzles, pool.map(denied, repeat(name), numbers), strict=True):
                print(f"{name} {puzzle.name}: {sentence or 'holds'}", flush=True)
                if sentence is None:
                    kept.append(puzzle)
            shelves.write(replace(shelf, puzzles=tuple(kept)), shelves.path_of(name))
            print(f"{name}: {len(kept)} of {len(shelf.puzzles)} puzzles", flush=True)


def ready(name: str) -> None:
    """Compile a game in one process, for all."""
    find_game(name).engine.warm_up(lambda *_: None)
    ask_once("laureate", find_game(name), table_of(find_game(name), 0))


def denied(name: str, number: int) -> str | None:
    """In a process of its own: the first decision of a puzzle that fails its proof, in words; None where all hold."""
    return next((found.sentence for found in checked(shelves.shelf_of(name).puzzles[number]) if not found.holds), None)


def is_told_by_hints(puzzle: Puzzle) -> bool:
    """Is every answer what a hint calls best, or too close to tell from it?"""
    match = shelves.opened(puzzle)
    for step in puzzle.steps:
        if step.answer not in judge_of(match.game, match.players).judge(match.state, HINT).hinted:
            return False
        match.play(step.answer)
    return True


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    what = arguments.add_subparsers(dest="what", required=True)
    mining = what.add_parser("mine")
    mining.add_argument("game")
    mining.add_argument("file", type=Path)
    mining.add_argument("--jobs", type=int, default=2)
    mining.add_argument("--minutes", type=float, default=8.0)
    mining.add_argument("--first", type=int, default=FIRST, help="the first deal; another one finds other puzzles")
    mining.add_argument("--wanted", type=int, default=120)
    mining.add_argument("--option", action="append", default=[], help="a variant, such as target=vanillin")
    choosing = what.add_parser("choose")
    choosing.add_argument("files", type=Path, nargs="+")
    choosing.add_argument("--count", type=int, default=40)
    for word in ("retell", "recheck"):
        what.add_parser(word).add_argument("games", nargs="*")
    what.choices["recheck"].add_argument("--jobs", type=int, default=1)
    given = arguments.parse_args()
    if given.what == "mine":
        search(given.game, given.file, given.first, given.jobs, given.minutes, given.wanted, given.option)
        return
    if given.what == "retell":
        retell(given.games)
        return
    if given.what == "recheck":
        recheck(given.games, given.jobs)
        return
    for name in dict.fromkeys(path.stem for path in given.files):
        game = find_game(name)
        found = [shelves.read(path, game) for path in given.files if path.stem == name]
        all_of_them = {one.name: one for shelf in found for one in shelf.puzzles}
        searched = tuple(sorted({seed for shelf in found for seed in shelf.searched}))
        shelf = chosen(replace(found[0], searched=searched, puzzles=tuple(all_of_them.values())), given.count)
        shelves.write(shelf, shelves.path_of(name))
        print(
            f"{name}: {len(shelf.puzzles)} puzzles, grades "
            f"{[sum(one.grade == grade for one in shelf.puzzles) for grade in (1, 2, 3)]}"
        )


if __name__ == "__main__":
    main()
