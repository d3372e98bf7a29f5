"""The command line: `labtable …`. Every error that a user can fix is one sentence and exit code 2."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from labtable import __version__
from labtable.cli import (
    admin,
    arena,
    bench,
    bench_agent,
    components,
    daily,
    doctor,
    files,
    gate,
    hint,
    learn,
    lesson,
    mcp,
    new,
    par,
    play,
    puzzles,
    records,
    review,
    rules,
    serve,
    site,
    study,
    train,
)
from labtable.core.errors import LabtableError
from labtable.core.game.faults import game_fault
from labtable.core.game.registry import game, names, why_not_offered

app = typer.Typer(
    help="Play science board games in the browser or the terminal, and simulate them by the million.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        print(f"labtable {__version__}")
        raise typer.Exit


@app.callback()
def options(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


@app.command()
def games() -> None:
    """List the games, with players, minutes and status."""
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1))
    for heading in ("name", "title", "players", "minutes", "age", "status"):
        table.add_column(heading, no_wrap=True)
    for name in names():
        meta = game(name).meta
        players = f"{meta.players[0]}–{meta.players[-1]}"
        table.add_row(name, meta.title, players, f"{meta.minutes[0]}–{meta.minutes[1]}", f"{meta.age}+", meta.status)
    Console().print(table)
    for sentence in why_not_offered():
        Console(stderr=True).print(sentence, markup=False, soft_wrap=True)
    Console().print("\n[dim]labtable play NAME plays one; labtable rules NAME shows its rules.[/dim]")


@app.command()
def route(
    target: Annotated[str, typer.Argument(help="A target, such as aspirin, or any molecule by name or SMILES.")],
    reagents: Annotated[str, typer.Option(help="Only these, such as 1,2,3; by default those the box suggests.")] = "",
    hydroxyl: Annotated[bool, typer.Option("--hydroxyl", help="With the hydroxyl variant.")] = False,
) -> None:
    """Print a synthesis of a molecule in Laboratorium."""
    from labtable.cli.route import route as find  # brings the whole game along

    find(target, reagents, hydroxyl)


app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(play.play)
app.command()(learn.learn)
app.add_typer(lesson.app, name="lesson")
app.command()(files.replay)
app.command()(files.verify)
app.command("rules")(rules.rules)
app.command("new")(new.new)
app.command("components")(components.components)
app.command("study")(study.study)
app.command("bench")(bench.bench)
app.command("serve")(serve.serve)
app.command("site")(site.site)
app.add_typer(admin.app, name="admin")
app.command("doctor")(doctor.doctor)
app.command("arena")(arena.arena)
app.command("bench-agent")(bench_agent.bench_agent)
app.command("mcp")(mcp.mcp)
app.command("gate")(gate.gate)
app.command("worker")(gate.worker)
app.command("hint")(hint.hint)
app.command("review")(review.review)
app.command("par")(par.par)
app.command("daily")(daily.daily)
app.command("puzzles")(puzzles.puzzles)
app.command("records")(records.records)
app.command("train")(train.train)


def main() -> None:
    try:
        app()
    except Exception as error:
        if not (sentence := str(error) if isinstance(error, LabtableError) else game_fault(error)):
            raise
        Console(stderr=True).print(sentence, style="red", markup=False, highlight=False)
        sys.exit(2)
