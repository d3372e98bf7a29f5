"""Matches as data: JSON Lines, a match on each line, and Parquet, a match in each row. Both are read back as matches.

The schema is `Record`; docs/RESEARCHERS.md explains its fields. `format` changes when a field changes its meaning.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from labtable.core.errors import BadSave, BadSetup, need
from labtable.core.game.registry import game
from labtable.core.match.log import Entry
from labtable.core.match.match import Match
from labtable.core.match.restore import follow
from labtable.core.match.shares import luck_of
from labtable.core.record.records import State

FORMAT = "labtable record 1"
ENDINGS = (".jsonl", ".parquet")
ROWS = 1024  # matches that are written to a Parquet file at a time


class MatchRecord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A match: all that it takes to play it again, what came of it, and a digest of its last position."""

    format: str = FORMAT
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    names: list[str]
    secret: str  # what the match was dealt from: 256 bits, hexadecimal
    seats: list[int]  # of each entry of the log: who decided,
    actions: list[int]  # what (-1 takes the last decision back),
    times: list[int]  # and when, in milliseconds since 1970
    ending: str  # why it ended; empty while it goes on
    scores: list[int]  # of each seat
    ranks: list[int]  # of each seat; 1 is the best
    winners: list[int]  # seats; nobody may have won
    position: str  # SHA-256 of the last position's bytes

    @staticmethod
    def of(match: Match) -> MatchRecord:
        standings, outcome = match.standings(), match.outcome
        return MatchRecord(
            game=match.game.name,
            rules_version=match.rules_version,
            players=match.players,
            options=match.options,
            names=match.names,
            secret=luck_of(match.secret, match.shares).hex(),
            seats=[entry.seat for entry in match.entries],
            actions=[entry.action for entry in match.entries],
            times=[entry.at for entry in match.entries],
            ending=outcome.reason if outcome else "",
            scores=[standing.score for standing in standings],
            ranks=[standing.rank for standing in standings],
            winners=list(outcome.winners) if outcome else [],
            position=digest(match.state),
        )

    def match(self, where: str = "the record") -> Match:
        """The match at its last position, played again and compared."""
        match = self._dealt(where)
        for entry in zip(self.seats, self.actions, self.times, strict=True):
            follow(match, Entry(*entry), where)
        if digest(match.state) != self.position:
            raise BadSave(f"{where}: the decisions do not lead to the position that the record names.")
        return match

    def positions(self, where: str = "the record") -> Iterator[State]:
        """Every position, from the deal on."""
        match = self._dealt(where)
        yield match.state.copy()
        for entry in zip(self.seats, self.actions, self.times, strict=True):
            follow(match, Entry(*entry), where)
            yield match.state.copy()

    def _dealt(self, where: str) -> Match:
        if self.format != FORMAT:
            raise BadSave(f"{where} has the format {self.format!r}; this release reads {FORMAT!r}.")
        of = game(self.game)
        if self.rules_version != of.meta.rules_version:
            raise BadSave(
                f"{where} was played by version {self.rules_version} of the rules of {of.meta.title}; "
                f"this release has version {of.meta.rules_version}."
            )
        if not len(self.seats) == len(self.actions) == len(self.times):
            raise BadSave(
                f"{where}: it has {len(self.seats)} seats, {len(self.actions)} actions and "
                f"{len(self.times)} times; there must be one of each for every entry."
            )
        try:
            return Match(of, self.players, options=self.options, secret=bytes.fromhex(self.secret), names=self.names)
        except ValueError:
            raise BadSave(f"{where}: the secret is damaged.") from None


def digest(state: State) -> str:
    return hashlib.sha256(state.tobytes()).hexdigest()


def ending_of(path: str | Path) -> str:
    ending = Path(path).suffix
    if ending not in ENDINGS:
        raise BadSetup(f"Records are kept in files that end in {' or '.join(ENDINGS)}, not in {path}.")
    return ending


def write(matches: Iterable[Match | MatchRecord], path: str | Path) -> int:
    """Write matches to a .jsonl or .parquet file, one by one; returns how many."""
    records = (MatchRecord.of(one) if isinstance(one, Match) else one for one in matches)
    save = _write_lines if ending_of(path) == ".jsonl" else _write_parquet
    try:
        return save(records, Path(path))
    except OSError as error:
        raise BadSave(f"{path} cannot be written: {error.strerror or error}.") from None


def read(path: str | Path) -> Iterator[MatchRecord]:
    """The records of a file, one by one."""
    load = _read_lines if ending_of(path) == ".jsonl" else _read_parquet
    try:
        yield from load(Path(path))
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror or error}.") from None


def _write_lines(records: Iterator[MatchRecord], path: Path) -> int:
    count = 0
    with path.open("wb") as out:
        for record in records:
            out.write(msgspec.json.encode(record) + b"\n")
            count += 1
    return count


def _read_lines(path: Path) -> Iterator[MatchRecord]:
    decoder = msgspec.json.Decoder(MatchRecord)
    with path.open("rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield decoder.decode(line)
            except msgspec.MsgspecError as error:
                raise BadSave(f"{path}, line {number} is not a record: {error}.") from None


def _columns() -> Any:
    """The fields of Record as Parquet has them; options are a line of JSON."""
    import pyarrow as pa

    numbers = {
        "seats": pa.int8(),
        "actions": pa.int32(),
        "times": pa.int64(),
        "scores": pa.int32(),
        "ranks": pa.int8(),
        "winners": pa.int8(),
    }
    whole = {"rules_version": pa.int32(), "players": pa.int8()}
    kinds = {**{name: pa.list_(kind) for name, kind in numbers.items()}, **whole, "names": pa.list_(pa.string())}
    return pa.schema([(name, kinds.get(name, pa.string())) for name in MatchRecord.__struct_fields__])


def _write_parquet(records: Iterator[MatchRecord], path: Path) -> int:
    need("records", "Parquet files are written with pyarrow, which is", "pyarrow")
    import pyarrow as pa
    from pyarrow import parquet

    count, columns = 0, _columns()
    with parquet.ParquetWriter(path, columns, compression="zstd") as out:
        for some in iter(lambda: list(islice(records, ROWS)), []):
            rows = [
                {**msgspec.structs.asdict(record), "options": msgspec.json.encode(record.options).decode()}
                for record in some
            ]
            out.write_table(pa.Table.from_pylist(rows, columns))
            count += len(rows)
    return count


def _read_parquet(path: Path) -> Iterator[MatchRecord]:
    need("records", "Parquet files are read with pyarrow, which is", "pyarrow")
    from pyarrow import ArrowInvalid, parquet

    try:
        for some in parquet.ParquetFile(path).iter_batches(ROWS):
            for row in some.to_pylist():
                row["options"] = msgspec.json.decode(row["options"])
                yield msgspec.convert(row, MatchRecord)
    except (ArrowInvalid, msgspec.MsgspecError, KeyError) as error:
        raise BadSave(f"{path} does not hold records: {error}.") from None
