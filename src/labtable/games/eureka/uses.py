"""Which components a player used, for studies: the cards that were played."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .components import PERSONALITIES, SUITS
from .constants import VALUES, Event
from .state import State

USES = tuple(f"{SUITS[card // VALUES]} {card % VALUES + 1} {person}" for card, person in enumerate(PERSONALITIES))


@rule
def count_uses(s: State, seat: Seat, out: Any) -> None:
    """What the last action used, counted in out[seat, component]; after the end, with OVER, what lies with a seat."""
    for n in range(s.trail_size if seat >= 0 else 0):
        event = s.trail[n]
        if event.kind == Event.PLAYED and event.a < s.num_players:
            out[event.a, event.b] += 1
