"""The tables at which the contract is tested: every chosen game, every number of players, every option."""

from __future__ import annotations

import os
from typing import Any

import pytest

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.errors import LabtableError
from labtable.core.game.contract import Game
from labtable.core.game.registry import game
from labtable.core.homes import ours

Variant = tuple[int, dict[str, object]]
BULK = ("playouts", "greedy_games", "every_index", "soundness")  # files whose games are played at all tables
CHOSEN = "LABTABLE_GAMES"  # narrows a run: eureka,curie
INI = "labtable_games"


def chosen_games(config: pytest.Config | None = None) -> list[str]:
    """The games that are meant: by LABTABLE_GAMES, by pytest's settings, or all of the house."""
    wanted = os.environ.get(CHOSEN, "").split(",") if os.environ.get(CHOSEN) else []
    return wanted or (list(config.getini(INI)) if config is not None else []) or list(ours())


def variants_of(subject: Game) -> list[Variant]:
    """Every player count, and every value of every option at one of its player counts, by turns."""
    plain: list[Variant] = []
    tables: dict[str, list[Variant]] = {}
    for players, options in subject.variants():
        if options:
            tables.setdefault(str(options), []).append((players, options))
        else:
            plain.append((players, options))
    return plain + [found[number % len(found)] for number, found in enumerate(tables.values())]


def set_tables(metafunc: pytest.Metafunc) -> None:
    """Give a test of the contract its games (`the_game`, or `name`) and, where it asks for a `variant`, its tables."""
    wanted = [name for name in ("the_game", "name", "variant") if name in metafunc.fixturenames]
    if not wanted:
        return
    bulk = metafunc.function.__module__.endswith(BULK) and MODE is not Mode.INTERPRETED
    cases = []
    for name in chosen_games(metafunc.config):
        subject = found(name)
        tables: list[Variant] = [(0, {})]
        if "variant" in wanted:
            tables = list(subject.variants()) if bulk else variants_of(subject)
        for table in tables:
            values = {"the_game": subject, "name": name, "variant": table}
            marks = [pytest.mark.xdist_group(name)] if metafunc.config.pluginmanager.hasplugin("xdist") else []
            cases.append(
                pytest.param(*(values[one] for one in wanted), marks=marks, id=named(name, table, "variant" in wanted))
            )
    metafunc.parametrize(wanted, cases)


def found(name: str) -> Game:
    """The game of a name; pytest is told in a sentence why there is none."""
    try:
        return game(name)
    except LabtableError as error:
        raise pytest.UsageError(f"{INI} names {name!r}. {error} Is the package installed (pip install -e .)?") from None


def named(name: str, table: tuple[int, dict[str, Any]], at_a_table: bool) -> str:
    """What a case is called: `eureka-3-market=open`."""
    players, options = table
    return "-".join([name, str(players), *(f"{key}={value}" for key, value in options.items())]) if at_a_table else name
