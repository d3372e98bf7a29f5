"""A game's exports as one WebAssembly module: linked, optimised and lowered by LLVM, bound by its own linker.

The linker (LLD) comes with the package `ziglang`; nothing else of it is used.
"""

# mypy: allow-untyped-calls
from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm  # type: ignore[import-untyped]
from numba.core.types import Array, BaseTuple, Boolean, Float, NoneType
from numba.np.numpy_support import as_dtype

from labtable.core.compiler.numba_linker import callers_first
from labtable.core.compiler.wasm_exports import Export

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+simd128"
STACK = 1 << 18  # bytes; rules recurse nowhere


def described(kind: Any) -> Any:
    """How an argument is passed, for the page: "i" a whole number, "f" a fraction, of an array its axes and the size
    of an item, a list for several of these; as a result also "b" for yes or no, and "" for nothing."""
    if isinstance(kind, Array):
        return {"axes": kind.ndim, "item": as_dtype(kind.dtype).itemsize}
    if isinstance(kind, BaseTuple):
        return [described(one) for one in kind.types]  # type: ignore[attr-defined]
    if isinstance(kind, Float):
        return "f"
    if isinstance(kind, Boolean):
        return "b"
    return "" if isinstance(kind, NoneType) else "i"


def module_of(exports: Mapping[str, Export]) -> tuple[bytes, dict[str, Any]]:
    """The bytes of the module, and of each export how its arguments and its result are passed."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    module = llvm.parse_assembly("")
    signatures: dict[str, Any] = {}
    for name, export in exports.items():
        rule = export.lowered()
        rule.compile(export.types)
        part = rule.overloads[export.types]
        signatures[name] = [described(kind) for kind in export.types or ()], described(part.signature.return_type)
        own = part.library._get_module_for_linking().clone()
        function = own.get_function(part.fndesc.mangled_name)
        function.linkage, function.name = "external", name
        module.link_in(own)
        for library in callers_first(part.library._linking_libraries):
            module.link_in(library._get_module_for_linking(), preserve=True)
    for function in module.functions:
        if not function.is_declaration and function.name not in exports:
            function.linkage = "internal"
    for constant in module.global_variables:
        if constant.linkage == llvm.Linkage.common:
            constant.linkage = "internal"
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    module.verify()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=2))
    builder.getModulePassManager().run(module, builder)
    return linked(machine.emit_object(module), list(exports)), signatures


def linked(code: bytes, names: list[str]) -> bytes:
    """Object code as a module that stands alone, with a memory of its own."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "rules.o"), Path(folder, "rules.wasm")
        source.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections", "--strip-all"]
        command += ["--allow-undefined", "--export=__heap_base", "-z", f"stack-size={STACK}"]
        command += [f"--export={name}" for name in names]
        subprocess.run([*command, str(source), "-o", str(made)], check=True)
        return made.read_bytes()
