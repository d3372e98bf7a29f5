"""`labtable train` from nothing to a bot, on the CPU."""

import json
import math
from dataclasses import replace

import numpy as np
import pytest
import torch
from typer.testing import CliRunner

import labtable
from labtable.bots import question_of
from labtable.bots.nets import files
from labtable.bots.nets.inputs import Inputs, turns
from labtable.cli import app
from labtable.core.errors import LabtableError
from labtable.learning.critic import Judge, sets_of
from labtable.learning.expert import Expert
from labtable.learning.model import Model
from labtable.learning.ppo import Learner, PpoSettings, Stretch
from labtable.learning.torch_batch import Lanes
from labtable.learning.trainer import Plan, Run


def train(folder, *more):
    words = ["train", "element", "--cpu", "--minutes", "0.01", "--lanes", "32", "--games", "0", "--folder", str(folder)]
    return CliRunner().invoke(app, [*words, *more])


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    place = tmp_path_factory.mktemp("runs")
    ended = train(place)
    assert ended.exit_code == 0, ended.output
    return place / "element"


def test_a_training_leaves_a_net_that_plays_and_a_report(folder):
    match = labtable.Match(labtable.game("element"), 2, seed=4)
    action = labtable.bot(f"researcher@{folder / 'element.net'}")(question_of(match))
    assert action in match.legal()
    assert "<svg" in (folder / "report.html").read_text()
    card = files.read(folder / "element.net", match.game)[1]
    assert card["decisions"] > 0 and card["on"] == "CPU" and "leads" not in card


def test_a_training_goes_on_from_its_checkpoint(folder):
    before = json.loads((folder / "history.json").read_text())
    assert "goes on from" in train(folder.parent).output
    after = json.loads((folder / "history.json").read_text())
    assert after[: len(before)] == before and after[-1]["decisions"] > before[-1]["decisions"]


def test_a_training_begins_with_a_net_that_has_fewer_units(folder, tmp_path):
    plan = Plan("element", tmp_path, lanes=32, device="cpu", hidden=264, begin_with=folder / "element.net")
    wide, narrow = Run(plan, print), Run(replace(plan, hidden=256), print)
    behind, _ = wide.lanes.look()
    seen = wide.learner.model.spread(wide.lanes.picked()), behind, wide.lanes.mask
    for one, other in zip(wide.learner.model(*seen), narrow.learner.model(*seen), strict=True):
        assert torch.allclose(one, other, atol=0.05)
    assert wide.decisions == files.read(folder / "element.net", wide.game)[1]["decisions"] > 0
    with pytest.raises(LabtableError, match="has 256 units; a training goes on with as many or more"):
        Run(replace(plan, hidden=128), print)


def test_a_best_answer_learns_in_every_game_against_one_rival_that_stays_as_it_is(folder, tmp_path):
    plan = Plan("element", tmp_path, lanes=32, device="cpu", against=folder / "element.net")
    run = Run(replace(plan, settings=PpoSettings(steps=4, minibatch=64)), print)
    learner = run.learner
    [rival] = learner.past
    before = {name: part.clone() for name, part in rival.state_dict().items()}
    assert all(torch.equal(part, before[name]) for name, part in learner.model.state_dict().items())
    learner.remember()
    learner.iterate(0.0)
    assert learner.past == [rival] and bool(learner.duel.all())
    assert torch.equal(learner.stretch.parts["own"], learner.stretch.parts["seat"] == learner.hero)
    assert all(torch.equal(part, before[name]) for name, part in rival.state_dict().items())
    assert any(not torch.equal(part, before[name]) for name, part in learner.model.state_dict().items())


def test_a_team_has_no_rival_to_answer(tmp_path):
    plan = Plan("eureka", tmp_path, lanes=32, device="cpu", against=files.FOLDER / "eureka.net")
    with pytest.raises(LabtableError, match="--against is for rivals"):
        Run(plan, print)


def test_units_come_in_fours(tmp_path):
    assert "take a multiple of 4" in str(train(tmp_path, "--units", "250").exception)


def test_a_net_learns_what_its_own_search_finds(tmp_path):
    plan = Plan("element", tmp_path, lanes=32, device="cpu", search=4, settings=PpoSettings(steps=4))
    learner = Run(plan, print).learner
    assert isinstance(learner, Expert)
    first = learner.iterate(0.0)
    aims, mask = learner.memory["aims"].float(), learner.memory["mask"]
    assert torch.allclose(aims.sum(1), torch.ones(len(aims)), atol=1e-2) and not aims[~mask].any()
    assert learner.decisions == 4 * 32 == len(aims)
    assert learner._learn()["apart"] < first["apart"]


@pytest.fixture
def team():
    """A learner of Eureka! with a judge, at two tables whose hands are drawn by lot; nothing has to be compiled."""
    luck, eureka = np.random.default_rng(5), labtable.game("eureka")
    states = np.zeros(2, eureka.STATE)
    for card in range(eureka.HELD.things):
        states["players"]["hand"][[0, 1], luck.integers(0, 3, 2)] += 1 << card
    lanes = Lanes.__new__(Lanes)
    lanes.game, lanes.device, lanes.seat_numbers = eureka, torch.device("cpu"), torch.arange(5)
    lanes.words = torch.from_numpy(states.view(np.int64).reshape(2, -1))
    lanes.sets = torch.as_tensor(sets_of(eureka, eureka.HELD))
    lanes.players, lanes.to_move = torch.tensor([3, 5]), torch.tensor([2, 1])
    inputs = Inputs(*turns(eureka), np.zeros(2, np.int32), np.array([[-1, 0], [-1, 1]]), np.arange(2), np.ones(2, int))
    learner = Learner.__new__(Learner)
    learner.model = Model(inputs, eureka.NUM_ACTIONS, 16, files.expectations(eureka))
    learner.judge = Judge(learner.model.width, lanes.sets.numel(), 16)
    learner.lanes, learner.settings, learner.entropy = lanes, PpoSettings(judged=True, trace=1.0, steps=3), 0.0
    learner.optimiser = torch.optim.AdamW([*learner.model.parameters(), *learner.judge.parameters()], lr=0.01)
    return learner, states


def test_a_judge_sees_every_hand_from_the_seat_that_decides_on(team):
    learner, states = team
    for lane, (players, seat) in enumerate(((3, 2), (5, 1))):
        hands = [int(states[lane].players[(seat + away) % players].hand) for away in range(1, players)]
        assert learner.lanes.held(learner.lanes.truth())[lane, : players - 1].tolist() == hands


def test_a_judge_learns_what_a_game_will_be_worth_and_a_net_who_holds_what(team):
    learner, _ = team
    actions = learner.model.actions
    part = {
        "picked": torch.tensor([[0, 2], [1, 2]]),
        "behind": torch.zeros(2, actions),
        "truth": learner.lanes.truth(),
        "mask": torch.ones(2, actions, dtype=torch.bool),
        "actions": torch.tensor([0, 1]),
        "judged": torch.ones(2),
        "chance": torch.full((2,), -math.log(actions)),
        "wanted": torch.ones(2, 5),
        "seat": learner.lanes.to_move,
        "counted": torch.ones(2),
        "scaled": torch.zeros(2),
        "players": learner.lanes.players,
    }
    told = [learner._update(part) for _ in range(60)]
    assert told[-1]["misjudged"] < told[0]["misjudged"] / 10 and told[-1]["surprise"] < told[0]["surprise"] / 3


def test_a_decision_of_a_team_is_as_good_as_the_judge_thinks_better_of_the_game_after_it(team):
    learner, _ = team
    learner.stretch = Stretch(
        {
            "values": torch.tensor([[0.1], [0.4], [0.3]]),
            "odds": torch.zeros(3, 1, 5),
            "done": torch.tensor([[False], [True], [False]]),
            "worth": torch.full((3, 1, 5), 0.9),
        }
    )
    learner._reckon_together(torch.tensor([0.5]))
    assert learner.stretch.parts["advantage"].flatten().tolist() == pytest.approx([0.8, 0.5, 0.2])
    assert learner.stretch.parts["judged"].flatten().tolist() == pytest.approx([0.9, 0.9, 0.5])


def test_only_partners_with_hidden_cards_have_a_judge(tmp_path):
    assert "A judge is for partners" in str(train(tmp_path, "--judged").exception)
    assert "--shares takes 3 numbers" in str(train(tmp_path, "--shares", "1,2").exception)


def test_a_training_goes_on_with_a_judge_only_if_it_had_one(folder):
    assert "was begun without a judge" in str(train(folder.parent, "--judged").exception)


def test_a_checkpoint_cannot_run_code(folder):
    class Hostile:
        def __reduce__(self):
            return (print, ("I ran",))

    torch.save({"shape": Hostile()}, folder / "checkpoint.pt")
    ended = train(folder.parent)
    assert "I ran" not in ended.output and "is damaged, and the training cannot go on from it" in str(ended.exception)
