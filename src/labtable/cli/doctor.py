"""`labtable doctor`: what this computer has for Labtable, what is missing, and what to do about it."""

from __future__ import annotations

import os
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from labtable.cli.extras import DATABASE
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.compiler.private_folder import why_unsafe
from labtable.core.compiler.rule import READY, cache_root, cached
from labtable.core.errors import LabtableError, nearest_folder, why_unwritable
from labtable.core.game.registry import game, names

PYTHON = (3, 11)
LITTLE_SPACE = 200_000_000  # bytes
GOOD, NOTE, BAD = "[green]✓[/green]", "[yellow]·[/yellow]", "[red]✗[/red]"
MARKS = {"good": GOOD, "note": NOTE, "bad": BAD}


class Diagnosis(NamedTuple):
    """One thing that was looked at: good, a note, or bad; and a sentence with what to do."""

    grade: str
    what: str
    words: str


def doctor(
    host: Annotated[str, typer.Option(help="As for labtable serve.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(min=1, max=65_535, help="As for labtable serve.")] = 8000,
    database: Annotated[str, typer.Option(help="As for labtable serve.", envvar=DATABASE, show_default=False)] = "",
) -> None:
    """Look at this computer: Python, folders, packages, port, network, database, compiled rules. Changes nothing."""
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1))
    found = list(findings(host, port, database))
    for one in found:
        table.add_row(MARKS[one.grade], one.what, escape(one.words))
    Console().print(table)
    bad = sum(one.grade == "bad" for one in found)
    Console().print(f"\n[bold]{f'{bad} of these must be fixed first.' if bad else 'Labtable can run here.'}[/bold]")
    raise typer.Exit(1 if bad else 0)


def findings(host: str, port: int, database: str) -> Iterator[Diagnosis]:
    database = database.removeprefix("sqlite:///")  # a file may be named so too
    yield _python()
    yield from _folders(database)
    yield from _packages()
    if find_spec("starlette") is not None:
        yield _client()
        yield _tried("port", lambda: _port(host, port))
        yield _network(host, port)
        yield _tried("database", lambda: _database(database))
    yield _compiled()


def _tried(what: str, look: Callable[[], Diagnosis]) -> Diagnosis:
    try:
        return look()
    except LabtableError as error:
        return Diagnosis("bad", what, str(error))


def _python() -> Diagnosis:
    version = ".".join(str(part) for part in sys.version_info[:3])
    if sys.version_info < PYTHON:
        return Diagnosis("bad", "Python", f"{version} is too old; install 3.11 or newer.")
    return Diagnosis("good", "Python", f"{version}, {os.cpu_count() or 1} cores.")


def _folders(database: str) -> Iterator[Diagnosis]:
    wanted = {"compiled rules": cache_root() / "rules"}
    if "://" not in database:
        wanted["tables"] = Path(database) if database else user_data_path("labtable") / "tables.sqlite"
    for what, file in wanted.items():
        if what == "compiled rules" and (unsafe := why_unsafe(file.parent) or why_unsafe(file)):
            yield Diagnosis("bad", what, unsafe)
            continue
        if reason := why_unwritable(file):
            help_ = (
                "set LABTABLE_CACHE to another folder"
                if what == "compiled rules"
                else "choose a file for the database with --database"
            )
            yield Diagnosis("bad", what, f"{reason}; {help_}.")
            continue
        free = shutil.disk_usage(nearest_folder(file)).free
        grade = "good" if free > LITTLE_SPACE else "bad"
        yield Diagnosis(
            grade,
            what,
            f"{file.parent}, {free / 1e9:.1f} GB free"
            + ("." if grade == "good" else f"; at least {LITTLE_SPACE / 1e9:.1f} GB are needed."),
        )


EXTRAS = {
    "server": ("starlette", "the table server"),
    "postgres": ("psycopg", "PostgreSQL as the database"),
    "chem": ("rdkit", "any molecule as Laboratorium's target"),
    "gpu": ("numba_cuda", "simulation on a GPU"),
    "train": ("torch", "training of nets"),
}


def _packages() -> Iterator[Diagnosis]:
    missing = [f"{what} (labtable[{name}])" for name, (package, what) in EXTRAS.items() if find_spec(package) is None]
    yield Diagnosis(
        "note" if missing else "good",
        "packages",
        f"Not installed: {', '.join(missing)}." if missing else "All extras are installed.",
    )


def _client() -> Diagnosis:
    from labtable.server.base.config import Config

    if (Config().web / "index.html").exists():
        return Diagnosis("good", "browser client", "It is there.")
    return Diagnosis("bad", "browser client", "It is not built; run `make web`, or install the wheel.")


def _port(host: str, port: int) -> Diagnosis:
    from labtable.server.base.network import check_port

    check_port(host, port)
    return Diagnosis("good", "port", f"{port} is free.")


def _network(host: str, port: int) -> Diagnosis:
    """A server that listens for everybody is asked by this computer's own address of the network."""
    from labtable.server.base.network import EVERY_ADDRESS, THIS_COMPUTER, family_of, own_address, url_of

    if host not in EVERY_ADDRESS:
        whom = "this computer alone" if host in THIS_COMPUTER else f"only who types {host}"
        return Diagnosis("note", "network", f"--host {host} serves {whom}; --host 0.0.0.0 serves a class.")
    address = own_address(host)
    if address is None:
        return Diagnosis("note", "network", "There is none: only this computer can play.")
    family = family_of(host)
    with socket.socket(family) as door, socket.socket(family) as guest:
        guest.settimeout(2)
        try:
            door.bind((host, 0))
            door.listen()
            guest.connect((address, door.getsockname()[1]))
        except OSError as error:
            return Diagnosis(
                "bad",
                "network",
                f"{address} refuses connections ({error.strerror or error}): the firewall "
                f"of this computer must let port {port} through.",
            )
    return Diagnosis(
        "good",
        "network",
        f"Others type {url_of(address, port)}. If a telephone in the same network cannot "
        f"open it, a firewall or the network's guest rules block port {port}.",
    )


def _database(url: str) -> Diagnosis:
    from sqlalchemy.exc import SQLAlchemyError

    from labtable.server.base.config import default_database
    from labtable.server.storage.database import Database, unreadable

    if "://" not in url and not Path(url or default_database()).exists():
        return Diagnosis("good", "database", "SQLite, a file; nothing to set up.")
    with closing(Database(url or default_database(), read_only=True)) as database:
        try:
            with database.engine.connect():
                database.check()
        except SQLAlchemyError as error:
            raise unreadable(error) from None
        words = "PostgreSQL answers." if database.shared else "SQLite, and its file is whole."
        return Diagnosis("good", "database", words)


def _compiled() -> Diagnosis:
    if MODE is Mode.INTERPRETED:
        return Diagnosis("note", "rules", "They are interpreted (LABTABLE_MODE), which is slow.")
    serves = find_spec("starlette") is not None
    mark = READY.format("tables") if serves else ""
    if fresh := [game(name).meta.title for name in names() if not (cached(f"games/{name}") / mark).exists()]:
        when = "by a server in its first minutes, while tables play on" if serves else "when a game is first played"
        return Diagnosis("note", "rules", f"Compiled {when}: {', '.join(fresh)}.")
    return Diagnosis("good", "rules", "Compiled.")
