"""Is a page the same as the server? `python -m bench.anywhere_equality rules|positions [GAME …] [--count N]`.

`rules` plays matches of all variants and numbers of players by the native rules, and again in Node by the rules as
WebAssembly: every record, list of actions, observation, refusal and re-dealt world must agree. `positions` compares
what positions of matches tell (views, prompts, previews, log, lists) in CPython and in Chromium, byte for byte.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.anywhere.browser_page import positions_in, serving, write_folder
from tests.anywhere.compared_rules import compared, write_script
from tests.core.positions_told import positions
from tests.web.visitor import browser

from labtable.anywhere.files import make_rules
from labtable.core.game.registry import game, names

COUNT = {"rules": 2000, "positions": 200}  # matches, or positions, of each game
LONGEST = 3000  # decisions of a match that are compared; few are longer
STRETCH = 25  # positions of one match
WORLDS = 40  # that a preview asks: more than it asks first
PATIENCE = 600_000  # ms


def compare_rules(wanted: list[str], count: int, folder: Path) -> Iterator[tuple[str, int]]:
    script = folder / "rules.mjs"
    write_script(script)
    for name in wanted:
        make_rules(name, folder)
        yield name, compared(game(name), range(count), LONGEST, script, folder)


def compare_positions(wanted: list[str], count: int, folder: Path) -> Iterator[tuple[str, int]]:
    write_folder(folder, wanted)
    with serving(folder) as address, browser() as chromium:
        tab = chromium.new_page()
        tab.set_default_timeout(PATIENCE)
        tab.goto(address)
        for name in wanted:
            agreed = seed = 0
            while agreed < count:
                asked: tuple[Any, ...] = (name, seed, min(STRETCH, count - agreed), WORLDS)
                here = list(positions(*asked))
                differ = [
                    at
                    for at, both in enumerate(zip(here, *positions_in(tab, [asked]), strict=True))
                    if len(set(both)) > 1
                ]
                if differ:
                    raise SystemExit(f"{name}, seed {seed}: positions {differ} differ")
                agreed, seed = agreed + len(here), seed + 1
            yield name, agreed


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=COUNT)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--count", type=int)
    given = parser.parse_args()
    compare = compare_rules if given.what == "rules" else compare_positions
    with tempfile.TemporaryDirectory() as place:
        for name, agreed in compare(given.games or names(), given.count or COUNT[given.what], Path(place)):
            print(f"{name}: {agreed:,} positions agree", flush=True)


if __name__ == "__main__":
    main()
