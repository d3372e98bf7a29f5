"""Which actions are legal, and why not (`refusal`); the list of those that are (`legal_actions`)."""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.bits import lowest
from labtable.core.record.records import Action, Actions, Seat

from .actions import ACTIONS, NUM_ACTIONS, NUM_DICE_CHOICES, START, WIDTH
from .announcements import check_announcement, check_end, check_resell, legal_announcements
from .chemistry.molecule import places
from .components import (
    AFTER_COLOUR,
    CARDS,
    FIRST_BOUM,
    FIRST_OF_COLOUR,
    FIRST_SECURITE,
    NUM_BOUM,
    NUM_CARDS,
    NUM_CHIMIE,
    NUM_SECURITE,
)
from .constants import (
    BOUM_COLOUR,
    CHIMIE_COLOUR,
    PURPLE,
    REAGENT_COLOUR,
    REAGENTS,
    SAFETY_TOKENS,
    SITES,
    YELLOW,
    Colour,
    Kind,
    Pending,
    Refusal,
    Type,
    Word,
)
from .effects import in_force
from .manipulations import (
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
)
from .resources import crowded_colour, is_takeable
from .state import Card, Reagent, State

# One question each ----------------------------------------------------------------------------------------


@rule
def check_choose(s: State, seat: Seat, reagent: Reagent) -> int:
    """§2.8, §3.5, §4.2 A reagent is taken from a pile in play; §10.17 not a kind that is in the hand already."""
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
def check_dice(s: State) -> int:
    """§3.3 Any four dice are chosen in the resource phase."""
    return Refusal.NONE if s.decision == Pending.DICE else Refusal.NOT_NOW


@rule
def check_give(s: State, crowded: int, colour: int, held: int) -> int:
    """§3.6 A card is given back of the colour of which the hand has too many."""
    if s.decision != Pending.DISCARD:
        return Refusal.NOT_NOW
    if crowded != colour:
        return Refusal.NOT_THAT_COLOUR
    return Refusal.NONE if held > 0 else Refusal.NOT_HELD


@rule
def check_play(s: State, seat: Seat, card: Card) -> int:
    """§6.2 Others play Boom cards, §6.3 the active seat Chemistry cards; §8.9, §8.10 two of them have their moment."""
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
    """§6.2, §6.3 A seat plays no (more) cards; §4.2 it takes no other reagent after a resale."""
    asked = s.decision == Pending.BOUM or s.decision == Pending.CHIMIE or s.decision == Pending.REROLL
    resold = s.decision == Pending.TAKE and s.manipulating == 1
    return Refusal.NONE if asked or resold else Refusal.NOT_NOW


@rule
def check_ignore(s: State, card: Card) -> int:
    """§8.9 A Boom card that is in force can be made to count for nothing."""
    if s.decision != Pending.IGNORE:
        return Refusal.NOT_NOW
    return Refusal.NONE if in_force(s, card) > 0 else Refusal.NOTHING_TO_IGNORE


@rule
def check_lose(s: State, seat: Seat, token: int) -> int:
    """§6.7 A safety token that the seat still has is lost."""
    if s.decision != Pending.LOSE:
        return Refusal.NOT_NOW
    return Refusal.NONE if s.players[seat].safety[token] == 1 else Refusal.TOKEN_GONE


@rule
def check_securite(s: State, seat: Seat, card: Card) -> int:
    """§8.12 A Safety card is played at any moment, also while another seat decides."""
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
    if action < 0 or action >= NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat < 0 or seat >= s.num_players:
        return Refusal.NOT_YOUR_TURN
    kind, a, b = ACTIONS[action].kind, ACTIONS[action].a, ACTIONS[action].b
    if kind == Kind.SECURITE:
        return check_securite(s, seat, FIRST_SECURITE + a)
    if seat != s.mover:
        return Refusal.NOT_YOUR_TURN
    if kind == Kind.CHOOSE:
        return check_choose(s, seat, a)
    if kind == Kind.DICE:
        return check_dice(s)
    if kind == Kind.GIVE_REAGENT:
        return check_give(s, crowded_colour(s, seat), REAGENT_COLOUR, s.players[seat].reagents[a])
    if kind == Kind.GIVE_CARD:
        return check_give(s, crowded_colour(s, seat), CARDS[a].colour, s.players[seat].cards[a])
    if kind == Kind.RESELL:
        return check_resell(s, seat, a)
    if kind == Kind.END:
        return check_end(s)
    if kind == Kind.PLAY:
        return check_play(s, seat, FIRST_BOUM + a)
    if kind == Kind.PASS:
        return check_pass(s)
    if kind == Kind.IGNORE:
        return check_ignore(s, FIRST_BOUM + a)
    if kind == Kind.LOSE:
        return check_lose(s, seat, a)
    return refusal_of_manipulation(s, seat, kind, a, b)


@rule
def refusal_of_manipulation(s: State, seat: Seat, kind: int, a: int, b: int) -> int:
    """Announcements, and the card or the partner that belongs to one."""
    m = s.players[seat].molecule
    colour = colour_named(s.announced.manipulation)
    if kind == Kind.USE:
        return check_use(s, seat, colour, a, b) if s.decision == Pending.REAGENT else Refusal.NOT_NOW
    if kind == Kind.PARTNER:
        return check_partner(m, colour, s.announced.atom, a) if s.decision == Pending.PARTNER else Refusal.NOT_NOW
    characterises = kind in (Kind.HYDROGEN, Kind.HYDROXYL, Kind.OXYGEN)
    reason = check_announcement(s, seat, Type.CHARACTERISATION if characterises else Type.REACTION)
    if reason != Refusal.NONE:
        return reason
    if kind == Kind.SINGLE:
        return check_form(s, seat, YELLOW, a)
    if kind == Kind.DOUBLE:
        return check_form(s, seat, PURPLE, a)
    if kind == Kind.CLEAVE:
        return check_cleave(m, a, b)
    if kind == Kind.PAIR:
        return check_pair(m, a, b)
    if kind == Kind.HYBRIDISE:
        return check_hybridise(m, a)
    if kind == Kind.CLOSE:
        return check_close(m, a, b)
    if kind == Kind.HYDROGEN:
        return check_hydrogen(m, a)
    if kind == Kind.HYDROXYL:
        return check_hydroxyl(m, a) if s.hydroxyl == 1 else Refusal.VARIANT_OFF
    return check_oxygen(m, a)


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    """What a seat may do now: the candidates of the decision that is asked, and at the end the Safety cards of any
    seat."""
    if s.decision == Pending.OVER or seat < 0 or seat >= s.num_players:
        return 0
    count = 0
    if seat == s.mover:
        count = legal_decisions(s, seat, out)
    for card in range(FIRST_SECURITE, FIRST_SECURITE + NUM_SECURITE):
        if check_securite(s, seat, card) == Refusal.NONE:
            out[count] = START[Kind.SECURITE] + card - FIRST_SECURITE
            count += 1
    return count


@rule
def legal_decisions(s: State, seat: Seat, out: Actions) -> int:
    decision = s.decision
    if decision == Pending.ANNOUNCE:
        return legal_announcements(s, seat, out)
    if decision == Pending.DISCARD:
        return legal_gifts(s, seat, out)
    if decision == Pending.DICE:
        return legal_dice(out)
    if decision == Pending.START or decision == Pending.TAKE:
        return legal_choices(s, seat, out)
    if decision == Pending.REAGENT:
        return legal_uses(s, seat, out)
    if decision == Pending.PARTNER:
        return legal_partners(s, seat, out)
    if decision == Pending.BOUM:
        return legal_cards(s, seat, BOUM_COLOUR, out)
    if decision == Pending.IGNORE:
        return legal_ignored(s, out)
    if decision == Pending.LOSE:
        return legal_losses(s, seat, out)
    return legal_cards(s, seat, CHIMIE_COLOUR, out)


@rule
def legal_dice(out: Actions) -> int:
    """§3.3 Any four dice."""
    for choice in range(NUM_DICE_CHOICES):
        out[choice] = START[Kind.DICE] + choice
    return NUM_DICE_CHOICES


@rule
def legal_choices(s: State, seat: Seat, out: Actions) -> int:
    """§2.8, §3.5 A reagent; §4.2 after a resale, none."""
    count = 0
    for reagent in range(REAGENTS):
        if check_choose(s, seat, reagent) == Refusal.NONE:
            out[count] = START[Kind.CHOOSE] + reagent
            count += 1
    if check_pass(s) == Refusal.NONE:
        out[count] = START[Kind.PASS]
        count += 1
    return count


@rule
def legal_uses(s: State, seat: Seat, out: Actions) -> int:
    """§6.1 A centre of a reagent in hand."""
    count = 0
    colour = colour_named(s.announced.manipulation)
    for reagent in range(REAGENTS):
        for site in range(SITES):
            if check_use(s, seat, colour, reagent, site) == Refusal.NONE:
                out[count] = START[Kind.USE] + reagent * WIDTH[Kind.USE] + site
                count += 1
    return count


@rule
def legal_cards(s: State, seat: Seat, colour: int, out: Actions) -> int:
    """§6.2, §6.3 A card of the colour that is asked for, or no more."""
    count = 0
    for card in range(FIRST_OF_COLOUR[colour], AFTER_COLOUR[colour]):
        if check_play(s, seat, card) == Refusal.NONE:
            out[count] = START[Kind.PLAY] + card - FIRST_BOUM
            count += 1
    if check_pass(s) == Refusal.NONE:
        out[count] = START[Kind.PASS]
        count += 1
    return count


@rule
def legal_gifts(s: State, seat: Seat, out: Actions) -> int:
    """§3.6 A card of the colour of which there are too many."""
    count = 0
    colour = crowded_colour(s, seat)
    for reagent in range(REAGENTS if colour == REAGENT_COLOUR else 0):
        if check_give(s, colour, REAGENT_COLOUR, s.players[seat].reagents[reagent]) == Refusal.NONE:
            out[count] = START[Kind.GIVE_REAGENT] + reagent
            count += 1
    for card in range(FIRST_OF_COLOUR[colour], AFTER_COLOUR[colour]):
        if check_give(s, colour, colour, s.players[seat].cards[card]) == Refusal.NONE:
            out[count] = START[Kind.GIVE_CARD] + card
            count += 1
    return count


@rule
def legal_partners(s: State, seat: Seat, out: Actions) -> int:
    """§10.1 The ring's other end."""
    count = 0
    m = s.players[seat].molecule
    colour = colour_named(s.announced.manipulation)
    held = places(m)
    while held != 0:
        j = lowest(held)
        held &= held - 1
        if check_partner(m, colour, s.announced.atom, j) == Refusal.NONE:
            out[count] = START[Kind.PARTNER] + j
            count += 1
    return count


@rule
def legal_ignored(s: State, out: Actions) -> int:
    """§8.9 A Boom card on the table."""
    count = 0
    for card in range(FIRST_BOUM, FIRST_BOUM + NUM_BOUM):
        if check_ignore(s, card) == Refusal.NONE:
            out[count] = START[Kind.IGNORE] + card - FIRST_BOUM
            count += 1
    return count


@rule
def legal_losses(s: State, seat: Seat, out: Actions) -> int:
    """§6.7 A safety token that is still there."""
    count = 0
    for token in range(SAFETY_TOKENS):
        if check_lose(s, seat, token) == Refusal.NONE:
            out[count] = START[Kind.LOSE] + token
            count += 1
    return count


assert NUM_CHIMIE + NUM_BOUM + NUM_SECURITE == NUM_CARDS
