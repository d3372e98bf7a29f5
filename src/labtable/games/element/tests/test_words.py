"""What the end of a game says."""
from labtable.games.element import GAME
from labtable.games.element.tests.position import dealt, goal_bits


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
