"""The rules of Laboratorium in the order of RULES.md: setting up (§2) here, resources and reselling (§3, §4) in
resources.py, the turn and a manipulation (§5, §6) in turn.py, the manipulations themselves (§7) in manipulations.py and
molecule.py, the cards (§8) in effects.py, the end (§9) here; which actions are legal is in legality.py, the list of
what may be announced in announcements.py.
"""

from __future__ import annotations

from labtable.core.compiler.rule import rule
from labtable.core.record.records import FIRST_STEP, OVER, Action, Seat, say

from .actions import ACTIONS
from .chemistry.molecule import lay_card
from .components import (
    FIRST_BOUM,
    FIRST_SECURITE,
)
from .constants import (
    CARBONS,
    HYDROGEN_SLOT,
    OXYGENS,
    PURPLE,
    SMALLEST_RING,
    ZERO,
    AutomaticStep,
    Bond,
    Event,
    Kind,
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
from .state import Molecule, Reagent, State
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
    kind, a, b = ACTIONS[action].kind, ACTIONS[action].a, ACTIONS[action].b
    if kind == Kind.SECURITE:
        play_securite(s, seat, FIRST_SECURITE + a)
    elif kind == Kind.LOSE:
        lose_chosen(s, seat, a)
    elif kind == Kind.IGNORE:
        ignore_boum(s, seat, FIRST_BOUM + a)
    elif kind == Kind.PASS:
        pass_cards(s, seat)
    elif kind == Kind.PLAY:
        play_card(s, seat, FIRST_BOUM + a)
    elif kind == Kind.USE:
        use_reagent(s, seat, a, b)
    elif kind == Kind.PARTNER:
        choose_partner(s, seat, a)
    elif kind == Kind.END:
        s.step = AutomaticStep.END_TURN
    elif kind == Kind.RESELL:
        resell(s, seat, a)
    elif kind == Kind.GIVE_CARD:
        give_card(s, seat, a)
    elif kind == Kind.GIVE_REAGENT:
        give_reagent(s, seat, a)
    elif kind == Kind.DICE:
        roll_resources(s, seat, a)
    elif kind != Kind.CHOOSE:
        announce_action(s, seat, kind, a, b)
    elif s.decision == Pending.START:
        start_with(s, seat, a)
    else:
        take_reagent(s, seat, a)


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


# §6.1 What is announced ---------------------------------------------


@rule
def announce_action(s: State, seat: Seat, kind: int, a: int, b: int) -> None:
    """Announce the manipulation that an action names, of an atom and a bond of it."""
    manipulation = manipulation_of(s.players[seat].molecule, kind, a, b)
    if kind == Kind.CLOSE:
        announce(s, seat, manipulation, b, 0)
    else:
        announce(s, seat, manipulation, a, b)


@rule
def manipulation_of(m: Molecule, kind: int, a: int, b: int) -> int:
    """The manipulation that an action names: some kinds mean another one where the bond or the centre is another."""
    if kind == Kind.SINGLE:
        return Manipulation.SINGLE_BOND
    if kind == Kind.DOUBLE:
        return Manipulation.DOUBLE_BOND
    if kind == Kind.CLEAVE:
        double = b != HYDROGEN_SLOT and m.atoms[a].bond[b] == Bond.DOUBLE
        return Manipulation.DOUBLE_CLEAVAGE if double else Manipulation.CLEAVAGE
    if kind == Kind.PAIR:
        return Manipulation.ELIMINATION if m.atoms[a].bond[b] == Bond.SINGLE else Manipulation.ADDITION
    if kind == Kind.HYBRIDISE:
        return Manipulation.SPLIT if m.atoms[a].purple > 0 else Manipulation.MERGE
    if kind == Kind.CLOSE:
        return Manipulation.DOUBLE_RING if a == PURPLE else Manipulation.SINGLE_RING
    if kind == Kind.HYDROGEN:
        return Manipulation.HYDROGEN
    return Manipulation.HYDROXYL if kind == Kind.HYDROXYL else Manipulation.OXYGEN
