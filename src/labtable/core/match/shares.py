"""What players' browsers add to a deal, so that nobody can choose it.

The server is bound to its secret first: everybody has its hash, the commitment. Then each browser draws a share and
pledges it by its hash. Only when all are bound are the shares given, and the deal follows from the secret and the
shares in the order of the seats. A share that was pledged and not given is told to all, and so is the deal without it.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

import msgspec

from labtable.core.errors import BadSave

SHARE, HASH = re.compile("[0-9a-f]{32}"), re.compile("[0-9a-f]{64}")  # 128 and 256 bits, hexadecimal


class PlayerShare(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser of one player added to a deal."""

    seat: int
    pledge: str  # SHA-256, known to all before anybody's share was
    share: str | None  # 128 bits, hexadecimal; null where it was pledged and not given


def digest(*content: object) -> str:
    """SHA-256 of a list as JSON without spaces; what is hashed for one purpose begins with words of its own."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def pledge_of(commitment: str, seat: int, share: str) -> str:
    """The hash by which a browser pledges a share, at a table whose server is bound by this commitment."""
    return digest("labtable share 1", commitment, seat, share)


def luck_of(secret: bytes, shares: Sequence[PlayerShare]) -> bytes:
    """The 256 bits from which a game is dealt: the secret alone where nobody pledged a share."""
    if not shares:
        return secret
    return bytes.fromhex(digest("labtable luck 1", secret.hex(), [(one.seat, one.share) for one in shares]))


def check_shares(shares: Sequence[PlayerShare], commitment: str, players: int, where: str) -> None:
    """Refuse shares that no table would have taken."""
    seats = [one.seat for one in shares]
    if seats != sorted(set(seats)) or not all(0 <= seat < players for seat in seats):
        raise BadSave(f"{where}: its shares are not one for each seat, in their order; the file was changed.")
    for one in shares:
        if not HASH.fullmatch(one.pledge) or (one.share is not None and not SHARE.fullmatch(one.share)):
            raise BadSave(f"{where}: the share of player {one.seat + 1} is damaged.")
        if one.share is not None and pledge_of(commitment, one.seat, one.share) != one.pledge:
            raise BadSave(f"{where}: the share of player {one.seat + 1} is not the one that was pledged.")
