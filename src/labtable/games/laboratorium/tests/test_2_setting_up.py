"""RULES.md §2 Setting up."""

import pytest

from labtable.core.errors import BadSetup
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry import own_molecule, smiles
from labtable.games.laboratorium.components import CARDS, OWN_MOLECULE, PRINTED_TARGETS
from labtable.games.laboratorium.constants import (
    Kind,
    Pending,
    Refusal,
)
from labtable.games.laboratorium.tests.position import code_of, code_of_text, dealt


def test_2_1_all_play_for_the_target_that_was_chosen():
    for target in ("aspirin", "myrcene"):
        text = next(card.smiles for card in PRINTED_TARGETS if card.id == target)
        assert code_of(dealt(target=target).s.goal) == code_of_text(text)


def test_2_2_a_molecule_of_ones_own_is_the_target():
    s = dealt(molecule="phenol").s
    assert code_of(s.goal) == code_of_text("c1ccccc1O") and s.in_play.all()
    assert s.goal.tokens.tolist() == [6, 1, 6, 0], "carbons, oxygens, hydrogens and centres are counted"


def test_2_2_it_is_none_of_the_printed_targets_and_suggests_no_reagents():
    s = dealt(molecule="phenol", reagents="suggested").s
    assert s.target == OWN_MOLECULE and s.in_play.all()


def test_2_2_the_tokens_of_ones_own_molecule_are_counted():
    assert dealt(molecule="phenol").s.goal.tokens.tolist() == [6, 1, 6, 0], "carbons, oxygens, hydrogens, centres"


@pytest.mark.parametrize("options", [{"reagents": "3,8"}, {"piles": [8, 3, 3]}], ids=["written", "as numbers"])
@pytest.mark.parametrize("target", [{"molecule": "phenol"}, {"target": "phenol"}])
def test_2_4_any_reagents_may_be_chosen_also_with_a_molecule_of_ones_own(options, target):
    s = dealt(**options, **target).s
    assert s.in_play.tolist() == s.stock.clip(max=1).tolist() == [number in (3, 8) for number in range(1, 11)]


@pytest.mark.parametrize("written", ["0,8", "11", "some", "1,2,3,4,5,6,7,8,9,10,1"])
def test_2_4_what_is_no_list_of_reagents_is_refused(written):
    with pytest.raises(BadSetup, match="Option piles"):
        dealt(reagents=written)


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("CCN", "only carbon, hydrogen and oxygen"),
        ("CC#C", "triple bond"),
        ("CCCCCCCCCCCCCCC", "15 carbons"),
        ("C1CCC1", "ring of 4"),
        ("C1CC2CCC1C2", "laid flat"),
        ("[2H]C", "isotope"),
        ("C=C=C", "two double bonds"),
        ("CC.CC", "more than one"),
        ("[CH3-]", "charge"),
        ("unobtainium", "neither a SMILES nor a name"),
        ("asprin", "Did you mean: aspirin"),
        ("cinnamaldéide", "cinnamaldéhyde"),
        ("salicilic acid", "salicylic acid"),
    ],
)
def test_2_2_a_molecule_that_cannot_be_a_target_is_refused_with_the_reason(written, reason):
    with pytest.raises(BadSetup, match=reason) as refused:
        own_molecule.read_own(written)
    sentences = {GAME.text.say(refused.value.message, language) for language in ("en", "fr", "es")}
    assert len(sentences) == 3 and str(refused.value) in sentences, "a reader of each language is told why"


def test_2_2_a_smiles_is_read_like_a_name():
    a, b = dealt(molecule="OC(=O)C1=CC=CC=C1O").s, dealt(molecule="salicylic-acid").s
    assert code_of(a.goal) == code_of(b.goal)


def test_2_2_without_rdkit_one_sentence_says_what_it_would_add(monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "rdkit", None)
    with pytest.raises(BadSetup, match=r"labtable\[chem\]"):
        own_molecule.read_own("CCCO")
    assert own_molecule.read_own("acetone")


def test_2_3_three_piles_are_shuffled_face_down():
    orders = set()
    for seed in range(3):
        s = dealt(seed=seed).s
        assert list(s.pile_sizes) == [18, 28, 21] == list(s.pile_hidden)
        orders.add(s.piles.tobytes())
        for pile in range(3):
            kinds = sorted(int(card) for card in s.piles[pile, : s.pile_sizes[pile]])
            printed = [k for k, card in enumerate(CARDS) if card.colour == pile + 1 for _ in range(card.copies)]
            assert kinds == sorted(printed)
    assert len(orders) == 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_4_a_pile_has_as_many_cards_as_there_are_seats(players):
    assert [int(n) for n in dealt(players, target="coumarin", reagents="suggested").s.stock] == [
        players if number in (6, 7, 8, 10) else 0 for number in range(1, 11)
    ]
    assert all(dealt(players, reagents="all").s.stock == players)


def test_2_4_all_kinds_are_in_play_unless_the_players_limit_them():
    assert dealt(target="coumarin").s.in_play.all()
    assert dealt(target="coumarin", reagents="suggested").s.in_play.sum() == 4


def test_2_4_a_reagent_that_is_not_in_play_cannot_be_chosen():
    position = dealt(target="coumarin", reagents="suggested")
    assert position.why(Kind.CHOOSE, 0) == Refusal.PILE_NOT_IN_PLAY and position.why(Kind.CHOOSE, 5) == Refusal.NONE


def test_2_5_each_seat_has_its_three_safety_tokens():
    s = dealt(3).s
    assert s.players[:3]["safety"].all() and not s.players[3].safety.any()


def test_2_6_no_more_than_three_dice_of_a_colour_can_be_chosen():
    from labtable.games.laboratorium.actions import DICE_CHOICES

    assert DICE_CHOICES.max() == 3 and len({tuple(row) for row in DICE_CHOICES}) == 31


def test_2_7_the_first_player_is_drawn_by_lot():
    assert {int(dealt(3, seed).s.first) for seed in range(20)} == {0, 1, 2}


def test_2_8_the_last_player_chooses_first_and_the_first_last():
    position = dealt(3, target="aspirin")
    first = int(position.s.first)
    order = []
    while position.s.decision == Pending.START:
        order.append(int(position.s.mover))
        position.do(Kind.CHOOSE, 7)
    assert order == [(first + 2) % 3, (first + 1) % 3, first]
    assert position.s.decision == Pending.DICE and position.s.mover == first


def test_2_8_the_molecule_of_the_card_is_laid():
    position = dealt(target="aspirin")
    seat = int(position.s.mover)
    position.do(Kind.CHOOSE, 9)
    assert position.same("[1*]c1ccccc1O", seat)


def test_2_9_the_card_goes_back_and_others_may_choose_it_too():
    position = dealt(2, target="aspirin").do(Kind.CHOOSE, 7)
    assert position.s.stock[7] == 2 and not position.s.players["reagents"].any()
    position.do(Kind.CHOOSE, 7)
    assert position.molecule(0) == position.molecule(1) and smiles.read(position.molecule(0)).atoms


def test_2_2_a_target_that_is_none_of_the_seven_is_ones_own_molecule():
    assert GAME.options(2, {"target": "acetone"}).tolist() == GAME.options(2, {"molecule": "acetone"}).tolist()
