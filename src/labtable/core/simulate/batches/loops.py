"""Games side by side, as templates that are bound to a game (see `core.loops`). A lane is the place of one game.

A lane plays the games of seeds first, first + stride, … one after another, each equal to the `Match` of its seed.
What is done for one lane is written once, for the loops of the CPU and the kernels of the GPU.
"""

from typing import TYPE_CHECKING, Any

from labtable.core.record.randomness import derive_key
from labtable.core.record.records import OVER, REDEAL, Actions, States
from labtable.core.simulate.batches.secrets import match_key

if TYPE_CHECKING:  # the names that a game brings
    BLANK: Any = ...
    UNSEEN: Any = ...
    COOPERATIVE: Any = ...
    DIRECTION: Any = ...
    setup: Any = ...
    to_move: Any = ...
    legal_actions: Any = ...
    apply_action: Any = ...
    returns: Any = ...
    observe: Any = ...
    resample: Any = ...
    evaluate: Any = ...


def deal_lane(states: States, i: int, players: Any, options: Any, seeds: Any, turns: Any, words: Any) -> None:
    """A new game from the seed of the lane."""
    states[i] = BLANK[0]
    s = states[i]
    match_key(s.random_key, seeds[i], words)
    s.num_players = players[i]
    turns[i] = 0
    setup(s, players[i], options[i])


def look_lane(states: States, i: int, legal: Actions, observations: Any, mask: Any, movers: Any) -> None:
    """Who moves, what they may do, what they see; `observations` and `mask` are blank."""
    s = states[i]
    seat = to_move(s)
    movers[i] = seat
    count = legal_actions(s, seat, legal)
    for n in range(count):
        mask[i, legal[n]] = True
    observe(s, seat, observations[i])


def step_lane(
    states: States,
    i: int,
    players: Any,
    options: Any,
    stride: int,
    bound: int,
    actions: Any,
    seeds: Any,
    turns: Any,
    words: Any,
    rewards: Any,
    done: Any,
    results: Any,
) -> None:
    """Apply an action; a game that ends leaves its rewards, and the next one is dealt."""
    s = states[i]
    s.trail_size = 0
    apply_action(s, to_move(s), int(actions[i]) + 0)
    turns[i] += 1
    done[i] = to_move(s) == OVER or turns[i] >= bound
    seats = len(results[i])
    if not done[i]:
        for seat in range(seats):
            rewards[i, seat] = 0.0
        return
    returns(s, results[i])
    winners = 0
    for seat in range(players[i]):
        winners += results[i, seat].won
    for seat in range(seats):
        rewards[i, seat] = 0.0
        if COOPERATIVE and seat < players[i]:
            rewards[i, seat] = results[i, seat].score * DIRECTION
        elif seat < players[i] and winners > 0:
            rewards[i, seat] = (results[i, seat].won * players[i] / winners - 1.0) / (players[i] - 1)
    seeds[i] += stride
    deal_lane(states, i, players, options, seeds, turns, words)


def foresee_lane(
    states: States,
    i: int,
    worlds: States,
    seed: int,
    legal: Actions,
    scores: Any,
    standing: Any,
    share: int,
    shares: int,
) -> None:
    """How the position looks to every seat, and each legal action to the seat that moves, by the game's evaluation.

    worlds[0] is a world re-dealt for the seat that moves, worlds[1] that world after an action. The work can be done in
    several shares: this is number `share` of them.
    """
    worlds[0] = states[i]
    world = worlds[0]
    seat = to_move(world)
    derive_key(world.random_key, seed, i)
    world.random_counters[REDEAL] = 0
    resample(world, seat)
    count = legal_actions(world, seat, legal)
    for n in range(share, count, shares):
        action = int(legal[n]) + 0
        worlds[1] = worlds[0]
        worlds[1].trail_size = 0
        apply_action(worlds[1], seat, action)
        scores[i, action] = evaluate(worlds[1], seat)
    for other in range(share, int(world.num_players), shares):
        standing[i, other] = evaluate(worlds[0], other)


# The loops of the CPU --------------------------------------------------------------------------------


def blank_lane(i: int, observations: Any, mask: Any) -> None:
    observations[i] = UNSEEN[0]
    for action in range(mask.shape[1]):
        mask[i, action] = False


def step_lanes(
    first: int,
    end: int,
    fresh: bool,
    states: States,
    players: Any,
    options: Any,
    stride: int,
    bound: int,
    actions: Any,
    seeds: Any,
    turns: Any,
    words: Any,
    rewards: Any,
    done: Any,
    results: Any,
    legal: Actions,
    observations: Any,
    mask: Any,
    movers: Any,
) -> None:
    """One step of each lane, or a `fresh` deal: in one loop, since each loop compiles all the rules anew."""
    for i in range(first, end):
        if fresh:
            deal_lane(states, i, players, options, seeds, turns, words)
        elif actions[i] < 0:  # WAIT
            done[i] = False
            for seat in range(rewards.shape[1]):
                rewards[i, seat] = 0.0
            continue
        else:
            step_lane(states, i, players, options, stride, bound, actions, seeds, turns, words, rewards, done, results)
        blank_lane(i, observations, mask)
        look_lane(states, i, legal, observations, mask, movers)


def foresee_lanes(
    first: int,
    end: int,
    states: States,
    worlds: States,
    seed: int,
    legal: Actions,
    scores: Any,
    standing: Any,
) -> None:
    for i in range(first, end):
        foresee_lane(states, i, worlds, seed, legal, scores, standing, 0, 1)
