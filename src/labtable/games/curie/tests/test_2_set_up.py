"""RULES.md §2 Set-up."""

from collections import Counter

import pytest

from labtable.core.record.records import SPECTATOR
from labtable.games.curie import GAME
from labtable.games.curie.components import COPIES, CUBES, THESIS_LEVEL, TILE_NAMES
from labtable.games.curie.tests.position import dealt

KEYS = range(30)


def test_2_1_the_timeline_starts_on_1867():
    assert dealt(4).date() == "1867"


def test_2_2_all_cubes_start_in_the_supply():
    s = dealt(4).s  # the first throw has been made
    assert (s.supply + s.thrown == CUBES).all()
    assert (s.tower + s.available == s.thrown).all()
    assert not any(s.players[seat].cubes.any() for seat in range(4))


def test_2_3_a_shuffled_deck_and_four_cards_face_up():
    s = dealt().s
    assert Counter(s.deck[: s.deck_size].tolist() + s.row.tolist()) == Counter(dict(enumerate(COPIES.tolist())))
    assert s.deck_size == 43 and (s.row >= 0).all()
    assert len({dealt(key=key).row() for key in KEYS}) > 20


def test_2_4_two_piles_of_experiments_of_which_everybody_sees_the_top():
    s = dealt().s
    assert s.pile_size.tolist() == [12, 12]
    for audience in (0, 1, SPECTATOR):
        tops = GAME.view(s, audience).experiments
        assert tops["beaker"].tile == TILE_NAMES[s.piles[0, 11]] and tops["flask"].tile == TILE_NAMES[s.piles[1, 11]]


def test_2_5_a_pile_of_theses_for_each_level():
    s = dealt().s
    for level in range(4):
        assert (THESIS_LEVEL[s.theses[level]] == level).all()


@pytest.mark.parametrize(("players", "spaces"), [(2, 5), (3, 7), (4, 7)])
def test_2_6_the_workshop_tile_of_the_players_lies_on_side_1_at_its_start(players, spaces):
    table = dealt(players)
    workshop = GAME.view(table.s, 0).workshop
    assert workshop.side == 1 and len(workshop.spaces) == spaces
    assert [space.marker for space in workshop.spaces] == [True] + [False] * (spaces - 1)
    assert workshop.thrown == workshop.spaces[0].throw


def test_2_7_the_marie_curie_tile_is_nobodys():
    assert dealt(3).s.marie_curie == -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_8_each_player_gets_one_objective_at_random(players):
    given = [[int(dealt(players, key).s.players[seat].objective) for seat in range(players)] for key in range(60)]
    assert all(len(set(objectives)) == players for objectives in given)
    for seat in range(players):
        assert {objectives[seat] for objectives in given} == {0, 1, 2, 3, 4}


def test_2_9_the_first_player_may_be_drawn_by_lot():
    tables = [dealt(4, key) for key in KEYS]
    assert {int(table.s.first) for table in tables} == {0, 1, 2, 3}
    assert all(table.s.active == table.s.first and table.mover == table.s.first for table in tables)
