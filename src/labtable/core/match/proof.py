"""Whether the file of a match is true: sealed as it says, and dealt and played again to the same position."""

from __future__ import annotations

from dataclasses import dataclass

from labtable.core.errors import BadSave
from labtable.core.match.log import UNDO
from labtable.core.match.match import Match
from labtable.core.match.save_file import FORMAT, Saved
from labtable.core.match.seals import checksum_of, fingerprint_of, seal_of

SHORTEST_SEAL = 16  # hexadecimal digits that are enough to compare a seal


@dataclass(frozen=True)
class Proof:
    """What was proved of a file. Nobody can prove the names of the players or the times of their moves."""

    match: Match
    seal: str  # as players saw it before the first card
    fingerprint: str  # as they saw it at the end
    moves: int
    taken_back: int
    whole: bool  # False: an older release wrote the file, and what players saw covers the secret alone


def verify(saved: Saved, where: str, seal: str | None = None) -> Proof:
    """The proof of a file that is true; BadSave says what is wrong with another one.

    Whoever writes a file can make up a whole game with a seal of its own. So `seal`, as a player noted it before the
    first card, is what the file is held to; without it somebody has to compare the proof's seal by eye.
    """
    whole = saved.format == FORMAT
    _check_hashes(saved, whole, where)
    if seal is not None and not _is_beginning(seal, saved.seal if whole else saved.commitment):
        raise BadSave(f"{where}: its seal is not the one that you gave; this is another deal.")
    match = Match.restore(saved, where)
    if saved.rules_version != match.game.meta.rules_version:
        raise BadSave(
            f"{where} was played by version {saved.rules_version} of the rules; this release has version "
            f"{match.game.meta.rules_version} and cannot deal it again."
        )
    taken_back = sum(1 for _, action, _ in saved.entries if action == UNDO)
    shown = saved.seal if whole else saved.commitment
    return Proof(match, shown, fingerprint_of(saved), len(saved.entries) - taken_back, taken_back, whole)


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
    """Did somebody type this seal? Screens show it in groups, and only the first of them."""
    digits = "".join(typed.split()).rstrip("….").lower()
    return len(digits) >= SHORTEST_SEAL and seal.startswith(digits)
