"""A finished game is checked in the page, where there is no numpy, as `labtable verify` checks it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from labtable.anywhere.verify import verified
from labtable.core.errors import BadSave
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.core.match.save_file import Saved
from labtable.core.match.seals import fingerprint_of
from labtable.core.match.shares import PlayerShare, pledge_of

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
