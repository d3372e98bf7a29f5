"""`labtable replay` and `labtable verify`: what a file tells, and whether it is true."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from labtable.cli.board import drawn
from labtable.cli.components import show_changes
from labtable.cli.progress import warm_up
from labtable.cli.words import speaker
from labtable.core.errors import BadSetup
from labtable.core.match import proof as proofs
from labtable.core.match import save_file
from labtable.core.match.match import Match
from labtable.core.record.records import EVERYTHING, SPECTATOR

File = Annotated[Path, typer.Argument(help="A game saved by `labtable play`.", show_default=False)]


def _load(path: Path, console: Console) -> Match:
    saved = save_file.read(path)
    match = Match.restore(saved, str(path))
    warm_up(match.game, console)
    return match


def replay(
    file: File,
    move: Annotated[int | None, typer.Option(help="Draw the board after this many moves.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Draw every position; press Enter for the next.")] = False,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Replay a game: its log, or the board after any move."""
    say, console = speaker(lang), Console()
    match = _load(file, console)
    audience = EVERYTHING if match.over else SPECTATOR
    if move is None and not step:
        console.print(say("title", game=match.game.meta.title, players=match.players), style="bold")
        for row in match.game.changes.rows:
            console.print(say("tell-changed", change=str(row)), style="yellow", markup=False, highlight=False)
        for line in match.log(audience, lang):
            console.print(line, markup=False)
        if match.outcome is not None:
            console.print(match.say(match.outcome.message, lang), style="bold")
        return
    last = len(match.entries)
    if move is not None and not 0 <= move <= last:
        raise BadSetup(f"{file} has {last} moves; choose one from 0 to {last}.")
    for count in range(last + 1) if step else [move or 0]:
        at = match.fork(count)
        console.print(drawn(at, EVERYTHING if at.over else SPECTATOR, lang))
        console.print(f"{count} / {last}", *at.log(SPECTATOR, lang)[-1:], markup=False)
        if step and count < last:
            console.input()


def verify(
    file: File,
    seal: Annotated[str | None, typer.Option(help="The seal that you saw before the first card.")] = None,
    fingerprint: Annotated[str | None, typer.Option(help="The fingerprint that you saw at the end.")] = None,
    share: Annotated[str | None, typer.Option(help="The random number that your browser added to the deal.")] = None,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Check that seal, secret, shares and moves lead to exactly the game that the file holds.

    The seal proves that the deal was not changed, your share that nobody chose it, the fingerprint the moves.
    """
    say, console = speaker(lang), Console()
    proof = proofs.verify(save_file.read(file), str(file), seal, fingerprint, share)
    covered = "proof-secret" if proof.covers == "secret" else "proof-seal"
    pledged = ["proof-pledges"] if proof.given or proof.withheld else []
    for line in (covered, *pledged, "proof-deal", "proof-moves", "proof-position"):
        console.print("[green]✓[/green]", say(line, moves=proof.moves, undone=proof.taken_back), highlight=False)
    if proof.match.game.changes:
        show_changes(proof.match.game, console)

    told = {"covers": proof.covers, "game": proof.match.game.meta.title, "path": str(file), "seal": proof.seal}

    def conclude(line: str, style: str, **more: object) -> None:
        console.print(say(line, **told, **more), style=style, markup=False, highlight=False, soft_wrap=True)

    conclude("proof-true-if" if seal is None else "proof-true", "bold")
    given, withheld = ([seat + 1 for seat in seats] for seats in (proof.given, proof.withheld))
    if not given:
        conclude("proof-alone", "yellow")
    elif proof.own is None:
        conclude("proof-shares", "bold", count=len(given), given=given)
    else:
        conclude("proof-own", "bold", own=proof.own + 1)
    if given and withheld:
        conclude("proof-withheld", "yellow", count=len(withheld), withheld=withheld, deals=2 ** len(withheld))
    if proof.match.branch is not None:
        conclude("proof-branch", "yellow", moves=proof.match.branch)
    for one in proof.match.redealt:
        conclude("proof-redealt", "yellow", moves=one.version, seat=one.seat + 1)
    if fingerprint is None:
        conclude("proof-fingerprint", "dim", fingerprint=proof.fingerprint)
    conclude("proof-not-covered", "yellow")
