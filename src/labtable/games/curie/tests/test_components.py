"""components.toml with a mistake in it: what a person who corrects the file is told."""

from pathlib import Path

import numpy as np
import pytest

from labtable.core.game.components import BadComponents, read
from labtable.core.record.records import blank_rows
from labtable.games.curie import components
from labtable.games.curie.components import (
    WorkshopSide,
    check_limits,
    read_copies,
    read_theses,
    read_tiles,
    write_side,
)

FILE = Path(components.__file__).with_name("components.toml")


@pytest.fixture
def damaged(tmp_path):
    """A copy of components.toml in which one text is replaced by another."""

    def copy(old, new):
        text = FILE.read_text("utf-8")
        assert old in text
        path = tmp_path / "components.toml"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
        return read(path), 1 + text[: text.index(old)].count("\n")

    return copy


def test_the_deck_has_room_for_120_cards(damaged):
    box, line = damaged("copies = 7", "copies = 80")
    assert sum(read_copies(box["activities"])) == 120
    box, line = damaged("copies = 7", "copies = 81")
    with pytest.raises(BadComponents, match="activities: expected 4 to 120 cards in all, found 121"):
        read_copies(box["activities"])
    box, line = damaged("copies = 7", "copies = 0")
    with pytest.raises(BadComponents, match=f":{line}: activities.advertising.copies: expected a number"):
        read_copies(box["activities"])


def test_there_are_tiles_of_each_kind_for_all_players(damaged):
    box, _ = damaged("b11 = { cost = { uranium = 2 }, gain = { pitchblende = 2 } }", "")
    with pytest.raises(BadComponents, match=r"experiments\.beaker: expected 12 to 60 tiles, found 11; 4 players can"):
        read_tiles(box["experiments"]["beaker"])


def test_there_are_theses_of_each_level_for_all_players_and_none_draws_another(damaged):
    box, _ = damaged("{ copies = 2, gain = { pitchblende = 1 } }", "{ copies = 1, gain = { pitchblende = 1 } }")
    with pytest.raises(BadComponents, match=r"theses\.i: expected 4 to 30 Theses in all, found 3; 4 players can"):
        read_theses(box["theses"], "i")
    box, line = damaged(
        "gain = { pitchblende = 2 } },\n    { copies = 1, gain = { experiment",
        "gain = { thesis = true } },\n    { copies = 1, gain = { experiment",
    )
    with pytest.raises(BadComponents, match=f"components.toml:{line}: .*expected a bonus that draws no further Thesis"):
        read_theses(box["theses"], "i")


def test_the_limits_are_those_of_the_rules(damaged):
    box, line = damaged("take = 3", "take = 4")
    with pytest.raises(BadComponents, match=f"components.toml:{line}: limits.take: expected a number from 3 to 3"):
        check_limits(box["limits"])


@pytest.mark.parametrize("space", ["3/1", "3/1/x", "3/1/0++", "12/0/0"])
def test_a_workshop_space_names_three_numbers(damaged, space):
    first = components.BOX["workshop"]["2"].texts("side_1")[0]
    box, line = damaged(f'side_1 = ["{first}"', f'side_1 = ["{space}"')
    row = blank_rows(WorkshopSide, 1)[0]
    with pytest.raises(BadComponents, match=f"components.toml:{line}: .*expected a space such as 3/1/0"):
        write_side(row, box["workshop"]["2"], "side_1")


def test_a_side_of_the_workshop_tile_has_room_for_ten_spaces(damaged):
    box, _ = damaged("side_1 = [", 'side_1 = ["1/0/0", "1/0/0", "1/0/0", "1/0/0", "1/0/0", "1/0/0", ')
    with pytest.raises(BadComponents, match="expected at most 10 spaces, found 11"):
        write_side(blank_rows(WorkshopSide, 1)[0], box["workshop"]["2"], "side_1")


def test_tables_are_as_wide_as_rules_count():
    """Where rules are interpreted, a number of eight bits would overflow in what the evaluation makes of it."""
    tables = [table for name, table in vars(components).items() if name.isupper() and isinstance(table, np.ndarray)]
    plain = [table for table in tables if table.dtype.names is None]
    assert len(plain) >= 8
    assert {table.dtype for table in plain} == {np.dtype(np.int64)}
