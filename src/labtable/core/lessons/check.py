"""Is a lesson true? It is played through the engine, and every mistake is told with its file and line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import msgspec

from labtable.core.errors import BadSetup
from labtable.core.lessons.action_names import actions_named, name_of
from labtable.core.lessons.script import LEARNER, BadLesson, LessonScript, ScriptStep, read
from labtable.core.lessons.tutor import Bot, Learning, value_at
from labtable.core.match.match import Match
from labtable.core.record.records import Action, Seat

THING = re.compile(r"[a-z]+(/[A-Za-z0-9.-]+)+")
SHOWN = 12  # names in a mistake

Bots = Callable[[str], Bot]


def check(path: Path, bots: Bots) -> list[str]:
    """All mistakes of a lesson's file; none: it can be given. `bots` gives the bot of a level."""
    try:
        lesson = read(path)
    except BadLesson as error:
        return error.mistakes
    return mistakes_in_play(lesson, bots)


def things_of(match: Match, seat: Seat = LEARNER) -> set[str]:
    """What a learner in this seat sees and could touch."""
    seen = set(_things(msgspec.to_builtins(match.view(seat))))
    told = [match.prompt(seat), *(match.describe(action, seat) for action in match.legal(seat))]
    return seen | {thing for message in told for thing in message.things}


def _things(value: Any, key: str = "") -> Iterator[str]:
    if isinstance(value, dict):
        for inner, each in value.items():
            yield from _things(each, inner)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _things(each, key)
    elif isinstance(value, str) and value and (key == "thing" or THING.fullmatch(value)):
        yield value


def in_light(patterns: tuple[str, ...], things: set[str]) -> set[str]:
    return {thing for thing in things for pattern in patterns if fnmatchcase(thing, pattern)}


def mistakes_in_play(lesson: LessonScript, bots: Bots) -> list[str]:
    """The lesson played with the first of the actions that are right, then once for each other that is right."""
    line = _Line(lesson, bots)
    line.play([])
    if not line.mistakes:
        for turns, others in list(line.branches):
            for action in others:
                branch = _Line(lesson, bots)
                branch.play([*turns, action])
                line.mistakes += [mistake for mistake in branch.mistakes if mistake not in line.mistakes]
    return line.mistakes


class _Line:
    """One way through a lesson."""

    def __init__(self, lesson: LessonScript, bots: Bots) -> None:
        self.lesson = lesson
        self.bot = bots(lesson.others) if lesson.others else None
        self.mistakes: list[str] = []
        self.branches: list[tuple[list[Action], list[Action]]] = []  # what was played; what would be right as well

    def wrong(self, sentence: str, *keys: str, step: ScriptStep | None = None) -> None:
        where = self.lesson.where if step is None else step.where
        self.mistakes.append(str(where.mistake(sentence, *keys)))

    def play(self, turns: list[Action]) -> None:
        """Play these decisions of the learner, then the first that is right at every step."""
        try:
            learning = Learning.begin(self.lesson, self.bot)
        except BadSetup as error:
            self.wrong(f"expected decisions that are legal where they stand: {error}", "opening")
            return
        self._look(self.lesson.promise, learning.match, "promise", None)
        played: list[Action] = []
        for step in self.lesson.steps:
            self._steps_view(step, learning)
            if step.asks and not self._decide(step, learning, turns, played):
                return

    def _steps_view(self, step: ScriptStep, learning: Learning) -> None:
        self._look(step.light, learning.match, "light", step)
        if step.refuse:
            self._refused(step, learning.match)

    def _look(self, patterns: tuple[str, ...], match: Match, key: str, step: ScriptStep | None) -> None:
        things = things_of(match)
        for pattern in patterns:
            if not in_light((pattern,), things):
                near = sorted(thing for thing in things if thing.split("/")[0] == pattern.split("/")[0]) or sorted(
                    {thing.split("/")[0] + "/*" if "/" in thing else thing for thing in things}
                )
                self.wrong(
                    f"expected things that the learner sees; there is no {pattern}, but {listed(near)}", key, step=step
                )

    def _refused(self, step: ScriptStep, match: Match) -> None:
        found = actions_named(match, step.refuse, LEARNER, range(match.game.NUM_ACTIONS))
        refusals = [match.why_not(action, LEARNER) for action in found]
        reasons = {"nothing: it is legal" if refused is None else refused.reason for refused in refusals}
        if step.because not in reasons:
            have = listed(sorted(reasons)) if found else "no such action"
            self.wrong(
                f"expected an action that is refused because of {step.because}, found {have}", "refuse", step=step
            )

    def _decide(self, step: ScriptStep, learning: Learning, turns: list[Action], played: list[Action]) -> bool:
        """The learner's decision and what follows; False where the lesson cannot go on."""
        match = learning.match
        if match.over:
            self.wrong("expected a game that goes on; it is over here", step=step)
            return False
        if not self._names_are_right(step, match):
            return False
        right = learning.right()
        if not right:
            self.wrong(
                "expected something that one decision can reach; none does" + self._values(step, match),
                "reach",
                step=step,
            )
            return False
        if len(played) < len(turns):
            action = turns[len(played)]
            if action not in right:
                self.wrong("expected the same question whatever was chosen before", step=step)
                return False
        else:
            action = right[0]
            self.branches.append((list(played), right[1:]))
        played.append(action)
        try:
            learning.try_action(action)
        except BadSetup as error:
            self.wrong(f"expected decisions that are legal where they stand: {error}", "then", step=step)
            return False
        return self._learner_is_next(step, learning)

    def _names_are_right(self, step: ScriptStep, match: Match) -> bool:
        legal = match.legal(LEARNER)
        for number, words in enumerate(step.ask):
            found = actions_named(match, words, LEARNER, legal)
            keys = ("ask", number) if isinstance(step.where.get("ask"), list) else ("ask",)
            if len(found) != 1:
                why = "is not legal here" if not found else "means more than one action"
                known = listed([name_of(match, action, LEARNER) for action in (found or legal)])
                self.mistakes.append(
                    str(
                        step.where.mistake(
                            f"expected the name of one action; {words!r} {why}, but there are {known}", *keys
                        )
                    )
                )
                return False
        return True

    def _values(self, step: ScriptStep, match: Match) -> str:
        if step.reach is None or not step.reach.view:
            return ""
        return f" ({step.reach.view} is {value_at(match.view(LEARNER), step.reach.view)} now)"

    def _learner_is_next(self, step: ScriptStep, learning: Learning) -> bool:
        match, asked = learning.match, learning.asked
        if asked is None or match.over or match.to_move == LEARNER or match.legal(LEARNER):
            return True
        known = listed([name_of(match, action, match.to_move) for action in match.legal()])
        self.wrong(
            f"expected decisions in then until the learner is to move; seat/{match.to_move} is, and can {known}",
            "then",
            step=step,
        )
        return False


def listed(names: list[str]) -> str:
    more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
    return ", ".join(names[:SHOWN]) + more if names else "nothing"
