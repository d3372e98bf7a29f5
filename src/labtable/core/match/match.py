"""A match: game, options, secret and decisions. Everything else, the present position included, follows from them."""

from __future__ import annotations

import hashlib
import io
import secrets
import time
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from functools import lru_cache
from numbers import Integral
from pathlib import Path
from typing import Any

import msgspec

from labtable.core.arrays import NDArray, copied, np, reading
from labtable.core.errors import BadSetup, IllegalAction, NothingToUndo, StaleAction
from labtable.core.game.contract import RESULT, Game, Message, Refused, seat_name
from labtable.core.game.text import LANGUAGES
from labtable.core.match import save_file, text_interface
from labtable.core.match.log import UNDO, Entries, Entry, Records, Step, states_of
from labtable.core.match.position import Choices, look
from labtable.core.match.preview import FEW, MANY, Consequences, consequences
from labtable.core.match.seals import seal_of_deal, sealed
from labtable.core.match.shares import PlayerShare, luck_of
from labtable.core.match.take_back import UndoRules, rewound, why_no_undo
from labtable.core.messages import kebab
from labtable.core.record.layout import KEY_WORDS
from labtable.core.record.records import EVERYTHING, OVER, REDEAL, SPECTATOR, Action, Seat, State, States, blank

MATCHES = 1024  # whose keys are kept


class Standing(msgspec.Struct, frozen=True):
    """Where a seat stands: its score, and its rank among the seats."""

    score: int
    rank: int  # 1 is the best; equals share a rank


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

    state: State  # the present record; to look at, not to write to
    version: int  # how many entries the log has; it names the present position
    to_move: Seat  # the seat that the game waits for, or OVER
    records: Records  # the positions since the deal, or since the snapshot that this match began with
    undo_rules: UndoRules
    _ahead: Choices | None  # what can be done at the present position, where that was asked

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        secret: bytes | None = None,
        shares: Sequence[PlayerShare] = (),
        names: Sequence[str] = (),
    ) -> None:
        """Deal a game: from a seed, or from a secret and what players' browsers added to it."""
        if seed is not None and secret is not None:
            raise BadSetup("A match is dealt from a seed or from a secret, not from both.")
        if seed is not None and not (isinstance(seed, Integral) and seed >= 0):
            raise BadSetup(f"The seed of a match is a whole number from 0 on, not {seed!r}.")
        self.game = game
        self.rules_version = game.meta.rules_version  # of the deal: a later release goes on from its snapshot
        self.players = players
        self.options = dict(options or {})
        self.secret = secret or (secrets.token_bytes(32) if seed is None else secret_of_seed(seed))
        self.shares = list(shares)
        self.names = list(names)
        self.redealt: list[save_file.Redealt] = []
        self.branch: int | None = None  # entries that come from another game, which is tried again here
        states = blank(game.STATE)
        game.engine.deal_at(
            states, 0, players, game.options(players, self.options), key_of(luck_of(self.secret, self.shares))
        )
        self.begin(states, Entries())

    def begin(self, states: States, entries: Entries, records: Records | None = None) -> None:
        """Stand at a position. What led there stays behind, where `records` do not tell it: only what comes from now on
        is told, and can be taken back."""
        self._states, self.entries = states, entries
        self.records = records or Records.beginning(self.game, copied(states), entries)
        self.undo_rules = UndoRules(self.game, self.players, world_keys(self.commitment, FEW))
        self._moved()

    # What is so ------------------------------------------------------------------------------------

    @property
    def begins_at(self) -> int:
        """The first version that this match knows: 0, or where it was dealt anew or went on from a snapshot."""
        return self.version - self.records.count

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
            shares=self.shares,
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
        rows = results_of(self.game, self.players, self._states)
        winners = tuple(seat for seat, row in enumerate(rows) if row["won"])
        epilogue = self.game.epilogue(self.state) if self.game.epilogue else ()
        return Outcome(reason, winners, tuple(self.standings()), tuple(epilogue))

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
        return self.game.prompt(self.state, audience if audience == self.to_move else SPECTATOR)

    def describe(self, action: Action, seat: Seat | None = None) -> Message:
        """An action in words, with the things that it touches."""
        return self.game.describe(self.state, self._seat(seat), action)

    def standings(self) -> list[Standing]:
        """Score and rank of every seat, as if the game ended now."""
        rows = results_of(self.game, self.players, self._states)
        return [Standing(int(row["score"]), int(row["rank"])) for row in rows]

    def scores(self) -> list[list[int]]:
        """The scores of all seats at every version since the deal, or since the snapshot that this match began with."""
        every = (results_of(self.game, self.players, states_of(self.game, record)) for record in self.records)
        return [[int(score) for score in rows["score"]] for rows in every]

    def decisions(self) -> list[tuple[State, Step]]:
        """The decisions that were not taken back, each with the position where it was made."""
        in_force = self.records.in_force
        records = [self.records[number] for number in (0, *in_force)]
        steps = [
            Step(self.records.entry(number), self.begins_at + number - 1, record)
            for number, record in zip(in_force, records[1:], strict=True)
        ]
        return list(zip(records, steps, strict=False))

    def say(self, message: Message, language: str = "en") -> str:
        """A message as a sentence in English (en), French (fr) or Spanish (es)."""
        if language not in LANGUAGES:
            raise BadSetup(f"Sentences are in {', '.join(LANGUAGES)}, not in {language!r}.")
        return self.game.text.say(message, language, self.names)

    tell = text_interface.tell
    try_words = text_interface.try_words

    # What happens -----------------------------------------------------------------------------------

    def play(self, action: Action, seat: Seat | None = None, version: int | None = None) -> None:
        """Play an action. With `version`, only if the match is still at the version where it was chosen."""
        self.commit(self.propose(action, seat, version))

    def propose(self, action: Action, seat: Seat | None = None, version: int | None = None) -> Step:
        """A legal action and the record that it leads to; nothing changes before `commit`."""
        if version not in (None, self.version):
            raise stale(version, self.version)
        if refused := self.why_not(action, seat):
            raise IllegalAction(f"{self.say(refused.message)} (rule {refused.rule})", refused)
        return self.step(Entry(self._seat(seat), int(action), now()))

    def step(self, entry: Entry) -> Step:
        """What an entry leads to that is known to be legal here; nothing changes before `commit`."""
        if entry.action == UNDO:
            return rewound(self, 1, entry.seat, entry.at)[0]
        trial = copied(self._states)
        self.game.engine.apply_at(trial, 0, entry.seat, entry.action)
        return Step(entry, self.version, reading(trial)[0])

    def commit(self, step: Step) -> None:
        """Let a step that this match proposed happen."""
        if step.version != self.version:
            raise stale(step.version, self.version)
        self._states = states_of(self.game, step.after)
        self.entries.append(step.entry)
        self.records.append(step.after, step.back_to)
        self._moved(step.after, step.ahead)

    def _moved(self, record: State | None = None, ahead: Choices | None = None) -> None:
        """Note that the match has come to another position: to `record`, or to what was made of the present one.
        `ahead` is what can be done there, where that was asked."""
        if hasattr(self, "state"):
            self.state.__dict__.clear()  # what was read of it; nobody asks again
        self.state = reading(copied(self._states))[0] if record is None else record
        self.version, self._ahead = len(self.entries), ahead
        self.to_move = self.game.engine.to_move_at(self._states, 0) if ahead is None else ahead.to_move

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
        if reason := self.why_no_undo(seat):
            raise NothingToUndo(self.say(reason))
        self.commit(self.step(Entry(self.records.last(1).seat, UNDO, now())))

    def why_no_undo(self, seat: Seat | None = None) -> Message | None:
        """Why the last decision stands, or None where it can be taken back (by this seat)."""
        return why_no_undo(self, seat)

    def log(self, audience: Seat = SPECTATOR, language: str = "en") -> list[str]:
        """What happened, as this audience may know it."""
        return [
            self.say(message, language)
            for version in range(self.version + 1)
            for message in self.happened(version, audience)
        ]

    def happened(self, version: int, audience: Seat = SPECTATOR) -> list[Message]:
        """What the entry that led to this version did; 0 is the deal. Before a snapshot nothing is known any more."""
        number = version - self.begins_at
        if number < 0 or (number == 0 and version > 0):
            return []
        if self.records.is_undo(number):
            return [Message("undone", {"who": seat_name(self.records.decider(number))})]
        return list(self.game.events(self.records[number], audience))

    def fork(self, at: int | None = None) -> Match:
        """A match of its own that goes on from here, or from an earlier version of this one; nothing is replayed."""
        untold = self.begins_at
        count = self.version if at is None else at
        if not untold <= count <= self.version:
            raise BadSetup(f"This match can be forked at versions {untold} to {self.version}, not at {count}.")
        match, entries = copy(self), self.entries[:count]
        match.options, match.names = dict(self.options), list(self.names)
        match.shares, match.redealt = list(self.shares), list(self.redealt)
        match.branch = None if self.branch is None else min(self.branch, count)
        records = self.records.until(count - untold, entries)
        del match.state  # this match still reads it
        match.begin(states_of(self.game, self.records[count - untold]), entries, records)
        return match

    def deal_anew(self, seat: Seat, secret: bytes | None = None, shares: Sequence[PlayerShare] = ()) -> None:
        """Deal all anew that this seat cannot know: hidden things, and the luck to come.

        What led here stays behind: it is neither told nor taken back any more.
        """
        self.redealt.append(save_file.Redealt(self.version, self._seat(seat), self.secret.hex(), self.shares))
        self.secret, self.shares = secret or secrets.token_bytes(32), list(shares)
        self._states["random_counters"][0, REDEAL] = 0
        self._states["trail_size"] = 0
        self._states["trail"] = 0
        self.game.engine.resample_at(self._states, 0, seat, key_of(luck_of(self.secret, self.shares)))
        self.begin(self._states, self.entries)

    def clone(self) -> Match:
        """A copy of this match, to be played on by itself."""
        return self.fork()

    # To look at ------------------------------------------------------------------------------------------

    def __repr__(self) -> str:
        mover = f"seat {self.to_move} to move" if not self.over else "over"
        return f"<Match of {self.game.name}: {self.players} players, version {self.version}, {mover}>"

    def _repr_html_(self) -> str:
        """The terminal's board, in a notebook: as the seat to move sees it, or everything when the game is over."""
        return board_of(self)

    # Files -------------------------------------------------------------------------------------------

    def saved(self) -> save_file.Saved:
        """Everything that this match is, as its file holds it."""
        unsealed = save_file.Saved(
            format=save_file.format_of(self.shares, self.redealt),
            game=self.game.name,
            rules_version=self.rules_version,
            players=self.players,
            options=self.options,
            components=self.game.changes.plain,
            names=self.names,
            commitment=self.commitment,
            secret=self.secret.hex(),
            shares=self.shares or msgspec.UNSET,
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
        from labtable.core.match.restore import restored

        return restored(saved, where)

    def _seat(self, seat: Seat | None) -> Seat:
        if seat is None:
            return max(self.to_move, 0)
        if not 0 <= seat < self.players:
            raise BadSetup(f"There is no seat {seat}; the seats are 0 to {self.players - 1}.")
        return seat


def results_of(game: Game, players: int, states: States) -> NDArray[Any]:
    """What every seat has reached in the record `states[0]`, as if the game ended now."""
    results = blank(RESULT, players)
    game.engine.returns_at(states, 0, results)
    return results


def stale(decided: int | None, present: int) -> StaleAction:
    return StaleAction(f"The move was decided on version {decided}, the game is at version {present}; look again.")


def board_of(match: Match) -> str:
    """The terminal's board as HTML."""
    from rich.console import Console

    console = Console(record=True, width=100, file=io.StringIO())
    audience = EVERYTHING if match.over else match.to_move
    console.print(match.game.draw(match.view(audience), match.say), match.say(match.prompt(audience)))
    return console.export_html(inline_styles=True, code_format="<pre>{code}</pre>")
