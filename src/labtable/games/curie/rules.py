"""The rules of In the Footsteps of Marie Curie, in the order of RULES.md.

§2 rests on dealing.py, §4 on workshop.py, §5 on research.py, §6 to §10 on laboratory.py and effects.py, §11 on
timeline.py, §14 on scoring.py.
"""
from typing import Any

from labtable.core.bits import count_bits
from labtable.core.compiling import rule
from labtable.core.randomness import below
from labtable.core.records import OVER, Action, Actions, Seat, State, answered, asked, say
from labtable.games.curie.actions import (
    APPLY,
    CARD,
    DONE,
    FIRST_ANSWER,
    LAST_ANSWER,
    NUM_ACTIONS,
    OBJECTIVE,
    PILE,
    RETURN,
    TAKE,
    TRANSFORM,
    VALIDATE,
    WRITE,
)
from labtable.games.curie.components import CUBES, MAXIMUM
from labtable.games.curie.constants import (
    DEAL,
    FIRST_SEAT,
    FLASK,
    KEEP,
    NO_EFFECT,
    NOBODY,
    RESOURCES,
    ROW,
    SLOTS,
    SPACE_CLOSED,
    Ending,
    Event,
    Question,
    Refusal,
    Resource_,
)
from labtable.games.curie.dealing import deal_cards, deal_objectives, deal_tiles
from labtable.games.curie.effects import has_any_slot, place_thesis, receive
from labtable.games.curie.laboratory import (
    check_card,
    check_objective,
    check_pile,
    check_transform,
    check_validate,
    choose_pile,
    take_card,
    transform,
    turn_tile,
    validate,
    validate_objective,
)
from labtable.games.curie.research import check_take, check_write, is_research_done, take, write
from labtable.games.curie.state import whole
from labtable.games.curie.timeline import advance, apply_space, ask_next_player, check_apply, close_space, let_pass
from labtable.games.curie.workshop import move_marker, throw

# §2 Set-up ---------------------------------------------------------------------------------------------


@rule
def setup(s: State, players: int, options: Any) -> None:
    """§2 A blank record becomes a dealt game, up to the first question of the first turn."""
    for resource in range(RESOURCES):
        s.supply[resource] = CUBES[resource]
    deal_cards(s)
    deal_tiles(s)
    deal_objectives(s)
    s.marie_curie = NOBODY
    s.heard = SPACE_CLOSED
    if options[0] != FIRST_SEAT:
        s.first = below(s, DEAL, players)
    s.active = s.first
    s.round_number = 1
    s.trail_size = 0
    say(s, Event.FIRST, whole(s.first))
    go_on(s)


# §3 The turn -------------------------------------------------------------------------------------------


@rule
def question(s: State) -> int:
    """What the game waits for: a half-made decision, or the step of the turn."""
    kind = asked(s)
    return kind if kind != 0 else whole(s.step)


@rule
def to_move(s: State) -> Seat:
    if s.ending != Ending.NONE:
        return OVER
    if s.pending_size > 0:
        return whole(s.pending[s.pending_size - 1].seat)
    return whole(s.active)


@rule
def is_asking(s: State) -> bool:
    """A player is to answer what is on top of the pending stack."""
    return asked(s) != 0 and asked(s) < Question.THESIS


@rule
def is_effect_applied(s: State) -> bool:
    """A Thesis or an Experiment tile is on top of the pending stack, and everything that it set off has happened."""
    kind = asked(s)
    if kind == Question.THESIS and s.pending[s.pending_size - 1].amount == 0:
        return True
    return kind >= Question.THESIS and s.heard == SPACE_CLOSED and s.advances == 0


@rule
def complete_effect(s: State) -> None:
    """§5.8 The Thesis is placed, or §8.6 the Experiment tile turned over."""
    top = s.pending[s.pending_size - 1]
    kind, seat, source = whole(top.kind), whole(top.seat), whole(top.source)
    answered(s)
    if kind == Question.THESIS:
        place_thesis(s, seat, source)
    else:
        turn_tile(s, seat, source // SLOTS, source % SLOTS)


@rule
def go_on(s: State) -> None:
    """What happens by itself, until somebody has to decide: the timeline first, then the steps of the turn (§3.2)."""
    drop_empty_questions(s)
    while not is_asking(s) and s.ending == Ending.NONE:
        if is_effect_applied(s):
            complete_effect(s)
            drop_empty_questions(s)
        elif s.heard != SPACE_CLOSED:
            if s.heard < s.num_players:
                ask_next_player(s)
            else:
                close_space(s)
        elif s.advances > 0:
            advance(s)
        elif s.step == Question.WORKSHOP:
            throw(s)
        elif s.step == Question.RESEARCH and is_research_done(s):
            s.step = Question.EXPERIMENTATION
        elif s.step == Question.REST and not has_excess(s):
            end_turn(s)
        else:
            return


# §13 Rest ----------------------------------------------------------------------------------------------


@rule
def keep_limit(s: State, seat: Seat) -> int:
    """§13.1 Three, and one more for each validated flask."""
    return KEEP + count_bits(s.players[seat].validated[FLASK])


@rule
def has_excess(s: State) -> bool:
    cubes = s.players[s.active].cubes
    return bool(cubes[0] + cubes[1] + cubes[2] > keep_limit(s, whole(s.active)))


@rule
def check_return(s: State, seat: Seat, resource: Resource_) -> Refusal:
    return Refusal.NONE if s.players[seat].cubes[resource] > 0 else Refusal.NOT_IN_FLASK


@rule
def return_cube(s: State, seat: Seat, resource: Resource_) -> None:
    """§13.2 One excess cube to the supply; cubes returned by one action are told together."""
    s.players[seat].cubes[resource] -= 1
    s.supply[resource] += 1
    if s.trail_size > 0 and s.trail[s.trail_size - 1].kind == Event.RETURNED:
        s.trail[s.trail_size - 1].c += 1
    else:
        say(s, Event.RETURNED, seat, resource, whole(1))


@rule
def end_turn(s: State) -> None:
    """The marker moves (§13.4); the next player's turn (§3.1), or the end (§14.1)."""
    move_marker(s)
    s.taken = 0
    s.bought = 0
    s.step = Question.WORKSHOP
    s.active = (whole(s.active) + 1) % whole(s.num_players)
    if s.active == s.first:
        if s.last_round:
            s.ending = Ending.TIMELINE
            say(s, Event.OVER)
            return
        s.round_number += 1
    say(s, Event.TURN, whole(s.active))


@rule
def done(s: State, seat: Seat) -> None:
    """The end of collecting or of the turn, or a timeline effect let pass."""
    if asked(s) == Question.TIMELINE:
        let_pass(s, seat)
    elif s.step == Question.RESEARCH:
        s.step = Question.EXPERIMENTATION
        say(s, Event.COLLECTED, seat, whole(s.taken))
    else:
        s.step = Question.REST
        say(s, Event.RESTED, seat)


# The contract ------------------------------------------------------------------------------------------


@rule
def check_action(s: State, seat: Seat, action: Action) -> Refusal:
    """One of the answers to the present question, or not yet."""
    if action < WRITE:
        return check_take(s, seat, action - TAKE)
    if action < CARD:
        return check_write(s, seat)
    if action < TRANSFORM:
        return check_card(s, seat, action - CARD)
    if action < VALIDATE:
        return check_transform(s, seat, action - TRANSFORM)
    if action < PILE:
        return check_validate(s, seat, (action - VALIDATE) // SLOTS, (action - VALIDATE) % SLOTS)
    if action < RETURN:
        return check_pile(s, seat, action - PILE)
    if action < APPLY:
        return check_return(s, seat, action - RETURN)
    if action == APPLY:
        return check_apply(s, seat)
    if action == OBJECTIVE:
        return check_objective(s, seat)
    return Refusal.NONE


@rule
def is_transformation(action: Action) -> bool:
    return action >= TRANSFORM and action < VALIDATE


@rule
def may_be_done(asks: int) -> bool:
    return asks == Question.RESEARCH or asks == Question.EXPERIMENTATION or asks == Question.TIMELINE


@rule
def refusal(s: State, seat: Seat, action: Action) -> Refusal:
    if s.ending != Ending.NONE:
        return Refusal.GAME_OVER
    if action < 0 or action >= NUM_ACTIONS:
        return Refusal.NO_SUCH_ACTION
    if seat != to_move(s):
        return Refusal.NOT_YOUR_TURN
    asks = question(s)
    is_answer = action >= FIRST_ANSWER[asks] and action < LAST_ANSWER[asks]
    if action < OBJECTIVE and not is_answer and not is_transformation(action):
        return Refusal.NOT_NOW
    if action == DONE and not may_be_done(asks):
        return Refusal.NOT_NOW
    return check_action(s, seat, action)


@rule
def add_legal(s: State, seat: Seat, first: Action, last: Action, out: Actions, count: int) -> int:
    """The legal actions of a range, written after those that are there already; how many there are now."""
    for action in range(first, last):
        if check_action(s, seat, action) == Refusal.NONE:
            out[count] = action
            count += 1
    return count


@rule
def legal_actions(s: State, seat: Seat, out: Actions) -> int:
    if seat != to_move(s):
        return 0
    asks = question(s)
    first, last = FIRST_ANSWER[asks], LAST_ANSWER[asks]
    count = 0
    if first >= VALIDATE:  # §6.5 Transformations, at any moment of one's own turn
        count = add_legal(s, seat, TRANSFORM, VALIDATE, out, count)
    count = add_legal(s, seat, first, last, out, count)
    if last <= TRANSFORM:
        count = add_legal(s, seat, TRANSFORM, VALIDATE, out, count)
    if check_objective(s, seat) == Refusal.NONE:
        out[count] = OBJECTIVE
        count += 1
    if may_be_done(asks):
        out[count] = DONE
        count += 1
    return count


@rule
def perform(s: State, seat: Seat, action: Action) -> None:
    """The action itself; what it sets off is received at the end, in one place."""
    effect = NO_EFFECT
    if action < WRITE:
        take(s, seat, action - TAKE)
    elif action < CARD:
        effect = write(s, seat)
    elif action < TRANSFORM:
        effect = take_card(s, seat, action - CARD)
    elif action < VALIDATE:
        effect = transform(s, seat, action - TRANSFORM)
    elif action < PILE:
        effect = validate(s, seat, (action - VALIDATE) // SLOTS, (action - VALIDATE) % SLOTS)
    elif action < RETURN:
        choose_pile(s, seat, action - PILE)
    elif action < APPLY:
        return_cube(s, seat, action - RETURN)
    elif action == APPLY:
        effect = apply_space(s, seat)
    elif action == OBJECTIVE:
        validate_objective(s, seat)
    else:
        done(s, seat)
    receive(s, seat, effect)


NOTHING_FORCED = -1


@rule
def only_answer(s: State, first: Action, last: Action) -> Action:
    """The only legal action of a range, or NOTHING_FORCED."""
    seat = to_move(s)
    found = NOTHING_FORCED
    for action in range(first, last):
        if check_action(s, seat, action) == Refusal.NONE:
            if found != NOTHING_FORCED:
                return NOTHING_FORCED
            found = action
    return found


@rule
def can_do_more(s: State) -> bool:
    """The player whose turn it is may still transform or validate the objective."""
    seat = to_move(s)
    ways = int(check_objective(s, seat) == Refusal.NONE)
    for action in range(TRANSFORM, VALIDATE):
        ways += check_action(s, seat, action) == Refusal.NONE
    return ways > 0


@rule
def forced_answer(s: State) -> Action:
    """§15.20 The answer that needs no asking; a question without any answer is dropped (§15.2, §15.7)."""
    asks = question(s)
    if asks < Question.REST or asks == Question.TIMELINE or s.ending != Ending.NONE:
        return NOTHING_FORCED
    if asks == Question.REST and can_do_more(s):
        return NOTHING_FORCED
    return only_answer(s, FIRST_ANSWER[asks], LAST_ANSWER[asks])


@rule
def drop_empty_questions(s: State) -> None:
    """§15.2, §15.7 A free card or a tile that cannot be taken is lost."""
    while s.pending_size > 0:
        seat = whole(s.pending[s.pending_size - 1].seat)
        if asked(s) == Question.PILE and not has_any_slot(s, seat):
            say(s, Event.NO_TILE_TO_TAKE, seat)
        elif asked(s) == Question.CARD and not can_take_any_card(s, seat):
            say(s, Event.NO_CARD_TO_TAKE, seat)
        else:
            return
        answered(s)


@rule
def can_take_any_card(s: State, seat: Seat) -> bool:
    for space in range(ROW):
        if s.row[space] >= 0 and s.players[seat].cards[s.row[space]] < MAXIMUM[s.row[space]]:
            return True
    return False


@rule
def apply_action(s: State, seat: Seat, action: Action) -> None:
    chosen = whole(action)
    while chosen != NOTHING_FORCED:
        perform(s, seat, chosen)
        go_on(s)
        seat = to_move(s)
        chosen = forced_answer(s)


@rule
def is_over(s: State) -> int:
    return int(s.ending)
