"""A program: what is different in numba, llvmlite, numpy and Python after the smallest game was imported, compiled and
played, and while it was compiled. Prints JSON; test_beside_other_code.py runs it."""

import gc
import json
import locale
import logging
import os
import random
import signal
import sys
import threading
import warnings

import llvmlite  # noqa: F401
import numba
import numpy as np
from llvmlite.binding import ffi
from numba.core import event

PACKAGES = ("numba", "llvmlite", "numpy")


def within(name):
    return name.partition(".")[0] in PACKAGES


def seen():
    """Every attribute of every module and class of these packages. One of a class may also hide that of a base."""
    found, classes = {("llvmlite", "listeners"): ffi.lib._lock._cblist}, {}
    for name, module in list(sys.modules.items()):
        if module is None or not within(name):
            continue
        for word, value in list(vars(module).items()):
            found[name, word] = value
            if isinstance(value, type) and within(str(value.__module__)):
                classes[value] = value.__mro__
    for one, bases in classes.items():
        for base in reversed(bases[:-1]):
            found.update(((one, inner), attribute) for inner, attribute in list(vars(base).items()))
    return found


def settings():
    """What a program sets in Python for all of itself."""
    return {
        "sys.meta_path": list(sys.meta_path),
        "sys.path_hooks": list(sys.path_hooks),
        "sys.path": list(sys.path),
        "hooks": (sys.excepthook, sys.displayhook, sys.gettrace(), sys.getprofile(), threading.excepthook),
        "limits": (sys.getswitchinterval(), sys.getrecursionlimit(), sys.get_int_max_str_digits()),
        "warnings": (list(warnings.filters), warnings.showwarning),
        "garbage": (gc.isenabled(), gc.get_threshold(), gc.get_freeze_count(), list(gc.callbacks)),
        "numpy": (np.geterr(), np.get_printoptions(), str(np.random.get_state())),
        "random": random.getstate(),
        "environment": dict(os.environ),
        "folder": os.getcwd(),
        "locale": locale.setlocale(locale.LC_ALL),
        "logging": (logging.root.level, list(logging.root.handlers)),
        "signals": {one: signal.getsignal(one) for one in signal.valid_signals()},
        "threads": threading.active_count(),
    }


def changes():
    now, attributes = settings(), seen()
    other = {key for key, value in before.items() if attributes.get(key) is not value}
    return other | {name for name in now if now[name] != settled[name]}


class Looking(event.Listener):
    """At one of many moments at which numba tells that it begins to compile something, or asks LLVM."""

    def __init__(self, what, one_in):
        self.one_in, self.told, self.found = one_in, 0, set()
        event.register(f"numba:{what}_lock", self)

    def on_start(self, _):
        self.told += 1
        if self.told % self.one_in == 1:
            self.found |= changes()

    def on_end(self, _):
        pass


def compile_plainly(n):
    @numba.njit
    def divided(number):
        return number / n

    @numba.njit
    def plain(numbers):
        return divided(numbers[1])

    assert plain(np.arange(3.0)) == 1 / n


# Numba counts while it works, and ignores warnings: what changes without Labtable is not held against it.
compile_plainly(3)
before, settled = seen(), settings()
beginning, asking = Looking("compiler", 2), Looking("llvm", 50)
before = seen()
compile_plainly(4)
by_numba = changes() | beginning.found | asking.found
assert len(by_numba) < 30, by_numba

before, settled = seen(), settings()
assert len(before) > 20_000
for one, one_in in ((beginning, 200), (asking, 1000)):
    one.one_in, one.told, one.found = one_in, 0, set()

from labtable import Match  # noqa: E402
from labtable.core.compiler.rule import cache_root  # noqa: E402
from labtable.core.game.registry import game  # noqa: E402
from labtable.core.simulate.playouts import playouts  # noqa: E402

element = game("element")
match = Match(element, 2, seed=1)
while not match.over:
    match.play(match.legal()[0])
assert playouts(element, 3, 2).decisions.all()
assert any(cache_root().rglob("*")), "something was compiled"

after = changes()
print(
    json.dumps(
        {
            "after": sorted(map(str, after - by_numba)),
            "while": sorted(map(str, (beginning.found | asking.found) - by_numba)),
            "times told": [beginning.told, asking.told],
        }
    )
)
