"""The record of one game, and what a seat observes of it: nothing is hidden."""

from typing import Annotated

from labtable.core.record.layout import A_SEAT, BY_SEAT, I16, Ints, Record, flag, observation, seen, state

from .constants import ACTIONS_A_TURN, BAGS, HIGHEST_WALL, MAX_PLAYERS, SECTIONS, STREAMS, TURNS


@state(streams=STREAMS, trail=8, pending=1)
class State(Record):
    """The record of one game."""

    walls: Annotated[Ints, I16, SECTIONS]  # §2.3 bags, 2 … 4
    water: Annotated[Ints, I16, SECTIONS]  # §3.1 levels, up to one more than the wall
    standing: Annotated[Ints, I16, MAX_PLAYERS]  # the section of each player
    bags: I16  # §1.2 in the supply
    mover: I16
    actions: I16  # §2.1 still to do in this turn, 2 … 0
    turn: I16  # §3.4 turns finished
    stormy: I16  # §3.2 1 in stormy weather
    ending: I16


@observation
class Observation:
    """What a seat may know, as numbers for programs that learn."""

    seat: int = seen(-1, MAX_PLAYERS - 1, "The seat that looks; -1 for a spectator.")
    mover: int = seen(0, MAX_PLAYERS - 1, "The seat whose turn it is.", seating=A_SEAT)
    actions: int = seen(0, ACTIONS_A_TURN, "Actions that the turn still has.")
    turns_left: int = seen(0, TURNS, "Turns until the storm is over.")
    stormy: int = flag("1 in stormy weather.")
    bags: int = seen(0, BAGS, "Sandbags in the supply.")
    walls: Ints = seen(0, HIGHEST_WALL, "Bags on the wall of each section.", SECTIONS)
    water: Ints = seen(0, HIGHEST_WALL + 1, "Levels of water at each section.", SECTIONS)
    standing: Ints = seen(0, SECTIONS - 1, "The section on which each seat stands.", MAX_PLAYERS, seating=BY_SEAT)
