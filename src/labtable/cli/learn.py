"""`labtable learn`: a lesson in the terminal, and the game that goes on from it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from labtable.bots import answer, bot
from labtable.cli.play import HUMAN, Quit, TerminalTable
from labtable.cli.progress import warm_up_bots
from labtable.cli.words import speaker
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game as find_game
from labtable.core.lessons import script
from labtable.core.lessons.script import LEARNER, LessonScript, ScriptStep
from labtable.core.lessons.tutor import Bot, Learning
from labtable.core.match.match import Match
from labtable.core.record.records import Action, Seat

OPPONENT = "student"  # who sits on the other seats when the lesson is over


def bot_of(level: str) -> Bot:
    """A bot of this level, as a lesson asks it."""
    asked = bot(level)
    return lambda match: answer(match, asked)


def learn(
    game: Annotated[str, typer.Argument(help="A game, such as curie, or the file of a lesson.")],
    lesson: Annotated[str, typer.Argument(help="The name of a lesson; by default the first.")] = "",
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Learn a game by playing it, step by step; then play on from there."""
    console, say = Console(), speaker(lang)
    found = _lesson(game, lesson)
    warm_up_bots(found.game, found.players, [found.others or OPPONENT, OPPONENT], console)
    console.print(
        say("lesson-title", game=found.game.meta.title, title=found.say("title", lang), minutes=found.minutes),
        style="bold",
        markup=False,
    )
    LessonTable(found, lang, console).run()


def _lesson(game: str, name: str) -> LessonScript:
    if Path(game).is_file():
        return script.read(Path(game))
    subject = find_game(game)
    known = script.names(subject)
    if not known:
        raise BadSetup(f"{subject.meta.title} has no lessons yet.")
    return script.lesson(subject, name or known[0])


class LessonTable(TerminalTable):
    """One learner at one terminal. After the last step the game goes on, as any other."""

    def __init__(self, lesson: LessonScript, language: str, console: Console) -> None:
        self.lesson = lesson
        self.learning = Learning.begin(lesson, bot_of(lesson.others) if lesson.others else None)
        sitting = [HUMAN] + [OPPONENT] * (lesson.players - 1)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        path = user_data_path("labtable") / "saves" / f"{lesson.game.name}-{stamp}.labtable"
        super().__init__(_named(self.learning.match, language), sitting, path, language, console)
        self.said = 0  # steps

    def run(self) -> None:
        try:
            while not self.learning.done:
                self._say_until_asked()
                self._human_turn(LEARNER)
            self._say_until_asked()
        except (Quit, EOFError, KeyboardInterrupt):
            again = self.say("lesson-again", game=self.lesson.game.name, lesson=self.lesson.name)
            self.console.print("\n" + again, style="bold", markup=False)
            return
        self.console.print(self.say("lesson-over"), style="bold")
        super().run()

    def _say_until_asked(self) -> None:
        """What is said before the next decision; each step waits for Enter, the last of them for the decision."""
        asked = self.learning.place.asked
        last = len(self.lesson.steps) - 1 if asked is None else asked
        for number in range(min(self.said, last), last + 1):  # a decision that was taken back is asked for again
            self._say_step(number, self.lesson.steps[number])
            self.said = number + 1
            if number != asked:
                self.console.print(self.say("lesson-next"), style="dim")
                if input().strip() == "q":
                    raise Quit

    def _say_step(self, number: int, step: ScriptStep) -> None:
        lines = [self.lesson.say(step.say, self.language)]
        if step.because:
            lines.append(f"“{self.lesson.say(f'refusal-{step.because}', self.language)}”")
        if step.source:
            lines.append(self.say("lesson-source", source=step.source))
        title = self.say("lesson-step", step=number + 1, steps=len(self.lesson.steps))
        self.console.print(Panel(Text("\n".join(lines)), title=title, title_align="left", border_style="green"))

    def _command(self, typed: str, legal: list[Action], seat: Seat) -> bool:
        if typed == "s" and self.learning.asked is not None:
            right = self.learning.right()
            self.console.print(self.say("lesson-shown", move=self._words(right[0], seat)), style="cyan", markup=False)
            self.learning.skip()
            return True
        changed = super()._command(typed, legal, seat)
        if typed == "?" and self.learning.asked is not None:
            self.console.print(self.say("lesson-keys"), style="cyan")
        return changed

    def _decided(self, action: Action, seat: Seat) -> bool:
        tried = self.learning.try_action(action)
        if tried.nudge is not None:
            self.console.print(self.say("lesson-not-asked"), style="yellow")
            self.console.print(self.lesson.say(tried.nudge, self.language), style="bold yellow", markup=False)
        return tried.right


def _named(match: Match, language: str) -> Match:
    say = speaker(language)
    match.names = [f"{say('player')} {seat + 1}" for seat in range(match.players)]
    return match
