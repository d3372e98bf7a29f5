"""A game by TextArena's own interface: wrapped by the library, played by text to its end."""

from random import Random

import pytest
import textarena

from labtable.core.errors import BadSetup
from labtable.envs.textarena import TextArenaGame


class Loud(textarena.Wrapper):
    """A wrapper of the library that changes nothing."""


def listed(text):
    return [line[2:] for line in text.splitlines() if line.startswith("- ")]


def test_a_wrapped_game_is_played_to_its_end_by_what_is_read():
    env, luck, done = Loud(TextArenaGame("curie")), Random(1), False
    env.reset(num_players=2, seed=7)
    while not done:
        player, text = env.get_observation()
        assert player == env.match.to_move
        done, info = env.step(action=luck.choice(listed(text)))
        assert info["kind"] == "played"
    rewards, known = env.close()
    assert set(rewards) == {0, 1} and max(rewards.values()) == 1.0 and {row["rank"] for row in known.values()} <= {1, 2}


def test_a_wrong_try_is_answered_counted_by_its_rule_and_ends_in_a_random_action():
    env = TextArenaGame("element")
    with pytest.raises(BadSetup, match="not reset"):
        env.get_observation()
    env.reset(2, seed=7)
    player, _ = env.get_observation()
    refused = next(action for action in range(env.game.NUM_ACTIONS) if env.match.why_not(action))
    words, rule = env.match.say(env.match.describe(refused)), env.match.why_not(refused).rule
    for tries in range(5):
        assert env.match.version == 0, tries
        done, info = env.step(words)
        assert not done and info["rule"] == rule
    assert env.match.version > 0
    assert sum(env.close()[1][player]["wrong_tries"].values()) == 5
