"""Other people's games, played at random on the same core in the same run: those that are installed."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import msgspec

from labtable.bench.measure import best
from labtable.core.errors import LabtableError

PLAYERS = 3


class Peer(msgspec.Struct):
    game: str
    decisions_per_second: float


def measure_peers(seconds: float) -> list[Peer]:
    """The best of some runs of each; a peer that is not installed is left out."""
    known = [(name, games) for package, name, games in PEERS if find_spec(package)]
    if not known:
        raise LabtableError(
            "The comparison needs other packages: install them with `pip install 'labtable[peers]'`, "
            "or in a clone of the repository with `make peers`."
        )
    return [
        Peer(f"{name} {game}", best(partial(_rate, whole_game, seconds)))
        for name, games in known
        for game, whole_game in games()
    ]


def _rate(whole_game: Callable[[], int], seconds: float) -> float:
    """Decisions in a second of the processor, so that a busy machine is fair to all; a game tells how many it had."""
    decisions, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        decisions += whole_game()
    return decisions / spent


def _openspiel() -> Iterator[tuple[str, Callable[[], int]]]:
    """Uniformly random bots in C++; chance is not counted as a decision."""
    spiel = import_module("pyspiel")
    for name, text in {"hanabi": f"hanabi(players={PLAYERS})", "spades": "spades"}.items():
        game = spiel.load_game(text)
        bots = [spiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
        yield name, partial(_spiel_game, spiel, game, bots)


def _spiel_game(spiel: Any, game: Any, bots: list[Any]) -> int:
    state = game.new_initial_state()
    spiel.evaluate_bots(state, bots, random.randrange(2**30))
    return sum(1 for step in state.full_history() if step.player >= 0)


def _pettingzoo() -> Iterator[tuple[str, Callable[[], int]]]:
    if find_spec("pygame"):  # its board games draw with it
        yield "connect four", partial(_zoo_game, import_module("pettingzoo.classic.connect_four_v3").env())


def _zoo_game(env: Any) -> int:
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        seen, _, ended, cut, _ = env.last()
        done = ended or cut
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
        decisions += not done
    return decisions


def _rlcard() -> Iterator[tuple[str, Callable[[], int]]]:
    make = import_module("rlcard").make
    for name in ("gin-rummy", "mahjong"):
        yield name, partial(_rlcard_game, make(name))


def _rlcard_game(env: Any) -> int:
    state, _ = env.reset()
    decisions = 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def _catanatron() -> Iterator[tuple[str, Callable[[], int]]]:
    yield "catan", partial(_catan_game, import_module("catanatron"))


def _catan_game(catan: Any) -> int:
    game = catan.Game([catan.RandomPlayer(colour) for colour in list(catan.Color)[:PLAYERS]])
    game.play()
    return len(game.state.actions)


PEERS = (
    ("pyspiel", "OpenSpiel", _openspiel),
    ("pettingzoo", "PettingZoo", _pettingzoo),
    ("rlcard", "RLCard", _rlcard),
    ("catanatron", "catanatron", _catanatron),
)
