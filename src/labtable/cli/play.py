"""`labtable play`: a game in the terminal, against bots or with friends at one screen."""

from __future__ import annotations

import os
import re
import time
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path
from rich.console import Console, Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from labtable.bots import Bot, answer, bot
from labtable.bots.levels import ADAPTIVE, bot_for
from labtable.cli.board import drawn
from labtable.cli.components import File, game_with
from labtable.cli.progress import warm_up, warm_up_bots
from labtable.cli.words import speaker
from labtable.core.errors import BadSetup, why_unwritable
from labtable.core.game.contract import Game, Refused
from labtable.core.game.registry import names
from labtable.core.match.match import Match, Outcome, now
from labtable.core.match.proof import SHORTEST_SEAL
from labtable.core.match.seals import fingerprint_of
from labtable.core.match.take_back import choice_among_bots, rewound
from labtable.core.match.text_interface import SHOWN, understand
from labtable.core.messages import chance_of
from labtable.core.record.records import EVERYTHING, Action, Seat

HUMAN = "human"
DIGITS = 9  # no move has a number of so many
ENDING = ".labtable"  # of a saved game


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="A game, such as eureka, or a saved game to continue.")],
    players: Annotated[
        int | None,
        typer.Option(help="How many players; by default as many as --seats names, or 3 if the game allows it."),
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            help="Who plays each seat, separated by commas: human, or a bot, the weakest first: random, pupil, novice, "
            "student, greedy (the Assistant), researcher, laureate; adaptive plays to keep the game close; "
            "a bot of your own is mine.py:Careful. "
            "By default you against researchers."
        ),
    ] = "",
    seed: Annotated[int | None, typer.Option(help="Deal from this number; by default from a fresh secret.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            help="A variant, such as library=on; may be given several times, and also as --library on.",
        ),
    ] = None,
    components: File = None,
    save: Annotated[Path | None, typer.Option(help="Where q saves the game.", show_default=False)] = None,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    """Play a game in the terminal.

    Legal moves are numbered; their words do as well. ? explains a move, or why another is refused, with the rule.
    """
    console = Console()
    say = speaker(lang)
    if players is None and seats:
        players = len(seats.split(","))
    match, path = _match(game, players, seed, [*(option or []), *named(context.args)], save, components, console)
    sitting = _sitting(seats, match)
    warm_up_bots(match.game, match.players, [kind for kind in sitting if kind != HUMAN], console)
    match.names = match.names or [_seat_label(kind, seat, say, match) for seat, kind in enumerate(sitting)]
    TerminalTable(match, sitting, path, lang, console).run()


def _match(
    name: str,
    players: int | None,
    seed: int | None,
    options: list[str],
    save: Path | None,
    components: Path | None,
    console: Console,
) -> tuple[Match, Path]:
    if save is not None:
        _check_place(save)
    if _means_a_save(name):
        if components is not None:
            raise BadSetup(f"{name} goes on with the components that it was begun with; leave --components out.")
        match = Match.load(name)
        warm_up(match.game, console)
        return match, save or Path(name)
    found = game_with(name, components)
    if players is None:
        players = 3 if 3 in found.meta.players else found.meta.players[0]
    given = options_of(found, options)
    found.options(players, given)  # refuses before anything compiles
    warm_up(found, console)
    match = Match(found, players, seed=seed, options=given)
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return match, save or user_data_path("labtable") / "saves" / f"{found.name}-{stamp}{ENDING}"


def _check_place(save: Path) -> None:
    """Refuse before the deal what could not be written after it."""
    reason = why_unwritable(save) if save.parent.is_dir() else f"There is no folder {save.parent}"
    if reason:
        raise BadSetup(f"{reason}; choose a file in a folder that you can write to with --save.")


def _means_a_save(word: str) -> bool:
    """Is it a file, or at least written like one, rather than the name of a game?"""
    path = Path(word)
    return path.is_file() or (word not in names() and ("/" in word or os.sep in word or path.suffix == ENDING))


def named(words: list[str]) -> list[str]:
    """The game's own options, written --name value or --name=value."""
    found = []
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            raise BadSetup(f"{word!r} belongs to no option; a variant is written --option name=value or --name value.")
        name, equals, value = word[2:].partition("=")
        found.append(f"{name}={value if equals else next(rest, '')}")
    return found


def options_of(game: Game, words: list[str]) -> dict[str, object]:
    given: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup(f"An option is written name=value, such as library=on, not {word!r}.")
        given[name] = value
    return given


def _sitting(words: str, match: Match) -> list[str]:
    """The kind of player on each seat: human, or the name of a bot."""
    players = match.players
    sitting = words.split(",") if words else [HUMAN] + ["researcher"] * (players - 1)
    if len(sitting) != players:
        raise BadSetup(f"--seats names {len(sitting)} seats, but {players} play; give {players}, separated by commas.")
    for kind in sitting:
        if kind != HUMAN:
            bot_for(match.game, kind)
    return sitting


def _seat_label(kind: str, seat: Seat, say, match: Match) -> str:  # type: ignore[no-untyped-def]
    number = f"{say('player')} {seat + 1}"
    return number if kind == HUMAN else f"{number} ({kind})"


def is_number(typed: str) -> bool:
    """Whether somebody typed a number, also one that no move can have, such as -1 or 1.5."""
    return re.fullmatch(r"[+-]?\d+([.,]\d+)?", typed) is not None


class Quit(Exception):
    pass


class TerminalTable:
    """One game at one terminal."""

    def __init__(self, match: Match, sitting: list[str], path: Path, language: str, console: Console) -> None:
        self.match, self.sitting, self.path, self.language, self.console = match, sitting, path, language, console
        self.bots: dict[Seat, Bot] = {seat: bot(kind) for seat, kind in enumerate(sitting) if kind != HUMAN}
        self.say = speaker(language)
        self.humans = [seat for seat, kind in enumerate(sitting) if kind == HUMAN]
        self.looking: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.told = dict.fromkeys(range(match.players), 0)  # lines of the log that a seat has seen

    def run(self) -> None:
        self.console.print(self.say("title", game=self.match.game.meta.title, players=self.match.players), style="bold")
        for row in self.match.game.changes.rows:
            self.console.print(self.say("tell-changed", change=str(row)), style="yellow", markup=False, highlight=False)
        self.console.print(self.say("seal", seal=self.match.seal), style="dim")
        if ADAPTIVE in self.sitting:
            self.console.print(self.say("adaptive"), style="cyan")
        try:
            while not self.match.over:
                seat = self.match.to_move
                if seat in self.bots:
                    self.match.play(answer(self.match, self.bots[seat]))
                else:
                    self._human_turn(seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self._save()
            self.console.print(self.say("resume", path=str(self.path)), style="bold")
            return
        self._end()

    # A human's turn -----------------------------------------------------------------------------------

    def _human_turn(self, seat: Seat) -> None:
        if self.looking != seat:
            who = self.match.names[seat]
            self.console.input(self.say("pass-on", who=who) + " ")
            self.looking = seat
            self.console.clear()
        self._show(seat)
        legal = self.match.legal(seat)
        if len(legal) == 1:
            self.console.print(self.say("forced", move=self._words(legal[0], seat)), style="cyan", markup=False)
            self._decided(legal[0], seat)
            return
        while not self._command(self._typed(), legal, seat):
            pass

    def _typed(self) -> str:
        self.console.print(f"[bold]{self.say('ask')}[/bold] [dim](? · u · l · r · q)[/dim] ", end="")
        return input().strip()

    def _command(self, typed: str, legal: list[Action], seat: Seat) -> bool:
        """Do what was typed; True when the position changed."""
        word, _, rest = typed.partition(" ")
        if is_number(typed):
            action = self._numbered_move(typed, legal)
            return action is not None and self._decided(action, seat)
        if typed[:1] == "?":
            self._explain(typed[1:].strip(), legal, seat)
        elif word == "u":
            return self._undo(seat)
        elif word == "l":
            self._log(seat)
        elif word == "r":
            self._rule(rest)
        elif word == "q":
            raise Quit
        elif typed:
            return self._tried(typed, seat)
        return False

    def _numbered_move(self, typed: str, legal: list[Action]) -> Action | None:
        """The legal move of a number; where there is none, the numbers that there are."""
        if typed.isdecimal() and len(typed) < DIGITS and 1 <= int(typed) <= len(legal):
            return legal[int(typed) - 1]
        self.console.print(self.say("numbers", count=len(legal)), style="yellow", highlight=False)
        return None

    def _tried(self, words: str, seat: Seat) -> bool:
        """Play a move that was written in words, or tell why not."""
        tried = self.match.try_words(words, seat, self.language)
        self.console.print(tried.answer, style="cyan" if tried.played else "yellow", markup=False, highlight=False)
        return tried.played

    def _decided(self, action: Action, seat: Seat) -> bool:
        self.match.play(action, seat)
        return True

    def _undo(self, seat: Seat) -> bool:
        alone = len(self.humans) == 1
        count, why = choice_among_bots(self.match, seat) if alone else (1, self.match.why_no_undo(seat))
        if why is not None:
            self.console.print(self.match.say(why, self.language), style="yellow")
            return False
        for step in rewound(self.match, count, seat, now()):
            self.match.commit(step)
        self.console.print(self.say("undone-now"), style="cyan")
        return True

    def _explain(self, words: str, legal: list[Action], seat: Seat) -> None:
        """`?` alone is help, `? 3` explains move 3, `? red 5` answers for every move of those words."""
        if not words:
            self.console.print(self.say("keys"), self.say("help-undo"), sep="\n", style="cyan", highlight=False)
        elif is_number(words):
            if (action := self._numbered_move(words, legal)) is not None:
                self._explain_move(action, seat)
        else:
            self._explain_words(words, legal, seat)

    def _explain_move(self, action: Action, seat: Seat) -> None:
        self.console.print(self._words(action, seat), style="cyan", markup=False)
        found = self.match.consequences(action, seat, forced_for=self.humans)
        self._listed("would", [self.match.say(message, self.language) for message in found.certain])
        self._listed(
            "may",
            [
                ": ".join(self.match.say(part, self.language) for part in (chance_of(one), one.message))
                for one in found.may
            ],
        )
        self._listed("lost", [self.match.say(message, self.language) for message in found.lost])
        follows = (f"then-{found.then}", found.then in ("others", "over"))
        for name, so in (("unforeseen", found.more), follows, ("can-undo", found.undoable)):
            if so:
                self.console.print(self.say(name), style="dim")

    def _listed(self, heading: str, sentences: list[str]) -> None:
        if sentences:
            self.console.print(self.say(heading), style="dim")
        for sentence in sentences:
            self.console.print("  " + sentence, markup=False)

    def _explain_words(self, words: str, legal: list[Action], seat: Seat) -> None:
        found = understand(self.match, words, seat, self.language)
        if not found.actions:
            self.console.print(self.say("nothing-found", words=words), style="yellow", markup=False)
        for action in found.actions[:SHOWN]:
            refused = self.match.why_not(action, seat)
            line = Text(f"  {found.sentences[action]}  ")
            if refused is None:
                line.append(self.say("legal-now", number=legal.index(action) + 1), style="green")
            else:
                line.append(self._refusal(refused), style="yellow")
            self.console.print(line)
        if len(found.actions) > SHOWN:
            self.console.print(self.say("try-more", count=len(found.actions) - SHOWN), style="dim")

    def _refusal(self, refused: Refused) -> str:
        return f"{self.match.say(refused.message, self.language)} ({self.say('rule', number=refused.rule)})"

    def _rule(self, number: str) -> None:
        sentence = self.match.game.rulebook.sentences.get(number)
        if sentence is None:
            name = self.match.game.name
            told = self.say("no-rule", number=number, game=name) if number else self.say("which-rule", game=name)
            self.console.print(told, style="yellow", markup=False, highlight=False)
        else:
            self.console.print(f"{sentence.number} {sentence.text}", style="cyan", markup=False)

    # What is shown ------------------------------------------------------------------------------------

    def _show(self, seat: Seat) -> None:
        news = self.match.log(seat, self.language)[self.told[seat] :]
        self.told[seat] += len(news)
        if news:
            counted = ((line, sum(1 for _ in alike)) for line, alike in groupby(news))
            lines = Group(*(Text(line if count == 1 else f"{line} × {count}") for line, count in counted))
            self.console.print(Text(self.say("tell-since"), style="bold"), Padding(lines, (0, 0, 0, 2)))
        self.console.print()
        self.console.print(drawn(self.match, seat, self.language))
        self.console.print(Text(self.match.say(self.match.prompt(seat), self.language), style="bold magenta"))
        legal = self.match.legal(seat)
        if len(legal) > 1:
            self.console.print(self._numbered(legal, seat))

    def _numbered(self, legal: list[Action], seat: Seat) -> Table:
        """The legal moves, in columns that fit the window."""
        cells = [f"{number:3} {self._words(action, seat)}" for number, action in enumerate(legal, 1)]
        width = max(len(cell) for cell in cells) + 3
        columns = max(1, min(len(cells), self.console.width // width))
        rows = (len(cells) + columns - 1) // columns
        table = Table.grid(padding=(0, 3))
        for row in range(rows):
            table.add_row(*(Text(cell) for cell in cells[row::rows]))
        return table

    def _words(self, action: Action, seat: Seat) -> str:
        return self.match.say(self.match.describe(action, seat), self.language)

    def _log(self, seat: Seat) -> None:
        self.console.print(self.say("log"), style="bold")
        for line in self.match.log(seat, self.language):
            self.console.print("  " + line, markup=False)

    # The end ------------------------------------------------------------------------------------------

    def _end(self) -> None:
        self.console.print()
        self.console.print(drawn(self.match, EVERYTHING, self.language))
        seat = self.humans[0] if self.humans else 0
        for line in self.match.log(seat, self.language)[self.told[seat] :]:
            self.console.print("  " + line, markup=False)
        outcome = self.match.outcome
        assert outcome is not None
        ending = self.match.say(outcome.message, self.language)
        self.console.print(f"\n{self.say('over')} {ending}", style="bold")
        self._standings(outcome)
        for message in outcome.epilogue:
            self.console.print(self.match.say(message, self.language), markup=False)
        self.console.print(self.say("secret", secret=self.match.secret.hex()), style="dim")
        fingerprint = fingerprint_of(self.match.saved())
        self.console.print(self.say("fingerprint", fingerprint=fingerprint), style="dim")
        self._save()
        enough = {"seal": self.match.seal[:SHORTEST_SEAL], "fingerprint": fingerprint[:SHORTEST_SEAL]}
        self.console.print(self.say("verify", path=str(self.path), **enough), style="dim", soft_wrap=True)

    def _standings(self, outcome: Outcome) -> None:
        if self.match.game.meta.cooperative:
            self.console.print(self.say("tell-team", score=outcome.standings[0].score), style="bold magenta")
            return
        if outcome.winners:
            winners = ", ".join(self.match.names[seat] for seat in outcome.winners)
            self.console.print(self.say("won", winners=winners, count=len(outcome.winners)), style="bold magenta")
        else:
            self.console.print(self.say("tell-nobody-won"), style="bold magenta")
        table = Table(box=None, header_style="bold")
        for heading in ("rank", "player", "score"):
            table.add_column(self.say(heading), justify="left" if heading == "player" else "right")
        for seat, row in sorted(enumerate(outcome.standings), key=lambda pair: pair[1].rank):
            table.add_row(str(row.rank), self.match.names[seat], str(row.score))
        self.console.print(table)

    def _save(self) -> None:
        """What cannot be written ends the command with its sentence, and with no promise of a file."""
        self.match.save(self.path)
        self.console.print("\n" + self.say("saved", path=str(self.path)), markup=False)
