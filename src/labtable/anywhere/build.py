"""Writes the rules of games as WebAssembly: `LABTABLE_MODE=wasm python -m labtable.anywhere.build FOLDER [GAME …]`.

Of each game a module, GAME.wasm, and GAME.json: how the arguments and results of its functions are passed.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from random import Random

import msgspec

from labtable.bots.levels import Searcher
from labtable.bots.question import question_of
from labtable.bots.search_api import Budget
from labtable.coach.par import par
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.errors import LabtableError
from labtable.core.game.contract import Game
from labtable.core.game.registry import game
from labtable.core.homes import ours
from labtable.core.match.choices import chooses_openly, hides_nothing
from labtable.core.match.log import states_of
from labtable.core.match.match import Match, world_keys

DECISIONS = 6  # that are played, so that every loop is called that a table calls


def play_a_little(found: Game) -> None:
    """Call what a table calls, in plain Python: so it is noted, with the types of its arguments."""
    found.engine.warm_up()
    for players in {found.meta.players[0], found.meta.players[-1]}:
        match, luck = Match(found, players=players, seed=1), Random(1)
        for _ in range(DECISIONS):
            action, seat = luck.choice(match.legal()), match.to_move
            match.look()
            match.consequences(action, worlds=2)
            chooses_openly(found, states_of(found, match.state), seat, world_keys(match.commitment, 2))
            hides_nothing(found, states_of(found, match.state), seat, world_keys(match.commitment, 2))
            match.play(action)
            match.why_no_undo()
    for level in ("researcher", "laureate"):
        match = Match(found, players=found.meta.players[0], seed=1)
        while len(match.legal()) == 1:
            match.play(match.legal()[0])
        Searcher(level, budget=Budget(iterations=1)).think(question_of(match))
    if found.MEMORY:
        dealt = Match(found, players=found.meta.players[0], seed=1).state
        par(found, states_of(found, dealt), widths=(1,))


def build(folder: Path, name: str) -> Path:
    """The module of one game, in a folder."""
    if MODE is not Mode.WASM:
        raise LabtableError("WebAssembly is made by a process of its own; set LABTABLE_MODE=wasm.")
    from labtable.core.compiler.wasm_exports import EXPORTS
    from labtable.core.compiler.wasm_module import module_of

    play_a_little(game(name))
    code, signatures = module_of(EXPORTS[f"games/{name}"])
    folder.mkdir(parents=True, exist_ok=True)
    made = folder / f"{name}.wasm"
    made.write_bytes(code)
    made.with_suffix(".json").write_bytes(msgspec.json.encode(signatures))
    return made


def main(arguments: list[str]) -> None:
    folder, *wanted = arguments
    for name in wanted or ours():
        made = build(Path(folder), name)
        sys.stderr.write(f"{made.name}: {os.path.getsize(made):,} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
