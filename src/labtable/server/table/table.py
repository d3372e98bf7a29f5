"""A table, folded from its rows: who sits where, the match, its clocks. Rows change it, by `apply`; what each change
does stands in `events`."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from labtable.core.errors import BadSave
from labtable.core.game.contract import Choice, Game
from labtable.core.game.registry import changes_of, game
from labtable.core.match import save_file
from labtable.core.match.log import UNDO, Entries, Entry, Step
from labtable.core.match.match import Match
from labtable.core.match.restore import follow, relive
from labtable.core.match.seals import seal_of_deal, sealed
from labtable.core.match.shares import PlayerShare, luck_of
from labtable.core.record.records import OVER
from labtable.server.protocol.wire import Phase, Settings
from labtable.server.table import events
from labtable.server.table.chair import Rewind, TableChair
from labtable.server.table.events import Row
from labtable.server.table.room import Room
from labtable.server.table.rows import Rows


def is_plain(subject: Game, options: Mapping[str, Any]) -> bool:
    named = {option.name: option.values for option in subject.meta.options if isinstance(option, Choice)}
    return all(isinstance(value, str) and value in named.get(name, ()) for name, value in options.items())


class GameTable:
    """Built from the first row, `Made`; `match` is there from the deal on, once the rules are compiled."""

    made: events.Made  # with the options that are set now
    settings: Settings
    host: str  # the holder who may change the table

    def __init__(self, code: str, rows: Iterable[Row], snapshot: save_file.Snapshot | None = None) -> None:
        self.code = code
        self.snapshot = snapshot  # as stored with the last row that is folded
        self.rows = Rows()
        self.version = 0  # how many they are
        self.arranged = 0  # the last one that was neither a move nor a phrase: who sits where, and the settings
        self.chairs: list[TableChair] = []
        self.collecting_since: int | None = None  # while players give the shares that they pledged
        self.dealt: events.Dealt | None = None
        self.match: Match | None = None
        self._entries = Entries()  # of the match, until there is one
        self.in_force = array("i")  # positions before each decision that was not taken back
        self.positions = array("i", [0])  # of the match after each version
        self.decided_at = 0  # the position of the last decision
        self.rewind: Rewind | None = None
        self.rematch: str | None = None
        self.lesson_left = False
        self.stopped_by: int | None = None  # the seat whose player ended the game before its end
        self.turn_began = 0  # when the clock of the seat to move began to run
        self.room: Room | None = None  # of the class that this table belongs to
        self._people: tuple[int, dict[str, str]] = -1, {}
        self.removed: set[str] = set()  # people whom the host took off their chairs; they cannot sit down again
        for row in rows:
            self.apply(row)

    # What is so -----------------------------------------------------------------------------------

    @property
    def entries(self) -> Entries:
        return self._entries if self.match is None else self.match.entries

    @property
    def position(self) -> int:
        return len(self.entries)

    @property
    def game(self) -> Game:
        return game(self.made.game) if self.match is None else self.match.game

    @property
    def players(self) -> int:
        return len(self.chairs)

    @property
    def phase(self) -> Phase:
        if self.dealt is None:
            return "lobby"
        ended = self.match is not None and self.match.to_move == OVER
        return "over" if ended or self.stopped_by is not None else "playing"

    @property
    def created_at(self) -> int:
        assert self.rows.first is not None
        return self.rows.first.at

    @property
    def touched_at(self) -> int:
        return self.rows[-1].at

    def seats_of(self, holder: str | None) -> tuple[int, ...]:
        if holder is None:
            return ()
        return tuple([seat for seat, chair in enumerate(self.chairs) if holder in chair.holders])

    def holders(self) -> set[str]:
        """Everybody who holds a seat here, and the host."""
        return {self.host}.union(*(chair.holders for chair in self.chairs))

    def people_with(self, author: str) -> str:
        """Everybody who holds a seat here and whoever has just done something, as it is stored."""
        arranged, known = self._people
        if arranged != self.arranged:
            known = {}
            self._people = self.arranged, known
        if author not in known:
            known[author] = " ".join(sorted(self.holders() | {author} - {"table"}))
        return known[author]

    def public_after(self, change: events.Change, phase: str) -> bool:
        """May everybody who has the code look, once this change is made?"""
        settings = change.settings if isinstance(change, events.Changed | events.Made) else self.settings
        return self.made.classroom is None and (phase != "playing" or settings.spectators)

    def people(self) -> list[int]:
        """Seats where a person decides."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "human" and not chair.covered]

    def clock_left(self, seat: int, now: int) -> int | None:
        """Milliseconds of thinking left, for a person at a table with clocks."""
        clock, chair = self.settings.clock, self.chairs[seat]
        if clock is None or chair.kind != "human" or self.dealt is None:
            return None
        return max(0, clock.seconds * 1000 - chair.spent - self.thinking(seat, now))

    def thinking(self, seat: int, now: int) -> int:
        """Milliseconds since this seat's clock began to run; 0 where it does not run, as after the round of a class."""
        if self.frozen_at is not None:
            now = min(now, self.frozen_at)
        elif self.halted:
            return 0
        return max(0, now - self.turn_began) if self.to_think == seat else 0

    @property
    def frozen_at(self) -> int | None:
        """Since when nobody may play, by the teacher's word."""
        return None if self.room is None else self.room.frozen_at

    @property
    def halted(self) -> bool:
        """Does nobody play here now, not even bots? All are frozen, or the round of the class is over."""
        return self.room is not None and (self.room.frozen_at is not None or self.code not in self.room.playing)

    @property
    def sealed(self) -> bool:
        """Is the deal still played at other tables?"""
        return self.room is not None and self.code in self.room.sealed

    @property
    def ticking(self) -> int:
        """The person whose clock runs, or OVER."""
        return OVER if self.halted else self.to_think

    @property
    def to_think(self) -> int:
        """The person whose clock runs unless all are frozen, or OVER."""
        if self.match is None or self.phase == "over" or self.settings.clock is None:
            return OVER
        seat = self.match.to_move
        return OVER if self.chairs[seat].plays_itself else seat

    # The match ------------------------------------------------------------------------------------

    def wake(self, fresh: Match | None = None) -> None:
        """Deal and replay; or take the match that was dealt beforehand (`fresh_match`). What this release cannot replay
        goes on from the snapshot."""
        if self.dealt is None or self.match is not None:
            return
        if changes_of(self.made.game, self.dealt.components) != self.game.changes:
            raise BadSave(f"Table {self.code} was dealt with other components than those of this server.")
        if self.untouched:
            self.match = fresh or self.fresh_match()
        elif self.snapshot is None:
            raise BadSave(f"Table {self.code} has moves but no position.")
        else:
            saved = self.saved(self.snapshot)
            try:
                self.match = Match.restore(saved, f"table {self.code}")
            except BadSave:
                self.match = Match.restore(msgspec.structs.replace(saved, rules_version=-1), f"table {self.code}")
        self._entries = Entries()

    @property
    def plain(self) -> bool:
        """Are all options ones that the game itself names? Others were made up by a stranger, and are tried first."""
        return is_plain(self.game, self.made.options)

    def fresh_match(self) -> Match:
        """The match as it is dealt here."""
        sources = [save_file.Source(bytes.fromhex(one.secret), one.shares) for one in self.made.redealt]
        secret, shares = (sources := [*sources, save_file.Source(self.secret, self.shares)])[0]
        match = Match(
            self.game, self.players, options=self.made.options, secret=secret, shares=shares, names=self.names()
        )
        relive(match, list(map(Entry._make, self.made.begins)), self.made.redealt, sources[1:])
        return match

    @property
    def untouched(self) -> bool:
        """Was nothing decided here yet? What another table began with does not count."""
        return len(self.entries) == len(self.made.begins)

    @property
    def secret(self) -> bytes:
        return bytes.fromhex(self.made.secret)

    @property
    def shares(self) -> list[PlayerShare]:
        """What players' browsers added to the deal; in the waiting room, what they pledged so far."""
        if self.dealt is not None:
            return self.dealt.shares
        if not self.made.asks_shares:
            return self.made.shares
        pledged = [(seat, chair) for seat, chair in enumerate(self.chairs) if chair.pledge is not None]
        return [PlayerShare(seat, chair.pledge or "", chair.share) for seat, chair in pledged]

    @property
    def owing(self) -> set[int]:
        """Seats that pledged a share and have not given it yet."""
        return {one.seat for one in self.shares if one.share is None}

    @property
    def luck(self) -> bytes:
        """What the present deal is drawn from."""
        return luck_of(self.secret, self.shares)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def seal(self) -> str:
        """The seal of the deal, as it is or, in the waiting room, as it would be with the options that are set now."""
        return seal_of_deal(
            game=self.made.game,
            rules_version=self.game.meta.rules_version if self.dealt is None else self.dealt.rules_version,
            players=self.players,
            options=self.made.options,
            components=self.game.changes.plain if self.dealt is None else self.dealt.components,
            secret=self.made.secret,
            shares=self.shares,
            redealt=self.made.redealt,
            entries=self.made.begins,
        )

    def names(self) -> list[str]:
        return [chair.nickname or f"{chair.level} {seat + 1}" for seat, chair in enumerate(self.chairs)]

    def saved(self, snapshot: save_file.Snapshot) -> save_file.Saved:
        """The match as the file that `labtable replay` reads."""
        assert self.dealt is not None
        unsealed = save_file.Saved(
            format=save_file.format_of(self.shares, self.made.redealt),
            game=self.made.game,
            rules_version=self.dealt.rules_version,
            players=self.players,
            options=self.made.options,
            components=self.dealt.components,
            names=self.names(),
            commitment=self.commitment,
            secret=self.made.secret,
            shares=self.shares or msgspec.UNSET,
            entries=[(entry.seat, entry.action, entry.at) for entry in self.entries],
            redealt=self.made.redealt,
            branch=self._branch(),
            snapshot=snapshot,
        )
        return sealed(unsealed)

    def _branch(self) -> int | msgspec.UnsetType:
        """The entries of the match that come from another game."""
        if self.made.opened is not None:
            return msgspec.UNSET if self.made.opened.branch is None else self.made.opened.branch
        return msgspec.UNSET if self.made.branch is None else len(self.made.begins)

    # What changes it ------------------------------------------------------------------------------

    def apply(self, row: Row, steps: Sequence[Step] = ()) -> None:
        """Fold one stored row into the table. `steps` are those of the match that were proposed for it, if it was
        decided here; a row of another process is checked and applied now."""
        if row.number != self.version + 1:
            raise BadSave(f"Table {self.code}: row {row.number} follows row {self.version}.")
        if row.change.arranges:
            self.arranged = row.number
        row.change.fold(self, row, steps)
        self.rows.append(row)
        self.version = row.number
        self.positions.append(self.position)

    def enter(self, entry: Entry, step: Step | None = None) -> None:
        """Append an entry to the match; `step` is the one that was proposed for it, if it was decided here."""
        position = self.position
        if self.match is None:
            self._entries.append(entry)
        elif step is None:
            follow(self.match, entry)
        else:
            self.match.commit(step)
        if entry.action == UNDO:
            self.in_force.pop()
        else:
            self.in_force.append(position)

    def call_off(self) -> None:
        """Back to the waiting room. Shares that were given are known, so none that was pledged counts any more."""
        self.collecting_since = None
        for chair in self.chairs:
            chair.pledge = chair.share = None

    def name_players(self) -> None:
        """The match speaks of the people who sit here now."""
        if self.match is not None:
            self.match.names = self.names()
