"""The rules as WebAssembly say what the rules in Python say. LABTABLE_WASM_GAMES names the games, where not all;
`python -m bench.anywhere_equality` compares thousands of matches."""

import os
from pathlib import Path

import pytest

from labtable.anywhere.archive import PACKAGE
from labtable.anywhere.files import make_rules, rules_of
from labtable.core.game.registry import game, names
from tests.anywhere.compared_rules import compared, write_script

CHOSEN = os.environ.get("LABTABLE_WASM_GAMES", "all")
GAMES = names() if CHOSEN == "all" else CHOSEN.split(",")
MATCHES, LONGEST = 6, 250

pytest.importorskip("ziglang")


@pytest.mark.parametrize("name", GAMES)
def test_matches_agree_in_every_record_list_observation_world_and_refusal(name: str, tmp_path: Path):
    write_script(tmp_path / "rules.mjs")
    make_rules(name, tmp_path)
    assert compared(game(name), range(MATCHES), LONGEST, tmp_path / "rules.mjs", tmp_path) >= 10 * MATCHES


def test_rules_are_compiled_anew_when_what_compiles_them_changes():
    makers = {PACKAGE / "core" / "compiler" / "wasm_module.py", PACKAGE / "anywhere" / "build.py"}
    assert makers <= set(rules_of("element"))
