"""Moves at tables beside a running review: `python bench/server_review.py [--game scientia] [--moves 300]`.

One server, some tables of hot-seat play. So many moves are made one after another, each timed from the request until
its answer (it is stored then, and told): first alone, then while reviews of finished games run, then alone once more.
The figures are the 50th and the 95th percentile of each, and the ratio of the middle one to the mean of the others.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import threading
import time
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.server.playing import Person, Running

TABLES = 8


class Players:
    """One person who plays all chairs of some tables, at random."""

    def __init__(self, url: str, game: str) -> None:
        self.person, self.game, self.luck = Person(url), game, Random(1)
        self.tables: list[str] = [self.fresh() for _ in range(TABLES)]

    def fresh(self) -> str:
        chairs = [{"kind": "me", "nickname": name} for name in ("Ada", "Bob")]
        code = self.person.make(chairs, self.game)
        self.person.done(code, "start")
        return code

    def move(self, code: str) -> float | None:
        """Milliseconds of one move; None where the game is over."""
        moment = self.person.state(code)["table"]["moment"]
        seat = moment["to_move"]
        if seat < 0:
            return None
        if seat != moment["audience"]:
            moment = self.person.state(code, seat=seat)["table"]["moment"]
        action = self.luck.choice(moment["legal"])["action"]
        began = time.perf_counter()
        self.person.done(code, "act", seat=seat, action=action, position=moment["position"])
        return 1000 * (time.perf_counter() - began)

    def finished(self) -> str:
        code = self.fresh()
        while self.move(code) is not None:
            pass
        return code

    def times(self, moves: int) -> list[float]:
        found: list[float] = []
        while len(found) < moves:
            place = len(found) % TABLES
            taken = self.move(self.tables[place])
            if taken is None:
                self.tables[place] = self.fresh()
            else:
                found.append(taken)
        return found


class Reviews(threading.Thread):
    """Somebody who reads one review after another until told to stop."""

    def __init__(self, url: str, codes: list[str]) -> None:
        super().__init__(daemon=True)
        self.codes, self.reader, self.asking, self.made = codes, Person(url), True, 0

    def run(self) -> None:
        for code in self.codes:
            while self.asking:
                answer = self.reader.get(f"/api/tables/{code}/review")
                if answer.status_code == 200 and answer.json()["review"] is not None:
                    self.made += 1
                    break
                time.sleep(0 if answer.status_code == 200 else 0.5)


def told(what: str, times: list[float]) -> float:
    half, most = np.percentile(times, (50, 95))
    print(
        f"{what}: {len(times)} moves, p50 {half:.1f} ms, p95 {most:.1f} ms (load {os.getloadavg()[0]:.1f})", flush=True
    )
    return float(most)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="scientia")
    parser.add_argument("--moves", type=int, default=300, help="of each part")
    parser.add_argument("--reviews", type=int, default=4, help="finished games that are reviewed, one after another")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(f"{folder}/tables.sqlite", Path(folder) / "log", "--unlimited", "--games", given.game)
        try:
            server.wait_until_warm(given.game)
            players = Players(server.url, given.game)
            codes = [players.finished() for _ in range(given.reviews)]
            while players.person.get(f"/api/tables/{codes[0]}/review").status_code != 200:
                time.sleep(1)  # the search is compiled
            before = told("alone", players.times(given.moves))
            reviews = Reviews(server.url, codes)
            reviews.start()
            beside = told("beside a review", players.times(given.moves))
            running = reviews.is_alive()
            reviews.asking = False
            reviews.join()
            after = told("alone", players.times(given.moves))
            print(
                f"p95 beside a review is {2 * beside / (before + after):.2f} times that of moves alone "
                f"(reviews made: {reviews.made}, {'still running' if running else 'ended before the moves'})"
            )
        finally:
            server.stop()


if __name__ == "__main__":
    main()
