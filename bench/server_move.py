"""What one move costs the table server, in one process and in processor time: decide, keep the position, apply, and a
frame for each of four players. With `--tables`, so many tables of each game move by turns, as on a server.

    python bench/server_move.py [--moves 400] [--tables 40] [--profile] [game …]
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import pstats
import random
import time
from collections.abc import Iterator

from labtable.core.game.registry import game, names
from labtable.server.base.clock import now_ms
from labtable.server.live.hub import afterwards
from labtable.server.live.live_table import Connection, LiveTable
from labtable.server.protocol import table_commands
from labtable.server.run.app import GARBAGE
from labtable.server.storage.bulk_insert import Append, row_line, table_line
from labtable.server.table import commands, events
from labtable.server.table.events import Row
from labtable.server.table.table import GameTable

PARTS = ("decide", "keep", "apply", "tell")
WARMING = 5  # moves at each table that are not counted


def tables(name: str, players: int) -> Iterator[LiveTable]:
    """Tables of a game without end, each just dealt, with every seat another person's."""
    number = 0
    while True:
        number += 1
        chairs = [events.StoredChair("human", f"P{seat}", None, [f"holder{seat}"]) for seat in range(players)]
        made = events.Made(name, {}, events.StoredSettings(), chairs, "holder0", f"{number:064x}")
        table = GameTable(
            "CCCCCCCC",
            [
                Row(1, now_ms(), "holder0", "make", made),
                Row(2, now_ms(), "holder0", "start", events.Dealt(game(name).meta.rules_version)),
            ],
        )
        table.wake()
        yield LiveTable(table)


def connected(live: LiveTable) -> list[Connection]:
    """A stream for each player, who has the first whole state."""
    readers = [Connection(live, f"holder{seat}", seat, 0, patches=True) for seat in range(live.table.players)]
    for reader in readers:
        reader.frame()
    return readers


class Game:
    """Random players at one table, who begin anew when their game is over."""

    def __init__(self, name: str, luck: random.Random) -> None:
        self.name, self.luck = name, luck
        self.source = tables(name, min(4, game(name).meta.players[-1]))
        self.begin()

    def begin(self) -> None:
        self.live = next(self.source)
        self.readers = connected(self.live)

    def move(self, spent: dict[str, float]) -> int:
        """The bytes that left."""
        if self.live.table.phase == "over":
            self.begin()
        table, match = self.live.table, self.live.table.match
        assert match is not None
        seat = match.to_move
        action = self.luck.choice(match.legal(seat))
        began = [time.process_time()]
        command = table_commands.Act("a", seat, action, match.version)
        change, steps = commands.decide(table, f"holder{seat}", command, now_ms())
        began.append(time.process_time())
        row = Row(table.version + 1, now_ms(), f"holder{seat}", f"a{match.version}", change)
        snapshot, phase = afterwards(table, change, steps)
        append = Append(table.code, self.name, phase, row, snapshot, False, "")
        row_line(append), table_line(append, 0)
        began.append(time.process_time())
        table.apply(row, steps)
        began.append(time.process_time())
        told = sum(len(reader.frame() or b"") for reader in self.readers)
        began.append(time.process_time())
        for part, first, last in zip(PARTS, began, began[1:], strict=False):
            spent[part] += last - first
        return told


def play(name: str, moves: int, spent: dict[str, float]) -> int:
    """So many moves at one table; the bytes that left."""
    one = Game(name, random.Random(0))
    return sum(one.move(spent) for _ in range(moves))


def play_by_turns(names: list[str], tables: int, moves: int) -> None:
    """So many moves at each of so many tables of each game."""
    for name in names:
        play(name, 20, dict.fromkeys(PARTS, 0.0))
    gc.set_threshold(*GARBAGE)
    gc.freeze()
    luck, spent = random.Random(0), {name: dict.fromkeys(PARTS, 0.0) for name in names}
    games = [Game(name, luck) for _ in range(tables) for name in names]
    for number in range(WARMING + moves):
        if number == WARMING:
            spent = {name: dict.fromkeys(PARTS, 0.0) for name in names}
        for one in games:
            one.move(spent[one.name])
    each = {name: 1000 * sum(parts.values()) / tables / moves for name, parts in spent.items()}
    told = ", ".join(f"{name} {milliseconds:.2f}" for name, milliseconds in each.items())
    print(f"{sum(each.values()) / len(each):.2f} ms a move ({told})")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", default=names())
    arguments.add_argument("--moves", type=int, default=400)
    arguments.add_argument("--tables", type=int, default=0)
    arguments.add_argument("--profile", action="store_true")
    given = arguments.parse_args()
    if given.tables:
        play_by_turns(given.games, given.tables, given.moves)
        return
    for name in given.games:
        play(name, 20, dict.fromkeys(PARTS, 0.0))
        spent, profiler = dict.fromkeys(PARTS, 0.0), cProfile.Profile(time.thread_time)
        if given.profile:
            profiler.enable()
        told = play(name, given.moves, spent)
        profiler.disable()
        parts = ", ".join(f"{part} {1000 * seconds / given.moves:.2f}" for part, seconds in spent.items())
        print(
            f"{name}: {1000 * sum(spent.values()) / given.moves:.2f} ms a move ({parts}); "
            f"{told / given.moves / 4096:.1f} KB a frame",
            flush=True,
        )
        if given.profile:
            pstats.Stats(profiler).sort_stats("tottime").print_stats(28)


if __name__ == "__main__":
    main()
