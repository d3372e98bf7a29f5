"""`labtable train` from nothing to a bot, on the CPU."""
import json
from dataclasses import replace

import pytest
import torch
from typer.testing import CliRunner

import labtable
from labtable.bots import question_of
from labtable.bots.nets import files
from labtable.cli import app
from labtable.core.errors import LabtableError
from labtable.learning.expert import Expert
from labtable.learning.ppo import Settings
from labtable.learning.training import Plan, Run


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
    assert after[:len(before)] == before and after[-1]["decisions"] > before[-1]["decisions"]


def test_a_training_begins_with_a_net_that_has_fewer_units(folder, tmp_path):
    plan = Plan("element", tmp_path, lanes=32, device="cpu", hidden=264, begin_with=folder / "element.net")
    wide, narrow = Run(plan, print), Run(replace(plan, hidden=256), print)
    behind, _ = wide.lanes.look()
    seen = wide.lanes.picked(), behind, wide.lanes.mask
    for one, other in zip(wide.learner.model(*seen), narrow.learner.model(*seen), strict=True):
        assert torch.allclose(one, other, atol=0.05)
    assert wide.decisions == files.read(folder / "element.net", wide.game)[1]["decisions"] > 0
    with pytest.raises(LabtableError, match="has 256 units; a training goes on with as many or more"):
        Run(replace(plan, hidden=128), print)


def test_units_come_in_fours(tmp_path):
    assert "take a multiple of 4" in str(train(tmp_path, "--units", "250").exception)


def test_a_net_learns_what_its_own_search_finds(tmp_path):
    plan = Plan("element", tmp_path, lanes=32, device="cpu", search=4, settings=Settings(steps=4))
    learner = Run(plan, print).learner
    assert isinstance(learner, Expert)
    first = learner.iterate(0.0)
    aims, mask = learner.memory["aims"].float(), learner.memory["mask"]
    assert torch.allclose(aims.sum(1), torch.ones(len(aims)), atol=1e-2) and not aims[~mask].any()
    assert learner.decisions == 4 * 32 == len(aims)
    assert learner._learn()["apart"] < first["apart"]


def test_a_checkpoint_cannot_run_code(folder):
    class Hostile:
        def __reduce__(self):
            return (print, ("I ran",))

    torch.save({"shape": Hostile()}, folder / "checkpoint.pt")
    ended = train(folder.parent)
    assert "I ran" not in ended.output and "is damaged, and the training cannot go on from it" in str(ended.exception)
