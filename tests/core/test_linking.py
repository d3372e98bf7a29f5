"""core/linking.py rests on inner parts of numba: they are named here, with the versions that have them."""
import inspect
import tomllib
from pathlib import Path

import numba
import pytest
from numba.core import codegen, compiler, compiler_machinery, errors, registry, typed_passes
from numba.core.types.functions import BaseFunction

from labtable.core.linking import NUMBA, find_once

ROOT = Path(__file__).parents[2]


def test_the_installed_numba_is_one_that_linking_was_written_for():
    assert numba.__version__.startswith(f"{NUMBA}.")


def test_the_package_asks_for_no_other():
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    major, minor = map(int, NUMBA.split("."))
    assert f"numba>={NUMBA},<{major}.{minor + 1}" in wanted


def test_the_inner_parts_that_linking_uses():
    library = codegen.JITCodeLibrary
    assert {"finalize", "enable_object_caching", "add_linking_library"} <= set(dir(library))
    source = inspect.getsource(codegen)
    assert all(name in source for name in ("_final_module", "_shared_module", "_linking_libraries", "_finalized"))
    assert {"define_nopython_pipeline"} <= set(dir(compiler.DefaultPassBuilder))
    assert {"add_pass_after", "finalize"} <= set(dir(compiler_machinery.PassManager))
    assert "def get_call_type(self, context, args, kws):" in inspect.getsource(BaseFunction)
    assert (hasattr(typed_passes, "NativeLowering") and hasattr(registry.CPUDispatcher, "_compiling_counter")) or \
        "_compiling_counter" in inspect.getsource(registry.CPUDispatcher.__mro__[1])


def test_a_way_to_call_is_found_once_for_each_kind_of_arguments():
    asked = []

    def find(function, context, args, kws):
        asked.append((function, context, args, kws))
        return len(asked)

    found = find_once(find)
    answers = [found("add", "cpu", ("int64",), {}), found("add", "cpu", ("float64",), {}),
               found("add", "gpu", ("int64",), {}), found("add", "cpu", ("int64",), {})]
    assert answers == [1, 2, 3, 1] and len(asked) == 3


def test_a_way_that_is_not_found_is_looked_for_again():
    def find(function, context, args, kws):
        raise errors.TypingError("none")

    found = find_once(find)
    for _ in range(2):
        with pytest.raises(errors.TypingError):
            found("add", "cpu", ("text",), {})
