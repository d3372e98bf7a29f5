"""Batches: games side by side are the same games as one at a time."""

import hashlib

import numpy as np
import pytest

from labtable import Batch, game
from labtable.core.errors import BadSetup, NoGpu
from labtable.core.match.match import key_of, secret_of_seed
from labtable.core.simulate.batch import WAIT
from labtable.core.simulate.batches.secrets import WORDS, compress, match_key
from tests.every_game.test_lanes import follow


def test_compiled_lanes_play_the_games_of_match():
    assert follow(game("element"), 600) > 0


def test_keys_are_those_of_a_match():
    for seed in (0, 9, 10, 4711, 10**17 + 8):
        key = np.zeros(4, np.uint32)
        match_key(key, seed, np.zeros(WORDS, np.int64))
        assert key.tolist() == key_of(secret_of_seed(seed)).tolist()


def test_the_digest_is_sha_256():
    words = np.zeros(WORDS, np.int64)
    words[0], words[15] = 0x61626380, 24  # "abc"
    compress(words)
    assert b"".join(int(word).to_bytes(4, "big") for word in words[64:72]) == hashlib.sha256(b"abc").digest()


def test_a_seed_deals_the_same_games_again_and_threads_change_nothing():
    one = Batch(game("element"), 9, 2, seed=5)
    other = Batch(game("element"), 9, 2, seed=1, threads=3)
    other.reset(5)
    for _ in range(50):
        assert np.array_equal(one.observations, other.observations)
        actions = one.mask.argmax(1)
        one.step(actions)
        other.step(actions)


def test_a_lane_that_waits_stays_as_it_is():
    batch = Batch(game("element"), 3, 2, seed=5)
    actions = batch.mask.argmax(1)
    batch.step(actions)
    before = batch.lanes.states.copy(), batch.observations.copy(), batch.mask.copy()
    batch.rewards[1], batch.done[1] = 1, True  # what an earlier step left
    batch.step(np.where(np.arange(3) == 1, WAIT, batch.mask.argmax(1)))
    assert batch.lanes.states[1].tobytes() == before[0][1].tobytes()
    assert np.array_equal(batch.observations[1], before[1][1]) and np.array_equal(batch.mask[1], before[2][1])
    assert not batch.done[1] and not batch.rewards[1].any()
    assert all(batch.lanes.states[lane].tobytes() != before[0][lane].tobytes() for lane in (0, 2))


def test_foresight_tells_nothing_of_what_is_hidden():
    """Two tables that differ only in what the seat cannot know promise the same."""
    batch = Batch(game("element"), 2, 2)
    lanes = batch.lanes
    lanes.states[1] = lanes.states[0]
    seat = int(batch.to_move[0])
    game("element").engine.resample_at(lanes.states, 1, seat, np.arange(4, dtype=np.uint32))
    scores = np.zeros((2, batch.game.NUM_ACTIONS), np.float32)
    standing = np.zeros((2, 2), np.float32)
    batch.foresee(scores, standing, seed=3)
    first = scores[0].copy()
    lanes.states[0] = lanes.states[1]
    batch.foresee(scores, standing, seed=3)
    assert first.any() and standing.any()
    assert np.array_equal(first, scores[0])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"n": 0}, "holds one game at least, not 0"),
        ({"n": 2, "device": "tpu"}, "one of cpu, gpu, not on 'tpu'"),
        ({"n": 2, "threads": 0}, "one thread at least, not 0"),
        ({"n": 2, "players": 9}, "is for 2 to 4 players, not 9"),
        ({"n": 2, "seed": -1}, "seed of a batch is a number from 0"),
        ({"n": 2, "players": 2, "tables": [(2, {})]}, "not both"),
    ],
)
def test_a_batch_that_cannot_be_is_one_clear_sentence(given, sentence):
    with pytest.raises(BadSetup, match=sentence):
        Batch(game("element"), **given)


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        ([0], "takes as many whole numbers as actions, not an array of int64 with shape"),
        ([0.5, 1.0], "not an array of float64"),
        ([0, 10**6], "action 1000000 is not legal for seat"),
        ([-2, 0], "Lane 0: action -2 is not legal for seat"),
    ],
)
def test_a_wrong_action_is_one_clear_sentence_and_nothing_moves(actions, sentence):
    batch = Batch(game("element"), 2, 2)
    before = batch.lanes.states.tobytes()
    with pytest.raises(BadSetup, match=sentence):
        batch.step(np.array(actions))
    assert batch.lanes.states.tobytes() == before


def test_no_gpu_is_one_clear_sentence():
    with pytest.raises(NoGpu):
        Batch(game("element"), 2, 2, device="gpu")
