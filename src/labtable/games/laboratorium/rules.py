"""The rules of Laboratorium in the order of RULES.md: setting up (§2) here, resources and reselling (§3, §4) in
resources.py, the turn and a manipulation (§5, §6) in turn.py, the manipulations themselves (§7) in manipulations.py and
molecule.py, the cards (§8) in effects.py, the end (§9) here; which actions are legal is in legality.py, the list of
what may be announced in announcements.py.
"""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.records import FIRST_STEP, OVER, Action, Seat, say

from . import actions as act
from .chemistry.molecule import lay_card
from .components import (
    FIRST_BOUM,
    FIRST_SECURITE,
)
from .constants import (
    BONDS,
    CARBONS,
    HYDROGEN_SLOT,
    MAX_ATOMS,
    OXYGENS,
    SITES,
    SMALLEST_RING,
    ZERO,
    AutomaticStep,
    Bond,
    Event,
    Manipulation,
    Pending,
    Type,
)
from .resources import (
    begin_round,
    collect,
    give_card,
    give_reagent,
    play_securite,
    resell,
    roll_resources,
    take_reagent,
)
from .state import Reagent, State
from .turn import (
    announce,
    ask_boum,
    ask_chimie,
    await_announcement,
    choose_partner,
    end_turn,
    fail,
    finish,
    has_all_tokens,
    ignore_boum,
    lose_chosen,
    pass_cards,
    play_card,
    roll,
    use_reagent,
)

QUESTIONS, STEPS = len(Pending), len(AutomaticStep)

# §2.8 The starting reagents ---------------------------------------------


@rule
def start_with(s: State, seat: Seat, reagent: Reagent) -> None:
    """§2.8, §2.9 Lay the card's molecule; the card goes straight back, and the seat before this one chooses."""
    lay_card(s.players[seat].molecule, reagent)
    say(s, Event.STARTED, seat, reagent, ZERO)
    if seat == s.first:
        begin_round(s)
    else:
        s.mover = (seat + s.num_players - 1) % s.num_players
        s.active = s.mover


# §9 The end ---------------------------------------------


@rule
def to_move(s: State) -> int:
    return OVER if s.decision == Pending.OVER else s.mover


@rule
def is_over(s: State) -> int:
    return s.ending


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    """What the seat does, then all that follows until somebody has to decide."""
    take_action(s, seat, action)
    while s.step != AutomaticStep.NONE:
        take_step(s)


@rule
def take_step(s: State) -> None:
    step = s.step
    s.step = AutomaticStep.NONE
    if step == AutomaticStep.COLLECT:
        collect(s)
    elif step == AutomaticStep.ANNOUNCE:
        await_announcement(s)
    elif step == AutomaticStep.END_TURN:
        end_turn(s)
    elif step == AutomaticStep.ASK_BOUM:
        ask_boum(s)
    elif step == AutomaticStep.ASK_CHIMIE:
        ask_chimie(s)
    elif step == AutomaticStep.ROLL:
        roll(s)
    elif step == AutomaticStep.FAIL:
        fail(s)
    else:
        finish(s, step == AutomaticStep.FINISH)


@rule
def alike(s: State) -> int:
    """What is asked, and what for: for how many atoms, where a manipulation may be announced.

    Within an action the step that comes next, and which manipulation it finishes.
    """
    if s.step == AutomaticStep.FINISH:
        return FIRST_STEP + STEPS + s.announced.manipulation
    if s.step != AutomaticStep.NONE:
        return FIRST_STEP + s.step
    if s.decision != Pending.ANNOUNCE:
        return s.decision
    if s.turn_type == Type.CHARACTERISATION or not has_all_tokens(s, s.mover):
        return QUESTIONS
    m = s.players[s.mover].molecule
    atoms = m.tokens[CARBONS] + m.tokens[OXYGENS]
    return min(QUESTIONS + max(atoms + 2 - SMALLEST_RING, 1), FIRST_STEP - 1)


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
        s.step = AutomaticStep.END_TURN
    elif action >= act.RESELL:
        resell(s, seat, action - act.RESELL)
    elif action >= act.GIVE_CARD:
        give_card(s, seat, action - act.GIVE_CARD)
    elif action >= act.GIVE_REAGENT:
        give_reagent(s, seat, action - act.GIVE_REAGENT)
    elif action >= act.DICE:
        roll_resources(s, seat, action - act.DICE)
    elif s.decision == Pending.START:
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
        kind = Manipulation.ELIMINATION if m.atoms[i].bond[slot] == Bond.SINGLE else Manipulation.ADDITION
    elif action >= act.CLEAVE:
        i, slot = (action - act.CLEAVE) // (BONDS + 1), (action - act.CLEAVE) % (BONDS + 1)
        double = slot != HYDROGEN_SLOT and m.atoms[i].bond[slot] == Bond.DOUBLE
        kind = Manipulation.DOUBLE_CLEAVAGE if double else Manipulation.CLEAVAGE
    elif action >= act.DOUBLE:
        kind, i = Manipulation.DOUBLE_BOND, action - act.DOUBLE
    else:
        kind, i = Manipulation.SINGLE_BOND, action - act.SINGLE
    announce(s, seat, kind, i, slot)
