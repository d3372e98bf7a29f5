"""The checks of Gymnasium and of Stable-Baselines3, and a whole game against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from stable_baselines3.common.env_checker import check_env as check_for_baselines

from labtable.core.errors import BadSetup, IllegalAction
from labtable.core.game.registry import game
from labtable.envs.gymnasium import id_of


def make(name, **more):
    return gymnasium.make(id_of(name), **more)


def play_out(env, seed):
    """A game of a learner who takes any legal action; the last reward, and all observations."""
    luck, seen = np.random.default_rng(seed), []
    observation, info = env.reset(seed=seed)
    reward, over = 0.0, False
    while not over:
        assert reward == 0
        seen.append(observation)
        action = int(luck.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, truncated, info = env.step(action)
        assert not truncated
    return reward, np.array(seen)


def test_the_checks_pass(name, players):
    """Both sample actions without a mask."""
    env = make(name, players=players, bots="random").unwrapped
    check_env(env, skip_render_check=True)
    check_for_baselines(env)


@pytest.mark.filterwarnings("ignore:.*observation:UserWarning", "ignore:.*image:UserWarning")
def test_the_checks_pass_with_named_fields_and_with_legal_actions_in_place_of_others(name):
    env = make(name, bots="random", on_illegal="replace", observation="dict").unwrapped
    check_env(env, skip_render_check=True)
    check_for_baselines(env)


def test_the_checks_draw_every_game(name):
    check_env(make(name, bots="random", render_mode="rgb_array").unwrapped)


@pytest.mark.filterwarnings("ignore:.*is out of date:DeprecationWarning")
def test_an_id_ends_with_the_version_of_the_rules(name):
    version = game(name).meta.rules_version
    assert id_of(name) == f"labtable/{name.capitalize()}-v{version}" and id_of(name) in gymnasium.registry
    with pytest.raises(gymnasium.error.DeprecatedEnv, match=f"Please use `{id_of(name)}` instead"):
        gymnasium.make(f"labtable/{name.capitalize()}-v{version - 1}")


def test_a_game_is_the_same_for_the_same_seed():
    env = make("curie", players=3, bots="student")
    first, again, other = play_out(env, 1), play_out(env, 1), play_out(env, 2)
    assert first[0] == again[0] and np.array_equal(first[1], again[1])
    assert not np.array_equal(first[1], other[1])


def test_the_reward_is_that_of_the_learner():
    env = make("scientia", bots="random", seat=1)
    reward, _ = play_out(env, 3)
    won = 1 in env.unwrapped.table.match.outcome.winners
    assert (reward > 0) == won and env.unwrapped.seat == 1


def test_the_learner_sits_anywhere():
    env = make("curie", players=4, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_masks_are_there_for_maskable_ppo():
    env = make("element", bots="random")
    _, info = env.reset(seed=1)
    masks = env.unwrapped.action_masks()
    assert masks.dtype == np.bool_ and np.array_equal(masks, info["action_mask"]) and masks.any()


def test_bots_can_be_of_different_levels_and_functions():
    asked = []

    def first(question):
        asked.append(question.seat)
        return question.legal[0]

    env = make("curie", players=3, bots=["random", first], seat=0)
    play_out(env, 1)
    assert set(asked) == {2}


def test_an_illegal_action_says_which_rule_refuses_it():
    env = make("curie", bots="random", on_illegal="raise")
    _, info = env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"\(rule \d+\.\d+\)$"):
        env.step(int(info["action_mask"].argmin()))


def test_an_illegal_action_ends_the_episode():
    env = make("curie", bots="random")
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(info["action_mask"].argmin()))
    assert terminated and reward == -1 and "(rule " in info["illegal"] and not info["action_mask"].any()


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_it_is_drawn(mode):
    env = make("eureka", players=2, bots="random", render_mode=mode)
    env.reset(seed=1)
    assert len(env.render()) > 100


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"bots": "genius"}, "There is no bot 'genius'"),
        ({"bots": ["student", "student"]}, "Beside the learner sit 1 bots, not 2."),
        ({"seat": 2}, "The seats are 0 to 1; there is no seat 2."),
        ({"players": 7}, "is for 2 to 4 players, not 7"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(given, sentence):
    with pytest.raises(BadSetup, match=sentence):
        make("curie", **given)
