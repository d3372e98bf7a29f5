"""Advice in words, from what the seat to move may know."""

from random import Random

import pytest
from typer.testing import CliRunner

from labtable.bots import question_of
from labtable.cli import app
from labtable.coach import hints
from labtable.coach.hints import _against, _why, advise, judge_of
from labtable.coach.judge import HINT, Judgement, Option
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.core.messages import Message


@pytest.fixture
def begun(tmp_path):
    match, luck = Match(game("element"), 2, seed=7), Random(1)
    for _ in range(10):
        match.play(luck.choice(match.legal()))
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    return match, str(match.save(tmp_path / "begun.labtable"))


def test_advice_is_legal_sorted_and_told(begun):
    match, _ = begun
    found = advise(match, most=3)
    assert {advice.action for advice in found} <= set(match.legal())
    assert [advice.win_chance for advice in found] == sorted((one.win_chance for one in found), reverse=True)
    assert found[0].line[0] == (match.to_move, found[0].words)
    assert all(0 <= advice.win_chance <= 1 and advice.expected_score is None for advice in found)


def test_advice_says_why_in_words(begun):
    match, _ = begun
    best, next_best = advise(match, most=2)
    first = best.why[0]
    assert first.id in ("hint-why-chance", "hint-why-close")
    assert not next_best.why  # its figure stands beside it
    for language in ("en", "fr", "es"):
        assert all(match.say(reason, language) for reason in best.why)


@pytest.mark.parametrize(("chance", "said"), [(0.98, "hint-why-won"), (0.5, None), (0.02, "hint-why-lost")])
def test_a_game_that_is_as_good_as_decided_is_said_to_be(begun, chance, said):
    match, _ = begun
    question, judge = question_of(match), judge_of(match.game, 2)
    values = (chance, 1 - chance) if question.seat == 0 else (1 - chance, chance)
    options = tuple(Option(action, values, 0.0, 0.0, (0.0, 0.0)) for action in question.legal[:2])
    judgement = Judgement(
        seat=question.seat, choices=len(question.legal), rung=HINT, options=options, hinted=(), known=False
    )
    told = _why(judge, question, judgement)
    assert [one.id for one in told if one.id in ("hint-why-won", "hint-why-lost")] == ([said] if said else [])


def judged(question, *behind: float, error: float = 0.01) -> Judgement:
    """The first legal actions, each so much worse than the first."""
    found = []
    for action, less in zip(question.legal, behind, strict=False):
        own, rest = 0.7 - less, (0.3 + less) / (question.players - 1)
        values = tuple(own if seat == question.seat else rest for seat in range(question.players))
        found.append(Option(action, values, less, error))
    return Judgement(
        seat=question.seat, choices=len(question.legal), rung=HINT, options=tuple(found), hinted=(), known=False
    )


def test_the_other_move_of_a_reason_is_the_one_that_was_named_before_it(begun):
    match, _ = begun
    question = question_of(match)
    told = [one.id for one in _why(judge_of(match.game, 2), question, judged(question, 0.0, 0.01, 0.3))]
    assert told[0] == "hint-why-chance" and "hint-why-close" in told[1:]


def test_what_a_move_leads_to_is_not_its_risk_as_well(begun, monkeypatch):
    match, _ = begun
    question, happens = question_of(match), Message("fact-useless", {"bohrd": 1})
    risk = Message("hint-risk-comes-chance", {"what": happens, "likely": "", "gap": 6})
    monkeypatch.setattr(hints, "risk_in_words", lambda *_: [risk])
    for leads_to, risks in ((happens, []), (Message("fact-useless", {"bohrd": 2}), [risk])):
        why = Message("reason-leads", {"when": "now", "what": leads_to})
        monkeypatch.setattr(hints, "reason", lambda *_, why=why: why)
        told = _why(judge_of(match.game, 2), question, judged(question, 0.0, 0.3))
        assert why in told and [one for one in told if one == risk] == risks


def test_a_difference_is_that_of_the_figures_beside_it():
    match = Match(game("eureka"), 3, seed=2)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    question = question_of(match)
    best, other = Option(0, (-1.34,) * 3), Option(1, (-1.76,) * 3, behind=0.42)
    found = _against(question, best, other).params
    assert (found["whole"], found["tenth"], found["gap"], found["gaptenth"]) == (1, 3, 0, 5)  # 1.3 and 1.8


def test_in_a_cooperative_game_the_score_is_expected():
    match = Match(game("eureka"), 3, seed=2)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    best = advise(match)[0]
    assert best.win_chance is None
    assert 0 <= best.expected_score < 40
    assert best.why[0].id == "hint-why-close" or "Fewer is better" in match.say(best.why[0])


def test_the_only_legal_action_is_the_advice():
    match, luck = Match(game("eureka"), 3, seed=0), Random(2)
    while len(match.legal()) > 1:
        match.play(luck.choice(match.legal()))
    assert match.outcome is None
    [advice] = advise(match)
    assert [advice.action] == match.legal() and 0 <= advice.expected_score < 40
    assert advice.line[0] == (match.to_move, advice.words) and not advice.why[:-1]


def test_the_command_says_it_in_every_language(begun):
    _, path = begun
    for language, word in (("en", "Times tried"), ("fr", "Essais"), ("es", "Intentos")):
        said = CliRunner().invoke(app, ["hint", "element", path, "--lang", language])
        assert said.exit_code == 0, said.output
        assert word in said.output
        assert "%" in said.output


def test_wrong_game_and_a_finished_game_are_one_clear_sentence(begun, tmp_path):
    match, path = begun
    failed = CliRunner().invoke(app, ["hint", "eureka", path])
    assert isinstance(failed.exception, BadSetup)
    assert "is a game of element, not of eureka" in str(failed.exception)
    luck = Random(2)
    while not match.over:
        match.play(luck.choice(match.legal()))
    failed = CliRunner().invoke(app, ["hint", "element", str(match.save(tmp_path / "over.labtable"))])
    assert "The game is over" in str(failed.exception)
