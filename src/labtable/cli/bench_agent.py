"""`labtable bench-agent`: how well an agent that reads text plays, with the graded bots as the ruler."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from labtable.agents.bench import AgentArena, LevelResult, agent_fixtures
from labtable.agents.fresh_components import drawn_variant
from labtable.agents.text_agent import SECONDS, agent
from labtable.bots.distinct import ADVICE
from labtable.bots.openings import usual_opening
from labtable.cli.arena import UNKNOWN, make_table, play_all
from labtable.cli.components import File, game_with, show_changes
from labtable.cli.play import options_of
from labtable.cli.progress import warm_up_bots
from labtable.core.errors import BadSetup
from labtable.core.game.registry import names, put_in_force

ALL = "all"  # in place of a game


def bench_agent(
    game: Annotated[str, typer.Argument(help="The game, such as curie; or all.")],
    agent_: Annotated[
        str,
        typer.Option(
            "--agent",
            help="Who plays: path.py:Class with a method reply(self, text) that returns text, or a command that reads "
            "a line of JSON (a string) for every text and writes a line of text for every answer.",
        ),
    ],
    levels: Annotated[
        str, typer.Option(help="The bots that it plays with, one after another, separated by commas.")
    ] = "random,pupil,novice,student",
    games: Annotated[int, typer.Option(min=1, help="Games with each of them.")] = 40,
    players: Annotated[int | None, typer.Option(help="Seats at a table; by default two.", show_default=False)] = None,
    seed: Annotated[int, typer.Option(min=0, help="The first deal; the same seeds are the same deals.")] = 1,
    no_legal: Annotated[
        bool, typer.Option("--no-legal", help="Do not tell the agent which actions are legal.")
    ] = False,
    components: File = None,
    fresh: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="Play a variant that is drawn from this number: some numbers of the components differ by one, so that "
            "nobody has learned it by heart.",
            show_default=False,
        ),
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.01, help="For one answer of the agent.")] = SECONDS,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", help="A variant, such as library=on.")] = None,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
    jobs: Annotated[int, typer.Option(min=0, help="Games at a time; 0: one for each core.")] = 1,
    out: Annotated[Path | None, typer.Option(help="Where the games are saved.", show_default=False)] = None,
) -> None:
    """Measure an agent that reads text: games with each level in mirrored pairs, and its wrong tries by rule.

    The agent is told the table in words, answers with the words of an action, and is told why a try is wrong. After
    five wrong tries, or without an answer in time, a random legal action is played for it. Actions without a choice are
    played for it too. In a cooperative game it plays among copies of each level.
    """
    console = Console()
    if components is not None and fresh is not None:
        raise BadSetup("Components come from a file or are drawn: give --components or --fresh, not both.")
    if game == ALL and (components is not None or out is not None or option):
        raise BadSetup("All games together have no components, options or folder of their own; name one game.")
    for name in names() if game == ALL else [game]:
        console.print(game_with(name, components).meta.title, style="bold")
        shown = AgentPlan(agent_, levels.split(","), games, players, seed, not no_legal, fresh, seconds, lang, jobs)
        _bench(name, shown, components, option or [], out, console)


class AgentPlan(NamedTuple):
    """What is asked of an agent, whatever the game."""

    agent: str
    levels: list[str]
    games: int
    players: int | None
    seed: int
    legal: bool
    fresh: int | None
    seconds: float
    language: str
    jobs: int


def _bench(
    game: str, asked: AgentPlan, components: Path | None, option: list[str], out: Path | None, console: Console
) -> None:
    """Play one game with every level, and report."""
    found = game_with(game, components)
    if asked.fresh is not None:
        found = put_in_force(found.name, drawn_variant(found.name, asked.fresh))
        show_changes(found, console)
    seats = asked.players or (2 if 2 in found.meta.players else found.meta.players[0])
    given = options_of(found, option)
    found.options(seats, given)
    agent(asked.agent, asked.seconds).close()  # refused before anything is played
    opening = usual_opening(found.meta.cooperative)
    wanted = {level: agent_fixtures(found, seats, level, asked.games, asked.seed) for level in asked.levels}
    warm_up_bots(found, seats, asked.levels, console)
    results = []
    for level in asked.levels:
        folder = None if out is None else out / level
        arena = AgentArena(
            found.name, seats, given, folder, opening, asked.agent, asked.language, asked.legal, asked.seconds
        )
        played = play_all(arena, wanted[level], asked.jobs or os.cpu_count() or 1, console)
        if played:
            results.append(LevelResult.of(found, level, played))
    _report(found.meta.cooperative, results, console)


def _report(cooperative: bool, results: list[LevelResult], console: Console) -> None:
    table = make_table(
        "with" if cooperative else "against",
        "games",
        "distinct",
        "team's score" if cooperative else "points %",
        "decisions",
        "wrong tries",
    )
    for one in results:
        table.add_row(
            one.level,
            str(one.count.games),
            str(one.count.distinct),
            str(one.points) if one.points is not None else UNKNOWN,
            str(one.decisions),
            str(one.wrong),
        )
    console.print(table)
    faults: Counter[str] = sum((one.faults for one in results), Counter())
    if faults:
        tries = make_table("what was wrong", "times")
        for fault, times in faults.most_common():
            tries.add_row(fault, str(times))
        console.print(tries)
    for one in results:
        if refusal := one.count.refusal(ADVICE):
            console.print(f"{one.level}: {refusal}", style="yellow", highlight=False)
