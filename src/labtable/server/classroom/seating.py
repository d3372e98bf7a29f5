"""What the chairs of a table should be by the record of its class, and the next change that brings them there."""

from __future__ import annotations

from labtable.server.classroom.record import Card, ClassRecord, Desk
from labtable.server.table import events
from labtable.server.table.events import Change, StoredChair
from labtable.server.table.room import HOST
from labtable.server.table.table import GameTable

AWAY = 60  # seconds until a bot covers a pupil who is away


def sitting(record: ClassRecord, desk: Desk, seat: int) -> list[Card]:
    return [card for number in desk.seats[seat] if (card := record.card(number)) is not None]


def name_of(cards: list[Card]) -> str:
    return " & ".join(card.name or "…" for card in cards)


def holders_of(cards: list[Card]) -> list[str]:
    return [holder for card in cards for holder in card.holders]


def new_table(record: ClassRecord, desk: Desk, secret: str) -> events.Made:
    chairs = []
    for seat in range(len(desk.seats)):
        cards = sitting(record, desk, seat)
        chairs.append(
            StoredChair("human", name_of(cards), None, holders_of(cards))
            if cards
            else StoredChair("bot", None, record.level)
        )
    settings = events.StoredSettings(
        spectators=False, locked=True, cover_after=AWAY, cover_level=record.level, clock=record.clock
    )
    return events.Made(record.game, record.options, settings, chairs, HOST, secret, classroom=record.id)


def next_change(record: ClassRecord, desk: Desk, table: GameTable) -> Change | None:
    """The first thing about the chairs that is not as the class has it. When the game is over, or the round, only names
    change; whoever has left the class has none any more."""
    for seat, chair in enumerate(table.chairs):
        cards = sitting(record, desk, seat)
        name, holders = name_of(cards), holders_of(cards)
        if table.phase == "over" or desk.round != record.round:
            if chair.kind == "human" and chair.nickname != (name or events.NOBODY):
                return events.Renamed(seat, name or events.NOBODY)
        elif not cards:
            if chair.kind != "bot":
                return events.Furnished(seat, record.level)
        elif chair.kind != "human" or not set(chair.holders) <= set(holders):
            return events.Sat(seat, name, holders[0])
        elif missing := [holder for holder in holders if holder not in chair.holders]:
            return events.HandedOver(seat, missing[0])
        elif chair.nickname != name:
            return events.Renamed(seat, name)
    return None
