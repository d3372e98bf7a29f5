"""The rows of a long game are packed, and read as they were; what a move leaves in memory is little."""

import gc
import tracemalloc
from random import Random

from labtable.core.game.registry import game
from labtable.core.match.take_back import rewound
from labtable.server.table import commands, events
from labtable.server.table.events import Row
from labtable.server.table.rows import BLOCK, Rows
from labtable.server.table.table import GameTable

from .playing import GAME

MOST = 160  # bytes that an entry of the log may leave in memory


def rows_of(count):
    kinds = [
        events.Played("action", 0, [(0, 7, 1_700_000_000_000)], 0),
        events.Said(1, "hello"),
        events.Covered(1, "away"),
        events.Returned(1),
    ]
    return [
        Row(number + 1, 1_700_000_000_000 + number, f"holder{number % 4}", f"c{number}", kinds[number % 4])
        for number in range(count)
    ]


def test_packed_rows_are_read_as_they_were():
    for count in (0, 1, BLOCK, 2 * BLOCK - 1, 2 * BLOCK, 5 * BLOCK + 7):
        rows = rows_of(count)
        packed = Rows(rows)
        assert len(packed) == count and list(packed) == rows and packed[:3] == rows[:3]
        assert [packed[number] for number in range(-count, count, 5)] == [
            rows[number] for number in range(-count, count, 5)
        ]


def test_a_command_that_came_before_is_found_however_long_ago():
    rows = rows_of(3 * BLOCK)
    packed = Rows(rows)
    assert all(packed.of(row.author, row.command) == row.number for row in rows)
    assert packed.of("holder0", "c1") is None and packed.of("holder1", "new") is None


def played(table, luck, moves):
    """So many moves; a game that is over is rewound and played again, so that its log grows on."""
    match = table.match
    for _ in range(moves):
        if match.over:
            change, steps = commands.in_match("rewind", 0, rewound(match, len(match.records.in_force) // 2, 0, 1))
        else:
            seat = match.to_move
            change, steps = commands.played(table, match, seat, luck.choice(match.legal(seat)), 1_700_000_000_000)
        number = table.version + 1
        table.apply(Row(number, 1_700_000_000_000 + number, "holder", f"c{number}", change), steps)


def test_what_a_long_game_leaves_in_memory_is_little():
    chairs = [events.StoredChair("human", f"P{seat}", None, [f"holder{seat}"]) for seat in range(2)]
    made = events.Made(GAME, {}, events.StoredSettings(), chairs, "holder0", f"{5:064x}")
    table = GameTable(
        "CCCCCCCC",
        [
            Row(1, 1, "holder0", "make", made),
            Row(2, 2, "holder0", "start", events.Dealt(game(GAME).meta.rules_version)),
        ],
    )
    table.wake()
    luck = Random(5)
    tracemalloc.start()
    try:
        played(table, luck, 4 * BLOCK)
        gc.collect()
        before, entries = tracemalloc.get_traced_memory()[0], table.position
        played(table, luck, 4 * BLOCK)
        gc.collect()
        an_entry = (tracemalloc.get_traced_memory()[0] - before) / (table.position - entries)
    finally:
        tracemalloc.stop()
    assert an_entry < MOST
