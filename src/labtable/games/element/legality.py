"""What a seat may do now, and why not: every check_x in one place to ask."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Actions, Seat, asked

from .actions import (
    EXCHANGES,
    FIRST_CLAIM,
    FIRST_DISCARD,
    FIRST_END,
    FIRST_PLACE,
    FIRST_PLAY,
    FIRST_POWER,
    FIRST_REMOVAL_WAY,
    FIRST_REPLACE,
    FIRST_SWAP,
    NUM_ACTIONS,
    WAYS,
)
from .constants import VALUES, Ending, Pending, Refusal
from .effects import check_power, check_replace, check_swap, is_free, least_worth, most_worth
from .goals import check_claim
from .rules import check_discard, check_end, check_place, check_play, check_way
from .state import State


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    """Any seat, any number: the most telling reason first."""
    if s.ending != Ending.NONE:
        return Refusal.GAME_OVER
    if action < 0 or action >= NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat != s.mover:
        return Refusal.NOT_YOUR_TURN
    waits_for = asked(s)
    if action >= FIRST_SWAP:
        if waits_for != Pending.SWAP:
            return Refusal.NOT_NOW
        return check_swap(s, (action - FIRST_SWAP) // EXCHANGES, (action - FIRST_SWAP) % EXCHANGES)
    if action >= FIRST_PLACE:
        if waits_for != Pending.PLACE:
            return Refusal.NOT_NOW
        return check_place(s, (action - FIRST_PLACE) // VALUES, (action - FIRST_PLACE) % VALUES + 1)
    if action >= FIRST_DISCARD:
        if waits_for != Pending.NOTHING and waits_for != Pending.DISCARD:
            return Refusal.NOT_NOW
        return check_discard(s, seat, action - FIRST_DISCARD)
    if waits_for != Pending.NOTHING:
        return Refusal.NOT_NOW
    return check_free_choice(s, seat, action)


@rule
def check_free_choice(s: State, seat: Seat, action: Action) -> int:
    """The actions of a turn while nothing is half decided, discards aside."""
    if action < FIRST_POWER:
        return check_play(s, seat, action - FIRST_PLAY)
    if action == FIRST_POWER:
        return check_power(s, seat)
    if action < FIRST_REPLACE:
        return check_claim(s, action - FIRST_CLAIM)
    if action < FIRST_END:
        return check_replace(s, action - FIRST_REPLACE)
    return check_end(s, seat)


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """What a seat may do now; only the candidates of what is asked are tried."""
    if s.ending != Ending.NONE or seat != s.mover:
        return 0
    waits_for = asked(s)
    if waits_for == Pending.PLACE:
        return legal_places(s, out)
    if waits_for == Pending.NOTHING:
        return legal_choices(s, seat, out)
    count = 0
    first, last = (FIRST_SWAP, NUM_ACTIONS) if waits_for == Pending.SWAP else (FIRST_DISCARD, FIRST_PLACE)
    for action in range(first, last):
        if refusal(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def legal_choices(s: State, seat: Seat, out: Actions) -> int:
    """The free choice of a turn."""
    count = 0
    for action in range(FIRST_PLAY, FIRST_POWER):
        if check_play(s, seat, action - FIRST_PLAY) == Refusal.NONE:
            out[count] = action
            count += 1
    can_play = count > 0
    for action in range(FIRST_POWER, FIRST_DISCARD):
        if check_free_choice(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    if can_play:  # §9.12 then nothing is discarded
        return count
    for action in range(FIRST_DISCARD, FIRST_PLACE):
        if check_discard(s, seat, action - FIRST_DISCARD) == Refusal.NONE:
            out[count] = action
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
