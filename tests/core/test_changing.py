"""A game with other components: what a file changes, how it is refused, and how it stands beside the plain game."""

import os
from pathlib import Path

import pytest

from labtable.core import registry
from labtable.core.changing import changed_box, changes_of_save
from labtable.core.components import BadComponents
from labtable.core.errors import BadSave, LabtableError
from labtable.core.loops import apply_at
from labtable.core.match import Match
from labtable.core.registry import changes_of, game
from tests.alone import alone

SUPERNOVA = '[cards.astronomy]\nrows = [{ number = 37, effects = ["gain 9"] }]\n'


@pytest.fixture
def write(tmp_path):
    def written(text: str) -> Path:
        path = tmp_path / "my.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return written


def test_a_whole_file_that_differs_nowhere_is_the_plain_game():
    for name in registry.names():
        assert game(name, registry.GAMES / name / "components.toml") is game(name)


def test_only_what_differs_is_a_change_however_it_is_written(write):
    whole = (registry.GAMES / "curie" / "components.toml").read_text("utf-8")
    changed = whole.replace("cost = { radium = 1 }", "cost = { uranium = 2 }", 1)
    whole_file = changes_of("curie", write(changed))
    entry = changes_of("curie", write("[activities.advertising]\ncost = { uranium = 2 }\n"))
    assert [str(row) for row in entry.rows] == ["activities.advertising.cost: { radium = 1 } → { uranium = 2 }"]
    assert whole_file == entry and whole_file.digest == entry.digest != ""


def test_a_row_is_found_by_its_number_and_keeps_what_is_left_out(write):
    changes = changes_of("scientia", write(SUPERNOVA))
    box = changed_box("scientia", changes)
    row = box["cards"]["astronomy"].rows("rows")[0]
    assert row.get("id") and row.texts("effects") == ["gain 9"]


def test_plain_and_changed_games_stand_side_by_side(write):
    plain, changed = game("eureka"), game("eureka", write('[[deals]]\ngame = "2 players"\nhand = 5\n'))
    assert changed is not plain and changed.name == plain.name and changed.key != plain.key
    assert not plain.changes and str(changed.changes) == "deals.2 players.hand: 6 → 5"
    assert changed.setup.__module__.startswith("labtable.games.eureka__")
    assert changed is game("eureka", changed.changes.plain), "the same changes are the same game"


def test_no_two_changed_games_share_the_name_of_a_loop(write):
    """Two files of machine code that hold one name would be taken for the same code, whichever was read first."""
    changed = [game("eureka", write(f'[[deals]]\ngame = "2 players"\nhand = {hand}\n')) for hand in (4, 5)]
    loops = [one.engine.inner(apply_at, "search") for one in (game("eureka"), *changed)]
    assert len({getattr(loop, "py_func", loop).__qualname__ for loop in loops}) == 3


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("scientia", "[scoring]\n\nbiology = -3\n", "my.toml:3: scoring.biology: expected a number from 1 to 99"),
        ("scientia", "[scoring]\nbiology = true\n", "my.toml:2: scoring.biology: expected a number from 1"),
        ("scientia", "[scorin]\nx = 1\n", "my.toml:1: scorin: expected one of players, slots"),
        ("scientia", "[scoring]\npoints = 1\n", "my.toml:2: scoring.points: expected one of biology"),
        (
            "scientia",
            "[cards.physics]\nrows = [\n{ number = 99 }]\n",
            "my.toml:3: cards.physics.rows: expected 12 rows, found 13",
        ),
        ("scientia", '[cards.physics]\nrows = [{ number = 1, effects = ["gain 999"] }]\n', "my.toml:2: cards.physics"),
        ("curie", "[cubes]\nradium = 2147483648\n", "my.toml:2: cubes.radium: expected a number from 1 to 99"),
        ("eureka", 'game = "curie"\n', "my.toml:1: game: expected components of eureka, found those of 'curie'."),
        ("eureka", "[[deals\n", "my.toml:1: not TOML"),
        ("eureka", "high_card = 1979-05-27", "my.toml:1: high_card: expected a text, a whole number, true or false"),
        ("eureka", "a = 0x" + "f" * 20, "my.toml:1: a: expected a text, a whole number, true or false"),
        ("eureka", "a = " + "9" * 5000, "my.toml:1: not TOML"),
    ],
)
def test_a_mistake_names_file_line_and_what_was_expected(write, name, text, sentence):
    with pytest.raises(BadComponents) as refused:
        game(name, write(text))
    assert str(refused.value).startswith(sentence)


def test_a_file_that_is_not_there_or_is_no_text(tmp_path):
    with pytest.raises(BadComponents, match="cannot be read: No such file"):
        game("eureka", tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadComponents, match="not a text in UTF-8"):
        game("eureka", tmp_path / "bytes.toml")
    (tmp_path / "long.toml").write_bytes(b"#" * 2_000_000)
    with pytest.raises(BadComponents, match="more than"):
        game("eureka", tmp_path / "long.toml")


@pytest.mark.parametrize(
    "path",
    [
        [],
        ["nothing"],
        ["deals", "9 players", "hand"],
        ["high_card", "source"],
        ["high_card", "more"],
        ["high_card"] * 40,
    ],
)
def test_a_save_cannot_name_what_is_not_there(path):
    with pytest.raises(BadComponents):
        changes_of_save("eureka", [(path, 1)])


IN_PLAIN_PYTHON = """
import sys
from labtable.core.errors import BadSave
from labtable.core.match import Match
from labtable.core.registry import game, put_in_force
changed = put_in_force("eureka", sys.argv[1])
assert game("eureka") is changed and game("eureka", []) is not changed
match = Match(changed, 2, seed=3)
match.play(match.legal()[0])
match.save(sys.argv[2])
"""


def test_a_save_carries_what_was_changed_and_opens_elsewhere(write, tmp_path):
    save, text = tmp_path / "game.labtable", '[[deals]]\ngame = "2 players"\nhand = 5\n'
    plainly = {**os.environ, "LABTABLE_MODE": "interpreted"}
    made = alone(IN_PLAIN_PYTHON, str(write(text)), str(save), environment=plainly)
    assert not made.returncode, made.stderr
    ask = "import sys, labtable; print(labtable.Match.load(sys.argv[1]).game.changes)"
    assert alone(ask, str(save), environment=plainly).stdout.strip() == "deals.2 players.hand: 6 → 5"
    save.write_text(save.read_text().replace('"deals",', '"dealz",'))
    with pytest.raises(BadSave, match=r"game\.labtable: dealz"):
        Match.load(save)


def test_what_is_in_force_must_be_components(monkeypatch):
    monkeypatch.setenv(registry.IN_FORCE, "no")
    with pytest.raises(LabtableError, match="LABTABLE_COMPONENTS does not hold"):
        game("eureka")
