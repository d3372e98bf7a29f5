"""The way on from any molecule: it gets shorter by every step that it advises, and the hint says which."""

import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import decode
from labtable.games.laboratorium.advice import action_of
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.components import REAGENT_SMILES, TARGET_IDS
from labtable.games.laboratorium.constants import (
    Kind,
    Manipulation,
    Pending,
)
from labtable.games.laboratorium.molecule_views import standing
from labtable.games.laboratorium.routes.next_steps import _idle, agreement, way_on
from labtable.games.laboratorium.routes.route import find_route, graph_of_target, suggested_for
from labtable.games.laboratorium.tests.position import dealt, game

TARGETS = TARGET_IDS if MODE is Mode.COMPILED else ["cinnamaldehyde"]
ALL = tuple(range(10))
ODD = ["CC([1*])C([1*])O[1*]", "O=C1C=Cc2cc([1*])ccc2O1", "CCC(=[2*])CC=O", "[1*]C1CCCC1"]  # far from any route


def way(text, target, hydroxyl=False, cards=()):
    goal = graph_of_target(target)
    cards = cards or tuple(number - 1 for number in suggested_for(target))
    return way_on(smiles.read(text).structure, goal.structure, cards, hydroxyl)


@pytest.mark.parametrize("hydroxyl", [False, True])
@pytest.mark.parametrize("target", TARGET_IDS)
def test_along_a_shortest_route_each_step_is_one_less(target, hydroxyl):
    route = find_route(target, hydroxyl=hydroxyl)
    molecules = [route.molecule, *(step.molecule for step in route.steps)]
    assert [way(text, target, hydroxyl).left for text in molecules] == list(range(len(route.steps), -1, -1))


def test_threads_that_look_for_ways_to_the_same_target_find_the_same_as_one():
    molecules = [graph_of_target(target).structure for target in TARGET_IDS]

    def found(threads):
        way_on.cache_clear()
        _idle.clear()
        with ThreadPoolExecutor(threads) as pool:
            return list(pool.map(lambda molecule: way_on(molecule, molecules[0], ALL, False), molecules))

    alone, usual = found(1), sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        assert found(4) == alone
    finally:
        sys.setswitchinterval(usual)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("text", [*REAGENT_SMILES, *ODD])
def test_a_player_who_follows_the_hint_arrives(target, text):
    """With dice that always help, the advised manipulations lead to the target in as many steps as the hint says."""
    left = way(text, target, cards=ALL).left
    while left:
        text = followed(text, target)
        assert way(text, target, cards=ALL).left == left - 1
        left -= 1


def followed(text, target):
    """The molecule after the first manipulation that the way advises, made by the rules."""
    bare = game(target=target, molecules=[text])
    here = standing(bare.s.players[0].molecule)
    step = way_on(here.structure, standing(bare.s.goal).structure, ALL, False).next[0]
    hand = [] if step.reagent is None else [str(step.reagent + 1)]
    position = game(target=target, molecules=[text], reagents=hand)
    hint = GAME.view(position.s, 0).hint
    assert hint.id == ("hint-now-with" if hand else "hint-now")
    assert f"atom/0/{here.places[step.atom]}" in hint.things
    position.dice(5, 5).do(*decode(action_of(position.s, 0, step, here.places)))
    if position.s.decision == Pending.REAGENT:
        assert GAME.view(position.s, 0).hint.things == (f"reagent/{step.reagent + 1}",)
        position.do(Kind.USE, step.reagent)
    if position.s.decision == Pending.PARTNER:
        assert GAME.view(position.s, 0).hint.things == (f"atom/0/{here.places[step.other]}",)
        position.do(Kind.PARTNER, here.places[step.other])
    return position.molecule()


def test_nothing_worth_keeping_means_beginning_afresh():
    found = way("[1*]O[1*]", "myrcene")
    assert found.left == 8 and not found.kept
    assert found.next[0].manipulation == Manipulation.SINGLE_BOND
    assert way("O", "myrcene").left == 9  # a hydrogen must go first
    assert way("O=O", "myrcene").next[0].manipulation == Manipulation.DOUBLE_CLEAVAGE
    assert way("[1*]C([1*])=O", "cinnamaldehyde", cards=(2,)) is None


def test_a_ring_that_is_closed_already_stays():
    assert way("O=C1C=Cc2ccccc2O1", "coumarin").left == 0
    assert way("O=C1C([1*])=Cc2ccccc2O1", "coumarin").left == 1


def test_what_agrees_with_the_target():
    molecule, goal = smiles.read("[2*]=CC=Cc1ccccc1"), graph_of_target("cinnamaldehyde")
    done, joined = agreement(molecule, goal, way("[2*]=CC=Cc1ccccc1", "cinnamaldehyde").kept)
    missing = next(k for k, atom in enumerate(goal.atoms) if atom.element.name == "OXYGEN")
    [bearer] = goal.bonds_of(missing)
    assert done == set(range(len(goal.atoms))) - {missing, bearer}
    assert len(joined) == len(goal.bonds) - 1


def test_the_hint_tells_what_the_hand_lacks():
    start = dealt(target="cinnamaldehyde")
    told = GAME.view(start.s, int(start.s.mover)).hint
    assert told.id == "hint-start" and told.params["left"] == 4
    position = game(
        target="cinnamaldehyde", reagents_option="suggested", molecules=["[2*]=C[1*]"], decision=Pending.DICE
    )
    told = GAME.view(position.s, 0).hint
    assert told.id == "hint-cards"
    assert told.things and set(told.things) <= set(GAME.view(position.s, 0).players[0].route.needs)
    ready = game(target="cinnamaldehyde", molecules=["[2*]=CC=Cc1ccccc1"], decision=Pending.DICE)
    assert GAME.view(ready.s, 0).hint.id == "hint-ready"
    assert GAME.view(ready.s, -1).hint is None
    tried = game(target="cinnamaldehyde", molecules=["[2*]=CC=Cc1ccccc1"]).now(Kind.OXYGEN, 0, faces=(1, 2))
    assert GAME.view(tried.s, 0).hint.id == "hint-later"


def test_the_hint_gives_back_what_is_needed_least():
    position = game(target="cinnamaldehyde", molecules=["[2*]=C[1*]"], reagents=["3 6 8"], decision=Pending.DISCARD)
    position.s.players[0].reagents[6] = 1
    told = GAME.view(position.s, 0).hint
    assert told.id == "hint-give" and told.things[0] not in GAME.view(position.s, 0).players[0].route.needs


def test_without_its_safety_tokens_the_hint_asks_for_them():
    position = game(molecules=["C[1*]"], reagents=["3"], lost=((0, 1),))
    assert GAME.view(position.s, 0).hint.things == ("safety/0/extinguisher",)
