"""What an audience may know, in typed parts: the terminal and the browser draw them, and what has a `thing` can be
pressed."""

from labtable.core.game.table_view import CounterPart, PilePart, SeatArea, TableView
from labtable.core.game.view_cache import shared
from labtable.core.game.view_parts import Own
from labtable.core.messages import Message
from labtable.core.record.records import Seat

from .constants import Ending
from .state import State

PILE = "pile"


@shared
def open_view(s: State) -> TableView:
    """What everybody sees alike."""
    return TableView(
        table=[PilePart(PILE, Message("part-pile"), int(s.pile))],
        seats=[
            SeatArea([CounterPart(f"taken/{seat}", Message("part-taken"), int(s.taken[seat]))])
            for seat in range(s.num_players)
        ],
        to_move=int(s.mover) if s.ending == Ending.NONE else None,
    )


def own_view(s: State, audience: Seat) -> Own:
    """What the audience sees otherwise, by its place in the view: a hand would be `{"seats/1": SeatArea([...])}`."""
    return {}
