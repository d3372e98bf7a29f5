"""The compiled distance: it agrees with the route finder wherever a molecule stands."""

import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.record.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.components import REAGENT_SMILES, TARGET_IDS
from labtable.games.laboratorium.evaluation import distance
from labtable.games.laboratorium.invariants import faults_of_ranges
from labtable.games.laboratorium.molecule_views import standing
from labtable.games.laboratorium.routes.distance import NEEDS, way_left
from labtable.games.laboratorium.routes.next_steps import way_on
from labtable.games.laboratorium.routes.route import find_route
from labtable.games.laboratorium.tests.position import game

ALL = tuple(range(10))
TARGETS = TARGET_IDS if MODE is Mode.COMPILED else ["aspirin", "cinnamaldehyde"]
ODD = ["CC([1*])C([1*])O[1*]", "[1*]C1CCCC1", "[1*]c1ccc(C=C)cc1", "OC(=O)C([1*])C"]  # far from any route


def compared(position, text, cards=ALL):
    """Manipulations left as the rules and as the finder say."""
    m = position.s.players[0].molecule
    position.s.players[0].molecule = blank(m.dtype)[0]
    smiles.fill(position.s.players[0].molecule, smiles.read(text))
    before = position.s.tobytes()
    found = int(way_left(position.s, position.s.players[0].molecule)) & (2**NEEDS - 1)
    assert position.s.tobytes() == before
    here, goal = standing(position.s.players[0].molecule), standing(position.s.goal)
    return found, way_on(here.structure, goal.structure, cards, bool(position.s.hydroxyl)).left


@pytest.mark.parametrize("hydroxyl", ["off", "on"])
@pytest.mark.parametrize("target", TARGETS)
def test_along_a_shortest_route_the_distance_is_the_finders(target, hydroxyl):
    route, position = find_route(target, range(1, 11), hydroxyl == "on"), game(target=target, hydroxyl=hydroxyl)
    for text in [route.molecule, *(step.molecule for step in route.steps)]:
        found, left = compared(position, text)
        assert found == left, text


@pytest.mark.parametrize("target", TARGETS)
def test_from_every_reagent_and_far_from_every_route_the_distance_is_hardly_ever_longer_than_the_finders(target):
    """Coumarin's second ring can be closed by several bonds, and the prices are those of one; and tries are limited."""
    position = game(target=target)
    longer = [found - left for found, left in (compared(position, text) for text in [*REAGENT_SMILES, *ODD])]
    assert min(longer) >= 0 and max(longer) <= 2 and longer.count(0) >= 0.75 * len(longer)


LIMONENE = pytest.param("CC1=CCC(CC1)C(C)=C", marks=pytest.mark.thorough)


@pytest.mark.parametrize("own", ["Cc1ccccc1", "CC(C)=O", LIMONENE, "OC(=O)C=Cc1ccccc1", "C1=CC=CCC1"])
def test_of_a_molecule_of_ones_own_the_distance_becomes_less_by_every_step_of_a_route(own):
    position, route = game(own=own), find_route(smiles.read(own))
    found, left = zip(*(compared(position, step.molecule) for step in route.steps), strict=True)
    assert found == left == tuple(range(len(route.steps) - 1, -1, -1))
    assert compared(position, route.molecule)[0] >= len(route.steps)


def test_a_benzene_ring_is_as_far_as_the_additions_that_open_it_and_the_hydrogens():
    assert compared(game(own="C1=CC=CCC1"), "[1*]c1ccccc1") == (4, 4)


def test_the_reagents_that_are_needed_are_told():
    position = game(target="aspirin", molecules=["[1*]Oc1ccccc1C(=O)O"])
    assert int(way_left(position.s, position.s.players[0].molecule)) >> NEEDS == 1 << 1


def test_with_other_piles_the_way_is_another():
    some = game(target="vanillin", reagents_option="1,3,4,6,7,8", molecules=["[1*]O"])
    every = game(target="vanillin", molecules=["[1*]O"])
    assert distance(some.s, some.s.players[0].molecule) > distance(every.s, every.s.players[0].molecule)


def test_a_game_without_prices_is_guessed_by_its_tokens():
    position = game(target="aspirin", molecules=["CC(=[2*])Oc1ccccc1C(=O)O", "C[1*]"])
    position.s.price_list = blank(GAME.STATE)[0].price_list
    near, far = (distance(position.s, position.s.players[seat].molecule) for seat in (0, 1))
    assert 0 < near < far


@pytest.mark.parametrize(("name", "number"), [("bond", 9), ("behind", -1), ("needs", 1 << 10), ("afresh", 127)])
def test_prices_that_no_finder_says_are_a_fault(name, number):
    position = game(target="aspirin")
    assert not faults_of_ranges(position.s)
    if name == "afresh":
        position.s.price_list.afresh = number
    else:
        position.s.price_list[name].flat[0] = number
    assert faults_of_ranges(position.s) == ["prices"]
