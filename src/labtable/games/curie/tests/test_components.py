"""components.toml with a mistake in it: what a person who corrects the file is told."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from labtable.core.game import changed_game
from labtable.core.game.components import BadComponents, read
from labtable.core.game.registry import game as find_game
from labtable.core.record.records import State, blank_rows
from labtable.core.record.soundness import shared_faults
from labtable.games.curie import components
from labtable.games.curie.components import (
    CATEGORY_NAMES,
    LEVEL_NAMES,
    TIMELINE_NAMES,
    WorkshopSide,
    check_limits,
    read_copies,
    read_theses,
    read_tiles,
    write_side,
)
from labtable.games.curie.constants import Kind, Pending

from .position import Table

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


# Boxes of one's own: how much can wait at once -------------------------------------------------------------

ALL = {"card": True, "experiment": True, "thesis": True}
USES = (Kind.VALIDATE, Kind.CARD, Kind.PILE, Kind.APPLY)
MOVES = {"card": True, "experiment": True, "timeline": True}


@contextmanager
def played_with(entries: dict[tuple[str, ...], object]) -> Iterator[type[Table]]:
    """Positions of a game whose box has these entries."""
    found = find_game("curie", [(list(path), value) for path, value in entries.items()])

    class OfTheBox(Table):
        game = found

    yield OfTheBox
    changed_game.forget(found.package)


def experimenting(table: Table) -> Table:
    """The first seat is in its experimentation step and has the beaker of the top."""
    s = table.s
    s.active, s.first, s.heard, s.step, s.trail_size = 0, 0, -1, Pending.EXPERIMENTATION, 0
    s.pile_size[0] -= 1
    s.players[0].tiles[0, 0], s.players[0].num_tiles[0] = s.piles[0, s.pile_size[0]], 1
    s.piles[0, s.pile_size[0]] = 0
    return table


def use_all(table: Table, decisions: int = 60) -> Iterator[State]:
    """Validate tiles, take every card, tiles of both piles by turns, use every date; the position after each decision.
    A choice that is left stays on the stack: the game itself answers one with a single answer."""
    for number in range(decisions):
        wanted = [action for action in table.legal() if table.game.decode(action)[0] in USES]
        if not wanted:
            return
        is_pile = table.game.decode(wanted[0])[0] == Kind.PILE
        table.apply(wanted[number // 2 % len(wanted)] if is_pile else wanted[0])
        assert not shared_faults(table.s)
        yield table.s


def test_the_stack_has_room_for_what_other_players_draw_while_a_thesis_waits():
    """The first seat's tile and its four Theses wait for the timeline, whose date lets the second write four too."""
    box = {("experiments", "beaker", f"b{number}"): {"cost": {}, "gain": ALL} for number in range(1, 13)}
    box |= {("theses", level): [{"copies": 4, "gain": MOVES}] for level in LEVEL_NAMES}
    box |= {("activities", category, "bonus"): [ALL] * 5 for category in CATEGORY_NAMES}
    box |= {("timeline", "spaces", "1883", "gain"): ALL}
    with played_with(box) as boxed:
        room = boxed.game.STATE["pending"].shape[0]
        assert max(int(s.pending_size) for s in use_all(experimenting(boxed.dealt(2)))) == room


def sixty_dates(gains: list[dict[str, object]]) -> dict[tuple[str, ...], object]:
    """A timeline whose spaces, but for the ends, give these in turn, for nothing."""
    names = list(TIMELINE_NAMES[1:-1])
    box: dict[tuple[str, ...], object] = {}
    for name, gain in zip(names, gains, strict=False):
        box |= {("timeline", "spaces", name, key): None for key in ("cost", "needs")}
        box["timeline", "spaces", name, "gain"] = gain
    for year, gain in enumerate(gains[len(names) : 58], 1940):
        box["timeline", "spaces", str(year)] = {"id": str(year), "text": "…", "gain": gain, "after": names[-1]}
        names.append(str(year))
    return box | {("experiments", "beaker", f"b{number}"): {"cost": {}, "gain": MOVES} for number in range(1, 13)}


def test_no_more_moves_of_the_timeline_wait_than_it_has_spaces():
    """Sixty dates, each of which moves the timeline for every player, would overflow a number of one byte."""
    with played_with(sixty_dates([{"timeline": True}] * 58)) as boxed:
        found = [int(s.advances) for s in use_all(experimenting(boxed.dealt(4)), 300)]
    assert max(found) == 59 and found[-1] == 0


def test_the_trail_has_room_for_many_dates_that_give_to_all_without_a_question():
    """Moves of the timeline gather on the first dates; then many follow in one action."""
    gift = {"pitchblende": 1, "uranium": 1, "radium": 1, "points": 1, "marie_curie": True}
    box = sixty_dates([{"timeline": True}] * 15 + [gift] * 43)
    box |= {("activities", category, "bonus"): [{"points": 1}] for category in CATEGORY_NAMES}
    box |= {("cubes", resource): 99 for resource in ("pitchblende", "uranium", "radium")}
    with played_with(box) as boxed:
        told = [int(s.trail_size) for s in use_all(experimenting(boxed.dealt(4)), 200)]
    assert max(told) > 500
