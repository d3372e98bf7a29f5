"""§2 Set-up: the projects in play, the supplies, the empty slots."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.randomness import below
from labtable.core.record.records import say

from .completion import clear_study
from .components import (
    CARDS,
    FLASK_SUPPLY,
    MINIATURE_CARDS,
    MINIATURE_FLASK_SUPPLY,
    MINIATURE_TECH_SUPPLY,
    RECOMMENDED,
    TECH_SUPPLY,
)
from .constants import (
    CARDS_PER_FIELD,
    COPIES,
    DEAL,
    MAX_SLOTS,
    NO_CARD,
    NUM_STACKS,
    STACKS_PER_FIELD,
    Card,
    Event,
    FirstPlayer,
    Phase,
    Set,
    Stack,
)
from .projects import clear_slot
from .state import State

SET_OPTION, CARDS_OPTION, PAYMENTS_OPTION, FIRST_OPTION, MINIATURE_OPTION = (
    0,
    1,
    1 + NUM_STACKS,
    2 + NUM_STACKS,
    3 + NUM_STACKS,
)  # where each option stands in `options`


@rule
def setup(s: State, players: int, options: Any) -> None:
    s.phase = Phase.DRAFT
    s.payments = options[PAYMENTS_OPTION]
    s.tech_supply = TECH_SUPPLY[players]
    s.flask_supply = FLASK_SUPPLY[players]
    for seat in range(len(s.players)):
        for slot in range(MAX_SLOTS):
            clear_slot(s, seat, slot)
    clear_study(s)
    lay_out(s, options)
    if options[MINIATURE_OPTION] == 1:
        leave_out(s)
    if options[FIRST_OPTION] == FirstPlayer.RANDOM:
        s.first = below(s, DEAL, players)
        say(s, Event.FIRST, s.first)
    s.mover = (s.first + players - 1) % players  # §2.8
    s.actor = s.mover


@rule
def lay_out(s: State, options: Any) -> None:
    """§2.3, §2.4 The twelve projects in play."""
    chosen = options[SET_OPTION]
    if options[CARDS_OPTION] == NO_CARD and chosen == Set.RANDOM:
        draw_set(s)
    else:
        for stack in range(NUM_STACKS):
            by_number = options[CARDS_OPTION + stack]
            s.stacks[stack].card = by_number if by_number != NO_CARD else RECOMMENDED[chosen][stack]
    for stack in range(NUM_STACKS):
        s.stacks[stack].copies = COPIES


@rule
def leave_out(s: State) -> None:
    """§2.10 The miniature: copies of three projects alone, and small supplies."""
    s.tech_supply = MINIATURE_TECH_SUPPLY
    s.flask_supply = MINIATURE_FLASK_SUPPLY
    for stack in range(NUM_STACKS):
        if s.stacks[stack].card not in MINIATURE_CARDS:
            s.stacks[stack].copies = 0


@rule
def draw_set(s: State) -> None:
    """§2.3 A legal set at random: for each place a card that fits, then one of its faces."""
    for stack in range(NUM_STACKS):
        fitting = 0
        for pair in range(CARDS_PER_FIELD // 2):
            if fits(s, stack, odd_face(stack, pair)):
                fitting += 1
        left = below(s, DEAL, fitting)
        for pair in range(CARDS_PER_FIELD // 2):
            odd = odd_face(stack, pair)
            if fits(s, stack, odd):
                if left == 0:
                    s.stacks[stack].card = odd + below(s, DEAL, 2)
                    break
                left -= 1
        if stack % STACKS_PER_FIELD == STACKS_PER_FIELD - 1:
            put_in_order(s, stack - 1, stack)


@rule
def put_in_order(s: State, stack: Stack, later: Stack) -> None:
    """The two projects without the base mark are ordered by number."""
    card = s.stacks[stack].card
    if card > s.stacks[later].card:
        s.stacks[stack].card = s.stacks[later].card
        s.stacks[later].card = card


@rule
def odd_face(stack: Stack, pair: int) -> Card:
    """§1.2 The odd face of the pair-th card of the stack's field."""
    return (stack // STACKS_PER_FIELD) * CARDS_PER_FIELD + 2 * pair + 1


@rule
def fits(s: State, stack: Stack, odd: Card) -> bool:
    """§2.1 The first place of a field is for a base project, the others are not; §2.2 one face of a card."""
    place = stack % STACKS_PER_FIELD
    if (CARDS[odd].is_base == 1) != (place == 0):
        return False
    for earlier in range(stack - place, stack):
        if s.stacks[earlier].card == odd or s.stacks[earlier].card == odd + 1:
            return False
    return True


@rule
def first_player(s: State) -> int:
    """§2.9, §9.1 The seat that takes the first turn of a game just dealt."""
    return s.first
