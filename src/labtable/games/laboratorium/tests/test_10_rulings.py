"""RULES.md §10 Rulings."""

import msgspec
import numpy as np
import pytest

from labtable.core.errors import BadSetup
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry import own_molecule
from labtable.games.laboratorium.components import CARD_IDS, CARDS_OF_FACE, PRINTED_TARGETS
from labtable.games.laboratorium.constants import (
    HYDROGEN_SLOT,
    MAX_PLAYERS,
    MAX_ROUNDS,
    REAGENTS,
    RESALE_DIE,
    RESOURCE_DICE,
    Colour,
    Ending,
    Event,
    Kind,
    Pending,
    Refusal,
    Safety,
)
from labtable.games.laboratorium.tests.position import dealt, game
from labtable.games.laboratorium.tests.test_3_the_resource_phase import ONE, TWO, choice, hand, resources, rolled
from labtable.games.laboratorium.tests.test_9_the_end import results
from labtable.games.laboratorium.turn import is_synthesised


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
    seen = GAME.view(position.s, 1).players[0]
    assert seen.reagents == ["reagent/3", "reagent/5"] and seen.cards is None and seen.hand["chimie"] == 1


def test_10_9_a_card_that_went_under_its_pile_is_known_when_it_is_drawn_again():
    position = game(cards=["", "acid"], decision=Pending.DICE)
    s = position.s
    for pile in (1,):
        s.pile_hidden[pile] = 0  # as if every Boom card had been seen
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
    for number in range(10):
        states = position.states.copy()
        GAME.engine.resample_at(states, 0, 1, np.array([number, 7, 7, 7], np.uint32))
        assert not GAME.check_state(states[0])
        hands.add(tuple(int(count) for count in states[0].players[0].cards))
    assert len(hands) > 5


def test_10_10_nobody_answers_a_chimie_card():
    position = game(cards=["master catalyst", "can"]).do(Kind.HYDROGEN, 0).do(Kind.PASS).play("master")
    assert position.s.mover == 0 and position.why(Kind.PLAY, CARD_IDS.index("can"), seat=1) == Refusal.NOT_YOUR_TURN


@pytest.mark.parametrize(("card", "decision"), [("hood", Pending.CHIMIE), ("balance", Pending.BOUM)])
def test_10_11_the_question_gives_nothing_away(card, decision):
    hands = [card, ""] if decision == Pending.CHIMIE else ["", card]
    position = game(cards=hands, players=3).do(Kind.HYDROGEN, 0)
    assert position.s.decision == decision
    told = msgspec.json.encode([GAME.view(position.s, 2), GAME.prompt(position.s, 2)])
    assert card.encode() not in told


def test_10_12_a_boom_card_takes_its_token_before_the_roll():
    position = game(cards=["master", "acid"]).do(Kind.HYDROGEN, 0).play("acid")
    assert position.s.decision == Pending.CHIMIE and list(position.s.players[0].safety) == [0, 1, 1]
    position.dice(1, 1).do(Kind.PASS)
    assert position.why(Kind.LOSE, Safety.COAT) == Refusal.TOKEN_GONE
    position.do(Kind.LOSE, Safety.GLASSWARE)
    assert list(position.s.players[0].safety) == [0, 1, 0]


def test_10_12_a_token_that_is_lost_cannot_be_lost_again():
    position = game(cards=["", "acid acid"]).do(Kind.HYDROGEN, 0).play("acid").dice(5, 5).play("acid")
    assert list(position.s.players[0].safety) == [0, 1, 1] and position.same("C")
    lost = [event for event in position.s.trail[: position.s.trail_size] if event.kind == Event.LOST]
    assert not lost


def test_10_12_a_player_without_tokens_loses_none_on_a_two():
    position = game(cards=["", "acid fire flask"]).do(Kind.HYDROGEN, 0).play("acid").play("fire")
    position.dice(1, 1).play("flask")
    assert not position.s.players[0].safety.any() and position.s.mover == 1
    assert position.s.decision == Pending.ANNOUNCE and position.same("C[1*]")


def test_10_12_a_safety_card_brings_the_token_back_before_the_roll():
    position = game(cards=["master clean-coat", "acid"]).do(Kind.HYDROGEN, 0).play("acid").play("clean-coat")
    assert position.s.players[0].safety.all() and position.s.decision == Pending.CHIMIE


def test_10_13_a_safety_card_played_settles_the_card_too_many():
    position = game(decision=Pending.DICE, cards=["clean-coat clean-coat clean-coat"], lost=((0, Safety.COAT),))
    position.dice(1, 3, 1, 1, stream=RESOURCE_DICE).do(Kind.DICE, choice(boum=1, securite=3))
    assert position.s.decision == Pending.DISCARD
    position.play("clean-coat")
    assert position.s.mover == 1 and position.s.decision == Pending.DICE


def test_10_16_hidden_cards_are_drawn_before_a_reagent_is_chosen():
    position = rolled(resources(), (ONE, ONE, ONE, ONE), reagent=1, chimie=1, boum=1, securite=1)
    colours = [int(event.b) for event in position.s.trail[:4]]
    assert colours == [Colour.REAGENT, Colour.CHIMIE, Colour.BOUM, Colour.SECURITE]
    assert position.s.decision == Pending.TAKE and hand(position) == [0, 1, 1, 1]


def test_10_16_what_is_too_many_goes_back_last():
    position = resources(cards=["master master catalyst"], reagents=["1 2 3"])
    rolled(position, (ONE, TWO, 1, 1), reagent=1, chimie=2, boum=1)
    assert position.s.decision == Pending.TAKE and hand(position)[1] == 5
    position.do(Kind.CHOOSE, 6)
    assert position.s.decision == Pending.DISCARD and hand(position)[:2] == [4, 5]
    assert position.why(Kind.GIVE_CARD, CARD_IDS.index("master")) == Refusal.NOT_THAT_COLOUR
    position.do(Kind.GIVE_REAGENT, 0).do(Kind.GIVE_CARD, CARD_IDS.index("master"))
    assert hand(position)[:2] == [3, 4] and position.s.decision == Pending.DISCARD


def test_10_17_a_kind_in_hand_cannot_be_taken_again():
    position = rolled(resources(reagents=["5"]), (ONE, 1, 1, 1), reagent=3, boum=1)
    assert position.why(Kind.CHOOSE, 4) == Refusal.REAGENT_IN_HAND and position.why(Kind.CHOOSE, 5) == Refusal.NONE


def test_10_17_where_nothing_can_be_taken_the_card_is_forgone():
    position = resources(target="coumarin", reagents_option="suggested", reagents=["6 7 8"])
    rolled(position, (TWO, 1, 1, 1), reagent=3, boum=1).do(Kind.CHOOSE, 9)
    assert position.s.decision == Pending.DISCARD and position.s.gains[0] == 0
    position.do(Kind.GIVE_REAGENT, 9)
    assert hand(position)[0] == 3 and position.s.mover == 1


def test_10_17_an_empty_pile_gives_nothing():
    from labtable.games.laboratorium.piles import draw_card

    s = resources().s
    s.pile_sizes[0] = 0  # more hands than there are would be needed to empty it by play
    assert not draw_card(s, 0, 0) and not s.players[0].cards.any()
    position = rolled(resources(), (ONE, 1, 1, 1), reagent=3, boum=1)
    position.s.stock[4] = 0
    assert position.why(Kind.CHOOSE, 4) == Refusal.PILE_EMPTY


def test_10_5_a_centre_that_failed_has_had_its_manipulation():
    position = game().now(Kind.HYDROGEN, 0, faces=(1, 2))
    assert position.same("C[1*]") and position.why(Kind.HYDROGEN, 0) == Refusal.CENTRE_USED


def test_10_5_centres_that_come_with_a_card_are_new():
    position = game(reagents=["4 3"]).do(Kind.SINGLE, 0).dice(5, 5).do(Kind.USE, 3)
    assert position.same("Cc1ccc([1*])cc1")
    assert position.why(Kind.SINGLE, 4) == Refusal.NONE


def test_10_5_centres_made_by_a_cleavage_or_an_addition_are_new():
    position = game(molecules=["C"], reagents=["8"]).now(Kind.CLEAVE, 0, HYDROGEN_SLOT)
    assert position.why(Kind.SINGLE, 0) == Refusal.NONE
    double = game(molecules=["CC=O"], reagents=["7"]).now(Kind.CLEAVE, 1, 1)
    assert double.why(Kind.DOUBLE, 1) == Refusal.NONE
    added = game(molecules=["C=C"]).now(Kind.PAIR, 0, 0)
    assert added.why(Kind.PAIR, 0, 0) == Refusal.NONE
    again = added.now(Kind.PAIR, 0, 0)
    assert again.same("C=C") and again.why(Kind.PAIR, 0, 0) == Refusal.BOND_USED


def test_10_5_centres_that_changed_their_colour_have_been_used():
    split = game(molecules=["CC(=[2*])[1*]"]).now(Kind.HYBRIDISE, 1)
    assert split.s.players[0].molecule.atoms[1].locked_yellow == 2
    assert split.why(Kind.HYBRIDISE, 1) == Refusal.CENTRE_USED
    merged = game(molecules=["CC([1*])[1*]"], reagents=["7"]).now(Kind.HYBRIDISE, 1)
    assert merged.why(Kind.DOUBLE, 1) == Refusal.CENTRE_USED


def test_10_4_a_bond_is_tried_once_a_turn():
    position = game(molecules=["CC[1*]"]).now(Kind.CLEAVE, 0, 0, faces=(1, 2))
    assert position.why(Kind.CLEAVE, 0, 0) == Refusal.BOND_USED
    assert position.why(Kind.CLEAVE, 1, 0) == Refusal.BOND_USED
    double = game(molecules=["C=C[1*]"]).now(Kind.PAIR, 0, 0, faces=(1, 2))
    assert double.why(Kind.PAIR, 0, 0) == Refusal.BOND_USED


def test_10_4_each_hydrogen_is_a_bond_of_its_own():
    position = game(molecules=["[1*]CO"]).now(Kind.CLEAVE, 1, HYDROGEN_SLOT, faces=(1, 2))
    assert position.why(Kind.CLEAVE, 1, HYDROGEN_SLOT) == Refusal.BOND_USED
    assert position.why(Kind.CLEAVE, 0, HYDROGEN_SLOT) == Refusal.NONE


@pytest.mark.parametrize("card", PRINTED_TARGETS, ids=lambda card: card.id)
def test_10_20_each_target_is_known_again(card):
    position = game(target=card.id, molecules=[card.smiles])
    assert is_synthesised(position.s, 0) and not is_synthesised(position.s, 1)


@pytest.mark.parametrize(
    ("molecule", "made"),
    [
        ("O=Cc1ccc(O)c(OC)c1", True),  # vanillin, written from the other end
        ("O=Cc1ccc(OC)c(O)c1", False),  # isovanillin: the two oxygens changed places
        ("O=Cc1ccc(O[1*])c(OC)c1", False),
    ],
)
def test_10_20_what_counts_is_the_graph(molecule, made):
    assert is_synthesised(game(target="vanillin", molecules=[molecule]).s, 0) == made


def test_10_21_after_the_last_round_nobody_wins():
    position = game()
    position.s.round_number = MAX_ROUNDS
    position.do(Kind.END).do(Kind.END)
    assert position.s.ending == Ending.OUT_OF_TIME and results(position) == [(0, 1), (0, 1)]


def test_10_14_a_molecule_of_the_players_own_must_be_possible():
    assert own_molecule.read_own("c1ccc2ccccc2c1"), "naphthalene"
    for text, reason in (("CCN", "only carbon"), ("C1C2CC3CC1CC(C2)C3", "laid flat"), ("CC#C", "triple bond")):
        with pytest.raises(BadSetup, match=reason):
            own_molecule.read_own(text)


def test_10_15_the_faces_of_a_resource_die():
    assert [int(cards) for cards in CARDS_OF_FACE[1:]] == [0, 0, 1, 1, 1, 2]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_10_22_ten_kinds_of_reagent_with_a_card_for_each_player(players):
    s = dealt(players).s
    assert REAGENTS * MAX_PLAYERS == 40 and all(s.stock == players)


def test_10_23_a_player_without_a_token_may_still_resell():
    position = game(reagents=["3"], lost=((0, 0),))
    assert position.why(Kind.HYDROGEN, 0) == Refusal.TOKENS_MISSING and position.why(Kind.RESELL, 2) == Refusal.NONE
    position.dice(1, stream=RESALE_DIE).do(Kind.RESELL, 2)
    assert position.s.active == 1


def test_10_24_a_reagent_is_resold_once_and_before_the_first_announcement():
    position = game(reagents=["3 5"]).dice(1, stream=RESALE_DIE).do(Kind.RESELL, 2)
    assert position.why(Kind.RESELL, 4) == Refusal.RESALE_TOO_LATE
    assert game(reagents=["3"]).now(Kind.HYDROGEN, 0).why(Kind.RESELL, 2) == Refusal.RESALE_TOO_LATE


def test_10_25_reagents_that_cannot_make_the_target_are_refused_in_a_sentence():
    for options in ({"target": "myrcene", "reagents": "8"}, {"molecule": "phenol", "reagents": "1,2"}):
        with pytest.raises(BadSetup, match="no route to this target from reagent") as refused:
            dealt(**options)
        sentences = {GAME.text.say(refused.value.message, language) for language in ("en", "fr", "es")}
        assert len(sentences) == 3 and str(refused.value) in sentences
