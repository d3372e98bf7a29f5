"""`labtable site`: all games as a folder of files, played in the browser without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.cli.extras import need_server
from labtable.cli.progress import counting
from labtable.core.errors import LabtableError


def site(
    folder: Annotated[Path, typer.Argument(help="An empty or new folder, or that of an earlier site; or a file.")],
    zipped: Annotated[bool, typer.Option("--zip", help="Write one archive of that folder, such as site.zip.")] = False,
    one_file: Annotated[
        bool, typer.Option("--one-file", help="Write one page with everything in it, such as play.html.")
    ] = False,
) -> None:
    """Write a folder that plays all games in the browser, with no server: ours, and those of installed packages.

    Copy it to any web space, under any path: bots, hints, lessons, puzzles and reviews run in the visitor's browser,
    and after the first visit without a network. Friends on other devices and classes need [bold]labtable serve[/bold].

    To try it: [bold]labtable site FOLDER[/bold], then [bold]python -m http.server --directory FOLDER[/bold].
    To hand it out: [bold]labtable site play.html --one-file[/bold], which a browser opens from a USB stick.
    """
    need_server()
    from labtable.anywhere.hand_out import write_hand_out
    from labtable.anywhere.site import STEPS, write_site

    if zipped and one_file:
        raise LabtableError("Choose one of --zip and --one-file.")
    console = Console(stderr=True)
    with counting(console) as progress:
        task = progress.add_task("", total=STEPS + (zipped or one_file))

        def tell(step: str) -> None:
            progress.update(task, description=step, advance=1)

        packed = zipped or one_file
        left_out = write_hand_out(folder, tell, one_file=one_file) if packed else write_site(folder, tell)
    for name, why in left_out.items():
        say(f"Left out: {name}. {why}")
    if zipped or one_file:
        say(f"{folder}, {folder.stat().st_size / 1e6:.0f} MB.")
        say("Open it in Chrome or Edge." if one_file else "Unpack it on a web space, or see docs/ANYWHERE.md.")
        return
    files = [path for path in folder.rglob("*") if path.is_file()]
    say(f"{len(files)} files, {sum(path.stat().st_size for path in files) / 1e6:.0f} MB, in {folder}.")
    say(f"To try it: python -m http.server --directory {folder}")


def say(words: str) -> None:
    Console().print(words, markup=False, highlight=False, soft_wrap=True)
