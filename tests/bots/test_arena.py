"""Round robins: fair, counted rightly, kept as files, and stopped without loss."""
import os
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest

from labtable.bots.arena import Arena, Fixture, Played, fixtures
from labtable.bots.ratings import against, lines
from labtable.core.errors import BadSetup
from labtable.core.match import Match
from labtable.core.registry import game


def test_pairs_are_mirrored_and_seats_rotate(element):
    planned = fixtures(element, 2, ["random", "greedy", "student"], 24, seed=1)
    sat = Counter((fixture.seats[seat], seat) for fixture in planned for seat in range(2))
    assert set(sat.values()) == {8}
    for one, other in zip(planned[::2], planned[1::2], strict=True):
        assert one.seed == other.seed
        assert one.seats == other.seats[::-1]


def test_three_seats_are_shared_out_evenly(element):
    planned = fixtures(element, 3, ["random", "greedy"], 12, seed=0)
    assert set(Counter((fixture.seats[seat], seat) for fixture in planned for seat in range(3)).values()) == {6}


def test_at_a_cooperative_table_all_are_alike():
    planned = fixtures(game("eureka"), 3, ["random", "greedy"], 4, seed=0)
    assert [fixture.seats for fixture in planned] == [("random",) * 3, ("greedy",) * 3] * 2
    assert [fixture.seed for fixture in planned] == [0, 0, 1, 1]


@pytest.mark.parametrize(("bots", "sentence"), [
    (["random"], "needs two bots at least"), (["random", "random"], "Each bot is named once"),
    (["random", "genius"], "There is no bot 'genius'"),
])
def test_bad_line_ups_are_one_clear_sentence(element, bots, sentence):
    with pytest.raises(BadSetup, match=sentence):
        fixtures(element, 2, bots, 4, seed=0)


def test_a_game_is_a_file_that_can_be_replayed(element, tmp_path):
    played = Arena("element", 2, {}, tmp_path).play(Fixture(3, ("greedy", "random"), 9))
    again = Match.load(played.file)
    assert again.over
    assert tuple(row.score for row in again.standings()) == played.scores
    assert min(played.decisions) > 0


def invented(number, seats, ranks):
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    return Played(Fixture(number, seats, number // 2), (0, 0), ranks, winners, "", (1, 1), (0.001, 0.002), "")


def test_the_ratings_of_invented_games():
    games = []
    for number in range(200):
        seats = ("a", "b") if number % 2 == 0 else ("b", "a")
        a_wins = number % 40 < 30
        games.append(invented(number, seats, (1, 2) if a_wins == (seats[0] == "a") else (2, 1)))
    first, second = lines(games, ["a", "b"])
    assert first.bot == "a"
    assert first.wins.mean == pytest.approx(75)
    assert first.elo.mean - second.elo.mean == pytest.approx(191, abs=6), "three to one"
    assert 20 < first.elo.error < 60
    duel = against(games, "a", "b")
    assert duel is not None
    assert duel.mean == pytest.approx(75)
    assert duel.error == pytest.approx(8.5, abs=0.5), "pairs count once"
    assert first.wins_by_seat == [75, 75]


def test_draws_share_the_win():
    first, second = lines([invented(n, ("a", "b"), (1, 1)) for n in range(4)], ["a", "b"])
    assert (first.wins.mean, second.wins.mean) == (50, 50)
    assert first.elo.mean == second.elo.mean == 1500


def test_ctrl_c_keeps_and_reports_what_was_played(tmp_path):
    command = [sys.executable, "-c", "from labtable.cli import main; main()", "arena", "element", "--jobs", "2",
               "--bots", "greedy,random", "--games", "100000", "--out", str(tmp_path / "games")]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                               env={**os.environ, "COLUMNS": "150"},
                               preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))  # noqa: PLW1509
    while len(list((tmp_path / "games").glob("*.labtable"))) < 6 and running.poll() is None:
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    try:
        said, _ = running.communicate()
    finally:
        running.kill()
    assert running.returncode == 0, said
    assert "Stopped." in said
    assert "Elo" in said
    assert "of 100000 games, in" in said
