"""What is stored of a class: one record, written anew at every change. Nothing else is kept about it, and nothing of it
longer than `expires_at`."""

from __future__ import annotations

from typing import Any

import msgspec

from labtable.server.protocol.class_wire import ClassPhase, Door, Frozen, Language, Names, Spotlight
from labtable.server.protocol.wire import Hint
from labtable.server.table.events import StoredClock

REMEMBERED = 300  # commands that are known again when they are repeated


class Card(msgspec.Struct):
    """The name card of a pupil."""

    number: int
    name: str | None  # None: no listed name is picked yet
    face: int
    holders: list[str]  # sessions: a pupil may have several devices
    group: int | None = None
    hand: int | None = None


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


class Desk(msgspec.Struct):
    """A table of the class, and which cards sit where: none on a seat is a bot, two are partners."""

    round: int
    group: int
    code: str
    seats: list[list[int]]

    def seat_of(self, pupil: int) -> int | None:
        return next((seat for seat, cards in enumerate(self.seats) if pupil in cards), None)


class StoredPoll(msgspec.Struct):
    number: int
    table: str
    position: int
    seat: int
    actions: list[int]
    answers: dict[int, int] = {}  # card: action
    open: bool = True
    advice: Hint | None = None
    since: int = 0


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
    banned: list[str] = []
    line: list[Waiter] = []
    sent_away: list[str] = []  # sessions that may only wait at the door
    arrivals: list[int] = []  # when the last ones came in by themselves
    entry_cards: list[EntryCard] = []
    pupils: int = 0  # so many were announced; 0: nobody said
    recovery: str = ""  # hash of the key that opens the teacher's desk anew
    commands: list[str] = []

    # What is so -----------------------------------------------------------------------------------

    @property
    def made_for(self) -> int:
        """How many pupils the class was made for, as far as the teacher said."""
        return self.pupils or len(self.listed)

    def card(self, number: int) -> Card | None:
        return next((card for card in self.cards if card.number == number), None)

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

    def members(self, group: int) -> list[Card]:
        return [card for card in self.cards if card.group == group]

    def unpicked(self) -> list[str]:
        taken = {card.name for card in self.cards}
        return [name for name in self.listed if name not in taken] if self.names == "list" else []

    def shown_names(self, but: int | None = None) -> list[str | None]:
        """The names of everybody, also of those who wait at the door."""
        seated = [card.name for card in self.cards if card.number != but]
        return [*seated, *(one.name for one in self.line)]

    def remember(self, author: str, command: str) -> None:
        self.commands = [*self.commands, f"{author} {command}"][-REMEMBERED:]

    def did(self, author: str, command: str) -> bool:
        return f"{author} {command}" in self.commands


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClassRecord).decode


def copied(record: ClassRecord) -> ClassRecord:
    return decode(encode(record))
