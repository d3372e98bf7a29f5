"""The cache of compiled rules: never stale, never in the way."""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

from labtable.core.compiler.rule import KERNEL, PACKAGE, _compiled, cache_folder, plainly, rule
from labtable.core.errors import RuleDoesNotCompile
from tests.fresh_process import alone

BESIDE_COMPILING = (
    "__init__.py",
    "compile_fault.py",
    "interpreter_first.py",
    "wasm_calls.py",
    "wasm_exports.py",
    "wasm_module.py",
)
GAME = {
    "__init__.py": "",
    "constants.py": "ANSWER = 22\n",
    "rules.py": "from labtable.core.compiler.rule import rule\nfrom labtable.games.toy.constants import ANSWER\n\n\n"
    "@rule\ndef answer():\n    return ANSWER\n",
}


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package with a toy game, to change its sources."""
    ignored = shutil.ignore_patterns("tests", "__pycache__")
    shutil.copytree(PACKAGE / "core", tmp_path / "labtable" / "core", ignore=ignored)
    toy = tmp_path / "labtable" / "games" / "toy"
    toy.mkdir(parents=True)
    for folder in (tmp_path / "labtable", toy.parent):
        (folder / "__init__.py").touch()
    for name, text in GAME.items():
        (toy / name).write_text(text)
    return tmp_path


def answer(folder: Path, **more: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(folder), "LABTABLE_CACHE": str(folder / "cache"), **more}
    ask = (
        "from labtable.games.toy.rules import answer; "
        "print(answer(), *(answer.whole.stats[1:] if hasattr(answer, 'whole') else ['']))"
    )
    done = alone(ask, environment=environment)
    done.check_returncode()
    return done.stdout


def test_a_constant_changed_in_another_file_is_never_stale(copy):
    assert answer(copy).startswith("22 ")
    (copy / "labtable/games/toy/constants.py").write_text("ANSWER = 202\n")
    assert answer(copy).startswith("202 ")
    (copy / "labtable/games/toy/constants.py").write_text("ANSWER = 22\n")
    assert answer(copy).startswith("22 ")


def test_a_second_start_compiles_nothing(copy):
    first, second = answer(copy), answer(copy)
    assert "Counter() Counter({(): 1})" in first, "the first start compiles"
    assert "Counter({(): 1}) Counter()" in second, "the second finds it in the cache"


SEALED = """
import sys
from labtable.core.compiler import numba_linker as linking
from labtable.core.compiler.rule import bind, cache_folder, sealed
from labtable.games.toy.loops import twice
from labtable.games.toy.rules import answer
lowered = []
compile_extra = linking._Compiler.compile_extra
linking._Compiler.compile_extra = lambda self, rule: lowered.append(rule.__name__) or compile_extra(self, rule)
loop = bind(twice, "games/toy", "calls", {"answer": sealed(answer, "games/toy")})
print(loop(), sorted(lowered), len(list((cache_folder("games/toy") / "sealed").iterdir())))
"""


def test_a_sealed_rule_is_there_before_the_loops_that_call_it(copy):
    """Read from the cache, also where its own code was lost or damaged; and never stale."""
    toy = copy / "labtable" / "games" / "toy"
    (toy / "loops.py").write_text("def twice():\n    return 2 * answer()\n")
    environment = {**os.environ, "PYTHONPATH": str(copy), "LABTABLE_CACHE": str(copy / "cache")}

    def asked() -> str:
        done = alone(SEALED, environment=environment)
        done.check_returncode()
        return done.stdout.strip()

    assert asked() == "44 ['answer', 'twice'] 1"
    assert asked() == "44 [] 1"
    (code,) = (copy / "cache").rglob("sealed/*")
    code.write_bytes(code.read_bytes()[:100])
    assert asked() == "44 ['answer'] 1"
    code.unlink()
    assert asked() == "44 ['answer'] 1"
    (toy / "constants.py").write_text("ANSWER = 202\n")
    assert asked() == "404 ['answer', 'twice'] 1"


def test_a_changed_component_is_another_cache(copy):
    (copy / "labtable/games/toy/components.toml").write_text("a = 1")
    ask = "from labtable.core.compiler.rule import source_hash; print(source_hash('games/toy'))"
    hashes = set()
    for text in ("a = 1", "a = 2"):
        (copy / "labtable/games/toy/components.toml").write_text(text)
        hashes.add(alone(ask, environment={**os.environ, "PYTHONPATH": str(copy)}).stdout)
    assert len(hashes) == 2 and "" not in hashes


def test_every_mode_gives_the_same_answer(copy):
    assert {answer(copy, LABTABLE_MODE=mode).split()[0] for mode in ("interpreted", "compiled", "checked")} == {"22"}


def test_an_unknown_mode_is_one_clear_sentence(copy):
    with pytest.raises(subprocess.CalledProcessError) as failed:
        answer(copy, LABTABLE_MODE="fast")
    assert "must be one of interpreted, compiled, checked" in failed.value.stderr


def test_the_kernel_is_all_of_core_that_compiles():
    core = PACKAGE / "core"
    compiled = {path for path in core.rglob("*.py") if "\n@rule" in path.read_text("utf-8")}
    compilers = {*(core / "compiler").glob("*.py")} - {core / "compiler" / name for name in BESIDE_COMPILING}
    loops = {core / "game/loops.py", core / "simulate/batches/loops.py"}
    tables = {core / "record/layout.py", core / "record/actions.py"}
    assert {path.relative_to(core).as_posix() for path in compiled | compilers | loops | tables} == {*KERNEL}


def test_games_that_are_read_in_at_once_keep_their_code_apart(tmp_path, monkeypatch):
    """A server reads in two games in two threads; a function that is looked for in another's folder would compile."""
    monkeypatch.setenv("LABTABLE_CACHE", str(tmp_path))
    cache_folder.cache_clear()
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(4) as threads:
            parts = [f"games/{name}" for name in ("curie", "element", "eureka", "scientia")] * 100
            folders = [str(one._cache.cache_path) for one in threads.map(decorated, parts)]
    finally:
        sys.setswitchinterval(before)
        cache_folder.cache_clear()
    assert [part for part, folder in zip(parts, folders, strict=True) if part.replace("/", "-") not in folder] == []


def decorated(part: str) -> Any:
    def nothing() -> int:
        return 0

    return _compiled(nothing, part, "rules")


@rule
def doubled(number):
    return 2 * number


@rule
def doubled_and_one(number):
    return doubled(number) + 1


def test_what_words_ask_of_a_rule_is_plain_python_with_all_that_it_calls():
    plain = plainly(doubled_and_one)
    assert plain(3) == doubled_and_one(3) == 7
    assert isinstance(plain, FunctionType) and isinstance(plain.__globals__["doubled"], FunctionType)
    assert plainly(plain) is plain


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("s.pille = 1", "the record has no field 'pille'"),
        ("s.pile = s.pile.stones", "Unknown attribute 'stones' of type int16"),
        ("s.pile = stones", "NameError: name 'stones' is not defined"),
        ("least(s.pile)", "a call does not fit the parameters (a, b): missing a required argument: 'b'"),
        ("raise ValueError(s.pile)", "Unsupported constraint encountered: raise"),
    ],
)
def test_a_rule_that_does_not_compile_is_named_with_its_line(tmp_path, line, why):
    """Also where another rule calls it."""
    path, found = tmp_path / "rules.py", {"rule": rule, "__name__": "rules"}
    path.write_text(
        f"@rule\ndef take(s):\n    s.pile -= 1\n    {line}\n\n\n@rule\ndef turn(s):\n    take(s)\n\n\n"
        "@rule\ndef least(a, b):\n    return a\n"
    )
    exec(compile(path.read_text(), path, "exec"), found)
    with pytest.raises(RuleDoesNotCompile) as error:
        found["turn"](np.zeros(1, np.dtype((np.record, [("pile", np.int16)])))[0])
    assert str(error.value).startswith(f"The rule take does not compile ({path}, line 4): {why}")
    assert "Failed in" not in str(error.value) and "\x1b" not in str(error.value)
