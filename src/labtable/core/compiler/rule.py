"""`@rule`: one function, run interpreted, compiled or bounds-checked; and `bind`: one loop for every game.

Numba's own cache looks only at the file of the function itself, so a constant changed in another file would bring
back stale code. Here every game has a cache folder named by a hash of all that its rules are made from (core and the
game's folder, components included): a changed source is another folder, and an unchanged one compiles nothing.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

from platformdirs import user_cache_path

from labtable.core.arrays import as_plain
from labtable.core.compiler.interpreter_first import interpreted_first
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.compiler.private_folder import private_folder
from labtable.core.compiler.wasm_calls import provided
from labtable.core.homes import folder_of, home_of

if MODE is not Mode.INTERPRETED:  # a browser has no numba, and plain Python starts sooner without it
    from labtable.core.compiler.numba_linker import Loop, Rule
    from labtable.core.compiler.object_cache import SealedRule

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parents[2]
# The files of core that compile.
KERNEL = (
    "compiler/calling_convention.py",
    "compiler/instructions.py",
    "compiler/kept_code.py",
    "compiler/mode.py",
    "compiler/numba_linker.py",
    "compiler/object_cache.py",
    "compiler/private_folder.py",
    "compiler/rule.py",
    "game/loops.py",
    "record/actions.py",
    "record/bits.py",
    "record/layout.py",
    "record/randomness.py",
    "record/records.py",
    "simulate/batches/loops.py",
    "simulate/batches/secrets.py",
)
SOURCE_ENDINGS = {".py", ".toml"}
BESIDE = {"tests", "lessons"}  # folders of a game that its rules do not depend on
CHANGED = "__"  # before the digest of what was changed, in the name of a game's package
CACHES_KEPT = 12  # folders of older sources that are kept, for switching between branches


def _part_of(module: str) -> str:
    """The folder whose sources a function depends on, besides core: `games/<name>`, `bots/<name>`, or `core` itself.

    The rules of a game whose components were changed live in modules of their own, and so are a part of their own:
    `games/<name>__<what was changed>`. A game that another package brings is `games/<name>` as well.
    """
    house, *parts = module.split(".")
    if house == PACKAGE.name:
        return "/".join(parts[:2]) if len(parts) > 2 and parts[0] != "core" else "core"
    home = home_of(module)
    return f"games/{home.name}" if home else "core"


def _folder(part: str) -> Path:
    """Where the sources of `games/<name>` or `bots/<name>` lie."""
    house, _, name = part.partition(CHANGED)[0].partition("/")
    return folder_of(name) if house == "games" else PACKAGE / house / name


def _sources(part: str) -> list[Path]:
    """The files of a part; of `games/<name>+bots/<name>`, a loop bound to a game, those of both."""
    if part == "core":
        return [path for name in KERNEL if (path := PACKAGE / "core" / name).exists()]  # none in a page
    return [
        path
        for folder in map(_folder, part.split("+"))
        for path in sorted(folder.rglob("*"))
        if path.suffix in SOURCE_ENDINGS and BESIDE.isdisjoint(path.relative_to(folder).parts)
    ]


@cache
def source_hash(part: str) -> str:
    """A name for the sources of one part of the package, its core included."""
    changes = part.partition(CHANGED)[2]
    numba = "" if MODE is Mode.INTERPRETED else version("numba")
    digest = hashlib.sha256(f"numba {numba} {sys.implementation.cache_tag} {MODE.value} {changes}".encode())
    for path in _sources("core") + (_sources(part) if part != "core" else []):
        place = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else Path(*path.parts[-2:])
        digest.update(place.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where all that can be made again is kept: compiled code, and what other parts put beside it."""
    return Path(os.environ.get("LABTABLE_CACHE", user_cache_path("labtable")))


RULES = "rules"  # the folder in there that holds nothing but compiled code
ALONE = "rules"  # the variant of a rule that Python calls by itself
READY = "ready-for-{}"  # a file beside compiled code: all that this purpose needs is there


def cached(part: str) -> Path:
    """Where the compiled code of one part is, or would be."""
    name, changed, more = part.replace("/", "-").partition(CHANGED)
    if changed:
        name += more[more.find("+") :] * ("+" in more) + "-changed"
    return cache_root() / RULES / name / source_hash(part)


@cache
def cache_folder(part: str) -> Path:
    """The folder for the compiled code of one part, made; older folders of the same part are swept."""
    folder = cached(part)
    root = private_folder(cache_root(), *folder.relative_to(cache_root()).parts).parent
    with suppress(OSError):  # another process sweeps at the same time
        kept = CACHES_KEPT * (8 if CHANGED in part else 1)
        for old in sorted(root.iterdir(), key=lambda p: p.stat().st_mtime, reverse=True)[kept:]:
            shutil.rmtree(old)
    return folder


OPTIONS: dict[str, Any] = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": MODE is Mode.CHECKED,
    "_nrt": False,  # nothing is allocated, so nobody needs to count who still holds an array
    "no_cfunc_wrapper": True,  # nobody calls a rule from C, and the wrappers take their time to compile
}


def _whole(function: F, part: str, variant: str) -> F:
    """What Python calls, kept on disk."""
    if MODE is Mode.INTERPRETED:
        return provided(function, part.partition("+")[0], f"{variant}_{function.__name__}")  # type: ignore[return-value]
    if MODE is Mode.WASM:
        return _exported(function, part, variant)
    compiled = _compiled(function, part, variant)
    return interpreted_first(function, compiled, part.partition("+")[0])


def _compiled(function: F, part: str, variant: str) -> F:
    # A rule of core is part of what each game keeps; alone it would be kept for all games, with the types of one.
    folder = None if part == "core" else private_folder(cache_folder(part), variant)
    return Loop(function, OPTIONS, folder)  # type: ignore[return-value]


def _exported(function: F, part: str, variant: str) -> F:
    from labtable.core.compiler.wasm_exports import Export

    if variant == ALONE:  # called by a loop that runs as plain Python
        return lambda *args: function(*map(as_plain, args))  # type: ignore[return-value]
    name = f"{variant}_{function.__name__}"
    return Export(part.partition("+")[0], name, function, lambda: Rule(function, OPTIONS, lambda: None))  # type: ignore[return-value]


def rule(function: F) -> F:
    """The one decorator of every rule. Rules allocate nothing, recurse nowhere and raise nothing."""
    if MODE is Mode.INTERPRETED:
        return function
    part = _part_of(function.__module__)
    return Rule(function, OPTIONS, lambda: _whole(function, part, ALONE))  # type: ignore[return-value]


def plainly(function: F) -> F:
    """A small rule as words and views ask it of a record: plain Python, with all the rules that it calls. To hand a
    record over to compiled code takes longer than a few lines."""
    if MODE is Mode.INTERPRETED or not isinstance(function, Rule):
        return function
    told = function.py_func
    rules = {
        name: plainly(found) for name in told.__code__.co_names if isinstance(found := told.__globals__.get(name), Rule)
    }
    return with_names(told, rules)  # type: ignore[return-value]


def sealed(function: F, part: str) -> F:
    """A rule of the contract, as the loops of its game call it: machine code that exists once."""
    if MODE is not Mode.COMPILED or not isinstance(function, Rule):
        return function
    key = f"{source_hash(part)} {function.__module__}.{function.py_func.__name__}"
    return SealedRule(function, OPTIONS, key, private_folder(cache_folder(part), "sealed"))  # type: ignore[return-value]


def bind(template: Callable[..., Any], part: str, variant: str, names: dict[str, Any]) -> Callable[..., Any]:
    """A loop of core or of bots, compiled around one game's rules: a copy of the function that sees the game's names.

    One template bound to other names is another `variant`: numba's cache cannot tell the two apart by itself.
    """
    return _whole(_copy(template, part, names), _bound_part(template, part), variant)


def bind_inner(template: Callable[..., Any], part: str, variant: str, names: dict[str, Any]) -> Callable[..., Any]:
    """Bind a template that only other loops call: it is linked into them, and no machine code is made of it alone."""
    function = _copy(template, part, names)
    if MODE is Mode.INTERPRETED:
        return function
    inner = ALONE if MODE is Mode.WASM else variant  # a browser calls none of these by itself
    return Rule(function, OPTIONS, lambda: _whole(function, _bound_part(template, part), inner))


def _copy(template: Callable[..., Any], part: str, names: dict[str, Any]) -> Callable[..., Any]:
    """A copy of a template with a name of its own: machine code from two files that has one name would be taken for the
    same code."""
    copy = with_names(template, names)
    copy.__qualname__ += "_" + part.replace("/", "_")
    return copy


def _bound_part(template: Callable[..., Any], part: str) -> str:
    own = _part_of(template.__module__)
    return part if own == "core" else f"{part}+{own}"


def with_names(template: Callable[..., Any], names: dict[str, Any]) -> Callable[..., Any]:
    """A copy of a plain function whose global names are those given, then its own."""
    assert isinstance(template, FunctionType)
    copy = FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    copy.__module__, copy.__qualname__, copy.__doc__ = template.__module__, template.__qualname__, template.__doc__
    return copy
