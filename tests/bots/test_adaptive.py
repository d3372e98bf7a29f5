"""Adaptive plays to keep the game close, never absurdly, and not where all win or lose together."""

import pytest

from labtable.bots import NAMES, answer, bot, question_of
from labtable.bots.adaptive import GIVEN_AWAY, Adaptive
from labtable.bots.arena import fixtures
from labtable.bots.levels import names_for, search_of
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.core.match.match import Match


class Chances:
    """A search that finds these chances of the seat to move after the first legal actions."""

    def __init__(self, match, chances):
        self.game, self.players, self.found = match.game, match.players, chances

    def promises(self, question):
        return [(1e-4**place, action) for place, action in enumerate(question.legal[: len(self.found)])]

    def chances_after(self, question, action, seed, worlds):
        own = self.found[question.legal.index(action)]
        return [own if seat == question.seat else 1 - own for seat in range(self.players)]


@pytest.mark.parametrize(
    ("chances", "wanted"),
    [
        ((0.72, 0.66, 0.63, 0.40), 2),  # it is ahead: what gives most away, but not too much at once
        ((0.67, 0.61, 0.58), 1),  # it keeps a small lead
        ((0.55, 0.51, 0.44), 0),  # without one it plays its best
        ((0.30, 0.25, 0.35), 0),  # it is behind: what the net promises most
        ((0.97, 0.60, 0.50), 0),  # all else would throw the game away
    ],
)
def test_the_chances_after_its_move_are_as_even_as_a_reasonable_move_makes_them(match, chances, wanted):
    while len(match.legal()) < len(chances):
        match.play(match.legal()[0])
    player = Adaptive(lambda subject, players: Chances(match, chances))
    assert player(question_of(match)) == question_of(match).legal[wanted]
    assert max(chances) - chances[wanted] <= GIVEN_AWAY + 1e-9


def margin(level, seeds):
    """How far apart the scores end, on average, when a level plays a Student."""
    apart = []
    for seed in seeds:
        match = Match(game("scientia"), 2, seed=seed)
        players = [bot(level), bot("student")]
        while not match.over:
            match.play(answer(match, players[match.to_move]))
        apart.append(abs(match.outcome.standings[0].score - match.outcome.standings[1].score))
    return sum(apart) / len(apart)


def test_its_games_end_closer_than_those_of_a_researcher():
    assert margin("adaptive", range(6)) < margin("researcher", range(6)) / 2


def test_chances_after_an_action_are_the_same_for_the_same_seed_and_add_up_for_two(match):
    question, search = question_of(match), search_of(match.game, 2, "researcher")
    first, again = (search.chances_after(question, question.legal[0], 5, 4) for _ in range(2))
    assert first == again and len(first) == 2 and all(0 <= chance <= 1 for chance in first)


def test_it_has_no_place_where_all_win_or_lose_together():
    eureka = game("eureka")
    assert "adaptive" not in names_for(eureka) and names_for(game("curie")) == NAMES
    with pytest.raises(BadSetup, match="Eureka! all win or lose together"):
        fixtures(eureka, 2, ["adaptive"], 1, seed=1)
    with pytest.raises(BadSetup, match="keeps a game between rivals close"):
        bot("adaptive")(question_of(Match(eureka, 2, seed=1)))
