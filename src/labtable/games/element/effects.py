"""What each character's Power Play does (RULES.md §5). Lewis, Ball, Yocchi and Curie change a card's worth."""

# ruff: noqa: SIM110 (any() of a generator does not compile)
from labtable.core.arrays import np
from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat, answered, ask, say

from .actions import first_of_pair, second_of_pair
from .bohrds import has_room, is_atom, is_empty, set_atom
from .constants import (
    BOHRDS,
    HAND_SIZE,
    HYDROGEN,
    OXYGEN,
    OZZY_HAND,
    PLAYS_A_TURN,
    POWER_PLAY,
    VALUES,
    Bohrd,
    Card,
    Character,
    Event,
    Particle,
    Pending,
    Refusal,
)
from .deck import draw_up_to
from .state import State

NO_KIND = -1
FREE_KIND = np.full(len(Character), NO_KIND, np.int64)  # the kind of cards that are worth 1 to 3, by character
FREE_KIND[Character.LEWIS] = Particle.ELECTRON  # §5.5
FREE_KIND[Character.BALL] = Particle.PROTON  # §5.6
FREE_KIND[Character.YOCCHI] = Particle.NEUTRON  # §5.7


@rule
def is_at_work(s: State, character: int) -> bool:
    """§5.1, §5.15 The mover is this character and has played a Power Play card this turn."""
    return bool(s.power_on != 0 and s.players[s.mover].character == character)


@rule
def is_free(s: State, kind: int) -> bool:
    """§5.5–§5.7 Cards of this kind are worth 1 to 3 this turn, and may also remove."""
    return bool(s.power_on != 0 and FREE_KIND[s.players[s.mover].character] == kind)


@rule
def least_worth(s: State, card: Card) -> int:
    """§4.3 The printed value; §5.5–§5.7 from 1; §5.8 1 for Curie."""
    if is_free(s, card // VALUES) or is_at_work(s, Character.CURIE):
        return 1
    return card % VALUES + 1


@rule
def most_worth(s: State, card: Card) -> int:
    """§4.3 The printed value; §5.5–§5.7 up to 3; §5.8 1 for Curie."""
    if is_free(s, card // VALUES):
        return VALUES
    return least_worth(s, card)


# The Power Play card ------------------------------------------------------------------------------


@rule
def check_power(s: State, seat: Seat) -> int:
    """§5.2 A Power Play comes before the first play; §9.22 Curie's power is used once a turn."""
    if s.players[seat].hand[POWER_PLAY] == 0:
        return Refusal.NO_SUCH_CARD
    if is_at_work(s, Character.CURIE):
        return Refusal.CURIE_AT_WORK
    if s.plays_left < PLAYS_A_TURN:
        return Refusal.POWER_TOO_LATE
    return Refusal.NONE


@rule
def power(s: State, seat: Seat) -> None:
    """§5.1 Discard the card and use the power of the player's character."""
    character = s.players[seat].character
    s.players[seat].hand[POWER_PLAY] -= 1
    s.discards[POWER_PLAY] += 1
    s.power_on = 1
    say(s, Event.POWER, seat, character, 0)
    if character == Character.CURIE:
        return
    if character == Character.EINSTEIN and is_anything_there(s):
        ask(s, Pending.SWAP, seat, 0, 0, 0)
        return
    if character == Character.BRADY:
        s.replacements += 1
    draw_up_to(s, seat, OZZY_HAND if character == Character.OZZY else HAND_SIZE)


@rule
def is_anything_there(s: State) -> bool:
    """§9.20 Is there anything to exchange? Three empty bohrds have nothing."""
    for bohrd in range(BOHRDS):
        if not is_empty(s, bohrd):
            return True
    return False


# §5.3 Einstein ------------------------------------------------------------------------------------


@rule
def check_swap(s: State, bohrd: Bohrd, exchange: int) -> int:
    if s.bohrds[bohrd].particles[first_of_pair(exchange)] == 0:
        return Refusal.NOT_ENOUGH_THERE
    if not has_room(s, bohrd, second_of_pair(exchange), 1):
        return Refusal.RINGS_FULL
    return Refusal.NONE


@rule
def swap(s: State, seat: Seat, bohrd: Bohrd, exchange: int) -> None:
    """§5.3 Swap one particle for one of another kind on the same bohrd; §5.4 then back to five cards."""
    out, into = first_of_pair(exchange), second_of_pair(exchange)
    s.bohrds[bohrd].particles[out] -= 1
    s.bohrds[bohrd].particles[into] += 1
    say(s, Event.SWAPPED, bohrd, out, into)
    answered(s)
    draw_up_to(s, seat, HAND_SIZE)


# §5.13 Brady --------------------------------------------------------------------------------------


@rule
def check_replace(s: State, bohrd: Bohrd) -> int:
    """§9.24 One hydrogen for each Power Play card; §9.25 it need not be a goal."""
    if s.replacements == 0:
        return Refusal.NO_REPLACEMENT
    if not is_atom(s, bohrd, HYDROGEN):
        return Refusal.NOT_HYDROGEN
    return Refusal.NONE


@rule
def replace(s: State, bohrd: Bohrd) -> None:
    s.replacements -= 1
    set_atom(s, bohrd, OXYGEN)
    say(s, Event.REPLACED, bohrd, 0, 0)


@rule
def is_any_replaceable(s: State) -> bool:
    if s.replacements == 0:
        return False
    for bohrd in range(BOHRDS):
        if is_atom(s, bohrd, HYDROGEN):
            return True
    return False
