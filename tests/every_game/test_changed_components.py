"""Components that anybody wrote: whatever the numbers, the game refuses them with a sentence or plays on soundly.

Runs in plain Python, where an index that is out of bounds is an error and not another part of the memory.
"""

import os
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labtable.core import changing
from labtable.core.components import BadComponents
from labtable.core.contract import Game
from labtable.core.registry import game as find_game
from tests.every_game.extremes import extreme_game, leaves, play

EXAMPLES = int(os.environ.get("LABTABLE_EXAMPLES", "6"))  # for each game; more by hand
DECISIONS = 60
AT_THE_LIMITS = {"laboratorium": 12}  # decisions of a game at its limits; bench/component_limits.py plays on
SEEDS = range(3)  # of games at their limits
NUMBERS = st.one_of(st.integers(0, 12), st.integers(-3, 200), st.sampled_from([-1, 127, 128, 32768, 2**31, -(2**63)]))


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
    entries = [(path, value) for path, _, value in leaves(box) if value != {}]
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
        play(found, players, data.draw(st.integers(0, 999)), DECISIONS)
    finally:
        if found.changes:
            changing._forget(found.package)
    assert not found.changes or found.package not in sys.modules


@pytest.mark.parametrize("seed", SEEDS)
def test_components_at_their_limits_are_played_soundly(the_game: Game, seed: int) -> None:
    """Numbers at their least and greatest, as many rows as there is room for, cards that give all that a card can give;
    every word can be said and every number of an observation is in its range."""
    found = extreme_game(the_game.name, seed)
    try:
        assert len(found.changes.rows) > 10
        for players in found.meta.players:
            play(found, players, seed, AT_THE_LIMITS.get(the_game.name, 40))
    finally:
        changing._forget(found.package)
