"""Random playouts, compile time, and what a decision costs when Python asks for it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from random import Random

import msgspec
import numpy as np

from labtable.core.game.contract import Game
from labtable.core.record.layout import KEY_WORDS
from labtable.core.record.records import OVER, blank
from labtable.core.simulate.playouts import playouts

RUNS = 3  # of each measure; the best counts, for these are noisy machines

START = """
import sys, time
started = time.perf_counter()
from labtable.core.simulate.playouts import playouts
from labtable.core.game.registry import game
found = game(sys.argv[1])
imported = time.perf_counter()
found.engine.warm_up()
ready = time.perf_counter()
playouts(found, 1, found.meta.players[0])
print(imported - started, ready - imported, time.perf_counter() - ready)
"""


class Speed(msgspec.Struct):
    """One game on one core."""

    game: str
    players: int
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    bytes_per_state: int
    python_overhead_us: float  # per decision, over the same decision inside compiled code
    first_compile_s: float | None = None  # all that playing needs, with an empty cache
    playouts_compile_s: float | None = None  # what random playouts need besides
    cached_start_s: float | None = None  # import and first calls of a new process, with a full cache


def best(run: Callable[[], float]) -> float:
    return max(run() for _ in range(RUNS))


def measure(game: Game, players: int, seconds: float) -> Speed:
    """Playouts and overhead of one game, rules already compiled; a second is one of the processor."""
    count = _games_for(game, players, seconds)
    decisions = int(playouts(game, count, players).decisions.sum())

    def rate() -> float:
        started = time.process_time()
        playouts(game, count, players)
        return decisions / (time.process_time() - started)

    fastest = best(rate)
    per_game = decisions / count
    return Speed(
        game.name,
        players,
        fastest,
        fastest / per_game,
        per_game,
        game.STATE.itemsize,
        max(0.0, 1e6 / best(lambda: _rate_from_python(game, players, seconds)) - 1e6 / fastest),
    )


def _games_for(game: Game, players: int, seconds: float) -> int:
    """How many games fill the time."""
    playouts(game, 10, players)
    count = 50
    while True:
        started = time.process_time()
        playouts(game, count, players)
        took = time.process_time() - started
        if took > seconds / 10:
            return max(50, int(count * seconds / took))
        count *= 4


def _rate_from_python(game: Game, players: int, seconds: float) -> float:
    """Decisions a second when each is one call from Python."""
    engine, options, luck = game.engine, game.options(players), Random(0)
    states, legal = blank(game.STATE), np.zeros(game.NUM_ACTIONS, np.int32)
    step, decisions, spent = engine.step_at, 0, 0.0
    while spent < seconds / 2:
        engine.deal_at(states, 0, players, options, np.array([luck.getrandbits(32)] * KEY_WORDS, np.uint32))
        seat = engine.to_move_at(states, 0)
        count = engine.legal_at(states, 0, seat, legal)
        numbers = [luck.random() for _ in range(game.meta.bound)]
        started = time.process_time()
        for number in numbers:
            seat, count = step(states, 0, seat, int(legal[int(number * count)]), legal)
            decisions += 1
            if seat == OVER:
                break
        spent += time.process_time() - started
    return decisions / spent


def compile_times(name: str) -> tuple[float, float, float]:
    """Seconds of a first compile to play, of the playouts besides, and of a start with a full cache."""
    with tempfile.TemporaryDirectory() as folder:
        _, first, more = _start(name, folder)
        imported, cached, _ = _start(name, folder)
    return first, more, imported + cached


def _start(name: str, cache: str) -> tuple[float, float, float]:
    done = subprocess.run(
        [sys.executable, "-c", START, name],
        env={**os.environ, "LABTABLE_CACHE": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    imported, warmed, played = done.stdout.split()
    return float(imported), float(warmed), float(played)


def to_json(speeds: list[Speed], **more: object) -> str:
    return json.dumps({"games": msgspec.to_builtins(speeds), **more}, indent=1)
