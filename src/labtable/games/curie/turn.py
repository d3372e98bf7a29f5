"""§3 The turn: what the game waits for, and what happens by itself; §13 Rest."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits
from labtable.core.record.records import OVER, Seat, answered, asked, say

from .constants import (
    FLASK,
    KEEP_LIMIT,
    SLOTS,
    SPACE_CLOSED,
    Ending,
    Event,
    Pending,
    Refusal,
    Resource_,
)
from .effects import has_any_slot, place_thesis
from .laboratory import can_take_any_card, turn_tile
from .research import is_research_done
from .state import State
from .timeline import advance, ask_next_player, close_space, let_pass
from .workshop import move_marker, throw


@rule
def question(s: State) -> int:
    """What the game waits for: a half-made decision, or the step of the turn."""
    kind = asked(s)
    return kind if kind != 0 else s.step


@rule
def seat_to_move(s: State) -> Seat:
    """The seat that is to decide, or OVER."""
    if s.ending != Ending.NONE:
        return OVER
    if s.pending_size > 0:
        return s.pending[s.pending_size - 1].seat
    return s.active


@rule
def is_asking(s: State) -> bool:
    """A player is to answer what is on top of the pending stack."""
    return asked(s) != 0 and asked(s) < Pending.THESIS


@rule
def is_effect_applied(s: State) -> bool:
    """A Thesis or an Experiment tile is on top of the pending stack, and everything that it set off has happened."""
    kind = asked(s)
    if kind == Pending.THESIS and s.pending[s.pending_size - 1].amount == 0:
        return True
    return kind >= Pending.THESIS and s.heard == SPACE_CLOSED and s.advances == 0


@rule
def complete_effect(s: State) -> None:
    """§5.8 The Thesis is placed, or §8.6 the Experiment tile turned over."""
    top = s.pending[s.pending_size - 1]
    kind, seat, source = top.kind, top.seat, top.source
    answered(s)
    if kind == Pending.THESIS:
        place_thesis(s, seat, source)
    else:
        turn_tile(s, seat, source // SLOTS, source % SLOTS)


@rule
def drop_empty_questions(s: State) -> None:
    """§15.2, §15.7 A free card or a tile that cannot be taken is lost."""
    while s.pending_size > 0:
        seat = s.pending[s.pending_size - 1].seat
        if asked(s) == Pending.PILE and not has_any_slot(s, seat):
            say(s, Event.NO_TILE_TO_TAKE, seat)
        elif asked(s) == Pending.CARD and not can_take_any_card(s, seat):
            say(s, Event.NO_CARD_TO_TAKE, seat)
        else:
            return
        answered(s)


@rule
def go_on(s: State) -> None:
    """Do what happens by itself until a player has to decide: first the timeline, then the steps of the turn (§3.2)."""
    drop_empty_questions(s)
    while not is_asking(s) and s.ending == Ending.NONE:
        if is_effect_applied(s):
            complete_effect(s)
            drop_empty_questions(s)
        elif s.heard != SPACE_CLOSED:
            if s.heard < s.num_players:
                ask_next_player(s)
            else:
                close_space(s)
        elif s.advances > 0:
            advance(s)
        elif s.step == Pending.WORKSHOP:
            throw(s)
        elif s.step == Pending.RESEARCH and is_research_done(s):
            s.step = Pending.EXPERIMENTATION
        elif s.step == Pending.REST and not has_excess(s):
            end_turn(s)
        else:
            return


# §13 Rest ----------------------------------------------------------------------------------------------


@rule
def keep_limit(s: State, seat: Seat) -> int:
    """§13.1 Three, and one more for each validated flask."""
    return KEEP_LIMIT + count_bits(s.players[seat].validated[FLASK])


@rule
def has_excess(s: State) -> bool:
    cubes = s.players[s.active].cubes
    return bool(cubes[0] + cubes[1] + cubes[2] > keep_limit(s, s.active))


@rule
def check_return(s: State, seat: Seat, resource: Resource_) -> Refusal:
    return Refusal.NONE if s.players[seat].cubes[resource] > 0 else Refusal.NOT_IN_FLASK


@rule
def return_cube(s: State, seat: Seat, resource: Resource_) -> None:
    """§13.2 Return one excess cube to the supply. Cubes that one action returns are told of in one event."""
    s.players[seat].cubes[resource] -= 1
    s.supply[resource] += 1
    if 0 < s.trail_size <= len(s.trail) and s.trail[s.trail_size - 1].kind == Event.RETURNED:
        s.trail[s.trail_size - 1].c += 1
    else:
        say(s, Event.RETURNED, seat, resource, 1)


@rule
def end_turn(s: State) -> None:
    """The marker moves (§13.4). Then it is the next player's turn (§3.1), or the end of the game (§14.1)."""
    move_marker(s)
    s.taken = 0
    s.bought = 0
    s.step = Pending.WORKSHOP
    s.active = (s.active + 1) % s.num_players
    if s.active == s.first:
        if s.last_round:
            s.ending = Ending.TIMELINE
            say(s, Event.OVER)
            return
        s.round_number += 1
    say(s, Event.TURN, s.active)


@rule
def done(s: State, seat: Seat) -> None:
    """End collecting or the turn, or let a timeline effect pass."""
    if asked(s) == Pending.TIMELINE:
        let_pass(s, seat)
    elif s.step == Pending.RESEARCH:
        s.step = Pending.EXPERIMENTATION
        say(s, Event.COLLECTED, seat, s.taken)
    else:
        s.step = Pending.REST
        say(s, Event.RESTED, seat)
