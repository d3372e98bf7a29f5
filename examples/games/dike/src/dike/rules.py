"""The rules of The Dike, in the order of RULES.md."""

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below
from labtable.core.record.records import OVER, Action, Seat, say

from .actions import ACTIONS
from .constants import (
    ACTIONS_A_TURN,
    HIGHEST_WALL,
    SEA_STREAM,
    SECTIONS,
    SURGES,
    TURNS,
    Ending,
    Event,
    Kind,
    Refusal,
    Section,
)
from .state import State


@rule
def to_move(s: State) -> Seat:
    return OVER if s.ending != Ending.NONE else s.mover


@rule
def is_over(s: State) -> int:
    return s.ending


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    kind, section = ACTIONS[action].kind, ACTIONS[action].a
    if kind == Kind.WALK:
        walk(s, seat, section)
    elif kind == Kind.BAG:
        bag(s, seat, section)
    elif kind == Kind.PUMP:
        pump(s, seat, section)
    else:
        say(s, Event.RESTED, seat, 0, 0)
    s.actions -= 1
    if s.actions == 0:
        end_turn(s)


# §2 The turn -------------------------------------------------------------------------------------


@rule
def check_walk(s: State, seat: Seat, section: Section) -> int:
    """§2.2 The next section, left or right."""
    step = section - s.standing[seat]
    return Refusal.NONE if step == 1 or step == -1 else Refusal.TOO_FAR


@rule
def walk(s: State, seat: Seat, section: Section) -> None:
    s.standing[seat] = section
    say(s, Event.WALKED, seat, section, 0)


@rule
def check_bag(s: State, seat: Seat, section: Section) -> int:
    """§2.3 On one's own section, while there are bags and the wall is not at its highest."""
    if section != s.standing[seat]:
        return Refusal.NOT_HERE
    if s.bags == 0:
        return Refusal.NO_BAGS
    return Refusal.HIGH_ENOUGH if s.walls[section] == HIGHEST_WALL else Refusal.NONE


@rule
def bag(s: State, seat: Seat, section: Section) -> None:
    s.bags -= 1
    s.walls[section] += 1
    say(s, Event.BAGGED, seat, section, 0)


@rule
def check_pump(s: State, seat: Seat, section: Section) -> int:
    """§2.4 On one's own section, where there is water."""
    if section != s.standing[seat]:
        return Refusal.NOT_HERE
    return Refusal.DRY if s.water[section] == 0 else Refusal.NONE


@rule
def pump(s: State, seat: Seat, section: Section) -> None:
    s.water[section] -= 1
    say(s, Event.PUMPED, seat, section, 0)


# §3 The sea --------------------------------------------------------------------------------------


@rule
def end_turn(s: State) -> None:
    """§3.1 The sea rises, §3.2 once more in a storm; §3.3 it may break the dike; §3.4 or the storm is over."""
    for _ in range(SURGES + s.stormy):
        section = below(s, SEA_STREAM, SECTIONS)
        s.water[section] += 1
        say(s, Event.ROSE, section, 0, 0)
        if s.water[section] > s.walls[section]:
            end_game(s, Ending.BROKEN)
            return
    s.turn += 1
    if s.turn == TURNS:
        end_game(s, Ending.CALM)
        return
    s.actions = ACTIONS_A_TURN
    s.mover = (s.mover + 1) % s.num_players


@rule
def end_game(s: State, ending: int) -> None:
    s.ending = ending
    say(s, Event.ENDED, ending, 0, 0)
