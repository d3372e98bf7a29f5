"""Rules as functions of the GPU are compiled in contexts of their own; other people's kernels stay as they were.

Where numba-cuda and NVVM are installed (the extra `gpu` and `numba-cuda[cu12]`); no GPU is needed to compile.
"""

import sys
from enum import IntEnum

import numpy as np
import pytest

pytest.importorskip("numba_cuda")

import numba
from numba import cuda

from labtable.core.compiler.rule import rule
from labtable.core.gpu.rules import GpuRule

TABLE = np.arange(1000, dtype=np.int16)
LAST = 9


@rule
def looked_up(place):
    return TABLE[place] + 1


def counted(numbers, until):
    total = 0
    for k in range(until):
        total += looked_up(numbers[k] + LAST)
    return -total


def kernel_calling(function):
    def kernel(out, numbers):
        out[0] = function(numbers, numba.int32(7))

    return kernel


def of_others(out, numbers):
    for k in range(numbers.size):
        out[k] = numbers[k] + LAST + TABLE[k]


def ptx_of(kernel, numbers=numba.int32[::1]):
    return cuda.compile(kernel, numba.void(numba.int64[::1], numbers), cc=(9, 0), device=False, abi="numba")[0]


def attributes():
    """Of all that numba and numba-cuda are made of."""
    found = {}
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] in ("numba", "numba_cuda", "numpy") and module is not None:
            for word, value in list(vars(module).items()):
                found[name, word] = value
                if isinstance(value, type) and value.__module__.startswith(("numba", "numpy")):
                    found.update(((value, inner), attribute) for inner, attribute in list(vars(value).items()))
    return found


def test_numbers_of_rules_have_32_bits_and_tables_lie_in_main_memory():
    on_gpu = GpuRule(counted)
    ptx = ptx_of(kernel_calling(on_gpu))
    assert [str(made.signature.return_type) for made in on_gpu.overloads.values()] == ["int32"]
    assert ".const" not in ptx and ".global .align 2 .b8 _cudapy_cmem" in ptx


def test_a_rule_becomes_a_part_of_its_kernel_and_its_loops_stay_rolled_up():
    """As a function of its own it reads shared memory as if it were any memory: half the speed."""
    ptx = ptx_of(kernel_calling(GpuRule(counted)))
    assert ".func" not in ptx and '.pragma "nounroll"' in ptx


def test_a_small_number_of_a_record_is_widened_at_the_call():
    on_gpu = GpuRule(lambda numbers, one: one in (3, one))
    ptx_of(kernel_calling(GpuRule(lambda numbers, until: on_gpu(numbers, numbers[1]))), numba.int8[::1])
    assert [str(made.signature.args[1]) for made in on_gpu.overloads.values()] == ["int32"]


class Kind(IntEnum):
    SECOND = 1


def test_a_table_is_read_by_the_member_of_an_enum_too():
    on_gpu = GpuRule(lambda numbers, until: TABLE[Kind.SECOND] + until)
    ptx_of(kernel_calling(on_gpu))
    assert [str(made.signature.return_type) for made in on_gpu.overloads.values()] == ["int32"]


def test_kernels_of_others_are_compiled_as_before():
    before, known = ptx_of(of_others), attributes()
    ptx_of(kernel_calling(GpuRule(counted)))
    after = attributes()
    assert [key for key, value in known.items() if after.get(key) is not value and not isinstance(value, int)] == []
    assert instructions(ptx_of(of_others)) == instructions(before) and ".const" in before


def instructions(ptx):
    return [line.split()[0] for line in ptx.splitlines() if line.startswith("\t")]


def test_what_does_not_fit_stays_wide():
    def summed(numbers, until):
        return numbers[0] + 1

    def multiplied(numbers, until):
        return (numbers[0] * until + 1) >> 3

    for function, bits in ((summed, "int64"), (multiplied, "int64")):
        on_gpu = GpuRule(function)
        ptx_of(kernel_calling(on_gpu), numba.int64[::1] if function is summed else numba.int32[::1])
        assert [str(made.signature.return_type) for made in on_gpu.overloads.values()] == [bits]
