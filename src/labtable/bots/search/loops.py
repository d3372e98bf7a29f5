"""Information-set Monte-Carlo tree search, as templates that are bound to a game and to each other (see `core.loops`).

states[TABLE] is the world of the question, states[WORLD] the one that an iteration plays in, re-dealt for the seat
that thinks, and states[TRIAL] that world after an action that is only looked at. As in `core.loops`, `+ 0` widens an
action, so that no rule compiles for two widths.
"""

from math import exp
from typing import TYPE_CHECKING, Any

from labtable.bots.search.net import Net, NetBuffers, promise, said, think, trust, weight_of
from labtable.bots.search.tree import (
    MOST_SEATS,
    NOBODY,
    ROOT,
    SIZE,
    Node,
    Nodes,
    Slots,
    Tree,
    add_child,
    child_of,
    clear_away,
    credit,
    lay_out,
    select,
)
from labtable.core.game.loops import choose
from labtable.core.record.bits import lowest
from labtable.core.record.randomness import derive_key
from labtable.core.record.records import OVER, REDEAL, Action, Actions, Seat, States

if TYPE_CHECKING:  # the names that a game brings
    COOPERATIVE: Any = ...
    NUM_ACTIONS: Any = ...
    UNSEEN: Any = ...
    observe: Any = ...
    to_move: Any = ...
    legal_actions: Any = ...
    returns: Any = ...
    resample: Any = ...
    evaluate: Any = ...
    apply_at: Any = ...

TABLE, WORLD, TRIAL = 0, 1, 2
WORLDS = 3
CERTAIN = 30.0  # odds beyond e to this are as good as sure
NET_TRIES = 0  # `tries` of a rollout in which the net decides
LEAST = -1e30  # less than any promise


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


def consult(states: States, seat: Seat, net: Net, desk: NetBuffers) -> None:
    """Show the net what the seat sees of the world."""
    desk.records[0] = UNSEEN[0]
    observe(states[WORLD], seat, desk.records[0])
    think(net, desk, seat, int(states[WORLD].num_players) + 0)


def weigh(
    nodes: Nodes,
    parent: Node,
    eldest: bool,
    oldest: Node,
    end: Node,
    settings: Any,
    net: Net,
    desk: NetBuffers,
) -> None:
    """Weights of new children by what the net promises; what they look like one step ahead stands there already.

    The `eldest` set the scale, so that those of other worlds can be compared with them.
    """
    if eldest:
        nodes[parent].ahead = nodes[oldest].weight
        for child in range(oldest, end):
            nodes[parent].ahead = max(nodes[parent].ahead, nodes[child].weight)
    trusted = trust(net, desk, NUM_ACTIONS)
    for child in range(oldest, end):
        behind = (nodes[child].weight - nodes[parent].ahead) / settings[0].temperature
        nodes[child].weight = promise(net, desk, int(nodes[child].action) + 0, trusted, min(behind, 0.0))
    if eldest:
        nodes[parent].best = nodes[oldest].weight
        for child in range(oldest, end):
            nodes[parent].best = max(nodes[parent].best, nodes[child].weight)
    for child in range(oldest, end):
        nodes[child].weight = settings[0].open_mind + weight_of(nodes[child].weight, nodes[parent].best)


def grow(
    tree: Tree,
    nodes: Nodes,
    states: States,
    parent: Node,
    seat: Seat,
    legal: Actions,
    count: int,
    slots: Slots,
    settings: Any,
    net: Net,
    desk: NetBuffers,
) -> None:
    """Children for the legal actions that the parent has not met, weighed by what they look like one step ahead."""
    set_up = settings[0]
    oldest = int(tree[SIZE])
    best = 0.0
    first = nodes[parent].first == NOBODY
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
    if set_up.learned and tree[SIZE] > oldest:
        consult(states, seat, net, desk)
        weigh(nodes, parent, first, oldest, int(tree[SIZE]), settings, net, desk)
        return
    for child in range(oldest, int(tree[SIZE])):
        weight = 1.0
        if set_up.temperature > 0.0:
            weight = exp((nodes[child].weight - best) / set_up.temperature)
        nodes[child].weight = set_up.open_mind + weight


def descend(
    tree: Tree,
    nodes: Nodes,
    states: States,
    thinker: Seat,
    path: Any,
    legal: Actions,
    slots: Slots,
    settings: Any,
    span: Any,
    net: Net,
    desk: NetBuffers,
) -> int:
    """Walk the tree to a node that was never visited, growing it by the way; the length of the path.

    Partners in a rollout who follow the net do so here too, each with what that partner sees in this world.
    """
    s = states[WORLD]
    node = ROOT
    length = 1
    path[0] = ROOT
    seat = to_move(s)
    while seat != OVER and length < len(path) and (node == ROOT or nodes[node].visits > 0):
        count = legal_actions(s, seat, legal)
        action = int(legal[0]) + 0
        if COOPERATIVE and count > 1 and settings[0].tries == NET_TRIES and seat != thinker:
            action = follow(states, seat, legal, settings, net, desk)
            child = child_of(nodes, node, seat, action)
            if child == NOBODY:
                if tree[SIZE] == len(nodes):
                    return length
                child = add_child(tree, nodes, node, seat, action)
            node = child
            path[length] = node
            length += 1
        elif count > 1:
            lay_out(nodes, node, seat, slots)
            grow(tree, nodes, states, node, seat, legal, count, slots, settings, net, desk)
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


def follow(states: States, seat: Seat, legal: Actions, settings: Any, net: Net, desk: NetBuffers) -> Action:
    """A rollout's action: what the net finds most promising."""
    count = legal_actions(states[WORLD], seat, legal)
    if count == 1:
        return int(legal[0]) + 0
    consult(states, seat, net, desk)
    trusted = trust(net, desk, NUM_ACTIONS)
    best, most = int(legal[0]) + 0, LEAST
    for n in range(count):
        action = int(legal[n]) + 0
        promised = said(net, desk, action)
        if trusted > 0.0:  # the first look is not known against the best of all, only one against another
            promised += trusted * float(look_ahead(states, seat, action)) / settings[0].temperature
        if promised > most:
            best, most = action, promised
    return best


def roll_out(
    states: States,
    legal: Actions,
    seed: int,
    number: int,
    settings: Any,
    net: Net,
    desk: NetBuffers,
) -> None:
    """Play on, quickly, until the end or as deep as the settings say."""
    turn = 0
    seat = to_move(states[WORLD])
    while seat != OVER and turn < settings[0].depth:
        if settings[0].tries == NET_TRIES:
            action = follow(states, seat, legal, settings, net, desk)
        else:
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


def correct(states: States, settings: Any, values: Any, net: Net, desk: NetBuffers) -> None:
    """What the net adds to the values of a world where the game goes on."""
    seat = to_move(states[WORLD])
    if seat == OVER:
        return
    consult(states, seat, net, desk)
    players = len(values)
    for away in range(players):
        other = (seat + away) % players
        added = said(net, desk, NUM_ACTIONS + 1 + away)
        if COOPERATIVE:
            values[other] = added * settings[0].worth
        else:
            values[other] = min(max(values[other] + added, 0.0), 1.0)


def search_into(
    tree: Tree,
    nodes: Nodes,
    states: States,
    seat: Seat,
    seed: int,
    first: int,
    count: int,
    settings: Any,
    legal: Actions,
    slots: Slots,
    path: Any,
    results: Any,
    values: Any,
    span: Any,
    net: Net,
    desk: NetBuffers,
    worlds: Any,
    tables: States,
    found: Any,
) -> None:
    """Iterations number first … first + count - 1 of a seed; `span` holds the lowest and highest value so far.

    `worlds` are the numbers of the worlds that they play in, by turns; if there are none, each has its own number.
    `tables` are the worlds of the question, one for each iteration, whose values are then `found`; if there are none,
    all begin at states[TABLE].
    """
    for number in range(first, first + count):
        if len(tables) > 0:
            states[TABLE] = tables[number - first]
        imagine(states, seat, seed, int(worlds[number % len(worlds)]) if len(worlds) > 0 else number)
        length = descend(tree, nodes, states, seat, path, legal, slots, settings, span, net, desk)
        roll_out(states, legal, seed, number, settings, net, desk)
        settle(states, settings, results, values)
        if settings[0].learned:
            correct(states, settings, values, net, desk)
        credit(nodes, path, length, values)
        if COOPERATIVE:
            span[0] = min(span[0], values[0])
            span[1] = max(span[1], values[0])
        if len(tables) > 0:
            for other in range(len(values)):
                found[number - first, other] = values[other]


def believe_into(
    states: States,
    words: Any,
    places: Any,
    seat: Seat,
    seed: int,
    net: Net,
    desk: NetBuffers,
    expected: Any,
    likely: Any,
) -> None:
    """How likely worlds number 0 … len(likely) - 1 are by what the net expects the others to hold, as logarithms.

    `words` are the same memory as the states, and `places` says where each chair's set stands in it.
    """
    states[WORLD] = states[TABLE]
    consult(states, seat, net, desk)
    players = int(states[WORLD].num_players) + 0
    for other in range(players - 1):
        for thing in range(expected.shape[1]):
            row = NUM_ACTIONS + 1 + MOST_SEATS + other * expected.shape[1] + thing
            expected[other, thing] = said(net, desk, row)
    for number in range(len(likely)):
        imagine(states, seat, seed, number)
        likely[number] = 0.0
        for other in range(players - 1):
            held = int(words[WORLD, places[(seat + 1 + other) % players]])
            while held != 0:
                likely[number] += expected[other, lowest(held)]
                held &= held - 1
