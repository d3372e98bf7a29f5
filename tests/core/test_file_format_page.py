"""The page on the file of a game names every field, and its example is a true file."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from labtable.core.match.proof import verify
from labtable.core.match.save_file import Redealt, Saved, Snapshot, decoded
from labtable.core.match.shares import PlayerShare

PAGE = (Path(__file__).parents[2] / "docs" / "FILE_FORMAT.md").read_text("utf-8")
EXAMPLE = re.search(r"```json\n(.+?)```", PAGE, re.DOTALL)[1]
PROGRAM = re.search(r"```python\n(import hashlib.+?)```", PAGE, re.DOTALL)[1]
SHOWN = re.search(r"It returns `(\w+)`", PAGE)[1]


@pytest.mark.parametrize(
    ("heading", "struct"),
    [("## The fields", Saved), ("### A snapshot", Snapshot), ("### A share", PlayerShare), ("### A new deal", Redealt)],
)
def test_the_page_names_every_field_in_its_order(heading, struct):
    chapter = re.split(r"\n##+ ", PAGE.split(heading + "\n")[1])[0]
    named = re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE)
    assert named == [field.encode_name for field in msgspec.structs.fields(struct)]


def test_the_example_is_proved_by_its_seal_and_fingerprint():
    """After a change of its game's rules, save such a game again and put it here."""
    saved = decoded(EXAMPLE.encode(), "the example")
    proof = verify(saved, "the example", saved.seal, SHOWN)
    assert (proof.covers, proof.moves, proof.taken_back) == ("game", 3, 1)
    assert (proof.given, proof.withheld) == ((0,), (1,))


def fingerprint(file):
    names = {}
    exec(PROGRAM, names)
    return names["fingerprint"](file)


def test_the_program_on_the_page_finds_the_same_hashes():
    assert fingerprint(json.loads(EXAMPLE)) == SHOWN


def test_the_program_on_the_page_refuses_another_deal():
    with pytest.raises(AssertionError):
        fingerprint(json.loads(EXAMPLE) | {"players": 3})
