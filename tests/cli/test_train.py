"""`labtable train`: what it needs is said in a sentence."""
import importlib.util

import pytest

from labtable.cli.train import train
from labtable.core.errors import LabtableError, NoGpu, UnknownGame


def test_no_torch_is_one_clear_sentence(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(LabtableError, match=r"Training needs torch: install the extra with .* 'labtable.train.'"):
        train("curie")


def test_no_gpu_is_one_clear_sentence(monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: object())
    with pytest.raises(NoGpu):
        train("curie")


def test_no_such_game_is_one_clear_sentence():
    with pytest.raises(UnknownGame):
        train("chess")
