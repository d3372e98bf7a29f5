"""The tree of a search, in one flat array: a node is a decision made, its children are what may follow it.

Worlds differ in what is hidden, so a node meets other legal actions each time; `available` counts how often a child
could have been chosen. Chance has no nodes: a child stands for all that its action led to.
"""

from math import sqrt
from typing import Any, TypeAlias

from labtable.core.arrays import NDArray, np
from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Actions, Seat, table

Node: TypeAlias = int
Nodes: TypeAlias = NDArray[Any]
Slots: TypeAlias = NDArray[np.int32]  # by action: the child that stands for it, or NOBODY
Tree: TypeAlias = NDArray[np.int64]  # [SIZE]: how many nodes there are

MOST_SEATS = 6
ROOT: Node = 0
NOBODY: Node = 0  # the root is nobody's child
SIZE = 0

NODE = table(
    [
        ("action", np.int32),
        ("seat", np.int16),  # who chose it
        ("first", np.int32),  # child, the others follow by `next`
        ("next", np.int32),
        ("visits", np.int32),
        ("available", np.int32),  # times that it was legal when its parent was visited
        ("weight", np.float64),  # how promising it looked one step ahead, relative to its siblings
        ("value", np.float64, (MOST_SEATS,)),  # sums over visits, by seat
        ("ahead", np.float64),  # evaluation of the best looking child, when children first came
        ("best", np.float64),  # promise of the most promising one
    ]
)

SETTINGS = table(
    [
        ("exploration", np.float64),  # of what looked promising, against what did well
        ("urgency", np.float64),  # how far below its parent an unvisited child is assumed to be
        ("temperature", np.float64),  # evaluation that divides the weight of a child by e; 0: all weigh the same
        ("open_mind", np.float64),  # weight that every child has at least
        ("lead", np.float64),  # evaluation that turns an even game into odds of e to 1
        ("direction", np.float64),  # of the score in a cooperative game: 1 or, where points are bad, -1
        ("margin", np.float64),  # share of the value that is for winning high rather than winning
        ("depth", np.int32),  # decisions of a rollout before the evaluation is asked
        ("tries", np.int32),  # actions that a rollout compares, drawn by lot; 1: random play
        ("slips", np.int32),  # times in a hundred that a rollout plays at random all the same
        ("learned", np.int32),  # 1: a net weighs the children and says what the end of a walk is worth
        ("worth", np.float64),  # of the net's value 1, in a cooperative game
    ]
)


@rule
def add_child(tree: Tree, nodes: Nodes, parent: Node, seat: Seat, action: Action) -> Node:
    child = int(tree[SIZE])
    tree[SIZE] = child + 1
    node = nodes[child]
    node.action = action
    node.seat = seat
    node.first = NOBODY
    node.next = nodes[parent].first
    node.visits = 0
    node.available = 0
    node.weight = 0.0
    for other in range(MOST_SEATS):
        node.value[other] = 0.0
    node.ahead = 0.0
    node.best = 0.0
    nodes[parent].first = child
    return child


@rule
def child_of(nodes: Nodes, parent: Node, seat: Seat, action: Action) -> Node:
    """The child that stands for an action of a seat, or NOBODY."""
    child = int(nodes[parent].first)
    while child != NOBODY and (nodes[child].seat != seat or nodes[child].action != action):
        child = int(nodes[child].next)
    return child


@rule
def plant(tree: Tree, nodes: Nodes) -> None:
    """A tree that is a root alone."""
    tree[SIZE] = ROOT
    add_child(tree, nodes, ROOT, 0, 0)


@rule
def lay_out(nodes: Nodes, parent: Node, seat: Seat, slots: Slots) -> None:
    """Write the seat's children into their slots."""
    child = int(nodes[parent].first)
    while child != NOBODY:
        if nodes[child].seat == seat:
            slots[nodes[child].action] = child
        child = int(nodes[child].next)


@rule
def clear_away(nodes: Nodes, parent: Node, slots: Slots) -> None:
    child = int(nodes[parent].first)
    while child != NOBODY:
        slots[nodes[child].action] = NOBODY
        child = int(nodes[child].next)


@rule
def select(
    nodes: Nodes,
    parent: Node,
    seat: Seat,
    legal: Actions,
    count: int,
    slots: Slots,
    settings: Any,
    low: float,
    high: float,
) -> Node:
    """The legal child with the best of: how well it did for the seat, and how promising it looked but was not tried.

    Values lie between low and high. Where there was no room for children, NOBODY.
    """
    set_up = settings[0]
    span = high - low if high > low else 1.0
    weights = 0.0
    for n in range(count):
        child = slots[legal[n]]
        if child != NOBODY:
            weights += nodes[child].weight
    unvisited = -set_up.urgency
    if nodes[parent].visits > 0:
        unvisited += (nodes[parent].value[seat] / nodes[parent].visits - low) / span
    chosen = NOBODY
    best = 0.0
    for n in range(count):
        child = int(slots[legal[n]])
        if child == NOBODY:
            continue
        node = nodes[child]
        node.available += 1
        score = unvisited
        if node.visits > 0:
            score = (node.value[seat] / node.visits - low) / span
        if weights > 0.0:  # beside a sure win the others weigh nothing, and in this world it may not be there
            score += set_up.exploration * node.weight / weights * sqrt(float(node.available)) / (1.0 + node.visits)
        if chosen == NOBODY or score > best:
            chosen, best = child, score
    return chosen


@rule
def credit(nodes: Nodes, path: Any, length: int, values: Any) -> None:
    """Every node of a path had these values once more."""
    for step in range(length):
        node = nodes[path[step]]
        node.visits += 1
        for seat in range(len(values)):
            node.value[seat] += values[seat]


@rule
def transplant(tree: Tree, nodes: Nodes, child: Node, into: Nodes) -> None:
    """What grew under a child becomes a tree of its own, in another array."""
    into[ROOT] = nodes[child]
    into[ROOT].next = NOBODY
    size = 1
    node = 0
    while node < size:
        old = int(into[node].first)
        into[node].first = NOBODY
        while old != NOBODY:
            into[size] = nodes[old]
            into[size].next = into[node].first
            into[node].first = size
            size += 1
            old = int(nodes[old].next)
        node += 1
    tree[SIZE] = size
