"""`labtable gate` and `labtable worker`: is a new player better than the old one?"""

from __future__ import annotations

import os
import secrets
import tempfile
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.console import Console

from labtable.bots.levels import net_file_of
from labtable.cli.extras import need_server
from labtable.cli.play import options_of
from labtable.cli.progress import counting, warm_up_bots
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game as find_game
from labtable.core.worker_process import in_processes
from labtable.gate import record as records
from labtable.gate.ledger import GateStanding, Ledger
from labtable.gate.plan import (
    FIRST_SEED,
    MOST_GAMES,
    BadGate,
    GatePlan,
    bounds_of,
    check_here,
    full_name,
    keep_nets,
    places_in,
    planned,
)
from labtable.gate.record import GateRecord
from labtable.gate.sets import player_of
from labtable.gate.sprt import Verdict

KEPT_EVERY = 8  # sets between two writings of the file
TOKEN = "LABTABLE_GATE_TOKEN"  # the variable that tells a worker the queue's token
STATE = ".gate.json"
STYLES = {Verdict.ACCEPTED: "green", Verdict.REJECTED: "red", Verdict.UNDECIDED: "yellow"}


def gate(
    game: Annotated[str, typer.Argument(help="The game, such as curie; none with --replay.")] = "",
    old: Annotated[str, typer.Option(help="The player that is to be beaten, such as researcher.")] = "",
    new: Annotated[
        str,
        typer.Option(
            help="The player that asks to come in: a level, a level with iterations (laureate@500), or a net's file "
            "(runs/curie/curie.net, laureate@runs/curie/curie.net@200), or a bot of your own (mine.py:Careful@200ms)."
        ),
    ] = "",
    players: Annotated[int | None, typer.Option(help="Seats at a table; by default the fewest.")] = None,
    bounds: Annotated[
        str,
        typer.Option(
            help="Two strengths in normalised Elo that are told apart: as strong as the old one, and the least gain "
            "worth having. -20,0 asks whether nothing was lost."
        ),
    ] = "0,30",
    alpha: Annotated[
        float, typer.Option(min=0.001, max=0.4, help="How often a gain of the lower bound gets in.")
    ] = 0.05,
    beta: Annotated[
        float, typer.Option(min=0.001, max=0.4, help="How often a gain of the upper bound is kept out.")
    ] = 0.05,
    budget: Annotated[int, typer.Option(min=2, max=MOST_GAMES, help="Games at most.")] = 2000,
    seed: Annotated[int, typer.Option(min=0, help="The first deal.")] = FIRST_SEED,
    opening: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=100,
            help="Decisions at the start that are drawn by lot among those that look nearly equal, the same for all "
            "games of a set. By default 4; 0 in a cooperative game.",
            show_default=False,
        ),
    ] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A variant, such as set=random.")] = None,
    jobs: Annotated[int, typer.Option(min=0, help="Sets at a time; 0: one for each core.")] = 0,
    folder: Annotated[
        Path | None, typer.Option(help="Where the gate is kept, to go on with it.", show_default=False)
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="Where the record is written; by default into the folder.", show_default=False)
    ] = None,
    replay: Annotated[
        Path | None, typer.Option(help="Play some sets of this record again, and compare.", show_default=False)
    ] = None,
    sample: Annotated[int, typer.Option(min=1, help="How many sets --replay plays.")] = 3,
    serve: Annotated[
        str,
        typer.Option(
            help="Let workers play (labtable worker ADDRESS): listen here, such as 0.0.0.0:8100. Serves all gates of "
            "the folder that are not decided, and a page that shows them.",
            show_default=False,
        ),
    ] = "",
    token: Annotated[
        str, typer.Option(help="What workers must know; by default made and printed.", envvar=TOKEN, show_default=False)
    ] = "",
    checked: Annotated[
        float, typer.Option(min=0, max=1, help="Share of the workers' sets that --serve plays again.")
    ] = 0.05,
) -> None:
    """Test whether a new player is better than the old one, with as few games as it takes.

    Both play the same deals: the new player in each seat in turn, all other seats played by the old one; in a
    cooperative game a team of the new player, and one of the old. After each such set a sequential test (SPRT) says
    accepted, rejected, or go on. The answer comes with a small record, from which every game can be played again.
    Ctrl-C stops it; the same command goes on.

    labtable gate curie --old researcher --new runs/curie/curie.net --players 3

    labtable gate eureka --old researcher@search --new researcher@net --players 4

    labtable gate --replay gates/curie-researcher.json
    """
    console, kept = Console(), folder or user_data_path("labtable") / "gates"
    if replay is not None:
        _replay(replay, kept, old, new, sample, console)
        return
    if not game and serve:
        _serve(serve, kept, token, checked, None, console)
        return
    if not (game and old and new):
        raise BadSetup(
            "A gate needs a game, --old and --new; or --replay with a record; or --serve with gates to go on."
        )
    found = find_game(game)
    plan, places = planned(
        found,
        players or found.meta.players[0],
        old,
        new,
        options=options_of(found, option or []),
        bounds=bounds_of(bounds),
        alpha=alpha,
        beta=beta,
        budget=budget,
        seed=seed,
        opening=opening,
    )
    places = keep_nets(plan, places, kept)
    ledger = Ledger.opened(plan, kept / f"{plan.game}-{plan.digest}{STATE}")
    if serve:
        _serve(serve, kept, token, checked, (ledger, places), console)
        return
    warm_up_bots(found, plan.players, plan.seated(places), console)
    _play(ledger, places, jobs or os.cpu_count() or 1, console)
    _conclude(ledger, out or kept / f"{plan.game}-{plan.digest}.record.json", console)


def worker(
    address: Annotated[str, typer.Argument(help="Where the queue listens, such as 192.0.2.7:8100.")],
    token: Annotated[str, typer.Option(help="What the queue printed.", envvar=TOKEN, show_default=False)],
    jobs: Annotated[int, typer.Option(min=0, max=64, help="Sets at a time; 0: one for each core.")] = 0,
    sets: Annotated[int, typer.Option(min=0, help="End after so many sets; 0: when all gates are decided.")] = 0,
) -> None:
    """Play sets for a queue of gates (labtable gate … --serve). It may be stopped at any time.

    It must be the same release with the same nets as the queue's; files of nets are fetched from there.
    """
    from labtable.gate.worker import Client, work

    console = Console()
    with tempfile.TemporaryDirectory() as folder:
        try:
            played = work(Client(address, token), Path(folder), jobs or os.cpu_count() or 1, console.print, sets)
        except KeyboardInterrupt:
            console.print("Stopped. What was not sent is handed out to others.", style="yellow")
            raise typer.Exit(130) from None
    console.print(f"{played} sets were played.", highlight=False)


def _play(ledger: Ledger, places: dict[str, Path], jobs: int, console: Console) -> None:
    """Play sets until the gate is decided; Ctrl-C keeps what was played."""
    plan, now = ledger.plan, ledger.standing()
    if now.over:
        return
    left = [number for number in range(plan.sets) if number not in ledger.rows]
    try:
        with counting(console) as bar, in_processes(player_of(plan, places), left, min(jobs, len(left))) as results:
            task = bar.add_task(str(now), total=plan.sets, completed=now.played)
            for result in results:
                ledger.add(result)
                now = ledger.standing()
                bar.update(task, description=str(now), completed=now.played)
                if len(ledger.rows) % KEPT_EVERY == 0:
                    ledger.keep()
                if now.over:
                    break
    except KeyboardInterrupt:
        console.print("Stopped. What was played is kept; the same command goes on.", style="yellow")
        console.print(str(now), highlight=False)
        raise typer.Exit(130) from None
    finally:
        ledger.keep()


def _conclude(ledger: Ledger, path: Path, console: Console) -> None:
    found = records.record_of(ledger)
    records.write(found, path)
    console.print(found.plan.title, style="bold", highlight=False, markup=False)
    console.print(found.found, style=STYLES[found.verdict], highlight=False, markup=False, soft_wrap=True)
    if not found.replayable:
        console.print(
            "A clock decided moves: its games cannot be played again. Give iterations instead.", style="yellow"
        )
    console.print(f"The record: {path}", style="dim", highlight=False, markup=False, soft_wrap=True)


def _replay(path: Path, folder: Path, old: str, new: str, sample: int, console: Console) -> None:
    found = records.read(path)
    if not isinstance(found, GateRecord):
        raise BadGate(f"{path} says that its net went through no gate yet. This would hold it: {found.command}")
    places = _places_of(found.plan, folder, old, new)
    game = find_game(found.plan.game)
    warm_up_bots(game, found.plan.players, found.plan.seated(places), console)
    with counting(console) as bar:
        task = bar.add_task("Playing sets again", total=min(sample, found.sets))
        wrong = records.replay(found, places, sample, Random(), lambda: bar.advance(task))
    console.print(found.plan.title, style="bold", highlight=False, markup=False)
    console.print(found.found, highlight=False, markup=False, soft_wrap=True)
    if wrong:
        console.print(f"Sets that came out otherwise here: {', '.join(map(str, wrong))}.", style="red")
        raise typer.Exit(1)
    console.print("The sets that were played again came out the same, move by move.", style="green")


def _places_of(plan: GatePlan, folder: Path, old: str, new: str) -> dict[str, Path]:
    """Where the nets of a record lie: in the folder of gates, or files that --old and --new name once more."""
    places = places_in(plan, folder)
    for alias, name in (("old.net", old), ("new.net", new)):
        if alias in places and not places[alias].exists():
            net = net_file_of(full_name(name), plan.subject) if name else None
            if net is None:
                raise BadGate(
                    f"The record names {alias}, SHA-256 {plan.nets[alias]}; give the file with --{alias[:3]}."
                )
            places[alias] = net
    return places


def _serve(
    address: str,
    folder: Path,
    token: str,
    checked: float,
    given: tuple[Ledger, dict[str, Path]] | None,
    console: Console,
) -> None:
    need_server()
    import uvicorn

    from labtable.gate.queue import Queue
    from labtable.gate.web import make_app
    from labtable.server.base.network import addresses, check_port

    host, _, port = address.rpartition(":")
    if not port.isdigit() or not 0 < int(port) < 65_536:
        raise BadSetup(f"--serve is an address and a port, such as 0.0.0.0:8100, not {address}.")
    host = host.strip("[]") or "127.0.0.1"
    check_port(host, int(port), "--serve")
    queue = Queue(token or secrets.token_urlsafe(12), folder, checked)
    for ledger, places in _gates_of(folder, given):
        queue.add(ledger, places)
    if not queue.gates:
        raise BadSetup(f"There is no gate to go on with in {folder}.")
    own, shared = addresses(host, int(port))
    console.print(f"{len(queue.gates)} gates, on the page {own}", highlight=False)
    console.print(
        f"Workers: labtable worker {(shared or own).removeprefix('http://')} --token {queue.token}",
        highlight=False,
        soft_wrap=True,
    )
    uvicorn.run(
        make_app(queue), host=host, port=int(port), log_level="warning", server_header=False, limit_concurrency=500
    )
    for one in queue.gates.values():
        console.print(f"{one.ledger.plan.title}: {_told(one.standing)}", highlight=False, markup=False, soft_wrap=True)


def _told(now: GateStanding) -> str:
    return records.answer_of(now.verdict, now.count, str(now)) if now.over else f"goes on: {now}"


def _gates_of(folder: Path, given: tuple[Ledger, dict[str, Path]] | None) -> list[tuple[Ledger, dict[str, Path]]]:
    """The gate that was asked for, and those of the folder that have no answer yet."""
    found = [given] if given else []
    for path in sorted(folder.glob(f"*{STATE}")):
        ledger = Ledger.read(path)
        if (given and ledger.plan == given[0].plan) or ledger.standing().over:
            continue
        places = places_in(ledger.plan, folder)
        check_here(ledger.plan, places)
        found.append((ledger, places))
    return found
