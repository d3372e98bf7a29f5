"""A long game keeps few of its records, and makes the others again as they were."""
from random import Random

import pytest

from labtable.core.match import Match
from labtable.core.registry import game, names
from labtable.core.steps import RECENT, SPACED

MOVES = 4 * SPACED


def long_match(name, moves=MOVES):
    """A game with some undos, and its records as they were."""
    luck = Random(4)
    match = Match(game(name), game(name).meta.players[0], seed=4)
    records = [match.state.tobytes()]
    while match.version < moves and not match.over:
        if luck.random() < 0.2 and match.undoable > 2:
            for step in match.propose_rewind(2, 0):
                match.commit(step)
                records.append(match.state.tobytes())
        else:
            match.play(luck.choice(match.legal()))
            records.append(match.state.tobytes())
    return match, records


@pytest.mark.parametrize("name", names())
def test_a_record_that_was_forgotten_is_made_again_as_it_was(name):
    match, records = long_match(name)
    order = list(range(match.version))
    Random(1).shuffle(order)
    assert [match._told[number].after.tobytes() for number in order] == [records[number + 1] for number in order]
    assert [step.after.tobytes() for step in match._told] == records[1:]
    for version in (0, 1, RECENT + 3, match.version // 2, match.version):
        version = min(version, match.version)
        assert match.fork(version).state.tobytes() == records[version]


def test_a_long_game_keeps_few_records():
    match, _ = long_match("laboratorium", 10 * SPACED)
    kept = sum(step._record is not None for step in match._told)
    assert match.version > 5 * SPACED and kept <= RECENT + match.version // SPACED + 1


def test_what_happened_long_ago_can_still_be_told_and_taken_back():
    match, records = long_match("scientia")
    assert match.version > RECENT + SPACED
    told = [match.happened(version) for version in range(match.version + 1)]
    assert any(told) and told == [match.fork().happened(version) for version in range(match.version + 1)]
    steps = match.propose_rewind(match.undoable, 0)
    for step in steps:
        match.commit(step)
    assert match.state.tobytes() == records[0] and match.undoable == 0


def test_a_caller_that_changes_what_it_was_told_changes_nothing():
    match, _ = long_match("eureka", 3)
    told = match.happened(match.version)
    match.happened(match.version).clear()
    assert told and match.happened(match.version) == told
