"""Components that anybody wrote: whatever the numbers, the game refuses them with a sentence or plays on soundly.

Runs in plain Python, where an index that is out of bounds is an error and not another part of the memory.
"""

import os
import random
import sys
from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labtable.core import changing
from labtable.core.components import MARKS, BadComponents
from labtable.core.contract import Game
from labtable.core.match import Match
from labtable.core.registry import game as find_game
from labtable.core.soundness import shared_faults

EXAMPLES = int(os.environ.get("LABTABLE_EXAMPLES", "6"))  # for each game; more by hand
DECISIONS = 60
NUMBERS = st.one_of(st.integers(0, 12), st.integers(-3, 200), st.sampled_from([-1, 127, 128, 32768, 2**31, -(2**63)]))


def leaves(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every entry that a save could carry: the way to it and its value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in MARKS:
                yield from leaves(inner, (*path, key))
    elif name := changing._named_rows(value):
        for row in value:
            yield from leaves(row, (*path, str(row[name])))
    else:
        yield path, value


@st.composite
def another(draw: st.DrawFn, value: Any, texts: list[str]) -> Any:
    """A value of the same kind, or of another one."""
    if isinstance(value, bool):
        return draw(st.sampled_from([True, False, 1]))
    if isinstance(value, int):
        return draw(NUMBERS)
    if isinstance(value, str):
        return draw(st.sampled_from([*texts, "", "x" * 300]))
    if isinstance(value, list) and value:
        at = draw(st.integers(0, len(value) - 1))
        changed = [*value[:at], draw(another(value[at], texts)), *value[at + 1 :]]
        return draw(st.sampled_from([changed, value[:-1], [*value, value[-1]], []]))
    if isinstance(value, dict) and value:
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: draw(another(value[key], texts))}
    return draw(NUMBERS)


def texts_of(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for one in inner for text in texts_of(one)]


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=EXAMPLES <= 6,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.data())
def test_any_components_are_refused_or_played_soundly(the_game: Game, data: st.DataObject) -> None:
    box = changing.changed_box(the_game.name, changing.Changes()).data
    entries = [(path, value) for path, value in leaves(box) if value != {}]
    texts = sorted({text for _, value in entries for text in texts_of(value)})
    chosen = data.draw(st.lists(st.sampled_from(entries), min_size=1, max_size=3, unique_by=lambda one: one[0]))
    wanted = [(list(path), data.draw(another(value, texts))) for path, value in chosen]
    try:
        found = find_game(the_game.name, wanted)
    except BadComponents as refused:
        assert str(refused)
        return
    players = data.draw(st.sampled_from(list(found.meta.players)))
    try:
        play(found, players, data.draw(st.integers(0, 999)))
    finally:
        if found.changes:
            changing._forget(found.package)
    assert not found.changes or found.package not in sys.modules


def play(game: Game, players: int, seed: int) -> None:
    match, luck = Match(game, players, seed=seed), random.Random(seed)
    for number in range(DECISIONS):
        faults = [*shared_faults(match.state), *game.check_state(match.state)]
        assert not faults, (str(game.changes), faults)
        if match.over:
            assert match.outcome is not None
            return
        legal = match.legal()
        assert legal, str(game.changes)
        if number % 20 == 0:
            match.observe()
            match.view(match.to_move)
        match.play(luck.choice(legal))
