"""Rules as functions of the GPU: as numba-cuda compiles them, with smaller code that counts with fewer bits.

A kernel is compiled by numba-cuda as any other. What it calls is a `GpuRule`, compiled in contexts of its own, which
share what numba-cuda's know and decide three things otherwise: how many bits numbers have, how a range counts on, and
where tables lie. So nobody else's kernel is compiled otherwise for it. Imported where numba-cuda is installed.
"""

# mypy: allow-untyped-calls, disable-error-code="attr-defined,misc,no-any-return,untyped-decorator,var-annotated"
from __future__ import annotations

import operator
from enum import IntEnum
from functools import cached_property
from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from llvmlite import ir as llvm  # type: ignore[import-untyped]
from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.core.types import range_iter32_type, range_iter64_type, unliteral
from numba.core.typing import signature
from numba.cuda import cgutils
from numba.cuda.codegen import CUDACodeLibrary, JITCUDACodegen
from numba.cuda.compiler import CUDACompiler, compile_extra
from numba.cuda.core import ir
from numba.cuda.core.callconv import CUDACallConv
from numba.cuda.core.compiler_machinery import FunctionPass, register_pass
from numba.cuda.core.imputils import RefType, iternext_impl
from numba.cuda.core.targetconfig import ConfigStack
from numba.cuda.core.untyped_passes import ReconstructSSA
from numba.cuda.cudadrv import nvvm
from numba.cuda.descriptor import CUDATarget, cuda_target
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.flags import CUDAFlags
from numba.cuda.target import CUDATargetContext, CUDATypingContext
from numba.cuda.utils import numba_target_override

from labtable.core.compiler.rule import with_names

TWO_NUMBERS = ("add", "sub", "floordiv", "mod", "and_", "or_", "xor", "rshift")
IN_PLACE = ("iadd", "isub", "ifloordiv", "imod", "iand", "ior", "ixor", "irshift")
NARROW = {getattr(operator, name) for name in (*TWO_NUMBERS, *IN_PLACE, "neg", "invert")}
RANGES = (range_iter32_type, range_iter64_type)


def is_narrow(kind: Any) -> bool:
    return isinstance(kind, types.Integer) and kind.bitwidth + (not kind.signed) <= 32


def at_least_32_bits(kind: Any) -> Any:
    """The type of an argument: a small number of a record is widened at the call, as it is on the CPU."""
    kind = unliteral(kind)
    return types.int32 if isinstance(kind, types.Integer) and kind.bitwidth < 32 else kind


def from_the_front(index: Any) -> Any:
    """The type of an index that is never below 0: of one that could be, numba would count from the end."""
    if isinstance(index, (types.Integer, types.IntEnumMember)):
        return types.uintp
    if isinstance(index, types.BaseTuple):
        return types.Tuple([from_the_front(kind) for kind in index])
    return index


class _NarrowFunction(types.Function):
    """An operator of two numbers, such as +, that counts with 32 bits if both have room there."""

    def get_call_type(self, context: Any, args: Any, named: Any) -> Any:
        if named or not all(map(is_narrow, args)):
            return super().get_call_type(context, args, named)
        found = signature(types.int32, *(types.int32,) * len(args))
        self._impl_keys[found.args] = self.typing_key
        return found


class _Typing(CUDATypingContext):
    """Numbers have 32 bits, where numba widens each to 64: a GPU makes two to four instructions of one on 64 bits.

    Products and shifts to the left stay wide, and so does what they are added to: points with their tie-breaks, random
    words, sets.
    """

    def __init__(self) -> None:
        cuda_target.typing_context.refresh()
        self.__dict__.update(cuda_target.typing_context.__dict__)
        self._rules: dict[Any, GpuRule] = {}
        self._narrow: dict[Any, _NarrowFunction] = {}

    def resolve_value_type(self, value: Any) -> Any:
        if isinstance(value, Dispatcher) and not isinstance(value, CUDADispatcher):
            if value not in self._rules:
                self._rules[value] = GpuRule(value.py_func)
            value = self._rules[value]
        if isinstance(value, IntEnum):
            return types.IntEnumMember(type(value), types.int32)
        if isinstance(value, type) and issubclass(value, IntEnum):
            return types.IntEnumClass(value, types.int32)
        kind = super().resolve_value_type(value)
        if getattr(kind, "typing_key", None) not in NARROW:
            return kind
        if kind not in self._narrow:
            self._narrow[kind] = _NarrowFunction(kind.templates)
        return self._narrow[kind]

    def resolve_function_type(self, function: Any, args: Any, named: Any) -> Any:
        if function in NARROW:
            function = self.resolve_value_type(function)
        operation = getattr(function, "typing_key", function)
        if operation in (operator.getitem, operator.setitem) and isinstance(args[0], types.Array):
            args = (args[0], from_the_front(args[1]), *args[2:])
        return super().resolve_function_type(function, args, named)


def keep_rolled_up(module: llvm.Module, function: llvm.Function) -> None:
    """Mark the loops of a function: none is unrolled, not even where the function becomes a part of its kernel."""
    off = module.add_metadata([llvm.MetaDataString(module, "llvm.loop.unroll.disable")])
    places = {block: place for place, block in enumerate(function.blocks)}
    for block, place in places.items():
        if block.is_terminated and any(places.get(to, place + 1) <= place for to in block.terminator.operands):
            loop = module.add_metadata([llvm.MetaDataString(module, f"{function.name} {place}")])
            loop.operands = (loop, off)  # LLVM tells loops apart by marks that begin with themselves
            block.terminator.set_metadata("llvm.loop", loop)


class _SmallCode(CUDACodeLibrary):
    """Loops stay rolled up: a warp of unrolled rules waits for its instructions most of the time (docs/SPEED.md)."""

    def add_ir_module(self, module: Any) -> None:
        for function in module.functions:
            keep_rolled_up(module, function)
        super().add_ir_module(module)


class _Codegen(JITCUDACodegen):
    _library_class = _SmallCode


@iternext_impl(RefType.BORROWED)
def count_on(context: Any, builder: Any, signature: Any, arguments: Any, result: Any) -> None:
    """The next number of a range, without asking whether to count on: the compiler would keep both ways, and that was
    half of a short loop."""
    numbers = cgutils.create_struct_proxy(signature.args[0])(context, builder, arguments[0])
    left, number = builder.load(numbers.count), builder.load(numbers.iter)
    result.set_valid(builder.icmp_signed(">", left, left.type(0)))
    result.yield_(number)
    builder.store(builder.sub(left, left.type(1)), numbers.count)
    builder.store(builder.add(number, numbers.step), numbers.iter)


class _Target(CUDATargetContext):
    def __init__(self, typing: _Typing) -> None:
        cuda_target.target_context.refresh()
        self.__dict__.update(cuda_target.target_context.__dict__)
        self.typing_context, self.cached_internal_func, self._internal_codegen = typing, {}, _Codegen("rules")

    # Tables lie in main memory: constant memory has 64 KB, and every function that reads a table has a copy of it.
    make_constant_array = with_names(
        CUDATargetContext.make_constant_array, {"nvvm": SimpleNamespace(ADDRSPACE_CONSTANT=nvvm.ADDRSPACE_GLOBAL)}
    )

    def get_function(self, function: Any, sig: Any, *more: Any, **named: Any) -> Any:
        if function == "iternext" and sig.args[0] in RANGES:
            return lambda builder, args, loc=None: count_on(self, builder, sig, args)
        return super().get_function(function, sig, *more, **named)


@register_pass(mutates_CFG=False, analysis_only=False)
class NarrowConstants(FunctionPass):
    """A number that stands in the code has 32 bits if it has room there; the sizes of arrays stay as they are."""

    _name = "narrow_constants"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        blocks = state.func_ir.blocks.values()
        sizes = self._sizes(state.func_ir, blocks)
        for block in blocks:
            for one in block.find_insts(ir.Assign):
                found = one.value
                if isinstance(found, (ir.Const, ir.Global, ir.FreeVar)) and one.target.name not in sizes:
                    value = found.value
                    if type(value) in (int, np.int64) and int(value).bit_length() < 32:
                        one.value = ir.Const(np.int32(value), found.loc, use_literal_type=False)
        return True

    @staticmethod
    def _sizes(function: Any, blocks: Any) -> set[str]:
        """What `cuda.local.array` and `cuda.shared.array` are given: numba must read it in the code."""
        made = {one.target.name: one.value for block in blocks for one in block.find_insts(ir.Assign)}
        sizes: set[str] = set()
        for block in blocks:
            for call in block.find_exprs(op="call"):
                callee = made.get(call.func.name)
                if isinstance(callee, ir.Expr) and callee.op == "getattr" and callee.attr == "array":
                    for given in call.args:
                        sizes.add(given.name)
                        size = made.get(given.name)
                        if isinstance(size, ir.Expr) and size.op == "build_tuple":
                            sizes.update(item.name for item in size.items)
        return sizes


class _GpuRuleCompiler(CUDACompiler):
    def define_pipelines(self) -> list[Any]:
        pipelines = super().define_pipelines()
        for passes in pipelines:
            passes.add_pass_after(NarrowConstants, ReconstructSSA)
            passes.finalize()
        return pipelines


class _OurTarget(CUDATarget):
    """Made when the first rule is: before, numba-cuda looks for no library of CUDA's."""

    @cached_property
    def typing_context(self) -> _Typing:  # type: ignore[override,unused-ignore]
        return _Typing()

    @cached_property
    def target_context(self) -> _Target:  # type: ignore[override,unused-ignore]
        return _Target(self.typing_context)


class GpuRule(CUDADispatcher):
    """What a kernel or another such rule calls."""

    targetdescr: ClassVar[Any] = _OurTarget("cuda")

    def __init__(self, function: Any) -> None:
        super().__init__(function, {"device": True, "opt": True}, _GpuRuleCompiler)

    def get_call_template(self, args: Any, named: Any) -> Any:
        return super().get_call_template(tuple(map(at_least_32_bits, args)), named)

    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """Numba-cuda's own always compiles in its own contexts. The kind of GPU is that of the kernel that calls."""
        if args not in self.overloads:
            with self._compiling_counter, numba_target_override():
                caller, flags = ConfigStack().top(), CUDAFlags()
                flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
                flags.error_model, flags.nvvm_options = "numpy", {"opt": 3, "fastmath": None}
                flags.compute_capability = caller.compute_capability
                compiled = compile_extra(
                    self.typingctx,
                    self.targetctx,
                    self.py_func,
                    args,
                    return_type,
                    flags,
                    {},
                    pipeline_class=_GpuRuleCompiler,
                    call_conv=CUDACallConv(self.targetctx),
                    abi_info={},
                )
                compiled.library.finalize()
                self.overloads[args] = compiled
                compiled.target_context.insert_user_function(compiled.entry_point, compiled.fndesc, [compiled.library])
        return self.overloads[args]
