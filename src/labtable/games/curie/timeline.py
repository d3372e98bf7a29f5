"""§11 The timeline: it moves, and every player in turn may apply the space."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import count_bits
from labtable.core.record.records import Seat, answered, ask, say

from .components import (
    EFFECTS,
    IS_NOBEL,
    LAST_NOBEL,
    LAST_SPACE,
    NOBEL_OBJECTIVE_POINTS,
    OBJECTIVE_POINTS,
    TIMELINE_EFFECTS,
)
from .constants import (
    BEAKER,
    FLASK,
    RESOURCES,
    SPACE_CLOSED,
    UNIVERSITY,
    Effect,
    Event,
    Needs,
    Objective,
    Pending,
    Refusal,
)
from .effects import can_pay, gain_points, pay, receive, times, would_receive
from .laboratory import has_met_objective
from .state import State


@rule
def meets_needs(s: State, seat: Seat, effect: Effect) -> bool:
    """What some effects ask a player to own, or to lack."""
    player, needs, amount = s.players[seat], EFFECTS[effect].needs, EFFECTS[effect].needs_amount
    if needs == Needs.UNIVERSITY:
        return bool(player.cards[UNIVERSITY] >= amount)
    if needs == Needs.VALIDATED:
        return bool(count_bits(player.validated[BEAKER]) + count_bits(player.validated[FLASK]) >= amount)
    if needs == Needs.THESES:
        return bool(player.num_theses >= amount)
    if needs == Needs.UNMET:
        return OBJECTIVE_POINTS[player.objective] <= amount and not has_met_objective(s, seat)
    return True


@rule
def could_pay(s: State, seat: Seat, effect: Effect) -> bool:
    """§15.21 The flask would hold what the effect costs after transformations (§6.1, §6.2) that the supply allows."""
    cubes, cost = s.players[seat].cubes, EFFECTS[effect].cost
    pitchblende, uranium, radium = cubes[0], cubes[1], cubes[2]
    uranium_left, radium_left = s.supply[1], s.supply[2]
    while radium < cost[2] or uranium < cost[1]:
        if radium < cost[2] and uranium >= 2 and radium_left > 0:
            uranium -= 2
            radium += 1
            uranium_left += 2
            radium_left -= 1
        elif pitchblende >= 2 and uranium_left > 0:
            pitchblende -= 2
            uranium += 1
            uranium_left -= 1
        else:
            return False
    return bool(pitchblende >= cost[0])


@rule
def can_use_space(s: State, seat: Seat) -> bool:
    """§15.11 The player meets the condition, can pay, and would receive something.

    §15.21 The player whose turn it is may transform first.
    """
    effect = TIMELINE_EFFECTS + s.timeline
    if not meets_needs(s, seat, effect) or not would_receive(s, seat, effect):
        return False
    return can_pay(s, seat, effect) or (seat == s.active and could_pay(s, seat, effect))


@rule
def check_apply(s: State, seat: Seat) -> Refusal:
    """§15.11 An effect of the timeline is paid with the cubes that the flask holds now."""
    effect = TIMELINE_EFFECTS + s.timeline
    if not can_pay(s, seat, effect):
        return Refusal.CANNOT_PAY
    return Refusal.NONE if would_receive(s, seat, effect) else Refusal.NO_PRODUCT


@rule
def prize_points(s: State, seat: Seat) -> int:
    """§10.6 What the Nobel objective adds to the space: 1 point for its owner, if it is a Nobel prize."""
    owns = s.players[seat].objective == Objective.NOBEL
    return NOBEL_OBJECTIVE_POINTS if IS_NOBEL[s.timeline] and owns else 0


@rule
def use_space(s: State, seat: Seat) -> Effect:
    """§11.2 Pay and receive; §10.6 the Nobel objective gives more for a Nobel prize."""
    effect = TIMELINE_EFFECTS + s.timeline
    say(s, Event.APPLIED, seat, s.timeline)
    pay(s, seat, effect)
    s.players[seat].nobels += IS_NOBEL[s.timeline]
    if prize_points(s, seat) > 0:
        gain_points(s, seat, prize_points(s, seat))
    return effect


@rule
def apply_space(s: State, seat: Seat) -> Effect:
    """The player's answer is to use the space."""
    answered(s)
    return use_space(s, seat)


@rule
def is_gift(s: State, seat: Seat) -> bool:
    """§15.36 The space costs nothing and gives only cubes, all of which the supply has, points or the Marie Curie tile:
    nobody is better off without it."""
    effect = TIMELINE_EFFECTS + s.timeline
    gain = EFFECTS[effect]
    for resource in range(RESOURCES):
        if gain.cost[resource] > 0 or gain.cubes[resource] * times(s, seat, effect) > s.supply[resource]:
            return False
    return not (gain.timeline or gain.thesis or gain.experiment or gain.card or gain.refresh)


@rule
def let_pass(s: State, seat: Seat) -> None:
    """§11.3 A player need not apply the space."""
    answered(s)
    say(s, Event.LET_PASS, seat, s.timeline)


@rule
def ask_next_player(s: State) -> None:
    """§11.2 Clockwise from the player whose turn it is; §15.20 a player who cannot use the space is not asked, and
    §15.36 a gift is received without a question."""
    seat = (s.active + s.heard) % s.num_players
    s.heard += 1
    if not can_use_space(s, seat):
        return
    if is_gift(s, seat):
        receive(s, seat, use_space(s, seat))
    else:
        ask(s, Pending.TIMELINE, seat)


@rule
def close_space(s: State) -> None:
    """All players have answered. §10.7 After the second Nobel prize its objective is turned over, for no points."""
    s.heard = SPACE_CLOSED
    if s.timeline != LAST_NOBEL:
        return
    for seat in range(s.num_players):
        player = s.players[seat]
        if player.objective == Objective.NOBEL:
            player.objective_turned = 1
            say(s, Event.NOBEL_TURNED, seat)


@rule
def advance(s: State) -> None:
    """§11.1 Move the marker one space. §14.1 The last space makes this the last round; §15.14 the marker does not move
    beyond it."""
    s.advances -= 1
    if s.timeline == LAST_SPACE:
        return
    s.timeline += 1
    s.heard = 0
    say(s, Event.ADVANCED, s.timeline)
    if s.timeline == LAST_SPACE:
        s.last_round = 1
        say(s, Event.LAST_ROUND)
