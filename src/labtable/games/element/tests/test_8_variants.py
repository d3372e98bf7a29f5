"""RULES.md §8 Variants."""
import pytest

from labtable.core.errors import BadSetup
from labtable.core.text import LANGUAGES
from labtable.games.element import GAME
from labtable.games.element.components import DATA, SCENARIO_IDS, SCENARIOS, character_numbers
from labtable.games.element.constants import Character
from labtable.games.element.tests.position import POWER, dealt


def test_8_1_there_are_nine_scenarios_with_goals_of_their_own():
    assert len(SCENARIO_IDS) == 9 and len({int(row.goals) for row in SCENARIOS}) == 9


def test_8_1_first_light_is_the_one_to_begin_with():
    assert SCENARIO_IDS[dealt().s.scenario] == "first-light"


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_1_each_has_a_story_and_says_why_it_needs_each_element(language):
    for card in DATA["scenarios"]["cards"]:
        ids = [f"scenario-{card['id']}-story", *(f"scenario-{card['id']}-{symbol}" for symbol in card["goals"])]
        assert all(GAME.text.has(message, language) for message in ids), card["id"]


def test_8_2_without_powers_there_are_neither_characters_nor_power_play_cards():
    for seed in range(20):
        t = dealt(3, seed, powers="off")
        assert all(player.character == Character.NOBODY for player in t.s.players)
        assert t.s.deck[9] == 0 and all("power" not in t.hand(seat) for seat in range(3))
        assert POWER not in t.legal()


def test_8_2_the_other_cards_are_all_there():
    t = dealt(2, 0, powers="off")
    assert int(t.s.deck.sum()) == 80 - 10


def test_8_3_characters_may_be_chosen_for_all_seats():
    t = dealt(3, 5, characters="ozzy,curie,ball")
    assert [int(t.s.players[seat].character) for seat in range(3)] == [Character.OZZY, Character.CURIE, Character.BALL]


def test_8_3_the_others_are_dealt_from_the_rest():
    seen = set()
    for seed in range(60):
        t = dealt(3, seed, scenario="first-ten", characters=",curie")
        dealt_to = [int(t.s.players[seat].character) for seat in range(3)]
        assert dealt_to[1] == Character.CURIE and len(set(dealt_to)) == 3
        seen |= {dealt_to[0], dealt_to[2]}
    assert seen == set(range(1, 8)) - {Character.CURIE}


def test_8_3_a_character_sits_on_one_seat_only():
    with pytest.raises(BadSetup):
        character_numbers("curie,curie")
    t = dealt(2, 1, characters=(3, 3))
    assert t.s.players[0].character == Character.CURIE != t.s.players[1].character


def test_8_3_an_unknown_character_is_answered_with_those_there_are():
    with pytest.raises(BadSetup, match="einstein, lewis"):
        GAME.options(2, {"characters": "newton"})
