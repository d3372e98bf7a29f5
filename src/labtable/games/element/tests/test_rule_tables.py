"""Tables of the rulebook that are made of the components."""

from labtable.games.element.rule_tables import RULE_TABLES


def test_a_goal_is_listed_with_its_particles_and_points():
    lithium = next(row for row in RULE_TABLES["goals"]() if row[1] == "Li")
    assert lithium[2:] == ("3", "4", "3", "13")


def test_every_element_of_a_scenario_is_a_listed_goal():
    goals = {row[1] for row in RULE_TABLES["goals"]()}
    assert {symbol for row in RULE_TABLES["scenarios"]() for symbol in row[2].split(", ")} == goals


def test_each_number_of_players_has_a_scenario():
    assert [row[0] for row in RULE_TABLES["suggested"]()] == ["2", "3", "4"]
