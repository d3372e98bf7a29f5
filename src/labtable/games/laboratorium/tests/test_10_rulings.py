"""RULES.md §10 Rulings."""
import msgspec
import numpy as np

from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import Kind
from labtable.games.laboratorium.components import CARD_IDS
from labtable.games.laboratorium.constants import HYDROGEN_SLOT, RESALE_DIE, RESOURCE_DICE, Decision, Refusal, Safety
from labtable.games.laboratorium.tests.position import game
from labtable.games.laboratorium.tests.test_3_the_resource_phase import choice


def test_10_1_coumarin_gets_its_second_ring():
    position = game(target="coumarin", molecules=["[1*]C(=O)Oc1ccccc1C=C[1*]"])
    last = 10
    position.do(Kind.CLOSE, 0, 0).dice(3, 4).do(Kind.PARTNER, last)
    assert position.s.decision == Decision.OVER and position.same("O=C1C=Cc2ccccc2O1")


def test_10_1_two_centres_of_one_atom_do_not_react():
    assert game(molecules=["[1*]C[1*]"]).why(Kind.CLOSE, 0, 0) == Refusal.NO_PARTNER


def test_10_2_the_kept_side_holds_a_carbon_or_an_oxygen():
    assert game(molecules=["C"]).now(Kind.CLEAVE, 0, HYDROGEN_SLOT).same("C[1*]")
    assert game(molecules=["C=O"]).now(Kind.CLEAVE, 1, 0).same("O=[2*]")


def test_10_3_naphthalene_is_one_molecule():
    position = game(molecules=["[1*]C=CC=Cc1ccccc1[1*]"]).do(Kind.CLOSE, 0, 0).dice(3, 4).do(Kind.PARTNER, 9)
    assert position.same("c1ccc2ccccc2c1")


def test_10_4_a_failed_cleavage_is_not_tried_again_this_turn():
    position = game(molecules=["[1*]CO"]).now(Kind.CLEAVE, 1, HYDROGEN_SLOT, faces=(1, 2))
    assert position.why(Kind.CLEAVE, 1, HYDROGEN_SLOT) == Refusal.BOND_USED


def test_10_5_the_locks_are_lifted_when_the_turn_ends():
    position = game(molecules=["CC[1*]"]).now(Kind.CLEAVE, 0, 0, faces=(1, 2)).do(Kind.END)
    atoms = position.s.players[0].molecule.atoms
    assert not atoms["locked_bonds"].any() and not atoms["locked_yellow"].any()


def test_10_6_the_card_just_resold_is_not_taken():
    position = game(reagents=["3"]).dice(6, stream=RESALE_DIE).do(Kind.RESELL, 2)
    assert position.why(Kind.CHOOSE, 2) == Refusal.JUST_RESOLD


def test_10_7_the_share_is_the_same_for_any_number_of_seats():
    for players in (2, 4):
        position = game(players=players, molecules=["C=CC=CC=CC=CC[1*]"], reagents=["8"])
        assert position.why(Kind.SINGLE, 8) == Refusal.BOX_TOO_SMALL


def test_10_8_reagents_in_hand_are_known_to_all():
    position = game(reagents=["3 5"], cards=["master"])
    seen = GAME.view(position.s, 1).seats[0]
    assert seen.reagents == ["reagent/3", "reagent/5"] and seen.cards is None and seen.hand["chimie"] == 1


def test_10_9_a_card_that_went_under_its_pile_is_known_when_it_is_drawn_again():
    position = game(cards=["", "acid"], decision=Decision.DICE)
    s = position.s
    for pile in (1,):
        s.pile_hidden[pile] = 0  # as if every Boum card had been seen
    top = int(s.piles[1, 0])
    position.dice(1, 3, 1, 1, stream=RESOURCE_DICE).do(Kind.DICE, choice(chimie=1, boum=3))
    assert s.players[0].seen[top] == 1
    for number in range(5):
        states = position.states.copy()
        GAME.engine.resample_at(states, 0, 1, np.array([number, 7, 7, 7], np.uint32))
        assert states[0].players[0].cards[top] >= 1


def test_10_9_unseen_cards_are_dealt_anew():
    position = game(cards=["acid master clean-coat"])
    hands = set()
    for number in range(20):
        states = position.states.copy()
        GAME.engine.resample_at(states, 0, 1, np.array([number, 7, 7, 7], np.uint32))
        assert not GAME.check_state(states[0])
        hands.add(tuple(int(count) for count in states[0].players[0].cards))
    assert len(hands) > 5


def test_10_10_nobody_answers_a_chimie_card():
    position = game(cards=["master catalyst", "can"]).do(Kind.HYDROGEN, 0).do(Kind.PASS).play("master")
    assert position.s.mover == 0 and position.why(Kind.PLAY, CARD_IDS.index("can"), seat=1) == Refusal.NOT_YOUR_TURN


def test_10_11_the_question_gives_nothing_away():
    for card in ("retry", "master"):
        position = game(cards=[card]).do(Kind.HYDROGEN, 0).dice(1, 2).do(Kind.PASS)
        assert position.s.decision == Decision.REROLL
        told = msgspec.json.encode([GAME.view(position.s, 1), GAME.prompt(position.s, 1)])
        assert card.encode() not in told.replace(b"reroll", b"")


def test_10_12_the_token_of_a_critical_failure_is_chosen_first():
    position = game(cards=["", "acid"]).do(Kind.HYDROGEN, 0).dice(1, 1).play("acid").do(Kind.LOSE, Safety.COAT)
    assert list(position.s.players[0].safety) == [0, 1, 1]


def test_10_13_a_safety_card_played_settles_the_card_too_many():
    position = game(decision=Decision.DICE, cards=["clean-coat clean-coat clean-coat"], lost=((0, Safety.COAT),))
    position.dice(1, 3, 1, 1, stream=RESOURCE_DICE).do(Kind.DICE, choice(boum=1, securite=3))
    assert position.s.decision == Decision.DISCARD
    position.play("clean-coat")
    assert position.s.mover == 1 and position.s.decision == Decision.DICE
