"""The vector environment of Stable-Baselines3, held to what its VecEnv promises, and MaskablePPO at work on it."""

import gymnasium
import numpy as np
import pytest
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from stable_baselines3.common.vec_env import VecMonitor

from labtable.envs.baselines import LabtableVecEnv
from labtable.envs.opponents import any_of

GAME, LANES = "element", 8


@pytest.fixture
def env():
    made = LabtableVecEnv(GAME, LANES, opponents="random", seed=3)
    made.reset()
    return made


def masks(env):
    return np.stack(env.env_method("action_masks"))


def test_an_attribute_is_that_of_each_game_that_is_asked(env):
    assert env.get_attr("number") == list(range(LANES))
    assert env.get_attr("seat") == [0, 1, 0, 1, 0, 1, 0, 1]
    assert env.get_attr("seat", indices=[3, 0]) == [1, 0] and env.get_attr("number", indices=5) == [5]
    assert env.get_attr("render_mode") == [None] * LANES and env.get_attr("game", 0) == [GAME]
    assert not env.has_attr("nonsense") and env.has_attr("action_masks")


def test_an_attribute_is_set_where_it_is_asked_for(env):
    env.set_attr("mark", 1)
    env.set_attr("mark", 2, indices=[1, 6])
    assert env.get_attr("mark") == [1, 2, 1, 1, 1, 1, 2, 1]
    env.set_attr("mark", 3, indices=0)
    assert env.get_attr("mark", indices=range(2)) == [3, 2]


def test_a_method_is_called_for_each_game_that_is_asked(env):
    whole = env.vector.batch.mask
    assert np.array_equal(masks(env), whole) and np.array_equal(get_action_masks(env), whole)
    some = env.env_method("action_masks", indices=[7, 2])
    assert len(some) == 2 and np.array_equal(some, whole[[7, 2]])
    assert np.array_equal(env.env_method("action_masks", indices=4), whole[[4]])
    assert is_masking_supported(env)


def test_no_game_is_wrapped_and_as_many_answers_come_as_were_asked_for(env):
    assert env.env_is_wrapped(gymnasium.Wrapper) == [False] * LANES
    assert env.env_is_wrapped(gymnasium.Wrapper, indices=[1, 2]) == [False, False]


def test_a_game_that_ends_leaves_its_last_observation(env):
    luck, ended = np.random.default_rng(1), 0
    while ended < 2 * LANES:
        seen, rewards, done, infos = env.step(any_of(masks(env), luck))
        assert seen.shape == (LANES, *env.observation_space.shape) and rewards.dtype == np.float32
        assert [info["TimeLimit.truncated"] for info in infos] == [False] * LANES
        assert [("terminal_observation" in info) for info in infos] == done.tolist()
        for lane in done.nonzero()[0]:
            last = infos[lane]["terminal_observation"]
            assert env.observation_space.contains(last) and not np.array_equal(last, seen[lane])
        ended += int(done.sum())


def test_a_seed_deals_the_same_games_again(env):
    env.seed(5)
    first = env.reset()
    other = env.reset()
    env.seed(5)
    assert np.array_equal(env.reset(), first) and not np.array_equal(other, first)


def test_maskable_ppo_learns_on_it():
    env = VecMonitor(LabtableVecEnv(GAME, LANES, opponents="random", seed=1))
    model = MaskablePPO("MlpPolicy", env, n_steps=256, batch_size=512, n_epochs=1, seed=1, device="cpu")
    model.learn(4 * 256 * LANES)
    assert model.num_timesteps == 4 * 256 * LANES and len(model.ep_info_buffer) > 0
    actions, _ = model.predict(env.reset(), action_masks=get_action_masks(env), deterministic=True)
    assert get_action_masks(env)[np.arange(LANES), actions].all()
