"""What the end of a game says."""
from labtable.games.element import GAME
from labtable.games.element.actions import encode
from labtable.games.element.constants import Kind
from labtable.games.element.tests.position import dealt, game, goal_bits


def ended(*taken):
    table = dealt(2)
    for seat, symbols in enumerate(taken):
        table.s.taken[seat] = goal_bits(symbols)
    return [GAME.text.say(message) for message in GAME.epilogue(table.s)]


def test_the_end_says_which_goals_made_the_scores():
    assert ended("He Be", "") == ["Player 1 has 26 points: helium 12, beryllium 14.",
                                  "Player 2 has taken no goal: 0 points."]


def test_the_end_says_what_broke_a_tie():
    assert ended("H Be", "He Li")[-1] == "Equal points and goals at the top: the heaviest atom decides."


def test_a_goal_that_can_be_taken_is_announced():
    assert GAME.text.say(GAME.prompt(game(bohrds=("1/0/1",)).s, 0)) == (
        "Your turn: take hydrogen now, or play 2 cards first.")
    assert GAME.text.say(GAME.prompt(game(bohrds=("1/0/0",)).s, 0)) == "Your turn: play 2 cards."


def test_without_a_goal_to_take_the_prompt_does_not_speak_of_one():
    assert GAME.text.say(GAME.prompt(game(bohrds=("1/0/0",), plays=0).s, 0)) == "Both plays are made: end your turn."
    assert GAME.text.say(GAME.prompt(game(bohrds=("1/0/1",), plays=0).s, 0)) == "Take hydrogen, or end your turn."


def test_a_goal_left_to_the_others_is_told_as_lost():
    before = game(bohrds=("1/0/1",), plays=0)
    after = before.copy().apply(encode(Kind.END))
    assert [message.id for message in GAME.losses(before.s, after.s, 0)] == ["loss-goal"]
