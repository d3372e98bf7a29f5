"""Components that anybody wrote: whatever the numbers, the game refuses them with a sentence or plays on soundly.

Runs in plain Python, where an index that is out of bounds is an error and not another part of the memory.
"""

import os
import re
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from labtable.core.game import changed_game
from labtable.core.game.changed_box import changed_box
from labtable.core.game.component_changes import Changes
from labtable.core.game.components import BadComponents
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import Match
from tests.every_game.extremes import extreme_game, leaves, play
from tests.fresh_process import alone

EXAMPLES = int(os.environ.get("LABTABLE_EXAMPLES", "6"))  # for each game; more by hand
DECISIONS = 60
AT_THE_LIMITS = {"laboratorium": 5}  # decisions of a game at its limits; bench/component_limits.py plays on
EXAMPLES_OF_OWNERS = Path(__file__).parents[2] / "examples" / "components"
OWN_CARDS = Path(__file__).parents[2] / "docs" / "OWN_CARDS.md"
TO_THE_END = {"laboratorium": 12, "element": 150}  # decisions, where games by lot are long
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
    box = changed_box(the_game.name, Changes()).data
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
            changed_game.forget(found.package)
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
        changed_game.forget(found.package)


ACCEPTED_COMPILED = """
import sys
from tests.every_game.extremes import extreme_game
print(*(extreme_game(sys.argv[1], int(seed)).changes.digest for seed in sys.argv[2:]))
"""


def test_compiled_rules_accept_what_plain_python_accepts() -> None:
    """Compiled rules keep the fields of component tables as numbers of one byte, in which sums can overflow; Marie
    Curie works out from such sums how much room a record needs."""
    words = "curie", *map(str, SEEDS)
    told = alone(ACCEPTED_COMPILED, *words, environment={**os.environ, "LABTABLE_MODE": "compiled"})
    accepted = []
    for seed in SEEDS:
        found = extreme_game("curie", seed)
        accepted.append(found.changes.digest)
        changed_game.forget(found.package)
    assert told.stdout.split() == accepted, told.stderr


@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_an_owner_s_ten_cards_are_played(the_game: Game, seats: str) -> None:
    """examples/components/ holds ten invented things of a box for each game, entered as docs/OWN_CARDS.md says."""
    found = find_game(the_game.name, EXAMPLES_OF_OWNERS / f"{the_game.name}.toml")
    players = found.meta.players[0 if seats == "fewest" else -1]
    ended = play(found, players, 1, TO_THE_END.get(the_game.name, 1500), looks=40)
    assert ended or the_game.name in TO_THE_END


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    def written(text: str) -> Path:
        path = tmp_path / "my.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return written


def examples_of_the_page() -> list[str]:
    return re.findall(r"```toml\n(.+?)```", OWN_CARDS.read_text("utf-8"), re.DOTALL)


def test_every_example_of_the_page_is_accepted(write: Callable[[str], Path]) -> None:
    names = []
    for text in examples_of_the_page():
        file = write(text)
        names.append(str(tomllib.loads(text)["game"]))
        assert find_game(names[-1], file).changes
    assert set(names) == {"curie", "element", "eureka", "laboratorium", "scientia"}


EVERYTHING = "{ card = true, experiment = true, thesis = true, timeline = true }"


def test_the_stack_of_decisions_has_room_for_what_the_components_can_ask(write: Callable[[str], Path]) -> None:
    assert find_game("curie").STATE["pending"].shape == (4,)
    tiles = "\n".join(f"b{number} = {{ cost = {{}}, gain = {EVERYTHING} }}" for number in range(1, 13))
    ladder = f"bonus = [{', '.join([EVERYTHING] * 12)}]"
    columns = "\n".join(f"[activities.{name}]\n{ladder}" for name in ("research", "workshop", "university"))
    theses = "[theses]\ni = [{ copies = 4, gain = { card = true, experiment = true, timeline = true } }]\n"
    found = find_game("curie", write(f"[experiments.beaker]\n{tiles}\n{columns}\n{theses}"))
    assert found.STATE["pending"].shape == (15,)
    match, luck = Match(found, 2, seed=4), Random(4)
    deepest = 0
    while not match.over:
        match.play(luck.choice(match.legal()))
        deepest = max(deepest, int(match.state.pending_size))
    assert 4 < deepest <= 15, "more than the box would ever ask, and no more than there is room for"


def test_a_line_of_the_box_that_changes_make_wrong_is_said_to_be_one(write: Callable[[str], Path]) -> None:
    with pytest.raises(
        BadComponents, match=r"components.toml:\d+: targets.card\[7\].+resveratrol.+made wrong by my.toml\."
    ):
        find_game("laboratorium", write('[reagents]\ncard = [{ number = 3, smiles = "[1*]OC" }]\n'))


def test_a_reagent_may_have_three_different_yellow_centres(write: Callable[[str], Path]) -> None:
    gone = "".join(f'{{ id = "{target}", remove = true }}, ' for target in ("linalool", "vanillin", "resveratrol"))
    card = '[reagents]\ncard = [{ number = 3, smiles = "[1*]OCC([1*])C[1*]" }]\n'
    found = find_game("laboratorium", write(f"{card}[targets]\ncard = [{gone}]\n"))
    assert found.NUM_ACTIONS == find_game("laboratorium").NUM_ACTIONS + 10, "each of ten reagents by a third centre"


def test_an_eighth_kind_of_boom_card_is_dealt(write: Callable[[str], Path]) -> None:
    card = '[boum]\ncard = [{ id = "leak", name = "Gas Leak", copies = 9, difficulty = 2, does = "none" }]\n'
    assert Match(find_game("laboratorium", write(card)), 2, seed=1).state.pile_sizes[1] == 37


def test_a_safety_card_needs_no_difficulty(write: Callable[[str], Path]) -> None:
    card = '[securite]\ncard = [{ id = "goggles", name = "Goggles", copies = 2, does = "recover", token = "coat" }]\n'
    assert Match(find_game("laboratorium", write(card)), 2, seed=1).state.pile_sizes[2] == 23
