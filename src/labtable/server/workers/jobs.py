"""Work that is done in a worker process, where it can be stopped: bots' thinking, trials of options, replays.

Each job takes and returns plain data. What goes wrong with the input is part of the answer, not an exception.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any

import msgspec

from labtable.bots import Question, bot
from labtable.bots.levels import SEARCHING
from labtable.coach.hints import Suggestion, advise_on, doubt_about
from labtable.coach.lines import beginning_of_line, play_line
from labtable.coach.types import Doubt
from labtable.core.arrays import np
from labtable.core.compiler.interpreter_first import has_taken_over, interpret_at_first
from labtable.core.errors import BadSave, BadSetup
from labtable.core.game import registry
from labtable.core.game.contract import Game, Message, Numbers
from labtable.core.match.match import Match, world_keys
from labtable.core.match.preview import Consequences, consequences
from labtable.core.match.proof import verify as verify_file
from labtable.core.match.save_file import Saved
from labtable.core.match.seals import fingerprint_of, seal_of
from labtable.core.record.records import SPECTATOR, Action
from labtable.server.protocol import rest_wire, wire
from labtable.server.protocol.rejections import refusing
from labtable.server.table import frames
from labtable.server.table import opened as opened_files
from labtable.server.workers.warmup import BOTS, TABLES, compiled_mark, is_compiled

MATCHES = 4  # that a worker keeps for the next question about them


def ready() -> None:
    """Asked first of every new process: what takes time at its start does not count against the first job."""
    interpret_at_first()


def game(name: str) -> Game:
    """A game, by its compiled rules if they are there by now."""
    found = registry.game(name)
    if not has_taken_over(found.key) and compiled_mark(name, TABLES).exists():
        found.engine.take_over()
    return found


def load(name: str) -> None:
    """Read a game's rules from the cache, so that the first real question is answered at once."""
    trial(name, game(name).meta.players[0], {}, bytes(32))


def saved_game(saved: bytes) -> Saved:
    """What a table has stored, its game's compiled rules at hand if they are there."""
    given = msgspec.json.decode(saved, type=Saved)
    game(given.game)
    return given


# Bots ---------------------------------------------------------------------------------------------


def think(level: str, name: str, *asked: Any) -> Action:
    """One question, as `Question.asked` has it, one answer. The bot is new each time: any worker answers any table.

    A bot whose search is not compiled yet plays by eye: by what looks best one step ahead.
    """
    by_eye = level in SEARCHING and not is_compiled(name, BOTS)
    return bot("greedy" if by_eye else level)(Question(game(name), *asked))


def think_aloud(most: int, name: str, *asked: Any) -> list[Suggestion]:
    """One question, the best answers and why."""
    return advise_on(Question(game(name), *asked), most)


def doubt(action: Action, name: str, *asked: Any) -> list[Doubt]:
    """What speaks against an action; nothing where it is no blunder."""
    found = doubt_about(Question(game(name), *asked), action)
    return [] if found is None else [found]


# Tables -------------------------------------------------------------------------------------------


def trial(name: str, players: int, options: dict[str, object], secret: bytes) -> Message | None:
    """Deal a game and show it to everybody; None where that works, else what is said about what is wrong."""
    try:
        match = Match(game(name), players, options=options, secret=secret)
    except BadSetup as error:
        return refusing(error)
    if match.game.check_state(match.state):
        return Message("server-bad-deal", {"game": match.game.meta.title})
    for audience in (SPECTATOR, *range(players)):
        frames.encode(frames.moment(match, audience))
    return None


def sketch(name: str, option: str, given: str | tuple[int, ...]) -> rest_wire.Sketch | Message:
    """What somebody writes as an option, read and drawn; or what is said about what is wrong with it."""
    subject = game(name)
    written = next((one for one in subject.meta.options if isinstance(one, Numbers) and one.name == option), None)
    if written is None:
        return Message("server-not-written", {"game": subject.meta.title, "option": option})
    try:
        numbers = written.encode(given)
        if written.check is not None:
            written.check(numbers, subject.meta.players[0])
    except BadSetup as error:
        return refusing(error)
    return rest_wire.Sketch(tuple(numbers), subject.sketch(option, numbers) if subject.sketch else None)


def opens(saved: bytes) -> bool:
    """Can this match be played on, from its moves or from its position?"""
    given = saved_game(saved)
    for version in (given.rules_version, -1):
        try:
            match = Match.restore(msgspec.structs.replace(given, rules_version=version), "the table")
        except BadSave:
            continue
        for audience in (SPECTATOR, *range(match.players)):
            frames.encode(frames.moment(match, audience))
        return True
    return False


def opened(text: str) -> rest_wire.OpenedFile | Message:
    """What the file of a saved game holds, played again from its deal; or what is said about what is wrong with it."""
    saved = opened_files.read(text)
    if isinstance(saved, Message):
        return saved
    if saved.game not in registry.names():
        return Message("server-file-no-game")
    if (other := opened_files.why_not_here(saved, game(saved.game))) is not None:
        return other
    match = opened_files.played_again(saved)
    if isinstance(match, Message):
        return match
    for audience in (SPECTATOR, *range(match.players)):
        frames.encode(frames.moment(match, audience))
    return opened_files.told(match)


# Replays ------------------------------------------------------------------------------------------


@lru_cache(MATCHES)
def replayed(saved: bytes) -> Match:
    return Match.restore(saved_game(saved), "the table")


def moment(saved: bytes, position: int, audience: int) -> bytes | None:
    """A past position as an audience may know it; None where an older release played it."""
    try:
        return frames.encode(frames.past_moment(replayed(saved).fork(position), audience))
    except (BadSave, BadSetup):
        return None


def line(saved: bytes, position: int, actions: tuple[Action, ...]) -> bytes | None:
    """A line of play from a position on; None where an older release played it, or where nobody decides there."""
    try:
        match = beginning_of_line(replayed(saved), position)
        viewer = match.to_move
        before = frames.past_moment(match, viewer)
        steps = [
            rest_wire.LineStep(
                seat, words, tuple(match.happened(match.version, viewer)), frames.past_moment(match, viewer)
            )
            for seat, words in play_line(match, actions)
        ]
    except (BadSave, BadSetup):
        return None
    return frames.encode(rest_wire.CoachLine(before, tuple(steps)))


def chart(saved: bytes) -> bytes | None:
    try:
        return frames.encode(frames.chart(replayed(saved)))
    except BadSave:
        return None


def verify(saved: bytes) -> bytes:
    """Deal and play it again: do the moves lead to the position that was stored?"""
    given = msgspec.json.decode(saved, type=Saved)
    try:
        verify_file(given, "the table")
        genuine = True
    except BadSave:
        genuine = False
    return frames.encode(
        rest_wire.Verified(
            given.commitment,
            given.secret,
            given.rules_version,
            sum(1 for _, action, _ in given.entries if action >= 0),
            genuine,
            seal_of(given),
            fingerprint_of(given),
            None if given.branch is msgspec.UNSET else given.branch,
            given.redealt[-1].version if given.redealt else None,
        )
    )


def explain(name: str, record: bytes, seat: int, thing: str) -> list[wire.Explained]:
    """Every action that touches a thing, and why the rules refuse it."""
    subject = game(name)
    return frames.touching(subject, np.frombuffer(record, subject.STATE), seat, thing)


def foresee(
    name: str,
    record: bytes,
    commitment: str,
    seat: int,
    action: Action,
    forced_for: Collection[int],
) -> Consequences | None:
    """What an action would do, with what these seats then do without a choice, as far as its player can know; None
    while the many worlds that this takes are beyond the interpreted rules."""
    subject = game(name)
    if not has_taken_over(subject.key):
        return None
    states = np.frombuffer(record, subject.STATE)
    return consequences(subject, states, seat, action, world_keys(commitment), forced_for)
