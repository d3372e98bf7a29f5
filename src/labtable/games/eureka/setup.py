"""§2 Setting up and §3 Before the first turn: the deal, the starting player and the draft."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import with_bit
from labtable.core.record.randomness import shuffle
from labtable.core.record.records import UNDECIDED, Seat, say

from .components import DEALS, PHANTOM_DEAL, WILD_FROM
from .constants import DEALING, MAX_ROW, NO_CARD, Event, Pending, Phantom, Refusal
from .evolution import give_to_row
from .hands import deck_of, draw_top, from_hand, pass_card, put_under, to_hand_secretly, to_row
from .state import Card, Chair, State

# §2 Setting up -------------------------------------------------------------------------------------------


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§2 A blank record becomes a dealt game."""
    deal = DEALS[players - 1]
    s.library = options[0]
    s.chairs = players
    if players == 1:
        s.phantom = Phantom.DECK
        s.chairs = 2
    elif options[1] == 1:
        deal = DEALS[PHANTOM_DEAL]
        s.phantom = Phantom.ROW
        s.chairs = 3
    if players >= WILD_FROM:
        s.wild = 1
    s.top_value = deal.highest
    deck_of(s, int(deal.highest))
    shuffle(s, DEALING, s.deck, s.deck_size)
    for slot in range(MAX_ROW):
        s.row[slot] = NO_CARD
    for chair in range(s.chairs):
        deal_hand(s, chair, int(deal.hand))
    for _ in range(deal.market):
        s.market = with_bit(s.market, draw_top(s))
    s.phase = Pending.STATEMENT
    if s.phantom == Phantom.DECK:
        begin_solitaire(s)


@rule
def deal_hand(s: State, chair: Chair, size: int) -> None:
    """§2.2 Cards to each player, face down; §11.1 to the phantom face up, in a row; §12.1 none to the deck."""
    if s.phantom == Phantom.DECK and chair == 1:
        return
    for _ in range(size):
        card = draw_top(s)
        if s.phantom == Phantom.ROW and chair == s.num_players:
            to_row(s, card)
        else:
            to_hand_secretly(s, chair, card)


@rule
def begin_solitaire(s: State) -> None:
    """§12.2 Nobody to talk to: take the top card, then put one under the deck."""
    s.fresh = 0  # all cards but the deck's order are known
    to_hand_secretly(s, s.turn, draw_top(s))
    s.phase = Pending.DRAFT


# §3 Before the first turn ----------------------------------------------------------------------------------


@rule
def say_start(s: State, seat: Seat, can: int) -> None:
    """§3.1 One of two phrases, §13.2 as the player judges; §13.30 in seat order."""
    if can == 1:
        s.can_start |= 1 << seat
    say(s, Event.SAID_FIRST, seat, can)
    s.turn += 1
    if s.turn == s.num_players:
        s.turn = 0
        s.phase = Pending.STARTER


@rule
def check_starter(s: State, seat: Seat, chair: Chair) -> int:
    """§3.3 Any player; §13.34 not the phantom."""
    if chair < s.num_players:
        return Refusal.NONE
    if chair < s.chairs:
        return Refusal.PHANTOM_CANNOT_START
    return Refusal.NO_SUCH_PLAYER


@rule
def choose_starter(s: State, seat: Seat, chair: Chair) -> None:
    """§3.3 The starting player is chosen; §3.4 the draft begins with the player before."""
    s.starter = chair
    say(s, Event.STARTS, chair)
    s.phase = Pending.DRAFT
    s.turn = 0 if s.phantom == Phantom.ROW else (chair + s.num_players - 1) % s.num_players


@rule
def draft(s: State, seat: Seat, card: Card) -> None:
    """§3.5 Pass a card to the player before; §3.6 the draft ends with the starting player."""
    if s.phantom == Phantom.DECK:
        from_hand(s, seat, card)
        put_under(s, 1 << card)
        say(s, Event.UNDER, seat, card)
        s.phase = Pending.TURN
        return
    if s.phantom == Phantom.ROW:
        draft_around_the_row(s, seat, card)
        return
    receiver = (seat + s.num_players - 1) % s.num_players
    pass_card(s, seat, receiver, card)
    if seat == s.starter:
        s.phase = Pending.TURN
    else:
        s.turn = receiver


@rule
def draft_around_the_row(s: State, seat: Seat, card: Card) -> None:
    """§11.3, §13.16 Left of the phantom, the row, right of the phantom, and back to the first."""
    if seat == 0:
        s.turn = 1
        give_to_row(s, seat, card, seat + 1)
        return
    pass_card(s, seat, seat - 1, card)
    s.phase = Pending.TURN
    s.turn = s.starter


@rule
def first_player(s: State) -> int:
    """§3.3 Nobody yet in a game just dealt, since the players choose; §12.2 alone there is nobody else."""
    return 0 if s.num_players == 1 else UNDECIDED
