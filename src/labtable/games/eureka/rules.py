"""Who moves, what an action does, and whether the game is over: the dispatch of every action to its rule."""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import OVER, Action, Seat, answered, say

from .actions import ACTIONS
from .cards import decider, nearer_cards, suit_of, value_of
from .constants import NO_CARD, Event, Kind, Pending
from .effects import choose_clash_card, choose_clash_seat, epiphany, phantom_share, recover, share
from .evolution import (
    begin_exchange_card,
    begin_exchange_partner,
    choose_phantom_gives,
    give,
    give_back,
    hand_over,
    new_market,
    phantom_exchange,
    put_back_on_top,
    swap,
    take_from_row,
)
from .hands import equal_before, move_before, refill
from .library import state_fact
from .setup import choose_starter, draft, say_start
from .state import Card, Chair, State
from .turn import (
    delay,
    draw_at_random,
    next_turn,
    pass_turn,
    play,
    proceed,
    question,
    set_aside,
    use_wild,
)


@rule
def to_move(s: State) -> Seat:
    """§4.1 The seat that the game waits for, or OVER."""
    if s.phase == Pending.OVER:
        return OVER
    if s.pending_size > 0:
        return s.pending[s.pending_size - 1].seat
    if s.phase == Pending.STARTER:
        return 0
    return decider(s, s.turn)


@rule
def is_over(s: State) -> int:
    return s.ending


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    """Do what a legal action says, and go on to the next decision."""
    kind, a = ACTIONS[action].kind, ACTIONS[action].a
    asks = question(s)
    if kind == Kind.PLAY:
        remember_choice(s, s.turn, a)
        play(s, s.turn, a)
    elif kind == Kind.RANDOM:
        draw_at_random(s, s.turn)
    elif kind == Kind.PICK:
        pick(s, seat, a, asks)
    elif kind == Kind.TAKE:
        take(s, seat, a, asks)
    elif kind == Kind.RECOVER:
        recover(s, seat, a)
    elif kind == Kind.CHOOSE:
        choose_chair(s, seat, a, asks)
    elif kind == Kind.START:
        say_start(s, seat, a)
    elif kind == Kind.PASS:
        pass_turn(s, s.turn)
    elif kind == Kind.DECLINE:
        decline(s, seat)
    elif kind == Kind.ACCEPT:
        accept(s, seat, asks)
    elif kind == Kind.NEW_MARKET:
        new_market(s, seat)
    elif kind == Kind.DONE:
        say(s, Event.DONE, seat)
        next_turn(s)
    elif kind == Kind.WILD:
        use_wild(s, seat, a)
    elif kind == Kind.BEFORE or kind == Kind.AFTER:
        place(s, seat, kind)
    elif kind == Kind.DELAY:
        delay(s, seat)
    elif kind == Kind.SET_ASIDE:
        set_aside(s)
    else:
        state_fact(s, seat, kind, a)
    proceed(s)


@rule
def pick(s: State, seat: Seat, card: Card, asks: int) -> None:
    if asks == Pending.DRAFT:
        draft(s, seat, card)
    elif asks == Pending.SHARE:
        share(s, seat, card)
    elif asks == Pending.SWAP:
        swap(s, seat, card)
    elif asks == Pending.GIVE:
        give(s, seat, card)
    elif asks == Pending.GIVE_BACK:
        give_back(s, seat, card)
    else:
        put_back_on_top(s, seat, card)


@rule
def take(s: State, seat: Seat, card: Card, asks: int) -> None:
    if asks == Pending.EXCHANGE:
        begin_exchange_card(s, seat, card)
    elif asks == Pending.CLASH_CARD:
        choose_clash_card(s, seat, card)
    elif asks == Pending.ROW_TAKE:
        take_from_row(s, seat, card)
    elif asks == Pending.PHANTOM_GIVE:
        choose_phantom_gives(s, seat, card)
    else:
        phantom_exchange(s, seat, card)


@rule
def choose_chair(s: State, seat: Seat, chair: Chair, asks: int) -> None:
    if asks == Pending.STARTER:
        choose_starter(s, seat, chair)
    elif asks == Pending.BENEFICIARY:
        hand_over(s, seat, chair)
    elif asks == Pending.EXCHANGE:
        begin_exchange_partner(s, seat, chair)
    else:
        choose_clash_seat(s, seat, chair)


@rule
def accept(s: State, seat: Seat, asks: int) -> None:
    if asks == Pending.EPIPHANY:
        epiphany(s, seat)
    elif asks == Pending.PHANTOM_GIVE:
        choose_phantom_gives(s, seat, NO_CARD)
    else:
        phantom_share(s, seat)


@rule
def place(s: State, seat: Seat, kind: int) -> None:
    """§11.2 Place a card to the left or to the right of a card of the same value, asked from the right on; §7.3 after a
    clash the market is refilled."""
    card = s.pending[s.pending_size - 1].source
    is_clash = s.pending[s.pending_size - 1].amount == 1
    equal = equal_before(s, card)
    say(s, Event.PLACED, seat, card, -1 - equal if kind == Kind.BEFORE else 1 + equal)
    if kind == Kind.BEFORE:
        move_before(s, card, equal)
        if equal_before(s, card) != NO_CARD:
            return
    answered(s)
    if is_clash:
        refill(s)


@rule
def decline(s: State, seat: Seat) -> None:
    """§6.1 A bonus need not be used."""
    answered(s)
    say(s, Event.DECLINED, seat)


@rule
def remember_choice(s: State, chair: Chair, card: Card) -> None:
    """Everybody sees which card a chair prefers to those that are nearer to their suits."""
    step = value_of(card) - s.tops[suit_of(card)]
    s.passed_over[chair] = int(s.passed_over[chair]) | nearer_cards(s, step)
    s.last_card[chair] = 1 + card
    s.last_step[chair] = step
