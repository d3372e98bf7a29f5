"""Puzzles in the terminal: a list of them, and a table where the asked decision is played."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from labtable.cli.play import HUMAN, Quit, TerminalTable
from labtable.cli.words import speaker
from labtable.core.game.contract import Message
from labtable.core.game.registry import game as find_game
from labtable.core.record.records import Action, Seat
from labtable.puzzles.shelves import opened
from labtable.puzzles.themes import theme_of
from labtable.puzzles.types import Puzzle, Shelf
from labtable.puzzles.wording import clue_of, short_of, task_of, why_of

STARS = {1: "★☆☆", 2: "★★☆", 3: "★★★"}


def listed(shelf: Shelf, lang: str, console: Console) -> None:
    """The puzzles of a shelf, without their answers."""
    say, game = speaker(lang), find_game(shelf.game)
    table = Table(box=None, header_style="bold", pad_edge=False, padding=(0, 1))
    for heading in ("number", "grade", "theme", "players", "task"):
        table.add_column(say(f"puzzle-{heading}"), justify="right" if heading == "number" else "left")
    for number, puzzle in enumerate(shelf.puzzles, 1):
        theme, task = say(f"puzzle-theme-{theme_of(puzzle)}"), game.text.say(task_of(puzzle), lang)
        table.add_row(str(number), STARS[puzzle.grade], theme, str(puzzle.players), task)
    console.print(table)
    console.print(say("puzzle-solve-them", game=shelf.game), style="dim")


def solved(shelf: Shelf, lang: str, console: Console) -> None:
    """One puzzle after another, until there are no more or the player has enough."""
    say = speaker(lang)
    for number, puzzle in enumerate(shelf.puzzles, 1):
        title = say("puzzle-title", number=number, count=len(shelf.puzzles), grade=STARS[puzzle.grade])
        console.print(title, style="bold")
        try:
            PuzzleTable(puzzle, lang, console).run()
            console.print(say("puzzle-next"), style="dim")
            if input().strip() == "q":
                return
        except (Quit, EOFError, KeyboardInterrupt):
            console.print("\n" + say("puzzle-stopped"), style="bold")
            return


class PuzzleTable(TerminalTable):
    """One puzzle at one terminal. Nobody else moves, and nothing is saved."""

    def __init__(self, puzzle: Puzzle, language: str, console: Console) -> None:
        match, say = opened(puzzle), speaker(language)
        match.names = [f"{say('player')} {seat + 1}" for seat in range(puzzle.players)]
        super().__init__(match, [HUMAN] * puzzle.players, Path(), language, console)
        self.puzzle, self.done = puzzle, 0
        self.looking = puzzle.seat
        self.told[puzzle.seat] = len(match.log(puzzle.seat, language))

    def run(self) -> None:
        self._tell(task_of(self.puzzle), "bold cyan")
        while self.done < len(self.puzzle.steps):
            self._human_turn(self.puzzle.seat)

    def _tell(self, message: Message, style: str = "") -> None:
        self.console.print(self.match.say(message, self.language), style=style, markup=False, highlight=False)

    def _command(self, typed: str, legal: list[Action], seat: Seat) -> bool:
        step = self.puzzle.steps[self.done]
        if typed == "c":
            self._tell(clue_of(step), "cyan")
            return False
        if typed == "s":
            return self._decided(step.answer, seat)
        if typed == "u":
            self.console.print(self.say("puzzle-no-undo"), style="yellow")
            return False
        changed = super()._command(typed, legal, seat)
        if typed == "?":
            self.console.print(self.say("puzzle-keys"), style="cyan")
        return changed

    def _decided(self, action: Action, seat: Seat) -> bool:
        step = self.puzzle.steps[self.done]
        if action != step.answer:
            self.console.print(self.say("puzzle-wrong"), style="bold yellow", end=" ")
            self._tell(short_of(self.match.game, step, action), "bold yellow")
            return False
        self.console.print(self.say("puzzle-answer", move=self._words(action, seat)), style="bold green", markup=False)
        for reason in why_of(self.match.game, step):
            self._tell(reason)
        self.match.play(action, seat)
        self.done += 1
        return True
