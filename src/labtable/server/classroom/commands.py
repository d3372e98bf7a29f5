"""What a command does to the record of a class, which is a copy: stored when it is right, thrown away when rejected."""

from __future__ import annotations

from collections.abc import Callable
from random import Random, SystemRandom
from typing import Any

from labtable.core.game.contract import Message
from labtable.server.classroom import door, groups, homework, names, questions, steps
from labtable.server.classroom.record import Card, ClassRecord
from labtable.server.protocol import class_commands, class_view, homework_wire, lesson_wire, question_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table.commands import known_level
from labtable.server.table.events import StoredClock

LUCK: Random = SystemRandom()
HOUR = 3_600_000  # milliseconds
SOONEST = HOUR // 4  # until a class may be deleted by its timer


def decide(record: ClassRecord, holder: str, command: class_commands.ClassCommand, now: int) -> None:
    """Change the record, if this person may do that now."""
    if type(command) in TEACHERS:
        as_teacher(record, holder)
        TEACHERS[type(command)](record, command, now)
    elif isinstance(command, class_commands.LeaveClass) and record.waiter_of(holder) is not None:
        record.line = [one for one in record.line if one.holder != holder]
    else:
        PUPILS[type(command)](record, own_card(record, holder), command, now)


# Who may ------------------------------------------------------------------------------------------


def as_teacher(record: ClassRecord, holder: str) -> None:
    if not record.is_teacher(holder):
        raise Rejection("not-teacher")


def own_card(record: ClassRecord, holder: str) -> Card:
    card = record.card_of(holder)
    if card is None:
        raise Rejection("forbidden", Message("server-pupils-only"))
    return card


def known(record: ClassRecord, pupil: int) -> Card:
    card = record.card(pupil)
    if card is None:
        raise Rejection("not-found", Message("server-no-such-pupil"))
    return card


def in_phase(record: ClassRecord, *phases: str) -> None:
    if record.phase not in phases:
        raise Rejection("not-now")


# Coming and going ---------------------------------------------------------------------------------


def take_over(record: ClassRecord, pupil: int, holder: str) -> None:
    """Another device: of the teacher (pupil 0), or of a pupil. It had no other card, or gives it up."""
    if pupil == 0:
        if record.card_of(holder) is not None:
            raise Rejection("not-now", Message("server-pupils-device"))
        record.line = [one for one in record.line if one.holder != holder]
        if holder not in record.teachers:
            record.teachers.append(holder)
        return
    card = known(record, pupil)
    old = record.card_of(holder)
    if record.is_teacher(holder):
        raise Rejection("not-now", Message("server-teachers-device"))
    if old is not None and old is not card:
        old.holders.remove(holder)
        if not old.holders:
            gone(record, old)
    record.line = [one for one in record.line if one.holder != holder]
    if holder not in card.holders:
        card.holders.append(holder)


def gone(record: ClassRecord, card: Card) -> None:
    groups.stand_up(record, card.number)
    record.gone(card)


# Teacher ------------------------------------------------------------------------------------------


def rename_pupil(record: ClassRecord, command: class_commands.RenamePupil, now: int) -> None:
    card = known(record, command.pupil)
    card.name, card.wanted = names.given(record, command.name, card.number), ""


def remove_pupil(record: ClassRecord, command: class_commands.RemovePupil, now: int) -> None:
    card = known(record, command.pupil)
    if command.ban:
        record.banned += [*card.holders, *([card.account] if card.account else [])]
        record.door = "line" if record.door == "open" else record.door
    gone(record, card)


def approve_names(record: ClassRecord, command: class_commands.ApproveNames, now: int) -> None:
    """Names that pupils typed are theirs from now on, or are refused; who has left meanwhile is passed over."""
    for card in record.cards:
        if card.number in command.pupils and card.wanted:
            card.name, card.wanted = (card.name if command.refuse else card.wanted), ""


def move_pupil(record: ClassRecord, command: class_commands.MovePupil, now: int) -> None:
    in_phase(record, "gathering", "playing")
    card = known(record, command.pupil)
    record.arranged = True
    if record.phase == "gathering":
        card.group = command.group
        return
    groups.stand_up(record, card.number)
    card.group = None
    if command.group is not None:
        desk = next((desk for desk in record.desks_now() if desk.group == command.group), None)
        if desk is None or (command.seat is not None and command.seat >= len(desk.seats)):
            raise Rejection("no-seat")
        groups.sit_down(desk, card, command.seat)


def shuffle(record: ClassRecord, command: class_commands.Shuffle, now: int) -> None:
    in_phase(record, "gathering")
    record.arranged = False
    groups.even_out(record, LUCK)


def settle(record: ClassRecord, command: class_commands.Settle, now: int) -> None:
    in_phase(record, "gathering")
    if command.game not in (None, record.game):
        record.options = {}  # of the other game
        steps.other_game(record, command.game)
    for field in ("game", "players", "options", "same_deal", "names", "language", "approve_names"):
        if (value := getattr(command, field)) is not None:
            setattr(record, field, value)
    if command.clock is not None or command.no_clock:
        record.clock = None if command.no_clock else StoredClock.of(command.clock)
    record.level = known_level(command.level or record.level, record.game)
    if command.listed is not None:
        record.listed = names.listed(command.listed)
    for field in ("title", "teacher"):
        if (value := getattr(command, field)) is not None:
            setattr(record, field, line(value))
    if command.players is not None and not record.arranged:
        groups.even_out(record)
    if command.names in ("generated", "free"):
        for card in record.cards:
            card.name = card.name or names.friendly(record, LUCK)


def keep_for(record: ClassRecord, command: class_commands.KeepFor, now: int) -> None:
    record.expires_at = max(record.created_at + command.hours * HOUR, now + SOONEST)


def line(text: str) -> str:
    """Text of the teacher, on one line."""
    return " ".join(text.split())


def start_all(record: ClassRecord, command: class_commands.StartAll, now: int) -> None:
    """The tables are made by `Classes`; here the groups become final."""
    in_phase(record, "gathering")
    if not record.cards:
        raise Rejection("not-now", Message("server-empty-class"))
    if not record.arranged:
        groups.even_out(record)
    for card in record.cards:
        card.hand = None
        card.name = card.name or names.friendly(record, LUCK)
    if not any(card.group is not None for card in record.cards):
        raise Rejection("not-now", Message("server-empty-class"))
    record.phase = "playing"
    steps.games_start(record, now)


def freeze(record: ClassRecord, command: class_commands.Freeze, now: int) -> None:
    record.frozen = class_view.Frozen(line(command.message), now if record.frozen is None else record.frozen.since)


def thaw(record: ClassRecord, command: class_commands.Thaw, now: int) -> None:
    record.frozen = None


def set_spotlight(record: ClassRecord, command: class_commands.SetSpotlight, now: int) -> None:
    if command.table is None and command.thing is None:
        record.spotlight = None
        return
    if command.table is not None:
        desk_of_code(record, command.table)
    record.spotlight = class_view.Spotlight(command.table, command.thing)


def desk_of_code(record: ClassRecord, code: str) -> None:
    if code not in {desk.code for desk in record.desks}:
        raise Rejection("not-found")


def lower_hand(record: ClassRecord, command: class_commands.LowerHand, now: int) -> None:
    known(record, command.pupil).hand = None


def finish_round(record: ClassRecord, command: class_commands.FinishRound, now: int) -> None:
    in_phase(record, "playing")
    steps.finish_round(record)


def another_round(record: ClassRecord, command: class_commands.AnotherRound, now: int) -> None:
    in_phase(record, "results")
    steps.next_round(record)
    if command.shuffle:
        record.arranged = False
        groups.even_out(record, LUCK)


# Pupil --------------------------------------------------------------------------------------------


def pick_name(record: ClassRecord, card: Card, command: class_commands.PickName, now: int) -> None:
    if record.names != "list" or card.name is not None:
        raise Rejection("not-now")
    if command.name not in record.listed:
        raise Rejection("bad-name", Message("server-name-not-listed"))
    if command.name not in record.unpicked():
        raise Rejection("name-taken")
    card.name = command.name
    if card.group is None:
        groups.welcome(record, card)


def change_card(record: ClassRecord, card: Card, command: class_commands.ChangeCard, now: int) -> None:
    if command.face is not None:
        card.face = command.face
    if command.name is not None:
        if record.names != "free":
            raise Rejection("bad-name", Message("server-names-are-set"))
        typed = names.typed(record, command.name, card.number)
        if record.approve_names:
            card.wanted = typed
        else:
            card.name = typed
    elif command.another:
        if record.names == "list" or record.phase != "gathering":
            raise Rejection("bad-name", Message("server-names-are-set"))
        card.name = names.friendly(record, LUCK, command.language, card.name)


def raise_hand(record: ClassRecord, card: Card, command: class_commands.RaiseHand, now: int) -> None:
    card.hand = (card.hand or now) if command.up else None


def leave_class(record: ClassRecord, card: Card, command: class_commands.LeaveClass, now: int) -> None:
    gone(record, card)


TEACHERS: dict[type, Callable[[ClassRecord, Any, int], None]] = {
    class_commands.RenamePupil: rename_pupil,
    class_commands.ApproveNames: approve_names,
    class_commands.RemovePupil: remove_pupil,
    class_commands.MovePupil: move_pupil,
    class_commands.Shuffle: shuffle,
    class_commands.Settle: settle,
    class_commands.SetDoor: door.set_door,
    class_commands.LetIn: door.let_in,
    class_commands.SendAway: door.send_away,
    class_commands.MakeEntryCards: door.make_entry_cards,
    class_commands.StartAll: start_all,
    class_commands.Freeze: freeze,
    class_commands.Thaw: thaw,
    class_commands.SetSpotlight: set_spotlight,
    question_wire.AskQuestion: questions.ask,
    question_wire.ClosePoll: questions.close,
    question_wire.EndPoll: questions.end,
    lesson_wire.SetPlan: steps.set_plan,
    lesson_wire.GoToStep: steps.go_to_step,
    lesson_wire.GiveTime: steps.give_time,
    homework_wire.SetHomework: homework.set_homework,
    homework_wire.DropHomework: homework.drop_homework,
    class_commands.KeepFor: keep_for,
    class_commands.LowerHand: lower_hand,
    class_commands.FinishRound: finish_round,
    class_commands.AnotherRound: another_round,
}
PUPILS: dict[type, Callable[[ClassRecord, Card, Any, int], None]] = {
    class_commands.PickName: pick_name,
    class_commands.ChangeCard: change_card,
    class_commands.RaiseHand: raise_hand,
    question_wire.AnswerPoll: questions.answer,
    lesson_wire.FinishStep: steps.finish_step,
    class_commands.LeaveClass: leave_class,
}
