"""PettingZoo's own tests, and what they do not look at: masks, rewards, illegal actions."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from labtable.core.errors import BadSetup, IllegalAction
from labtable.core.game.registry import game
from labtable.envs.pettingzoo import env

pytestmark = [  # what PettingZoo says of its own card games too: an observation with a mask is a dict
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def play_out(table, choose=lambda legal: legal[0], most=2000):
    """Play a game; the rewards that each agent was given, added up."""
    gained = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(most):
        seen, reward, terminated, truncated, info = table.last()
        gained[agent] += reward
        if terminated or truncated:
            assert not seen["action_mask"].any()
            table.step(None)
            continue
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        table.step(int(choose(np.flatnonzero(seen["action_mask"]))))
    return gained


def test_the_api_test_passes(name, players):
    api_test(env(name, players), num_cycles=10)


def test_the_seed_test_passes(name, players):
    seed_test(lambda: env(name, players), num_cycles=10)


def test_the_parallel_converter_passes_its_test(name, players):
    parallel_api_test(turn_based_aec_to_parallel(env(name, players)), num_cycles=10)


def test_the_render_test_passes(name, capsys):
    render_test(lambda **more: env(name, **more))


def test_the_name_ends_with_the_version_of_the_rules(name):
    assert env(name).metadata["name"] == f"labtable_{name}_v{game(name).meta.rules_version}"


def test_a_picture_shows_more_than_its_background():
    table = env("scientia", render_mode="rgb_array")
    table.reset(seed=1)
    picture = table.render()
    assert picture.shape[1] == 800 and len(np.unique(picture.reshape(-1, 3), axis=0)) > 20


def test_a_dict_of_fields_holds_what_the_flat_array_holds(name):
    flat, fields = env(name), env(name, observation="dict")
    flat.reset(seed=5)
    fields.reset(seed=5)
    array, named = flat.last()[0]["observation"], fields.last()[0]["observation"]
    assert np.array_equal(np.concatenate([field.ravel() for field in named.values()]), array)
    assert fields.observation_space("player_0")["observation"].contains(named)


def test_the_winner_gets_what_the_others_lose():
    luck = np.random.default_rng(1)
    table = env("curie", 3)
    table.reset(seed=1)
    gained = play_out(table, luck.choice)
    outcome = table.unwrapped.table.match.outcome
    assert sum(gained.values()) == pytest.approx(0)
    assert {seat for seat in range(3) if gained[f"player_{seat}"] > 0} == set(outcome.winners)


def test_a_team_gets_its_score():
    luck = np.random.default_rng(1)
    table = env("eureka", 2)
    table.reset(seed=1)
    gained = play_out(table, luck.choice)
    score = table.unwrapped.table.match.outcome.standings[0].score
    assert score > 0 and set(gained.values()) == {-float(score)}


def illegal_in(table):
    return int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])


def test_an_illegal_action_says_which_rule_refuses_it():
    table = env("curie", on_illegal="raise")
    table.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"\(rule \d+\.\d+\)$"):
        table.step(illegal_in(table))
    assert table.unwrapped.table.match.version == 0
    with pytest.raises(IllegalAction, match="no such move"):
        table.step(1000)


def test_an_illegal_action_ends_the_episode():
    table = env("curie", 3)
    table.reset(seed=1)
    mover = table.agent_selection
    table.step(illegal_in(table))
    assert all(table.terminations.values()) and "(rule " in table.infos[mover]["illegal"]
    assert table.rewards == {agent: -1.0 if agent == mover else 0.0 for agent in table.possible_agents}


def test_a_team_that_breaks_a_rule_gets_less_than_any_score():
    """An end that is worth more than a bad score would be a way out of every bad game."""
    table = env("eureka", 3)
    table.reset(seed=1)
    table.step(illegal_in(table))
    assert all(table.terminations.values()) and set(table.rewards.values()) == {-1000.0}


def test_an_illegal_action_can_be_replaced_by_a_legal_one():
    table = env("curie", on_illegal="replace")
    table.reset(seed=1)
    mover = table.agent_selection
    table.step(illegal_in(table))
    assert "(rule " in table.infos[mover]["illegal"] and table.unwrapped.table.match.version == 1
    table.step(int(table.last()[0]["action_mask"].argmax()))
    assert "illegal" not in table.infos[mover]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 9}, "is for 2 to 4 players, not 9"),
        ({"options": {"colour": "red"}}, "has no option 'colour'"),
        ({"on_illegal": "shrug"}, "on_illegal is one of end, replace, raise, not 'shrug'."),
        ({"observation": "sound"}, "observation is one of flat, dict, not 'sound'."),
        ({"render_mode": "film"}, "render_mode is one of ansi, human, rgb_array, not 'film'."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(given, sentence):
    with pytest.raises(BadSetup, match=sentence):
        env("curie", **given)
