"""A linear learner by hand: policy gradients over the flat observation, against random players, in plain numpy.

    python examples/linear_learner.py                  # Marie Curie
    python examples/linear_learner.py --game element   # a longer game

Before it has learned anything it plays any legal action, as its opponents do.
"""

import argparse

import numpy as np

import labtable

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("--game", default="curie", choices=labtable.names())
arguments.add_argument("--games", type=int, default=1_000, help="games to learn from")
arguments.add_argument("--rounds", type=int, default=4, help="times that it is tested on the way")
arguments.add_argument("--tests", type=int, default=400, help="games of each test")
given = arguments.parse_args()

LANES, RATE = 64, 0.05
game, luck = labtable.game(given.game), np.random.default_rng(1)
batch = labtable.Batch(game, LANES, seed=1)
fields = game.observation_fields
low = np.concatenate([np.full(field.size, field.low) for field in fields])
width = np.concatenate([np.full(field.size, field.high - field.low) for field in fields])
weights = np.zeros((game.NUM_ACTIONS, len(low) + 1))
lanes = np.arange(LANES)


def features(seen):
    return np.hstack([np.sqrt((seen - low) / width), np.ones((len(seen), 1))])


def chances(seen, mask):
    """How likely it is to take each action: softmax over those that are legal."""
    promise = np.where(mask, seen @ weights.T, -np.inf)
    share = np.exp(promise - promise.max(1, keepdims=True))
    return share / share.sum(1, keepdims=True)


def drawn(share):
    """One action for each lane, by its chances (Gumbel's trick)."""
    with np.errstate(divide="ignore"):
        return (np.log(share) + luck.gumbel(size=share.shape)).argmax(1)


def play(games, learn):
    """Lane i learns for seat i % 2 against a random player; the share of games that it wins."""
    mine, ended, won = lanes % batch.seats, 0, 0.0
    path = [[] for _ in lanes]  # of the learner's decisions in each lane: what it saw, and what pulls towards them
    while ended < games:
        seen, acts = features(batch.observations), batch.to_move == mine
        share = chances(seen, batch.mask)
        action = drawn(np.where(acts[:, None], share, batch.mask))
        pull = np.eye(game.NUM_ACTIONS)[action] - share
        for lane in lanes[acts]:
            path[lane].append((seen[lane], pull[lane]))
        batch.step(action)
        for lane in lanes[batch.done]:
            reward = batch.rewards[lane, mine[lane]]
            ended, won = ended + 1, won + (reward > 0) + 0.5 * (reward == 0)
            if learn and path[lane]:
                saw, pulls = (np.array(part) for part in zip(*path[lane], strict=True))
                weights[:] += RATE * reward / len(saw) * pulls.T @ saw
            path[lane] = []
    return won / ended


def tested(learned):
    won = play(given.tests, learn=False)
    print(f"{learned:>7} games: {won:.0%} of games won", flush=True)
    return won


before = after = tested(0)
for number in range(1, given.rounds + 1):
    play(given.games // given.rounds, learn=True)
    after = tested(number * (given.games // given.rounds))
error = np.sqrt(after * (1 - after) / given.tests)
print(
    f"{game.meta.title}: a linear learner won {before:.0%} of its games against random players before "
    f"it learned, and {after:.1%} ± {error:.1%} after {given.games} games."
)
