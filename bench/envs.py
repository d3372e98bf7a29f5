"""How fast the environments are beside those that their libraries bring: one run, one core.

    .venv/envs/bin/python -m pip install 'pettingzoo[classic]'
    .venv/envs/bin/python bench/envs.py                # all of it, two minutes
    .venv/envs/bin/python bench/envs.py --seconds 0.5  # a quick look

Every environment is played by the same random player, by legal actions, masks read and observations made; its own
time alone is counted. Prints a table for docs/RESEARCHERS.md; the ratios are those that count.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import numpy as np

import labtable


class Watch:
    """Adds up the processor time of what is watched."""

    def __init__(self) -> None:
        self.seconds, self.decisions = 0.0, 0

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        started = time.process_time()
        yield
        self.seconds += time.process_time() - started

    @property
    def rate(self) -> float:
        return self.decisions / self.seconds


def pettingzoo_rate(env: Any, seconds: float) -> float:
    """`last` and `step`, as every PettingZoo loop calls them."""
    luck, watch, seed = np.random.default_rng(1), Watch(), 0
    while watch.seconds < seconds:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            with watch.running():
                seen, _, terminated, truncated, info = env.last()
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            action = None if terminated or truncated else int(luck.choice(np.flatnonzero(mask)))
            with watch.running():
                env.step(action)
            watch.decisions += action is not None
            if watch.seconds > seconds:
                break
    return watch.rate


def vector_rate(name: str, seconds: float, lanes: int = 1024) -> float:
    from labtable.envs.opponents import any_of
    from labtable.envs.vector import LabtableVectorEnv

    env, luck, watch = LabtableVectorEnv(name, lanes), np.random.default_rng(1), Watch()
    _, infos = env.reset(seed=1)
    while watch.seconds < seconds:
        actions = any_of(infos["action_mask"], luck)
        with watch.running():
            _, _, _, _, infos = env.step(actions)
        watch.decisions += lanes
    return watch.rate


def openspiel_rate(text: str, seconds: float, observing: bool) -> float:
    """Legal actions, the mover's observation where it is asked for, and the action; chance is drawn outside."""
    import pyspiel

    game, luck, watch = pyspiel.load_game(text), np.random.default_rng(1), Watch()
    while watch.seconds < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(luck.choice(outcomes, p=chances)))
                continue
            with watch.running():
                legal = state.legal_actions()
                if observing:
                    state.observation_tensor()
            action = int(luck.choice(legal))
            with watch.running():
                state.apply_action(action)
            watch.decisions += 1
    return watch.rate


def peers_of_pettingzoo() -> dict[str, Callable[[], Any]]:
    from pettingzoo.classic import hanabi_v5, texas_holdem_v4
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase

    class GinRummy(RLCardBase):  # type: ignore[misc]
        """PettingZoo 1.27 brings it no more, but its adapter for RLCard's games does."""

        render_mode = None

    return {
        "hanabi": hanabi_v5.env,
        "gin rummy": lambda: GinRummy("gin-rummy", 2, (5, 52)),
        "texas hold'em": texas_holdem_v4.env,
    }


def table(title: str, ours: dict[str, float], theirs: dict[str, float]) -> None:
    best = max(theirs.values(), default=0.0)
    print(f"\n| {title} | decisions a second | times the fastest peer |\n|---|---|---|")
    for name, rate in {**theirs, **ours}.items():
        ratio = f"{rate / best:.1f}" if name in ours and best else "–"
        print(f"| {name} | {rate:,.0f} | {ratio} |", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=3.0, help="of processor, for each environment")
    arguments.add_argument("--games", nargs="*", default=labtable.names(), help="only these")
    given = arguments.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    for name in given.games:
        labtable.game(name).engine.warm_up()

    from labtable.envs.pettingzoo import env

    with contextlib.redirect_stderr(io.StringIO()):
        theirs = {
            f"PettingZoo {name}": pettingzoo_rate(make(), given.seconds) for name, make in peers_of_pettingzoo().items()
        }
    ours = {f"Labtable {name}": pettingzoo_rate(env(name), given.seconds) for name in given.games}
    table("PettingZoo, through `last` and `step`", ours, theirs)

    for module in ("open_spiel.python.games", "labtable.envs.openspiel"):  # they register their games
        import_module(module)
    names = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
    for observing in (False, True):
        theirs = {f"OpenSpiel {name}": openspiel_rate(name, given.seconds, observing) for name in names}
        ours = {
            f"Labtable {name}": openspiel_rate(f"labtable_{name}", given.seconds, observing) for name in given.games
        }
        table(f"OpenSpiel, Python games, {'with' if observing else 'without'} observations", ours, theirs)
    table("Gymnasium vector environment, 1024 lanes", {"Labtable curie": vector_rate("curie", given.seconds)}, {})


if __name__ == "__main__":
    main()
