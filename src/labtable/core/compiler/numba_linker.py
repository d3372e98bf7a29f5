"""How numba compiles a rule: as a part of what calls it, never as a program of its own.

By itself numba optimises every function and makes machine code of it, and then again of everything that calls it, and
adds a wrapper by which Python could call it. A game has some hundred and fifty rules, and Python calls ten loops over
them. Here a rule is typed and lowered once; all rules that a loop reaches are linked into it, and only the loop is
optimised, made into machine code and kept on disk. This rests on numba's inner parts, so the package asks for the
versions that have them (NUMBA); tests/core/test_linking.py names the parts. They are used by classes derived from
numba's: numba itself stays as it is for everybody else's code (tests/core/test_beside_other_code.py). Of its some
thirty passes a rule goes through the few that it needs (PASSES): the others serve what rules do not have, such as
closures, generators, lists, array expressions, exceptions and counted references.
"""

# mypy: allow-untyped-calls, disable-error-code="attr-defined,misc"
from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from llvmlite.binding import Linkage  # type: ignore[import-untyped]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import LoweringPass, PassManager, register_pass
from numba.core.errors import ForceLiteralArg
from numba.core.ir_utils import build_definitions
from numba.core.registry import CPUDispatcher
from numba.core.sigutils import normalize_signature
from numba.core.ssa import reconstruct_ssa
from numba.core.typed_passes import NativeLowering, NoPythonBackend, NopythonTypeInference, PreLowerStripPhis
from numba.core.types import Integer, IntEnumMember, int64, unliteral
from numba.core.untyped_passes import FixupArgs, ReconstructSSA, TranslateByteCode

from labtable.core.compiler.calling_convention import Copying, DirectLowering, Unfailing, direct_call
from labtable.core.compiler.compile_fault import compile_fault
from labtable.core.compiler.kept_code import KeptCode
from labtable.core.errors import RuleDoesNotCompile

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


class WholeLibrary(JITCodeLibrary):
    """The code of what Python calls, with all the parts that it reaches."""

    def finalize(self) -> None:
        self._linking_libraries = callers_first(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Once: numba's first, cheap round is for counting references, and nobody counts here."""
        builder = self._codegen._pass_builder()
        builder.getModulePassManager().run(self._final_module, builder)


@register_pass(mutates_CFG=False, analysis_only=True)
class Announce(LoweringPass):
    """A rule that was lowered may be called by others, though it has no address yet."""

    _name = "announce_rule"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        key = object()
        if state.flags.boundscheck:
            state.targetctx.insert_user_function(key, state.cr.fndesc, [state.library])
        else:
            call = direct_call(state.cr.fndesc, state.library)
            state.targetctx.insert_func_defn([(call, key, call.signature)])
        state["cr"] = state.cr._replace(cfunc=key)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class SingleAssignment(ReconstructSSA):
    """Each variable is assigned once: numba's `ReconstructSSA`, without what only generators need afterwards."""

    _name = "single_assignment"

    def run_pass(self, state: Any) -> bool:
        state.func_ir = reconstruct_ssa(state.func_ir)
        state.func_ir._definitions = build_definitions(state.func_ir.blocks)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class StripPhis(PreLowerStripPhis):
    """Strips the phi nodes that `SingleAssignment` put in: numba's `PreLowerStripPhis`, without what only generators
    need."""

    _name = "strip_phis_of_rules"

    def run_pass(self, state: Any) -> bool:
        state.func_ir = self._strip_phi_nodes(state.func_ir)
        state.func_ir._definitions = build_definitions(state.func_ir.blocks)
        return True


class Passes(PassManager):
    """What a rule goes through, one after another, and nothing around it."""

    def __init__(self, *passes: Any) -> None:
        super().__init__("rules")
        for one in passes:
            self.add_pass(one, one.name())
        self.finalize()

    def _runPass(self, index: int, one: Any, state: Any) -> None:  # noqa: N802
        one.run_pass(state)


PASSES = (TranslateByteCode, FixupArgs, SingleAssignment, NopythonTypeInference, StripPhis)
WHOLE = Passes(*PASSES, NativeLowering, NoPythonBackend)
PART = Passes(*PASSES, DirectLowering, Announce, NoPythonBackend)
CHECKED_PART = Passes(*PASSES, NativeLowering, Announce, NoPythonBackend)


class _Compiler(CompilerBase):
    library: Any

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, args: Any, returned: Any, flags: Any, *more: Any):
        super().__init__(
            typingctx,
            self.context_for(flags).beside(targetctx),
            library or self.library(targetctx.codegen(), "rules"),
            args,
            returned,
            flags,
            *more,
        )
        self.state.library.enable_object_caching()

    def compile_extra(self, function: Any) -> Any:
        try:
            return super().compile_extra(function)
        except (RuleDoesNotCompile, ForceLiteralArg):  # a rule that this one calls; numba tries once more
            raise
        except Exception as error:
            raise compile_fault(function, error) from error

    def context_for(self, flags: Any) -> type[Copying]:
        return Copying

    def define_pipelines(self) -> list[Any]:
        return [WHOLE]


class WholeCompiler(_Compiler):
    library = WholeLibrary


class PartCompiler(_Compiler):
    library = Part

    def context_for(self, flags: Any) -> type[Copying]:
        return Copying if flags.boundscheck else Unfailing

    def define_pipelines(self) -> list[Any]:
        self.state.flags.no_compile = True
        return [CHECKED_PART if self.state.flags.boundscheck else PART]


class Loop(CPUDispatcher):
    """What Python calls, kept in a folder, or only in memory."""

    def __init__(self, function: Any, options: dict[str, Any], folder: Path | None) -> None:
        super().__init__(function, {}, {**options, "nopython": True}, WholeCompiler)
        if folder is not None:
            self._cache = KeptCode(function, folder)


def widened(kind: Any) -> Any:
    """The type of a rule's parameter where a caller gives this type."""
    plain = unliteral(kind)
    return int64 if isinstance(plain, Integer | IntEnumMember) else plain


class Rule(CPUDispatcher):
    """A rule for other rules to call; the first call from Python compiles a whole of it."""

    def __init__(self, function: Any, options: dict[str, Any], for_python: Callable[[], Any]) -> None:
        super().__init__(function, {}, {**options, "nopython": True, "no_cpython_wrapper": True}, PartCompiler)
        self._for_python = for_python

    @cached_property
    def whole(self) -> Any:
        return self._for_python()

    def get_call_template(self, args: Any, named: Any) -> Any:
        """A rule takes whole numbers as int64, whatever field or constant they come from: numba would compile one for
        each width, enum and literal."""
        return super().get_call_template(tuple(map(widened, args)), {n: widened(kind) for n, kind in named.items()})

    def compile(self, signature: Any) -> Any:
        """Compile the rule once for arguments of these types. Numba's own method also times each compilation, and that
        takes its time."""
        with global_compiler_lock, self._compiling_counter:
            args, returned = normalize_signature(signature)
            if args not in self.overloads:
                self.overloads[args] = self._compiler.compile(args, returned)
            return self.overloads[args].entry_point

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.whole(*args, **named)
