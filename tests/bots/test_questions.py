"""A bot is asked from what its seat may know, and from nothing else."""

from random import Random

import numpy as np
import pytest

from labtable.bots import question_of
from labtable.bots.question import question
from labtable.core.errors import BadSetup


def test_the_question_holds_neither_the_key_nor_the_truth(match):
    asked = question_of(match)
    assert not np.array_equal(asked.world[0].random_key, match.state.random_key)
    other = 1 - asked.seat
    hands = {
        question(match.game, np.array([match.state], match.game.STATE), f"luck {n}")
        .world[0]
        .players[other]
        .hand.tobytes()
        for n in range(20)
    }
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
