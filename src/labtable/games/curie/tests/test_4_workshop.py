"""RULES.md §4 Workshop."""

from labtable.games.curie.components import WORKSHOP
from labtable.games.curie.tests.position import game, shown, until, written


def before_known_throw(players):
    """The space before the one of the example: 1 pitchblende, 2 uranium and 1 radium."""
    for side in (0, 1):
        for space in range(1, WORKSHOP[players].sides[side].length):
            if shown(players, side, space).tolist() == [1, 2, 1]:
                return side, space - 1
    raise AssertionError("no such space")


def thrown(table):
    return written(table.s.thrown)


def test_4_1_the_cubes_under_the_marker_are_thrown():
    for players in (2, 3, 4):
        for side in (0, 1):
            assert (game(players, space=(side, 0)).done().s.thrown == shown(players, side, 1)).all()


def test_4_1_from_the_supply():
    before = game(4, space=(0, 2))
    supply = before.s.supply.copy()
    after = before.done()
    assert (after.s.supply + after.s.thrown == supply).all()
    assert (after.s.tower + after.s.available == after.s.thrown).all()


def test_4_2_only_what_the_supply_has():
    table = game(4, space=before_known_throw(4), supply="1P 1U 5R").done()  # 1 pitchblende, 2 uranium and 1 radium
    assert thrown(table) == "1P 1U 1R" and written(table.s.supply) == "4R"


def test_4_2_even_nothing_at_all():
    table = game(4, supply="").done()
    assert thrown(table) == "" and table.s.available.sum() == 0


def test_4_3_some_cubes_stay_stuck():
    table = until(lambda key: game(4, key=key).done(), lambda table: table.s.tower.sum() > 0 < table.s.available.sum())
    assert table.s.tower.sum() + table.s.available.sum() == table.s.thrown.sum()


def test_4_3_cubes_stuck_earlier_may_fall():
    table = until(lambda key: game(4, key=key, space=(1, 0), tower="2R").done(), lambda table: table.s.available[2] > 0)
    assert table.s.thrown[2] == 0 and table.s.tower[2] + table.s.available[2] == 2


def test_4_4_what_falls_is_added_to_what_lies_there():
    table = until(lambda key: game(4, key=key, available="2P 2R").done(), lambda table: table.s.fell[0] == 1)
    assert table.s.available[0] == 3 and table.s.available[2] == 2 + table.s.fell[2]


def test_4_5_a_cube_in_the_tower_is_not_available():
    from labtable.games.curie.tests.position import Kind, Refusal

    table = game(step="research", tower="5R", available="1P")
    assert table.why_not(Kind.TAKE, 2) == Refusal.NO_CUBE_AVAILABLE


def test_4_6_josephine_throws():
    def throw(key):
        return game(4, key=key, active=3, first=0, space=before_known_throw(4), tower="1P 1R", timeline="1925").done()

    josephine = until(throw, lambda table: written(table.s.available) == "2P 2R", first=380)
    assert thrown(josephine) == "1P 2U 1R" and josephine.s.active == 0
    assert written(josephine.s.tower) == "2U"
