"""A bot is asked from what its seat may know, and from nothing else."""
from random import Random

import numpy as np
import pytest

from labtable.bots import bot, question_of
from labtable.bots.questions import question
from labtable.core.contract import Game
from labtable.core.errors import BadSetup
from labtable.core.match import Match, key_of

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


def test_two_worlds_that_a_seat_cannot_tell_apart_put_the_same_question(any_game):
    for players in any_game.meta.players:
        for number, here in enumerate(positions(any_game, players, seed=players)):
            there = here.copy()
            seat = any_game.engine.to_move_at(here, 0)
            any_game.engine.resample_at(there, 0, seat, key_of(b"another world %d" % number))
            one, other = question(any_game, here, "luck"), question(any_game, there, "luck")
            assert np.array_equal(one.world, other.world), f"{players} players, position {number}"
            assert one.legal == other.legal
            if number == 1:
                for name in QUICK:
                    one, other = question(any_game, here, "luck"), question(any_game, there, "luck")
                    assert bot(name)(one) == bot(name)(other), name


def test_the_question_holds_neither_the_key_nor_the_truth(match):
    asked = question_of(match)
    assert not np.array_equal(asked.world[0].random_key, match.state.random_key)
    other = 1 - asked.seat
    hands = {question(match.game, np.array([match.state], match.game.STATE), f"luck {n}").world[0]
             .players[other].hand.tobytes() for n in range(20)}
    assert len(hands) > 1, "the other's hand is dealt anew each time"


def test_the_same_question_is_asked_again_in_the_same_match(match):
    one, other = question_of(match), question_of(match)
    assert np.array_equal(one.world, other.world)
    assert one.luck.random() == other.luck.random()


def test_a_finished_game_asks_nothing(match):
    luck = Random(0)
    while not match.over:
        match.play(luck.choice(match.legal()))
    with pytest.raises(BadSetup, match="The game is over; there is nothing left to decide"):
        question_of(match)
