"""The record of one game, and what a seat observes of it. Cards are bit sets; the deck's order is drawn when needed."""

from typing import Annotated

from labtable.core.record.layout import A_SEAT, BY_SEAT, I16, I64, Ints, Record, flag, observation, seen, state

from .constants import CARDS, HAND, HIGHEST, LANES, MAX_PLAYERS, MOST_POINTS, STREAMS


@state(streams=STREAMS, trail=8, pending=1)
class State(Record):
    """The record of one game."""

    deck: I64  # hidden; a bit set of cards
    hands: Annotated[Ints, I64, MAX_PLAYERS]  # §1.2 hidden; bit sets of cards
    discards: I64  # §2.4 face up, a bit set of cards
    played: I64  # cards that lie on the lanes or left them, a bit set
    points: Annotated[Ints, I16, MAX_PLAYERS]
    lanes: Annotated[Ints, I16, LANES]  # §2.1 the last card's value, 0 where the lane is empty
    mover: I16
    ending: I16


@observation
class Observation:
    """What a seat may know, as numbers for programs that learn."""

    seat: int = seen(-1, MAX_PLAYERS - 1, "The seat that looks; -1 for a spectator.")
    mover: int = seen(0, MAX_PLAYERS - 1, "The seat whose turn it is.", seating=A_SEAT)
    lanes: Ints = seen(0, HIGHEST, "The last value on each lane; 0 where it is empty.", LANES)
    hand: Ints = flag("Which cards the seat that looks holds.", CARDS)
    gone: Ints = flag("Which cards were played or discarded.", CARDS)
    deck_size: int = seen(0, CARDS, "Cards in the deck.")
    hand_sizes: Ints = seen(0, HAND, "Cards in the hand of each seat.", MAX_PLAYERS, seating=BY_SEAT)
    points: Ints = seen(0, MOST_POINTS, "Points of each seat.", MAX_PLAYERS, seating=BY_SEAT)
