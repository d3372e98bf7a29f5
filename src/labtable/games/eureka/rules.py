"""What is legal and what is done: the dispatch of every action to its rule, for the contract."""
from labtable.core.bits import has, lowest
from labtable.core.compiling import rule
from labtable.core.records import Action, Actions, Seat, State, answered, say
from labtable.games.eureka.actions import (
    ANSWERS,
    CARD_KIND,
    FIRST,
    NUM_ACTIONS,
    SAY_STUCK,
    kind_of,
)
from labtable.games.eureka.cards import playable, whole
from labtable.games.eureka.constants import NO_CARD, Decision, Event, Kind, Phantom, Refusal
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
    check_phantom_gives,
    choose_phantom_gives,
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
from labtable.games.eureka.hands import move_before_equals, refill
from labtable.games.eureka.library import check_statement, state_fact
from labtable.games.eureka.setting_up import check_starter, choose_starter, draft, say_start
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
def check_pick(s: State, seat: Seat, card: Card) -> int:
    """A card of one's own hand, wherever one is asked for."""
    return Refusal.NONE if has(s.players[seat].hand, card) else Refusal.NOT_YOUR_CARD


@rule
def check_take(s: State, seat: Seat, card: Card, waits: int) -> int:
    if waits == Decision.EXCHANGE:
        return check_exchange_card(s, seat, card)
    if waits == Decision.CLASH_CARD:
        return check_clash_card(s, seat, card)
    if waits == Decision.ROW_TAKE:
        return Refusal.NONE if has(s.players[s.num_players].hand, card) else Refusal.NOT_IN_ROW
    if waits == Decision.PHANTOM_GIVE:
        return check_phantom_gives(s, seat, card)
    if not has(s.market, card):
        return Refusal.NOT_IN_MARKET
    return Refusal.NONE if has(phantom_takes(s), card) else Refusal.NOT_THE_HIGHEST


@rule
def check_choose(s: State, seat: Seat, chair: Chair, waits: int) -> int:
    if waits == Decision.STARTER:
        return check_starter(s, seat, chair)
    if waits == Decision.BENEFICIARY:
        return check_beneficiary(s, seat, chair)
    if waits == Decision.EXCHANGE:
        return check_exchange_partner(s, seat, chair)
    return check_clash_seat(s, seat, chair)


@rule
def is_answered_by(kind: int, waits: int) -> bool:
    """Which kinds of action answer which decision."""
    return bool((ANSWERS[waits] >> kind) & 1)


@rule
def check(s: State, seat: Seat, kind: int, a: int, waits: int) -> int:
    """The rules of the game, one check for each kind of action."""
    if not is_answered_by(kind, waits):
        return Refusal.NOT_NOW
    if kind == Kind.PLAY:
        return check_play(s, seat, a)
    if kind == Kind.PICK:
        return check_pick(s, seat, a)
    if kind == Kind.TAKE:
        return check_take(s, seat, a, waits)
    if kind == Kind.RECOVER:
        return check_recover(s, seat, a)
    if kind == Kind.CHOOSE:
        return check_choose(s, seat, a, waits)
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
    if kind == Kind.ACCEPT and waits == Decision.PHANTOM_GIVE:
        return check_phantom_gives(s, seat, NO_CARD)
    return Refusal.NONE


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    """Why a seat may not do something now, or Refusal.NONE."""
    if s.phase == Decision.OVER:
        return Refusal.GAME_OVER
    kind = kind_of(action)
    if kind == Kind.NONE:
        return Refusal.NO_SUCH_ACTION
    a = action - whole(FIRST[kind])
    if kind >= Kind.SAY_STUCK and 0 <= seat < s.num_players:  # §10.2 any player
        return check_statement(s, seat, kind, a)
    if seat != to_move(s):
        return Refusal.NOT_YOUR_TURN
    return check(s, seat, kind, a, decision(s))


@rule
def cards_in_question(s: State, seat: Seat, waits: int) -> Cards:
    """The cards that an answer could be about."""
    if waits == Decision.TURN:
        return cards_at_hand(s, whole(s.turn)) & playable(s)
    if is_answered_by(Kind.PICK, waits):
        return int(s.players[seat].hand)
    if waits == Decision.ROW_TAKE:
        return int(s.players[s.num_players].hand)
    if waits == Decision.PHANTOM_GIVE:
        return int(s.players[1].shared)
    cards = int(s.market)
    if waits == Decision.EXCHANGE and s.phantom == Phantom.DECK:
        cards |= int(s.players[1].shared)
    return cards


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """What a seat may do now, in ascending order: an answer, and the library's phrases when it is open."""
    count = 0
    if seat == to_move(s) and s.phase != Decision.OVER:
        waits = decision(s)
        kind = whole(CARD_KIND[waits])
        if kind != Kind.NONE:
            cards = cards_in_question(s, seat, waits)
            while cards != 0:
                card = lowest(cards)
                cards &= cards - 1
                if check(s, seat, kind, card, waits) == Refusal.NONE:
                    out[count] = FIRST[kind] + card
                    count += 1
        for kind in range(Kind.RECOVER, Kind.SAY_STUCK):
            if is_answered_by(kind, waits):
                for a in range(FIRST[kind + 1] - FIRST[kind]):
                    if check(s, seat, kind, a, waits) == Refusal.NONE:
                        out[count] = FIRST[kind] + a
                        count += 1
    if s.library_open and 0 <= seat < s.num_players:
        for action in range(SAY_STUCK, NUM_ACTIONS):
            if refusal(s, seat, action) == Refusal.NONE:
                out[count] = action
                count += 1
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
    elif waits == Decision.PHANTOM_GIVE:
        choose_phantom_gives(s, seat, card)
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
    elif waits == Decision.PHANTOM_GIVE:
        choose_phantom_gives(s, seat, NO_CARD)
    else:
        phantom_share(s, seat)


@rule
def place(s: State, seat: Seat, kind: int) -> None:
    """§11.2 To the left or to the right of the cards of the same value; §7.3 after a clash the market is refilled."""
    card = whole(s.pending[s.pending_size - 1].source)
    is_clash = s.pending[s.pending_size - 1].amount == 1
    answered(s)
    if kind == Kind.BEFORE:
        move_before_equals(s, card)
    say(s, Event.PLACED, seat, card, 0 if kind == Kind.BEFORE else 1)
    if is_clash:
        refill(s)


@rule
def decline(s: State, seat: Seat) -> None:
    """§6.1 A bonus need not be used."""
    answered(s)
    say(s, Event.DECLINED, seat)


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    """A legal action is done, and the game goes on to the next decision."""
    kind = kind_of(action)
    a = action - whole(FIRST[kind])
    waits = decision(s)
    if kind == Kind.PLAY:
        play(s, whole(s.turn), a)
    elif kind == Kind.RANDOM:
        draw_at_random(s, whole(s.turn))
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
        pass_turn(s, whole(s.turn))
    elif kind == Kind.DECLINE:
        decline(s, seat)
    elif kind == Kind.ACCEPT:
        accept(s, seat, waits)
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
