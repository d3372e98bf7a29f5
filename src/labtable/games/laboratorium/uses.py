"""Which components a player used, for studies: reagents and cards."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .components import CARD_IDS, REAGENT_IDS
from .constants import REAGENTS, Event
from .state import State

USES = (*(f"reagent {name}" for name in REAGENT_IDS), *(f"card {name}" for name in CARD_IDS))


@rule
def count_uses(s: State, seat: Seat, out: Any) -> None:
    """What the last action used, counted in out[seat, component]; after the end, with OVER, what lies with a seat."""
    for n in range(s.trail_size if seat >= 0 else 0):
        event = s.trail[n]
        if event.kind == Event.USED:
            out[event.a, event.b] += 1
        elif event.kind == Event.PLAYED:
            out[event.a, REAGENTS + event.b] += 1
