"""Which components a player used, for studies: particle cards, goals that were claimed, and the character."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.messages import kebab
from labtable.core.record.records import Seat

from .components import CHARACTER_IDS, SYMBOLS
from .constants import CARDS, HEAVIEST, VALUES, Event, Particle
from .state import State

GOALS = CARDS - 1  # elements count from 1
CHARACTERS = CARDS + HEAVIEST - 1
USES = (
    *(f"card {kebab(kind)} {value + 1}" for kind in Particle for value in range(VALUES)),
    "card power play",
    *(f"goal {symbol}" for symbol in SYMBOLS[1:]),
    *(f"character {name} (dealt)" for name in CHARACTER_IDS),
)


@rule
def count_uses(s: State, seat: Seat, out: Any) -> None:
    """What the last action used, counted in out[seat, component]; after the end, with OVER, what lies with a seat."""
    if seat < 0:
        for player in range(s.num_players):
            if s.players[player].character > 0:
                out[player, CHARACTERS + s.players[player].character] += 1
        return
    for n in range(s.trail_size):
        event = s.trail[n]
        if event.kind == Event.PLAYED:
            out[event.a, event.b] += 1
        elif event.kind == Event.CLAIMED:
            out[event.a, GOALS + event.c] += 1
