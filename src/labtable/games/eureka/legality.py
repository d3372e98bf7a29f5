"""What is legal: one check for each kind of action, and the list of all that a seat may do now."""

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import has, lowest
from labtable.core.record.records import Action, Actions, Seat

from .actions import ACTIONS, ANSWERS, CARD_KIND, NUM_ACTIONS, SAY_STUCK, START, exists
from .cards import playable
from .constants import NO_CARD, Kind, Pending, Phantom, Refusal
from .effects import check_clash_card, check_clash_seat, check_recover
from .evolution import (
    check_beneficiary,
    check_exchange_card,
    check_exchange_partner,
    check_new_market,
    check_phantom_gives,
    phantom_takes,
)
from .library import check_statement
from .rules import to_move
from .setup import check_starter
from .state import Card, Cards, Chair, State
from .turn import (
    cards_at_hand,
    check_delay,
    check_pass,
    check_play,
    check_random,
    check_set_aside,
    check_wild,
    question,
)


@rule
def check_pick(s: State, seat: Seat, card: Card) -> int:
    """Whenever a card of the hand is asked for, it must be one."""
    return Refusal.NONE if has(s.players[seat].hand, card) else Refusal.NOT_YOUR_CARD


@rule
def check_take(s: State, seat: Seat, card: Card, asks: int) -> int:
    if asks == Pending.EXCHANGE:
        return check_exchange_card(s, seat, card)
    if asks == Pending.CLASH_CARD:
        return check_clash_card(s, seat, card)
    if asks == Pending.ROW_TAKE:
        return Refusal.NONE if has(s.players[s.num_players].hand, card) else Refusal.NOT_IN_ROW
    if asks == Pending.PHANTOM_GIVE:
        return check_phantom_gives(s, seat, card)
    if not has(s.market, card):
        return Refusal.NOT_IN_MARKET
    return Refusal.NONE if has(phantom_takes(s), card) else Refusal.NOT_THE_HIGHEST


@rule
def check_choose(s: State, seat: Seat, chair: Chair, asks: int) -> int:
    if asks == Pending.STARTER:
        return check_starter(s, seat, chair)
    if asks == Pending.BENEFICIARY:
        return check_beneficiary(s, seat, chair)
    if asks == Pending.EXCHANGE:
        return check_exchange_partner(s, seat, chair)
    return check_clash_seat(s, seat, chair)


@rule
def is_answered_by(kind: int, asks: int) -> bool:
    """Which kinds of action answer which decision."""
    return bool((ANSWERS[asks] >> kind) & 1)


@rule
def check(s: State, seat: Seat, kind: int, a: int, asks: int) -> int:
    """The rules of the game, one check for each kind of action."""
    if not is_answered_by(kind, asks):
        return Refusal.NOT_NOW
    if kind == Kind.PLAY:
        return check_play(s, seat, a)
    if kind == Kind.PICK:
        return check_pick(s, seat, a)
    if kind == Kind.TAKE:
        return check_take(s, seat, a, asks)
    if kind == Kind.RECOVER:
        return check_recover(s, seat, a)
    if kind == Kind.CHOOSE:
        return check_choose(s, seat, a, asks)
    if kind == Kind.PASS:
        return check_pass(s, seat)
    if kind == Kind.RANDOM:
        return check_random(s, seat)
    if kind == Kind.WILD:
        return check_wild(s, seat, a)
    if kind == Kind.NEW_MARKET:
        return check_new_market(s)
    if kind == Kind.DELAY:
        return check_delay(s, seat)
    if kind == Kind.SET_ASIDE:
        return check_set_aside(s, seat)
    if kind == Kind.ACCEPT and asks == Pending.PHANTOM_GIVE:
        return check_phantom_gives(s, seat, NO_CARD)
    return Refusal.NONE


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    """Why a seat may not do something now, or Refusal.NONE."""
    if s.phase == Pending.OVER:
        return Refusal.GAME_OVER
    if not exists(action):
        return Refusal.NO_SUCH_ACTION
    kind, a = ACTIONS[action].kind, ACTIONS[action].a
    if kind >= Kind.SAY_STUCK and 0 <= seat < s.num_players:  # §10.2 any player
        return check_statement(s, seat, kind, a)
    if seat != to_move(s):
        return Refusal.NOT_YOUR_TURN
    return check(s, seat, kind, a, question(s))


@rule
def cards_in_question(s: State, seat: Seat, asks: int) -> Cards:
    """The cards that an answer could be about."""
    if asks == Pending.TURN:
        return cards_at_hand(s, s.turn) & playable(s)
    if is_answered_by(Kind.PICK, asks):
        return int(s.players[seat].hand)
    if asks == Pending.ROW_TAKE:
        return int(s.players[s.num_players].hand)
    if asks == Pending.PHANTOM_GIVE:
        return int(s.players[1].shared)
    cards = int(s.market)
    if asks == Pending.EXCHANGE and s.phantom == Phantom.DECK:
        cards |= int(s.players[1].shared)
    return cards


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """What a seat may do now, in ascending order: an answer, and the library's phrases when it is open."""
    count = 0
    if seat == to_move(s) and s.phase != Pending.OVER:
        asks = question(s)
        kind = CARD_KIND[asks]
        if kind != Kind.NONE:
            cards = cards_in_question(s, seat, asks)
            while cards != 0:
                card = lowest(cards)
                cards &= cards - 1
                if check(s, seat, kind, card, asks) == Refusal.NONE:
                    out[count] = START[kind] + card
                    count += 1
        for kind in range(Kind.RECOVER, Kind.SAY_STUCK):
            if is_answered_by(kind, asks):
                for a in range(START[kind + 1] - START[kind]):
                    if check(s, seat, kind, a, asks) == Refusal.NONE:
                        out[count] = START[kind] + a
                        count += 1
    if s.library_open and 0 <= seat < s.num_players:
        for action in range(SAY_STUCK, NUM_ACTIONS):
            if refusal(s, seat, action) == Refusal.NONE:
                out[count] = action
                count += 1
    return count
