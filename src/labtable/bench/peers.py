"""OpenSpiel's own card games, played by its C++ bots on the same core in the same run."""
from __future__ import annotations

import time
from functools import partial

import msgspec

from labtable.bench.measure import best
from labtable.core.errors import LabtableError

GAMES = {"hanabi": "hanabi(players=3)", "spades": "spades"}


class Peer(msgspec.Struct):
    game: str
    decisions_per_second: float


def measure_peers(seconds: float) -> list[Peer]:
    try:
        import pyspiel
    except ImportError:
        raise LabtableError("The comparison needs OpenSpiel: `make peers` installs it into .venv.") from None
    return [Peer(f"OpenSpiel {name}", best(partial(_rate, pyspiel.load_game(text), pyspiel, seconds)))
            for name, text in GAMES.items()]


def _rate(game, pyspiel, seconds: float) -> float:  # type: ignore[no-untyped-def]
    """Decisions a second of uniformly random C++ bots; chance is not counted as a decision."""
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    decisions, games, spent = 0, 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        started = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, games)
        spent += time.perf_counter() - started
        decisions += sum(1 for step in state.full_history() if step.player >= 0)
        games += 1
    return decisions / spent
