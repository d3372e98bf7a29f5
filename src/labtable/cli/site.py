"""`labtable site`: all games as a folder of files, played in the browser without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.cli.extras import need_server
from labtable.cli.progress import counting
from labtable.core.game.registry import names
from labtable.core.homes import ours


def site(
    folder: Annotated[Path, typer.Argument(help="An empty or new folder, or that of an earlier site.")],
) -> None:
    """Write a folder that plays all games in the browser, with no server.

    Copy it to any web space, under any path: bots, hints, lessons, puzzles and reviews run in the visitor's browser,
    and after the first visit without a network. Friends on other devices and classes need [bold]labtable serve[/bold].

    To try it: [bold]labtable site FOLDER[/bold], then [bold]python -m http.server --directory FOLDER[/bold].
    """
    need_server()
    from labtable.anywhere.site import STEPS, write_site

    console = Console(stderr=True)
    with counting(console) as progress:
        task = progress.add_task("", total=STEPS)
        write_site(folder, lambda step: progress.update(task, description=step, advance=1))
    files = [path for path in folder.rglob("*") if path.is_file()]
    size = sum(path.stat().st_size for path in files) / 1e6
    Console().print(f"{len(files)} files, {size:.0f} MB, in {folder}.", markup=False, highlight=False)
    if left := [name for name in names() if name not in ours()]:
        words = f"Left out, since a page holds only the games that come with Labtable: {', '.join(left)}."
        Console().print(words, markup=False, highlight=False, soft_wrap=True)
    Console().print(f"To try it: python -m http.server --directory {folder}", markup=False, highlight=False)
