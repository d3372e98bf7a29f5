"""MaskablePPO of sb3-contrib learns a game on the vector environment, against the student.

pip install 'labtable[learning]'
python examples/maskable_ppo.py                        # Marie Curie, 500 000 decisions
python examples/maskable_ppo.py --steps 20000          # a short try: three updates
python examples/maskable_ppo.py --curve curve.csv      # steps and share of games won, to plot
python examples/maskable_ppo.py --seed 2               # another beginning of the net, other games to learn from
"""

import argparse
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO

import labtable
from labtable.envs.baselines import LabtableVecEnv
from labtable.envs.opponents import LEVELS

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("--game", default="curie", choices=labtable.names())
arguments.add_argument("--players", type=int, default=2)
arguments.add_argument("--opponents", default="student", choices=LEVELS)
arguments.add_argument(
    "--steps",
    type=int,
    default=500_000,
    help="decisions of the learner, rounded up to whole updates of 64 decisions in each game",
)
arguments.add_argument("--lanes", type=int, default=128, help="games side by side")
arguments.add_argument("--rounds", type=int, default=5, help="times that it is tested on the way, at most")
arguments.add_argument("--tests", type=int, default=300, help="games of each test")
arguments.add_argument("--seed", type=int, default=1, help="of the net and of the first game that it learns from")
arguments.add_argument("--curve", type=Path, help="write the learning curve to this file")
given = arguments.parse_args()
torch.set_num_threads(1)
BEFORE_AN_UPDATE = 64  # decisions in each game


def share_won(model, games):
    """Over games that it has not seen, playing what it likes best; a draw counts as half."""
    env = LabtableVecEnv(given.game, min(given.lanes, games), given.players, opponents=given.opponents, seed=10**9)
    seen, ended, won = env.reset(), 0, 0.0
    while ended < games:
        actions, _ = model.predict(seen, action_masks=env.vector.action_masks(), deterministic=True)
        env.step_async(actions)
        seen, rewards, done, _ = env.step_wait()
        ended += int(done.sum())
        won += float((rewards[done] > 0).sum() + 0.5 * (rewards[done] == 0).sum())
    return won / ended


env = LabtableVecEnv(given.game, given.lanes, given.players, opponents=given.opponents, seed=given.seed)
model = MaskablePPO(
    "MlpPolicy",
    env,
    n_steps=BEFORE_AN_UPDATE,
    batch_size=2048,
    n_epochs=4,
    learning_rate=5e-4,
    gamma=0.999,
    gae_lambda=0.97,
    ent_coef=0.01,
    policy_kwargs={"net_arch": [256, 128]},
    seed=given.seed,
    device="cpu",
)
curve = [(0, share_won(model, given.tests))]
print(f"{0:>9} decisions: {curve[0][1]:.0%} of games won", flush=True)
updates = -(-given.steps // (BEFORE_AN_UPDATE * given.lanes))
for some in np.array_split(np.arange(updates), min(given.rounds, updates)):
    model.learn(len(some) * BEFORE_AN_UPDATE * given.lanes, reset_num_timesteps=False)
    curve.append((model.num_timesteps, share_won(model, given.tests)))
    print(f"{curve[-1][0]:>9} decisions: {curve[-1][1]:.0%} of games won", flush=True)
if given.curve:
    given.curve.write_text("decisions,won\n" + "".join(f"{steps},{won:.4f}\n" for steps, won in curve), "utf-8")
error = np.sqrt(curve[-1][1] * (1 - curve[-1][1]) / given.tests)
print(
    f"{labtable.game(given.game).meta.title}: after {curve[-1][0]} decisions MaskablePPO wins {curve[-1][1]:.1%} "
    f"± {error:.1%} of {given.tests} games against {given.opponents}."
)
