"""A game with other components: a copy of the game's modules that is made with a changed box.

Compiled rules hold the components as constants, so a changed game is a package of its own: the same sources, imported
once more under another name, `labtable.games.NAME__3f2a91c04e5b`, in which `components.py` reads the changed box.
Plain and changed games stand side by side, and the name keeps their compiled code apart.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from labtable.core.compiler.rule import CHANGED
from labtable.core.game import components
from labtable.core.game.changed_box import changed_box
from labtable.core.game.component_changes import ADDED, AFTER, Changes
from labtable.core.game.component_rows import all_tables, look_up, unmarked
from labtable.core.game.components import BOX, BadComponents, TomlTable
from labtable.core.game.toml_lines import Where
from labtable.core.homes import PACKAGE, folder_of


def changed_game(name: str, changes: Changes) -> Any:
    """The game of a folder, made anew with changed components; its `changes` say which."""
    package = f"{PACKAGE}.{name}{CHANGED}{changes.digest}"
    if package in sys.modules:
        return sys.modules[package].GAME
    box = changed_box(name, changes)
    components.changed[package], _made_with[package] = box, changes
    where = changes.rows[0].place[0] or ADDED
    try:
        game = _imported(package, folder_of(name)).GAME
        _check_all_used(box, changes)
        return game
    except BadComponents as error:
        forget(package)
        if str(error).startswith(BOX) and changes.rows[0].place[0] != BOX:
            raise BadComponents(f"{str(error)[:-1]}; this line of the box was made wrong by {where}.") from None
        raise
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        forget(package)
        raise BadComponents(f"{where}: the game cannot be set up with these components ({error}).") from None


def _check_all_used(box: TomlTable, changes: Changes) -> None:
    """Nothing that an owner writes is passed over in silence: every changed entry was read by the game."""
    for change in changes.rows:
        if change.after is None or change.path[-1] == AFTER:
            continue
        where, value = look_up(box.data, change.path)
        if (unused := _unused(box, where, value)) is not None:
            raise box.mistake("expected something that the game uses; it has no use for this", *unused)


def _unused(box: TomlTable, where: Where, value: Any) -> Where | None:
    """The first key here that nobody has asked for."""
    if isinstance(where[-1], str) and where not in box.asked:
        return where
    inner = unmarked(value).items() if isinstance(value, dict) else enumerate(value) if all_tables(value) else ()
    return next((found for key, one in inner if (found := _unused(box, (*where, key), one)) is not None), None)


def _imported(package: str, folder: Path) -> ModuleType:
    """The package of a folder, under another name; its modules import each other relatively and so follow it there."""
    spec = spec_from_file_location(package, folder / "__init__.py", submodule_search_locations=[str(folder)])
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[package] = module
    spec.loader.exec_module(module)
    return module


_made_with: dict[str, Changes] = {}


def made_with(package: str) -> Changes:
    """What was changed in the game of a package."""
    return _made_with.get(package, Changes())


def forget(package: str) -> None:
    components.changed.pop(package, None)
    _made_with.pop(package, None)
    for module in [one for one in sys.modules if one == package or one.startswith(f"{package}.")]:
        del sys.modules[module]
