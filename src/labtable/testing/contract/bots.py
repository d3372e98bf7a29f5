"""Bots at every table of every game: asked from what a seat may know, answering what is legal."""

from random import Random

import numpy as np
import pytest

from labtable.bots import bot, question_of
from labtable.bots.question import question
from labtable.bots.search_api import Budget, Search, SearchSettings
from labtable.core.game.contract import Game
from labtable.core.match.match import Match, key_of
from labtable.testing.random_matches import INTERPRETED

POSITIONS = 4  # of one game
QUICK = ("student", "greedy", "researcher@20")


def positions(game: Game, players: int, seed: int) -> list[np.ndarray]:
    """Some positions of a random game, each with a choice to make."""
    match, luck, found = Match(game, players, seed=seed), Random(seed), []
    while not match.over:
        legal = match.legal()
        if len(legal) > 1:
            found.append(np.array([match.state], game.STATE))
        match.play(luck.choice(legal))
    return found[:: max(1, len(found) // POSITIONS)]


def test_two_worlds_that_a_seat_cannot_tell_apart_put_the_same_question(the_game):
    for players in the_game.meta.players:
        for number, here in enumerate(positions(the_game, players, seed=players)):
            there = here.copy()
            seat = the_game.engine.to_move_at(here, 0)
            the_game.engine.resample_at(there, 0, seat, key_of(b"another world %d" % number))
            one, other = question(the_game, here, "luck"), question(the_game, there, "luck")
            assert np.array_equal(one.world, other.world), f"{players} players, position {number}"
            assert one.legal == other.legal
            if number == 1:
                for name in QUICK[: 2 if INTERPRETED else None]:
                    one, other = question(the_game, here, "luck"), question(the_game, there, "luck")
                    assert bot(name)(one) == bot(name)(other), name


@pytest.mark.skipif(INTERPRETED, reason="a search is beyond the interpreter")
def test_every_game_can_be_searched_at_every_table(the_game):
    for players in the_game.meta.players:
        match = Match(the_game, players, seed=players)
        while len(match.legal()) < 2:
            match.play(match.legal()[0])
        thought = Search(the_game, SearchSettings(), players).think(question_of(match), Budget(iterations=50))
        assert {one.action for one in thought.candidates} <= set(match.legal())
        assert sum(one.visits for one in thought.candidates) == thought.iterations <= 50
