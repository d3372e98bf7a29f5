"""The rules as WebAssembly: in node, every record, list of actions, observation and refusal is that of the rules in
Python. LABTABLE_WASM_GAMES names the games (or `all`), LABTABLE_WASM_MATCHES how many matches of each are played."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from labtable import Match, game
from labtable.core.game.registry import names
from labtable.core.match.match import key_of

ROOT = Path(__file__).parents[2]
CHOSEN = os.environ.get("LABTABLE_WASM_GAMES", "element")
GAMES = names() if CHOSEN == "all" else CHOSEN.split(",")
MATCHES = int(os.environ.get("LABTABLE_WASM_MATCHES", "4"))
LONGEST = 400  # decisions that are compared of a match
ASKED = 9  # actions whose refusal is compared, of each position

pytest.importorskip("ziglang")


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's own code, without its types."""
    made = tmp_path_factory.mktemp("script") / "rules.mjs"
    source = (ROOT / "web" / "src" / "anywhere" / "rules.ts").read_text(encoding="utf-8")
    options = {"compilerOptions": {"target": "es2022", "module": "es2022"}}
    given = f"{json.dumps(source)}, {json.dumps(options)}"
    command = ["node", "-e", f"process.stdout.write(require('typescript').transpileModule({given}).outputText)"]
    found = subprocess.run(command, cwd=ROOT / "web", check=True, capture_output=True, text=True).stdout
    made.write_text(found, encoding="utf-8")
    return made


@pytest.mark.parametrize("name", GAMES)
def test_matches_agree_in_every_record_list_observation_and_refusal(name: str, script: Path, tmp_path: Path):
    build = [sys.executable, "-m", "labtable.anywhere.build", str(tmp_path), name]
    subprocess.run(build, env={**os.environ, "LABTABLE_MODE": "wasm"}, check=True)
    played = tmp_path / "played.json"
    played.write_bytes(msgspec.json.encode([recorded(name, seed) for seed in range(MATCHES)]))
    command = ["node", str(ROOT / "tests" / "anywhere" / "replay.mjs"), str(script), str(tmp_path), name, str(played)]
    replayed = subprocess.run(command, capture_output=True, text=True, check=False)
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
    assert int(replayed.stdout.split()[0]) >= 20 * MATCHES


def recorded(name: str, seed: int) -> dict[str, object]:
    """A match of random players, as the rules in Python play it."""
    found, luck = game(name), Random(seed)
    players = found.meta.players[seed % len(found.meta.players)]
    match = Match(found, players=players, seed=seed)
    steps = []
    while len(steps) < LONGEST:
        action = None if match.over else luck.choice(match.legal())
        asked = [] if match.over else [luck.randrange(found.NUM_ACTIONS) for _ in range(ASKED)]
        steps.append(
            {
                "record": match.state.tobytes().hex(),
                "to_move": match.to_move,
                "legal": match.look().legal,
                "seen": [match.observe(seat).tobytes().hex() for seat in range(players)],
                "refusals": [(one, refusal(match, one)) for one in asked],
                "action": action,
            }
        )
        if action is None:
            break
        match.play(action)
    return {
        "seed": seed,
        "players": players,
        "size": found.STATE.itemsize,
        "observation": found.OBSERVATION.itemsize,
        "actions": found.NUM_ACTIONS,
        "options": found.options(players).tobytes().hex(),
        "key": key_of(match.secret).tobytes().hex(),
        "steps": steps,
    }


def refusal(match: Match, action: int) -> int:
    refused = match.why_not(action)
    return 0 if refused is None else int(match.game.Refusal[refused.reason.upper().replace("-", "_")])
