"""Hint, review, blunder check and puzzle ask one judge: none of them denies what another says."""

import pytest
from bench.coach_agreement import contradictions, positions

from labtable.coach.judge import DEEP, GLANCE, HINT, CoachJudge, Judgement, Option
from labtable.coach.weigh import innocent
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.games.element.tests.position import game as position
from labtable.puzzles.prover import Prover

FEW = 3  # positions of each game; bench/coach_agreement.py asks of 500


@pytest.mark.parametrize("name", ["scientia", "curie", "element", "laboratorium", "eureka"])
def test_nothing_that_the_coach_says_is_denied_elsewhere(name):
    for _, match in zip(range(FEW), positions(game(name), 1, "greedy"), strict=False):
        prover = Prover(match.game, match.players, deeper=1, rung=HINT)
        assert contradictions(match, prover) == [], match


def option(action: int, value: float, behind: float, error: float) -> Option:
    return Option(action, (value, 1 - value), behind, error)


def test_a_hint_is_the_top_of_the_list_or_too_close_to_tell():
    sure = Judgement(seat=0, choices=2, rung=HINT, options=(option(3, 0.6, 0, 0), option(5, 0.4, 0.2, 0.03)))
    assert sure.best.action == 3 and sure.close(1.0) == (3,)
    unsure = Judgement(seat=0, choices=2, rung=HINT, options=(option(3, 0.6, 0, 0), option(5, 0.4, 0.2, 0.15)))
    assert unsure.close(1.0) == (3, 5)


def test_what_a_hint_called_best_or_too_close_is_innocent_however_long_the_review_looks():
    options = (option(5, 0.7, 0, 0), option(3, 0.5, 0.2, 0.01), option(4, 0.4, 0.3, 0.01))
    deep = Judgement(seat=0, choices=3, rung=DEEP, options=options, hinted=(3,))
    assert innocent(deep, 3) and not innocent(deep, 4)
    glanced = Judgement(seat=0, choices=3, rung=GLANCE, options=options)
    assert innocent(glanced, 4)


def test_another_action_that_is_asked_for_changes_nothing_for_the_others():
    match = Match(game("scientia"), 2, seed=4)
    while len(match.legal()) < 7:
        match.play(match.legal()[0])
    plain = CoachJudge(match.game, 2).judge(match.state)
    asked = CoachJudge(match.game, 2).judge(match.state, also=match.legal()[-1])
    known = {one.action: one for one in asked.options}
    assert all(known[one.action].values == one.values for one in plain.options)
    assert asked.hinted == plain.hinted


def test_a_judge_forgets_the_oldest_positions_where_their_trees_are_too_large(monkeypatch):
    match, judge = Match(game("scientia"), 2, seed=4), CoachJudge(game("scientia"), 2)
    states = []
    for _ in range(4):
        match.play(match.legal()[0])
        states.append(match.state.copy())
    first = [judge.judge(state, GLANCE) for state in states]
    assert len(judge._cases) == 4
    monkeypatch.setattr("labtable.coach.judge.KEPT_NODES", 1)
    assert [judge.judge(state, GLANCE) for state in reversed(states)] == first[::-1]
    judge.judge(match.state)
    match.play(match.legal()[0])
    judge.judge(match.state, GLANCE)
    assert len(judge._cases) == 1


def test_a_game_that_is_decided_is_won_for_certain():
    element = game("element")
    still = position(scenario="first-ten", goals=("O", "H"), row="He Li Be B C")
    assert element.decided(still.s) is None
    won = position(scenario="first-ten", goals=("O F Ne C N B", "H"), row="He Li Be")
    assert element.decided(won.s) == 0
    judged = CoachJudge(element, 2).judge(won.states[0])
    assert judged.best.values == (1.0, 0.0) and len(judged.close(1.0)) == len(judged.options)
