"""The record of one game, and what a seat observes of it. Equal positions are equal bytes."""

from typing import Annotated

from labtable.core.record.layout import A_SEAT, BY_SEAT, I16, Ints, Record, observation, seen, state

from .constants import MAX_PLAYERS, PEBBLES, STREAMS


@state(streams=STREAMS, trail=4, pending=1)
class State(Record):
    """The record of one game; every field says its unit, its range and its sentence. Hidden ones say so."""

    pile: I16  # §1.1 pebbles, 15 … 0
    taken: Annotated[Ints, I16, MAX_PLAYERS]  # pebbles by seat
    mover: I16  # the seat whose turn it is; at the end, the one that took the last pebble
    ending: I16  # Ending


@observation
class Observation:
    """What a seat may know, as numbers for programs that learn."""

    seat: int = seen(-1, MAX_PLAYERS - 1, "The seat that looks; -1 for a spectator.")
    mover: int = seen(0, MAX_PLAYERS - 1, "The seat whose turn it is.", seating=A_SEAT)
    pile: int = seen(0, PEBBLES, "Pebbles on the pile.")
    taken: Ints = seen(0, PEBBLES, "Pebbles that each seat has taken.", MAX_PLAYERS, seating=BY_SEAT)
