"""A long game keeps few of its records, and makes the others again as they were."""

from random import Random

import pytest

from labtable.core.game.registry import game, names
from labtable.core.match.log import RECENT, SPACED, Entries, Entry
from labtable.core.match.match import Match
from labtable.core.match.take_back import rewound

MOVES = 4 * SPACED


def long_match(name, moves=MOVES):
    """A game with some undos, and its records as they were."""
    luck = Random(4)
    match = Match(game(name), game(name).meta.players[0], seed=4)
    records = [match.state.tobytes()]
    while match.version < moves:
        if match.over or (luck.random() < 0.2 and len(match.records.in_force) > 2):
            for step in rewound(match, 2, 0, 0):
                match.commit(step)
                records.append(match.state.tobytes())
        else:
            match.play(luck.choice(match.legal()))
            records.append(match.state.tobytes())
    return match, records


def test_entries_are_packed_and_read_as_they_were():
    plain = [Entry(number % 4, number - 1, 1_700_000_000_000 + number) for number in range(9)]
    entries = Entries(plain)
    assert list(entries) == plain and entries == plain and entries == Entries(plain) and len(entries) == 9
    assert (entries[3], entries[-1], entries[2:4]) == (plain[3], plain[-1], plain[2:4])
    assert entries != plain[:8] and entries != [*plain[:8], Entry(0, 0, 0)]


@pytest.mark.parametrize("name", names())
def test_a_record_that_was_forgotten_is_made_again_as_it_was(name):
    match, records = long_match(name)
    order = list(range(match.version))
    Random(1).shuffle(order)
    assert [match.records[number].tobytes() for number in order] == [records[number] for number in order]
    assert [record.tobytes() for record in match.records] == records
    for version in (0, 1, RECENT + 3, match.version // 2, match.version):
        version = min(version, match.version)
        assert match.fork(version).state.tobytes() == records[version]


def test_a_long_game_keeps_no_more_records_than_a_short_one(monkeypatch):
    monkeypatch.setattr("labtable.core.match.log.LANDMARKS", 4)
    match, records = long_match("eureka", 12 * SPACED)
    assert len(match.records._kept) <= RECENT + 4
    assert [match.records[number].tobytes() for number in range(0, match.version, 7)] == records[:-1:7]


def test_whoever_is_told_what_happened_gets_a_list_of_their_own():
    match = Match(game("element"), 2, seed=1)
    match.play(match.legal()[0])
    told = match.happened(match.version)
    assert told
    told.clear()
    assert match.happened(match.version)


def test_what_happened_long_ago_can_still_be_told_and_taken_back():
    match, records = long_match("scientia")
    assert match.version > RECENT + SPACED
    told = [match.happened(version) for version in range(match.version + 1)]
    assert any(told) and told == [match.fork().happened(version) for version in range(match.version + 1)]
    steps = rewound(match, len(match.records.in_force), 0, 0)
    for step in steps:
        match.commit(step)
    assert match.state.tobytes() == records[0] and not match.records.in_force


def test_a_caller_that_changes_what_it_was_told_changes_nothing():
    match, _ = long_match("eureka", 3)
    told = match.happened(match.version)
    match.happened(match.version).clear()
    assert told and match.happened(match.version) == told
