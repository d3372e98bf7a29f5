"""The rules of Laboratorium in the order of RULES.md: setting up (§2) here, resources and reselling (§3, §4) in
resources.py, the turn and a manipulation (§5, §6) in turn.py, the manipulations themselves (§7) in manipulations.py and
molecule.py, the cards (§8) in effects.py, the end (§9) here; which actions are legal is in legality.py.
"""
from __future__ import annotations

from typing import Any

from labtable.core.compiling import rule
from labtable.core.randomness import below
from labtable.core.records import Action, Seat, State, rank_seats, widen
from labtable.games.laboratorium import actions as act
from labtable.games.laboratorium.canonical import clear, find_code
from labtable.games.laboratorium.components import (
    FIRST_BOUM,
    FIRST_SECURITE,
    OWN_MOLECULE,
    TARGETS,
)
from labtable.games.laboratorium.constants import (
    BONDS,
    CARBONS,
    DEALING,
    HYDROGEN_SLOT,
    HYDROGENS,
    MAX_ATOMS,
    OXYGENS,
    REAGENTS,
    SAFETY_TOKENS,
    SITES,
    ZERO,
    Bond,
    Decision,
    Element,
    Event,
    Manipulation,
    Step,
)
from labtable.games.laboratorium.molecule import (
    copy_molecule,
    hang,
    lay_card,
)
from labtable.games.laboratorium.piles import deal_piles
from labtable.games.laboratorium.resources import (
    begin_round,
    collect,
    give_card,
    give_reagent,
    play_securite,
    resell,
    roll_resources,
    take_reagent,
)
from labtable.games.laboratorium.rings import mark_ring_bonds
from labtable.games.laboratorium.state import Reagent, tell, wide
from labtable.games.laboratorium.turn import (
    announce,
    ask_boum,
    ask_chimie,
    await_announcement,
    choose_partner,
    end_turn,
    fail,
    finish,
    ignore_boum,
    lose_chosen,
    pass_cards,
    play_card,
    roll,
    use_reagent,
)

# Options, in the order of META
TARGET_OPTION, REAGENTS_OPTION, HYDROXYL_OPTION, MOLECULE_OPTION = 0, 1, 2, 3
MOLECULE_BONDS = 26    # NOT A RULE: bonds between carbons and oxygens that the option can say
MOLECULE_NUMBERS = MAX_ATOMS + MOLECULE_BONDS
LABEL_BASE = 8         # an atom is element * 8 + hydrogens
BOND_BASE = 4          # a bond is (place * MAX_ATOMS + place) * 4 + Bond


# §2 Setting up ---------------------------------------------

@rule
def setup(s: State, players: int, options: Any) -> None:
    s.hydroxyl = options[HYDROXYL_OPTION]
    choose_target(s, options)
    for reagent in range(REAGENTS):
        if s.in_play[reagent] == 1:
            s.stock[reagent] = players
    deal_piles(s)
    for seat in range(players):
        for token in range(SAFETY_TOKENS):
            s.players[seat].safety[token] = 1
    s.first = below(s, DEALING, players)
    s.round_number = 1
    s.decision = Decision.START
    s.mover = (s.first + players - 1) % players
    s.active = s.mover


@rule
def choose_target(s: State, options: Any) -> None:
    """§2.1, §2.2, §2.4 The molecule-cible, and the Réactif piles that come with it."""
    if options[MOLECULE_OPTION] != 0:
        s.target = OWN_MOLECULE
        read_own_molecule(s, options)
    else:
        s.target = options[TARGET_OPTION]
        copy_molecule(s.goal, TARGETS[s.target].molecule)
    for reagent in range(REAGENTS):
        suggested = s.target == OWN_MOLECULE or TARGETS[s.target].suggested[reagent] == 1
        if suggested or options[REAGENTS_OPTION] == 1:
            s.in_play[reagent] = 1
    find_code(s.goal, s.workings)
    for i in range(MAX_ATOMS):
        s.goal_code[i] = s.workings.code[i]
    clear(s.workings)


@rule
def read_own_molecule(s: State, options: Any) -> None:
    """The option's numbers as a graph: an atom each, then a bond each."""
    for i in range(MAX_ATOMS):
        label = options[MOLECULE_OPTION + i]
        if label == 0:
            continue
        atom = s.goal.atoms[i]
        atom.element = min(label // LABEL_BASE, 2)
        atom.hydrogens = label % LABEL_BASE
        if atom.element == Element.CARBON:
            s.goal.tokens[CARBONS] += 1
        else:
            s.goal.tokens[OXYGENS] += 1
        s.goal.tokens[HYDROGENS] += label % LABEL_BASE
    for k in range(MOLECULE_BONDS):
        number = options[MOLECULE_OPTION + MAX_ATOMS + k]
        i = number // BOND_BASE // MAX_ATOMS
        j = number // BOND_BASE % MAX_ATOMS
        if number != 0 and s.goal.atoms[i].bond[BONDS - 1] == 0 and s.goal.atoms[j].bond[BONDS - 1] == 0:
            hang(s.goal, i, j, number % BOND_BASE)
            hang(s.goal, j, i, number % BOND_BASE)
    mark_ring_bonds(s.goal)


@rule
def start_with(s: State, seat: Seat, reagent: Reagent) -> None:
    """§2.8, §2.9 Lay the card's molecule; the card goes straight back, and the seat before this one chooses."""
    lay_card(s.players[seat].molecule, reagent)
    tell(s, Event.STARTED, seat, reagent, ZERO)
    if seat == s.first:
        begin_round(s)
    else:
        s.mover = (seat + s.num_players - 1) % s.num_players
        s.active = s.mover


# §9 The end ---------------------------------------------

@rule
def is_over(s: State) -> int:
    return wide(s.ending)


@rule
def returns(s: State, out: Any) -> None:
    """§9.1 One for the seat that made the molecule; while nobody has, all are equal and nobody has won."""
    players = widen(s.num_players)
    for seat in range(players):
        made = 1 if s.winner == seat + 1 else 0
        out[seat].score = made
        out[seat].standing = made
    rank_seats(out, players, s.winner != 0)


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    """What the seat does, then all that follows until somebody has to decide."""
    take_action(s, wide(seat), wide(action))
    while s.step != Step.NONE:
        step = wide(s.step)
        s.step = Step.NONE
        if step == Step.COLLECT:
            collect(s)
        elif step == Step.ANNOUNCE:
            await_announcement(s)
        elif step == Step.END_TURN:
            end_turn(s)
        elif step == Step.ASK_BOUM:
            ask_boum(s)
        elif step == Step.ASK_CHIMIE:
            ask_chimie(s)
        elif step == Step.ROLL:
            roll(s)
        elif step == Step.FAIL:
            fail(s)
        else:
            finish(s, step == Step.FINISH)


@rule
def take_action(s: State, seat: Seat, action: Action) -> None:
    if action >= act.SECURITE:
        play_securite(s, seat, FIRST_SECURITE + action - act.SECURITE)
    elif action >= act.LOSE:
        lose_chosen(s, seat, action - act.LOSE)
    elif action >= act.IGNORE:
        ignore_boum(s, seat, FIRST_BOUM + action - act.IGNORE)
    elif action >= act.PASS:
        pass_cards(s, seat)
    elif action >= act.PLAY:
        play_card(s, seat, FIRST_BOUM + action - act.PLAY)
    elif action >= act.USE:
        use_reagent(s, seat, (action - act.USE) // SITES, (action - act.USE) % SITES)
    elif action >= act.PARTNER:
        choose_partner(s, seat, action - act.PARTNER)
    elif action >= act.SINGLE:
        announce_action(s, seat, action)
    elif action >= act.END:
        s.step = Step.END_TURN
    elif action >= act.RESELL:
        resell(s, seat, action - act.RESELL)
    elif action >= act.GIVE_CARD:
        give_card(s, seat, action - act.GIVE_CARD)
    elif action >= act.GIVE_REAGENT:
        give_reagent(s, seat, action - act.GIVE_REAGENT)
    elif action >= act.DICE:
        roll_resources(s, seat, action - act.DICE)
    elif s.decision == Decision.START:
        start_with(s, seat, action)
    else:
        take_reagent(s, seat, action)


@rule
def announce_action(s: State, seat: Seat, action: Action) -> None:
    """The manipulation that an action announces, and what it names."""
    m = s.players[seat].molecule
    slot = 0
    if action >= act.OXYGEN:
        kind, i = Manipulation.OXYGEN, action - act.OXYGEN
    elif action >= act.HYDROXYL:
        kind, i = Manipulation.HYDROXYL, action - act.HYDROXYL
    elif action >= act.HYDROGEN:
        kind, i = Manipulation.HYDROGEN, action - act.HYDROGEN
    elif action >= act.CLOSE + MAX_ATOMS:
        kind, i = Manipulation.DOUBLE_RING, action - act.CLOSE - MAX_ATOMS
    elif action >= act.CLOSE:
        kind, i = Manipulation.SINGLE_RING, action - act.CLOSE
    elif action >= act.HYBRIDISE:
        i = action - act.HYBRIDISE
        kind = Manipulation.SPLIT if m.atoms[i].purple > 0 else Manipulation.MERGE
    elif action >= act.PAIR:
        i, slot = (action - act.PAIR) // BONDS, (action - act.PAIR) % BONDS
        kind = Manipulation.ADDITION if m.atoms[i].bond[slot] == Bond.DOUBLE else Manipulation.ELIMINATION
    elif action >= act.CLEAVE:
        i, slot = (action - act.CLEAVE) // (BONDS + 1), (action - act.CLEAVE) % (BONDS + 1)
        double = slot != HYDROGEN_SLOT and m.atoms[i].bond[slot] == Bond.DOUBLE
        kind = Manipulation.DOUBLE_CLEAVAGE if double else Manipulation.CLEAVAGE
    elif action >= act.DOUBLE:
        kind, i = Manipulation.DOUBLE_BOND, action - act.DOUBLE
    else:
        kind, i = Manipulation.SINGLE_BOND, action - act.SINGLE
    announce(s, seat, kind, i, slot)
