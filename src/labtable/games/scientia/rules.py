"""The rules of Scientia, in the order of RULES.md; cards, cubes and effects are in modules of their own."""
from typing import Any

from labtable.core.compiling import rule
from labtable.core.randomness import below
from labtable.core.records import OVER, Action, Actions, Seat, State, answered, ask, asked, rank_seats, say, widen
from labtable.games.scientia.actions import ACTIONS, NO_ACTION, Kind, exists
from labtable.games.scientia.components import CARDS, FLASK_SUPPLY, RECOMMENDED, TECH_SUPPLY
from labtable.games.scientia.constants import (
    CARDS_PER_FIELD,
    COPIES,
    DEAL,
    MAX_SLOTS,
    NO_CARD,
    NUM_STACKS,
    STACKS_PER_FIELD,
    Ask,
    Card,
    Ending,
    Event,
    Phase,
    Refusal,
    Set,
    Slot,
    Stack,
)
from labtable.games.scientia.effects import (
    advance_for,
    answer_no,
    answer_side,
    answer_slot,
    answer_stack,
    answer_take,
    answer_yes,
    clear_study,
    move_flask,
    next_step,
)
from labtable.games.scientia.projects import clear_slot, is_finished, return_completed, rotate, take
from labtable.games.scientia.questions import BEHIND_ANSWER, FIRST_ANSWER, OPEN, check_answer, forced_answer
from labtable.games.scientia.scoring import score_of
from labtable.games.scientia.technology import add_to_pool, advance

TAKE_A_CARD = int(Ask.TAKE)
SET_OPTION, CARDS_OPTION, PAYMENTS_OPTION = 0, 1, 1 + NUM_STACKS  # where each option stands in `options`


# §2 Set-up ----------------------------------------------------------------------------------------------

@rule
def setup(s: State, players: int, options: Any) -> None:
    s.phase = Phase.DRAFT
    s.mover = players - 1  # §2.8
    s.actor = players - 1
    s.payments = options[PAYMENTS_OPTION]
    s.tech_supply = TECH_SUPPLY[players]
    s.flask_supply = FLASK_SUPPLY[players]
    for seat in range(len(s.players)):
        for slot in range(MAX_SLOTS):
            clear_slot(s, seat, slot)
    clear_study(s)
    lay_out(s, options)


@rule
def lay_out(s: State, options: Any) -> None:
    """§2.3, §2.4 The twelve projects in play."""
    chosen = int(options[SET_OPTION])
    if options[CARDS_OPTION] == NO_CARD and chosen == Set.RANDOM:
        draw_set(s)
    else:
        for stack in range(NUM_STACKS):
            by_number = int(options[CARDS_OPTION + stack])
            s.stacks[stack].card = by_number if by_number != NO_CARD else int(RECOMMENDED[chosen][stack])
    for stack in range(NUM_STACKS):
        s.stacks[stack].copies = COPIES


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
    """The two projects without the base mark lie by number."""
    card = int(s.stacks[stack].card)
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
def draft(s: State, seat: Seat, stack: Stack) -> None:
    """§2.8 One card each, from the last player to the first; §2.9 who then begins."""
    take(s, seat, stack)
    if seat > 0:
        s.mover = seat - 1
    else:
        s.phase = Phase.PLAY
        s.rounds = 1
        say(s, Event.NEW_ROUND, 1)


# §3 The turn --------------------------------------------------------------------------------------------

@rule
def go_on(s: State, seat: Seat, action: Action) -> None:
    """Carry out a decision and all that follows from it, up to the next decision.

    §9.15 A question with one answer is answered, §6.1 one without is passed over.
    """
    while True:
        if action != NO_ACTION:
            answer(s, seat, action)
        elif s.study.card != NO_CARD:
            next_step(s, seat)
        elif has_finished(s, seat):
            ask(s, Ask.ORDER, seat)
        else:
            end_turn(s)
            return
        action = NO_ACTION
        if s.pending_size > 0:
            action = forced_answer(s, seat)
            if action == OPEN:
                return
            if action == NO_ACTION:
                answered(s)


@rule
def answer(s: State, seat: Seat, action: Action) -> None:
    """Take the question off the stack and do what was decided."""
    question = asked(s)
    amount = 0
    if question != Ask.NOTHING:
        amount = int(s.pending[s.pending_size - 1].amount)
        answered(s)
    kind = int(ACTIONS[action].kind)
    a = int(ACTIONS[action].a)
    b = int(ACTIONS[action].b)
    if question != Ask.NOTHING and kind != Kind.NO:
        s.study.applied = 1
    if question == Ask.EXTRA_ACTION:
        say(s, Event.EXTRA_ACTION)
    if question == Ask.NOTHING or question == Ask.EXTRA_ACTION:
        act(s, seat, kind, a, b)
    elif question == Ask.ORDER:
        complete(s, seat, a)
    elif kind == Kind.TAKE:
        answer_take(s, seat, a)
    elif kind == Kind.PICK_SLOT:
        answer_slot(s, seat, question, amount, a)
    elif kind == Kind.PICK_STACK:
        answer_stack(s, seat, question, amount, a)
    elif kind == Kind.PICK_FIELD:
        advance_for(s, seat, a)
    elif kind == Kind.NO:
        answer_no(s, seat, question, amount)
    elif kind == Kind.YES:
        answer_yes(s, seat, amount)
    elif kind == Kind.MOVE:
        move_flask(s, seat, a, b, amount)
    else:
        answer_side(s, a)


@rule
def act(s: State, seat: Seat, kind: int, a: int, b: int) -> None:
    """§3.1 Take a card or rotate."""
    if kind == Kind.TAKE:
        take(s, seat, a)
        return
    rotate(s, seat, a, 2 if kind == Kind.ROTATE_TWICE else 1)
    if kind == Kind.ROTATE_PAIR:
        rotate(s, seat, b, 1)


@rule
def end_turn(s: State) -> None:
    """§4.10 Completed cards go back; §3.10 the next player; §7.2 the game ends with its last round."""
    return_completed(s)
    s.mover = (int(s.mover) + 1) % int(s.num_players)
    if s.mover != 0:
        return
    if s.trigger != Ending.NONE and s.rounds == s.last_round:
        s.phase = Phase.OVER
        say(s, Event.GAME_OVER)
        return
    s.rounds += 1
    say(s, Event.NEW_ROUND, int(s.rounds))


# §4 Study completion ------------------------------------------------------------------------------------

@rule
def has_finished(s: State, seat: Seat) -> bool:
    found = False
    for slot in range(MAX_SLOTS):
        found = found or is_finished(s, seat, slot)
    return found


@rule
def complete(s: State, seat: Seat, slot: Slot) -> None:
    """§4.2 – §4.4 The card leaves its slot, brings its flasks and advances its field; §4.5 its effects follow."""
    held = s.players[seat].slots[slot]
    stack, flasks = int(held.stack), int(held.flasks)
    s.stacks[stack].completed += 1
    clear_slot(s, seat, slot)
    clear_study(s)
    s.study.card = s.stacks[stack].card
    say(s, Event.COMPLETES, stack)
    if flasks > 0:
        say(s, Event.BRINGS_FLASKS, stack, flasks)
        add_to_pool(s, seat, flasks)
    advance(s, seat, stack // STACKS_PER_FIELD)


# The contract -------------------------------------------------------------------------------------------

@rule
def to_move(s: State) -> Seat:
    return OVER if s.phase == Phase.OVER else int(s.mover)


@rule
def refusal(s: State, seat: Seat, action: Action) -> int:
    if s.phase == Phase.OVER:
        return Refusal.GAME_OVER
    if not exists(action):
        return Refusal.NO_SUCH_ACTION
    if seat != s.mover:
        return Refusal.NOT_YOUR_TURN
    return check_answer(s, seat, present_question(s), action)


@rule
def present_question(s: State) -> int:
    """What is to be decided: in the draft a card, in a turn an action, or what an effect asks."""
    return TAKE_A_CARD if s.phase == Phase.DRAFT else asked(s)


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    count = 0
    if s.phase == Phase.OVER or seat != s.mover:
        return 0
    question = present_question(s)
    for action in range(int(FIRST_ANSWER[question]), int(BEHIND_ANSWER[question])):
        if check_answer(s, seat, question, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    s.actor = seat
    if s.phase == Phase.DRAFT:
        draft(s, seat, int(ACTIONS[action].a))
    else:
        go_on(s, seat, action)


@rule
def is_over(s: State) -> int:
    """§7.2 The supply that ran out, once the last round is over."""
    return int(s.trigger) if s.phase == Phase.OVER else 0


@rule
def returns(s: State, out: Any) -> None:
    """§8.9 The most points win; equals share the victory."""
    players = widen(s.num_players)
    for seat in range(players):
        out[seat].score = score_of(s, seat)
        out[seat].standing = score_of(s, seat)
    rank_seats(out, players, True)
