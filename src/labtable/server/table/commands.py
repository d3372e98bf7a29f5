"""The commands of a table. `COMMANDS` has one row for each: what is checked before it, and the change to store, or a
rejection. A move is checked and applied here, to a record of its own; the table changes only when it is stored."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal, NamedTuple

from labtable.bots.levels import NAMES as LEVELS
from labtable.bots.levels import names_for
from labtable.bots.own_bots import given
from labtable.core.compiler.interpreter_first import has_taken_over
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Message
from labtable.core.game.contract import Refused as RefusedByRules
from labtable.core.game.registry import game
from labtable.core.match.choices import forced_steps
from labtable.core.match.log import Entry, Step
from labtable.core.match.match import Match
from labtable.core.match.shares import pledge_of
from labtable.core.match.take_back import choice_of, rewound, turn_of
from labtable.server.protocol import rest_wire, table_commands, wire
from labtable.server.protocol.rejections import Rejection, refusing
from labtable.server.table import events, lessons, nicknames, puzzles
from labtable.server.table.chair import TableChair
from labtable.server.table.events import Change
from labtable.server.table.frames import may_have_hints, may_speak, refusal_of, why_no_undo
from labtable.server.table.room import InClass
from labtable.server.table.table import GameTable


class Decided(NamedTuple):
    """A change to store, and the steps of the match that it makes: checked and applied here, committed when stored."""

    change: Change
    steps: tuple[Step, ...] = ()


class Now(NamedTuple):
    """What a decision hangs on that is not stored."""

    at: int  # milliseconds since 1970
    present: Collection[int] = ()  # seats whose people are connected


class TrialDeal(NamedTuple):
    """A deal that must be possible before a command is decided; a worker tries it, where it can be stopped."""

    players: int
    options: dict[str, Any]
    secret: bytes = bytes(32)


class Handling(NamedTuple):
    """A row of the table of commands."""

    decide: Callable[[GameTable, str, Any, Now], Change | Decided] | None  # None: nothing of it is stored by itself
    in_class: InClass = "never"  # at the table of a class, where the teacher arranges all but play
    deal: Callable[[GameTable, str, Any], TrialDeal | None] | None = None  # what is tried first
    limit: Literal["stamps", "replays"] | None = None  # what it costs a client beside being a command


PHRASES = ("hello", "well-played", "thanks", "oops", "one-moment")  # the five stamps; older tables may hold others


def decide(
    table: GameTable, holder: str, command: table_commands.Command, now: int, present: Collection[int] = ()
) -> Decided:
    """What is to be stored of a command."""
    row = permitted(table, command)
    assert row.decide is not None
    found = row.decide(table, holder, command, Now(now, present))
    return found if isinstance(found, Decided) else Decided(found)


def deal_to_try(table: GameTable, holder: str, command: table_commands.Command) -> TrialDeal | None:
    """What must be dealt on trial before a command is decided. The decision comes later: it asks again who may."""
    row = COMMANDS[type(command)]
    if row.deal is None:
        return None
    permitted(table, command)
    return row.deal(table, holder, command)


def permitted(table: GameTable, command: table_commands.Command) -> Handling:
    """The row of a command that is done at such a table, now."""
    row = COMMANDS[type(command)]
    if table.room is not None:
        table.room.permits(row.in_class, table.code)
    return row


# Who may ------------------------------------------------------------------------------------------


def own_chair(table: GameTable, holder: str, seat: int) -> TableChair:
    if seat not in table.seats_of(holder):
        raise Rejection("not-your-seat")
    return table.chairs[seat]


def as_host(table: GameTable, holder: str) -> None:
    if holder != table.host:
        raise Rejection("not-host")


def chair_at(table: GameTable, seat: int) -> TableChair:
    if seat >= table.players:
        raise Rejection("no-seat")
    return table.chairs[seat]


def in_phase(table: GameTable, *phases: str) -> None:
    """Reject what is not done in this phase. While shares are collected the table stays as it is: they were given for
    this very deal."""
    if table.phase not in phases or table.collecting_since is not None:
        raise Rejection("not-now")


def playing(table: GameTable, holder: str, seat: int, position: int | None = None) -> Match:
    """The match, for a person who plays this seat now and has seen this position."""
    chair = own_chair(table, holder, seat)
    in_phase(table, "playing")
    if table.match is None:
        raise Rejection("unavailable")
    if chair.covered:
        raise Rejection("not-now", Message("server-covered"))
    if position is not None and position != table.position:
        raise Rejection("stale")
    return table.match


def wants_hint(table: GameTable, holder: str, asked: rest_wire.AskHint) -> Match:
    """The match, for a person who decides now and may have hints at this table."""
    match = playing(table, holder, asked.seat, asked.position)
    if match.to_move != asked.seat:
        raise Rejection("not-now")
    if not may_have_hints(table, table.seats_of(holder)):
        raise Rejection("not-now", Message("server-hint-among-people"))
    return match


def wants_check(table: GameTable, holder: str, asked: rest_wire.AskCheck) -> Match:
    """The match, for a person who is about to decide, where the table checks for blunders. Never among people."""
    match = playing(table, holder, asked.seat, asked.position)
    alone = set(table.people()) <= set(table.seats_of(holder))
    if not (table.settings.check and alone) or table.made.classroom is not None or match.to_move != asked.seat:
        raise Rejection("not-now")
    return match


def known_level(level: str, of: str) -> str:
    """A level of bots that can sit at a table of this game, or a bot that the server was started with."""
    if level in given():
        return level
    if level not in LEVELS:
        raise Rejection("bad-setup", Message("server-no-such-bot"))
    found = game(of)
    if level not in names_for(found):
        raise Rejection("bad-setup", Message("server-no-adaptive", {"game": found.meta.title}))
    return level


# Playing ------------------------------------------------------------------------------------------


def act(table: GameTable, holder: str, command: table_commands.Act, now: Now) -> Decided:
    match = playing(table, holder, command.seat, command.position)
    lessons.judge(table, match, command.seat, command.action)
    puzzles.judge(table, match, command.seat, command.action)
    return played(table, match, command.seat, command.action, now.at)


def show_me(table: GameTable, holder: str, command: table_commands.ShowMe, now: Now) -> Decided:
    match = playing(table, holder, command.seat, command.position)
    puzzle = table.made.puzzle is not None
    action = puzzles.asked_action(table) if puzzle else lessons.asked_action(table, match)
    return played(table, match, command.seat, action, now.at)


def played(table: GameTable, match: Match, seat: int, action: int, now: int) -> Decided:
    if refused := match.why_not(action, seat):
        raise illegal(match, refused)
    step = match.step(Entry(seat, action, now))
    clock = table.settings.clock
    spent = 0 if clock is None else table.thinking(seat, now) - clock.increment * 1000
    return in_match("action", seat, [step, *forced_after(table, match, step)], spent)


def forced_after(table: GameTable, match: Match, decided: Step) -> list[Step]:
    """What people do next where all can tell that there is no choice, stored with the decision that led there."""
    return forced_steps(match, decided, forced_for(table, match))


def forced_for(table: GameTable, match: Match) -> list[int]:
    """The seats for whom the table does what can be done in one way only: for people, once it is known what can be
    taken back; not in lessons and puzzles, which count every press."""
    if table.made.puzzle is not None or lessons.place_at(table) is not None or not has_taken_over(match.game.key):
        return []
    return table.people()


def in_match(kind: Any, seat: int, steps: Sequence[Step], spent: int = 0) -> Decided:
    """Steps of a match as the change that stores them."""
    return Decided(events.Played(kind, seat, [step.entry for step in steps], spent), tuple(steps))


def illegal(match: Match, refused: RefusedByRules) -> Rejection:
    return Rejection("illegal", refused.message, refusal_of(match.game, refused))


def undo(table: GameTable, holder: str, command: table_commands.TakeBack, now: Now) -> Decided:
    match = playing(table, holder, command.seat, command.position)
    puzzles.takes_nothing_back(table)
    if reason := why_no_undo(match, command.seat):
        raise Rejection("nothing-to-undo", reason)
    count = turn_of(match, command.seat) if command.turn else choice_of(match, command.seat)
    return in_match("undo", command.seat, rewound(match, count, command.seat, now.at))


def offer_rewind(table: GameTable, holder: str, command: table_commands.OfferRewind, now: Now) -> Change | Decided:
    match = playing(table, holder, command.seat, command.position)
    puzzles.takes_nothing_back(table)
    if table.made.daily is not None:
        raise Rejection("nothing-to-undo", Message("server-daily-once"))
    in_force, known = table.in_force, len(match.records.in_force)
    if command.to not in in_force or len(in_force) - in_force.index(command.to) > known:
        raise Rejection("nothing-to-undo", Message("undo-nothing"))
    if set(table.people()) <= {command.seat} | set(table.seats_of(holder)):
        return rewound_to(table, match, command.seat, command.to, now.at)
    return events.Offered(command.seat, command.to)


def answer_rewind(table: GameTable, holder: str, command: table_commands.AnswerRewind, now: Now) -> Change | Decided:
    match = playing(table, holder, command.seat)
    offer = table.rewind
    if offer is None or offer.to != command.to or command.seat in (offer.by, *offer.agreed):
        raise Rejection("stale", Message("server-no-offer"))
    if command.agree and set(table.people()) <= {offer.by, command.seat, *offer.agreed}:
        return rewound_to(table, match, offer.by, offer.to, now.at)
    return events.Answered(command.seat, command.agree)


def rewound_to(table: GameTable, match: Match, seat: int, to: int, now: int) -> Decided:
    taken_back = len(table.in_force) - table.in_force.index(to)
    return in_match("rewind", seat, rewound(match, taken_back, seat, now))


# Sitting ------------------------------------------------------------------------------------------


def sit(table: GameTable, holder: str, command: table_commands.Sit, now: Now) -> Change:
    in_phase(table, "lobby")
    if table.settings.locked and holder != table.host:
        raise Rejection("not-now", Message("server-locked"))
    seat = command.seat
    if seat is None:
        seat = next((number for number, chair in enumerate(table.chairs) if chair.kind == "open"), None)
        if seat is None:
            raise Rejection("seat-taken", Message("server-full"))
    elif chair_at(table, seat).kind != "open":
        raise Rejection("seat-taken")
    if holder in table.removed:
        raise Rejection("not-now", Message("server-removed"))
    return events.Sat(seat, nicknames.clean(command.nickname, names_of(table)), holder, command.program)


def names_of(table: GameTable, but: int | None = None) -> list[str | None]:
    """The names that a newcomer cannot have."""
    return [chair.nickname for seat, chair in enumerate(table.chairs) if seat != but]


def rename(table: GameTable, holder: str, command: table_commands.Rename, now: Now) -> Change:
    own_chair(table, holder, command.seat)
    return events.Renamed(command.seat, nicknames.clean(command.nickname, names_of(table, command.seat)))


def leave(table: GameTable, holder: str, command: table_commands.Leave, now: Now) -> Change:
    own_chair(table, holder, command.seat)
    if table.phase == "lobby":
        in_phase(table, "lobby")
        return events.Furnished(command.seat, None)
    return cover_chair(table, command.seat, "left")


def resign(table: GameTable, holder: str, command: table_commands.Resign, now: Now) -> Change:
    own_chair(table, holder, command.seat)
    in_phase(table, "playing")
    if table.chairs[command.seat].resigned:
        raise Rejection("not-now")
    return events.Covered(command.seat, "resigned")


def stop(table: GameTable, holder: str, command: table_commands.Stop, now: Now) -> Change:
    playing(table, holder, command.seat)
    set_task = table.made.puzzle is not None or lessons.place_at(table) is not None or table.made.daily is not None
    if set_task or not set(table.people()) <= set(table.seats_of(holder)):
        raise Rejection("not-now")
    return events.GameStopped(command.seat)


def cover(table: GameTable, holder: str, command: table_commands.Cover, now: Now) -> Change:
    as_host(table, holder)
    chair_at(table, command.seat)
    if command.seat in now.present:
        raise Rejection("not-now", Message("server-present"))
    return cover_chair(table, command.seat, "host")


def cover_chair(table: GameTable, seat: int, why: Any) -> Change:
    in_phase(table, "playing")
    if table.chairs[seat].plays_itself:
        raise Rejection("not-now")
    return events.Covered(seat, why)


def back(table: GameTable, holder: str, command: table_commands.Back, now: Now) -> Change:
    chair = own_chair(table, holder, command.seat)
    if not chair.covered or chair.resigned or chair.out_of_time:
        raise Rejection("not-now")
    return events.Returned(command.seat)


def furnish(table: GameTable, holder: str, command: table_commands.Furnish, now: Now) -> Change:
    as_host(table, holder)
    in_phase(table, "lobby")
    lessons.not_at_one(table)
    chair_at(table, command.seat)
    return events.Furnished(
        command.seat, None if command.level is None else known_level(command.level, table.made.game)
    )


def new_chairs(wanted: Sequence[rest_wire.NewChair], holder: str, of: str) -> list[events.StoredChair]:
    """The chairs of a new table, with the people and bots that its host puts there."""
    chairs: list[events.StoredChair] = []
    for chair in wanted:
        if chair.kind == "bot":
            chairs.append(events.StoredChair("bot", None, known_level(chair.level or LEVELS[0], of)))
        elif chair.kind == "me":
            if chair.nickname is None:
                raise Rejection("bad-request", Message("server-bad-nickname"))
            name = nicknames.clean(chair.nickname, [other.nickname for other in chairs])
            chairs.append(events.StoredChair("human", name, None, [holder]))
        else:
            chairs.append(events.StoredChair())
    return chairs


# The table ----------------------------------------------------------------------------------------


def deal_of_change(table: GameTable, holder: str, command: table_commands.Change) -> TrialDeal | None:
    as_host(table, holder)
    if command.players is None and command.options is None:
        return None
    return TrialDeal(
        command.players or table.players, table.made.options if command.options is None else command.options
    )


def change(table: GameTable, holder: str, command: table_commands.Change, now: Now) -> Change:
    as_host(table, holder)
    if command.players is not None or command.options is not None:
        in_phase(table, "lobby")
        lessons.not_at_one(table)
        if table.made.branch is not None:
            raise Rejection("not-now", Message("server-branch-is-set"))
    settings = command.settings or table.settings
    if table.phase != "lobby" and not leaves_time(table.settings.clock, settings.clock):
        raise Rejection("not-now")
    known_level(settings.cover_level, table.made.game)
    players = command.players or table.players
    if any(chair.kind == "human" for chair in table.chairs[players:]):
        raise Rejection("seat-taken")
    options = table.made.options if command.options is None else command.options
    return events.Changed(players, options, events.StoredSettings.of(settings))


def leaves_time(before: wire.Clock | None, after: wire.Clock | None) -> bool:
    """Nobody has less time than before: amid a game clocks are extended or taken away, and nothing else."""
    if before is None or after is None:
        return after is None
    return after.increment == before.increment and after.seconds >= before.seconds


def fitting(name: str, players: int, options: dict[str, Any]) -> None:
    """Refuse what the game does not have; its own sentence says what it has."""
    try:
        game(name).options(players, options)
    except BadSetup as error:
        raise Rejection("bad-setup", refusing(error)) from None


def deal_of_start(table: GameTable, holder: str, command: table_commands.Start) -> TrialDeal:
    as_host(table, holder)
    return TrialDeal(table.players, table.made.options, table.secret)


def start(table: GameTable, holder: str, command: table_commands.Start, now: Now) -> Change:
    as_host(table, holder)
    in_phase(table, "lobby")
    if any(chair.kind == "open" for chair in table.chairs):
        raise Rejection("not-now", Message("server-open-chairs"))
    return events.SharesAsked() if table.made.asks_shares and table.shares else dealt(table)


def dealt(table: GameTable) -> Change:
    return events.Dealt(table.game.meta.rules_version, table.game.changes.plain, table.shares)


def pledge(table: GameTable, holder: str, command: table_commands.Pledge, now: Now) -> Change:
    chair = own_chair(table, holder, command.seat)
    in_phase(table, "lobby")
    if not table.made.asks_shares or chair.pledge is not None:
        raise Rejection("not-now")
    return events.Pledged(command.seat, command.pledge)


def reveal(table: GameTable, holder: str, command: table_commands.Reveal, now: Now) -> Change:
    own_chair(table, holder, command.seat)
    if table.collecting_since is None or command.seat not in table.owing:
        raise Rejection("not-now")
    if pledge_of(table.commitment, command.seat, command.share) != table.chairs[command.seat].pledge:
        raise Rejection("bad-request")
    return events.ShareGiven(command.seat, command.share)


def leave_lesson(table: GameTable, holder: str, command: table_commands.LeaveLesson, now: Now) -> Change:
    as_host(table, holder)
    if lessons.place_at(table) is None:
        raise Rejection("not-now")
    return events.LessonLeft()


def say(table: GameTable, holder: str, command: table_commands.Say, now: Now) -> Change:
    own_chair(table, holder, command.seat)
    if command.phrase not in PHRASES:
        raise Rejection("bad-request")
    if not may_speak(table):
        raise Rejection("not-now", Message("server-silent"))
    return events.Said(command.seat, command.phrase)


COMMANDS: dict[type[table_commands.Command], Handling] = {
    table_commands.Act: Handling(act, "in play"),
    table_commands.TakeBack: Handling(undo, "in play"),
    table_commands.OfferRewind: Handling(offer_rewind, "in play"),
    table_commands.AnswerRewind: Handling(answer_rewind, "in play"),
    table_commands.ShowMe: Handling(show_me),
    table_commands.Sit: Handling(sit),
    table_commands.Rename: Handling(rename),
    table_commands.Leave: Handling(leave, "always"),
    table_commands.Back: Handling(back, "always"),
    table_commands.Resign: Handling(resign),
    table_commands.Stop: Handling(stop),
    table_commands.Furnish: Handling(furnish),
    table_commands.Cover: Handling(cover),
    table_commands.Change: Handling(change, deal=deal_of_change),
    table_commands.Pledge: Handling(pledge),
    table_commands.Start: Handling(start, deal=deal_of_start),
    table_commands.Reveal: Handling(reveal),
    table_commands.LeaveLesson: Handling(leave_lesson),
    table_commands.Say: Handling(say, limit="stamps"),
    # Answered beside the table, in live/answers.py:
    table_commands.Hurry: Handling(None, "always"),
    table_commands.Rematch: Handling(None),
    table_commands.Why: Handling(None, "always", limit="replays"),
    table_commands.Preview: Handling(None, "always", limit="replays"),
}
