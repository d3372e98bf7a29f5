"""The three hashes (SHA-256) of a match.

- The seal covers all that the deal follows from: game, rules, options, components, number of players, secret and the
  pledges of shares. All players have it before the first share is given, and so before the first card.
- The fingerprint covers the seal, the shares that were given and every move in its order. All players have it when the
  game is over.
- The checksum covers everything in a file, names and times too. It stands in the file, so it finds damage and proves
  nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from labtable.core.match.save_file import Redealt, Saved
from labtable.core.match.shares import PlayerShare, digest

Decision: TypeAlias = Sequence[int]  # seat and action; a time behind them is not looked at


def seal_of_deal(
    *,
    game: str,
    rules_version: int,
    players: int,
    options: Mapping[str, Any],
    components: Sequence[Any],
    secret: str,
    shares: Sequence[PlayerShare] = (),
    redealt: Sequence[Redealt] = (),
    entries: Sequence[Decision] = (),
) -> str:
    """The seal of a deal. A match that was dealt anew was dealt from its earlier secrets and moves too."""
    begins = _decisions(entries[: redealt[-1].version]) if redealt else []
    deal = game, rules_version, players, options, components, redealt, begins, secret
    pledges = [(one.seat, one.pledge) for one in shares]
    return digest("labtable seal 2", *deal, pledges) if pledges else digest("labtable seal 1", *deal)


def seal_of(saved: Saved) -> str:
    return seal_of_deal(
        game=saved.game,
        rules_version=saved.rules_version,
        players=saved.players,
        options=saved.options,
        components=saved.components,
        secret=saved.secret,
        shares=saved.shares or (),
        redealt=saved.redealt,
        entries=saved.entries,
    )


def fingerprint_of(saved: Saved) -> str:
    if saved.shares:
        given = [(one.seat, one.share) for one in saved.shares]
        return digest("labtable fingerprint 2", seal_of(saved), given, _decisions(saved.entries))
    return digest("labtable fingerprint 1", seal_of(saved), _decisions(saved.entries))


def checksum_of(saved: Saved) -> str:
    return digest("labtable checksum 1", msgspec.structs.replace(saved, checksum=""))


def sealed(saved: Saved) -> Saved:
    """A match as it is written, with the hashes that its file holds."""
    whole = msgspec.structs.replace(saved, seal=seal_of(saved))
    return msgspec.structs.replace(whole, checksum=checksum_of(whole))


def _decisions(entries: Iterable[Decision]) -> list[tuple[int, int]]:
    return [(entry[0], entry[1]) for entry in entries]
