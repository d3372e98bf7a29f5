"""What the view tells besides the molecules: chances, dice, cards and fragments."""

from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import DICE_CHOICES
from labtable.games.laboratorium.components import BOX, CARD_IDS, FORMULAS
from labtable.games.laboratorium.constants import (
    RESOURCE_DICE,
    Colour,
    Kind,
    Pending,
)
from labtable.games.laboratorium.roll_views import card_view, odds_of
from labtable.games.laboratorium.tests.position import game


def test_the_chances_are_counted_in_thirty_six_ways():
    odds = odds_of(7)
    assert (odds.critical, odds.failure, odds.success, odds.ways) == (1, 14, 21, 36)
    assert odds.enough == [7, 8, 9, 10, 11, 12] and sum(odds.sums) == 36
    assert (odds.lowest, odds.sums[0], odds.worst) == (2, 1, [2])
    assert odds_of(14).enough == [10, 11, 12] and odds_of(1).enough == list(range(3, 13))


def test_cards_change_the_chances_of_what_is_announced():
    position = game(molecules=["C[1*]"], cards=["master", "patent"])
    assert {name: odds.difficulty for name, odds in GAME.view(position.s, -1).odds.items()} == {
        "reaction": 7,
        "characterisation": 5,
    }
    position.do(Kind.HYDROGEN, 0).play("patent")
    announced = GAME.view(position.s, -1).announced
    assert (announced.base, announced.odds.difficulty) == (5, 8)
    assert [card.difficulty for card in announced.played] == [3]
    position.play("master")
    assert GAME.view(position.s, -1).announced is None  # nothing left to ask: the dice were rolled


def test_both_black_dice_are_seen():
    position = game(molecules=["C[1*]"]).now(Kind.HYDROGEN, 0, faces=(2, 4))
    roll = GAME.view(position.s, 1).roll
    assert roll.seat == 0 and roll.dice == (2, 4) and roll.sum == 6 and roll.difficulty == 5
    assert roll.success and not roll.critical
    assert GAME.view(game(molecules=["C[1*]"]).now(Kind.HYDROGEN, 0, faces=(1, 1)).s, 1).roll.critical


def test_each_resource_die_is_seen():
    position = game(decision=Pending.DICE).dice(1, 3, 6, 2, stream=RESOURCE_DICE)
    rows = [tuple(row) for row in DICE_CHOICES]
    position.do(Kind.DICE, rows.index((0, 2, 2, 0)))
    gained = GAME.view(position.s, 1).gained
    assert [(one.colour, one.cards) for one in gained] == [("chimie", 0), ("chimie", 1), ("boum", 2), ("boum", 0)]


def test_a_bond_that_is_named_is_told_with_both_ends():
    position = game(molecules=["CC[1*]"], cards=["", "can"]).do(Kind.CLEAVE, 0, 0)
    announced = GAME.view(position.s, 1).announced
    assert (announced.atom, announced.other) == ("atom/0/0", "atom/0/1")


def test_cards_say_what_they_do():
    printed = {row.text("id"): row for deck in ("boum", "chimie", "securite") for row in BOX[deck].rows("card")}
    for index, name in enumerate(CARD_IDS):
        seen = card_view(index)
        assert seen.thing == f"card/{name}" and seen.difficulty == printed[name].get("difficulty")
        assert len(seen.does) == (seen.difficulty != 0) + (printed[name].get("does") != "none")
    words = [GAME.text.say(message, "en") for message in card_view(CARD_IDS.index("balance")).does]
    assert words == ["+1", "a reagent is lost"]
    assert GAME.text.say(card_view(CARD_IDS.index("can")).does[0], "en") == "difficulty +2"


def test_piles_show_what_is_printed_on_their_cards():
    seen = GAME.view(game().s, 0)
    assert [pile.number for pile in seen.stock] == list(range(1, 11))
    assert [pile.formula for pile in seen.stock] == FORMULAS
    [methine] = seen.stock[6].fragment.atoms
    assert (methine.hydrogens, methine.yellow, methine.purple, methine.free) == (1, 1, 1, 2)
    assert seen.stock[6].bonds == ("single", "double") and seen.stock[0].bonds == ("single",)
    assert set(seen.piles) == {colour.name.lower() for colour in Colour} - {"reagent"}
