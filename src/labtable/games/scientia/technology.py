"""Flasks, tech cubes and the slots that they open (RULES.md §5), and the supplies that end the game (§7)."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits, has, with_bit
from labtable.core.record.records import Seat, say

from .components import (
    ADVANCES,
    CUBES_THAT_OPEN,
    FLASKS_THAT_OPEN,
    MAX_ADVANCES,
    STARTING_SLOTS,
)
from .constants import BY_CUBES, BY_FLASKS, NUM_FIELDS, Ending, Event
from .state import State


@rule
def cubes_of(s: State, seat: Seat) -> int:
    """The tech cubes on a player's board."""
    cubes = 0
    for field in range(NUM_FIELDS):
        cubes += ADVANCES[s.players[seat].advances[field]].cubes
    return cubes


@rule
def open_slots(s: State, seat: Seat) -> int:
    """§2.5 Two slots, and one for each way that opened another."""
    return STARTING_SLOTS + count_bits(s.players[seat].ways)


@rule
def maybe_open_slot(s: State, seat: Seat, way: int) -> None:
    """§5.7 Each way opens one slot; §9.14 which stays open."""
    player = s.players[seat]
    if not has(player.ways, way):
        player.ways = with_bit(player.ways, way)
        say(s, Event.OPENS_SLOT, way)


@rule
def maybe_begin_end(s: State, ending: int, supply: int) -> None:
    """§7.1 A supply that has run out begins the end: this round and one more."""
    if supply <= 0 and s.trigger == Ending.NONE:
        s.trigger = ending
        s.last_round = s.rounds + 1
        say(s, Event.END_BEGINS, ending)


@rule
def advance(s: State, seat: Seat, field: int) -> None:
    """§5.2 The field's cube moves one space; one that can go no further brings a new cube."""
    player = s.players[seat]
    before = player.advances[field]
    if before == MAX_ADVANCES:  # §5.3
        say(s, Event.FULL, field)
        return
    player.advances[field] = before + 1
    say(s, Event.ADVANCES, field)
    if ADVANCES[before + 1].cubes > ADVANCES[before].cubes:
        s.tech_supply -= 1
        say(s, Event.NEW_CUBE, field)
        if cubes_of(s, seat) >= CUBES_THAT_OPEN:  # §5.5
            maybe_open_slot(s, seat, BY_CUBES)
        maybe_begin_end(s, Ending.TECH_CUBES, s.tech_supply)


@rule
def add_to_pool(s: State, seat: Seat, flasks: int) -> None:
    """§5.6 Five flasks in the pool open a slot."""
    player = s.players[seat]
    player.flasks += flasks
    if player.flasks >= FLASKS_THAT_OPEN:
        maybe_open_slot(s, seat, BY_FLASKS)


@rule
def take_from_supply(s: State, flasks: int) -> None:
    """§7.3 What the supply lacks comes from the box."""
    s.flask_supply -= flasks
    maybe_begin_end(s, Ending.FLASKS, s.flask_supply)


@rule
def gain(s: State, seat: Seat, flasks: int) -> None:
    """§6.7 Flasks from the supply to the pool."""
    say(s, Event.GAINS, flasks)
    add_to_pool(s, seat, flasks)
    take_from_supply(s, flasks)


@rule
def pay(s: State, seat: Seat, flasks: int) -> None:
    """§6.14 Flasks from the pool back to the supply."""
    s.players[seat].flasks -= flasks
    s.flask_supply += flasks
    say(s, Event.PAYS, flasks)
