"""core/linking.py rests on inner parts of numba: they are named here, with the versions that have them."""
import inspect
import tomllib
from pathlib import Path

import numba
from numba.core import codegen, compiler, compiler_machinery, registry, typed_passes

from labtable.core.linking import NUMBA

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
    assert (hasattr(typed_passes, "NativeLowering") and hasattr(registry.CPUDispatcher, "_compiling_counter")) or \
        "_compiling_counter" in inspect.getsource(registry.CPUDispatcher.__mro__[1])
