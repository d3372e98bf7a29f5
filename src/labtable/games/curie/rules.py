"""The rules of In the Footsteps of Marie Curie: whose decision it is, when the game is over, what an action does.

The chapters of RULES.md: §2 in setup.py, §3 and §13 in turn.py, §4 in workshop.py, §5 in research.py, §6 to §10 in
laboratory.py and effects.py, §11 in timeline.py, §14 in scoring.py. What is legal is in legality.py.
"""

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Seat

from .actions import ACTIONS
from .constants import NO_EFFECT, Kind
from .effects import receive
from .laboratory import choose_pile, take_card, transform, validate, validate_objective
from .legality import NOTHING_FORCED, forced_answer
from .research import take, write
from .state import State
from .timeline import apply_space
from .turn import done, go_on, return_cube, seat_to_move


@rule
def to_move(s: State) -> Seat:
    return seat_to_move(s)


@rule
def is_over(s: State) -> int:
    return s.ending


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    chosen = action
    while chosen != NOTHING_FORCED:
        perform(s, seat, chosen)
        go_on(s)
        seat = to_move(s)
        chosen = forced_answer(s)


@rule
def perform(s: State, seat: Seat, action: Action) -> None:
    """Do what the action says, then give the player what it brings."""
    kind, a, b = ACTIONS[action].kind, ACTIONS[action].a, ACTIONS[action].b
    effect = NO_EFFECT
    if kind == Kind.TAKE:
        take(s, seat, a)
    elif kind == Kind.WRITE:
        effect = write(s, seat)
    elif kind == Kind.CARD:
        effect = take_card(s, seat, a)
    elif kind == Kind.TRANSFORM:
        effect = transform(s, seat, a)
    elif kind == Kind.VALIDATE:
        effect = validate(s, seat, a, b)
    elif kind == Kind.PILE:
        choose_pile(s, seat, a)
    elif kind == Kind.RETURN:
        return_cube(s, seat, a)
    elif kind == Kind.APPLY:
        effect = apply_space(s, seat)
    elif kind == Kind.OBJECTIVE:
        validate_objective(s, seat)
    else:
        done(s, seat)
    receive(s, seat, effect)
