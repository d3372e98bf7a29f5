"""Information-set Monte-Carlo tree search, as templates that are bound to a game and to each other (see `core.loops`).

states[TABLE] is the world of the question, states[WORLD] the one that an iteration plays in, re-dealt for the seat
that thinks, and states[TRIAL] that world after an action that is only looked at. As in `core.loops`, `+ 0` widens an
action, so that no rule compiles for two widths.
"""
from math import exp
from typing import TYPE_CHECKING, Any

from labtable.bots.search.tree import (
    NOBODY,
    ROOT,
    SIZE,
    Node,
    Nodes,
    Slots,
    Tree,
    add_child,
    clear_away,
    credit,
    lay_out,
    select,
)
from labtable.core.loops import choose
from labtable.core.randomness import derive_key
from labtable.core.records import OVER, REDEAL, Action, Actions, Seat, States

if TYPE_CHECKING:  # the names that a game brings
    COOPERATIVE: Any = ...
    to_move: Any = ...
    legal_actions: Any = ...
    returns: Any = ...
    resample: Any = ...
    evaluate: Any = ...
    apply_at: Any = ...

TABLE, WORLD, TRIAL = 0, 1, 2
WORLDS = 3
CERTAIN = 30.0  # odds beyond e to this are as good as sure


def imagine(states: States, seat: Seat, seed: int, number: int) -> None:
    """A world that the seat cannot tell from the true one: number `number` of a seed."""
    states[WORLD] = states[TABLE]
    s = states[WORLD]
    derive_key(s.random_key, seed, number)
    s.random_counters[REDEAL] = 0
    resample(s, seat)


def look_ahead(states: States, seat: Seat, action: Action) -> int:
    """How the world would look to the seat after an action."""
    states[TRIAL] = states[WORLD]
    apply_at(states, TRIAL, seat, action)
    return evaluate(states[TRIAL], seat)  # type: ignore[no-any-return]


def grow(
    tree: Tree, nodes: Nodes, states: States, parent: Node, seat: Seat, legal: Actions, count: int, slots: Slots,
    settings: Any,
) -> None:
    """Children for the legal actions that the parent has not met, weighed by what they look like one step ahead."""
    set_up = settings[0]
    oldest = int(tree[SIZE])
    best = 0.0
    for n in range(count):
        action = int(legal[n]) + 0
        if slots[action] != NOBODY or tree[SIZE] == len(nodes):
            continue
        child = add_child(tree, nodes, parent, seat, action)
        slots[action] = child
        if set_up.temperature > 0.0:
            nodes[child].weight = float(look_ahead(states, seat, action))
            if child == oldest or nodes[child].weight > best:
                best = nodes[child].weight
    for child in range(oldest, int(tree[SIZE])):
        weight = 1.0
        if set_up.temperature > 0.0:
            weight = exp((nodes[child].weight - best) / set_up.temperature)
        nodes[child].weight = set_up.open_mind + weight


def descend(
    tree: Tree, nodes: Nodes, states: States, path: Any, legal: Actions, slots: Slots, settings: Any, span: Any,
) -> int:
    """Walk the tree to a node that was never visited, growing it by the way; the length of the path."""
    s = states[WORLD]
    node = ROOT
    length = 1
    path[0] = ROOT
    seat = to_move(s)
    while seat != OVER and length < len(path) and (node == ROOT or nodes[node].visits > 0):
        count = legal_actions(s, seat, legal)
        action = int(legal[0]) + 0
        if count > 1:
            lay_out(nodes, node, seat, slots)
            grow(tree, nodes, states, node, seat, legal, count, slots, settings)
            child = select(nodes, node, seat, legal, count, slots, settings, span[0], span[1])
            clear_away(nodes, node, slots)
            if child == NOBODY:
                return length
            node = child
            action = int(nodes[node].action) + 0
            path[length] = node
            length += 1
        apply_at(states, WORLD, seat, action)
        seat = to_move(s)
    return length


def pick(states: States, seat: Seat, legal: Actions, seed: int, number: int, turn: int, settings: Any) -> Action:
    """A rollout's action: the best looking of a few that are drawn by lot."""
    count = legal_actions(states[WORLD], seat, legal)
    tries = int(settings[0].tries)
    if count == 1 or tries == 1 or choose(seed, number, ~turn, 100) < settings[0].slips:
        return int(legal[choose(seed, number, turn, count)]) + 0
    best = 0
    best_value = 0
    for n in range(min(tries, count)):
        other = n + choose(seed, number, turn * 64 + n, count - n)
        action = int(legal[other]) + 0
        legal[other] = legal[n]
        value = look_ahead(states, seat, action)
        if n == 0 or value > best_value:
            best, best_value = action, value
    return best


def roll_out(states: States, legal: Actions, seed: int, number: int, settings: Any) -> None:
    """Play on, quickly, until the end or as deep as the settings say."""
    turn = 0
    seat = to_move(states[WORLD])
    while seat != OVER and turn < settings[0].depth:
        action = pick(states, seat, legal, seed, number, turn, settings)
        apply_at(states, WORLD, seat, action)
        turn += 1
        seat = to_move(states[WORLD])


def settle(states: States, settings: Any, results: Any, values: Any) -> None:
    """What the world is worth to each seat: the chance to win, 0 to 1; in a cooperative game the score, or minus it."""
    s = states[WORLD]
    over = to_move(s) == OVER
    if over or COOPERATIVE:
        returns(s, results)
    if COOPERATIVE:
        for seat in range(len(values)):
            values[seat] = float(results[seat].score) * settings[0].direction
        return
    for seat in range(len(values)):
        values[seat] = float(results[seat].score) if over else float(evaluate(s, seat))
    best, second, winners = -1, -1, 0
    for seat in range(len(values)):
        if best == -1 or values[seat] > values[best]:
            best, second = seat, best
        elif second == -1 or values[seat] > values[second]:
            second = seat
        if over:
            winners += results[seat].won
    first_value, second_value = values[best], values[second]
    for seat in range(len(values)):
        lead = values[seat] - (second_value if seat == best else first_value)
        if over:
            spread = abs(first_value) + abs(second_value) + 1.0
            share = 1.0 / len(values)  # nobody won
            if winners > 0:
                share = results[seat].won / winners
            values[seat] = (1.0 - settings[0].margin) * share + settings[0].margin * (0.5 + 0.5 * lead / spread)
        else:
            odds = min(max(lead / settings[0].lead, -CERTAIN), CERTAIN)
            values[seat] = 1.0 / (1.0 + exp(-odds))


def search_into(
    tree: Tree, nodes: Nodes, states: States, seat: Seat, seed: int, first: int, count: int, settings: Any,
    legal: Actions, slots: Slots, path: Any, results: Any, values: Any, span: Any,
) -> None:
    """Iterations number first … first + count - 1 of a seed; `span` holds the lowest and highest value so far."""
    for number in range(first, first + count):
        imagine(states, seat, seed, number)
        length = descend(tree, nodes, states, path, legal, slots, settings, span)
        roll_out(states, legal, seed, number, settings)
        settle(states, settings, results, values)
        credit(nodes, path, length, values)
        if COOPERATIVE:
            span[0] = min(span[0], values[0])
            span[1] = max(span[1], values[0])
