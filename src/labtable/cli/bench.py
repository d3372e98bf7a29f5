"""`labtable bench`: how fast the games run on this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table

from labtable.bench.measure import Speed, compile_times, measure, to_json
from labtable.bench.on_gpu import GpuSpeed, measure_gpu
from labtable.bench.peers import Peer, measure_peers
from labtable.cli.components import File, game_with
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Game
from labtable.core.game.registry import names
from labtable.core.gpu.kernels import target


def bench(
    game: Annotated[str, typer.Argument(help="One game; by default all of them.")] = "",
    players: Annotated[int | None, typer.Option(help="How many players; by default 3.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each measurement runs.")] = 1.0,
    compiling: Annotated[bool, typer.Option("--compile/--no-compile", help="Also time a first compile.")] = True,
    peers: Annotated[
        bool,
        typer.Option(
            "--peers",
            help="Compare with OpenSpiel, PettingZoo, RLCard and catanatron in "
            "the same run, as far as they are installed.",
        ),
    ] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Measure on an NVIDIA GPU, checked against the CPU.")] = False,
    components: File = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure random playouts of each game: decisions and games a second, compile time, bytes per state."""
    if components is not None and not game:
        raise BadSetup("--components goes with one game: labtable bench GAME --components FILE.")
    chosen = [game_with(name, components) for name in ([game] if game else names())]
    for one in chosen:
        one.options(_players(one, players))
    if gpu:
        target()  # says at once where there is none
        _show_gpu([_on_gpu(one, _players(one, players), seconds, json) for one in chosen], json)
        return
    with _progress(json) as tell:
        rivals = _peers(tell, seconds) if peers else []
        speeds = [_speed(one, _players(one, players), seconds, compiling, tell) for one in chosen]
    if json:
        print(to_json(speeds, peers=msgspec.to_builtins(rivals)))
    else:
        _show(speeds, rivals)


def _players(game: Game, players: int | None) -> int:
    if players is not None:
        return players
    return 3 if 3 in game.meta.players else game.meta.players[0]


@contextmanager
def _progress(quiet: bool) -> Iterator[Progress]:
    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        transient=True,
        console=Console(stderr=True),
        disable=quiet,
    ) as progress:
        progress.add_task("")
        yield progress


def _tell(progress: Progress, what: str) -> None:
    progress.update(progress.task_ids[0], description=what)


def _peers(progress: Progress, seconds: float) -> list[Peer]:
    _tell(progress, "Others play")
    return measure_peers(seconds)


def _speed(game: Game, players: int, seconds: float, compiling: bool, progress: Progress) -> Speed:
    _tell(progress, f"{game.meta.title}: compiles, if it must")
    game.engine.warm_up()
    _tell(progress, f"{game.meta.title}: plays")
    speed = measure(game, players, seconds)
    if compiling:
        _tell(progress, f"{game.meta.title}: compiles in a new process, twice")
        speed.first_compile_s, speed.playouts_compile_s, speed.cached_start_s = compile_times(game.name)
    return speed


def _on_gpu(game: Game, players: int, seconds: float, quiet: bool) -> GpuSpeed:
    with _progress(quiet) as progress:
        _tell(progress, f"{game.meta.title}: compiles and plays on the GPU")
        return measure_gpu(game, players, seconds)


def _count(number: float) -> str:
    for limit, unit in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if number >= limit:
            return f"{number / limit:.2f} {unit}"
    return f"{number:.0f}"


def _table(*headings: str) -> Table:
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 2))
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number == 0 else "right")
    return table


def _seconds(number: float | None) -> str:
    return "" if number is None else f"{number:.1f} s"


def _show(speeds: list[Speed], rivals: list[Peer]) -> None:
    table = _table("", *(speed.game for speed in speeds))
    rows: dict[str, Callable[[Speed], str]] = {
        "players": lambda speed: str(speed.players),
        "decisions/s": lambda speed: _count(speed.decisions_per_second),
        "games/s": lambda speed: _count(speed.games_per_second),
        "decisions/game": lambda speed: f"{speed.decisions_per_game:.0f}",
        "from Python": lambda speed: f"+{speed.python_overhead_us:.2f} µs",
        "first compile": lambda speed: _seconds(speed.first_compile_s),
        "+ playouts": lambda speed: _seconds(speed.playouts_compile_s),
        "cached start": lambda speed: _seconds(speed.cached_start_s),
        "bytes": lambda speed: str(speed.bytes_per_state),
    }
    for heading, told in rows.items():
        if any(values := [told(speed) for speed in speeds]):
            table.add_row(heading, *values)
    for rival in rivals:
        table.add_row(
            f"× {rival.game}, {_count(rival.decisions_per_second)}",
            *(f"{speed.decisions_per_second / rival.decisions_per_second:.1f}" for speed in speeds),
        )
    console = Console()
    console.print(table)
    console.print(
        "[dim]A second of one core, best of three. From Python: what one call a decision costs more than the "
        "same decision inside compiled code.[/dim]"
    )


def _show_gpu(speeds: list[GpuSpeed], json: bool) -> None:
    if json:
        print(msgspec.json.encode({"gpu": speeds}).decode())
        return
    table = _table("game", "players", "decisions/s", "games/s", "games in a batch", "compile", "equal to the CPU")
    for speed in speeds:
        table.add_row(
            speed.game,
            str(speed.players),
            _count(speed.decisions_per_second),
            _count(speed.games_per_second),
            str(speed.batch),
            _seconds(speed.compile_s),
            f"{speed.equal_games} games",
        )
    Console().print(table)
