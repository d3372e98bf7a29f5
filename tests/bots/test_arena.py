"""Round robins: fair, counted rightly, kept as files, and stopped without loss."""

import io
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from contextlib import nullcontext

import pytest
from rich.console import Console

from labtable.bots.arena import Arena, Fixture, PlayedGame, count_of, fixtures
from labtable.bots.distinct import GameCount
from labtable.bots.openings import NEAR, play_opening
from labtable.bots.question import question_of
from labtable.bots.ratings import against, distinct_pairs, lines, scores_of, share_of
from labtable.bots.wilson import wilson
from labtable.cli import arena as command
from labtable.cli.arena import _crossed, short_names
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.learning import strength
from labtable.studies.statistics import Figure


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


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (["random"], "needs two bots at least"),
        (["random", "random"], "Each bot is named once"),
        (["random", "genius"], "There is no bot 'genius'"),
    ],
)
def test_bad_line_ups_are_one_clear_sentence(element, bots, sentence):
    with pytest.raises(BadSetup, match=sentence):
        fixtures(element, 2, bots, 4, seed=0)


def test_a_game_is_a_file_that_can_be_replayed(element, tmp_path):
    played = Arena("element", 2, {}, tmp_path).play(Fixture(3, ("greedy", "random"), 9))
    again = Match.load(played.file)
    assert again.over
    assert tuple(row.score for row in again.standings()) == played.scores
    assert min(played.decisions) > 0


def invented(number, seats, ranks, digest=None, first=0):
    """A game that was never played; its digest is its number if nothing else is said."""
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
    fixture = Fixture(number, seats, number // 2)
    known = number if digest is None else digest
    return PlayedGame(fixture, (0, 0), ranks, winners, "", (1, 1), (0.001, 0.002), "", first, known)


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
    assert first.wins_by_order == [75, 75]


def test_few_and_one_sided_games_are_told_with_wilsons_interval():
    assert wilson(1, 10) == (pytest.approx(0.7225, abs=1e-4), 1) and wilson(0, 10)[1] == pytest.approx(0.2775, abs=1e-4)
    assert wilson(0.5, 100) == (pytest.approx(0.4038, abs=1e-4), pytest.approx(0.5962, abs=1e-4))
    assert str(share_of([100.0] * 10)) == "100.0 (72.2–100.0)" and str(share_of([0.0, 100.0])) == "50.0 (9.5–90.5)"
    assert str(share_of([100.0] * 999 + [0.0])) == "99.9 (99.4–100.0)", "one-sided"
    assert str(share_of([0.0, 100.0] * 50)) == "50.0 ± 9.8"
    assert str(share_of([50.0] * 40)) == "50.0 (35.2–64.8)", "all pairs alike are no certainty"
    assert Figure.of([1.0] * 10).share() == "100.0 (72.2–100.0) %" and Figure.of([0, 1] * 50).share() == "50.0 ± 9.8 %"


def test_nets_are_shown_by_as_much_of_their_path_as_tells_them_apart():
    assert short_names(["greedy", "researcher@/data/runs/curie/curie.net"]) == {
        "greedy": "greedy",
        "researcher@/data/runs/curie/curie.net": "researcher@curie.net",
    }
    assert list(short_names(["researcher@a/new/curie.net", "researcher@a/old/curie.net"]).values()) == [
        "researcher@new/curie.net",
        "researcher@old/curie.net",
    ]
    assert list(short_names(["student", "/home/me/mine.py:Careful@200ms"]).values()) == ["student", "Careful@200ms"]
    assert list(short_names(["a/mine.py:Bot", "b/mine.py:Bot"]).values()) == ["a/mine.py:Bot", "b/mine.py:Bot"]


def test_long_names_take_more_lines_and_figures_stay_whole():
    names = ["researcher@a-net-with-a-very-long-name-of-its-own.net", "laureate@another-net-with-a-long-name.net"]
    console = Console(file=io.StringIO(), width=80)
    console.print(_crossed([invented(n, (names[n % 2], names[1 - n % 2]), (1, 2)) for n in range(60)], names, 80))
    heading, *rows = console.file.getvalue().splitlines()
    assert heading.split() == ["points", "%", "1", "2"], "the names have no room there"
    assert "50.0 (33.2–66.8)" in rows[0] and rows[0].startswith("1:researcher@a-net") and len(rows[0]) <= 80


def test_the_matches_of_a_training_show_how_far_they_are(monkeypatch, tmp_path):
    def played(arena, wanted, jobs):
        return nullcontext(invented(one.number, one.seats, tuple(range(1, len(one.seats) + 1))) for one in wanted)

    monkeypatch.setattr(strength, "playing", played)
    monkeypatch.setattr(strength, "ask_once", lambda *_: None)
    ended = []
    monkeypatch.setattr(strength.Progress, "advance", lambda _, task: ended.append(task))
    net, out = tmp_path / "curie.net", io.StringIO()
    net.touch()
    rows = strength.strength(game("element"), net, 4, Console(file=out, force_terminal=True, width=120))
    assert "element, 2 players against student" in out.getvalue()
    assert len(ended) == sum(row.count.games for row in rows)
    assert [row.rival for row in rows][:3] == list(strength.RIVALS)


@pytest.fixture
def same_each_time(monkeypatch):
    """Every bot takes its first legal action."""
    monkeypatch.setattr("labtable.bots.arena.bot", lambda name: lambda question: question.legal[0])


@pytest.mark.usefixtures("same_each_time")
def test_games_without_luck_are_copies_whatever_their_seeds(tmp_path):
    arena = Arena("scientia", 2, {"first_player": "first_seat"}, tmp_path)
    games = [arena.play(Fixture(number, ("a", "b"), number)) for number in range(3)]
    assert len({played.digest for played in games}) == 1 and count_of(games) == GameCount(3, 1)
    exchanged = arena.play(Fixture(3, ("b", "a"), 3))
    assert count_of([*games, exchanged]) == GameCount(4, 2), "other players in these seats"
    sets = Arena("scientia", 2, {"set": "random"}, tmp_path)
    assert count_of([sets.play(Fixture(number, ("a", "b"), number)) for number in range(3)]) == GameCount(3, 3)


@pytest.mark.usefixtures("same_each_time")
def test_an_opening_by_lot_makes_games_distinct_and_is_the_same_in_both_of_a_pair(tmp_path):
    arena = Arena("scientia", 2, {}, tmp_path, opening=4)
    one, other, another = (
        arena.play(Fixture(number, seats, seed))
        for number, (seats, seed) in enumerate([(("a", "b"), 1), (("b", "a"), 1), (("a", "b"), 2)])
    )
    assert one.digest == other.digest != another.digest, "the players are alike here, only the opening differs"
    drawn = [[step.action for _, step in Match.load(played.file).decisions()][:4] for played in (one, another)]
    assert drawn[0] != drawn[1]


def test_openings_are_drawn_among_decisions_that_look_nearly_equal():
    subject = game("curie")
    for seed in range(6):
        match = Match(subject, 3, seed=seed)
        play_opening(match, 5, seed)
        choices = 0
        again = Match(subject, 3, seed=seed)
        for _, step in match.decisions():
            asked = question_of(again)
            best = max(asked.worth(action) for action in asked.legal)
            assert asked.worth(step.action) >= best - NEAR * subject.lead
            choices += len(asked.legal) > 1
            again.play(step.action)
        assert choices == 5
    one, other = (Match(subject, 3, seed=1) for _ in range(2))
    play_opening(one, 5, 1)
    play_opening(other, 5, 2)
    assert [step.action for _, step in one.decisions()] != [step.action for _, step in other.decisions()]


def copies(games, different):
    """So many games, of which so many are distinct; the first seat always wins."""
    return [invented(n, ("a", "b") if n % 2 == 0 else ("b", "a"), (1, 2), n % different) for n in range(games)]


def test_copies_of_a_game_are_counted_once():
    games = copies(1500, 2)
    assert str(count_of(games)) == "1,500 games, 2 distinct"
    assert len(distinct_pairs(games)) == 1 and against(games, "a", "b").count == 1
    line = lines(games, ["a", "b"])[0]
    assert (line.count, line.wins.count) == (GameCount(1500, 2), 2)
    assert against(copies(80, 80), "a", "b").count == 40


def test_a_pair_with_one_new_game_stays_whole():
    seats = (("a", "b"), ("b", "a"))
    games = [invented(n, seats[n % 2], (1, 2), 0 if n % 2 else n) for n in range(80)]
    assert count_of(games).distinct == 41
    assert against(games, "a", "b").mean == 50 and against(games, "a", "b").count == 40


def test_scores_of_a_team_are_those_of_distinct_games():
    games = [invented(n, ("a", "a"), (1, 1), min(n, 2)) for n in range(10)]
    assert scores_of(games).error == 0 and count_of(games) == GameCount(10, 3)


def test_few_distinct_games_are_no_conclusion_and_it_is_said_what_to_do():
    def said(games):
        console = Console(file=io.StringIO(), width=400)
        command._report(game("element"), games, ["a", "b"], console)
        command._count(games, console)
        return console.file.getvalue()

    refused = said(copies(1500, 2))
    assert "1,500 games, 2 distinct: too few for a conclusion, which takes 30 distinct games." in refused
    assert "Choose other options" in refused and "--opening 8" in refused
    assert "1500 ±" not in refused and "50.0 ± " not in refused, "neither a rating nor points"
    assert refused.count("%") == 2, "nor a share of wins: the headings alone name one"
    assert "Play more games." in said(copies(10, 10))
    told = said(copies(1500, 300))
    assert "1,500 games, 300 distinct; copies are counted once." in told and "50.0 (42.1–57.9)" in told


def test_few_distinct_games_of_a_team_show_neither_its_score_nor_its_endings():
    def said(different):
        games = [invented(n, ("a", "a"), (1, 1), n % different) for n in range(90)]
        console = Console(file=io.StringIO(), width=400)
        console.print(command._scores(games, ["a"]))
        return console.file.getvalue()

    assert "0.00 ± 0.00" in said(45) and "100.0 %" in said(45)
    assert "0.00" not in said(29) and "100.0 %" not in said(29)


def test_wins_are_told_by_order_of_play_and_not_by_chair():
    """The second chair always wins: half of the games by who goes first if that is drawn by lot, all if it begins."""
    seats = (("a", "b"), ("b", "a"))
    games = [invented(n, seats[n % 2], (2, 1), first=n // 2 % 2) for n in range(40)]
    assert [line.wins_by_order for line in lines(games, ["a", "b"])] == [[50, 50], [50, 50]]
    games = [invented(n, seats[n % 2], (2, 1), first=1) for n in range(40)]
    assert [line.wins_by_order for line in lines(games, ["a", "b"])] == [[100, 0], [100, 0]]


def test_draws_share_the_win():
    first, second = lines([invented(n, ("a", "b"), (1, 1)) for n in range(4)], ["a", "b"])
    assert (first.wins.mean, second.wins.mean) == (50, 50)
    assert first.elo.mean == second.elo.mean == 1500


def test_ctrl_c_keeps_and_reports_what_was_played(tmp_path):
    command = [
        sys.executable,
        "-c",
        "from labtable.cli import main; main()",
        "arena",
        "element",
        "--jobs",
        "2",
        "--bots",
        "greedy,random",
        "--games",
        "100000",
        "--out",
        str(tmp_path / "games"),
    ]
    running = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "COLUMNS": "150"},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
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
