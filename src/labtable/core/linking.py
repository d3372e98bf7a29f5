"""How numba compiles a rule: as a part of what calls it, never as a program of its own.

By itself numba optimises every function and makes machine code of it, and then again of everything that calls it, and
adds a wrapper by which Python could call it. A game has some hundred and fifty rules, and Python calls ten loops over
them. Here a rule is typed and lowered once; all rules that a loop reaches are linked into it, and only the loop is
optimised, made into machine code and kept on disk. This rests on numba's inner parts, so the package asks for the
versions that have them (NUMBA); tests/core/test_linking.py names the parts. Numba also asks itself again and again
which of its many ways to add, compare or index fits two types; here it remembers the answer (`find_once`).
"""
# mypy: allow-untyped-calls, disable-error-code="attr-defined,misc"
from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any

from llvmlite.binding import Linkage  # type: ignore[import-untyped]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import LoweringPass, register_pass
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature
from numba.core.typed_passes import NativeLowering
from numba.core.types.functions import BaseFunction

NUMBA = "0.68"


class Part(JITCodeLibrary):
    """The code of one rule, as it was lowered: to be linked into others."""

    def finalize(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = "linkonce_odr"
        self._shared_module = self._final_module
        self._finalized = True


def callers_first(libraries: list[Any]) -> list[Any]:
    """All libraries that are reached, each after those that call it: LLVM drops what nobody has asked for yet."""
    order: dict[Any, None] = {}

    def visit(library: Any) -> None:
        for callee in library._linking_libraries if isinstance(library, Part) else ():
            if callee not in order:
                visit(callee)
        order[library] = None

    for library in libraries:
        if library not in order:
            visit(library)
    return list(reversed(order))


class Whole(JITCodeLibrary):
    """The code of what Python calls, with all the parts that it reaches."""

    def finalize(self) -> None:
        self._linking_libraries = callers_first(self._linking_libraries)
        super().finalize()


@register_pass(mutates_CFG=False, analysis_only=True)
class Announce(LoweringPass):
    """A rule that was lowered may be called by others, though it has no address yet."""

    _name = "announce_rule"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        key = object()
        state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        state["cr"] = state.cr._replace(cfunc=key)
        return True


@contextmanager
def uncollected() -> Iterator[None]:
    """Numba makes millions of small objects; looking through them for garbage would take a quarter of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def find_once(find: Callable[..., Any]) -> Callable[..., Any]:
    """The way to call one of numba's own functions with arguments of these types, found once for each context."""
    found: dict[Any, Any] = {}

    def get_call_type(self: Any, context: Any, args: Any, kws: Any) -> Any:
        key = self, context, args, tuple(kws.items())
        if key not in found:
            found[key] = find(self, context, args, kws)
        return found[key]

    return get_call_type


BaseFunction.get_call_type = find_once(BaseFunction.get_call_type)  # type: ignore[method-assign]


class _Compiler(CompilerBase):
    library: Any

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *more: Any) -> None:
        super().__init__(typingctx, targetctx, library or self.library(targetctx.codegen(), "rules"), *more)
        self.state.library.enable_object_caching()

    def compile_extra(self, function: Any) -> Any:
        with uncollected():
            return super().compile_extra(function)

    def define_pipelines(self) -> list[Any]:
        return [DefaultPassBuilder.define_nopython_pipeline(self.state)]


class WholeCompiler(_Compiler):
    library = Whole


class PartCompiler(_Compiler):
    library = Part

    def define_pipelines(self) -> list[Any]:
        self.state.flags.no_compile = True
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(Announce, NativeLowering)
        passes.finalize()
        return [passes]


class Rule(CPUDispatcher):
    """A rule for other rules to call; the first call from Python compiles a whole of it."""

    def __init__(self, function: Any, options: dict[str, Any], for_python: Callable[[], Any]) -> None:
        super().__init__(function, {}, {**options, "nopython": True, "no_cpython_wrapper": True}, PartCompiler)
        self._for_python = for_python

    @cached_property
    def whole(self) -> Any:
        return self._for_python()

    def compile(self, signature: Any) -> Any:
        """For arguments of these types, once. Numba's own also times each compilation, and that takes its time."""
        with global_compiler_lock, self._compiling_counter:
            args, returned = normalize_signature(signature)
            if args not in self.overloads:
                self.overloads[args] = self._compiler.compile(args, returned)
            return self.overloads[args].entry_point

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.whole(*args, **named)
