"""A linear learner by hand: Q-learning over the flat observation, against random players, in plain numpy.

    python examples/linear_learner.py                  # Marie Curie, a minute
    python examples/linear_learner.py --games 200      # a short try
"""
import argparse

import numpy as np

import labtable

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("--game", default="curie", choices=labtable.names())
arguments.add_argument("--games", type=int, default=20_000, help="games to learn from")
given = arguments.parse_args()

LANES, RATE, EXPLORE = 64, 0.02, 0.1
game, luck = labtable.game(given.game), np.random.default_rng(1)
batch = labtable.Batch(game, LANES, seed=1)
fields = game.observation_fields
low = np.concatenate([np.full(field.size, field.low) for field in fields])
width = np.concatenate([np.full(field.size, field.high - field.low) for field in fields])
weights = np.zeros((game.NUM_ACTIONS, len(low) + 1))
lanes = np.arange(LANES)


def features(seen):
    return np.hstack([np.sqrt((seen - low) / width), np.ones((len(seen), 1))]) / np.sqrt(len(low))


def anything(mask):
    return ((1 - luck.random(mask.shape)) * mask).argmax(1)


def best(seen, mask):
    return np.where(mask, features(seen) @ weights.T, -np.inf).argmax(1)


def play(games, learn):
    """Lane i learns for seat i % 2 against a random player; the share of games that it wins."""
    mine, ended, won = lanes % batch.seats, 0, 0.0
    path = [[] for _ in lanes]  # features and actions of the learner's decisions in each lane
    while ended < games:
        seen, mask, acts = features(batch.observations), batch.mask, batch.to_move == mine
        explore = luck.random(LANES) < EXPLORE if learn else np.zeros(LANES, bool)
        action = np.where(acts & ~explore, best(batch.observations, mask), anything(mask))
        for lane in lanes[acts]:
            path[lane].append((seen[lane], action[lane]))
        batch.step(action)
        for lane in lanes[batch.done]:
            reward = batch.rewards[lane, mine[lane]]
            ended, won = ended + 1, won + (reward > 0) + 0.5 * (reward == 0)
            for x, a in path[lane] if learn else ():
                weights[a] += RATE * (reward - weights[a] @ x) * x / (x @ x)
            path[lane] = []
    return won / ended


before = play(max(32, given.games // 20), learn=False)
play(given.games, learn=True)
after = play(max(32, given.games // 20), learn=False)
print(f"{game.meta.title}: a linear learner won {before:.0%} of its games against random players before "
      f"{given.games} games of learning, and {after:.0%} after.")
