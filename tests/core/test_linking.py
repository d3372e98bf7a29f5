"""How rules are compiled rests on inner parts of numba: here they are named, and their versions."""

import inspect
import tomllib
from pathlib import Path

import numba
import numpy as np
import pytest
from numba.core import callconv, codegen, compiler_machinery, dispatcher, registry, ssa, typed_passes, untyped_passes
from numba.core.base import BaseContext
from numba.core.caching import NullCache
from numba.core.compiler import CompilerBase, CompileResult
from numba.core.cpu import CPUContext
from numba.core.lowering import BaseLower
from numba.np import arrayobj

from labtable.core.compiler.numba_linker import NUMBA
from labtable.core.compiler.rule import rule

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
    assert all(name in source for name in ("_optimize_final_module", "_pass_builder", "getModulePassManager"))
    assert {"add_pass", "finalize", "_runPass", "run"} <= set(dir(compiler_machinery.PassManager))
    assert {"TranslateByteCode", "FixupArgs", "ReconstructSSA"} <= set(dir(untyped_passes))
    assert {"NopythonTypeInference", "PreLowerStripPhis", "NoPythonBackend"} <= set(dir(typed_passes))
    assert hasattr(typed_passes.PreLowerStripPhis, "_strip_phi_nodes") and hasattr(ssa, "reconstruct_ssa")
    assert "targetctx.refresh()" in inspect.getsource(CompilerBase.__init__)
    assert (
        hasattr(typed_passes, "NativeLowering") and hasattr(registry.CPUDispatcher, "_compiling_counter")
    ) or "_compiling_counter" in inspect.getsource(registry.CPUDispatcher.__mro__[1])


def test_the_inner_parts_that_calling_uses():
    assert {"decode_arguments", "init_call_helper"} <= set(callconv.BaseCallConv.__dict__)
    assert {"return_user_exc", "return_status_propagate"} <= set(callconv.CPUCallConv.__dict__)
    assert isinstance(BaseLower.call_conv, property) and isinstance(CPUContext.call_conv, property)
    assert "self.entry_block = self.function.append_basic_block('entry')" in inspect.getsource(BaseLower)
    assert isinstance(typed_passes.NativeLowering.lowering_class, property)
    assert {"insert_func_defn", "get_arg_packer", "get_returned_value", "subtarget"} <= set(dir(CPUContext))
    assert "cached_internal_func" in inspect.getsource(BaseContext)
    assert "def pack_value(self, builder, ty, value, ptr, align=None):" in inspect.getsource(BaseContext)
    assert "context.pack_value(" in inspect.getsource(arrayobj.store_item)


@rule
def second(numbers):
    return numbers[numbers[0]]


@rule
def sum_to(count):
    total = 0
    for number in range(1, count + 1):
        total += number
    return total


@rule
def both(count):
    return sum_to(count), second((1, count))


@rule
def raises(count):
    if count > 3:
        raise ValueError
    return count


@rule
def calls_what_raises(count):
    return raises(count)


def test_rules_call_each_other_and_return_what_they_say():
    assert both(4) == (10, 4)


@rule
def one_number(count):
    return count + 1


@rule
def numbers_that_stand_in_the_code(count):
    return one_number(1), one_number(20), one_number(count)


def test_a_rule_is_lowered_once_for_all_numbers():
    assert numbers_that_stand_in_the_code(300) == (2, 21, 301)
    assert len(one_number.overloads) == 1


@rule
def copy_record(records):
    records[1] = records[0]


def test_a_record_is_copied_as_a_whole():
    records = np.zeros(3, np.dtype((np.record, [("number", np.int16), ("row", np.int8, 37)])))
    records[0].number, records[0].row[:] = 7, np.arange(37)
    copy_record(records)
    assert records[1].tobytes() == records[0].tobytes() and not any(records[2].tobytes())
    (compiled,) = copy_record.whole.overloads.values()
    assert "llvm.mem" in compiled.library.get_llvm_str()


def test_a_rule_that_raises_is_not_compiled():
    with pytest.raises(Exception, match="raise"):
        calls_what_raises(5)


def test_what_is_no_rule_still_raises():
    """Numba's own helpers are lowered apart for rules, in which nothing is raised."""
    both(4)

    @numba.njit
    def third(numbers, place):
        return numbers[place]

    with pytest.raises(IndexError):
        third((1, 2), 2)


def test_the_inner_parts_that_kept_code_uses():
    assert {"load_overload", "save_overload", "cache_path"} <= set(vars(NullCache))
    assert "self._cache.load_overload(sig, self.targetctx)" in inspect.getsource(dispatcher.Dispatcher.compile)
    assert {"_reduce", "_rebuild"} <= set(dir(CompileResult)) and hasattr(codegen.CodeLibrary, "has_dynamic_globals")


def test_the_inner_parts_that_sealing_uses():
    library = codegen.JITCodeLibrary
    assert {"_finalize_final_module", "_get_compiled_object", "_set_compiled_object"} <= set(dir(library))
    assert "self._reload_init.update(library._reload_init)" in inspect.getsource(library.finalize)
    assert "magic_tuple" in dir(codegen.JITCPUCodegen)
    rebuilt = inspect.getsource(CompileResult._rebuild)  # what a loop calls is there before it
    assert 0 < rebuilt.index("in reload_init:") < rebuilt.index("unserialize_library")
