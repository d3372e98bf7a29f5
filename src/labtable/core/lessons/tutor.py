"""A lesson being given: where it stands, what is asked, and what a try is answered with.

Where it stands follows from the match alone: from who decided what, undos aside. So a lesson can be left and resumed
wherever a match can.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from labtable.core.errors import BadSetup
from labtable.core.game.contract import Message, Refused
from labtable.core.lessons.action_names import actions_named, name_of
from labtable.core.lessons.script import LEARNER, LessonScript, Reach, ScriptStep
from labtable.core.match.log import UNDO, Entry, Step
from labtable.core.match.match import Match
from labtable.core.record.records import Action, Seat

SHOWN = 12  # names of actions in a mistake
Bot = Callable[[Match], Action]


class Place(NamedTuple):
    """Where a lesson stands."""

    step: int  # the first step that was not said before the last decision
    asked: int | None  # the step whose decision is awaited; None when every one was made
    scripted: str | None  # the scripted decision that is next
    played_on: bool  # all was asked, and the game went on
    taught: int  # decisions that the lesson asked for or scripted, the first ones


class Tried(NamedTuple):
    """The answer to a try."""

    right: bool
    refused: Refused | None = None  # why the rules refuse it
    nudge: Message | None = None  # what the lesson says to a wrong try


def place(lesson: LessonScript, entries: Sequence[Entry]) -> Place:
    """Where the lesson stands after these entries of its match."""
    seats = _seats_in_force(entries)
    done = len(lesson.opening)
    if len(seats) < done:
        return Place(0, None, lesson.opening[len(seats)], False, len(seats))
    start = 0
    for number, step in enumerate(lesson.steps):
        if not step.asks:
            continue
        if len(seats) <= done:
            return Place(start, number, None, False, len(seats))
        start, done = number + 1, done + 1
        if len(seats) < done + len(step.then):
            return Place(start, None, step.then[len(seats) - done], False, len(seats))
        done += len(step.then)
        while lesson.others and done < len(seats) and seats[done] != LEARNER:
            done += 1
    return Place(start, None, None, len(seats) > done, done)


def _seats_in_force(entries: Sequence[Entry]) -> list[Seat]:
    seats: list[Seat] = []
    for entry in entries:
        if entry.action == UNDO:
            seats.pop()
        else:
            seats.append(entry.seat)
    return seats


class Learning:
    """One learner in one lesson. `bot` decides for the others where nothing is scripted."""

    def __init__(self, lesson: LessonScript, match: Match, bot: Bot | None = None) -> None:
        self.lesson, self.match, self.bot = lesson, match, bot

    @staticmethod
    def begin(lesson: LessonScript, bot: Bot | None = None) -> Learning:
        """The lesson from its deal on, its opening played."""
        learning = Learning(lesson, lesson.deal(), bot)
        learning.others_play()
        return learning

    # Where it stands ------------------------------------------------------------------------------------

    @property
    def place(self) -> Place:
        return place(self.lesson, self.match.entries)

    @property
    def asked(self) -> ScriptStep | None:
        """The step whose decision is awaited."""
        number = self.place.asked
        return None if number is None else self.lesson.steps[number]

    @property
    def done(self) -> bool:
        """Was every decision made that the lesson asks for?"""
        now = self.place
        return now.asked is None and now.scripted is None

    def right(self) -> list[Action]:
        """The actions that are asked for now, the one that *skip* plays first."""
        step = self.asked
        if step is None:
            return []
        legal = self.match.legal(LEARNER)
        if step.reach is not None:
            return [action for action in legal if reached(step.reach, self.match, self.match.propose(action, LEARNER))]
        found = (actions_named(self.match, words, LEARNER, legal) for words in step.ask)
        return list(dict.fromkeys(action for actions in found for action in actions))

    # What happens ---------------------------------------------------------------------------------------

    def judge(self, action: Action) -> Tried:
        """Is this the asked decision? Nothing happens. After the last ask everything legal is right."""
        step, refused = self.asked, self.match.why_not(action, LEARNER)
        if refused is not None:
            return Tried(False, refused, None if step is None else step.nudge)
        if step is None or self._is_right(step, action):
            return Tried(True)
        return Tried(False, None, step.nudge)

    def _is_right(self, step: ScriptStep, action: Action) -> bool:
        if step.reach is not None:
            return reached(step.reach, self.match, self.match.propose(action, LEARNER))
        return action in self.right()

    def try_action(self, action: Action) -> Tried:
        """Play it if it is what was asked for; the others answer."""
        tried = self.judge(action)
        if tried.right:
            self.match.play(action, LEARNER)
            self.others_play()
        return tried

    def skip(self) -> None:
        """The asked decision is made for the learner."""
        if right := self.right():
            self.try_action(right[0])

    def others_play(self) -> None:
        """All decisions until the learner is asked again, or the lesson is over."""
        while (decision := self.next_of_others()) is not None:
            seat, action = decision
            self.match.play(action, seat)

    def next_of_others(self) -> tuple[Seat, Action] | None:
        """The next decision that is not the learner's to make; None where the lesson waits for the learner."""
        now = self.place
        if now.scripted is not None:
            return self.scripted(now.scripted)
        if now.asked is None or self.match.over or self.match.to_move == LEARNER or self.bot is None:
            return None
        return (self.match.to_move, self.bot(self.match)) if self.lesson.others else None

    def scripted(self, words: str) -> tuple[Seat, Action]:
        """A scripted decision: `play card/red-5` of the seat to move, `seat/2: say-avoid suit/red` of another."""
        who, colon, name = words.rpartition(": ")
        seat = int(who.removeprefix("seat/")) if colon and who.removeprefix("seat/").isdecimal() else self.match.to_move
        legal = self.match.legal(seat) if 0 <= seat < self.match.players else []
        found = actions_named(self.match, name, seat, legal)
        if len(found) != 1:
            what, known = ("more than one action", found) if found else ("not legal", legal)
            names = ", ".join(name_of(self.match, action, seat) for action in known[:SHOWN])
            raise BadSetup(f"{words!r} is {what} for seat/{seat}, which can {names or 'do nothing'}")
        return seat, found[0]


def reached(reach: Reach, match: Match, step: Step) -> bool:
    """Does a step bring about what a lesson asks for?"""
    if reach.event is not None:
        return any(reach.event.fits(message, "event") for message in match.game.events(step.after, LEARNER))
    value = value_at(match.game.view(step.after, LEARNER), reach.view)
    return isinstance(value, int) and value >= reach.at_least


def value_at(view: msgspec.Struct, path: str) -> Any:
    """A value of a view by its path, such as `suits.0.top`; None where there is none."""
    value: Any = msgspec.to_builtins(view)
    for key in path.split("."):
        if isinstance(value, list | tuple) and key.isdecimal() and int(key) < len(value):
            value = value[int(key)]
        elif isinstance(value, dict) and key in value:
            value = value[key]
        else:
            return None
    return value
