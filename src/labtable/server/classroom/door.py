"""Who comes into a class: everybody with the code while few come at once, whom the teacher lets in, or who has an entry
card. A session that has a name card is in the class, whatever the door is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Set
from random import Random, SystemRandom

from labtable.core.game.contract import Message
from labtable.server.base import codes
from labtable.server.classroom import groups, homework, names
from labtable.server.classroom.record import Card, ClassRecord, EntryCard, Waiter
from labtable.server.protocol import class_commands, class_requests, class_types
from labtable.server.protocol.rejections import Rejection

LUCK: Random = SystemRandom()
AT_ONCE = 12  # who may come in by themselves within a while; more than that are no class at its usual pace
WHILE = 10_000  # milliseconds
LINE = class_types.PUPILS  # who may wait
KNOWN = 600  # sessions that were sent away and are known again
DESERTED = 60_000  # milliseconds after which somebody who waits without an open page is no longer in the line


def arrive(
    record: ClassRecord,
    holder: str,
    now: int,
    entry_card: str | None,
    present: Set[str | None],
    networks: Mapping[str, str],
    *,
    at_home: bool,
    language: class_types.Language | None = None,
) -> None:
    """Somebody has the code of the class, perhaps that of an entry card too; `present`: who has a page of it open;
    `networks`: of this session and of those who wait, as far as they are known; `at_home`: this session is in a network
    from which the class was made or joined before."""
    if record.is_teacher(holder) or record.card_of(holder) is not None:
        return
    if holder in record.banned:
        raise Rejection("not-now", Message("server-removed-from-class"))
    if entry_card is not None:
        enter_with(record, holder, now, entry_card, language)
    elif record.waiter_of(holder) is None:
        come(record, holder, now, present, networks, at_home=at_home, language=language)


def come(
    record: ClassRecord,
    holder: str,
    now: int,
    present: Set[str | None],
    networks: Mapping[str, str],
    *,
    at_home: bool,
    language: class_types.Language | None,
) -> None:
    """Let somebody without an entry card in, or into the line. While others wait, nobody overtakes them, unless they
    were sent away before: these always wait, and hold up nobody. A whole class behind one address comes in at once:
    as many as it was made for."""
    if record.door == "cards":
        raise Rejection("not-now", Message("server-needs-entry-card"))
    record.line = [one for one in record.line if one.holder in present or now - one.since < DESERTED]
    recent = [at for at in record.arrivals if now - at < WHILE]
    may_enter = holder not in record.sent_away and all(one.holder in record.sent_away for one in record.line)
    expected = at_home and len(record.cards) < record.made_for
    if record.door == "open" and may_enter and (expected or len(recent) < AT_ONCE):
        seat(record, newcomer(record, holder, now, language))
        record.arrivals = [*recent, now]
        return
    if len(record.line) >= LINE:
        make_room(record, holder, networks)
    record.line.append(newcomer(record, holder, now, language))


def make_room(record: ClassRecord, holder: str, networks: Mapping[str, str]) -> None:
    """Take somebody out of a full line for a newcomer: first those who were sent away before, then those of the network
    that has most in the line, the last one first. So one network fills the line only while no other wants a place."""
    waiting = Counter(networks.get(one.holder) for one in record.line)

    def rank(holder: str, places: int) -> tuple[bool, int]:
        return holder in record.sent_away, places

    last = max(record.line, key=lambda one: (*rank(one.holder, waiting[networks.get(one.holder)]), one.number))
    after = rank(holder, waiting[networks.get(holder)] + 1)
    if rank(last.holder, waiting[networks.get(last.holder)]) <= after:
        raise Rejection("class-full", Message("server-line-full"))
    record.line.remove(last)


def newcomer(record: ClassRecord, holder: str, now: int, language: class_types.Language | None) -> Waiter:
    """A name and a face, by which the teacher can ask in the room who that is."""
    record.last_card += 1
    name = names.friendly(record, LUCK, language)
    return Waiter(record.last_card, name, LUCK.randrange(class_types.FACES), holder, now)


def seat(record: ClassRecord, waiter: Waiter) -> Card:
    """A name card for somebody who comes in; where names are picked from a list, still without a name."""
    if len(record.cards) >= class_types.PUPILS:
        raise Rejection("class-full")
    name = None if record.names == "list" else waiter.name
    card = Card(waiter.number, name, waiter.face, [waiter.holder])
    if record.homework:
        card.code = homework.new_code(record)
    record.cards.append(card)
    groups.welcome(record, card)
    return card


# The line -----------------------------------------------------------------------------------------


def set_door(record: ClassRecord, command: class_commands.SetDoor, now: int) -> None:
    record.door = command.door


def let_in(record: ClassRecord, command: class_commands.LetIn, now: int) -> None:
    """Let in the people named who still wait; those who have gone meanwhile are passed over."""
    wanted = [one for one in record.line if one.number in command.waiters]
    record.line = [one for one in record.line if one not in wanted]
    for waiter in wanted:
        seat(record, waiter)


def send_away(record: ClassRecord, command: class_commands.SendAway, now: int) -> None:
    """Send people who wait away. They may come again, and wait: nobody can tell a vandal's browser from a pupil's."""
    gone = [one for one in record.line if one.number in command.waiters]
    record.line = [one for one in record.line if one not in gone]
    record.sent_away = [*record.sent_away, *(one.holder for one in gone if one.holder not in record.sent_away)][-KNOWN:]


# Entry cards --------------------------------------------------------------------------------------


def make_entry_cards(record: ClassRecord, command: class_commands.MakeEntryCards, now: int) -> None:
    """Make more entry cards; where names come from a list, first one for each name that has none yet."""
    if len(record.entry_cards) + command.count > class_types.ENTRY_CARDS:
        raise Rejection("not-now", Message("server-too-many-entry-cards", {"count": class_types.ENTRY_CARDS}))
    named = {one.name for one in record.entry_cards}
    free = [name for name in record.unpicked() if name not in named]
    taken = {one.code for one in record.entry_cards}
    for number in range(command.count):
        code = codes.new_code(codes.CLASS_CODE, lambda code: code not in taken)
        taken.add(code)
        record.entry_cards.append(EntryCard(code, free[number] if number < len(free) else None))


def enter_with(record: ClassRecord, holder: str, now: int, code: str, language: class_types.Language | None) -> None:
    """The card opens the door once, also past those who wait."""
    found = next((one for one in record.entry_cards if one.code == code), None)
    if found is None:
        raise Rejection("not-found", class_requests.NO_CLASS)
    if found.used:
        raise Rejection("not-now", Message("server-entry-card-used"))
    waiting = record.waiter_of(holder)
    record.line = [one for one in record.line if one is not waiting]
    card = seat(record, waiting or newcomer(record, holder, now, language))
    if found.name in record.unpicked():
        card.name = found.name
        if card.group is None:
            groups.welcome(record, card)
    found.used = True
