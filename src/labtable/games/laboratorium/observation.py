"""What an audience may know, as numbers; and the re-deal of what a seat cannot know."""

from __future__ import annotations

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below
from labtable.core.record.records import REDEAL, Action, Seat

from .actions import ACTIONS
from .components import (
    AFTER_COLOUR,
    FIRST_BOUM,
    FIRST_OF_COLOUR,
    FIRST_SECURITE,
    NUM_CARDS,
)
from .constants import (
    BONDS,
    MAX_ATOMS,
    MAX_PLAYERS,
    REAGENTS,
    SAFETY_TOKENS,
    Bond,
    Kind,
    Pending,
)
from .piles import hand_size
from .state import PILES, State
from .turn import can_resell, has_all_tokens

NO_CARD = -1


@rule
def observe_molecule(m: Any, out: Any, row: int) -> None:
    for i in range(MAX_ATOMS):
        atom = m.atoms[i]
        out.atoms[row, i, 0] = atom.element
        out.atoms[row, i, 1] = atom.hydrogens
        out.atoms[row, i, 2] = atom.yellow
        out.atoms[row, i, 3] = atom.purple
        out.atoms[row, i, 4] = atom.yellow + atom.purple - atom.locked_yellow - atom.locked_purple
        for slot in range(BONDS):
            if atom.bond[slot] != Bond.NONE:
                out.bonds[row, i, slot] = atom.bond[slot] + 4 * (atom.neighbour[slot] + 1)


@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    """Seats are counted from the observer; a spectator counts from seat 0 and sees no hand."""
    players = s.num_players
    base = audience if audience >= 0 else 0
    out.decision = s.decision
    out.mover = (s.mover - base + players) % players
    out.active = (s.active - base + players) % players
    out.first = (s.first - base + players) % players
    out.round_number = s.round_number
    out.turn_type = s.turn_type
    out.resold = s.resold
    for colour in range(len(s.gains)):
        out.gains[colour] = s.gains[colour]
    out.manipulation = s.announced.manipulation
    out.announced_atom = s.announced.atom
    out.announced_slot = s.announced.slot
    out.announced_reagent = s.announced.reagent
    out.rolled = s.announced.rolled
    out.hydroxyl = s.hydroxyl
    for card in range(NUM_CARDS):
        out.played[card] = s.announced.played[card]
        out.ignored[card] = s.announced.ignored[card]
        if audience >= 0:
            out.own_cards[card] = s.players[audience].cards[card]
    for reagent in range(REAGENTS):
        out.stock[reagent] = s.stock[reagent]
    for offset in range(players):
        seat = (base + offset) % players
        player = s.players[seat]
        observe_molecule(player.molecule, out, offset)
        for reagent in range(REAGENTS):
            out.reagents[offset, reagent] = player.reagents[reagent]
        for token in range(SAFETY_TOKENS):
            out.safety[offset, token] = player.safety[token]
        for pile in range(PILES):
            out.hand_sizes[offset, pile] = hand_size(s, seat, pile + 1)
    observe_molecule(s.goal, out, MAX_PLAYERS)


# The re-deal ---------------------------------------------


@rule
def resample(s: State, seat: Seat) -> None:
    """Shuffle, pile by pile, the cards that nobody has seen with those of the other hands that this seat has not seen.

    Cards that went under a pile for all to see stay there, and stay in the hand that drew them. While it works, the
    unseen cards of the hands lie behind their pile, where there is room for them all.
    """
    for pile in range(PILES):
        size = s.pile_sizes[pile]
        hidden = s.pile_hidden[pile]
        pool = gather_unseen(s, seat, pile, size)
        sort_unseen(s, pile, hidden, size, pool)
        for last in range(hidden + pool - 1, 0, -1):
            a = unseen_place(last, hidden, size)
            b = unseen_place(below(s, REDEAL, last + 1), hidden, size)
            card = s.piles[pile, a]
            s.piles[pile, a] = s.piles[pile, b]
            s.piles[pile, b] = card
        deal_unseen(s, seat, pile, size)


@rule
def unseen_place(number: int, hidden: int, size: int) -> int:
    """Where unseen card number so-and-so of a pile lies: on top of what is known, or behind the pile."""
    return number if number < hidden else number - hidden + size


@rule
def sort_unseen(s: State, pile: int, hidden: int, size: int, pool: int) -> None:
    """Into one order, so that worlds which a seat cannot tell apart are shuffled alike."""
    for number in range(1, hidden + pool):
        card = s.piles[pile, unseen_place(number, hidden, size)]
        while number > 0 and s.piles[pile, unseen_place(number - 1, hidden, size)] > card:
            s.piles[pile, unseen_place(number, hidden, size)] = s.piles[pile, unseen_place(number - 1, hidden, size)]
            number -= 1
        s.piles[pile, unseen_place(number, hidden, size)] = card


@rule
def gather_unseen(s: State, seat: Seat, pile: int, size: int) -> int:
    """Lay the unseen cards of the other hands behind the pile; returns how many."""
    pool = 0
    for other in range(s.num_players):
        if other == seat:
            continue
        for card in range(FIRST_OF_COLOUR[pile + 1], AFTER_COLOUR[pile + 1]):
            for _ in range(unseen_of(s, other, card)):
                s.piles[pile, size + pool] = card
                pool += 1
    return pool


@rule
def unseen_of(s: State, seat: Seat, card: int) -> int:
    return s.players[seat].cards[card] - s.players[seat].seen[card]


@rule
def deal_unseen(s: State, seat: Seat, pile: int, size: int) -> None:
    """Give each of the other hands as many unseen cards as it had."""
    dealt = size
    for other in range(s.num_players):
        if other == seat:
            continue
        player = s.players[other]
        count = 0
        for card in range(FIRST_OF_COLOUR[pile + 1], AFTER_COLOUR[pile + 1]):
            count += unseen_of(s, other, card)
            player.cards[card] = player.seen[card]
        for _ in range(count):
            player.cards[s.piles[pile, dealt]] += 1
            s.piles[pile, dealt] = 0
            dealt += 1


# What tells nothing ---------------------------------------------


@rule
def tells_nothing(before: State, after: State, seat: Seat, action: Action) -> bool:
    """No card left a hand but one that all knew there, none was drawn that nobody had seen, and no rule asked which
    cards a hand has. How many it has is known to all."""
    card = card_of_hand(action)
    if card != NO_CARD and before.players[seat].seen[card] == 0:
        return False
    for other in range(before.num_players):
        for card in range(NUM_CARDS):
            if unseen_of(before, other, card) != unseen_of(after, other, card):
                return False
    return asks_no_hand(before, after, action)


@rule
def card_of_hand(action: Action) -> int:
    """The Boom, Chemistry or Safety card that an action plays or puts back, or NO_CARD."""
    kind, a = ACTIONS[action].kind, int(ACTIONS[action].a)
    if kind == Kind.SECURITE:
        return FIRST_SECURITE + a
    if kind == Kind.PLAY:
        return FIRST_BOUM + a
    if kind == Kind.GIVE_CARD:
        return a
    return NO_CARD


@rule
def asks_no_hand(before: State, after: State, action: Action) -> bool:
    """Was no hand looked into (§5.5) to find who is next to announce? It is where that seat lacks a token and cannot
    resell; a seat that is passed over so is not active any more, or a round has begun since."""
    active, same_round = before.active, before.round_number == after.round_number
    following = (active + 1) % before.num_players
    if before.manipulating == 0 and after.manipulating == 0 and same_round:
        return True
    is_end = ACTIONS[action].kind == Kind.END
    if is_end and following == before.first:
        return True
    ends = is_end or before.manipulating == 0
    announcing = following if ends else active
    if after.active != announcing or not same_round:
        return False
    if after.decision == Pending.ANNOUNCE:
        return has_all_tokens(after, announcing) or can_resell(after, announcing)
    return not ends and after.decision != Pending.OVER
