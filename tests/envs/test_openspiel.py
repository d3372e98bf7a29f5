"""OpenSpiel's own tests: simulation, the API on part of the tree, playthroughs; and its Python IS-MCTS at play."""

import json
import sys
from importlib import import_module
from types import SimpleNamespace

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts, sample_some_states
from open_spiel.python.observation import make_observation
from open_spiel.python.pytorch import deep_cfr, nfsp

from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.envs.history import Past
from labtable.envs.openspiel import deal_of_seed
from labtable.envs.scale import scaled

if not flags.FLAGS.is_parsed():
    flags.FLAGS(["tests"])

# A short game of two researchers, dealt from seed 1: random players need a thousand decisions.
# fmt: off
SYNTHESIS = [
    8, 8, 16, 0, 16, 7, 133, 475, 487, 133, 481, 476, 487, 18, 499, 0, 8, 39, 133, 481, 487, 76, 27, 36, 76,
    77, 455, 477, 478, 487, 500, 487, 79, 469, 477, 483, 40, 500, 63, 63, 64, 39, 168, 477, 500, 76, 76, 27,
    31, 498, 77, 455, 477, 479, 487, 168, 486, 86, 471, 76, 14, 8, 0, 7, 39, 500, 86, 471, 476, 484, 499, 76,
    76, 16, 7, 31, 79, 469, 478, 478, 76, 86, 471, 76, 14, 8, 14, 7, 86, 471, 479, 487, 76, 79, 469, 481, 479,
    483, 14, 7, 8, 22, 8, 79, 469, 480, 475, 498, 483, 76, 86, 471, 482, 483,
]
# fmt: on
FLIP = pyspiel.UniformProbabilitySampler(0.0, 1.0)


def load(name, players=None, **more):
    given = {**({"players": players} if players else {}), **more}
    return pyspiel.load_game(f"labtable_{name}", given)


def dealt(name, players=None, seed=1, decisions=0):
    """A state some random decisions into a game."""
    state, luck = load(name, players).new_initial_state(), np.random.default_rng(seed)
    deal(state, seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(int(luck.choice(state.legal_actions())))
            draw(state, luck)
    return state


def deal(state, seed):
    for byte in deal_of_seed(seed):
        state.apply_action(byte)


def draw(state, luck=None):
    """Chance draws; without luck it changes nothing, and the game goes on as that of its seed."""
    while state.is_chance_node():
        state.apply_action(0 if luck is None else int(luck.integers(256)))


def whole_history(name, seed, decisions):
    """The actions of chance and players together."""
    state = load(name).new_initial_state()
    deal(state, seed)
    for action in decisions:
        state.apply_action(action)
        draw(state)
    return state.history()


def some_states(cls):
    """As OpenSpiel's own, but with 40 states where it takes 400."""
    cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=40)
    cls.game_type = cls.game.get_type()


def api_test_of(name, players):
    of = load(name, players)
    return type(
        f"Test_{name}_{players}",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": str(of), "game": of, "setUpClass": classmethod(some_states)},
    )


for _name in names():
    for _players in game(_name).meta.players:
        globals()[f"Test_{_name}_{_players}"] = api_test_of(_name, _players)


def test_random_games_pass_the_simulation_test(name):
    pyspiel.random_sim_test(load(name, game(name).meta.players[0]), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("of_many", [name for name in names() if name != "laboratorium"])  # its games are too long
def test_so_do_those_of_as_many_players_as_can_be(of_many):
    pyspiel.random_sim_test(load(of_many, game(of_many).meta.players[-1]), num_sims=1, serialize=False, verbose=False)


def test_a_playthrough_is_replayed_word_for_word(name, tmp_path):
    actions = whole_history(name, 1, SYNTHESIS) if name == "laboratorium" else []
    told = generate_playthrough.playthrough(f"labtable_{name}", actions, seed=1)
    path = tmp_path / "playthrough.txt"
    path.write_text(told, "utf-8")
    expected, actual = generate_playthrough.replay(str(path))
    assert expected == actual == told


def test_a_game_is_that_of_a_match_with_the_same_seed(name, players):
    match, state = Match(game(name), players, seed=3), load(name, players).new_initial_state()
    deal(state, 3)
    luck = np.random.default_rng(0)
    for _ in range(40):
        if match.over:
            break
        assert (state.current_player(), state.legal_actions()) == (match.to_move, match.legal())
        for seat in range(players):
            assert state.observation_tensor(seat) == match.observe(seat).view(np.int16).tolist()
        action = int(luck.choice(match.legal()))
        match.play(action)
        state.apply_action(action)
        draw(state)
    assert state.is_terminal() == match.over


# Chance ----------------------------------------------------------------------------------------------


def test_the_first_observation_does_not_tell_the_deal(name):
    """Every deal of the game can be drawn, and many of them look the same to every player at first."""
    state = dealt(name, game(name).meta.players[0])
    nodes = [player for player, _ in pairs(state)]
    assert nodes == [pyspiel.PlayerId.CHANCE] * 16 and state.get_game().max_chance_outcomes() == 256
    for player in range(state.num_players()):
        worlds = [state.resample_from_infostate(player, FLIP) for _ in range(16)]
        assert {world.observation_string(player) for world in worlds} == {state.observation_string(player)}
        assert len({world.past.position.tobytes() for world in worlds}) == 16


def pairs(state):
    return [(step.player, step.action) for step in state.full_history()]


def test_luck_is_drawn_where_the_game_draws():
    """A copy of a state does not foresee the dice: what they show is drawn after the decision to throw them."""
    state, luck = dealt("laboratorium", 2), np.random.default_rng(4)
    while not state.is_chance_node():
        state.apply_action(int(luck.choice(state.legal_actions())))
    drawn = set()
    for _ in range(12):
        copy = state.clone()
        before = copy.move_number()
        draw(copy, luck)
        assert copy.move_number() == before + 4
        drawn.add(copy.observation_string(0))
    assert len(drawn) > 1


def test_chance_and_players_cannot_do_what_is_not_offered():
    state = load("eureka").new_initial_state()
    with pytest.raises(ValueError, match="from 0 to 255"):
        state.apply_action(256)
    with pytest.raises(ValueError, match="where a player decides"):
        state.resample_from_infostate(0, FLIP)
    deal(state, 1)
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(next(action for action in range(500) if action not in state.legal_actions()))


# Information -----------------------------------------------------------------------------------------


def test_named_fields_are_observed():
    state = dealt("curie", 3)
    seen = make_observation(state.get_game())
    seen.set_from(state, 0)
    assert list(seen.dict) == [field.name for field in game("curie").observation_fields]
    assert seen.dict["cubes"].shape == (4, 3) and seen.dict["supply"].sum() > 0


def test_a_redealt_state_looks_the_same_to_its_player_alone(name):
    """In Scientia nothing is hidden but the luck to come."""
    state = dealt(name, game(name).meta.players[-1], decisions=12)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player, FLIP) for _ in range(8)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.legal_actions() == state.legal_actions()
        assert world.past.position.tobytes() != state.past.position.tobytes()
    others = {
        world.information_state_string(seat)
        for world in worlds
        for seat in range(state.num_players())
        if seat != player
    }
    assert name == "scientia" or str(worlds[0]) != str(state)
    assert len(others) >= state.num_players() - 1


def test_players_recall_what_they_have_seen():
    """The same position reached in two ways is not the same information."""
    state = dealt("curie", 2, decisions=20)
    lone = state.resample_from_infostate(0, FLIP)
    for player in range(2):
        assert (lone.information_state_string(player) == state.information_state_string(player)) == (player == 0)


def test_players_recall_what_they_did_themselves():
    """Two decisions of one's own are two pasts, even where everything looks the same after them."""
    setting = load("curie").setting
    position = dealt("curie").past.position
    root = Past(setting, position)
    one, other = (Past(setting, position, root, (0, action)) for action in (3, 4))
    assert one.digest(0) != other.digest(0) and one.digest(1) == other.digest(1)
    assert one.recalled(0)[0][1] == 3 and one.recalled(1)[0][1] is None


def test_the_tensor_of_an_information_state_is_what_was_seen_and_done_of_late():
    of, luck = load("eureka", 2, recall=3), np.random.default_rng(2)
    state, met = of.new_initial_state(), []
    deal(state, 2)
    for _ in range(8):
        seen, mover, action = (
            state.observation_tensor(0),
            state.current_player(),
            int(luck.choice(state.legal_actions())),
        )
        met.append((seen, action if mover == 0 else None))
        state.apply_action(action)
        draw(state, luck)
    recalled = make_observation(of, pyspiel.IIGObservationType(perfect_recall=True))
    recalled.set_from(state, 0)
    assert recalled.tensor.tolist() == state.information_state_tensor(0)
    size, actions = of.observation_tensor_size(), of.num_distinct_actions()
    assert of.information_state_tensor_size() == size + 3 * (size + actions)
    assert recalled.tensor[:size].tolist() == scaled("eureka", np.int16(state.observation_tensor(0))).tolist()
    assert recalled.tensor.min() >= 0 and recalled.tensor.max() <= 1
    for place, (seen, action) in enumerate(reversed(met[-3:])):
        assert recalled.dict["earlier"][place].tolist() == scaled("eureka", np.int16(seen)).tolist()
        assert recalled.dict["own_actions"][place].nonzero()[0].tolist() == ([] if action is None else [action])


def test_with_enough_recall_tensors_differ_where_information_states_do(name):
    of, luck, told = load(name, recall=12), np.random.default_rng(1), {}
    for _ in range(4):
        state = of.new_initial_state()
        deal(state, 1)
        for _ in range(12):
            for player in range(state.num_players()):
                told.setdefault(state.information_state_string(player), set()).add(
                    (player, *state.information_state_tensor(player))
                )
            if not state.is_terminal():
                state.apply_action(int(luck.choice(state.legal_actions()[:2])))
                draw(state)
    tensors = [tensor for same in told.values() for tensor in same]
    assert len(tensors) == len(set(tensors)) == len(told)


def test_a_redealt_state_has_the_same_tensor_for_its_player_alone():
    state = dealt("eureka", 3, decisions=15)
    player = state.current_player()
    world = state.resample_from_infostate(player, FLIP)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), world))
    for one in (world, again):
        assert one.information_state_tensor(player) == state.information_state_tensor(player)
        other = (player + 1) % 3
        assert one.information_state_tensor(other) != state.information_state_tensor(other)
    action = state.legal_actions()[0]
    for one in (state, world, again):
        one.apply_action(action)
        draw(one)
    assert world.information_state_tensor(player) == again.information_state_tensor(player)


def test_a_state_survives_serialisation():
    state = dealt("eureka", 3, decisions=15)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()
    assert again.information_state_string(1) == state.information_state_string(1)
    assert again.information_state_tensor(1) == state.information_state_tensor(1)


def test_ismcts_of_openspiel_plays_it(name):
    state, luck = dealt(name, decisions=6), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(), Shallow(luck), 1.4, max_simulations=12, random_state=luck, allow_inconsistent_action_sets=True
    )
    for _ in range(3):
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        draw(state, np.random.default_rng(1))


def end_of_a_game(name, decisions):
    """A game that begins some decisions before its end: OpenSpiel's `start_at`."""
    state, luck, places = dealt(name, 2), np.random.default_rng(1), []
    while not state.is_terminal():
        places.append(len(state.history()))
        state.apply_action(int(luck.choice(state.legal_actions())))
        draw(state)
    history = ";".join(map(str, state.history()[: places[-decisions]]))
    return pyspiel.load_game(f"start_at(history={history},game=labtable_{name}(players=2,recall=1))")


def test_nfsp_of_openspiel_learns_it():
    table = rl_environment.Environment(load("eureka", 2), chance_event_sampler=rl_environment.ChanceEventSampler(1))
    seen, actions = table.observation_spec()["info_state"][0], table.action_spec()["num_actions"]
    assert seen == table.game.information_state_tensor_size()
    agents = [
        nfsp.NFSP(player, seen, actions, [16], 200, 1.0, batch_size=8, learn_every=8, min_buffer_size_to_learn=8)
        for player in range(2)
    ]
    for _ in range(4):
        now = table.reset()
        while not now.last():
            now = table.step([agents[now.observations["current_player"]].step(now).action])
        for agent in agents:
            agent.step(now)
    assert all(np.isfinite(agent.loss[0]) for agent in agents)  # that of the average policy


def test_deep_cfr_of_openspiel_solves_the_end_of_a_game():
    """A traversal tries all actions of its player, so a whole game would take years."""
    solver = deep_cfr.DeepCFRSolver(
        end_of_a_game("eureka", 8), (16,), (16,), 2, 2, batch_size_advantage=4, batch_size_strategy=4
    )
    _, advantages, policy = solver.solve()
    assert np.isfinite([policy, *advantages[0], *advantages[1]]).all()


class Shallow(mcts.Evaluator):
    """Says nothing of a position: here the search is tried, not its strength."""

    def __init__(self, luck):
        self.luck = luck

    def evaluate(self, state):
        return self.luck.uniform(-1, 1, state.num_players())

    def prior(self, state):
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("labtable_curie(players=9)", "is for 2 to 4 players, not 9"),
        ("labtable_curie(colour=red)", "colour"),
        ("labtable_curie(first_player=loudest)", "first_player"),
        ("labtable_curie(recall=-1)", "recall counts positions: 0 or more, not -1"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(text, sentence):
    with pytest.raises(Exception, match=sentence):
        pyspiel.load_game(text)


def test_structs_tell_a_state_its_observations_and_actions_as_json(name):
    state = dealt(name, decisions=5)
    of, mover = state.get_game(), state.current_player()
    told = state.to_observation_struct(mover)
    assert json.loads(told.to_json()) == told.to_dict() == json.loads(state.observation_string(mover))
    assert [action["action"] for action in told.legal] == state.legal_actions() and told.prompt
    for action in state.legal_actions():
        struct = of.ActionStruct(state.action_to_struct(mover, action).to_json())
        assert state.struct_to_actions(struct) == [action] and state.validate_action_struct(struct).ok()
        assert state.action_to_string(mover, action) == f"{action}: {struct.words}"
    again = of.new_initial_state(state.to_json())
    assert again.to_json() == state.to_json() == state.to_struct().to_json() and again.history() == state.history()


def test_an_observation_has_what_others_hide_in_neither_words_nor_numbers():
    state = dealt("element", players=2)
    seats = state.to_observation_struct(0).view["players"]
    assert seats[0]["hand"] and seats[1]["hand"] is None
    assert not any(seat["hand"] for seat in state.to_observation_struct(-1).view["players"])
    assert all(seat["hand"] for seat in state.to_struct().view["players"])
    assert state.to_observation_struct(1 - state.current_player()).legal == []


@pytest.mark.parametrize("text", ['{"action": 9999}', '{"action": "one"}', '{"words": "pass"}', "[1]"])
def test_a_struct_that_is_no_legal_action_is_refused_with_a_sentence(text):
    state = dealt("eureka")
    before = state.to_json()
    try:
        status = state.apply_action_struct(state.get_game().ActionStruct(text))
        assert not status.ok() and status.message() == "Action 9999 is not legal here; see legal_actions()."
    except RuntimeError as error:
        assert str(error).startswith('An action is {"action": int}')
    assert state.to_json() == before


def test_the_tools_that_openspiel_gives_to_language_models_play_a_game_to_its_end(monkeypatch):
    decorators = SimpleNamespace(tool=lambda: lambda function: function)  # a server is not needed to call them
    monkeypatch.setitem(sys.modules, "fastmcp", SimpleNamespace(tools=decorators))
    monkeypatch.setitem(sys.modules, "fastmcp.tools", decorators)
    tools = import_module("open_spiel.python.examples.mcp_tool_server.open_spiel_tools").OpenSpielTools()
    table = tools.start_game("labtable_eureka", 0)
    assert tools.game_info("labtable_eureka")["action_struct_example"] == '{"action": 0}'
    turn = 0
    while tools.current_player(table) >= 0:
        told = json.loads(tools.get_observation(table))
        action = json.dumps(told["legal"][-1]) if turn % 2 else tools.legal_actions(table)[0]
        tools.play_action(table, action)
        turn += 1
    assert turn > 5 and tools.get_return(table) <= 0
