"""What compiling costs, game by game: `python bench/compiling.py`

Each game in processes of its own: from an empty cache, then from a full one. Tells processor seconds: until the game is
imported, until what a table calls is there, the random playouts besides, and the bots of every level; and, of the first
process, millions of decisions a second. A fixed piece of plain Python is timed before and after, and all seconds are
told as on a machine that needs 50 ms for it, for neighbours slow each other down. The digest is that of 500 games: it
must stay the same.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time

SCALE = 0.05  # seconds of the fixed piece, to which all others are scaled


def fixed_piece() -> float:
    began, kept = time.process_time(), {}
    for k in range(120_000):
        kept[k % 5000] = (k, str(k))
    return time.process_time() - began


def measure(name: str, playing: bool) -> None:
    before = min(fixed_piece() for _ in range(3))
    moments = [time.process_time()]
    import numpy as np

    from labtable.bots import NAMES, answer, bot
    from labtable.core.game.registry import game
    from labtable.core.match.match import Match
    from labtable.core.simulate.playouts import playouts

    subject = game(name)
    players = subject.meta.players[0]
    moments.append(time.process_time())
    subject.engine.warm_up()
    moments.append(time.process_time())
    playouts(subject, 1, players)
    moments.append(time.process_time())
    match = Match(subject, players, seed=0)
    while len(match.legal()) < 2 and not match.over:
        match.play(match.legal()[0])
    for level in NAMES:
        answer(match, bot(level))
    moments.append(time.process_time())
    digest = np.bitwise_xor.reduce(playouts(subject, 500, players, seed=3).digests.astype(np.uint64))
    rate = max(_rate(lambda: playouts(subject, 5000, players, seed=3)) for _ in range(5)) if playing else 0.0
    factor = SCALE / ((before + min(fixed_piece() for _ in range(3))) / 2)
    imported, tables, random, bots = (factor * (after - moments[k]) for k, after in enumerate(moments[1:]))
    told = f"import {imported:5.2f}  tables {tables:6.2f}  playouts {random:5.2f}  bots {bots:6.2f}"
    print(f"{name:13} {told}  {rate / factor / 1e6 or '':5.4}  {int(digest):016x}", flush=True)


def _rate(play: object) -> float:
    began = time.process_time()
    decisions = int(play().decisions.sum())  # type: ignore[operator]
    return decisions / (time.process_time() - began)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", help="all of them by default")
    arguments.add_argument("--inside", choices=["empty", "full"], help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.inside:
        return measure(given.games[0], given.inside == "empty")
    from labtable.core.game.registry import names

    print(f"load of the machine: {os.getloadavg()[0]:.1f}", flush=True)
    for name in given.games or names():
        with tempfile.TemporaryDirectory() as folder:
            for cache in ("empty", "full"):
                print(f"{cache:6}", end="", flush=True)
                subprocess.run(
                    [sys.executable, __file__, name, "--inside", cache],
                    env={**os.environ, "LABTABLE_CACHE": folder, "LABTABLE_MODE": "compiled"},
                    check=True,
                )


if __name__ == "__main__":
    main()
