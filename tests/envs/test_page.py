"""The page for researchers: its examples run, and its table is that of the games."""

import re
from pathlib import Path

import pytest

from labtable.core.game.registry import game, names

PAGE = (Path(__file__).parents[2] / "docs" / "RESEARCHERS.md").read_text("utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("code", BLOCKS, ids=[re.search(r"labtable[.\w]*", code)[0] for code in BLOCKS])
def test_an_example_runs(code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "example", "exec"), {"__name__": "__main__"})


def test_the_table_has_every_game_as_it_is(name):
    of = game(name)
    row = next(line for line in PAGE.splitlines() if f"| `{name}` |" in line)
    title, _, players, actions, numbers = [cell.strip() for cell in row.split("|")[1:6]]
    assert title.startswith(of.meta.title) and ("cooperative" in title) == of.meta.cooperative
    assert players == f"{of.meta.players[0]}–{of.meta.players[-1]}"
    assert int(actions) == of.NUM_ACTIONS
    assert int(numbers) == sum(field.size for field in of.observation_fields)


def test_no_game_is_missing():
    assert len(re.findall(r"^\| .* \| `(\w+)` \| \d–\d \|", PAGE, re.MULTILINE)) == len(names())
