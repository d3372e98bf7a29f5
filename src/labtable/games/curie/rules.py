"""The rules of In the Footsteps of Marie Curie: whose decision it is, what an action does, when the game is over.

The chapters of RULES.md: §2 in setup.py, §3 and §13 in turn.py, §4 in workshop.py, §5 in research.py, §6 to §10 in
laboratory.py and effects.py, §11 in timeline.py, §14 in scoring.py. What is legal is in legality.py.
"""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Seat

from .actions import (
    FIRST_APPLY,
    FIRST_CARD,
    FIRST_OBJECTIVE,
    FIRST_PILE,
    FIRST_RETURN,
    FIRST_TAKE,
    FIRST_TRANSFORM,
    FIRST_VALIDATE,
    FIRST_WRITE,
)
from .constants import NO_EFFECT, SLOTS
from .effects import receive
from .laboratory import choose_pile, take_card, transform, validate, validate_objective
from .legality import NOTHING_FORCED, forced_answer
from .research import take, write
from .state import State
from .timeline import apply_space
from .turn import done, go_on, return_cube, waits_for


@rule
def to_move(s: State) -> Seat:
    return waits_for(s)


@rule
def perform(s: State, seat: Seat, action: Action) -> None:
    """Do what the action says, then give the player what it brings."""
    effect = NO_EFFECT
    if action < FIRST_WRITE:
        take(s, seat, action - FIRST_TAKE)
    elif action < FIRST_CARD:
        effect = write(s, seat)
    elif action < FIRST_TRANSFORM:
        effect = take_card(s, seat, action - FIRST_CARD)
    elif action < FIRST_VALIDATE:
        effect = transform(s, seat, action - FIRST_TRANSFORM)
    elif action < FIRST_PILE:
        effect = validate(s, seat, (action - FIRST_VALIDATE) // SLOTS, (action - FIRST_VALIDATE) % SLOTS)
    elif action < FIRST_RETURN:
        choose_pile(s, seat, action - FIRST_PILE)
    elif action < FIRST_APPLY:
        return_cube(s, seat, action - FIRST_RETURN)
    elif action == FIRST_APPLY:
        effect = apply_space(s, seat)
    elif action == FIRST_OBJECTIVE:
        validate_objective(s, seat)
    else:
        done(s, seat)
    receive(s, seat, effect)


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    chosen = action
    while chosen != NOTHING_FORCED:
        perform(s, seat, chosen)
        go_on(s)
        seat = waits_for(s)
        chosen = forced_answer(s)


@rule
def is_over(s: State) -> int:
    return s.ending
