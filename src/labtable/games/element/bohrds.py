"""The bohrds: what fits, what matches, and how particles go on and off (RULES.md §4, §6.1)."""

# ruff: noqa: SIM110 (any() of a generator does not compile)
from labtable.core.compiler.rule import rule
from labtable.core.record.records import say

from .components import ELECTRON_PLACES, ELEMENTS
from .constants import (
    BOHRDS,
    ELECTRON,
    GOAL_SLOTS,
    NEUTRON,
    NO_GOAL,
    PARTICLE_KINDS,
    PROTON,
    Atom,
    Bohrd,
    Character,
    Event,
    Slot,
)
from .state import State

NO_SLOT: Slot = -1


@rule
def has_room(s: State, bohrd: Bohrd, kind: int, amount: int) -> bool:
    """§9.15 The rings have 36 places; §9.14 the nucleus takes any number."""
    return kind != ELECTRON or s.bohrds[bohrd].particles[kind] + amount <= ELECTRON_PLACES


@rule
def has_room_anywhere(s: State, kind: int, amount: int) -> bool:
    for bohrd in range(BOHRDS):
        if has_room(s, bohrd, kind, amount):
            return True
    return False


@rule
def is_empty(s: State, bohrd: Bohrd) -> bool:
    particles = s.bohrds[bohrd].particles
    return bool(particles[PROTON] == 0 and particles[NEUTRON] == 0 and particles[ELECTRON] == 0)


@rule
def is_atom(s: State, bohrd: Bohrd, atom: Atom) -> bool:
    """§6.1 Exactly the protons, neutrons and electrons of the neutral atom."""
    particles = s.bohrds[bohrd].particles
    return bool(
        particles[PROTON] == atom
        and particles[ELECTRON] == atom
        and particles[NEUTRON] == ELEMENTS[atom].particles[NEUTRON]
    )


@rule
def matching_slot(s: State, bohrd: Bohrd) -> Slot:
    """§6.1 The place of the goal that this bohrd matches, or NO_SLOT. Goals are all different, so there is only one."""
    protons = s.bohrds[bohrd].particles[PROTON]
    if protons == NO_GOAL:
        return NO_SLOT
    for slot in range(GOAL_SLOTS):
        if s.row[slot] == protons and is_atom(s, bohrd, protons):
            return slot
    return NO_SLOT


@rule
def is_any_goal_matched(s: State) -> bool:
    for bohrd in range(BOHRDS):
        if matching_slot(s, bohrd) != NO_SLOT:
            return True
    return False


@rule
def is_beyond_repair(s: State) -> bool:
    """§9.29 Beside two full bohrds the third has too many electrons for any goal, and nobody can remove them."""
    surplus = -(BOHRDS - 1) * ELECTRON_PLACES
    for bohrd in range(BOHRDS):
        surplus += s.bohrds[bohrd].particles[ELECTRON]
    for slot in range(GOAL_SLOTS):
        if s.row[slot] >= surplus:
            return False
    for seat in range(s.num_players):
        if s.players[seat].character == Character.LEWIS or s.players[seat].character == Character.EINSTEIN:
            return False
    return True


@rule
def add_particles(s: State, bohrd: Bohrd, kind: int, amount: int) -> None:
    """§4.2 Put particles from the supply onto one bohrd."""
    s.bohrds[bohrd].particles[kind] += amount
    say(s, Event.ADDED, bohrd, kind, amount)


@rule
def move_particles(s: State, source: Bohrd, target: Bohrd, kind: int, amount: int) -> None:
    """§4.4 Move particles from one bohrd onto another."""
    s.bohrds[source].particles[kind] -= amount
    s.bohrds[target].particles[kind] += amount
    say(s, Event.MOVED, source, target, kind * 8 + amount)


@rule
def remove_particles(s: State, bohrd: Bohrd, kind: int, amount: int) -> None:
    """§5.5 Back to the supply."""
    s.bohrds[bohrd].particles[kind] -= amount
    say(s, Event.REMOVED, bohrd, kind, amount)


@rule
def set_atom(s: State, bohrd: Bohrd, atom: Atom) -> None:
    """The bohrd becomes this atom; atom 0 is an empty bohrd."""
    for kind in range(PARTICLE_KINDS):
        s.bohrds[bohrd].particles[kind] = ELEMENTS[atom].particles[kind]
