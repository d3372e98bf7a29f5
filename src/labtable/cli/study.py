"""`labtable study`: what a game is like, measured over many games, with a report to read."""

from __future__ import annotations

import os
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.bots.distinct import GameCount
from labtable.cli.progress import counting
from labtable.core.errors import BadSetup, need
from labtable.studies import plan, search
from labtable.studies.cluster import cluster
from labtable.studies.on_gpu import Gpu
from labtable.studies.plan import StudyPlan
from labtable.studies.runner import Tell
from labtable.studies.study import StudyResult, carry_out
from labtable.studies.workers import Processes, UnitWorkers


def study(
    file: Annotated[Path, typer.Argument(help="The study: a TOML file, or a Python file with a dictionary STUDY.")],
    address: Annotated[
        str,
        typer.Argument(
            help="With --ray, where the cluster is, such as ray://host:10001; without it, a cluster on this computer.",
            show_default=False,
        ),
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="The folder of the results; by default beside the file.", show_default=False)
    ] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    ray: Annotated[bool, typer.Option("--ray", help="Spread the games over a Ray cluster.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Play on an NVIDIA GPU: random and greedy players.")] = False,
    games: Annotated[int, typer.Option(min=0, help="Games of each case, instead of what the file says.")] = 0,
    suggested: Annotated[
        bool,
        typer.Option(
            "--suggest",
            help=r"Search the numbers that \[suggest] of the file allows "
            "for components that meet its aim.",
        ),
    ] = False,
    components: Annotated[
        Path | None,
        typer.Option(help="Play every version that names no components with those of this file.", show_default=False),
    ] = None,
) -> None:
    """Run a study: many games on all cores, then tables and a report with pictures.

    Ctrl-C stops it; run it again and it goes on where it was.
    """
    need("study", "Studies are", "pyarrow", "altair", "vl_convert")
    if address and not ray:
        raise BadSetup(f"{address} is no option of a study; an address stands after --ray.")
    if ray and gpu:
        raise BadSetup("A study runs on a cluster or on a GPU: choose --ray or --gpu.")
    found = plan.read(file, components)
    if games:
        found = replace(found, games=games)
    folder, console = out or file.with_name(f"{file.stem}-results"), Console()
    with counting(console) as bar:
        task = bar.add_task(found.title, total=None)

        def tell(done: int, total: int, what: str) -> None:
            bar.update(task, completed=done, description=what)
            bar.tasks[0].total = total or None  # `update` would keep the games' total where there is none

        try:
            with _workers(jobs or os.cpu_count() or 1, ray, address, gpu) as workers:
                if suggested:
                    done = _suggest(file, found, folder, workers, tell, console)
                else:
                    done = carry_out(found, folder, workers, tell)
        except KeyboardInterrupt:
            console.print(f"Stopped. What was finished is kept in {folder}; run it again to go on.", style="yellow")
            raise typer.Exit(130) from None
    for finding in done.findings:
        console.print(
            f"{'■' if finding.alarm else '·'} {finding.sentence}",
            style="red" if finding.alarm else "",
            markup=False,
            highlight=False,
        )
    played = GameCount(sum(one.count.games for one in done.cases), sum(one.count.distinct for one in done.cases))
    console.print(f"{played}, in {done.seconds:.1f} s. The report: {done.report}", style="dim", highlight=False)


def _workers(jobs: int, ray: bool, address: str, gpu: bool) -> AbstractContextManager[UnitWorkers]:
    if gpu:
        return nullcontext(Gpu())
    return cluster(address, jobs) if ray else nullcontext(Processes(jobs))


def _suggest(
    file: Path, found: StudyPlan, folder: Path, workers: UnitWorkers, tell: Tell, console: Console
) -> StudyResult:
    wish = search.read(file, found)
    box, best, path, done = search.suggest(found, wish, folder, workers, tell)
    if best.miss >= box.miss:
        console.print("Nothing that was tried comes nearer to the aim than the box does.", style="yellow")
    for entry, value in zip(wish.entries, best.values, strict=True):
        if value != entry.printed:
            console.print(f"{entry.name}: {entry.printed} → {value}", style="bold", highlight=False)
    console.print(f"The aim is missed by {box.miss:.4f} in the box, by {best.miss:.4f} with {path}.", highlight=False)
    return done
