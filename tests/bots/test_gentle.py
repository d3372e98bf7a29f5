"""Gentle players make mistakes that people make, and none that nobody would make."""

from dataclasses import replace

import pytest

from labtable.bots import answer, bot, question_of
from labtable.bots.gentle import CLEARLY, liking, looks
from labtable.bots.sure_wins import sure_win
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match

GENTLE = ["pupil", "novice", "student"]


def questions(name, level, seed=4):
    """The choices that a level has in a game against itself, and what it chose."""
    match, player = Match(game(name), max(2, game(name).meta.players[0]), seed=seed), bot(level)
    while not match.over:
        question, action = question_of(match), answer(match, player)
        if len(question.legal) > 1:
            yield question, action
        match.play(action)


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("level", GENTLE)
def test_a_gentle_player_is_never_absurd(name, level):
    for question, action in questions(name, level):
        if action in (question.known, sure_win(question)):
            continue
        looking = looks(question)
        best, now = max(looking.values()), question.game.engine.evaluate_at(question.world, 0, question.seat)
        assert looking[action] >= best - CLEARLY * abs(question.game.lead), "nothing that looks clearly lost"
        assert looking[action] > now or best <= now, "no gain is passed for none"


@pytest.mark.parametrize("name", names())
def test_a_pupil_often_overlooks_what_looks_best(name):
    looked = [(looks(question), action) for question, action in questions(name, "pupil")]
    missed = [action for looking, action in looked if looking[action] < max(looking.values())]
    assert len(missed) >= 0.1 * len(looked)


def test_favourites_stay_for_a_match_and_differ_between_tables_and_seats(match):
    question = question_of(match)
    later = replace(question, turn=question.turn + 9)
    tastes = [[liking(one, action) for action in question.legal] for one in (question, later)]
    assert tastes[0] == tastes[1]
    for other in (replace(question, table="another"), replace(question, seat=1 - question.seat)):
        assert [liking(other, action) for action in question.legal] != tastes[0]


def test_a_pupil_prefers_its_favourites_where_all_looks_alike(match):
    question = question_of(match)
    alike = dict.fromkeys(question.legal, 0)
    player = replace(bot("pupil"), overlooked=0.0)
    chosen = player.choose(question, alike, question.legal)
    assert chosen == max(question.legal, key=lambda action: liking(question, action))


@pytest.mark.parametrize("level", GENTLE)
def test_a_gentle_player_answers_the_same_question_the_same_way(match, level):
    assert answer(match, bot(level)) == answer(match, bot(level))
