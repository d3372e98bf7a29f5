"""What is legal and what is done: the dispatch of every action to its rule, for the contract."""
from labtable.core.bits import has, lowest
from labtable.core.compiling import rule
from labtable.core.records import Action, Actions, Seat, State, answered, say
from labtable.games.eureka.actions import (
    AFTER,
    BEFORE,
    DELAY,
    FIRST,
    NUM_ACTIONS,
    PASS,
    PICK,
    PLAY,
    RANDOM,
    RECOVER,
    SAY_STUCK,
    SET_ASIDE,
    TAKE,
    WILD,
    kind_of,
)
from labtable.games.eureka.constants import NUM_SUITS, Decision, Event, Kind, Phantom, Refusal
from labtable.games.eureka.effects import (
    check_clash_card,
    check_clash_seat,
    check_recover,
    choose_clash_card,
    choose_clash_seat,
    epiphany,
    phantom_share,
    recover,
    share,
)
from labtable.games.eureka.evolution import (
    begin_exchange_card,
    begin_exchange_partner,
    check_beneficiary,
    check_exchange_card,
    check_exchange_partner,
    give,
    give_back,
    hand_over,
    new_market,
    phantom_exchange,
    phantom_takes,
    put_back_on_top,
    swap,
    take_from_row,
)
from labtable.games.eureka.hands import move_before_equals
from labtable.games.eureka.library import check_statement, state_fact
from labtable.games.eureka.setting_up import check_start, check_starter, choose_starter, draft, say_start
from labtable.games.eureka.state import Card, Cards, Chair
from labtable.games.eureka.turn import (
    cards_at_hand,
    check_delay,
    check_pass,
    check_play,
    check_random,
    check_set_aside,
    check_wild,
    decision,
    delay,
    draw_at_random,
    next_turn,
    pass_turn,
    play,
    proceed,
    set_aside,
    to_move,
    use_wild,
)

# What is legal ---------------------------------------------------------------------------------------------

@rule
def check_pick(s: State, seat: Seat, card: Card, waits: int) -> int:
    """A card of one's own hand, wherever one is asked for."""
    if (waits == Decision.DRAFT or waits == Decision.SHARE or waits == Decision.SWAP or waits == Decision.GIVE
            or waits == Decision.GIVE_BACK or waits == Decision.ON_TOP):
        if has(s.players[seat].hand, card):
            return Refusal.NONE
        return Refusal.NOT_YOUR_CARD
    return Refusal.NOT_NOW


@rule
def check_take(s: State, seat: Seat, card: Card, waits: int) -> int:
    if waits == Decision.EXCHANGE:
        return check_exchange_card(s, seat, card)
    if waits == Decision.CLASH_CARD:
        return check_clash_card(s, seat, card)
    if waits == Decision.ROW_TAKE:
        return Refusal.NONE if has(s.players[s.num_players].hand, card) else Refusal.NOT_IN_ROW
    if waits == Decision.PHANTOM_EXCHANGE:
        if not has(s.market, card):
            return Refusal.NOT_IN_MARKET
        return Refusal.NONE if has(phantom_takes(s), card) else Refusal.NOT_THE_HIGHEST
    return Refusal.NOT_NOW


@rule
def check_choose(s: State, seat: Seat, chair: Chair, waits: int) -> int:
    if waits == Decision.STARTER:
        return check_starter(s, seat, chair)
    if waits == Decision.BENEFICIARY:
        return check_beneficiary(s, seat, chair)
    if waits == Decision.EXCHANGE:
        return check_exchange_partner(s, seat, chair)
    if waits == Decision.CLASH_SEAT:
        return check_clash_seat(s, seat, chair)
    return Refusal.NOT_NOW


@rule
def is_answered_by(kind: int, waits: int) -> bool:
    """Which kinds of action answer which decision, where it is a matter of the kind alone."""
    if kind == Kind.START:
        return waits == Decision.STATEMENT
    if kind == Kind.DECLINE:
        return (waits == Decision.EPIPHANY or waits == Decision.RECOVER or waits == Decision.SHARE
                or waits == Decision.BENEFICIARY or waits == Decision.EXCHANGE or waits == Decision.PHANTOM_SHARE
                or waits == Decision.PHANTOM_EXCHANGE)
    if kind == Kind.ACCEPT:
        return waits == Decision.EPIPHANY or waits == Decision.PHANTOM_SHARE
    if kind == Kind.NEW_MARKET:
        return waits == Decision.EXCHANGE
    if kind == Kind.RECOVER:
        return waits == Decision.RECOVER
    if kind == Kind.DONE:
        return waits == Decision.AFTER
    if kind == Kind.WILD:
        return waits == Decision.TURN or waits == Decision.AFTER
    if kind == Kind.BEFORE or kind == Kind.AFTER:
        return waits == Decision.PLACE
    if kind == Kind.PICK or kind == Kind.TAKE or kind == Kind.CHOOSE:
        return True
    return waits == Decision.TURN


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    """Why a seat may not do something now, or Refusal.NONE."""
    kind = kind_of(action)
    if s.phase == Decision.OVER:
        return Refusal.GAME_OVER
    if kind == Kind.NONE:
        return Refusal.NO_SUCH_ACTION
    a = action - FIRST[kind]
    if kind >= Kind.SAY_STUCK and 0 <= seat < s.num_players:  # §10.2 any player
        return check_statement(s, seat, kind, a)
    if seat != to_move(s):
        return Refusal.NOT_YOUR_TURN
    waits = decision(s)
    if not is_answered_by(kind, waits):
        return Refusal.NOT_NOW
    return check(s, seat, kind, a, waits)


@rule
def check(s: State, seat: Seat, kind: int, a: int, waits: int) -> int:
    """The rules of the game, one check for each kind of action."""
    if kind == Kind.PLAY:
        return check_play(s, seat, a)
    if kind == Kind.PICK:
        return check_pick(s, seat, a, waits)
    if kind == Kind.TAKE:
        return check_take(s, seat, a, waits)
    if kind == Kind.RECOVER:
        return check_recover(s, seat, a)
    if kind == Kind.CHOOSE:
        return check_choose(s, seat, a, waits)
    if kind == Kind.START:
        return check_start(s, seat, a)
    if kind == Kind.PASS:
        return check_pass(s, seat)
    if kind == Kind.RANDOM:
        return check_random(s, seat)
    if kind == Kind.WILD:
        return check_wild(s, seat, a)
    if kind == Kind.DELAY:
        return check_delay(s, seat)
    if kind == Kind.SET_ASIDE:
        return check_set_aside(s, seat)
    return Refusal.NONE


@rule
def offer(s: State, seat: Seat, first: Action, last: Action, out: Actions, count: int) -> int:
    """The legal ones of a range of actions."""
    for action in range(first, last):
        if refusal(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def offer_cards(s: State, seat: Seat, first: Action, cards: Cards, out: Actions, count: int) -> int:
    """The legal ones of an action on each card of a set."""
    while cards != 0:
        action = first + lowest(cards)
        cards &= cards - 1
        if refusal(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def legal_turn(s: State, seat: Seat, out: Actions) -> int:
    """§4 The actions of a turn."""
    cards = cards_at_hand(s, int(s.turn))
    count = offer_cards(s, seat, PLAY, cards, out, 0)
    count = offer(s, seat, PASS, RANDOM + 1, out, count)
    if s.wild:
        count = offer(s, seat, WILD, WILD + NUM_SUITS, out, count)
    if s.phantom == Phantom.DECK:
        count = offer(s, seat, DELAY, SET_ASIDE + 1, out, count)
    return count


@rule
def legal_answers(s: State, seat: Seat, waits: int, out: Actions) -> int:
    """The answers to a decision that is not a turn."""
    count = 0
    if (waits == Decision.DRAFT or waits == Decision.SHARE or waits == Decision.SWAP or waits == Decision.GIVE
            or waits == Decision.GIVE_BACK or waits == Decision.ON_TOP):
        count = offer_cards(s, seat, PICK, int(s.players[seat].hand), out, count)
    elif waits == Decision.EXCHANGE and s.phantom == Phantom.DECK:
        count = offer_cards(s, seat, TAKE, int(s.market) | int(s.players[1].shared), out, count)
    elif waits == Decision.EXCHANGE or waits == Decision.CLASH_CARD or waits == Decision.PHANTOM_EXCHANGE:
        count = offer_cards(s, seat, TAKE, int(s.market), out, count)
    elif waits == Decision.ROW_TAKE:
        count = offer_cards(s, seat, TAKE, int(s.players[s.num_players].hand), out, count)
    elif waits == Decision.PLACE:
        return offer(s, seat, BEFORE, AFTER + 1, out, count)
    if waits == Decision.CLASH_CARD or waits == Decision.ROW_TAKE:
        return count
    return offer(s, seat, RECOVER, WILD + NUM_SUITS, out, count)


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """What a seat may do now, in ascending order: an answer, and the library's phrases when it is open."""
    count = 0
    if s.phase != Decision.OVER and seat == to_move(s):
        waits = decision(s)
        count = legal_turn(s, seat, out) if waits == Decision.TURN else legal_answers(s, seat, waits, out)
    if s.library_open:
        count = offer(s, seat, SAY_STUCK, NUM_ACTIONS, out, count)
    return count


# What is done -----------------------------------------------------------------------------------------------

@rule
def pick(s: State, seat: Seat, card: Card, waits: int) -> None:
    if waits == Decision.DRAFT:
        draft(s, seat, card)
    elif waits == Decision.SHARE:
        share(s, seat, card)
    elif waits == Decision.SWAP:
        swap(s, seat, card)
    elif waits == Decision.GIVE:
        give(s, seat, card)
    elif waits == Decision.GIVE_BACK:
        give_back(s, seat, card)
    else:
        put_back_on_top(s, seat, card)


@rule
def take(s: State, seat: Seat, card: Card, waits: int) -> None:
    if waits == Decision.EXCHANGE:
        begin_exchange_card(s, seat, card)
    elif waits == Decision.CLASH_CARD:
        choose_clash_card(s, seat, card)
    elif waits == Decision.ROW_TAKE:
        take_from_row(s, seat, card)
    else:
        phantom_exchange(s, seat, card)


@rule
def choose_chair(s: State, seat: Seat, chair: Chair, waits: int) -> None:
    if waits == Decision.STARTER:
        choose_starter(s, seat, chair)
    elif waits == Decision.BENEFICIARY:
        hand_over(s, seat, chair)
    elif waits == Decision.EXCHANGE:
        begin_exchange_partner(s, seat, chair)
    else:
        choose_clash_seat(s, seat, chair)


@rule
def accept(s: State, seat: Seat, waits: int) -> None:
    if waits == Decision.EPIPHANY:
        epiphany(s, seat)
    else:
        phantom_share(s, seat)


@rule
def place(s: State, seat: Seat, kind: int) -> None:
    """§11.3 To the left or to the right of the cards of the same value."""
    card = int(s.pending[s.pending_size - 1].source)
    answered(s)
    if kind == Kind.BEFORE:
        move_before_equals(s, card)
    say(s, Event.PLACED, seat, card, 0 if kind == Kind.BEFORE else 1)


@rule
def decline(s: State, seat: Seat) -> None:
    """§6.1 A bonus need not be used."""
    answered(s)
    say(s, Event.DECLINED, seat)


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    """A legal action is done, and the game goes on to the next decision."""
    kind = kind_of(action)
    a = action - FIRST[kind]
    waits = decision(s)
    if kind == Kind.PLAY:
        play(s, int(s.turn), a)
    elif kind == Kind.RANDOM:
        draw_at_random(s, int(s.turn))
    elif kind == Kind.PICK:
        pick(s, seat, a, waits)
    elif kind == Kind.TAKE:
        take(s, seat, a, waits)
    elif kind == Kind.RECOVER:
        recover(s, seat, a)
    elif kind == Kind.CHOOSE:
        choose_chair(s, seat, a, waits)
    elif kind == Kind.START:
        say_start(s, seat, a)
    elif kind == Kind.PASS:
        pass_turn(s, int(s.turn))
    elif kind == Kind.DECLINE:
        decline(s, seat)
    elif kind == Kind.ACCEPT:
        accept(s, seat, waits)
    elif kind == Kind.NEW_MARKET:
        new_market(s, seat)
    elif kind == Kind.DONE:
        next_turn(s)
    elif kind == Kind.WILD:
        use_wild(s, seat, a)
    elif kind == Kind.BEFORE or kind == Kind.AFTER:
        place(s, seat, kind)
    elif kind == Kind.DELAY:
        delay(s)
    elif kind == Kind.SET_ASIDE:
        set_aside(s)
    else:
        state_fact(s, seat, kind, a)
    proceed(s)
