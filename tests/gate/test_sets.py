"""Mirrored sets: the same deal with the new player in each seat, or for partners by two teams."""

from types import SimpleNamespace

import pytest

from labtable.bots.distinct import GameCount
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.gate.plan import BadGate, bounds_of, full_name, planned
from labtable.gate.sets import SetResult, check_result, play_set, seatings
from tests.gate.invented import plan_of


def asked(name, old, new, players=2, **more):
    usual = {"bounds": (0, 30), "alpha": 0.05, "beta": 0.05, "budget": 100, "seed": 1, "opening": None, "options": {}}
    return planned(game(name), players, old, new, **{**usual, **more})


def test_a_set_has_the_new_player_in_each_seat_once():
    five = SimpleNamespace(cooperative=False, players=5)
    tables = seatings(five, "old", "new")
    assert [seats.index("new") for seats in tables] == [0, 1, 2, 3, 4]
    assert all(seats.count("old") == 4 for seats in tables)


def test_the_games_of_a_set_share_a_deal_and_an_opening():
    plan, places = asked("scientia", "random", "student", players=4, opening=3)
    result = play_set(plan, places, 7)
    assert result == play_set(plan, places, 7), "played again, it comes out the same"
    assert result != play_set(plan, places, 8)
    assert len(result.games) == 4 == len(set(result.games))
    assert plan.centre == 12 and 0 <= sum(result.points) <= 24
    check_result(plan, result)


def test_points_count_rivals_who_are_behind(monkeypatch):
    """Ranks 1, 2, 2, 4 in every game: the seats beat three, one and draw one, the same, and none."""

    def play(self, fixture):
        return SimpleNamespace(ranks=(1, 2, 2, 4), digest=fixture.seats.index("student"))

    monkeypatch.setattr("labtable.bots.arena.Arena.play", play)
    assert play_set(plan_of(players=4), {}, 0).points == (6, 3, 3, 0), "twelve in all, as equal players expect"


def test_five_partners_play_a_deal_once_as_each_team():
    plan, places = asked("eureka", "random", "student", players=5)
    assert (plan.games, plan.centre, plan.opening) == (2, 0, 0)
    result = play_set(plan, places, 3)
    old, new = result.points
    assert plan.number_of(result.points) == old - new, "fewer cards left are better"
    assert result.games[0] != result.games[1]


def test_points_of_equal_players_are_even_over_a_set(monkeypatch):
    """Whatever seat is the best one, a set gives equal players half of the points."""
    monkeypatch.setattr(
        "labtable.bots.arena.Arena.play", lambda self, fixture: SimpleNamespace(ranks=(3, 1, 2), digest=0)
    )
    plan = plan_of(players=3)
    assert plan.number_of(play_set(plan, {}, 0).points) == plan.centre == 6


@pytest.mark.parametrize(
    "result",
    [
        SetResult(0, (2,), (1,)),
        SetResult(0, (2, 3), (1, 2)),
        SetResult(0, (-1, 2), (1, 2)),
        SetResult(0, (2, 2), (1, 2, 3)),
        SetResult(200, (2, 2), (1, 2)),
    ],
)
def test_what_no_set_can_give_is_refused(result):
    check_result(plan_of(), SetResult(0, (2, 0), (1, 2)))
    with pytest.raises(BadGate, match="no result of a set"):
        check_result(plan_of(), result)


def test_nets_are_named_by_what_they_hold(tmp_path):
    package = asked("curie", "researcher@search", "researcher@net")[0]
    assert (package.net, list(package.nets)) == ("package.net", ["package.net"])
    copy = tmp_path / "mine.net"
    copy.write_bytes(asked("curie", "researcher@search", "researcher@net")[1]["package.net"].read_bytes())
    plan, places = asked("curie", "researcher@search@8", str(copy))
    assert (plan.new, plan.net, plan.nets) == (
        "researcher@new.net",
        "new.net",
        {"new.net": package.nets["package.net"]},
    )
    assert plan.seated(places) == ("researcher@search@8", f"researcher@{copy}")
    assert str(tmp_path) not in str(plan), "no path of this machine"
    assert full_name("runs/curie.net") == "researcher@runs/curie.net" and full_name("student") == "student"


def test_a_clock_is_noticed():
    assert not asked("curie", "researcher", "laureate@20")[0].timed
    assert asked("curie", "researcher", "laureate")[0].timed
    assert asked("curie", "researcher@20ms", "laureate@20")[0].timed


def test_what_cannot_be_a_gate_is_one_sentence():
    with pytest.raises(BadGate, match="Both players are the same"):
        asked("curie", "student", "student")
    with pytest.raises(BadSetup, match="is for 2 to 4 players"):
        asked("curie", "random", "student", players=5)
    with pytest.raises(BadSetup, match="There is no bot"):
        asked("curie", "random", "genius")
    for words in ("30,0", "5", "a,b", "0,99999"):
        with pytest.raises(BadGate, match="the lower one first"):
            bounds_of(words)
    assert bounds_of("-20, 0") == (-20, 0)
    assert not GameCount(0, 29).enough
