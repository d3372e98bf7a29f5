"""What an audience may know, in typed parts: the dike as a track, walls and water as a grid, and two counters."""

from labtable.core.game.table_view import (
    Colour,
    CounterPart,
    GridCell,
    GridPart,
    SeatArea,
    TableView,
    TrackMarker,
    TrackPart,
)
from labtable.core.game.view_cache import shared
from labtable.core.game.view_parts import Own
from labtable.core.messages import Message, seat_name
from labtable.core.record.records import Seat

from .constants import BAGS, SECTIONS, TURNS, Ending, Section
from .state import State

SUPPLY = "bags"
COLOURS: tuple[Colour, ...] = ("violet", "green", "orange", "grey")  # by seat


def section_thing(section: Section) -> str:
    return f"dike/{section}"


def wall_thing(section: Section) -> str:
    return f"wall/{section}"


def water_thing(section: Section) -> str:
    return f"water/{section}"


def wall_cell(s: State, section: Section) -> GridCell:
    height = int(s.walls[section])
    return GridCell(wall_thing(section), Message("cell-wall", {"section": section + 1, "count": height}), str(height))


def water_cell(s: State, section: Section) -> GridCell:
    level, high = int(s.water[section]), s.water[section] >= s.walls[section]
    name = Message("cell-water", {"section": section + 1, "count": level})
    return GridCell(water_thing(section), name, str(level), "red" if high else "blue")


def actions_left(s: State, seat: Seat) -> CounterPart:
    return CounterPart(f"actions/{seat}", Message("part-actions"), int(s.actions) if seat == s.mover else 0)


@shared
def open_view(s: State) -> TableView:
    """What everybody sees alike, which is all."""
    return TableView(
        table=[
            TrackPart(
                "dike",
                Message("part-dike"),
                [str(section + 1) for section in range(SECTIONS)],
                [
                    TrackMarker(seat_name(seat), int(s.standing[seat]), str(seat + 1), COLOURS[seat])
                    for seat in range(s.num_players)
                ],
            ),
            GridPart(
                "walls",
                Message("part-walls"),
                [
                    [wall_cell(s, section) for section in range(SECTIONS)],
                    [water_cell(s, section) for section in range(SECTIONS)],
                ],
            ),
            CounterPart(SUPPLY, Message("part-bags"), int(s.bags), BAGS),
            CounterPart("turns", Message("part-turns"), int(s.turn), TURNS),
        ],
        seats=[SeatArea([actions_left(s, seat)]) for seat in range(s.num_players)],
        to_move=int(s.mover) if s.ending == Ending.NONE else None,
    )


def own_view(s: State, audience: Seat) -> Own:
    """Nobody sees anything that the others do not."""
    return {}
