"""A rule of the contract as machine code of its own, which all loops of a game call by its name.

Loops reach all the rules of a game, and each would optimise them again. Here a rule is optimised once, with all that it
calls, and kept on disk; a loop that is read from the cache says which of them must be there before it (`_reload_init`).
The name is made of the sources, so that a loop never finds another rule than the one that it was compiled for.
"""

# mypy: allow-untyped-calls, disable-error-code="attr-defined,misc"
from __future__ import annotations

import hashlib
import pickle
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.sigutils import normalize_signature
from numba.core.typing import signature as typed

from labtable.core.compiler.calling_convention import direct_call
from labtable.core.compiler.kept_code import keep, read
from labtable.core.compiler.numba_linker import Rule, callers_first


class Seal(JITCodeLibrary):
    """The machine code of a rule; what is linked into its callers is nothing but its name."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self._shared_module = self._final_module.clone()
        self.enable_object_caching()

    def make(self, part: Any, lowered: str) -> bytes:
        """The object code of a lowered rule, with all that it calls."""
        self._final_module = part._get_module_for_linking().clone()
        rule = self._final_module.get_function(lowered)
        rule.linkage, rule.name = "external", self.name
        for library in callers_first(part._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        for function in self._final_module.functions:
            if not function.is_declaration and function.name != self.name:
                function.linkage = "internal"
        builder = self._codegen._pass_builder()
        builder.getModulePassManager().run(self._final_module, builder)
        self._final_module.verify()
        self._finalize_final_module()
        return bytes(self._get_compiled_object())

    def read(self, code: bytes) -> None:
        self._set_compiled_object(code)
        self._finalize_final_module()


_sealed: dict[str, SealedRule] = {}  # of this process, for loops that are read from the cache
_made: dict[str, tuple[Seal, Any]] = {}  # by name: their code, and the type of what they return


def compile_sealed(key: str, args: Any) -> None:
    """Compile a sealed rule, if need be, before a loop that calls it."""
    _sealed[key].compile(args)


class SealedRule(Rule):
    """A rule as loops call it."""

    def __init__(self, rule: Rule, options: dict[str, Any], key: str, folder: Path) -> None:
        """`key` tells it from all rules that were made of other sources."""
        super().__init__(rule.py_func, options, lambda: rule.whole)
        self._rule, self._key, self._folder = rule, key, folder
        _sealed[key] = self

    def compile(self, signature: Any) -> Any:
        with global_compiler_lock:
            args, _ = normalize_signature(signature)
            if args not in self.overloads:
                self.overloads[args] = self._callable(args)
            return self.overloads[args].entry_point

    def _callable(self, args: Any) -> Any:
        words = repr((self._key, args, self.targetctx.codegen().magic_tuple()))
        name = f"labtable_{self.py_func.__name__}_{hashlib.sha256(words.encode()).hexdigest()[:24]}"
        if name not in _made:
            _made[name] = self._read(name) or self._make(name, args)
        code, returned = _made[name]
        code._reload_init.add(partial(compile_sealed, self._key, args))
        call, key = direct_call(SimpleNamespace(argtypes=args, restype=returned, mangled_name=name), code), object()
        self.targetctx.insert_func_defn([(call, key, call.signature)])
        return SimpleNamespace(signature=typed(returned, *args), objectmode=False, entry_point=key)

    def _read(self, name: str) -> tuple[Seal, Any] | None:
        found = read(self._folder / name)
        if found is None:
            return None
        returned, kept = found
        code = Seal(self.targetctx.codegen(), name)
        code.read(kept)
        return code, returned

    def _make(self, name: str, args: Any) -> tuple[Seal, Any]:
        self._rule.compile(args)
        part = self._rule.overloads[args]
        code, returned = Seal(self.targetctx.codegen(), name), part.signature.return_type
        made = code.make(part.library, part.fndesc.mangled_name)
        keep(self._folder / name, pickle.dumps((returned, made)))
        return code, returned
