"""Where the processor time of a move goes, stage by stage: the moves of `bench/server_move.py`, with a clock around
each stage. What a stage calls that is a stage itself is counted there alone; the clocks cost about a microsecond each.

    python bench/server_stages.py [--moves 300] [game …]
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import server_move

from labtable.core.game.contract import Game
from labtable.core.game.registry import game, names
from labtable.core.match import match
from labtable.server.live import live_table
from labtable.server.protocol import patches
from labtable.server.table import commands, frames, table

STAGES: tuple[tuple[Any, str, str], ...] = (
    (commands, "decide", "who may decide, and the change to store"),
    (match.Match, "step_or_refusal", "check and apply"),
    (match.Match, "propose_forced", "moves without a choice"),
    (match, "why_it_stands", "can it be taken back: worlds asked"),
    (match.Match, "why_no_undo", "can it be taken back: the rest"),
    (server_move, "afterwards", "the position to store"),
    (server_move, "row_line", "the row to store"),
    (server_move, "table_line", "the table's line to store"),
    (table.Table, "apply", "the table after it"),
    (match.Match, "commit", "the match after it"),
    (match.Match, "legal", "legal actions"),
    (match.Match, "prompt", "prompts"),
    (match.Match, "_happened", "events in words"),
    (frames.Position, "shown", "the moment, put together"),
    (frames, "step", "the step of the log, put together"),
    (frames, "outcome", "outcome"),
    (patches.Patches, "patch", "what changed"),
    (frames, "encode", "JSON"),
    (live_table.Connection, "frame", "the frame, put together"),
)
OF_A_GAME = (
    ("open_view", "views: what lies open"),
    ("own_view", "views: what is one's own"),
    ("describe", "words of legal actions"),
)


class Clocks:
    """How long each stage took by itself, and how often it was called."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()  # nanoseconds
        self.calls: Counter[str] = Counter()
        self._inside: list[int] = []  # of each stage that runs now: what the stages in it took

    def around(self, work: Callable[..., Any], stage: str) -> Callable[..., Any]:
        def timed(*args: Any, **named: Any) -> Any:
            began = time.thread_time_ns()
            self._inside.append(0)
            try:
                return work(*args, **named)
            finally:
                took = time.thread_time_ns() - began
                self.spent[stage] += took - self._inside.pop()
                self.calls[stage] += 1
                if self._inside:
                    self._inside[-1] += took

        return timed

    def forget(self) -> None:
        self.spent.clear()
        self.calls.clear()

    def tell(self, moves: int) -> None:
        total = sum(self.spent.values())
        for stage, spent in self.spent.most_common():
            each, calls = spent / moves / 1000, self.calls[stage] / moves
            print(f"{each:9.1f} µs {spent / total:6.1%} {calls:5.1f} times  {stage}")


def put_clocks(clocks: Clocks, subject: Game) -> None:
    for name, stage in OF_A_GAME:
        object.__setattr__(subject, name, clocks.around(getattr(subject, name), stage))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=names())
    arguments.add_argument("--moves", type=int, default=300)
    given = arguments.parse_args()
    clocks = Clocks()
    for owner, name, stage in STAGES:
        setattr(owner, name, clocks.around(getattr(owner, name), stage))
    for name in given.games:
        put_clocks(clocks, game(name))
        server_move.play(name, given.moves, dict.fromkeys(server_move.PARTS, 0.0))
        clocks.forget()  # that was to compile and to read in
        server_move.play(name, given.moves, dict.fromkeys(server_move.PARTS, 0.0))
        print(f"{name}: {sum(clocks.spent.values()) / given.moves / 1e6:.2f} ms a move")
        clocks.tell(given.moves)


if __name__ == "__main__":
    main()
