"""RULES.md §7 Activity cards."""

import pytest

from labtable.games.curie.components import CATEGORY_NAMES, CUBES
from labtable.games.curie.constants import Category
from labtable.games.curie.tests.position import Kind, Refusal, game

RICH = "4P 4U 4R"


def bought(category, owned=0, **more):
    """The category bought by a player who has `owned` cards of it; timeline effects are let pass."""
    more = {"cubes": [RICH], "row": f"{category} {category} " + "research university", **more}
    if category in ("research", "university"):
        more["row"] = f"{category} workshop workshop workshop"
    return game(cards=[" ".join([category] * owned)], **more).card(category).let_pass()


def test_7_1_one_card_a_turn():
    table = game(cubes=[RICH], row="workshop research research research", cards=["research"]).card("research")
    assert table.why_not(Kind.CARD, Category.RESEARCH) == Refusal.CARD_BOUGHT
    assert table.why_not(Kind.CARD, Category.WORKSHOP) == Refusal.CARD_BOUGHT


def test_7_1_and_another_one_next_turn():
    table = game(cubes=["2P"], row="research research research research", deck="research", cards=["research"])
    table.card("research").pass_turn().pass_turn()
    assert table.asks == "research 0"
    table.done().let_pass()
    assert table.why_not(Kind.CARD, Category.RESEARCH) == Refusal.NONE


@pytest.mark.parametrize(
    ("category", "cost"),
    [("advertising", "1R"), ("instruments", "2P"), ("research", "1P"), ("workshop", "1P 1U"), ("university", "1U")],
)
def test_7_2_the_cost_goes_to_the_supply(category, cost):
    table = game(cubes=[cost], row=" ".join([category] * 4), timeline="1925", theses=[4], tiles=["b1 b2 b3 f1 f2 f3"])
    before = table.s.supply.copy()
    table.card(category)
    spent = table.s.supply - before + table.s.players[0].cubes  # what came back, less what the bonus gave
    assert dict(zip("PUR", spent.tolist(), strict=True)) == {
        letter: sum(int(word[0]) for word in cost.split() if word[1] == letter) for letter in "PUR"
    }


@pytest.mark.parametrize(
    ("category", "short"),
    [
        ("advertising", "3P 3U"),
        ("instruments", "1P 3U 3R"),
        ("research", "3U 3R"),
        ("workshop", "3P 3R"),
        ("university", "3P 3R"),
    ],
)
def test_7_3_who_cannot_pay_cannot_buy(category, short):
    table = game(cubes=[short], row=" ".join([category] * 4))
    assert table.why_not(Kind.CARD, CATEGORY_NAMES.index(category)) == Refusal.CANNOT_PAY


@pytest.mark.parametrize(
    ("category", "most"), [("advertising", 3), ("instruments", 4), ("research", 4), ("workshop", 5), ("university", 5)]
)
def test_7_4_a_column_holds_so_many(category, most):
    number = CATEGORY_NAMES.index(category)
    table = bought(category, most - 1)
    assert table.s.players[0].cards[number] == most
    full = game(cubes=[RICH], row=f"{category} workshop research university", cards=[" ".join([category] * most)])
    assert full.why_not(Kind.CARD, number) == Refusal.CATEGORY_FULL


def test_7_5_the_next_card_replaces_it():
    table = game(cubes=["2P"], row="workshop instruments research research", deck="advertising")
    size = int(table.s.deck_size)
    table.card("instruments")
    assert table.row() == "workshop advertising research research" and table.s.deck_size == size - 1


def test_7_6_the_bonus_depends_on_the_cards_of_the_category():
    assert bought("instruments", 0, cubes=["2P"]).cubes() == "1U"
    assert bought("instruments", 1, cubes=["2P"]).cubes() == "1R"


def test_7_7_advertising():
    first = bought("advertising", 0)
    assert first.date() == "1883" and first.points() == 0
    second = bought("advertising", 1)
    assert second.date() == "1883" and second.points() == 1
    third = bought("advertising", 2)
    assert third.date() == "1867" and third.points() == 1 and third.s.marie_curie == 0


def test_7_8_instruments():
    assert bought("instruments", 0, cubes=["2P"]).cubes() == "1U"
    assert bought("instruments", 1, cubes=["2P"]).cubes() == "1R"
    third = bought("instruments", 2, cubes=["2P"])
    assert third.cubes() == "1P 1U" and third.date() == "1883"  # which gives the pitchblende
    fourth = bought("instruments", 3, cubes=["2P"])
    assert fourth.cubes() == "1R" and fourth.s.marie_curie == 0 and fourth.date() == "1867"


def test_7_9_research():
    assert bought("research", 0, next_thesis="2P", cubes=["1P"]).cubes() == "2P"
    second = bought("research", 1, cubes=["1P"])
    assert second.s.players[0].num_theses == 0 and second.cubes() == "" and second.points() == 0
    assert bought("research", 2, next_thesis="1P", cubes=["1P"]).s.players[0].num_theses == 1
    assert bought("research", 3).points() == 1


def test_7_10_workshop():
    for owned in (0, 1):
        assert bought("workshop", owned).pile("flask").s.players[0].num_tiles.tolist() == [0, 1]
    assert bought("workshop", 2, cubes=["1P 1U"]).cubes() == "1P"
    fourth = bought("workshop", 3)
    assert fourth.points() == 1 and fourth.s.marie_curie == -1
    fifth = bought("workshop", 4)
    assert fifth.points() == 1 and fifth.s.marie_curie == 0


def test_7_11_university():
    first = bought("university", 0, cubes=["1U"])
    assert first.cubes() == "2P" and first.date() == "1883"  # which gives the second
    assert bought("university", 1, cubes=["1U"]).cubes() == "1R"
    assert bought("university", 2).s.marie_curie == 0
    assert bought("university", 3, next_thesis="1P").s.players[0].num_theses == 1
    assert bought("university", 4).points() == 2


def test_7_12_only_cards_of_the_row():
    table = game(cubes=[RICH], row="workshop research research research")
    assert table.why_not(Kind.CARD, Category.ADVERTISING) == Refusal.NOT_IN_ROW
    assert table.s.supply[2] == CUBES[2] - 4
