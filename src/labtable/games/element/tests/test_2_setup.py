"""RULES.md §2 Setup."""

from labtable.games.element.components import DECK, SCENARIO_IDS, SCENARIOS, SYMBOLS
from labtable.games.element.tests.position import dealt

SEEDS = range(40)


def test_2_1_each_player_is_dealt_one_character_and_all_differ():
    seen = set()
    for seed in SEEDS:
        t = dealt(4, seed, scenario="first-ten")
        characters = [int(player.character) for player in t.s.players]
        assert len(set(characters)) == 4
        seen |= set(characters)
    assert seen == set(range(1, 8))


def test_2_2_only_the_goals_of_the_scenario_are_used():
    for scenario in SCENARIO_IDS:
        t = dealt(2, 1, scenario=scenario)
        in_play = int(t.s.pile) + sum(1 << int(atom) for atom in t.s.row)
        assert in_play == int(SCENARIOS[SCENARIO_IDS.index(scenario)].goals)


def test_2_2_the_goals_are_shuffled():
    assert len({tuple(dealt(2, seed, scenario="first-ten").row()) for seed in SEEDS}) > 30


def test_2_3_five_goals_are_face_up():
    for scenario, left in (("first-light", 0), ("breath-of-air", 1), ("first-ten", 5)):
        t = dealt(2, 1, scenario=scenario)
        assert "" not in t.row() and len(set(t.row())) == 5
        assert int(t.s.pile).bit_count() == left


def test_2_4_each_player_is_dealt_five_cards():
    t = dealt(4, 9)
    assert [len(t.hand(seat)) for seat in range(4)] == [5, 5, 5, 5]
    assert int(t.s.deck.sum()) == int(DECK.sum()) - 20


def test_2_4_hands_differ_from_deal_to_deal():
    assert len({tuple(dealt(2, seed).hand(0)) for seed in SEEDS}) > 30


def test_the_symbols_are_those_of_the_table():
    assert SYMBOLS[1:4] == ("H", "He", "Li") and SYMBOLS[36] == "Kr"
