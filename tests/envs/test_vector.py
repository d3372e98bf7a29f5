"""The vector environment: the games of Batch, with a learner in one seat or in all."""

import gymnasium
import numpy as np
import pytest

from labtable.core.errors import BadSetup, IllegalAction
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.envs.opponents import any_of
from labtable.envs.vector import LabtableVectorEnv

GAME = "element"  # the game whose batches tests/core compiles as well


def make(lanes, **more):
    return LabtableVectorEnv(GAME, lanes, **more)


class NoLuck:
    def random(self, shape, dtype):
        return np.zeros(shape, dtype)  # the least that a generator gives


def test_a_random_action_is_legal_whatever_is_drawn():
    mask = np.eye(5, dtype=np.bool_)
    assert any_of(mask, NoLuck()).tolist() == [0, 1, 2, 3, 4]


def test_gymnasium_makes_it():
    import labtable.envs.gymnasium

    env = gymnasium.make_vec(labtable.envs.gymnasium.id_of(GAME), num_envs=3, vectorization_mode="vector_entry_point")
    seen, infos = env.reset(seed=1)
    assert env.observation_space.contains(seen) and env.metadata["autoreset_mode"].value == "SameStep"
    seen, rewards, done, truncated, infos = env.step(infos["action_mask"].argmax(1))
    assert env.observation_space.contains(seen) and not truncated.any()
    assert seen.shape == (3, game(GAME).OBSERVATION.itemsize // seen.itemsize) and rewards.shape == done.shape == (3,)


def test_every_seat_is_the_learners_without_opponents():
    env, luck = make(4), np.random.default_rng(1)
    _, infos = env.reset(seed=7)
    matches = [Match(game(GAME), 2, seed=int(seed)) for seed in env.batch.seeds]
    for _ in range(60):
        actions = any_of(infos["action_mask"], luck)
        for match, action in zip(matches, actions, strict=True):
            match.play(int(action))
        seen, _, _, _, infos = env.step(actions)
        for lane, match in enumerate(matches):
            assert infos["to_move"][lane] == match.to_move
            assert np.array_equal(seen[lane], match.observe().view(np.int16))


def test_a_reward_is_that_of_the_seat_that_moved():
    env, luck = make(16), np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    ended = 0
    while ended < 8:
        movers = infos["to_move"]
        _, rewards, done, _, infos = env.step(any_of(infos["action_mask"], luck))
        assert np.array_equal(rewards, infos["rewards"][np.arange(16), movers]) and not rewards[~done].any()
        ended += done.sum()


def test_a_game_that_ends_leaves_its_last_observation_and_info():
    """As Gymnasium says of SAME_STEP: `final_obs`, `final_info`, and masks that say in which lanes."""
    env, luck, ended = make(8), np.random.default_rng(2), 0
    _, infos = env.reset(seed=5)
    matches = [Match(game(GAME), 2, seed=int(seed)) for seed in env.batch.seeds]
    while ended < 8:
        movers, actions = infos["to_move"], any_of(infos["action_mask"], luck)
        for match, action in zip(matches, actions, strict=True):
            match.play(int(action))
        _, rewards, done, _, infos = env.step(actions)
        assert ("final_obs" in infos) == ("final_info" in infos) == bool(done.any())
        assert not done.any() or (infos["_final_obs"].tolist() == infos["_final_info"].tolist() == done.tolist())
        for lane in done.nonzero()[0]:
            over, last = matches[lane], infos["final_info"]
            assert over.over and np.array_equal(
                infos["final_obs"][lane], over.observe(int(movers[lane])).view(np.int16)
            )
            assert last["to_move"][lane] == over.to_move and not last["action_mask"][lane].any()
            assert last["rewards"][lane, movers[lane]] == rewards[lane]
            assert last["results"][lane]["score"].tolist() == [row.score for row in over.standings()]
            assert all(last[f"_{name}"].tolist() == done.tolist() for name in ("results", "rewards", "to_move"))
            matches[lane] = Match(game(GAME), 2, seed=int(env.batch.seeds[lane]))
        for lane in (~done).nonzero()[0] if done.any() else ():
            assert not infos["final_obs"][lane].any()
        ended += int(done.sum())


def test_the_last_observation_is_the_learners_whoever_ended_the_game():
    env, luck, ended = make(8, opponents="random"), np.random.default_rng(2), 0
    _, infos = env.reset(seed=5)
    while ended < 8:
        _, rewards, done, _, infos = env.step(any_of(infos["action_mask"], luck))
        for lane in done.nonzero()[0]:
            assert infos["final_info"]["rewards"][lane, env.seats[lane]] == rewards[lane]
            assert env.single_observation_space.contains(infos["final_obs"][lane])
        ended += int(done.sum())


def test_gymnasiums_own_wrapper_counts_the_games():
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(make(8))
    _, infos = env.reset(seed=1)
    luck, ended = np.random.default_rng(1), 0
    while not ended:
        _, _, done, _, infos = env.step(any_of(infos["action_mask"], luck))
        ended += int(done.sum())
    assert infos["_episode"].tolist() == done.tolist() and env.episode_count == ended


@pytest.mark.parametrize("opponents", ["random", "student", "greedy", lambda seen, mask: mask.argmax(1)])
def test_opponents_play_until_the_learner_is_to_move(opponents):
    env, luck = make(6, opponents=opponents), np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    for _ in range(40):
        assert infos["to_move"].tolist() == [0, 1, 0, 1, 0, 1]
        _, _, _, _, infos = env.step(any_of(infos["action_mask"], luck))


def test_greedy_opponents_win():
    env, luck = make(32, opponents="greedy"), np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    gained, ended = 0.0, 0
    while ended < 32:
        _, rewards, done, _, infos = env.step(any_of(infos["action_mask"], luck))
        gained, ended = gained + rewards[done].sum(), ended + done.sum()
    assert gained < 0


def test_the_same_seed_gives_the_same_games():
    one, other = make(5, opponents="student"), make(5, opponents="student", copy=False)
    (first, infos), (again, _) = one.reset(seed=3), other.reset(seed=3)
    for _ in range(30):
        assert np.array_equal(first, again)
        actions = infos["action_mask"].argmax(1)
        first, _, _, _, infos = one.step(actions)
        again, _, _, _, _ = other.step(actions)


def test_an_illegal_action_says_which_rule_refuses_it_or_is_replaced():
    env = make(3)
    _, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(1)
    actions[1] = infos["action_mask"][1].argmin()
    with pytest.raises(IllegalAction, match=r"^Environment 1: .* \(rule \d+\.\d+\)$"):
        env.step(actions)
    env = make(3, on_illegal="replace")
    env.reset(seed=1)
    *_, infos = env.step(actions)
    assert infos["illegal"].tolist() == [False, True, False]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"opponents": "laureate"}, "are one of random, student, greedy or a function"),
        ({"on_illegal": "end"}, "on_illegal is one of raise, replace, not 'end'"),
        ({"players": 9}, "is for 2 to 4 players, not 9"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(given, sentence):
    with pytest.raises(BadSetup, match=sentence):
        make(2, **given)


@pytest.mark.parametrize("actions", [[0], [[0], [0]], [0.5, 1.5]])
def test_actions_of_the_wrong_shape_are_refused(actions):
    env = make(2)
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="2 environments take as many whole numbers as actions"):
        env.step(np.array(actions))
