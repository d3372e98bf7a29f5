"""How a rule calls another: as a function of C does, with its arguments, for its value.

Numba's functions return a code that says whether they raised; the value and the error they write where the caller asks
for them, and the caller looks at the code. Rules raise nothing, so of all that nothing remains here, and where numba
would raise in the middle of a rule (an index outside of a tuple, a step of 0 in a range) is a place that is never
reached. Code that checks every index does raise, and is called in numba's way.
"""

# mypy: allow-untyped-calls, disable-error-code="attr-defined,misc"
from __future__ import annotations

from typing import Any, ClassVar

from llvmlite.ir import Constant, FunctionType, IntType, IRBuilder  # type: ignore[import-untyped]
from numba.core.callconv import BaseCallConv, CPUCallConv
from numba.core.cgutils import get_or_insert_function, raw_memmove
from numba.core.compiler_machinery import register_pass
from numba.core.cpu import CPUContext
from numba.core.lowering import Lower
from numba.core.typed_passes import NativeLowering
from numba.core.types import Record


class _Direct(BaseCallConv):
    """What a rule takes and returns."""

    def _make_call_helper(self, builder: Any) -> None:
        return None

    def get_arguments(self, function: Any) -> Any:
        return function.args

    def return_value(self, builder: Any, value: Any) -> None:
        builder.ret(value)


class _NeverRaised(CPUCallConv):
    """What numba writes into a rule itself, and the functions of its own that it calls there."""

    def return_user_exc(self, builder: Any, *_: Any, **__: Any) -> None:
        builder.unreachable()

    def return_status_propagate(self, builder: Any, status: Any) -> None:
        builder.unreachable()


class _OfRules(CPUContext):
    """Numba's context, as code of ours is lowered in: it knows all that numba's knows, and adds to the same tables what
    rules can be called. What it does otherwise, nobody else's code meets."""

    @classmethod
    def beside(cls, context: Any) -> Any:
        own = cls.__new__(cls)
        own.__dict__.update(context.__dict__)
        own.cached_internal_func = cls.helpers
        return own


class Copying(_OfRules):
    """Where a record is copied as a whole: numba would load and store it byte by byte, hundreds of instructions."""

    helpers: ClassVar[dict[Any, Any]] = {}  # functions of numba's own that were lowered here

    def pack_value(self, builder: Any, kind: Any, value: Any, place: Any, align: int | None = None) -> None:
        if isinstance(kind, Record):
            raw_memmove(builder, place, value, Constant(IntType(64), 1), kind.size)
        else:
            super().pack_value(builder, kind, value, place, align)


class Unfailing(Copying):
    """The context of rules that raise nothing: it copies as `Copying` does, and numba writes no exceptions in it."""

    helpers: ClassVar[dict[Any, Any]] = {}

    @property
    def call_conv(self) -> _NeverRaised:
        return _NeverRaised(self)


def _declared(context: Any, module: Any, rule: Any) -> Any:
    takes = context.get_arg_packer(rule.argtypes).argument_types
    returns = context.data_model_manager[rule.restype].get_return_type()
    return get_or_insert_function(module, FunctionType(returns, takes), rule.mangled_name)


class _Lower(Lower):
    @property
    def call_conv(self) -> _Direct:
        return _Direct(self.context)

    def setup_function(self, rule: Any) -> None:
        self.function = _declared(self.context, self.module, rule)
        self.entry_block = self.function.append_basic_block("entry")
        self.builder = IRBuilder(self.entry_block)
        self.call_helper = self.call_conv.init_call_helper(self.builder)


@register_pass(mutates_CFG=True, analysis_only=False)
class DirectLowering(NativeLowering):
    """A rule that raises nothing, lowered."""

    _name = "direct_lowering"

    @property
    def lowering_class(self) -> type[Lower]:
        return _Lower


def direct_call(rule: Any, library: Any) -> Any:
    """What a caller writes to call it."""

    def call(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        packed = context.get_arg_packer(rule.argtypes).as_arguments(builder, args)
        returned = builder.call(_declared(context, builder.module, rule), packed)
        return context.get_returned_value(builder, rule.restype, returned)

    call.signature = rule.argtypes
    call.libs = (library,)
    return call
