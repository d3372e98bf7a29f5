"""The file of a match: what was decided, the secret it was dealt from, and the position it led to."""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from labtable.core.arrays import NDArray, np
from labtable.core.errors import BadSave
from labtable.core.match.shares import PlayerShare, check_shares
from labtable.core.record.records import State
from labtable.core.record.soundness import shared_faults

if TYPE_CHECKING:
    from labtable.core.game.contract import Game

FORMAT = "labtable match 2"
SHARED = "labtable match 3"  # with what players' browsers added to the deal
UNSEALED = "labtable match 1"  # as earlier releases wrote it: without seal and checksum
SMALL = 1024  # bytes of a position that are not worth compressing: it is kept with every move
AS_IT_IS, QUICKLY = 0, 1  # of zlib


@cache
def layout_of(record: np.dtype[Any]) -> str:
    """A name for the fields of a game's record: a snapshot can be read only with the same ones."""
    return hashlib.sha256(str(record.descr).encode()).hexdigest()[:16]


class Snapshot(msgspec.Struct, frozen=True):
    """A position as it lies in memory."""

    layout: str
    sha256: str
    record: str  # the bytes, compressed, in base 64

    @staticmethod
    def of(game: Game, state: State) -> Snapshot:
        data = state.tobytes()
        packed = base64.b64encode(zlib.compress(data, AS_IT_IS if len(data) < SMALL else QUICKLY)).decode()
        return Snapshot(layout_of(game.STATE), hashlib.sha256(data).hexdigest(), packed)

    def is_of(self, game: Game, state: State) -> bool:
        """Is this that position, however it was compressed? Of an earlier record, as far as both have the fields."""
        here = np.frombuffer(state.tobytes(), game.STATE)
        for earlier in game.EARLIER_STATES:
            if self.layout == layout_of(earlier) and (data := self._checked(earlier.itemsize)) is not None:
                there = carried(carried(np.frombuffer(data, earlier), game.STATE), earlier)
                return there.tobytes() == carried(here, earlier).tobytes()
        return self.layout == layout_of(game.STATE) and self._checked(here.nbytes) == here.tobytes()

    def _checked(self, size: int) -> bytes | None:
        """The bytes of the record; None where they are not those that were stored."""
        data = self._unpacked(size)
        sound = data is not None and len(data) == size and hashlib.sha256(data).hexdigest() == self.sha256
        return data if sound else None

    def _unpacked(self, size: int) -> bytes | None:
        try:
            return zlib.decompressobj().decompress(base64.b64decode(self.record, validate=True), size + 1)
        except (ValueError, zlib.error):
            return None

    def record_for(self, game: Game, where: str) -> Any:
        """The position as this release holds it, checked: whatever a file says, the rules get a sound record."""
        layouts = {layout_of(known): known for known in (*game.EARLIER_STATES, game.STATE)}
        if self.layout not in layouts:
            raise BadSave(
                f"{where} was saved by a release whose {game.meta.title} this one cannot continue; "
                "play it on with that release."
            )
        layout = layouts[self.layout]
        if (data := self._checked(layout.itemsize)) is None:
            raise BadSave(f"{where}: the saved position is damaged.")
        record = carried(np.frombuffer(data, layout), game.STATE)
        if fault := first_fault(game, record[0]):
            raise BadSave(f"{where}: the saved position is not one of this game ({fault}).")
        return record[0]


def first_fault(game: Game, record: Any) -> str:
    """What is wrong with a record that anybody may have written; empty when it is sound."""
    try:
        return next(iter([*shared_faults(record), *game.check_state(record)]), "")
    except (IndexError, KeyError, ValueError, OverflowError) as error:
        return f"it cannot even be checked: {error}"


def carried(records: NDArray[Any], layout: np.dtype[Any]) -> NDArray[Any]:
    """Positions carried over into another layout."""
    new = np.zeros(len(records), layout)
    carry_over(records, new)
    return new


def carry_over(old: NDArray[Any], new: NDArray[Any]) -> None:
    """Copy fields of the same name, as far as there is room for them; new fields stay blank."""
    for name in old.dtype.names or ():
        if name not in (new.dtype.names or ()):
            continue
        source, target = old[name], new[name]
        room = tuple(slice(0, min(pair)) for pair in zip(source.shape, target.shape, strict=True))
        if source.dtype.names:
            carry_over(source[room], target[room])
        else:
            target[room] = source[room]


class Redealt(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match that goes on from another one's position, with all that a seat could not know there dealt anew."""

    version: int  # entries that come from the other match
    seat: int
    secret: str  # of the other match's deal, hexadecimal
    shares: list[PlayerShare] = []  # in that deal


class Saved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that a match is."""

    format: str = FORMAT
    game: str
    rules_version: int
    players: int
    options: dict[str, Any]
    components: list[tuple[list[str], Any]] = []  # the entries that differ from the box: the way to each, and its value
    names: list[str]
    commitment: str  # SHA-256 of the secret
    secret: str  # 256 bits, hexadecimal
    shares: list[PlayerShare] | msgspec.UnsetType = msgspec.UNSET  # that players' browsers pledged, by seat
    entries: list[tuple[int, int, int]]  # seat, action (-1 takes one back), milliseconds since 1970
    redealt: list[Redealt] = []
    branch: int | msgspec.UnsetType = msgspec.UNSET  # entries that come from another game, tried again from there
    snapshot: Snapshot
    seal: str = ""  # of the deal, and …
    checksum: str = ""  # … of everything here: `seals`


def write(saved: Saved, path: Path) -> Path:
    """Write to a file beside it first, so that a full disk never costs the old save."""
    text = msgspec.json.format(msgspec.json.encode(saved), indent=1)
    beside = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(text)
        beside.replace(path)
    except OSError as error:
        raise BadSave(f"{path} cannot be written: {error.strerror}.") from None
    return path


def read(path: Path) -> Saved:
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BadSave(f"{path} cannot be read: {error.strerror}.") from None
    return decoded(text, str(path))


def decoded(text: bytes, where: str) -> Saved:
    """The match that the bytes of a file hold."""
    try:
        saved = msgspec.json.decode(text, type=Saved)
    except msgspec.MsgspecError as error:
        raise BadSave(f"{where} is not a whole Labtable match: {error}.") from None
    if saved.format not in (SHARED, FORMAT, UNSEALED):
        raise BadSave(f"{where} has the format {saved.format!r}; this release reads {FORMAT!r} and {SHARED!r}.")
    if (saved.format == SHARED) != (format_of(saved.shares or [], saved.redealt) == SHARED):
        raise BadSave(f"{where} has the format {saved.format!r}, but its shares are of another; the file was changed.")
    return saved


def format_of(shares: Sequence[PlayerShare], redealt: Sequence[Redealt]) -> str:
    """The format of a file: older releases read what has no shares in it."""
    return SHARED if shares or any(one.shares for one in redealt) else FORMAT


class Source(NamedTuple):
    """What a deal follows from."""

    secret: bytes
    shares: Sequence[PlayerShare] = ()


def dealt_from(saved: Saved, where: str) -> list[Source]:
    """What each deal of a match follows from, the first and those anew, if all are what was committed to."""
    deals = [*((one.secret, one.shares) for one in saved.redealt), (saved.secret, saved.shares or [])]
    found = [Source(_bytes_of(secret, where), shares) for secret, shares in deals]
    for secret, shares in found:
        check_shares(shares, hashlib.sha256(secret).hexdigest(), saved.players, where)
    if hashlib.sha256(found[-1].secret).hexdigest() != saved.commitment:
        raise BadSave(f"{where}: the secret is not the one that was committed to before the first card.")
    versions = [0, *(one.version for one in saved.redealt), len(saved.entries)]
    if versions != sorted(versions) or any(not 0 <= one.seat < saved.players for one in saved.redealt):
        raise BadSave(f"{where}: it says that it was dealt anew where that cannot be.")
    if saved.branch is not msgspec.UNSET and not 0 <= saved.branch <= len(saved.entries):
        raise BadSave(f"{where}: it says that a game was tried again where that cannot be.")
    return found


def _bytes_of(secret: str, where: str) -> bytes:
    try:
        return bytes.fromhex(secret)
    except ValueError:
        raise BadSave(f"{where}: the secret is damaged.") from None
