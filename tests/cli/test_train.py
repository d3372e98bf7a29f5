"""`labtable train`: what it needs is said in a sentence."""

import importlib.util

import pytest
from typer.testing import CliRunner

from labtable.cli import app
from labtable.cli.train import train
from labtable.core.errors import LabtableError, NoGpu, UnknownGame


def test_no_torch_is_one_clear_sentence(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(LabtableError, match=r"Training needs torch: install the extra with .* 'labtable.train.'"):
        train("curie")


def test_no_gpu_is_one_clear_sentence(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())
    with pytest.raises(NoGpu, match="With --cpu this machine trains"):
        train("curie")


def test_no_such_game_is_one_clear_sentence():
    with pytest.raises(UnknownGame):
        train("chess")


def test_the_command_needs_nothing_but_a_game(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "Training needs torch" in str(CliRunner().invoke(app, ["train", "curie"]).exception)
