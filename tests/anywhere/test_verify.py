"""A finished game is checked in the page, where there is no numpy, as `labtable verify` checks it. A file that page,
server or terminal wrote is proved by the others, too; of a server's file see tests/server/test_matches.py."""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from labtable.anywhere.page import Page
from labtable.anywhere.verify import verified
from labtable.core.errors import BadSave
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.core.match.save_file import Saved, read
from labtable.core.match.seals import fingerprint_of
from labtable.core.match.shares import PlayerShare, pledge_of
from tests.anywhere.test_page import make_table, play
from tests.run_cli import called

ROOT = Path(__file__).parents[2]
BLOCKED = """
import sys
from tests.core.positions_told import Blocked
sys.meta_path.insert(0, Blocked(["numpy", "numba", "llvmlite"]))
from labtable.anywhere.verify import verified
print(verified(sys.stdin.read()))
"""


@pytest.fixture(scope="module")
def save() -> str:
    match = Match(game("eureka"), 2, seed=1)
    share = PlayerShare(0, pledge_of(match.commitment, 0, "a1" * 16), "a1" * 16)
    match = Match(match.game, 2, secret=match.secret, shares=[share])
    for _ in range(4):
        match.play(match.legal()[0])
    return msgspec.json.encode(match.saved()).decode()


def test_a_file_is_dealt_and_played_again_without_numpy(save):
    mode = {**os.environ, "LABTABLE_MODE": "interpreted"}
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED], cwd=ROOT, env=mode, input=save, capture_output=True, text=True, check=False
    )
    assert not done.returncode, done.stderr
    found, content = json.loads(done.stdout), json.loads(save)
    assert found == json.loads(verified(save))
    assert found["genuine"] and found["decisions"] == 4 and found["seal"] == content["seal"]
    assert found["fingerprint"] == fingerprint_of(msgspec.json.decode(save, type=Saved))


def test_a_file_that_was_changed_is_not_genuine(save):
    content = json.loads(save)
    content["shares"][0]["share"] = "b2" * 16
    assert not json.loads(verified(json.dumps(content)))["genuine"]
    with pytest.raises(BadSave, match="not a whole Labtable match"):
        verified("{}")


async def played_in_a_page() -> tuple[bytes, bytes]:
    """The file of a whole game, and what the page says when it is asked to verify that game."""
    page = Page(lambda code, table: None, {})
    code = await make_table(page)
    await play(page, code, 500)
    (_, _, file), (_, _, proof) = [
        await page.ask("GET", f"/api/tables/{code}/{part}") for part in ("match.labtable", "verify")
    ]
    return file, proof


def test_a_game_of_a_page_is_proved_and_played_back_in_the_terminal(tmp_path):
    content, told = asyncio.run(asyncio.wait_for(played_in_a_page(), 120))
    proof, file = json.loads(told), tmp_path / "page.labtable"
    file.write_bytes(content)
    assert proof["genuine"] and json.loads(verified(content.decode())) == proof
    done = called("verify", str(file), "--seal", proof["seal"], "--fingerprint", proof["fingerprint"])
    assert done.returncode == 0 and "is genuine" in done.stdout, done
    assert called("verify", str(file), "--fingerprint", "0" * 64).returncode == 2
    done = called("replay", str(file), "--move", str(proof["decisions"]))
    assert done.returncode == 0 and "Ada" in done.stdout, done


def test_a_game_of_the_terminal_is_proved_in_the_page(tmp_path):
    file = tmp_path / "terminal.labtable"
    assert called("play", "eureka", "--seats", "random,greedy", "--seed", "3", "--save", str(file)).returncode == 0
    proof = json.loads(verified(file.read_text("utf-8")))
    assert proof["genuine"] and proof["fingerprint"] == fingerprint_of(read(file))
    done = called("verify", str(file), "--seal", proof["seal"], "--fingerprint", proof["fingerprint"])
    assert done.returncode == 0 and "is genuine" in done.stdout, done
