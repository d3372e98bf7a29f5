"""Labtable is imported into other people's programs: it leaves numba, llvmlite, numpy and Python as it found them.

Each program here runs in an interpreter of its own. The cache of compiled rules is empty, so that all is compiled.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAMS = Path(__file__).parent / "beside"


def fresh(folder: Path, *words: str, **environment: str) -> str:
    """What a program prints, in a new interpreter that has no compiled rules."""
    given = {**os.environ, "LABTABLE_CACHE": str(folder / "rules"), "LABTABLE_MODE": "compiled", **environment}
    done = subprocess.run(
        [sys.executable, *words], cwd=PROGRAMS, env=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.returncode}: {done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def left(tmp_path_factory) -> dict[str, list[Any]]:
    return json.loads(fresh(tmp_path_factory.mktemp("rules"), "watching.py"))


def test_every_attribute_of_numba_llvmlite_and_numpy_is_the_same_object_after_playing(left):
    assert left["after"] == []


def test_nothing_is_different_while_rules_are_compiled_either(left):
    """Another thread may run at any time."""
    assert left["while"] == []


def test_listeners_of_numba_are_told_of_rules_too(left):
    assert min(left["times told"]) > 1000


# Rules of all kinds of types, compiled beside them with flags of their own.
RULES = """
import labtable
from labtable.core.compiler.rule import rule
import numpy as np

@rule
def halves(a, b):
    return a / b, a // b, min(a, b), max(a, b), int(a) % 7, abs(-a)

@rule
def taken(numbers, place):
    return numbers[place]

assert halves(6.0, 3.0)[0] == 2 and halves(6, 3)[1] == 2 and np.isinf(halves(1.0, 0.0)[0])
assert taken(np.arange(5.0), 2) == 2
"""
IMPORTED, TOLD = "import stranger\n", "import stranger\nstranger.told()\n"


@pytest.fixture(scope="module")
def caches(tmp_path_factory) -> Path:
    return tmp_path_factory.mktemp("caches")


@pytest.fixture(scope="module")
def answers(caches) -> str:
    """What the functions answer where nobody imports Labtable; a first time, and a second from their cache."""
    first, second = (asked(TOLD, caches / "alone").splitlines() for _ in range(2))
    assert first[0] == first[1] == second[0] == second[1]
    assert "'ZeroDivisionError', 'ZeroDivisionError', inf" in first[0] and "'IndexError'" in first[0]
    assert (first[2], second[2]) == ("False True", "True True")
    return first[0]


def asked(program: str, folder: Path) -> str:
    folder.mkdir(exist_ok=True)
    return fresh(folder, "-c", program, NUMBA_CACHE_DIR=str(folder / "stranger_cache"))


@pytest.mark.thorough
@pytest.mark.parametrize("program", [RULES + TOLD, IMPORTED + RULES + TOLD], ids=["before", "after"])
def test_cached_functions_of_strangers_answer_as_they_do_without_labtable(program, caches, answers, request):
    """Twice: compiled beside rules, and then read from their cache."""
    where = caches / request.node.callspec.id
    assert asked(program, where).splitlines() == [answers, answers, "False True"]
    assert asked(program, where).splitlines() == [answers, answers, "True True"]
