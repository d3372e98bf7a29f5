"""Whether the file of a match is true: sealed as it says, and dealt and played again to the same position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from labtable.core.errors import BadSave
from labtable.core.match.log import UNDO
from labtable.core.match.match import Match
from labtable.core.match.save_file import UNSEALED, Saved
from labtable.core.match.seals import checksum_of, fingerprint_of, seal_of
from labtable.core.match.shares import PlayerShare

SHORTEST_SEAL = 16  # hexadecimal digits that are enough to compare a seal


@dataclass(frozen=True)
class Proof:
    """What was proved of a file. Nobody can prove the names of the players or the times of their moves.

    `covers` says how much of the file is bound to what players saw: the secret alone, as in files of older releases;
    the deal, by its seal; or the game, its moves too, by its fingerprint.
    """

    match: Match
    seal: str  # as players saw it before the first card; where the secret alone is covered, its SHA-256
    fingerprint: str  # as they saw it at the end
    moves: int
    taken_back: int
    covers: Literal["secret", "deal", "game"]
    given: tuple[int, ...]  # seats whose shares are in the deal
    withheld: tuple[int, ...]  # seats that pledged a share which is not
    own: int | None  # the seat of the share that the file was held to


def verify(
    saved: Saved, where: str, seal: str | None = None, fingerprint: str | None = None, share: str | None = None
) -> Proof:
    """The proof of a file that is true; BadSave says what is wrong with another one.

    Whoever writes a file can make up a whole game with a seal of its own. So `seal`, as a player noted it before the
    first card, is what the file is held to; without it somebody has to compare the proof's seal by eye. A deal can be
    played in many ways, all under one seal: the moves are proved by `fingerprint`, as it was shown at the end.
    A `share` that a player's browser gave must be in the deal: then whoever ran the server could not choose it either.
    """
    whole = saved.format != UNSEALED
    _check_hashes(saved, whole, where)
    if fingerprint is not None and not whole:
        raise BadSave(f"{where}: the release that wrote this file showed no fingerprint; leave --fingerprint out.")
    covers: Literal["secret", "deal", "game"] = "game" if fingerprint is not None else "deal" if whole else "secret"
    shown = saved.commitment if covers == "secret" else seal_of(saved)
    if seal is not None and not _is_beginning(seal, shown):
        raise BadSave(f"{where}: its seal is not the one that you gave; this is another deal.")
    if fingerprint is not None and not _is_beginning(fingerprint, fingerprint_of(saved)):
        raise BadSave(f"{where}: its fingerprint is not the one that you gave; these are other moves.")
    shares = saved.shares or []
    own = None if share is None else _seat_of(share, shares, where)
    match = Match.restore(saved, where)
    if saved.rules_version != match.game.meta.rules_version:
        raise BadSave(
            f"{where} was played by version {saved.rules_version} of the rules; this release has version "
            f"{match.game.meta.rules_version} and cannot deal it again."
        )
    taken_back = sum(1 for _, action, _ in saved.entries if action == UNDO)
    return Proof(
        match=match,
        seal=shown,
        fingerprint=fingerprint_of(saved),
        moves=len(saved.entries) - taken_back,
        taken_back=taken_back,
        covers=covers,
        given=tuple(one.seat for one in shares if one.share is not None),
        withheld=tuple(one.seat for one in shares if one.share is None),
        own=own,
    )


def _seat_of(share: str, shares: Sequence[PlayerShare], where: str) -> int:
    """The seat that gave a share, as somebody typed it."""
    digits = "".join(share.split()).lower()
    for one in shares:
        if one.share == digits:
            return one.seat
    raise BadSave(f"{where}: your share is not in this deal. Whoever ran the server dropped it, or it came too late.")


def _check_hashes(saved: Saved, whole: bool, where: str) -> None:
    if not whole and (saved.seal or saved.checksum):
        raise BadSave(f"{where}: a file of the format {saved.format!r} has no seal; the file was changed.")
    if not whole and saved.redealt:
        raise BadSave(
            f"{where} was dealt anew in an older release, whose seal does not cover the first deal; "
            "it can be played and replayed, but not proved."
        )
    if whole and saved.checksum != checksum_of(saved):
        raise BadSave(f"{where}: the file was changed or damaged since it was written.")
    if whole and saved.seal != seal_of(saved):
        raise BadSave(f"{where}: the seal is not that of this deal; the file was changed.")


def _is_beginning(typed: str, seal: str) -> bool:
    """Did somebody type this seal or fingerprint? Screens show it in groups, and only the first of them."""
    digits = "".join(typed.split()).rstrip("….").lower()
    return len(digits) >= SHORTEST_SEAL and seal.startswith(digits)
