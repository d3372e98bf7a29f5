"""A match in words alone: what a seat is told, and what becomes of the words that it answers with."""

from random import Random

import numpy as np
import pytest

from labtable.core.game.registry import game, names
from labtable.core.match.log import states_of
from labtable.core.match.match import Match, key_of
from labtable.core.match.text_interface import tokens

WORDS = ("take", "play", "blue 5", "end the turn", "proton 1", "turn", "xyzzy", "")


def some_way_in(name, moves, seed=1, players=2):
    """A match after some random moves."""
    match, luck = Match(game(name), players, seed=seed), Random(seed)
    for _ in range(moves):
        if not match.over:
            match.play(luck.choice(match.legal()))
    return match


@pytest.fixture
def element():
    return some_way_in("element", 9)


def sentence(match, action):
    return match.say(match.describe(action))


@pytest.mark.parametrize("name", names())
def test_every_legal_action_is_played_by_its_own_words(name):
    luck, match = Random(2), some_way_in(name, 0, seed=5)
    for _ in range(25):
        if match.over:
            break
        legal = match.legal()
        assert len({sentence(match, action) for action in legal}) == len(legal), "two actions have the same words"
        action = luck.choice(legal)
        tried = match.try_words(sentence(match, action).upper())
        assert tried.played and tried.action == action and match.entries[-1].action == action


@pytest.mark.parametrize("name", names())
def test_two_worlds_that_a_seat_cannot_tell_apart_are_told_and_answered_alike(name):
    for moves in (3, 14, 30):
        match = some_way_in(name, moves, seed=moves)
        if match.over:
            continue
        for seat in range(match.players):
            states = np.array([match.state], match.game.STATE)
            match.game.engine.resample_at(states, 0, seat, key_of(b"another world"))
            worlds = [match.clone(), match.clone()]
            for world, state in zip(worlds, (match.state, states[0]), strict=True):
                world.begin(states_of(match.game, state), world.entries)
            assert worlds[0].tell(seat) == worlds[1].tell(seat)
            for words in WORDS:
                one, other = (world.clone().try_words(words, seat) for world in worlds)
                assert one == other, words


def test_a_seat_is_told_what_lies_open_what_is_asked_and_what_it_may_do(element):
    told = element.tell()
    assert told.startswith(f"{element.game.meta.title}, 2 players. You are Player {element.to_move + 1}.")
    assert "Your hand" in told and element.say(element.prompt(element.to_move)) in told
    assert all(f"- {sentence(element, action)}" in told for action in element.legal())
    assert "You may:" not in element.tell(legal=False) and "You may:" not in element.tell(1 - element.to_move)


def test_the_other_languages_tell_and_understand_too(element):
    for language, may in (("fr", "Vous pouvez :"), ("es", "Puedes:")):
        match = element.clone()
        assert may in match.tell(language=language)
        action = match.legal()[0]
        assert match.try_words(match.say(match.describe(action), language), language=language).action == action


def test_a_refused_action_is_answered_with_its_rule_and_nothing_happens(element):
    refused = next(action for action in range(element.game.NUM_ACTIONS) if element.why_not(action))
    version = element.version
    tried = element.try_words(sentence(element, refused))
    why = element.why_not(refused)
    assert not tried.played and tried.action == refused and tried.refused == why and element.version == version
    assert tried.answer == f"Refused: {sentence(element, refused)}. {element.say(why.message)} (rule {why.rule})"


def test_words_that_mean_several_legal_actions_are_asked_back():
    match = Match(game("element"), 2, seed=7)
    plays = [sentence(match, action) for action in match.legal()]
    plays = [words for words in plays if words.startswith("Play ")]
    tried = match.try_words("play")
    assert not tried.played and len(plays) > 1 and set(tried.possible) == set(plays)
    assert f"“play” can mean {len(plays)} actions" in tried.answer and f"- {plays[0]}" in tried.answer
    assert match.try_words(f"please {plays[0].upper()}").action == match.entries[0].action


def test_words_that_no_action_has_are_told_apart_from_those_that_were_understood():
    match = Match(game("curie"), 2, seed=3)
    tried = match.try_words("take 1 plutonium")
    assert "Not understood: plutonium." in tried.answer and "Take 1 uranium" in tried.possible
    assert "No action has all of these words" in match.try_words("take 1 point turn").answer


def test_without_legal_actions_an_answer_names_also_those_that_are_not_legal():
    match = Match(game("eureka"), 2, seed=3)
    shown = match.try_words("play plutonium", legal=False).possible
    legal = {sentence(match, action) for action in match.legal()}
    assert shown and not set(shown) <= legal


def test_the_end_is_told_with_winners_and_scores():
    match = some_way_in("element", 2000)
    told = match.tell(0)
    assert match.over and "The game is over." in told and "1. Player" in told
    assert "The game is over." in match.try_words("play").answer


def test_words_are_compared_without_case_accents_and_signs():
    assert tokens("Électron, 2 : l’ÉTÉ!") == ["electron", "2", "l", "ete"]
