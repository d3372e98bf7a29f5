"""The rows of a table in memory: the last ones as they are, those before packed in blocks, for whoever reads a log."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import overload

import msgspec

from labtable.server.table.events import Row

BLOCK = 64  # rows that are packed together; at least as many stay unpacked
DIGEST = 8  # bytes of what is kept of a command

pack = msgspec.msgpack.Encoder().encode
unpack = msgspec.msgpack.Decoder(list[Row]).decode


def digest_of(author: str, command: str) -> bytes:
    return hash((author, command)).to_bytes(DIGEST, "little", signed=True)


class Rows(Sequence[Row]):
    """An append-only list that stays small."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self._sent = bytearray()  # of each row, a digest of its author and command
        self._blocks: list[bytes] = []
        self._last: list[Row] = []
        self._unpacked: tuple[int, list[Row]] = -1, []  # the block that was read last
        self.first: Row | None = None
        for row in rows:
            self.append(row)

    def append(self, row: Row) -> None:
        self.first = self.first or row
        self._last.append(row)
        self._sent += digest_of(row.author, row.command)
        if len(self._last) == 2 * BLOCK:
            self._blocks.append(zlib.compress(pack(self._last[:BLOCK]), 1))
            self._last = self._last[BLOCK:]

    def of(self, author: str, command: str) -> int | None:
        """The number of the row that came of somebody's command, where it came before."""
        digest = digest_of(author, command)
        found = self._sent.find(digest)
        while found >= 0:
            number, rest = divmod(found, DIGEST)
            if rest == 0 and (self[number].author, self[number].command) == (author, command):
                return self[number].number
            found = self._sent.find(digest, found + 1)
        return None

    def __len__(self) -> int:
        return BLOCK * len(self._blocks) + len(self._last)

    @overload
    def __getitem__(self, index: int) -> Row: ...

    @overload
    def __getitem__(self, index: slice) -> list[Row]: ...

    def __getitem__(self, index: int | slice) -> Row | list[Row]:
        if isinstance(index, slice):
            return [self[number] for number in range(*index.indices(len(self)))]
        packed = BLOCK * len(self._blocks)
        number = index + packed + len(self._last) if index < 0 else index
        if packed <= number:
            return self._last[number - packed]
        if number < 0:
            raise IndexError(index)
        block, place = divmod(number, BLOCK)
        if self._unpacked[0] != block:
            self._unpacked = block, unpack(zlib.decompress(self._blocks[block]))
        return self._unpacked[1][place]
