"""Tables of the rulebook that are made of the components."""

from labtable.games.laboratorium.rule_tables import RULE_TABLES


def test_every_face_of_a_die_is_listed_once():
    rows = RULE_TABLES["dice"]()
    assert sorted(face for faces, _ in rows for face in faces.split(", ")) == ["1", "2", "3", "4", "5", "6"]
    assert [gives.params["count"] for _, gives in rows] == [0, 1, 2]


def test_a_target_suggests_reagents_that_are_listed():
    numbers = {row[0] for row in RULE_TABLES["reagents"]()}
    assert len(numbers) == 10
    assert {number for row in RULE_TABLES["targets"]() for number in row[1].split(", ")} <= numbers
