"""Which actions are legal, and why not (`refusal`); the list of those that are (`legal_actions`)."""
from __future__ import annotations

from labtable.core.bits import has
from labtable.core.compiling import rule
from labtable.core.records import Action, Actions, Seat, State, widen
from labtable.games.laboratorium import actions as act
from labtable.games.laboratorium.components import (
    CARDS,
    FIRST_BOUM,
    FIRST_SECURITE,
    NUM_BOUM,
    NUM_CARDS,
    NUM_CHIMIE,
    NUM_SECURITE,
)
from labtable.games.laboratorium.constants import (
    BONDS,
    HYDROGEN_SLOT,
    MAX_ATOMS,
    PURPLE,
    REAGENT_COLOUR,
    REAGENTS,
    SAFETY_TOKENS,
    SITES,
    YELLOW,
    ZERO,
    Colour,
    Element,
    Pending,
    Refusal,
    Type,
    Word,
)
from labtable.games.laboratorium.effects import in_force
from labtable.games.laboratorium.manipulations import (
    check_any_card,
    check_cleave,
    check_close,
    check_form,
    check_hybridise,
    check_hydrogen,
    check_hydroxyl,
    check_oxygen,
    check_pair,
    check_partner,
    check_use,
    colour_named,
    has_partner,
    is_free,
)
from labtable.games.laboratorium.resources import crowded_colour, is_takeable
from labtable.games.laboratorium.state import Card, Reagent
from labtable.games.laboratorium.turn import can_resell, has_all_tokens

# One question each ----------------------------------------------------------------------------------------

@rule
def check_choose(s: State, seat: Seat, reagent: Reagent) -> int:
    """§2.8, §3.5, §10.17, §4.2"""
    if s.decision != Pending.START and s.decision != Pending.TAKE:
        return Refusal.NOT_NOW
    if s.in_play[reagent] == 0:
        return Refusal.PILE_NOT_IN_PLAY
    if s.decision == Pending.START or is_takeable(s, seat, reagent):
        return Refusal.NONE
    if s.players[seat].reagents[reagent] == 1:
        return Refusal.REAGENT_IN_HAND
    return Refusal.JUST_RESOLD if s.stock[reagent] > 0 else Refusal.PILE_EMPTY


@rule
def check_give(s: State, seat: Seat, colour: int, held: int) -> int:
    """§3.6"""
    if s.decision != Pending.DISCARD:
        return Refusal.NOT_NOW
    if crowded_colour(s, seat) != colour:
        return Refusal.NOT_THAT_COLOUR
    return Refusal.NONE if held > 0 else Refusal.NOT_HELD


@rule
def check_resell(s: State, seat: Seat, reagent: Reagent) -> int:
    """§4.1, §4.3"""
    if s.decision != Pending.ANNOUNCE:
        return Refusal.NOT_NOW
    if s.announcements > 0 or s.resold > 0:
        return Refusal.RESALE_TOO_LATE
    return Refusal.NONE if s.players[seat].reagents[reagent] == 1 else Refusal.NOTHING_TO_RESELL


@rule
def check_announcement(s: State, seat: Seat, kind: int) -> int:
    """§5.3, §5.4 What every announcement needs."""
    if s.decision != Pending.ANNOUNCE:
        return Refusal.NOT_NOW
    if not has_all_tokens(s, seat):
        return Refusal.TOKENS_MISSING
    if s.turn_type != Type.NONE and s.turn_type != kind:
        return Refusal.OTHER_TYPE
    return Refusal.NONE


@rule
def check_play(s: State, seat: Seat, card: Card) -> int:
    """§6.2, §6.3, §8.9, §8.10"""
    boum = CARDS[card].colour == Colour.BOUM
    if boum != (s.decision == Pending.BOUM):
        return Refusal.NOT_NOW
    if not boum and s.decision != Pending.CHIMIE and s.decision != Pending.REROLL:
        return Refusal.NOT_NOW
    if s.players[seat].cards[card] == 0:
        return Refusal.NOT_IN_HAND
    if s.decision == Pending.REROLL and CARDS[card].word != Word.REROLL:
        return Refusal.NOT_NOW
    if CARDS[card].word == Word.IGNORE_BOUM and not any_boum_in_force(s):
        return Refusal.NOTHING_TO_IGNORE
    return Refusal.NONE


@rule
def any_boum_in_force(s: State) -> bool:
    count = 0
    for card in range(FIRST_BOUM, FIRST_BOUM + NUM_BOUM):
        count += in_force(s, card)
    return count > 0


@rule
def check_pass(s: State) -> int:
    """§6.2, §6.3 No (more) cards; §4.2 no other reagent after a resale."""
    asked = s.decision == Pending.BOUM or s.decision == Pending.CHIMIE or s.decision == Pending.REROLL
    resold = s.decision == Pending.TAKE and s.manipulating == 1
    return Refusal.NONE if asked or resold else Refusal.NOT_NOW


@rule
def check_ignore(s: State, card: Card) -> int:
    """§8.9"""
    if s.decision != Pending.IGNORE:
        return Refusal.NOT_NOW
    return Refusal.NONE if in_force(s, card) > 0 else Refusal.NOTHING_TO_IGNORE


@rule
def check_lose(s: State, seat: Seat, token: int) -> int:
    """§6.7"""
    if s.decision != Pending.LOSE:
        return Refusal.NOT_NOW
    return Refusal.NONE if s.players[seat].safety[token] == 1 else Refusal.TOKEN_GONE


@rule
def check_securite(s: State, seat: Seat, card: Card) -> int:
    """§8.12 At any moment, also while another seat decides."""
    if s.decision == Pending.START:
        return Refusal.NOT_NOW
    if s.players[seat].cards[card] == 0:
        return Refusal.NO_SAFETY_CARD
    if s.players[seat].safety[CARDS[card].token] == 1:
        return Refusal.TOKEN_NOT_LOST
    return Refusal.NONE


# All together ---------------------------------------------------------------------------------------------

@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    if s.decision == Pending.OVER:
        return Refusal.GAME_OVER
    if action < 0 or action >= act.NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat < 0 or seat >= s.num_players:
        return Refusal.NOT_YOUR_TURN
    if action >= act.SECURITE:
        return check_securite(s, seat, FIRST_SECURITE + action - act.SECURITE)
    if seat != s.mover:
        return Refusal.NOT_YOUR_TURN
    if action >= act.LOSE:
        return check_lose(s, seat, action - act.LOSE)
    if action >= act.IGNORE:
        return check_ignore(s, FIRST_BOUM + action - act.IGNORE)
    if action >= act.PASS:
        return check_pass(s)
    if action >= act.PLAY:
        return check_play(s, seat, FIRST_BOUM + action - act.PLAY)
    if action >= act.SINGLE:
        return refusal_of_manipulation(s, seat, action)
    if action >= act.END:
        return Refusal.NONE if s.decision == Pending.ANNOUNCE else Refusal.NOT_NOW
    if action >= act.RESELL:
        return check_resell(s, seat, action - act.RESELL)
    if action >= act.GIVE_CARD:
        card = action - act.GIVE_CARD
        return check_give(s, seat, widen(CARDS[card].colour), widen(s.players[seat].cards[card]))
    if action >= act.GIVE_REAGENT:
        return check_give(s, seat, REAGENT_COLOUR, widen(s.players[seat].reagents[action - act.GIVE_REAGENT]))
    if action >= act.DICE:
        return Refusal.NONE if s.decision == Pending.DICE else Refusal.NOT_NOW
    return check_choose(s, seat, action)


@rule
def refusal_of_manipulation(s: State, seat: Seat, action: Action) -> int:
    """Announcements, and the card or the partner that belongs to one."""
    m = s.players[seat].molecule
    colour = colour_named(widen(s.announced.manipulation))
    if action >= act.USE:
        if s.decision != Pending.REAGENT:
            return Refusal.NOT_NOW
        return check_use(s, seat, colour, (action - act.USE) // SITES, (action - act.USE) % SITES)
    if action >= act.PARTNER:
        if s.decision != Pending.PARTNER:
            return Refusal.NOT_NOW
        return check_partner(m, colour, widen(s.announced.atom), action - act.PARTNER)
    kind = Type.CHARACTERISATION if action >= act.HYDROGEN else Type.REACTION
    reason = check_announcement(s, seat, kind)
    if reason != Refusal.NONE:
        return reason
    if action >= act.OXYGEN:
        return check_oxygen(m, action - act.OXYGEN)
    if action >= act.HYDROXYL:
        return check_hydroxyl(s, m, action - act.HYDROXYL)
    if action >= act.HYDROGEN:
        return check_hydrogen(m, action - act.HYDROGEN)
    if action >= act.CLOSE:
        return check_close(m, (action - act.CLOSE) // MAX_ATOMS, (action - act.CLOSE) % MAX_ATOMS)
    if action >= act.HYBRIDISE:
        return check_hybridise(m, action - act.HYBRIDISE)
    if action >= act.PAIR:
        return check_pair(m, (action - act.PAIR) // BONDS, (action - act.PAIR) % BONDS)
    if action >= act.CLEAVE:
        return check_cleave(m, (action - act.CLEAVE) // (BONDS + 1), (action - act.CLEAVE) % (BONDS + 1))
    if action >= act.DOUBLE:
        return check_form(s, seat, PURPLE, action - act.DOUBLE)
    return check_form(s, seat, YELLOW, action - act.SINGLE)


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """Only the candidates of the decision that is asked; at the end, the Safety cards of any seat."""
    if s.decision == Pending.OVER or seat < 0 or seat >= s.num_players:
        return 0
    count = 0
    if seat == s.mover:
        count = legal_decisions(s, seat, out)
    for card in range(FIRST_SECURITE, FIRST_SECURITE + NUM_SECURITE):
        if check_securite(s, seat, card) == Refusal.NONE:
            out[count] = act.SECURITE + card - FIRST_SECURITE
            count += 1
    return count


@rule
def legal_decisions(s: State, seat: Seat, out: Actions) -> int:
    decision = widen(s.decision)
    if decision == Pending.ANNOUNCE:
        return legal_announcements(s, seat, out)
    if decision == Pending.DISCARD:
        return legal_gifts(s, seat, out)
    first, last = range_asked(decision)
    if decision == Pending.DICE:
        for n in range(last - first):
            out[n] = first + n
        return last - first
    count = 0
    for action in range(first, last):
        if refusal(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    if decision == Pending.TAKE and s.manipulating == 1:
        out[count] = act.PASS
        count += 1
    return count


@rule
def legal_gifts(s: State, seat: Seat, out: Actions) -> int:
    """§3.6 A card of the colour of which there are too many."""
    count = 0
    colour = crowded_colour(s, seat)
    if colour == REAGENT_COLOUR:
        for reagent in range(REAGENTS):
            if s.players[seat].reagents[reagent] > 0:
                out[count] = act.GIVE_REAGENT + reagent
                count += 1
        return count
    for card in range(NUM_CARDS):
        if CARDS[card].colour == colour and s.players[seat].cards[card] > 0:
            out[count] = act.GIVE_CARD + card
            count += 1
    return count


@rule
def range_asked(decision: int) -> tuple[int, int]:
    """The actions among which a decision is made."""
    if decision in (Pending.START, Pending.TAKE):
        return act.CHOOSE, act.CHOOSE + REAGENTS
    if decision == Pending.DICE:
        return act.DICE, act.GIVE_REAGENT
    if decision == Pending.REAGENT:
        return act.USE, act.PLAY
    if decision == Pending.PARTNER:
        return act.PARTNER, act.USE
    if decision == Pending.BOUM:
        return act.PLAY, act.PASS + 1
    if decision in (Pending.CHIMIE, Pending.REROLL):
        return act.PLAY + NUM_BOUM, act.PASS + 1
    if decision == Pending.IGNORE:
        return act.IGNORE, act.LOSE
    return act.LOSE, act.SECURITE


@rule
def legal_announcements(s: State, seat: Seat, out: Actions) -> int:
    """§5.1 Resell, end the turn, or announce a manipulation; candidates are the atoms there are."""
    count = 0
    if can_resell(s, seat):
        for reagent in range(REAGENTS):
            if s.players[seat].reagents[reagent] == 1:
                out[count] = act.RESELL + reagent
                count += 1
    out[count] = act.END
    count += 1
    if not has_all_tokens(s, seat):
        return count
    if s.turn_type != Type.CHARACTERISATION:
        count = legal_reactions(s, seat, out, count)
    if s.turn_type != Type.REACTION:
        count = legal_characterisations(s, seat, out, count)
    return count


@rule
def legal_reactions(s: State, seat: Seat, out: Actions, count: int) -> int:
    m = s.players[seat].molecule
    yellow, purple = ZERO, ZERO  # sets of atoms with a free centre
    for i in range(MAX_ATOMS):
        if is_free(m, YELLOW, i):
            yellow |= 1 << i
        if is_free(m, PURPLE, i):
            purple |= 1 << i
    if yellow != 0 and check_any_card(s, seat, YELLOW) == Refusal.NONE:
        for i in range(MAX_ATOMS):
            if has(yellow, i):
                out[count] = act.SINGLE + i
                count += 1
    if purple != 0 and check_any_card(s, seat, PURPLE) == Refusal.NONE:
        for i in range(MAX_ATOMS):
            if has(purple, i):
                out[count] = act.DOUBLE + i
                count += 1
    for i in range(MAX_ATOMS):
        if m.atoms[i].element != Element.NONE:
            for slot in range(BONDS + 1):
                if (slot == HYDROGEN_SLOT or m.atoms[i].bond[slot] != 0) and check_cleave(m, i, slot) == Refusal.NONE:
                    out[count] = act.CLEAVE + i * (BONDS + 1) + slot
                    count += 1
    for i in range(MAX_ATOMS):
        if m.atoms[i].element == Element.CARBON:
            for slot in range(BONDS):
                if m.atoms[i].neighbour[slot] > i and check_pair(m, i, slot) == Refusal.NONE:
                    out[count] = act.PAIR + i * BONDS + slot
                    count += 1
    for i in range(MAX_ATOMS):
        if has(yellow | purple, i) and check_hybridise(m, i) == Refusal.NONE:
            out[count] = act.HYBRIDISE + i
            count += 1
    count = legal_rings(s, seat, YELLOW, yellow, out, count)
    return legal_rings(s, seat, PURPLE, purple, out, count)


@rule
def legal_rings(s: State, seat: Seat, colour: int, free: int, out: Actions, count: int) -> int:
    """§10.1 Each end that has a partner."""
    if free & (free - 1) == 0:  # a ring needs two
        return count
    m = s.players[seat].molecule
    for i in range(MAX_ATOMS):
        if has(free, i) and has_partner(m, i, free):
            out[count] = act.CLOSE + colour * MAX_ATOMS + i
            count += 1
    return count


@rule
def legal_characterisations(s: State, seat: Seat, out: Actions, count: int) -> int:
    m = s.players[seat].molecule
    for i in range(MAX_ATOMS):
        if m.atoms[i].yellow > 0 and check_hydrogen(m, i) == Refusal.NONE:
            out[count] = act.HYDROGEN + i
            count += 1
    if s.hydroxyl == 1:
        for i in range(MAX_ATOMS):
            if m.atoms[i].yellow > 0 and check_hydroxyl(s, m, i) == Refusal.NONE:
                out[count] = act.HYDROXYL + i
                count += 1
    for i in range(MAX_ATOMS):
        if m.atoms[i].purple > 0 and check_oxygen(m, i) == Refusal.NONE:
            out[count] = act.OXYGEN + i
            count += 1
    return count


assert NUM_CHIMIE + NUM_BOUM + NUM_SECURITE == NUM_CARDS
assert act.SECURITE - act.LOSE == SAFETY_TOKENS
