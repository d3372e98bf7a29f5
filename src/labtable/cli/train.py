"""`labtable train`: a game learned by self-play."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.bots.search.net import TOGETHER
from labtable.cli.play import options_of
from labtable.core.errors import LabtableError, NoGpu
from labtable.core.game.registry import game as find_game
from labtable.core.gpu.kernels import target

EXPERT_RATE = 2e-4  # of learning from a search, at first: less than by self-play, because its lessons are surer


def train(
    game: Annotated[str, typer.Argument(help="The game to learn, at all numbers of players.")],
    folder: Annotated[Path, typer.Option(help="Checkpoints, net and report; a training there goes on.")] = Path("runs"),
    minutes: Annotated[float, typer.Option(min=0.01, help="How long to train.")] = 10.0,
    gpu: Annotated[bool, typer.Option("--gpu/--cpu", help="On an NVIDIA GPU, or slowly on the CPU.")] = True,
    lanes: Annotated[
        int | None,
        typer.Option(min=32, help="Games side by side; by default 32768, and 256 on a CPU.", show_default=False),
    ] = None,
    search: Annotated[
        int,
        typer.Option(
            min=0,
            metavar="ITERATIONS",
            help="Learn from the net's own search, of so many "
            "iterations a decision, on all cores; best after a training without.",
        ),
    ] = 0,
    steps: Annotated[
        int,
        typer.Option(
            min=1,
            help="Decisions of each game before the net learns from them; long games "
            "want more of them, and fewer lanes.",
        ),
    ] = 32,
    trace: Annotated[
        float, typer.Option(min=0, max=1, help="How much later rewards count for a decision (lambda of GAE).")
    ] = 0.95,
    minibatch: Annotated[
        int | None,
        typer.Option(
            min=32,
            help="Decisions that are learned from at a time; by default 65536, and 4096 on a CPU.",
            show_default=False,
        ),
    ] = None,
    rate: Annotated[
        float | None,
        typer.Option(
            min=0,
            max=1,
            help="Learning rate at the start; by default 0.0006, and 0.0002 from a search.",
            show_default=False,
        ),
    ] = None,
    entropy: Annotated[
        float, typer.Option(min=0, max=1, help="Reward for variety (entropy bonus) at the start.")
    ] = 0.01,
    last_rate: Annotated[float, typer.Option(min=0, max=1, help="Learning rate at the end.")] = 0.00002,
    last_entropy: Annotated[
        float | None,
        typer.Option(
            min=0,
            max=1,
            help="Reward for variety (entropy bonus) at the end; by default a tenth of --entropy.",
            show_default=False,
        ),
    ] = None,
    smallest: Annotated[
        float,
        typer.Option(
            min=0,
            max=1,
            help="Share of the games without options that are played with the fewest players.",
        ),
    ] = 0.4,
    shares: Annotated[
        str,
        typer.Option(
            metavar="SHARE,…",
            help="Shares of the games without options by number of players, from the fewest on; replaces --smallest.",
            show_default=False,
        ),
    ] = "",
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            help="An option that every second of these games is played with, such as set=random for Scientia.",
        ),
    ] = None,
    openings: Annotated[
        float,
        typer.Option(
            min=0,
            max=1,
            help="Share of the games that begin with decisions drawn by lot, so that the net also learns what "
            "it would not begin with.",
        ),
    ] = 0.0,
    judged: Annotated[
        bool,
        typer.Option(
            "--judged",
            help="For Eureka!: a second net that sees all hands judges the decisions "
            "during training, and the net learns to guess who holds what.",
        ),
    ] = False,
    units: Annotated[int, typer.Option(min=4, max=4096, help="Units of each layer of the net, by fours.")] = 256,
    begin_with: Annotated[
        Path | None,
        typer.Option(
            metavar="NET",
            help="Go on from this net, with as many units or more; the package's are in labtable/bots/nets/weights.",
        ),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(
            metavar="NET",
            help="Learn the best answer to this net, which stays as it is: begin as its copy, and let it play every "
            "other seat, at first sight, without a search.",
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=0, help="Games against each level at the end; 0: none.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first deal.")] = 1_000_000_000,
) -> None:
    """Train a net by self-play, and measure how strong it has become."""
    chosen = find_game(game)
    if units % TOGETHER:
        raise LabtableError(f"A net cannot have {units} units; take a multiple of {TOGETHER}.")
    if importlib.util.find_spec("torch") is None:
        raise LabtableError("Training needs torch: install the extra with `pip install 'labtable[train]'`.")
    if gpu:
        try:
            target()
        except NoGpu as error:
            raise NoGpu(f"{error} With --cpu this machine trains by itself, slowly.") from None
    from labtable.learning.ppo import PpoSettings
    from labtable.learning.report import report
    from labtable.learning.strength import strength
    from labtable.learning.trainer import Plan, Run

    console = Console(stderr=True)
    if not gpu:
        console.print("On a CPU this learns hundreds of times as slowly as on an H200; it is meant for trying out.")
    settings = PpoSettings(
        steps,
        minibatch or (PpoSettings.minibatch if gpu else 4096),
        entropy=entropy,
        trace=trace,
        rate=rate or (EXPERT_RATE if search else PpoSettings.rate),
        last_rate=last_rate,
        last_entropy=entropy / 10 if last_entropy is None else last_entropy,
        judged=judged,
        openings=openings,
    )
    plan = Plan(
        chosen.name,
        folder / chosen.name,
        60 * minutes,
        lanes or (32768 if gpu and not search else 256),
        "gpu" if gpu else "cpu",
        seed,
        hidden=units,
        begin_with=begin_with,
        against=against,
        smallest=smallest,
        search=search,
        shares=_shares(shares, len(chosen.meta.players)),
        options=options_of(chosen, option or []),
        settings=settings,
    )
    run = Run(plan, lambda words: console.print(f"{chosen.name}: {words}"))
    run.go()
    rows = strength(chosen, run.net, games, console) if games else []
    console.print(f"[bold]{report(run, rows)}[/bold]")


def _shares(words: str, counts: int) -> tuple[float, ...]:
    try:
        shares = tuple(float(word) for word in words.split(",")) if words else ()
    except ValueError:
        shares = (-1.0,)
    if shares and (len(shares) != counts or min(shares) < 0 or not sum(shares)):
        raise LabtableError(
            f"--shares takes {counts} numbers with commas between them, such as "
            f"{','.join(['1'] * counts)}, not {words!r}."
        )
    return shares
