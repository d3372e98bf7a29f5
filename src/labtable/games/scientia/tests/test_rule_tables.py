"""Tables of the rulebook that are made of the components."""

from labtable.games.scientia.rule_tables import RULE_TABLES


def test_a_field_of_six_advances_is_full_and_worth_seven():
    assert RULE_TABLES["advances"]()[3] == ("3", "4 + 0", "4")
    assert RULE_TABLES["advances"]()[-1] == ("6", "4 + 2 + 1 + 0", "7")


def test_a_recommended_set_has_three_projects_of_each_field():
    for _, *fields in RULE_TABLES["sets"]():
        assert [len(field.params["effects"]) for field in fields] == [3, 3, 3, 3]


def test_every_project_is_listed_with_its_lines():
    rows = RULE_TABLES["projects"]()
    assert len(rows) == 48
    assert rows[24][0] == "⌂ 25"
    assert [line.id for line in rows[24][2].params["effects"]] == ["line-plain"]
