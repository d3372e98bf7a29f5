"""`labtable admin`: the tables and classes of a server's database, listed, exported, deleted, backed up, restored."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from labtable.cli.extras import DATABASE, need_server

if TYPE_CHECKING:
    from labtable.server.storage.database import Database

app = typer.Typer(help="Look after the tables of a server.", no_args_is_help=True, callback=need_server)
classes = typer.Typer(help="Look after the classes of a server.", no_args_is_help=True)
app.add_typer(classes, name="class")
Where = Annotated[str, typer.Option("--database", help="As for labtable serve.", envvar=DATABASE, show_default=False)]
ClassCode = Annotated[str, typer.Argument(help="The code that its pupils type.", show_default=False)]
Codes = Annotated[list[str], typer.Argument(help="Codes of tables.", show_default=False)]


@contextmanager
def _opened(where: str, *, writing: bool) -> Iterator[Database]:
    from sqlite3 import DatabaseError

    from sqlalchemy.exc import SQLAlchemyError

    from labtable.server.base.config import default_database
    from labtable.server.storage.database import Database, unreadable

    before = os.umask(0o077)  # what is written here holds secrets of deals
    try:
        with closing(Database(where or default_database(), read_only=not writing)) as database:
            yield database
    except (SQLAlchemyError, DatabaseError) as error:
        raise unreadable(error) from None
    finally:
        os.umask(before)


def _read(typed: str) -> str:
    from labtable.server.base.codes import read_code

    return read_code(typed) or typed


@app.command("list")
def list_tables(database: Where = "") -> None:
    """All tables, the last touched first."""
    from labtable.server.run.admin import listed

    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2))
    for heading in ("code", "game", "phase", "changes", "last change (local time)", "set aside", "swept"):
        table.add_column(heading)
    with _opened(database, writing=False) as tables:
        for line in listed(tables):
            changed = time.strftime("%Y-%m-%d %H:%M", time.localtime((line.changed_at or line.touched_at) / 1000))
            swept = "" if line.deleted_at is None else "yes"
            table.add_row(line.code, line.game, line.phase, str(line.version), changed, line.set_aside or "", swept)
    Console().print(table)


@app.command()
def export(
    code: Annotated[str, typer.Argument(show_default=False)],
    file: Annotated[Path, typer.Argument(help="Where to write it.", show_default=False)],
    database: Where = "",
) -> None:
    """Write a table's match to a file for labtable replay and verify. It holds the secret that deals the game."""
    from labtable.server.run.admin import export

    with _opened(database, writing=False) as tables:
        print(export(tables, _read(code), file))


@app.command()
def delete(codes: Codes, database: Where = "") -> None:
    """Delete tables and everything stored about them. With SQLite the server must be stopped."""
    from labtable.server.run.admin import remove

    with _opened(database, writing=True) as tables:
        remove(tables, [_read(code) for code in codes])
    print(f"Deleted: {len(codes)}.")


@app.command()
def retry(codes: Codes, database: Where = "") -> None:
    """Let the server try tables again that it set aside because they failed to load. With SQLite it must be stopped."""
    from labtable.server.run.admin import retry

    with _opened(database, writing=True) as tables:
        retry(tables, [_read(code) for code in codes])
    print(f"The server will try to open {len(codes)} of them again; labtable admin list shows what fails.")


@app.command("bring-back")
def bring_back(codes: Codes, database: Where = "") -> None:
    """Undo the sweep of tables that nobody touched for long. For a week after it they can come back. With SQLite the
    server must be stopped."""
    from labtable.server.run.admin import bring_back

    with _opened(database, writing=True) as tables:
        bring_back(tables, [_read(code) for code in codes])
    print(f"Back again: {len(codes)}.")


@app.command()
def backup(file: Annotated[Path, typer.Argument(show_default=False)], database: Where = "") -> None:
    """Write everything to one file, even while the server runs."""
    from labtable.server.run.admin import back_up

    with _opened(database, writing=False) as tables:
        print(f"{back_up(tables, file)} tables in {file}.")


@app.command()
def restore(file: Annotated[Path, typer.Argument(show_default=False)], database: Where = "") -> None:
    """Fill an empty database from a backup, SQLite or PostgreSQL, whichever the backup came from."""
    from labtable.server.run.admin import check, restore

    check(file)
    with _opened(database, writing=True) as tables:
        restored = restore(tables, file)
    print(f"{restored.tables} tables from {file}.")
    if restored.set_aside:
        print(f"Set aside, as what was stored of them is damaged: {', '.join(restored.set_aside)}.")


@classes.command("list")
def list_classes(database: Where = "") -> None:
    """All classes, the newest first, and when they are deleted. No names of pupils are shown."""
    from labtable.server.classroom.administration import listed

    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2))
    for heading in ("code", "title", "teacher", "game", "phase", "round", "pupils", "deleted at (local time)"):
        table.add_column(heading)
    with _opened(database, writing=False) as tables:
        for one in listed(tables):
            until = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.expires_at / 1000))
            cells = (one.code, one.title, one.teacher, one.game, one.phase, str(one.round), str(len(one.cards)), until)
            table.add_row(*map(escape, cells))
    Console().print(table)


@classes.command("delete")
def delete_class(code: ClassCode, database: Where = "") -> None:
    """End a class: its names, tables and results are deleted. With SQLite the server must be stopped."""
    from labtable.server.classroom.administration import remove

    with _opened(database, writing=True) as tables:
        remove(tables, code)
    print("Deleted: the class and all its tables.")


@classes.command("key")
def new_class_key(code: ClassCode, database: Where = "") -> None:
    """Give a teacher who cannot open the class any more a new recovery key. With SQLite the server must be stopped."""
    from labtable.server.base.codes import in_groups
    from labtable.server.classroom.administration import new_key

    with _opened(database, writing=True) as tables:
        key = new_key(tables, code)
    print(
        f"{in_groups(key)}\nThis key opens the teacher's desk: New class, Back to a class. The key before it is void."
    )
