"""What a seat may do now, and why not: every check_x in one place to ask."""

from typing import Final

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Actions, Seat, asked

from .actions import ACTIONS, FIRST_REMOVAL_WAY, NUM_ACTIONS, START, WAYS
from .constants import BOHRDS, CARDS, PARTICLE_CARDS, VALUES, Ending, Kind, Pending, Refusal
from .effects import check_power, check_replace, check_swap, is_free, least_worth, most_worth
from .goals import check_claim
from .rules import check_discard, check_end, check_place, check_play, check_way
from .state import State

FIRST_PLAY: Final = START[Kind.PLAY]
POWER: Final = START[Kind.POWER]
FIRST_CLAIM: Final = START[Kind.CLAIM]
FIRST_REPLACE: Final = START[Kind.REPLACE]
END: Final = START[Kind.END]
FIRST_DISCARD: Final = START[Kind.DISCARD]
FIRST_PLACE: Final = START[Kind.PLACE]
FIRST_SWAP: Final = START[Kind.SWAP]


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    """Any seat, any number: the most telling reason first."""
    if s.ending != Ending.NONE:
        return Refusal.GAME_OVER
    if action < 0 or action >= NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat != s.mover:
        return Refusal.NOT_YOUR_TURN
    question = asked(s)
    kind = ACTIONS[action].kind
    if kind == Kind.SWAP:
        if question != Pending.SWAP:
            return Refusal.NOT_NOW
        return check_swap(s, ACTIONS[action].a, ACTIONS[action].b)
    if kind == Kind.PLACE:
        if question != Pending.PLACE:
            return Refusal.NOT_NOW
        return check_place(s, ACTIONS[action].a, ACTIONS[action].b)
    if kind == Kind.DISCARD:
        if question != Pending.NOTHING and question != Pending.DISCARD:
            return Refusal.NOT_NOW
        return check_discard(s, seat, ACTIONS[action].a)
    if question != Pending.NOTHING:
        return Refusal.NOT_NOW
    return check_free_choice(s, seat, kind, ACTIONS[action].a)


@rule
def check_free_choice(s: State, seat: Seat, kind: int, a: int) -> int:
    """The actions of a turn while nothing is half decided, discards aside."""
    if kind == Kind.PLAY:
        return check_play(s, seat, a)
    if kind == Kind.POWER:
        return check_power(s, seat)
    if kind == Kind.CLAIM:
        return check_claim(s, a)
    if kind == Kind.REPLACE:
        return check_replace(s, a)
    return check_end(s, seat)


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """What a seat may do now; only the candidates of what is asked are tried."""
    if s.ending != Ending.NONE or seat != s.mover:
        return 0
    question = asked(s)
    if question == Pending.PLACE:
        return legal_places(s, out)
    if question == Pending.NOTHING:
        return legal_choices(s, seat, out)
    count = 0
    first, last = (FIRST_SWAP, NUM_ACTIONS) if question == Pending.SWAP else (FIRST_DISCARD, FIRST_PLACE)
    for action in range(first, last):
        if refusal(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def legal_choices(s: State, seat: Seat, out: Actions) -> int:
    """The free choice of a turn."""
    count = 0
    for card in range(PARTICLE_CARDS):
        if check_play(s, seat, card) == Refusal.NONE:
            out[count] = FIRST_PLAY + card
            count += 1
    can_play = count > 0
    if check_power(s, seat) == Refusal.NONE:
        out[count] = POWER
        count += 1
    for bohrd in range(BOHRDS):
        if check_claim(s, bohrd) == Refusal.NONE:
            out[count] = FIRST_CLAIM + bohrd
            count += 1
    for bohrd in range(BOHRDS):
        if check_replace(s, bohrd) == Refusal.NONE:
            out[count] = FIRST_REPLACE + bohrd
            count += 1
    if check_end(s, seat) == Refusal.NONE:
        out[count] = END
        count += 1
    if can_play:  # §9.12 then nothing is discarded
        return count
    for card in range(CARDS):
        if check_discard(s, seat, card) == Refusal.NONE:
            out[count] = FIRST_DISCARD + card
            count += 1
    return count


@rule
def legal_places(s: State, out: Actions) -> int:
    """Where the particles of the card on the table may go."""
    card = s.pending[0].source
    kind = card // VALUES
    least, most = least_worth(s, card), most_worth(s, card)
    ways = WAYS if is_free(s, kind) else FIRST_REMOVAL_WAY
    count = 0
    for way in range(ways):
        for value in range(least, most + 1):
            if check_way(s, kind, way, value) == Refusal.NONE:
                out[count] = FIRST_PLACE + way * VALUES + value - 1
                count += 1
    return count
