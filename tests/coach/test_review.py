"""A review adds up, is the same each time, goes on where it stopped, and says what is wrong with its input."""

import json
from collections import Counter
from threading import Barrier

import msgspec
import numpy as np
import pytest

from labtable import review
from labtable.bots import answer, bot
from labtable.coach import turning_points
from labtable.coach.hindsight import Better, Known
from labtable.coach.judge import DEEP, LOOK, PROOF, CoachJudge
from labtable.coach.lines import beginning_of_line, play_line
from labtable.coach.review_cache import ReviewFile
from labtable.coach.reviewer import MOST, PICTURED, Reviewer, final_of
from labtable.coach.trials import TrialPosition, Trials
from labtable.coach.types import Mark
from labtable.coach.weigh import Weighed, marked, named, weigh
from labtable.core.errors import BadSave, BadSetup
from labtable.core.game.registry import game
from labtable.core.match.match import Match, key_of
from labtable.core.record.records import EVERYTHING
from tests.coach.conftest import few_worlds


@pytest.mark.parametrize("kind", ["duel", "team"])
def test_luck_and_play_add_up_to_the_result(kind, request):
    match, found = request.getfixturevalue(kind), request.getfixturevalue(f"{kind}_reviewed").review
    assert found.decisions and found.final == final_of(match)
    for seat, sums in enumerate(found.seats):
        assert sums.start + sums.luck + sums.own + sums.others + sums.later == pytest.approx(sums.end)
        own = [one for one in found.decisions if one.seat == seat]
        assert sums.best + sums.good + sums.slips + sums.blunders == len(own)
    for one in found.decisions:
        assert one.low <= one.high and one.choices > 1
        missed = one.mark in ("slip", "blunder")
        assert (one.cost > 0) == (one.best != one.action) == (one.better is not None) == missed
        assert missed or not any(one.play)  # what the coach is not sure of is nobody's play
        assert not any(one.later if one.drew else one.luck)
    assert 0 <= found.luck_share <= 1 and len(found.turns) <= 3


def test_the_chances_of_all_seats_add_up_to_one(duel_reviewed):
    decisions = duel_reviewed.review.decisions
    assert [sum(one.before) for one in decisions] == pytest.approx([1.0] * len(decisions))


def test_the_same_game_gives_the_same_numbers_and_json_keeps_them(team, team_reviewed):
    first = team_reviewed.review
    assert review(team, keep=False, threads=3) == first
    told = json.loads(first.to_json())
    assert told["final"] == list(first.final)
    assert [one["cost"] for one in told["decisions"]] == [one.cost for one in first.decisions]


def test_a_review_that_was_interrupted_goes_on(team, team_reviewed, tmp_path):
    told = []

    def stop(done: int, total: int) -> None:
        if done >= 22:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(team, folder=tmp_path, progress=stop)
    found = review(team, folder=tmp_path, progress=lambda done, total: told.append(done))
    assert told[0] >= 22  # the peek at every decision is kept, and what was looked at longer
    assert found == team_reviewed.review


def test_a_damaged_page_is_weighed_anew(team, team_reviewed, tmp_path):
    page = tmp_path / team_reviewed.page.name
    page.write_text(team_reviewed.page.read_text()[:100])
    assert review(team, folder=tmp_path) == team_reviewed.review
    assert json.loads(page.read_text()) == json.loads(team_reviewed.page.read_text())


def test_what_a_seat_cannot_know_changes_nothing(team):
    """The judgement is the same in every world that the seat cannot tell from the true one."""
    state, step = next(
        (state, step)
        for state, step in team.decisions()
        if len(Match.fork(team, step.version).legal()) > 2 and step.version > 6
    )
    other = np.array([state], team.game.STATE)
    team.game.engine.resample_at(other, 0, step.seat, key_of(b"another world"))
    assert other[0].tobytes() != state.tobytes()
    judged = [
        weigh(CoachJudge(team.game, team.players), world, step.version, step.action, LOOK)
        for world in (state, other[0])
    ]
    own = [(one.cost, one.best, one.before[step.seat], one.after[step.seat]) for one in judged]
    assert own[0] == own[1]


def test_what_others_could_know_is_told_apart_from_what_was_missed(team, tmp_path, monkeypatch):
    """With a judge who finds that another seat always knew better."""

    def knows(trials, state, weighed, content):
        other = (weighed.seat + 1) % trials.players
        return Known(weighed.version, (Better(other, weighed.best, 0.7, 0.2),))

    monkeypatch.setattr("labtable.coach.reviewer.known_elsewhere", knows)
    with few_worlds((4, 12, 24, 48, 96, 96)):
        found = review(team, folder=tmp_path)
    missed = [one for one in found.decisions if one.mark in ("slip", "blunder")]
    unknowable = [one for one in found.decisions if one.elsewhere]
    assert missed and unknowable and not any(one.elsewhere for one in missed)
    assert all(one.elsewhere[0].seat != one.seat and one.elsewhere[0].cost == 0.7 for one in unknowable)
    told = [reason.id for turn in found.turns if turn.kind == "decision" for reason in turn.why]
    assert "coach-missed" in told


def test_another_seat_judges_only_what_could_be_chosen(team):
    """In the worlds of a seat that sees another hand, the decision must be possible."""
    trials = Trials(team.game, team.players)
    state, step = next((state, step) for state, step in team.decisions() if len(team.fork(step.version).legal()) > 2)
    pair = team.fork(step.version).legal()[:2]
    other = (step.seat + 1) % team.players
    looks = [TrialPosition(trials, state, step.seat, 5, other, among=pair).values(pair[0], 12) for _ in range(2)]
    assert 0 < looks[0].shape[0] <= 12 and looks[0].shape[1] == team.players
    assert np.array_equal(*looks)


def test_the_decisions_of_a_set_up_are_not_judged(duel, duel_reviewed):
    found = review(duel, folder=duel_reviewed.page.parent, taught=10)
    judged = [one.version for one in duel_reviewed.review.decisions]
    assert [one.version for one in found.decisions] == [version for version in judged if version >= 10]


def test_a_first_picture_is_there_long_before_the_review_is_deep(duel, tmp_path):
    reviewer = Reviewer(duel, ReviewFile(duel, tmp_path))

    def stop(done: int, total: int) -> None:
        if done >= PICTURED:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        reviewer.look(stop)
    picture = reviewer.told()
    assert reviewer.is_pictured and not picture.deep and picture.decisions and picture.seats


def looked(match: Match, threads: int = 1, progress=lambda done, total: None) -> Reviewer:
    reviewer = Reviewer(match, ReviewFile(match, None), threads)
    reviewer.look(progress)
    return reviewer


def test_nobody_is_told_of_a_blunder_before_the_longest_look(duel, monkeypatch):
    monkeypatch.setattr("labtable.coach.reviewer.MOST", {**MOST, DEEP: 100, PROOF: 100})
    reviewer = looked(duel)
    blunders = [one for one in reviewer.pages.weighed.values() if marked(one, 1.0)[3] is Mark.BLUNDER]
    assert blunders and all(one.rung == PROOF for one in blunders) and reviewer.is_deep


def test_the_longest_looks_are_for_the_costliest_decisions_alone(duel, monkeypatch):
    few = {**MOST, DEEP: 3, PROOF: 1}
    monkeypatch.setattr("labtable.coach.reviewer.MOST", few)
    reviewer = looked(duel)
    rungs = Counter(one.rung for one in reviewer.pages.weighed.values())
    assert (rungs[DEEP], rungs[PROOF]) == (2, 1) and reviewer.is_deep
    assert looked(duel, 3).pages.chosen == reviewer.pages.chosen
    assert looked(duel, 3).judged() == reviewer.judged()


def test_what_was_not_looked_at_longest_is_a_blunder_only_if_all_of_its_interval_says_so(duel, team):
    def weighed(rung: int, error: float, cost: float = 0.3) -> Weighed:
        return Weighed(
            version=3,
            seat=0,
            action=4,
            best=5,
            choices=2,
            rung=rung,
            innocent=False,
            cost=cost,
            error=error,
            before=(0.5, 0.5),
            after=(0.2, 0.8),
            doubt=(0.0, 0.0),
        )

    assert named(weighed(PROOF, 0.12), duel.game)[3] is Mark.BLUNDER
    assert named(weighed(DEEP, 0.12), duel.game)[3] is Mark.SLIP
    assert named(weighed(DEEP, 0.09), duel.game)[3] is Mark.BLUNDER
    assert named(weighed(DEEP, 1.2, 3.0), team.game)[3] is Mark.BLUNDER  # partners have no longer look


def test_what_is_being_looked_at_when_a_review_is_interrupted_is_kept(duel):
    reviewer, page, both = Reviewer(duel, ReviewFile(duel, None), threads=2), {}, Barrier(2)

    def work(number: int) -> Known:
        both.wait()
        return Known(number, ())

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        reviewer._each([7, 8], work, page, stop)
    assert sorted(page) == [7, 8]


def test_a_game_that_is_still_played_is_not_reviewed():
    with pytest.raises(BadSetup, match="still being played"):
        review(Match(game("eureka"), 3, seed=1))


def test_a_game_of_other_rules_is_not_reviewed(duel, tmp_path):
    saved = msgspec.structs.replace(duel.saved(), rules_version=0)
    with pytest.raises(BadSetup, match="other rules of Scientia"):
        review(Match.restore(saved, "a file"))


def test_a_damaged_file_is_one_sentence(duel, tmp_path):
    path = duel.save(tmp_path / "game.labtable")
    path.write_text(path.read_text()[:-200])
    with pytest.raises(BadSave, match="is not a whole Labtable match"):
        review(path)


def test_a_stroke_of_luck_tells_what_was_drawn_after_the_move_or_what_nobody_else_could_know():
    match = Match(game("element"), 2, seed=5)
    greedy = bot("greedy")
    while not any("draws" in match.say(one) for one in match.happened(match.version, EVERYTHING)):
        match.play(answer(match, greedy))
    played = match.version - 2  # a card is played, gets its place, and the next one is drawn
    [drawn] = turning_points._happened(match, played, match.version)
    assert drawn.id == "coach-happened" and "draws" in match.say(drawn)
    [shown] = turning_points._happened(match, played, played + 1)
    assert shown.id == "coach-shown" and "plays" in match.say(shown)


def test_a_line_of_a_turning_point_is_played_out_on_the_board(duel, duel_reviewed):
    told = [turn for turn in duel_reviewed.review.turns if turn.line]
    assert told
    for turn in told:
        line = beginning_of_line(duel, turn.version)
        assert line.to_move == duel.fork(turn.version).to_move
        assert tuple(play_line(line, turn.actions)) == turn.line
        assert line.version == turn.version + len(turn.line)
