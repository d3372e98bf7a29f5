"""RULES.md §3 The resource phase."""

from labtable.games.laboratorium.actions import DICE_CHOICES
from labtable.games.laboratorium.components import CARD_IDS
from labtable.games.laboratorium.constants import (
    RESOURCE_DICE,
    Kind,
    Pending,
    Refusal,
)
from labtable.games.laboratorium.tests.position import game

NOTHING, ONE, TWO = 1, 3, 6  # faces of a resource die


def choice(reagent=0, chimie=0, boum=0, securite=0):
    return [tuple(row) for row in DICE_CHOICES].index((reagent, chimie, boum, securite))


def resources(**more):
    return game(decision=Pending.DICE, **more)


def rolled(position, faces, **dice):
    return position.dice(*faces, stream=RESOURCE_DICE).do(Kind.DICE, choice(**dice))


def hand(position, seat=0):
    """Cards in hand: reagents, Chemistry, Boom, Safety."""
    from labtable.games.laboratorium.piles import hand_size

    return [int(hand_size(position.s, seat, colour)) for colour in range(4)]


def test_3_1_each_colour_gives_its_own_cards():
    position = rolled(resources(), (ONE, ONE, ONE, ONE), reagent=1, chimie=1, boum=1, securite=1)
    assert hand(position.do(Kind.CHOOSE, 2)) == [1, 1, 1, 1]
    position = rolled(resources(), (TWO, 1, 1, ONE), securite=3, boum=1)
    assert hand(position) == [0, 0, 2, 1]


def test_3_2_all_collect_in_turn_order_and_then_all_manipulate():
    position = resources(players=3)
    for seat in (0, 1, 2):
        assert position.s.mover == seat and position.s.decision == Pending.DICE
        rolled(position, (NOTHING,) * 4, chimie=1, boum=3)
    for seat in (0, 1, 2):
        assert position.s.mover == seat and position.s.decision == Pending.ANNOUNCE
        position.do(Kind.END)


def test_3_3_four_dice_are_chosen_and_rolled_at_once():
    position = resources()
    assert len(position.legal()) == 31 and all(row.sum() == 4 for row in DICE_CHOICES)
    assert all(row.max() <= 3 for row in DICE_CHOICES)


def test_3_4_a_die_gives_nothing_one_or_two_cards():
    assert hand(rolled(resources(), (2, 1, 6, 3), chimie=1, boum=3)) == [0, 0, 3, 0]
    assert hand(rolled(resources(), (5, 2, 4, 1), chimie=1, boum=3)) == [0, 1, 1, 0]


def test_3_5_a_reagent_is_chosen_and_the_pile_gives_it():
    position = rolled(resources(), (ONE, 1, 1, 1), reagent=3, boum=1)
    before = int(position.s.stock[4])
    position.do(Kind.CHOOSE, 4)
    assert position.s.players[0].reagents[4] == 1 and position.s.stock[4] == before - 1


def test_3_5_other_cards_come_from_the_top():
    position = resources()
    top, third = [int(card) for card in position.s.piles[1, :2]], int(position.s.piles[1, 2])
    before = int(position.s.pile_sizes[1])
    rolled(position, (1, TWO, 1, 1), chimie=1, boum=3)
    assert all(position.holds(CARD_IDS[card]) for card in top) and hand(position) == [0, 0, 2, 0]
    assert position.s.pile_sizes[1] == before - 2 and position.s.piles[1, 0] == third


def test_3_6_the_fourth_card_of_a_colour_goes_back_by_choice():
    position = rolled(resources(cards=["master master catalyst"]), (ONE, 1, 1, 1), chimie=3, boum=1)
    assert position.s.decision == Pending.DISCARD
    master = CARD_IDS.index("master")
    assert position.why(Kind.GIVE_CARD, CARD_IDS.index("acid")) == Refusal.NOT_THAT_COLOUR
    missing = next(card for card in ("hood", "protocol") if not position.holds(card))
    assert position.why(Kind.GIVE_CARD, CARD_IDS.index(missing)) == Refusal.NOT_HELD
    position.do(Kind.GIVE_CARD, master)
    size = int(position.s.pile_sizes[0])
    assert position.s.piles[0, size - 1] == master and hand(position)[1] == 3


def test_3_6_the_fourth_reagent_goes_back_on_its_pile():
    position = rolled(resources(reagents=["1 2 3"]), (ONE, 1, 1, 1), reagent=3, boum=1).do(Kind.CHOOSE, 6)
    position.do(Kind.GIVE_REAGENT, 0)
    assert position.s.stock[0] == 2 and hand(position)[0] == 3


def test_3_7_the_first_player_manipulates_when_all_have_their_resources():
    position = rolled(resources(), (1,) * 4, chimie=1, boum=3)
    assert position.s.manipulating == 0
    rolled(position, (1,) * 4, chimie=1, boum=3)
    assert position.s.manipulating == 1 and position.s.mover == position.s.first
