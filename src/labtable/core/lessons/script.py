"""A lesson: a fixed deal and a list of steps, written down beside the rules. docs/WRITING_LESSONS.md is its manual.

`lessons/NAME.toml` says what happens; `lessons/NAME.en.ftl`, `.fr.ftl` and `.es.ftl` hold what is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from labtable.core.errors import BadSetup, LabtableError, UnknownGame
from labtable.core.game.components import BadComponents, TomlTable, table_of
from labtable.core.game.contract import Game, Message
from labtable.core.game.registry import game as find_game
from labtable.core.game.text import Text
from labtable.core.lessons.action_names import Called
from labtable.core.lessons.texts import read_texts
from labtable.core.match.match import Match
from labtable.core.record.records import Seat

LEARNER: Seat = 0
LEVELS = ("random", "student", "greedy")  # bots that decide at once, and the same whenever they are asked again
KEYS = ("game", "number", "minutes", "players", "options", "seed", "others", "opening", "promise", "step")
STEP_KEYS = ("say", "light", "ask", "reach", "then", "refuse", "because", "source")
T = TypeVar("T")


class BadLesson(LabtableError):
    """A lesson that cannot be given; `mistakes` are all of them, each with its file and line."""

    def __init__(self, mistakes: list[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = mistakes


@dataclass(frozen=True)
class Reach:
    """What any action of the learner has to bring about: an event, or a number of the view."""

    event: Called | None = None
    view: str = ""  # the way to a value of the view, such as `suits.0.top`
    at_least: int = 0


@dataclass(frozen=True)
class ScriptStep:
    """One thing that is said, and perhaps one decision that is asked for."""

    say: str  # the id of its sentence; `.nudge` is said after a wrong try
    light: tuple[str, ...]  # things in the light; `card/*` is all cards
    ask: tuple[str, ...]  # names of actions; each of them is right
    reach: Reach | None  # or: any action that brings this about
    then: tuple[str, ...]  # decisions that follow: of the others, or forced ones of the learner
    refuse: str  # an action that the rules refuse here
    because: str  # the reason of that refusal
    source: str  # of the true thing that is said
    where: TomlTable  # the step in its file

    @property
    def asks(self) -> bool:
        return bool(self.ask or self.reach)

    @property
    def nudge(self) -> Message:
        return Message(f"{self.say}.nudge")


@dataclass(frozen=True)
class LessonScript:
    """A lesson that was read; whether it can be played, `lesson_checks.check` says."""

    game: Game
    name: str
    number: int  # 1 is the guided first game
    minutes: int
    players: int
    options: Mapping[str, Any]
    seed: int
    others: str  # the bot that decides for other seats where nothing is scripted; may be empty
    opening: tuple[str, ...]  # decisions before the first step
    promise: tuple[str, ...]  # things that the learner sees when the lesson begins
    steps: tuple[ScriptStep, ...]
    text: Text
    where: TomlTable

    def say(self, message: Message | str, language: str = "en") -> str:
        """One sentence of the lesson, or of its game."""
        return self.text.say(Message(message) if isinstance(message, str) else message, language)

    def deal(self) -> Match:
        """The match before its opening."""
        return Match(self.game, self.players, seed=self.seed, options=self.options)


def names(game: Game) -> list[str]:
    """The lessons of a game, by their number."""
    numbers = {path.stem: table_of(path).get("number", 0) for path in (game.folder / "lessons").glob("*.toml")}
    return sorted(numbers, key=lambda name: (numbers[name], name))


def path_of(game: Game, name: str) -> Path:
    if name not in names(game):
        known = ", ".join(names(game)) or "none"
        raise BadSetup(f"{game.meta.title} has no lesson {name!r}; its lessons: {known}.")
    return game.folder / "lessons" / f"{name}.toml"


def lesson(game: Game, name: str) -> LessonScript:
    """A lesson of a game by its name."""
    return read(path_of(game, name))


def read(path: Path) -> LessonScript:
    """The lesson of a file. Raises BadLesson with all mistakes that can be seen without playing it."""
    try:
        reader = _LessonReader(table_of(path))
    except OSError as error:
        raise BadLesson([f"{path} cannot be read: {error.strerror}."]) from None
    except BadComponents as error:
        raise BadLesson([str(error)]) from None
    return reader.lesson(path)


class _LessonReader:
    """Reads on after a mistake, so that all of them are told at once."""

    def __init__(self, box: TomlTable) -> None:
        self.box = box
        self.mistakes: list[str] = []

    def take(self, get: Callable[[], T], instead: T) -> T:
        try:
            return get()
        except BadComponents as error:
            self.mistakes.append(str(error))
            return instead

    def lesson(self, path: Path) -> LessonScript:
        box = self.box
        self.take(lambda: box.only(*KEYS), None)
        game = self._game(path)
        rows: list[TomlTable] = self.take(lambda: box.rows("step"), [])
        steps = tuple(self._step(row) for row in rows)
        if not steps and not self.mistakes:
            self.mistakes.append(str(box.mistake("expected at least one [[step]]")))
        self._shape(steps)
        wanted = {"title": False, "about": False, **{step.say: step.asks for step in steps if step.say}}
        text = None if game is None else read_texts(path, game, wanted, self.mistakes)
        number, minutes = self._number("number", 1, 9), self._number("minutes", 1, 60)
        seed, others = self._number("seed", 0, 2**53), self._others()
        opening, promise = self._texts(box, "opening"), self._texts(box, "promise")
        players, options = self._table(game)
        if self.mistakes or game is None or text is None:
            raise BadLesson(self.mistakes)
        return LessonScript(
            game, path.stem, number, minutes, players, options, seed, others, opening, promise, steps, text, box
        )

    def _game(self, path: Path) -> Game | None:
        name = self.take(lambda: self.box.text("game"), "")
        try:
            found = find_game(name) if name else None
        except UnknownGame as error:
            self.mistakes.append(str(self.box.mistake(str(error).rstrip("."), "game")))
            return None
        home = path.resolve().parents[1]
        if found is not None and home.parent == found.folder.parent and home != found.folder:
            self.mistakes.append(str(self.box.mistake(f"expected {home.name!r}, the folder it lies in", "game")))
        return found

    def _table(self, game: Game | None) -> tuple[int, dict[str, Any]]:
        players = self._number("players", 1, 9)
        options = self.take(lambda: self.box.table("options"), None) if self.box.has("options") else None
        given = {} if options is None else {key: options.get(key) for key in options}
        try:
            if game is not None:
                game.options(players, given)
        except BadSetup as error:
            key = "players" if "players, not" in str(error) or options is None else "options"
            self.mistakes.append(str(self.box.mistake(str(error).rstrip("."), key)))
        return players, given

    def _others(self) -> str:
        if not self.box.has("others"):
            return ""
        return LEVELS[self.take(lambda: self.box.choice("others", LEVELS), 0)]

    def _number(self, key: str, low: int, high: int) -> int:
        return self.take(lambda: self.box.number(key, low, high), low)

    def _text(self, row: TomlTable, key: str) -> str:
        return self.take(lambda: row.text(key), "") if row.has(key) else ""

    def _texts(self, table: TomlTable, key: str) -> tuple[str, ...]:
        return tuple(self.take(lambda: table.texts(key), [])) if table.has(key) else ()

    def _step(self, row: TomlTable) -> ScriptStep:
        self.take(lambda: row.only(*STEP_KEYS), None)
        say = self.take(lambda: row.text("say", r"[a-z][a-z0-9-]*"), "")
        ask = (self._text(row, "ask"),) if isinstance(row.get("ask"), str) else self._texts(row, "ask")
        reach = self.take(lambda: _reach(row.table("reach")), None) if row.has("reach") else None
        refuse, because = self._text(row, "refuse"), self._text(row, "because")
        step = ScriptStep(
            say,
            self._texts(row, "light"),
            ask,
            reach,
            self._texts(row, "then"),
            refuse,
            because,
            self._text(row, "source"),
            row,
        )
        if ask and reach:
            self.mistakes.append(str(row.mistake("expected ask or reach, not both", "reach")))
        if step.then and not step.asks:
            self.mistakes.append(str(row.mistake("expected an ask before it: others answer a decision", "then")))
        if bool(refuse) != bool(because):
            self.mistakes.append(str(row.mistake("expected refuse and because together", "refuse")))
        return step

    def _shape(self, steps: tuple[ScriptStep, ...]) -> None:
        """Check that the lesson begins with the aim, ends with a success, and tells one true thing."""
        if not steps:
            return
        said = [step.say for step in steps]
        for number, step in enumerate(steps):
            if step.say and step.say in said[:number]:
                self.mistakes.append(str(step.where.mistake("expected a sentence that no step before says", "say")))
        if steps[0].asks:
            self.mistakes.append(str(steps[0].where.mistake("expected the aim first, without an ask")))
        if steps[-1].asks:
            self.mistakes.append(str(steps[-1].where.mistake("expected a last step that only says what was reached")))
        if not any(step.asks for step in steps):
            self.mistakes.append(str(self.box.mistake("expected a step that asks for a decision")))
        if not any(step.source for step in steps):
            self.mistakes.append(str(self.box.mistake("expected a step with a source: one true thing of the science")))


def _reach(table: TomlTable) -> Reach:
    table.only("event", "view", "at-least")
    if table.has("event") == table.has("view"):
        raise table.mistake("expected either event or view with at-least")
    if table.has("event"):
        return Reach(event=Called.read(table.text("event", r"\S.*")))
    return Reach(view=table.text("view", r"[\w.]+"), at_least=table.number("at-least", -(10**6), 10**6))
