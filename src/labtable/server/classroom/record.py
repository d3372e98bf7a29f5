"""What is stored of a class: one record, written anew at every change. Nothing else is kept about it, and nothing of it
longer than `expires_at`."""

from __future__ import annotations

from typing import Any

import msgspec

from labtable.core.game.contract import Message
from labtable.server.protocol.class_types import ClassPhase, Door, Language, Names
from labtable.server.protocol.class_view import Frozen, Spotlight
from labtable.server.protocol.homework_wire import HomeworkKind
from labtable.server.protocol.lesson_plan import KeptPosition, LessonPlan, StepKind
from labtable.server.protocol.rest_wire import Hint
from labtable.server.table.events import StoredClock

QUESTIONS = 60  # that are kept with their answers
REMEMBERED = 300  # commands that are known again when they are repeated


class StoredTask(msgspec.Struct):
    """Homework of the class."""

    number: int
    kind: HomeworkKind
    game: str
    due: int
    names: list[str]  # of a lesson or of puzzles; of a deal or a position its game
    players: int
    level: str
    deal: int  # its seed; 0: no deal
    text: str
    position: KeptPosition | None = None


class Handed(msgspec.Struct):
    """What a pupil handed in of a task; every part of it was played again."""

    task: int  # its number
    attempts: int = 0
    done: list[str] = []
    score: int | None = None
    won: bool | None = None
    said: list[Message] = []  # the answer to a position, decision by decision
    at: int = 0  # when all was done; 0: not yet


class Card(msgspec.Struct):
    """The name card of a pupil."""

    number: int
    name: str | None  # None: no listed name is picked yet
    face: int
    holders: list[str]  # sessions: a pupil may have several devices
    group: int | None = None
    hand: int | None = None
    wanted: str = ""  # the name that the pupil typed, until the teacher has approved it
    code: str = ""  # of the pupil's code card, after that of the class; empty: there is no homework
    handed: list[Handed] = []
    account: str = ""  # by which the school's learning platform knows the pupil, where the class was launched from one


class Waiter(msgspec.Struct):
    """Somebody at the door, who has a name card as soon as the teacher lets them in."""

    number: int  # of the card that it becomes
    name: str
    face: int
    holder: str
    since: int


class EntryCard(msgspec.Struct):
    """A printed card that lets one pupil in, once. Its code follows that of the class."""

    code: str
    name: str | None  # of the teacher's list
    used: bool = False


class PlatformLink(msgspec.Struct):
    """The link of a learning platform that leads to the class."""

    issuer: str
    client: str
    scores: str  # where results are sent to; empty: nowhere


class Desk(msgspec.Struct):
    """A table of the class, and which cards sit where: none on a seat is a bot, two are partners."""

    round: int
    group: int
    code: str
    seats: list[list[int]]
    over: bool = False  # as far as was known at the last command

    def seat_of(self, pupil: int) -> int | None:
        return next((seat for seat, cards in enumerate(self.seats) if pupil in cards), None)


class StoredPoll(msgspec.Struct):
    """A question to all: about a position of a table, or (no table) of the teacher's own, with answers by number."""

    number: int
    table: str
    position: int
    seat: int
    actions: list[int]
    answers: dict[int, int] = {}  # card: action, or the number of an answer
    open: bool = True
    advice: Hint | None = None
    since: int = 0
    round: int = 1
    text: str = ""
    choices: list[str] = []
    right: int | None = None
    why: str = ""


class TakenStep(msgspec.Struct):
    """A step of a lesson plan that the class came to, and who finished it. It is kept when the plan is changed."""

    number: int
    step: int  # its place in the plan
    kind: StepKind
    goal: str
    game: str | None
    text: str
    round: int
    poll: int = 0  # the number of its question
    finished: dict[int, int] = {}  # card: when
    answers: dict[int, list[Message]] = {}  # card: its answer to a position, decision by decision


class ClassRecord(msgspec.Struct):
    id: str
    code: str
    created_at: int
    expires_at: int
    teachers: list[str]  # sessions
    game: str
    players: int
    level: str
    options: dict[str, Any]
    same_deal: bool
    clock: StoredClock | None
    names: Names
    listed: list[str]
    language: Language
    title: str
    teacher: str
    phase: ClassPhase = "gathering"
    round: int = 1
    door: Door = "open"
    arranged: bool = False  # the teacher formed the groups: they are not evened out
    last_card: int = 0
    last_poll: int = 0
    cards: list[Card] = []
    desks: list[Desk] = []
    frozen: Frozen | None = None
    spotlight: Spotlight | None = None
    poll: StoredPoll | None = None
    asked: list[StoredPoll] = []  # questions that were put away, with their answers
    plan: LessonPlan | None = None
    step: int | None = None  # of the plan
    step_since: int = 0
    taken: list[TakenStep] = []
    taken_now: int = 0  # the number of the one that the class is at; 0: none
    step_minutes: int = 0  # with what was given or taken since; 0: no countdown
    off_plan: bool = False  # another game was chosen than that of the step: its goal and its time say nothing
    homework: list[StoredTask] = []
    last_task: int = 0
    banned: list[str] = []
    line: list[Waiter] = []
    sent_away: list[str] = []  # sessions that may only wait at the door
    arrivals: list[int] = []  # when the last ones came in by themselves
    entry_cards: list[EntryCard] = []
    approve_names: bool = False  # a typed name is shown when the teacher has approved it
    pupils: int = 0  # so many were announced; 0: nobody said
    recovery: str = ""  # hash of the key that opens the teacher's desk anew
    link: PlatformLink | None = None
    commands: list[str] = []

    def gone(self, card: Card) -> None:
        """Nothing is kept of a pupil who is no longer in the class."""
        self.cards.remove(card)
        for poll in (*self.asked, *([] if self.poll is None else [self.poll])):
            poll.answers.pop(card.number, None)
        for taken in self.taken:
            taken.finished.pop(card.number, None)
            taken.answers.pop(card.number, None)

    # What is so -----------------------------------------------------------------------------------

    @property
    def made_for(self) -> int:
        """How many pupils the class was made for, as far as the teacher said."""
        return self.pupils or len(self.listed)

    def card(self, number: int) -> Card | None:
        return next((card for card in self.cards if card.number == number), None)

    def names_by_card(self) -> dict[int, str | None]:
        return {card.number: card.name for card in self.cards}

    def card_of(self, holder: str | None) -> Card | None:
        return next((card for card in self.cards if holder is not None and holder in card.holders), None)

    def waiter_of(self, holder: str | None) -> Waiter | None:
        return next((one for one in self.line if one.holder == holder), None)

    def is_teacher(self, holder: str | None) -> bool:
        return holder is not None and holder in self.teachers

    def desks_now(self) -> list[Desk]:
        """The tables of this round."""
        return [desk for desk in self.desks if desk.round == self.round]

    def group_numbers(self) -> list[int]:
        """The numbers of the groups that have pupils, and of the tables of this round."""
        return sorted(
            {card.group for card in self.cards if card.group is not None} | {desk.group for desk in self.desks_now()}
        )

    def put_away(self) -> None:
        """End the question to all; it is kept with its answers."""
        if self.poll is not None and self.poll.answers:
            self.poll.open = False
            self.asked = [*self.asked, self.poll][-QUESTIONS:]
        self.poll = None

    def members(self, group: int) -> list[Card]:
        return [card for card in self.cards if card.group == group]

    def unpicked(self) -> list[str]:
        taken = {card.name for card in self.cards}
        return [name for name in self.listed if name not in taken] if self.names == "list" else []

    def shown_names(self, but: int | None = None) -> list[str | None]:
        """The names of everybody, also those that wait for the teacher, and of those who wait at the door."""
        seated = [card.name for card in self.cards if card.number != but]
        wanted = [card.wanted for card in self.cards if card.wanted and card.number != but]
        return [*seated, *wanted, *(one.name for one in self.line)]

    def remember(self, author: str, command: str) -> None:
        self.commands = [*self.commands, f"{author} {command}"][-REMEMBERED:]

    def did(self, author: str, command: str) -> bool:
        return f"{author} {command}" in self.commands


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClassRecord).decode


def copied(record: ClassRecord) -> ClassRecord:
    return decode(encode(record))
