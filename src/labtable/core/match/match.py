"""A match: game, options, secret and decisions. Everything else, the present position included, follows from them."""

from __future__ import annotations

import hashlib
import io
import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from numbers import Integral
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from labtable.core.compiler.interpreter_first import has_taken_over
from labtable.core.errors import BadSave, BadSetup, IllegalAction, NothingToUndo, StaleAction
from labtable.core.game.components import BadComponents
from labtable.core.game.contract import RESULT, Game, Message, Refused, seat_name
from labtable.core.game.text import LANGUAGES
from labtable.core.game.view_cache import copied, reading
from labtable.core.match import save_file
from labtable.core.match.choices import chooses_openly, forced_after, hides_nothing, is_only, only_action, shows_all
from labtable.core.match.log import LATEST, UNDO, Entries, Entry, Records, Step
from labtable.core.match.position import Choices, look
from labtable.core.match.preview import FEW, MANY, Consequences, consequences
from labtable.core.match.seals import seal_of_deal, sealed
from labtable.core.match.undo import why_it_stands
from labtable.core.names import kebab
from labtable.core.record.layout import KEY_WORDS
from labtable.core.record.records import EVERYTHING, OVER, REDEAL, SPECTATOR, Action, Seat, State, blank

MATCHES = 1024  # whose keys are kept
LONGEST_TURN = 20  # decisions that are looked at when a turn is begun anew
ASKED_AGAIN = 4  # decisions of which it is remembered whether they can be taken back
UNDO_NOTHING, UNDO_NOT_YOURS, UNDO_SOON = Message("undo-nothing"), Message("undo-not-yours"), Message("undo-soon")


class Standing(msgspec.Struct, frozen=True):
    """Where a seat stands: its score, and its rank among the seats."""

    score: int
    rank: int  # 1 is the best; equals share a rank


class Asked(NamedTuple):
    """A decision of which it was asked why it cannot be taken back."""

    before: State
    seat: Seat
    action: Action
    why: Message | None  # None: it can

    def is_about(self, before: State) -> bool:
        return self.before is before or bool(self.before.tobytes() == before.tobytes())


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: why, who won (nobody may have), and where every seat stands."""

    reason: str  # the name of the game's Ending; its sentence is `ending-REASON`
    winners: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    epilogue: tuple[Message, ...] = ()  # what made the scores, and what broke a tie

    @property
    def message(self) -> Message:
        return Message(f"ending-{self.reason}")


def secret_of_seed(seed: int) -> bytes:
    return hashlib.sha256(f"labtable seed {seed}".encode()).digest()


def key_of(secret: bytes) -> NDArray[np.uint32]:
    """The random key of a record: 128 bits from the 256 of the secret."""
    return np.frombuffer(hashlib.sha256(b"labtable key" + secret).digest()[: 4 * KEY_WORDS], "<u4").astype(np.uint32)


@lru_cache(MATCHES)
def commitment_to(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


@lru_cache(MATCHES)
def world_keys(commitment: str, worlds: int = MANY) -> NDArray[np.uint32]:
    """The keys of the first worlds that the seats of a match are asked about."""
    return np.array([key_of(f"{commitment} {number}".encode()) for number in range(worlds)])


def now() -> int:
    return time.time_ns() // 1_000_000


class Match:
    """Play a game: `legal`, `play`, `why_not`, `view`, `observe`, `outcome`, `undo`, `fork`, `log`, `save`, `load`."""

    _state: State
    _ahead: Choices | None = None  # what can be done at the present position, where that was asked
    _chosen = (0, False)  # a decision by its number, and whether nothing else could be done: where that was known

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        secret: bytes | None = None,
        names: Sequence[str] = (),
    ) -> None:
        if seed is not None and secret is not None:
            raise BadSetup("A match is dealt from a seed or from a secret, not from both.")
        if seed is not None and not (isinstance(seed, Integral) and seed >= 0):
            raise BadSetup(f"The seed of a match is a whole number from 0 on, not {seed!r}.")
        self.game = game
        self.rules_version = game.meta.rules_version  # of the deal: a later release goes on from its snapshot
        self.players = players
        self.options = dict(options or {})
        self.secret = secret or (secrets.token_bytes(32) if seed is None else secret_of_seed(seed))
        self.names = list(names)
        self.entries = Entries()
        self._states = blank(game.STATE)
        game.engine.deal_at(self._states, 0, players, game.options(players, self.options), key_of(self.secret))
        self._begin_here()
        self.redealt: list[save_file.Redealt] = []
        self.branch: int | None = None  # entries that come from another game, which is tried again here
        self._moved()

    def _begin_here(self) -> None:
        """What led here stays behind: only what comes from now on is told, and can be taken back."""
        self._records = Records(self.game, copied(self._states), self.entries)
        self._in_force = self._records.in_force()  # the numbers of decisions that were not taken back
        self._chosen = 0, False
        self._standing: tuple[Asked, ...] = ()  # the last decisions of which it was asked why they stand

    # What is so ------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The present record; to look at, not to write to."""
        return self._state

    @property
    def version(self) -> int:
        """How many entries the log has; it names the present position."""
        return self._version

    @property
    def begins_at(self) -> int:
        """The first version that this match knows: 0, or where it was dealt anew or went on from a snapshot."""
        return self.version - self._records.count

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, shown before the first card; the secret itself is shown when the game is over."""
        return commitment_to(self.secret)

    @property
    def seal(self) -> str:
        """SHA-256 of all that the deal follows from, shown before the first card; `labtable verify` compares it."""
        return seal_of_deal(
            game=self.game.name,
            rules_version=self.rules_version,
            players=self.players,
            options=self.options,
            components=self.game.changes.plain,
            secret=self.secret.hex(),
            redealt=self.redealt,
            entries=self.entries,
        )

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.to_move == OVER

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        if not self.over:
            return None
        reason = kebab(self.game.Ending(self.game.engine.is_over_at(self._states, 0)))
        rows = self._results()
        winners = tuple(seat for seat, row in enumerate(rows) if row["won"])
        epilogue = self.game.epilogue(self.state) if self.game.epilogue else ()
        return Outcome(reason, winners, tuple(self.standings()), tuple(epilogue))

    @property
    def undoable(self) -> int:
        """Decisions in force that could be taken back if everybody agreed."""
        return len(self._in_force)

    @property
    def decider(self) -> Seat | None:
        """Whose decision was the last of those in force; None where there is none."""
        return self._records.decider(self._in_force[-1]) if self._in_force else None

    def legal(self, seat: Seat | None = None) -> list[Action]:
        """What the seat (by default the one to move) may do now."""
        if self.over:
            return []
        if self._ahead is not None:
            return list(self._ahead.legal[self._seat(seat)])
        out = np.empty(self.game.NUM_ACTIONS, np.int32)
        count = self.game.engine.legal_at(self._states, 0, self._seat(seat), out)
        legal: list[Action] = out[:count].tolist()
        return legal

    def look(self) -> Choices:
        """Who is to move and what every seat may do, asked together and once; to look at, not to write to."""
        if self._ahead is None:
            self._ahead = look(self.game, self._states, self.players)
        return self._ahead

    def mask(self, seat: Seat | None = None) -> NDArray[np.bool_]:
        """What the seat may do now, as one flag for every action of the game."""
        mask = np.zeros(self.game.NUM_ACTIONS, np.bool_)
        mask[self.legal(seat)] = True
        return mask

    def why_not(self, action: Action, seat: Seat | None = None) -> Refused | None:
        """The rule that refuses an action, or None where it is legal."""
        reason = self.game.engine.refusal_at(self._states, 0, self._seat(seat), int(action))
        return self.game.refused(reason, self.state, self._seat(seat)) if reason else None

    def view(self, audience: Seat) -> msgspec.Struct:
        """What a seat, SPECTATOR, or after the end EVERYTHING may know."""
        if audience == EVERYTHING and not self.over:
            raise BadSetup("Everything is shown only when the game is over.")
        return self.game.view(self.state, audience if audience in (SPECTATOR, EVERYTHING) else self._seat(audience))

    def observe(self, seat: Seat | None = None) -> NDArray[Any]:
        """What a seat (by default the one to move) or SPECTATOR may know, as one record of the game's OBSERVATION."""
        audience = seat if seat == SPECTATOR else self._seat(seat)
        out = blank(self.game.OBSERVATION)
        self.game.engine.observe_at(self._states, 0, audience, out, 0)
        return out

    def prompt(self, audience: Seat) -> Message:
        """What the table asks now, as this audience is told it. All who are not asked are told the same."""
        who = audience if audience == self.to_move else SPECTATOR
        if who not in self._prompts:
            self._prompts[who] = self.game.prompt(self.state, who)
        return self._prompts[who]

    def describe(self, action: Action, seat: Seat | None = None) -> Message:
        """An action in words, with the things that it touches."""
        return self.game.describe(self.state, self._seat(seat), action)

    def standings(self) -> list[Standing]:
        """Score and rank of every seat, as if the game ended now."""
        return [Standing(int(row["score"]), int(row["rank"])) for row in self._results()]

    def _results(self) -> NDArray[Any]:
        results = blank(RESULT, self.players)
        self.game.engine.returns_at(self._states, 0, results)
        return results

    def scores(self) -> list[list[int]]:
        """The scores of all seats at every version since the deal, or since the snapshot that this match began with."""
        states, results = blank(self.game.STATE), blank(RESULT, self.players)
        told = []
        for record in self._records:
            states[0] = record
            self.game.engine.returns_at(states, 0, results)
            told.append([int(score) for score in results["score"]])
        return told

    def decisions(self) -> list[tuple[State, Step]]:
        """The decisions that were not taken back, each with the position where it was made."""
        records = [self._records[number] for number in (0, *self._in_force)]
        steps = [
            Step(self._records.entry(number), self.begins_at + number - 1, record)
            for number, record in zip(self._in_force, records[1:], strict=True)
        ]
        return list(zip(records, steps, strict=False))

    def say(self, message: Message, language: str = "en") -> str:
        """A message as a sentence in English (en), French (fr) or Spanish (es)."""
        if language not in LANGUAGES:
            raise BadSetup(f"Sentences are in {', '.join(LANGUAGES)}, not in {language!r}.")
        return self.game.text.say(message, language, self.names)

    # What happens -----------------------------------------------------------------------------------

    def play(self, action: Action, seat: Seat | None = None, version: int | None = None) -> None:
        """Play an action. With `version`, only if the match is still at the version where it was chosen."""
        self.commit(self.propose(action, seat, version))

    def propose(self, action: Action, seat: Seat | None = None, version: int | None = None) -> Step:
        """A legal action and the record that it leads to; nothing changes before `commit`."""
        if version is not None:
            self._check_version(version)
        found = self.step_or_refusal(action, seat)
        if isinstance(found, Refused):
            raise IllegalAction(f"{self.say(found.message)} (rule {found.rule})", found)
        return found

    def step_or_refusal(self, action: Action, seat: Seat | None = None, at: int | None = None) -> Step | Refused:
        """A step as `propose` gives it, decided at a time (by default now); or the rule that refuses the action: no
        text is read for it."""
        seat = self._seat(seat)
        return self.why_not(action, seat) or self._step(Entry(seat, int(action), now() if at is None else at))

    def propose_undo(self, seat: Seat | None = None) -> Step:
        """The last decision taken back, by the seat that made it, if nobody learned anything from it."""
        if reason := self.why_no_undo(seat):
            raise NothingToUndo(self.say(reason))
        return self._step(Entry(self._last(1).seat, UNDO, now()))

    def propose_rewind(self, count: int, seat: Seat, at: int | None = None) -> list[Step]:
        """The last `count` decisions taken back, of any seat, to be committed in order; everybody must have agreed."""
        if not 0 < count <= self.undoable:
            raise NothingToUndo(self.say(UNDO_NOTHING))
        undone = Entry(seat, UNDO, now() if at is None else at)
        return [self._undone(undone, number) for number in range(count)]

    def propose_forced(self, decided: Step, seats: Collection[Seat]) -> list[Step]:
        """What these seats do after a proposed step, where all can tell that they have no choice; to be committed with
        it, in order. They happen at the same time."""
        if not seats:
            return []
        steps, after = [decided], np.frombuffer(bytearray(decided.after.tobytes()), self.game.STATE)
        decided.ahead = look(self.game, after, self.players)
        for forced in forced_after(
            self.game,
            after,
            decided.ahead,
            decided.seat,
            seats,
            world_keys(self.commitment, FEW),
            lambda: decided.seat in seats and self._is_open(decided.seat, decided.action),
            self._stands_at,
        ):
            steps.append(
                Step(
                    Entry(forced.seat, forced.action, decided.entry.at),
                    steps[-1].version + 1,
                    reading(forced.after)[0],
                    ahead=forced.ahead,
                )
            )
        return steps[1:]

    def chooses_openly(self) -> bool:
        """Can everybody tell how many things the seat to move may do, from what lies open?"""
        return chooses_openly(self.game, self._states, self.to_move, world_keys(self.commitment, FEW))

    def hides_nothing(self) -> bool:
        """Does the seat to move know no more than a spectator?"""
        return hides_nothing(self.game, self._states, self.to_move, world_keys(self.commitment, FEW))

    def _is_open(self, seat: Seat, action: Action) -> bool:
        """Does everybody wait while this decision can be taken back?"""
        if self._stands_at(self.state, seat, action):
            return False
        return not shows_all(self.game, self.state, seat, action, world_keys(self.commitment, FEW))

    def is_over_after(self, step: Step) -> bool:
        """Does a step that this match proposed end the game?"""
        if step.ahead is not None:
            return step.ahead.to_move == OVER
        after = np.frombuffer(bytearray(step.after.tobytes()), self.game.STATE)
        return self.game.engine.to_move_at(after, 0) == OVER

    def commit(self, step: Step) -> None:
        """Let a step that this match proposed happen."""
        self._check_version(step.version)
        if step.action == UNDO:
            self._in_force.pop()
        else:
            self._in_force.append(self._records.count + 1)
            if self._ahead is not None:
                self._chosen = self._records.count + 1, is_only(self.game, self._ahead.legal[step.seat])
        self._states = np.frombuffer(bytearray(step.after.tobytes()), self.game.STATE)
        self._records.append(step.after, step.back_to)
        self.entries.append(step.entry)
        self._moved(step.after, step.ahead)

    def _step(self, entry: Entry) -> Step:
        if entry.action == UNDO:
            return self._undone(entry, 0)
        trial = copied(self._states)
        self.game.engine.apply_at(trial, 0, entry.seat, entry.action)
        return Step(entry, self.version, reading(trial)[0])

    def _undone(self, entry: Entry, number: int) -> Step:
        """The last decision taken back, after `number` others were."""
        back_to = self._made_at(number + 1)
        return Step(entry, self.version + number, self._records[back_to], back_to)

    def _last(self, number: int) -> Entry:
        """The decision in force that `number - 1` others follow."""
        return self._records.entry(self._in_force[-number])

    def _made_at(self, number: int) -> int:
        """The number of the record where it was made."""
        return self._in_force[-number - 1] if self.undoable > number else 0

    def _check_version(self, version: int) -> None:
        if version != self.version:
            raise StaleAction(
                f"The move was decided on version {version}, the game is at version {self.version}; look again."
            )

    def _moved(self, record: State | None = None, ahead: Choices | None = None) -> None:
        """Note that the match has come to another position: to `record`, or to what was made of the present one.
        `ahead` is what can be done there, where that was asked."""
        if hasattr(self, "_state"):
            self._state.__dict__.clear()  # what was read of it; nobody asks again
        self._state = reading(copied(self._states))[0] if record is None else record
        self._version = len(self.entries)
        self._ahead = ahead
        self.to_move: Seat = self.game.engine.to_move_at(self._states, 0) if ahead is None else ahead.to_move
        self._just_happened: dict[Seat, list[Message]] = {}  # asked for again, by whoever tells it
        self._just_happened_plainly = self._records.count > 0 and not self._records.is_undo(self._records.count)
        self._prompts: dict[Seat, Message] = {}

    def consequences(
        self,
        action: Action,
        seat: Seat | None = None,
        worlds: int = MANY,
        forced_for: Collection[Seat] = (),
    ) -> Consequences:
        """What a legal action would do, as far as its player can know: what is certain, what may happen, what is lost.

        `worlds` are asked at most, re-dealt for the seat; the true record is not one of them. What the seats
        `forced_for` then do without a choice belongs to it.
        """
        return consequences(
            self.game, self._states, self._seat(seat), action, world_keys(self.commitment, worlds), forced_for
        )

    def undo(self, seat: Seat | None = None) -> None:
        """Take back the last decision, by the seat that made it, if nobody learned anything from it."""
        self.commit(self.propose_undo(seat))

    def why_no_undo(self, seat: Seat | None = None) -> Message | None:
        """Why the last decision stands, or None where it can be taken back (by this seat)."""
        if self.decider is None:
            return UNDO_NOTHING
        if seat is not None and seat != self.decider:
            return UNDO_NOT_YOURS
        return self._why_stands(1) if has_taken_over(self.game.key) else UNDO_SOON

    def _why_stands(self, number: int) -> Message | None:
        """Why the last decision but `number - 1` stands, asked at the position where it was made."""
        made = self._last(number)
        return self._why_stands_at(self._before(number), made.seat, made.action)

    def _before(self, number: int) -> State:
        """The position in which the last decision but `number - 1` was made."""
        return self._records[self._made_at(number)]

    def _stands_at(self, before: State, seat: Seat, action: Action) -> bool:
        return self._why_stands_at(before, seat, action) is not None

    def _why_stands_at(self, before: State, seat: Seat, action: Action) -> Message | None:
        """Asked of many worlds, and often of the same decision: before it is made, and while it can be taken back."""
        for asked in self._standing:
            if asked.action == action and asked.seat == seat and asked.is_about(before):
                return asked.why
        why = why_it_stands(self.game, self.players, before, seat, action, world_keys(self.commitment, FEW))
        self._standing = (*self._standing[1 - ASKED_AGAIN :], Asked(before, seat, action, why))
        return why

    def restartable(self, seat: Seat) -> int:
        """How many of this seat's last decisions in a row can be taken back, one after another: its turn begun anew."""
        count = 0
        while (
            count < min(self.undoable, LONGEST_TURN)
            and self._last(count + 1).seat == seat
            and not self._why_stands(count + 1)
        ):
            count += 1
        return count

    def taken_back(self, seat: Seat) -> int:
        """How many decisions go when this seat takes back its last choice, with those that were no choice; 0 where
        nothing can be taken back."""
        for number in range(1, min(self.undoable, LONGEST_TURN) + 1):
            if self._why_stands(number) or self._last(number).seat != seat:
                return 0
            if not self.was_forced(number):
                return number
        return 0

    def was_forced(self, number: int = 1) -> bool:
        """Did the rules leave nothing else to do, at the last decision but `number - 1`?"""
        if self._in_force[-number] == self._chosen[0]:
            return self._chosen[1]
        before = np.frombuffer(bytearray(self._before(number).tobytes()), self.game.STATE)
        return only_action(self.game, before, self._last(number).seat) is not None

    def log(self, audience: Seat = SPECTATOR, language: str = "en") -> list[str]:
        """What happened, as this audience may know it."""
        return [
            self.say(message, language)
            for version in range(self.version + 1)
            for message in self.happened(version, audience)
        ]

    def happened(self, version: int, audience: Seat = SPECTATOR) -> list[Message]:
        """What the entry that led to this version did; 0 is the deal. Before a snapshot nothing is known any more."""
        return list(self.told(version, audience))

    def told(self, version: int, audience: Seat) -> Sequence[Message]:
        """What `happened` says, to look at and not to write to: audiences that are told the same may share one list."""
        if version != self._version:
            return self._happened(version, audience)
        if audience not in self._just_happened:
            plain = self._just_happened_plainly
            self._just_happened[audience] = (
                self.game.events(self._state, audience) if plain else self._happened(version, audience)
            )
        return list(self._just_happened[audience])

    def _happened(self, version: int, audience: Seat) -> list[Message]:
        number = version - self.begins_at
        if number < 0 or (number == 0 and version > 0):
            return []
        if self._records.is_undo(number):
            return [Message("undone", {"who": seat_name(self._records.decider(number))})]
        return self.game.events(self._records[number], audience)

    def follow(self, entry: Entry, where: str = "the log") -> None:
        """Append an entry that was decided before: from a store, or from another copy of this match."""
        self._replay(entry, self.version, where)

    def relive(
        self,
        entries: Sequence[Entry],
        redealt: Sequence[save_file.Redealt],
        secret: bytes,
        where: str = "the log",
    ) -> None:
        """Append entries that were decided before, dealt anew where that was done; the last time from `secret`."""
        fresh = [*(bytes.fromhex(one.secret) for one in redealt[1:]), secret]
        for number in range(len(entries) + 1):
            for one, dealt in zip(redealt, fresh, strict=bool(redealt)):
                if one.version == number:
                    self.deal_anew(one.seat, dealt)
            if number < len(entries):
                self._replay(entries[number], number, where)

    def fork(self, at: int | None = None) -> Match:
        """A match of its own that goes on from here, or from an earlier version of this one; nothing is replayed."""
        untold = self.begins_at
        count = self.version if at is None else at
        if not untold <= count <= self.version:
            raise BadSetup(f"This match can be forked at versions {untold} to {self.version}, not at {count}.")
        match = Match.__new__(Match)
        match.game, match.players, match.secret = self.game, self.players, self.secret
        match.rules_version = self.rules_version
        match.options, match.names = dict(self.options), list(self.names)
        match.entries, match.redealt = self.entries[:count], list(self.redealt)
        match.branch = None if self.branch is None else min(self.branch, count)
        match._records = self._records.until(count - untold, match.entries)
        match._in_force, match._standing = match._records.in_force(), ()
        match._states = np.frombuffer(bytearray(self._records[count - untold].tobytes()), self.game.STATE)
        match._moved()
        return match

    def deal_anew(self, seat: Seat, secret: bytes | None = None) -> None:
        """Deal all anew that this seat cannot know: hidden things, and the luck to come.

        What led here stays behind: it is neither told nor taken back any more.
        """
        self.redealt.append(save_file.Redealt(self.version, self._seat(seat), self.secret.hex()))
        self.secret = secret or secrets.token_bytes(32)
        self._states["random_counters"][0, REDEAL] = 0
        self._states["trail_size"] = 0
        self._states["trail"] = 0
        self.game.engine.resample_at(self._states, 0, seat, key_of(self.secret))
        self._begin_here()
        self._moved()

    def clone(self) -> Match:
        """A copy of this match, to be played on by itself."""
        return self.fork()

    # To look at ------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        mover = f"seat {self.to_move} to move" if not self.over else "over"
        return f"<Match of {self.game.name}: {self.players} players, version {self.version}, {mover}>"

    def _repr_html_(self) -> str:
        """The terminal's board, in a notebook: as the seat to move sees it, or everything when the game is over."""
        from rich.console import Console

        console = Console(record=True, width=100, file=io.StringIO())
        audience = EVERYTHING if self.over else self.to_move
        console.print(self.game.draw(self.view(audience), self.say), self.say(self.prompt(audience)))
        return console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")

    # Files -------------------------------------------------------------------------------------------

    def saved(self) -> save_file.Saved:
        """Everything that this match is, as its file holds it."""
        unsealed = save_file.Saved(
            game=self.game.name,
            rules_version=self.rules_version,
            players=self.players,
            options=self.options,
            components=self.game.changes.plain,
            names=self.names,
            commitment=self.commitment,
            secret=self.secret.hex(),
            entries=[(entry.seat, entry.action, entry.at) for entry in self.entries],
            redealt=self.redealt,
            branch=msgspec.UNSET if self.branch is None else self.branch,
            snapshot=save_file.Snapshot.of(self.game, self.state),
        )
        return sealed(unsealed)

    def save(self, path: str | Path) -> Path:
        """Write the match to a file, from which `load` and `labtable play` go on."""
        return save_file.write(self.saved(), Path(path))

    @staticmethod
    def load(path: str | Path) -> Match:
        """The match of a file, at the position where it was left."""
        return Match.restore(save_file.read(Path(path)), str(path))

    @staticmethod
    def restore(saved: save_file.Saved, where: str) -> Match:
        """The match that was saved; `where` names it in errors."""
        match = Match._dealt(saved, where)
        match.branch = None if saved.branch is msgspec.UNSET else saved.branch
        if saved.rules_version != match.game.meta.rules_version:
            match._go_on_from(saved, where)
            return match
        match.relive([Entry(*entry) for entry in saved.entries], saved.redealt, bytes.fromhex(saved.secret), where)
        if not saved.snapshot.is_of(match.game, match.state):
            raise BadSave(f"{where}: the moves do not lead to the position that the file holds; the file was changed.")
        return match

    @staticmethod
    def _dealt(saved: save_file.Saved, where: str) -> Match:
        from labtable.core.game.registry import game

        secret = save_file.dealt_from(saved, where)
        try:
            played = game(saved.game, saved.components)
        except BadComponents as error:
            raise BadSave(f"{where}: {error}") from None
        try:
            return Match(played, saved.players, options=saved.options, secret=secret, names=saved.names)
        except BadSetup as error:
            if saved.rules_version == played.meta.rules_version:
                raise BadSave(f"{where}: {error}") from None
        # Earlier rules took these options; the position comes from the snapshot.
        return Match(played, saved.players, secret=secret, names=saved.names)

    def _replay(self, entry: Entry, number: int, where: str) -> None:
        if not 0 <= entry.seat < self.players or not 0 <= entry.at <= LATEST:
            raise BadSave(f"{where}: entry {number + 1} is nobody's or of no time; the file was changed.")
        if entry.action == UNDO:
            if not self._in_force:
                raise BadSave(f"{where}: entry {number + 1} takes back a move, but there is none.")
        elif not 0 <= entry.action < self.game.NUM_ACTIONS or self.why_not(entry.action, entry.seat):
            raise BadSave(f"{where}: move {number + 1} is not legal where it stands; the file was changed.")
        self.commit(self._step(entry))

    def _go_on_from(self, saved: save_file.Saved, where: str) -> None:
        """A new release never kills a running game: what it cannot replay goes on from the snapshot."""
        self._states[0] = saved.snapshot.record_for(self.game, where)
        try:
            self.entries = Entries(Entry(*entry) for entry in saved.entries)
        except OverflowError:
            raise BadSave(f"{where}: a move is none of this game; the file was changed.") from None
        self._begin_here()
        self.rules_version = saved.rules_version
        self.redealt, self.secret = list(saved.redealt), bytes.fromhex(saved.secret)
        self._moved()

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is None:
            return max(self.to_move, 0)
        if not 0 <= seat < self.players:
            raise BadSetup(f"There is no seat {seat}; the seats are 0 to {self.players - 1}.")
        return seat
