"""What one move costs the table server, in one process and in processor time: decide, keep the position, apply, and a
frame for each of four players.

    python bench/server_move.py [--moves 400] [--profile] [game …]
"""
from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time
from collections.abc import Iterator

from labtable.core.registry import game, names
from labtable.server import changes, commands, wire
from labtable.server.appending import Append, row_line, table_line
from labtable.server.changes import Row
from labtable.server.clock import now_ms
from labtable.server.hub import afterwards
from labtable.server.live_table import Connection, LiveTable
from labtable.server.table import Table

PARTS = ("decide", "keep", "apply", "tell")


def tables(name: str, players: int) -> Iterator[LiveTable]:
    """Tables of a game without end, each just dealt, with every seat another person's."""
    number = 0
    while True:
        number += 1
        chairs = [changes.StoredChair("human", f"P{seat}", None, [f"holder{seat}"]) for seat in range(players)]
        made = changes.Made(name, {}, wire.Settings(), chairs, "holder0", f"{number:064x}")
        table = Table("CCCCCCCC", [Row(1, now_ms(), "holder0", "make", made),
                                   Row(2, now_ms(), "holder0", "start", changes.Dealt(game(name).meta.rules_version))])
        table.wake()
        yield LiveTable(table)


def connected(live: LiveTable) -> list[Connection]:
    """A stream for each player, who has the first whole state."""
    readers = [Connection(live, f"holder{seat}", seat, 0, patches=True) for seat in range(live.table.players)]
    for reader in readers:
        reader.frame()
    return readers


def play(name: str, moves: int, spent: dict[str, float]) -> int:
    """So many moves of random players; the bytes that left."""
    players = min(4, game(name).meta.players[-1])
    source, luck, told = tables(name, players), random.Random(0), 0
    live = next(source)
    readers = connected(live)
    for _ in range(moves):
        match = live.table.match
        assert match is not None
        if match.over:
            live = next(source)
            readers = connected(live)
            match = live.table.match
            assert match is not None
        seat = match.to_move
        action = luck.choice(match.legal(seat))
        began = [time.process_time()]
        command = wire.Act("a", seat, action, match.version)
        change, steps = commands.decide(live.table, f"holder{seat}", command, now_ms())
        began.append(time.process_time())
        row = Row(live.table.version + 1, now_ms(), f"holder{seat}", f"a{match.version}", change)
        snapshot, phase = afterwards(live.table, change, steps)
        append = Append(live.table.code, name, phase, row, snapshot, False, "")
        row_line(append), table_line(append)
        began.append(time.process_time())
        live.table.apply(row, steps)
        began.append(time.process_time())
        told += sum(len(reader.frame() or b"") for reader in readers)
        began.append(time.process_time())
        for part, first, last in zip(PARTS, began, began[1:], strict=False):
            spent[part] += last - first
    return told


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=names())
    arguments.add_argument("--moves", type=int, default=400)
    arguments.add_argument("--profile", action="store_true")
    given = arguments.parse_args()
    for name in given.games:
        play(name, 20, dict.fromkeys(PARTS, 0.0))
        spent, profiler = dict.fromkeys(PARTS, 0.0), cProfile.Profile(time.thread_time)
        if given.profile:
            profiler.enable()
        told = play(name, given.moves, spent)
        profiler.disable()
        parts = ", ".join(f"{part} {1000 * seconds / given.moves:.2f}" for part, seconds in spent.items())
        print(f"{name}: {1000 * sum(spent.values()) / given.moves:.2f} ms a move ({parts}); "
              f"{told / given.moves / 4096:.1f} KB a frame", flush=True)
        if given.profile:
            pstats.Stats(profiler).sort_stats("tottime").print_stats(28)


if __name__ == "__main__":
    main()
