"""Who sits with whom: groups form by themselves, are shuffled, and become seats at tables."""

from __future__ import annotations

from random import Random

from labtable.server.classroom.record import Card, ClassRecord, Desk


def welcome(record: ClassRecord, card: Card) -> None:
    """A newcomer goes to the first group that has room; while a round is played, to a seat (`seat_late`), once the card
    has a name."""
    if record.phase == "playing":
        if card.name is not None:
            seat_late(record, card)
        return
    groups = record.group_numbers() if record.phase == "gathering" else []
    room = next((group for group in groups if len(record.members(group)) < record.players), None)
    card.group = room if room is not None else free_number(record)


def free_number(record: ClassRecord) -> int:
    taken = {card.group for card in record.cards}
    return next(number for number in range(1, 1000) if number not in taken)


def even_out(record: ClassRecord, luck: Random | None = None) -> None:
    """Groups as equal as possible, none larger than a table; in the order of arrival, or shuffled."""
    cards = list(record.cards)
    if luck is not None:
        luck.shuffle(cards)
    else:
        cards.sort(key=lambda card: (card.group or 1000, card.number))
    count = -(-len(cards) // record.players)
    first = 0
    for number in range(count):
        size = len(cards) // count + (number < len(cards) % count)
        for card in cards[first : first + size]:
            card.group = number + 1
        first += size


def desks(record: ClassRecord) -> list[Desk]:
    """The tables that these groups need, without codes; a group that is larger than a table sits in pairs."""
    made = []
    for number in record.group_numbers():
        members = record.members(number)
        if members:
            seats: list[list[int]] = [[] for _ in range(record.players)]
            for place, card in enumerate(members):
                seats[place % record.players].append(card.number)
            made.append(Desk(record.round, number, "", seats))
    return made


def seat_late(record: ClassRecord, card: Card) -> None:
    """A bot's seat where most bots sit; else beside a partner, at the table with the fewest people."""
    here = record.desks_now()
    if here:
        most = max(here, key=lambda desk: (sum(not cards for cards in desk.seats), -len(record.members(desk.group))))
        sit_down(most, card)


def sit_down(desk: Desk, card: Card, seat: int | None = None) -> None:
    """Take a seat of the table: the one that is named, a bot's, or the one with the fewest cards."""
    if seat is None:
        seat = min(range(len(desk.seats)), key=lambda number: len(desk.seats[number]))
    desk.seats[seat].append(card.number)
    card.group = desk.group


def stand_up(record: ClassRecord, pupil: int) -> None:
    for desk in record.desks_now():
        for cards in desk.seats:
            if pupil in cards:
                cards.remove(pupil)
