"""The examples run, on a small budget, and say what they reached. And what is said where an extra is missing."""

import re
import sys
from importlib import import_module, reload
from importlib.util import find_spec
from pathlib import Path
from runpy import run_path

import pytest

from labtable.core.errors import MissingExtra
from labtable.envs import records

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = {
    "linear_learner.py": ["--game", "element", "--games", "16", "--rounds", "1", "--tests", "16"],
    "maskable_ppo.py": ["--game", "element", "--steps", "512", "--lanes", "8", "--rounds", "1", "--tests", "8"],
    "openspiel_ismcts.py": ["--games", "1", "--simulations", "3", "--most", "12", "--level", "student"],
    "torch_batch.py": ["--game", "element", "--lanes", "32", "--updates", "2", "--steps", "16"],
}


def test_every_example_is_tried():
    assert SMALL.keys() == {path.name for path in EXAMPLES.glob("*.py")}


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("script", SMALL)
def test_an_example_says_what_it_reached(script, monkeypatch, capsys):
    """In this process: torch takes long to import."""
    monkeypatch.setattr(sys, "argv", [script, *SMALL[script]])
    run_path(str(EXAMPLES / script), run_name="__main__")
    assert re.search(r"(wins|won|finished|updates) .*\d", capsys.readouterr().out.splitlines()[-1])


def without(package, monkeypatch):
    monkeypatch.setattr("labtable.core.errors.find_spec", lambda name: None if name == package else find_spec(name))


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("vector", "gymnasium", "gymnasium"),
        ("openspiel", "pyspiel", "openspiel"),
        ("baselines", "stable_baselines3", "learning"),
    ],
)
def test_a_missing_extra_is_one_sentence(module, package, extra, monkeypatch):
    loaded = import_module(f"labtable.envs.{module}")
    without(package, monkeypatch)
    with pytest.raises(MissingExtra, match=rf"^[A-Z].* not installed; install \w+ with `.*'labtable\[{extra}\]'`\.$"):
        reload(loaded)


def test_parquet_without_pyarrow_is_one_sentence(tmp_path, monkeypatch):
    without("pyarrow", monkeypatch)
    with pytest.raises(MissingExtra, match=r"pyarrow, which is not installed; .*labtable\[records\]"):
        records.write([], tmp_path / "never.parquet")
