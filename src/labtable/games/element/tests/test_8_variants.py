"""RULES.md §8 Variants."""

import pytest

from labtable.core.errors import BadSetup
from labtable.core.game.text import LANGUAGES
from labtable.core.record.records import SPECTATOR
from labtable.games.element import GAME
from labtable.games.element.components import BOX, SCENARIO_IDS, SCENARIOS
from labtable.games.element.constants import Character, Ending
from labtable.games.element.tests.position import USE_POWER, A, add_to, dealt, game, play


def test_8_1_there_are_nine_scenarios_with_goals_of_their_own():
    assert len(SCENARIO_IDS) == 9 and len({int(row.goals) for row in SCENARIOS}) == 9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_2_the_suggested_scenario_is_the_one_for_the_number_of_players(players):
    suggested = BOX["scenarios"].texts("suggested")[players - 2]
    assert SCENARIO_IDS[dealt(players).s.scenario] == suggested
    assert SCENARIO_IDS[dealt(players, scenario="suggested").s.scenario] == suggested


@pytest.mark.parametrize("players", [2, 3, 4])
def test_8_2_there_are_more_goals_than_players_need(players):
    assert dealt(players).s.scenario >= 0 and SCENARIOS[dealt(players).s.scenario].goal_count >= 2 * players


@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_8_2_each_scenario_can_be_chosen_instead(scenario):
    assert SCENARIO_IDS[dealt(4, scenario=scenario).s.scenario] == scenario


@pytest.mark.parametrize("language", LANGUAGES)
def test_8_1_each_has_a_story_and_says_why_it_needs_each_element(language):
    for card in BOX["scenarios"].rows("cards"):
        name = card.text("id")
        ids = [f"scenario-{name}-story", *(f"scenario-{name}-{symbol}" for symbol in card.texts("goals"))]
        assert all(GAME.text.has(message, language) for message in ids), name


def test_8_3_without_powers_there_are_neither_characters_nor_power_play_cards():
    for seed in range(20):
        t = dealt(3, seed, powers="off")
        assert all(player.character == Character.NOBODY for player in t.s.players)
        assert t.s.deck[9] == 0 and all("power" not in t.hand(seat) for seat in range(3))
        assert USE_POWER not in t.legal()


def test_8_3_the_other_cards_are_all_there():
    t = dealt(2, 0, powers="off")
    assert int(t.s.deck.sum()) == 80 - 10


def test_8_4_characters_may_be_chosen_for_all_seats():
    t = dealt(3, 5, characters="ozzy,curie,ball")
    assert [int(t.s.players[seat].character) for seat in range(3)] == [Character.OZZY, Character.CURIE, Character.BALL]


def test_8_4_the_others_are_dealt_from_the_rest():
    seen = set()
    for seed in range(60):
        t = dealt(3, seed, scenario="first-ten", characters=",curie")
        dealt_to = [int(t.s.players[seat].character) for seat in range(3)]
        assert dealt_to[1] == Character.CURIE and len(set(dealt_to)) == 3
        seen |= {dealt_to[0], dealt_to[2]}
    assert seen == set(range(1, 8)) - {Character.CURIE}


@pytest.mark.parametrize("chosen", ["curie,curie", (3, 3), [3, 0, 3]])
def test_8_5_a_character_is_chosen_for_one_seat_only(chosen):
    with pytest.raises(BadSetup, match="Marie Curie is chosen for two seats; each character can sit at one seat only"):
        GAME.options(3, {"characters": chosen})


@pytest.mark.parametrize(("players", "chosen"), [(2, "curie,,ozzy"), (2, (0, 0, 5)), (3, (1, 2, 4, 5))])
def test_8_5_a_character_needs_a_player(players, chosen):
    with pytest.raises(BadSetup, match=f"Ozzy the Octopus is chosen for seat {players + 1}, but only {players} play"):
        GAME.options(players, {"characters": chosen})


@pytest.mark.parametrize("chosen", ["", ",", (0, 0, 0, 0), "curie,", (3,)])
def test_8_5_empty_places_are_no_mistake(chosen):
    assert len(GAME.options(2, {"characters": chosen})) == 9


@pytest.mark.parametrize("chosen", ["curie", (3, 5)])
def test_8_3_a_character_is_refused_where_there_are_no_powers(chosen):
    with pytest.raises(BadSetup, match="Without powers there are no characters to choose") as refused:
        GAME.options(2, {"powers": "off", "characters": chosen})
    assert GAME.text.say(refused.value.message, "fr").startswith("Sans les pouvoirs")
    assert len(GAME.options(2, {"powers": "off", "characters": ()})) == 9


def test_8_4_an_unknown_character_is_answered_with_those_there_are():
    with pytest.raises(BadSetup, match="einstein, lewis"):
        GAME.options(2, {"characters": "newton"})


def dealt_characters(**options):
    return {int(player.character) for seed in range(60) for player in dealt(4, seed, **options).s.players}


@pytest.mark.parametrize("scenario", ["first-light", "first-ten"])
def test_8_6_brady_is_dealt_like_everybody(scenario):
    assert Character.BRADY in dealt_characters(scenario=scenario)


def test_8_6_he_may_be_left_out_without_oxygen():
    assert Character.BRADY not in dealt_characters(scenario="first-light", brady="with-oxygen")
    assert Character.BRADY in dealt_characters(scenario="first-ten", brady="with-oxygen")


def test_8_6_players_who_want_him_may_choose_him_all_the_same():
    t = dealt(2, 0, scenario="first-light", characters="brady", brady="with-oxygen")
    assert t.s.players[0].character == Character.BRADY


def test_8_7_the_players_may_do_without_closing_time():
    closes, stays_open = dealt(2, 0, scenario="first-light"), dealt(2, 0, scenario="first-light", closing_time="off")
    assert (closes.s.stays_open, stays_open.s.stays_open) == (0, 1)
    assert GAME.view(closes.s, SPECTATOR).last_turn == 94 and GAME.view(stays_open.s, SPECTATOR).last_turn is None


def test_8_7_a_game_without_closing_time_goes_on_after_it():
    t = game(turn=93, hands=("p1", "p1"), closes=False).do(play("p1"), add_to(A, 1), play("p1"), add_to(A, 1))
    assert t.s.ending == Ending.NONE and t.mover == 1 and GAME.check_state(t.s) == []


def test_8_8_the_first_seat_begins_if_the_players_say_so():
    assert {dealt(4, seed, first_player="first_seat").mover for seed in range(30)} == {0}


def test_8_8_nothing_else_of_the_deal_changes():
    drawn, chosen = dealt(3, 5).s, dealt(3, 5, first_player="first_seat").s
    assert drawn.mover != 0 and drawn.players.tobytes() == chosen.players.tobytes()
