"""§1 to §3: a test for each sentence of RULES.md, named by its number."""

import labtable
from dike.actions import encode
from dike.constants import BAGS, SECTIONS, TURNS, Ending, Event, Kind, Refusal
from labtable.testing import Position


class Sea(Position):
    """A position of The Dike."""

    game = labtable.game("dike")
    Event = Event


def sea(turn: int = 0, actions: int = 2, wall: int = 2, water: int = 0, **options: object) -> Sea:
    """Two players, the first to move; the wall and the water of the first section are given."""
    position = Sea.dealt(2, **options)
    s = position.s
    s.mover, s.turn, s.actions, s.water[0] = 0, turn, actions, water
    s.walls[0], s.bags = wall, BAGS + 2 - wall
    return position


REST = encode(Kind.REST)


def test_1_1_six_sections_with_walls_of_two_and_no_water():
    assert list(Sea.dealt(2).s.walls) == [2] * 6 and list(Sea.dealt(2).s.water) == [0] * 6


def test_1_2_twelve_bags_and_players_from_the_left():
    assert Sea.dealt(3).s.bags == 12 and list(Sea.dealt(3).s.standing[:3]) == [0, 1, 2]


def test_1_3_the_first_player_is_drawn_by_lot():
    assert {Sea.dealt(2, seed).mover for seed in range(9)} == {0, 1}


def test_2_1_two_actions_in_a_turn():
    position = sea()
    assert position.apply(REST).mover == 0 and position.apply(REST).mover == 1


def test_2_2_to_the_next_section():
    position = sea()
    assert position.refusal(encode(Kind.WALK, 2)) == position.refusal(encode(Kind.WALK, 0)) == Refusal.TOO_FAR
    assert position.apply(encode(Kind.WALK, 1)).s.standing[0] == 1


def test_2_3_a_bag_onto_ones_own_wall_up_to_four():
    position = sea()
    assert position.refusal(encode(Kind.BAG, 3)) == Refusal.NOT_HERE
    assert position.apply(encode(Kind.BAG, 0)).s.walls[0] == 3 and position.s.bags == 11
    assert sea(wall=4).refusal(encode(Kind.BAG, 0)) == Refusal.HIGH_ENOUGH


def test_2_3_no_bag_without_a_supply():
    position = sea()
    position.s.bags = 0
    assert position.refusal(encode(Kind.BAG, 0)) == Refusal.NO_BAGS


def test_2_4_pump_where_there_is_water():
    assert sea().refusal(encode(Kind.PUMP, 0)) == Refusal.DRY
    assert sea(water=1).apply(encode(Kind.PUMP, 0)).s.water[0] == 0


def test_2_5_rest_does_nothing():
    position = sea()
    assert position.apply(REST).told == ["rested"]


def test_3_1_the_sea_rises_twice_after_the_second_action():
    position = sea(actions=1).apply(REST)
    assert position.told.count("rose") == 2 or position.ending == Ending.BROKEN


def test_3_2_and_three_times_in_stormy_weather():
    position = sea(actions=1, weather="stormy").apply(REST)
    assert position.told.count("rose") == 3 or position.ending == Ending.BROKEN


def test_3_3_water_above_the_wall_breaks_the_dike():
    position = sea(actions=1)
    position.s.water[:] = [2] * SECTIONS
    assert position.apply(REST).ending == Ending.BROKEN
    assert [result.won for result in position.results()] == [0, 0]


def test_3_4_after_ten_turns_all_have_won():
    position = sea(turn=TURNS - 1, actions=1)
    position.s.walls[:], position.s.bags = [4] * SECTIONS, 0
    assert position.apply(REST).ending == Ending.CALM
    assert [result.won for result in position.results()] == [1, 1]
