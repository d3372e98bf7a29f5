"""A researcher's notebook: QuantEcon, torch and Labtable in one process, in any order of imports.

QuantEcon keeps compiled functions of its own (`@njit(cache=True)`): they are compiled once, then read from their cache.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

USES = {
    "quantecon": """
import quantecon
def use():
    chain = quantecon.MarkovChain([[0.9, 0.1], [0.4, 0.6]])
    tauchen = quantecon.markov.tauchen(3, 0.5, 1.0)
    coordination = quantecon.game_theory.NormalFormGame([[4, 0], [3, 2]])
    found = quantecon.optimize.root_finding.brentq(cubic, 0.0, 3.0)
    return [chain.simulate(12, random_state=3).tolist(), chain.stationary_distributions.round(6).tolist(),
            tauchen.P.round(6).tolist(), quantecon.game_theory.pure_nash_brute(coordination), round(found.root, 9),
            quantecon.random.draw(numpy.cumsum([0.2, 0.8]), 4).shape]
import numba, numpy
@numba.njit
def cubic(x):
    return x**3 - 2.0
print("quantecon", use(), use())
""",
    "torch": """
import torch
torch.manual_seed(3)
print("torch", (torch.arange(6.0).reshape(2, 3) @ torch.ones(3)).tolist(), torch.nn.Linear(2, 1).weight.shape)
""",
    "labtable": """
from labtable import Match
from labtable.core.compiler.rule import rule
from labtable.core.game.registry import game
@rule
def halved(number, by):
    return number / by, number // by, max(number, by)
match = Match(game("eureka"), 2, seed=3)
for _ in range(12):
    match.play(match.legal()[0])
print("labtable", match.version, halved(7, 2), halved(1.0, 4.0))
""",
}


def run(words: str, folder: Path) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", words],
        env={
            **os.environ,
            "LABTABLE_MODE": "compiled",
            "NUMBA_CACHE_DIR": str(folder / "theirs"),
        },
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"
    return sorted(done.stdout.splitlines())


@pytest.fixture(scope="module")
def kept(tmp_path_factory) -> Path:
    """Where QuantEcon's code is kept that was compiled without the others."""
    return tmp_path_factory.mktemp("caches")


@pytest.fixture(scope="module")
def answers(kept) -> list[str]:
    """What each answers without the others: QuantEcon is asked; what torch and Labtable are asked is plain sums."""
    return sorted(
        [
            *run(USES["quantecon"], kept),
            "torch [3.0, 12.0] torch.Size([1, 2])",
            "labtable 12 (3.5, 3, 7) (0.25, 0.0, 4.0)",
        ]
    )


def test_each_answers_as_it_does_alone_where_quantecon_was_compiled_before(answers, kept):
    assert run(USES["torch"] + USES["quantecon"] + USES["labtable"], kept) == answers


def test_each_answers_as_it_does_alone_where_quantecon_compiles_beside_labtable(answers, tmp_path):
    assert run(USES["labtable"] + USES["quantecon"] + USES["torch"], tmp_path) == answers
