"""The route finder: every target, every step legal by the rules, and what a host is told of them."""

from importlib import import_module

import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.game.components import BadComponents
from labtable.core.game.registry import game as find_game
from labtable.core.simulate.playouts import playouts
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import decode
from labtable.games.laboratorium.advice import starting_reagent
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.components import PRINTED_TARGETS, TARGET_IDS
from labtable.games.laboratorium.constants import (
    Ending,
    Kind,
    Pending,
)
from labtable.games.laboratorium.evaluation import CHANCE, distance
from labtable.games.laboratorium.gallery import gallery, sketch
from labtable.games.laboratorium.routes.lengths import FILE, text
from labtable.games.laboratorium.routes.route import (
    find_route,
)
from labtable.games.laboratorium.tests.position import code_of_text, dealt, game

COMPILED = MODE is Mode.COMPILED
LENGTHS = {
    "aspirin": (5, 5),
    "cinnamaldehyde": (4, 4),
    "myrcene": (6, 6),
    "linalool": (5, 5),
    "vanillin": (7, 7),
    "coumarin": (7, 7),
    "resveratrol": (8, 8),
}  # without and with the hydroxyl variant


@pytest.mark.parametrize("hydroxyl", [False, True])
@pytest.mark.parametrize("target", TARGET_IDS)
def test_every_target_is_reached_from_its_suggested_reagents(target, hydroxyl):
    card = PRINTED_TARGETS[TARGET_IDS.index(target)]
    route = find_route(target, hydroxyl=hydroxyl)
    assert len(route.steps) == LENGTHS[target][hydroxyl]
    assert {step.reagent for step in route.steps if step.reagent} | {route.start} <= set(card.suggested)
    assert code_of_text(route.steps[-1].molecule) == code_of_text(card.smiles)


@pytest.mark.parametrize("target", TARGET_IDS)
def test_other_reagents_hardly_shorten_a_route(target):
    shorter = LENGTHS[target][0] - len(find_route(target, range(1, 11)).steps)
    assert shorter == {"vanillin": 1, "coumarin": 1}.get(target, 0)


@pytest.mark.parametrize(
    ("target", "hydroxyl"),
    [(target, hydroxyl) for target in (TARGET_IDS if COMPILED else ["cinnamaldehyde"]) for hydroxyl in ("off", "on")],
)
def test_every_step_is_a_legal_manipulation(target, hydroxyl):
    route = find_route(target, hydroxyl=hydroxyl == "on")
    before = route.molecule
    for step in route.steps:
        hand = [str(step.reagent)] if step.reagent else []
        found = False
        for action in game(target=target, hydroxyl=hydroxyl, molecules=[before], reagents=hand).legal():
            if decode(action)[0] in (Kind.END, Kind.RESELL):
                continue
            position = game(target=target, hydroxyl=hydroxyl, molecules=[before], reagents=hand)
            found = found or leads_to(position.dice(5, 5), action, step.molecule)
        assert found, f"{step.manipulation.name}: {before} to {step.molecule}"
        before = step.molecule


def leads_to(position, action, wanted):
    position.do(*decode(action))
    if position.s.decision == Pending.REAGENT:
        position.do(*decode(position.legal()[0]))
    if position.s.decision == Pending.PARTNER:
        for choice in position.legal():
            twin = type(position)(position.states.copy())
            if twin.do(*decode(choice)).same(wanted):
                return True
        return False
    return position.same(wanted)


def test_there_is_no_route_without_the_right_reagents():
    assert find_route("coumarin", [6, 7]) is None and find_route("myrcene", [8]) is None


def test_the_gallery_says_how_long_the_way_to_each_target_is_with_the_piles_that_are_chosen():
    for target in gallery().targets:
        assert target.steps["suggested"] == dict(zip(("off", "on"), LENGTHS[target.id], strict=True))
    steps = {target.id: target.steps["all"]["off"] for target in gallery().targets}
    assert steps["vanillin"] == len(find_route("vanillin", range(1, 11)).steps) == 6
    assert steps["coumarin"] == len(find_route("coumarin", range(1, 11)).steps) == 6


def test_the_waiting_room_and_the_hint_at_the_start_name_one_number():
    chosen = [1, 3, 4, 6, 7, 8, 9]
    with_chosen = sketch("piles", chosen).steps
    for target in gallery().targets[4:6]:  # vanillin and coumarin, whose ways differ most between piles
        for piles, steps in (*target.steps.items(), (",".join(map(str, chosen)), with_chosen[target.id])):
            if steps["off"] is not None:
                assert starting_reagent(dealt(target=target.id, reagents=piles).s)[1] == steps["off"], target.id


@pytest.mark.parametrize(("text", "steps"), [("CC(C)=O", 3), ("Cc1ccccc1", 1), ("CC1=CCC(CC1)C(C)=C", 6)])
def test_other_molecules_have_routes_too(text, steps):
    assert len(find_route(smiles.read(text)).steps) == steps


@pytest.mark.parametrize(
    ("text", "steps"), [("C1=CC=CCC1", 4), ("C1=CCC=CC1", 6), ("O=C1C=CC(=O)C=C1", 7), ("OC1C=CC=CC1C(=O)O", 4)]
)
def test_a_benzene_ring_that_an_addition_opens_is_a_part_like_any_other(text, steps):
    """Cyclohexadiene is phenyl after an addition and three hydrogens; rings that are built from chains take longer."""
    route = find_route(smiles.read(text))
    assert len(route.steps) == steps
    assert code_of_text(route.steps[-1].molecule) == code_of_text(text)


def test_the_lengths_are_those_of_the_finder():
    assert text() == FILE.read_text("utf-8"), "run labtable.games.laboratorium.routes.lengths.write()"


def test_other_molecules_have_routes_of_their_own(tmp_path):
    """Toluene in place of aspirin, and what the reagents cannot make."""
    mine = tmp_path / "mine.toml"
    mine.write_text('[targets]\ncard = [{ id = "aspirin", smiles = "Cc1ccccc1" }]\n', encoding="utf-8")
    changed = find_game("laboratorium", mine)
    assert changed.NUM_ACTIONS == GAME.NUM_ACTIONS, "nets of the box know its actions"
    gallery_there = import_module(f"{changed.package}.gallery").gallery()
    assert {target.id: target.steps["suggested"]["off"] for target in gallery_there.targets} == {
        name: 1 if name == "aspirin" else lengths[0] for name, lengths in LENGTHS.items()
    }
    mine.write_text('[targets]\ncard = [{ id = "aspirin", suggested = [3], smiles = "CC" }]\n', encoding="utf-8")
    with pytest.raises(BadComponents, match=r"^mine\.toml:2: .*expected a molecule that the reagents suggested"):
        find_game("laboratorium", mine)


def test_a_position_knows_how_far_it_is():
    position = game(target="aspirin", molecules=["CC(=[2*])Oc1ccccc1C(=O)O", "C[1*]"])
    near, far = (position.s.players[seat].molecule for seat in (0, 1))
    assert distance(position.s, near) == 1 and distance(position.s, far) == 5


def test_the_chances_are_those_of_two_dice():
    sums = [a + b for a in range(1, 7) for b in range(1, 7)]
    for difficulty, chance in enumerate(CHANCE):
        wins = sum(total >= 10 or (total >= difficulty and total != 2) for total in sums)
        assert chance == round(1000 * wins / 36)


def test_players_who_look_one_step_ahead_see_the_last_manipulation():
    def worth(action):
        after = type(position)(position.states.copy()).do(*decode(action))
        return GAME.engine.evaluate_at(after.states, 0, 0)

    last = "CC(=[2*])Oc1ccccc1C(=O)O"
    position = game(target="aspirin", molecules=[last], cards=["master"])  # the player is asked before the roll
    assert decode(max(position.legal(), key=worth))[:2] == (Kind.OXYGEN, 1)


@pytest.mark.parametrize("card", ["acid", "fire", "flask", "can", "patent", "alarm"])
def test_players_who_look_one_step_ahead_play_boom_cards(card):
    def worth(action):
        after = type(position)(position.states.copy()).do(*decode(action))
        return GAME.engine.evaluate_at(after.states, 0, 1)

    position = game(target="aspirin", molecules=["[1*]C(=O)O", "C[1*]"], reagents=["10", ""], cards=["master", card])
    position.do(Kind.SINGLE, 0).do(Kind.USE, 9)
    assert decode(max(position.legal(), key=worth))[0] == Kind.PLAY


def test_a_reagent_that_a_balance_may_cost_is_seen():
    position = (
        game(target="aspirin", molecules=["[1*]C(=O)O", "C[1*]"], reagents=["3 10", ""], cards=["master", "balance"])
        .do(Kind.SINGLE, 0)
        .do(Kind.USE, 9)
    )
    before = GAME.engine.evaluate_at(position.states, 0, 0)
    assert GAME.engine.evaluate_at(position.play("balance").states, 0, 0) < before


def test_rivals_without_their_tokens_are_worth_something():
    hurt = game(target="aspirin", lost=((1, 0),))
    assert GAME.engine.evaluate_at(hurt.states, 0, 0) > GAME.engine.evaluate_at(game(target="aspirin").states, 0, 0)


if COMPILED:  # whole games take the interpreter minutes

    def test_players_who_look_one_step_ahead_make_the_molecule():
        batch = playouts(GAME, 40, 2, options={"target": "cinnamaldehyde"}, greedy=True)
        assert (batch.results["rank"].max(axis=1) == 2).mean() > 0.9 and Ending.SYNTHESIS == 1
