"""The turn and a manipulation step by step (§5, §6), and when the molecule is made (§9)."""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import only
from labtable.core.record.randomness import die
from labtable.core.record.records import Seat, say

from .chemistry.canonical import clear, find_code
from .chemistry.molecule import unlock_all
from .components import (
    CARDS,
    FIRST_BOUM,
    FIRST_SECURITE,
    NUM_CARDS,
    NUM_SECURITE,
)
from .constants import (
    BLACK_DICE,
    BOUM_COLOUR,
    CHIMIE_COLOUR,
    CRITICAL_FAILURE,
    MAX_ATOMS,
    MAX_ROUNDS,
    REAGENT_COLOUR,
    SAFETY_TOKENS,
    ZERO,
    AutomaticStep,
    Ending,
    Event,
    Manipulation,
    Pending,
    Type,
    Word,
)
from .effects import (
    REAGENT_KEEPERS,
    SECOND_TRIES,
    TURN_ENDERS,
    difficulty_of,
    give_back_token,
    in_force_among,
    lose_reagents,
    lose_token,
    succeeds,
)
from .manipulations import (
    colour_named,
    lock_centre,
    lock_named,
    perform,
)
from .piles import hand_size, leave_hand, put_under
from .resources import begin_round
from .state import Card, Place, Reagent, Slot, State

# §5 The turn ---------------------------------------------


@rule
def tokens_held(s: State, seat: Seat) -> int:
    held = 0
    for token in range(SAFETY_TOKENS):
        held += s.players[seat].safety[token]
    return held


@rule
def has_all_tokens(s: State, seat: Seat) -> bool:
    return tokens_held(s, seat) == SAFETY_TOKENS


@rule
def can_recover_all(s: State, seat: Seat) -> bool:
    """§5.5 Whether the Safety cards of the hand bring back every token that is missing."""
    player = s.players[seat]
    missing = 0
    for token in range(SAFETY_TOKENS):
        if player.safety[token] == 0:
            missing |= only(token)
    for card in range(FIRST_SECURITE, FIRST_SECURITE + NUM_SECURITE):
        if player.cards[card] > 0:
            missing &= ~only(CARDS[card].token)
    return missing == 0


@rule
def can_resell(s: State, seat: Seat) -> bool:
    """§4.1, §4.3 Once a turn, before the first announcement, with a reagent in hand."""
    return bool(s.resold == 0 and s.announcements == 0 and hand_size(s, seat, REAGENT_COLOUR) > 0)


@rule
def await_announcement(s: State) -> None:
    """§5.1, §5.5 Ask the active seat what it does next, unless its turn is over."""
    seat = s.active
    s.mover = seat
    if can_recover_all(s, seat) or can_resell(s, seat):
        s.decision = Pending.ANNOUNCE
    else:
        s.step = AutomaticStep.END_TURN


@rule
def end_turn(s: State) -> None:
    """§5.7 The next seat manipulates; after the last, the first-player token goes on and a round begins."""
    unlock_all(s.players[s.active].molecule)
    s.turn_type = Type.NONE
    s.announcements = 0
    s.resold = 0
    say(s, Event.TURN_ENDED, s.active, ZERO, ZERO)
    s.active = (s.active + 1) % s.num_players
    if s.active == s.first:
        next_round(s)
    else:
        s.step = AutomaticStep.ANNOUNCE


@rule
def next_round(s: State) -> None:
    if s.round_number == MAX_ROUNDS:
        say(s, Event.OUT_OF_TIME, ZERO, ZERO, ZERO)
        finish_game(s, Ending.OUT_OF_TIME)
        return
    s.round_number += 1
    s.first = (s.first + 1) % s.num_players
    begin_round(s)


# §6 A manipulation ---------------------------------------------


@rule
def announce(s: State, seat: Seat, manipulation: int, i: Place, slot: Slot) -> None:
    """§6.1 Name a manipulation and what it acts on; a reagent or the ring's other end may still be missing."""
    s.turn_type = Type.CHARACTERISATION if manipulation >= Manipulation.HYDROGEN else Type.REACTION
    s.announcements = min(s.announcements + 1, 100)
    s.announced.manipulation = manipulation
    s.announced.atom = i
    s.announced.slot = slot
    lock_named(s.players[seat].molecule, s.announced.manipulation, i, slot)
    say(s, Event.ANNOUNCED, seat, s.announced.manipulation, i)
    if manipulation in (Manipulation.SINGLE_BOND, Manipulation.DOUBLE_BOND):
        s.decision = Pending.REAGENT
    elif manipulation in (Manipulation.SINGLE_RING, Manipulation.DOUBLE_RING):
        s.decision = Pending.PARTNER
    else:
        s.step = AutomaticStep.ASK_BOUM


@rule
def use_reagent(s: State, seat: Seat, reagent: Reagent, site: int) -> None:
    """§6.1 Play the reagent that reacts; it lies on the table until the manipulation is over."""
    s.players[seat].reagents[reagent] = 0
    s.announced.reagent = reagent + 1
    s.announced.site = site
    say(s, Event.USED, seat, reagent, ZERO)
    s.step = AutomaticStep.ASK_BOUM


@rule
def choose_partner(s: State, seat: Seat, j: Place) -> None:
    """§10.1 Choose the other centre of a cyclisation."""
    s.announced.partner = j
    say(s, Event.CLOSING, seat, j, ZERO)
    lock_centre(s.players[seat].molecule, colour_named(s.announced.manipulation), j)
    s.step = AutomaticStep.ASK_BOUM


@rule
def ask_boum(s: State) -> None:
    """§6.2 Ask the next seat in turn order that holds a Boom card; then it is the active seat's turn to answer."""
    seat = (s.mover + 1) % s.num_players
    while seat != s.active:
        if hand_size(s, seat, BOUM_COLOUR) > 0:
            s.mover = seat
            s.decision = Pending.BOUM
            return
        seat = (seat + 1) % s.num_players
    s.step = AutomaticStep.ASK_CHIMIE


@rule
def ask_chimie(s: State) -> None:
    """§6.3 Ask the active seat while it holds a Chemistry card; then it rolls."""
    seat = s.active
    s.mover = seat
    if hand_size(s, seat, CHIMIE_COLOUR) > 0:
        s.decision = Pending.CHIMIE
    else:
        s.step = AutomaticStep.ROLL


@rule
def play_card(s: State, seat: Seat, card: Card) -> None:
    """§6.2, §6.3 Lay a Boom or Chemistry card on the table."""
    leave_hand(s, seat, card)
    s.announced.played[card] += 1
    say(s, Event.PLAYED, seat, card, ZERO)
    if s.decision == Pending.BOUM:
        if CARDS[card].word == Word.LOSE_TOKEN:
            lose_token(s, s.active, CARDS[card].token)
        if hand_size(s, seat, BOUM_COLOUR) == 0:
            s.step = AutomaticStep.ASK_BOUM
    elif CARDS[card].word == Word.IGNORE_BOUM:
        s.decision = Pending.IGNORE
    elif s.decision == Pending.REROLL:
        s.announced.rerolled = 1
        s.step = AutomaticStep.ROLL
    else:
        s.step = AutomaticStep.ASK_CHIMIE


@rule
def pass_cards(s: State, seat: Seat) -> None:
    """Play no (more) cards; after a resale: take no other reagent."""
    say(s, Event.PASSED, seat, s.decision, ZERO)
    if s.decision == Pending.TAKE:
        s.step = AutomaticStep.ANNOUNCE
    elif s.decision == Pending.BOUM:
        s.step = AutomaticStep.ASK_BOUM
    elif s.decision == Pending.CHIMIE:
        s.step = AutomaticStep.ROLL
    else:
        s.step = AutomaticStep.FAIL


@rule
def ignore_boum(s: State, seat: Seat, card: Card) -> None:
    """§8.9 The card counts for nothing: a token that it took comes back."""
    s.announced.ignored[card] += 1
    say(s, Event.IGNORED, seat, card, ZERO)
    if CARDS[card].word == Word.LOSE_TOKEN:
        give_back_token(s, seat, CARDS[card].token)
    s.step = AutomaticStep.ASK_CHIMIE


@rule
def roll(s: State) -> None:
    """§6.5 - §6.7 Two black dice against the difficulty; §8.10: after a failure once more for each second try."""
    first = die(s, BLACK_DICE)
    total = first + die(s, BLACK_DICE)
    difficulty = difficulty_of(s)
    s.announced.rolled = total
    say(s, Event.THREW, total, difficulty, first)
    if succeeds(total, difficulty):
        s.step = AutomaticStep.FINISH
    elif s.announced.rerolled < in_force_among(s, SECOND_TRIES):
        s.announced.rerolled += 1
        s.step = AutomaticStep.ROLL
    else:
        s.step = AutomaticStep.FAIL


@rule
def fail(s: State) -> None:
    """§6.7 The worst roll costs a safety token of the seat's choice, if it has one left."""
    if s.announced.rolled == CRITICAL_FAILURE and tokens_held(s, s.active) > 0:
        s.decision = Pending.LOSE
    else:
        s.step = AutomaticStep.FINISH_FAILED


@rule
def lose_chosen(s: State, seat: Seat, token: int) -> None:
    lose_token(s, seat, token)
    s.step = AutomaticStep.FINISH_FAILED


@rule
def finish(s: State, success: bool) -> None:
    """§6.8, §6.9 Change the molecule, let the cards have their last effects, put everything back."""
    seat = s.active
    if success:
        perform(s, s.players[seat].molecule)
        say(s, Event.DONE, seat, s.announced.manipulation, ZERO)
    else:
        say(s, Event.FAILED, seat, ZERO, ZERO)
    synthesised = success and is_synthesised(s, seat)
    ends = in_force_among(s, TURN_ENDERS) > 0
    keeps = not success and in_force_among(s, REAGENT_KEEPERS) > 0
    lose_reagents(s, seat)
    put_back(s, seat, keeps)
    if synthesised:
        s.winner = seat + 1
        say(s, Event.SYNTHESISED, seat, ZERO, ZERO)
        finish_game(s, Ending.SYNTHESIS)
    elif ends:
        s.step = AutomaticStep.END_TURN
    else:
        s.step = AutomaticStep.ANNOUNCE


@rule
def put_back(s: State, seat: Seat, keeps: bool) -> None:
    """§6.9 Cards go under their piles, the reagent on its pile (§8.11: or into the hand)."""
    for card in range(FIRST_BOUM, NUM_CARDS):
        for _ in range(s.announced.played[card]):
            put_under(s, card)
        s.announced.played[card] = 0
        s.announced.ignored[card] = 0
        s.settled[card] = 0
    reagent = s.announced.reagent - 1
    if reagent >= 0 and keeps:
        s.players[seat].reagents[reagent] = 1
    elif reagent >= 0:
        s.stock[reagent] += 1
        say(s, Event.RETURNED, seat, reagent, ZERO)
    s.announced.manipulation = Manipulation.NONE
    s.announced.atom = 0
    s.announced.slot = 0
    s.announced.partner = 0
    s.announced.reagent = 0
    s.announced.site = 0
    s.announced.rolled = 0
    s.announced.rerolled = 0


# §9 The end ---------------------------------------------


@rule
def is_synthesised(s: State, seat: Seat) -> bool:
    """§10.20 The whole molecule, hydrogens included and no centre left, is the target as a graph."""
    m = s.players[seat].molecule
    for token in range(len(m.tokens)):
        if m.tokens[token] != s.goal.tokens[token]:
            return False
    find_code(s.goal, s.workings)
    for i in range(MAX_ATOMS):
        s.workings.target[i] = s.workings.code[i]
    find_code(m, s.workings)
    same = True
    for i in range(MAX_ATOMS):
        if s.workings.code[i] != s.workings.target[i]:
            same = False
    clear(s.workings)
    return same


@rule
def finish_game(s: State, ending: int) -> None:
    s.ending = ending
    s.decision = Pending.OVER
