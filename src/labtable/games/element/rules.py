"""The rules of In Your Element, in the order of RULES.md. Bohrds, goals, deck and powers have files of their own."""

# ruff: noqa: SIM110 (any() of a generator does not compile)
from labtable.core.compiler.rule import rule
from labtable.core.record.records import OVER, Action, Seat, answered, ask, asked, say

from .actions import ACTIONS, FIRST_MOVE_WAY, FIRST_REMOVAL_WAY, first_of_pair, second_of_pair
from .bohrds import (
    add_particles,
    has_room,
    has_room_anywhere,
    is_any_goal_matched,
    is_beyond_repair,
    move_particles,
    remove_particles,
)
from .constants import (
    CARDS,
    HAND_SIZE,
    PARTICLE_CARDS,
    PLAYS_A_TURN,
    POWER_PLAY,
    VALUES,
    Card,
    Character,
    Ending,
    Event,
    Kind,
    Pending,
    Refusal,
)
from .deck import discard_card, draw_card, draw_up_to, hand_size
from .effects import (
    is_any_replaceable,
    is_at_work,
    is_free,
    least_worth,
    most_worth,
    power,
    replace,
    swap,
)
from .goals import claim, end_game, last_turn
from .state import State

# The contract -------------------------------------------------------------------------------------


@rule
def to_move(s: State) -> Seat:
    return OVER if s.ending != Ending.NONE else s.mover


@rule
def is_over(s: State) -> int:
    return s.ending


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    kind, a, b = ACTIONS[action].kind, ACTIONS[action].a, ACTIONS[action].b
    if kind == Kind.PLAY:
        play(s, seat, a)
    elif kind == Kind.PLACE:
        place(s, seat, a, b)
    elif kind == Kind.DISCARD:
        discard(s, seat, a)
    elif kind == Kind.POWER:
        power(s, seat)
    elif kind == Kind.SWAP:
        swap(s, seat, a, b)
    elif kind == Kind.REPLACE:
        replace(s, a)
    elif kind == Kind.CLAIM:
        claim(s, seat, a)
    else:
        say(s, Event.STOPPED, seat, 0, 0)
        end_turn(s, seat)
    if is_beyond_repair(s) and asked(s) == Pending.NOTHING:
        end_game(s, Ending.BEYOND_REPAIR)
    maybe_end_turn(s, s.mover)


# §3 The turn --------------------------------------------------------------------------------------


@rule
def is_playable(s: State, card: Card) -> bool:
    """§9.15 Some bohrd has room for its particles; a card that may also remove can always be played."""
    kind = card // VALUES
    if is_free(s, kind):
        return True
    return has_room_anywhere(s, kind, least_worth(s, card))


@rule
def has_playable_card(s: State, seat: Seat) -> bool:
    for card in range(PARTICLE_CARDS):
        if s.players[seat].hand[card] != 0 and is_playable(s, card):
            return True
    return False


@rule
def has_particle_card(s: State, seat: Seat) -> bool:
    for card in range(PARTICLE_CARDS):
        if s.players[seat].hand[card] != 0:
            return True
    return False


@rule
def check_play(s: State, seat: Seat, card: Card) -> int:
    """§3.1, §3.2 A particle card from the hand, twice a turn; §5.8 with Curie's power all of them."""
    if s.players[seat].hand[card] == 0:
        return Refusal.NO_SUCH_CARD
    if s.plays_left == 0 and not is_at_work(s, Character.CURIE):
        return Refusal.NO_PLAYS_LEFT
    if not is_playable(s, card):
        return Refusal.NO_ROOM_FOR_CARD
    return Refusal.NONE


@rule
def play(s: State, seat: Seat, card: Card) -> None:
    """§4.1 Lay the card on the table; where its particles go is asked next."""
    s.players[seat].hand[card] -= 1
    say(s, Event.PLAYED, seat, card, 0)
    ask(s, Pending.PLACE, seat, 0, card, 0)


@rule
def after_play(s: State, seat: Seat) -> None:
    """§3.3 Draw a card, except §5.9 Curie and §9.23 Ozzy after the second play."""
    if not is_at_work(s, Character.CURIE):
        s.plays_left -= 1
        if s.plays_left > 0 or not is_at_work(s, Character.OZZY):
            draw_card(s, seat)


@rule
def check_end(s: State, seat: Seat) -> int:
    """§3.1 Both plays come first; §5.8 Curie plays her whole hand first."""
    if is_at_work(s, Character.CURIE):
        return Refusal.CURIE_AT_WORK if has_playable_card(s, seat) else Refusal.NONE
    return Refusal.STILL_PLAYS if s.plays_left > 0 else Refusal.NONE


@rule
def maybe_end_turn(s: State, seat: Seat) -> None:
    """§9.13 End the turn once there is nothing left to play, to take or to turn into oxygen."""
    if s.ending != Ending.NONE or asked(s) != Pending.NOTHING or check_end(s, seat) != Refusal.NONE:
        return
    if is_any_goal_matched(s) or is_any_replaceable(s):
        return
    end_turn(s, seat)


@rule
def end_turn(s: State, seat: Seat) -> None:
    """§9.22, §5.10 Curie discards what she could not play and draws five; §5.12 Ozzy discards down to five."""
    if is_at_work(s, Character.CURIE):
        for card in range(CARDS):
            for _ in range(s.players[seat].hand[card]):
                discard_card(s, seat, card)
        draw_up_to(s, seat, HAND_SIZE)
    too_many = hand_size(s, seat) - HAND_SIZE
    if too_many > 0:
        ask(s, Pending.DISCARD, seat, too_many, 0, 0)
        return
    pass_turn(s)


@rule
def pass_turn(s: State) -> None:
    """§3.4 Pass the turn clockwise; §5.15 powers end; §9.30 the laboratory closes after the last turn."""
    s.power_on = 0
    s.replacements = 0
    s.plays_left = PLAYS_A_TURN
    s.turn += 1
    if s.turn >= last_turn(s):
        end_game(s, Ending.LAB_CLOSED)
        return
    s.mover = (s.mover + 1) % s.num_players
    say(s, Event.TURN, s.mover, 0, 0)


@rule
def check_discard(s: State, seat: Seat, card: Card) -> int:
    """§5.12 Ozzy may discard any card; §9.12 the others discard one as a play when no card can be played."""
    if s.players[seat].hand[card] == 0:
        return Refusal.NO_SUCH_CARD
    if asked(s) == Pending.DISCARD:
        return Refusal.NONE
    if s.plays_left == 0:
        return Refusal.NO_PLAYS_LEFT
    if is_at_work(s, Character.CURIE):
        return Refusal.CURIE_AT_WORK
    if card == POWER_PLAY and (s.plays_left == PLAYS_A_TURN or has_particle_card(s, seat)):
        return Refusal.NOT_NOW
    if has_playable_card(s, seat):
        return Refusal.PLAYABLE
    return Refusal.NONE


@rule
def discard(s: State, seat: Seat, card: Card) -> None:
    discard_card(s, seat, card)
    if asked(s) != Pending.DISCARD:
        after_play(s, seat)
        return
    s.pending[0].amount -= 1
    if s.pending[0].amount == 0:
        answered(s)
        pass_turn(s)


# §4 Placing particles -----------------------------------------------------------------------------


@rule
def check_place(s: State, way: int, value: int) -> int:
    """§4.3 Exactly what the card is worth; §9.17 removing needs a power."""
    card = s.pending[0].source
    if way >= FIRST_REMOVAL_WAY and not is_free(s, card // VALUES):
        return Refusal.NO_REMOVAL
    if value < least_worth(s, card) or value > most_worth(s, card):
        return Refusal.WRONG_VALUE
    return check_way(s, card // VALUES, way, value)


@rule
def check_way(s: State, kind: int, way: int, value: int) -> int:
    """§4.4 Particles that are moved must be there; §9.15 electrons need free places."""
    if way < FIRST_MOVE_WAY:
        return Refusal.NONE if has_room(s, way, kind, value) else Refusal.RINGS_FULL
    if way >= FIRST_REMOVAL_WAY:
        enough = s.bohrds[way - FIRST_REMOVAL_WAY].particles[kind] >= value
        return Refusal.NONE if enough else Refusal.NOT_ENOUGH_THERE
    if s.bohrds[first_of_pair(way - FIRST_MOVE_WAY)].particles[kind] < value:
        return Refusal.NOT_ENOUGH_THERE
    if not has_room(s, second_of_pair(way - FIRST_MOVE_WAY), kind, value):
        return Refusal.RINGS_FULL
    return Refusal.NONE


@rule
def place_particles(s: State, kind: int, way: int, value: int) -> None:
    if way < FIRST_MOVE_WAY:
        add_particles(s, way, kind, value)
    elif way < FIRST_REMOVAL_WAY:
        move_particles(s, first_of_pair(way - FIRST_MOVE_WAY), second_of_pair(way - FIRST_MOVE_WAY), kind, value)
    else:
        remove_particles(s, way - FIRST_REMOVAL_WAY, kind, value)


@rule
def place(s: State, seat: Seat, way: int, value: int) -> None:
    """§3.2 Place the particles; §9.10 the card goes onto the discard pile."""
    card = s.pending[0].source
    place_particles(s, card // VALUES, way, value)
    s.discards[card] += 1
    answered(s)
    after_play(s, seat)
