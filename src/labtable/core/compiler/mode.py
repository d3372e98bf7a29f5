"""How the rules run in this process: compiled, checked or interpreted (LABTABLE_MODE)."""

import os
from enum import Enum

from labtable.core.errors import LabtableError


class Mode(Enum):
    INTERPRETED = "interpreted"  # plain Python: to debug and to cover
    COMPILED = "compiled"  # numba, as fast as it gets
    CHECKED = "checked"  # compiled, with every index checked
    WASM = "wasm"  # plain Python that notes what is called, to be compiled for browsers (wasm_exports.py)


def _mode() -> Mode:
    name = os.environ.get("LABTABLE_MODE", Mode.COMPILED.value)
    try:
        return Mode(name)
    except ValueError:
        known = ", ".join(mode.value for mode in Mode)
        raise LabtableError(f"LABTABLE_MODE is {name!r}; it must be one of {known}.") from None


MODE = _mode()
