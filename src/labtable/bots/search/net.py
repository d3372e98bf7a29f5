"""A net at play: what a seat sees goes in; how promising each action is and how each seat will fare come out.

The first layer is a sum of rows, one for each number of the observation that is not at its usual value: nothing is
multiplied, and most rows are absent. The others add one row for each unit that is awake. Nothing is allocated.
"""

from math import exp
from typing import Any, NamedTuple

from labtable.bots.search.tree import MOST_SEATS
from labtable.core.arrays import NDArray, np
from labtable.core.compiler.rule import rule
from labtable.core.record.records import Action, Seat

LEAST_PROMISE, MOST_PROMISE = -20.0, 20.0
FARTHEST_BEHIND = -12.0
TOGETHER = 4  # units that are added up at a time; their number is a multiple of it


class Net(NamedTuple):
    """The weights of a net, or of none (`NO_NET`)."""

    source: NDArray[np.int32]  # [players * MOST_SEATS + seat, field]: where it stands, seen from the seat that looks
    relative: NDArray[np.int8]  # [field]: 1 if it is a seat, to be counted from the one that looks
    low: NDArray[np.int32]  # [field]: the value of column 0
    rows: NDArray[np.int32]  # [field, value - low]: the row of `first`, or -1 where it adds nothing
    first: NDArray[np.float32]  # [row, unit]
    start: NDArray[np.float32]  # [unit]
    hidden: NDArray[np.float32]  # [layer, from, to]
    bias: NDArray[np.float32]  # [layer, unit]
    policy: NDArray[np.float32]  # [action, unit]; then the trust in the first look, a row for each seat, expectations
    offset: NDArray[np.float32]  # of the rows of `policy`


class NetBuffers(NamedTuple):
    """Room for one look."""

    records: NDArray[Any]  # one observation, …
    seen: NDArray[np.int16]  # … and the same memory as numbers
    units: NDArray[np.float32]  # [2, unit]
    chosen: NDArray[np.int32]  # rows to add up, as many as there are fields or units


@rule
def add_rows(sums: NDArray[np.float32], rows: NDArray[np.float32], chosen: NDArray[np.int32], count: int) -> None:
    """Add the chosen rows to the sums, several at a time: so the sums are fetched and put back less often."""
    whole = count - count % TOGETHER
    for n in range(0, whole, TOGETHER):
        a, b, c, d = rows[chosen[n]], rows[chosen[n + 1]], rows[chosen[n + 2]], rows[chosen[n + 3]]
        for k in range(len(sums)):
            sums[k] += (a[k] + b[k]) + (c[k] + d[k])
    for n in range(whole, count):
        row = rows[chosen[n]]
        for k in range(len(sums)):
            sums[k] += row[k]


@rule
def add_weighted(
    sums: NDArray[np.float32],
    rows: NDArray[np.float32],
    chosen: NDArray[np.int32],
    count: int,
    weights: NDArray[np.float32],
) -> None:
    """Add the chosen rows to the sums, each as often as its weight says."""
    whole = count - count % TOGETHER
    for n in range(0, whole, TOGETHER):
        a, b, c, d = rows[chosen[n]], rows[chosen[n + 1]], rows[chosen[n + 2]], rows[chosen[n + 3]]
        p, q, r, s = weights[chosen[n]], weights[chosen[n + 1]], weights[chosen[n + 2]], weights[chosen[n + 3]]
        for k in range(len(sums)):
            sums[k] += (a[k] * p + b[k] * q) + (c[k] * r + d[k] * s)
    for n in range(whole, count):
        row, weight = rows[chosen[n]], weights[chosen[n]]
        for k in range(len(sums)):
            sums[k] += row[k] * weight


@rule
def think(net: Net, desk: NetBuffers, seat: Seat, players: int) -> None:
    """Work out the units of the last layer, desk.units[0], from the observation on the desk."""
    units, woken, chosen = desk.units[0], desk.units[1], desk.chosen
    turn = players * MOST_SEATS + seat
    last = net.rows.shape[1] - 1
    fields = net.rows.shape[0]
    count = 0
    for field in range(fields):
        value = players
        if field < fields - 1:
            value = int(desk.seen[0, net.source[turn, field]]) + 0
        if net.relative[field] and value >= 0:
            value = (value - seat + players) % players
        row = net.rows[field, min(max(value - net.low[field], 0), last)]
        if row >= 0:
            chosen[count] = row
            count += 1
    for k in range(len(units)):
        units[k] = net.start[k]
    add_rows(units, net.first, chosen, count)
    for k in range(len(units)):
        units[k] = max(units[k], np.float32(0.0))
    for layer in range(net.hidden.shape[0]):
        count = 0
        for k in range(len(units)):
            woken[k] = net.bias[layer, k]
            if units[k] > 0:
                chosen[count] = k
                count += 1
        add_weighted(woken, net.hidden[layer], chosen, count, units)
        for k in range(len(units)):
            units[k] += max(woken[k], np.float32(0.0))


@rule
def said(net: Net, desk: NetBuffers, row: int) -> float:
    """What one row of the last layer says of the units; four sums at a time."""
    units = desk.units[0]
    weights = net.policy[row]
    a, b, c, d = np.float32(0.0), np.float32(0.0), np.float32(0.0), np.float32(0.0)
    for k in range(0, len(units), TOGETHER):
        a += weights[k] * units[k]
        b += weights[k + 1] * units[k + 1]
        c += weights[k + 2] * units[k + 2]
        d += weights[k + 3] * units[k + 3]
    return float(a + b + c + d + net.offset[row])


@rule
def trust(net: Net, desk: NetBuffers, actions: int) -> float:
    """How much the first look by the game's evaluation counts here."""
    return max(said(net, desk, actions), 0.0)


@rule
def promise(net: Net, desk: NetBuffers, action: Action, trusted: float, behind: float) -> float:
    """How promising an action is; `behind` is how far it looks behind the best one step ahead, in temperatures."""
    return said(net, desk, action) + trusted * max(behind, FARTHEST_BEHIND)


@rule
def weight_of(promised: float, best: float) -> float:
    return exp(min(max(promised - best, LEAST_PROMISE), MOST_PROMISE))
