"""What `labtable serve` says to the person who started it."""

from __future__ import annotations

import io
import shlex
from pathlib import Path

import segno
from rich.console import Console

from labtable.core.game.registry import why_not_offered
from labtable.server.base.config import Config, default_database
from labtable.server.base.network import addresses


def welcome(config: Config, log: Path | None, console: Console) -> None:
    """Where to play, for whom, and how to stop. The picture is for the telephones of the room."""
    here, shared = (config.public_url, config.public_url) if config.public_url else addresses(config.host, config.port)
    here, shared = here + config.prefix, shared + config.prefix if shared else None
    for sentence in why_not_offered():
        console.print(sentence, style="yellow", markup=False, highlight=False, soft_wrap=True)
    if not console.is_terminal:
        console.print(f"Labtable: {shared or here}", soft_wrap=True, highlight=False)
        return
    if shared:
        picture = io.StringIO()
        segno.make(shared, error="m").terminal(picture, compact=True)
        console.print(picture.getvalue(), end="", markup=False, highlight=False)
    console.print(f"[bold]Labtable is at {shared or here}[/bold]", highlight=False)
    if shared and shared != here:
        console.print(f"That is what everybody in this network types; on this computer it is {here}.", highlight=False)
    elif not shared:
        console.print(
            f"Only this computer reaches it. For a class or friends: {_for_all(config)}",
            highlight=False,
            soft_wrap=True,
        )
    if log is not None:
        console.print(
            f"[dim]Log: {log} · tables: {_shown(config.database)} · Ctrl+C stops; no game is lost.[/dim]",
            highlight=False,
            soft_wrap=True,
        )


def _for_all(config: Config) -> str:
    """The command that serves the same tables at the same port, for the network."""
    words = ["labtable serve --host 0.0.0.0"]
    if config.port != Config.port:
        words.append(f"--port {config.port}")
    if config.database != default_database():
        words.append(f"--database {'postgresql://…' if '://' in config.database else shlex.quote(config.database)}")
    return " ".join(words)


def _shown(database: str) -> str:
    """The database as it is shown: without the password."""
    return "PostgreSQL" if "://" in database else database
