"""A match made anew from what was stored of it: its file, or the entries of its log."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from labtable.core.errors import BadMove, BadSave, BadSetup
from labtable.core.game.components import BadComponents
from labtable.core.game.registry import game
from labtable.core.match.log import LATEST, UNDO, Entries, Entry, states_of
from labtable.core.match.match import Match
from labtable.core.match.save_file import Redealt, Saved, Source, dealt_from


def restored(saved: Saved, where: str) -> Match:
    """The match that was saved; `where` names it in errors."""
    sources = dealt_from(saved, where)
    match = _dealt(saved, sources[0], where)
    match.branch = None if saved.branch is UNSET else saved.branch
    if saved.rules_version != match.game.meta.rules_version:
        # A new release never kills a running game: what it cannot replay goes on from the snapshot.
        record = saved.snapshot.record_for(match.game, where)
        try:
            entries = Entries(Entry(*entry) for entry in saved.entries)
        except OverflowError:
            raise BadSave(f"{where}: a move is none of this game; the file was changed.") from None
        match.rules_version, match.redealt = saved.rules_version, list(saved.redealt)
        match.secret, match.shares = sources[-1].secret, list(sources[-1].shares)
        match.begin(states_of(match.game, record), entries)
        return match
    relive(match, [Entry(*entry) for entry in saved.entries], saved.redealt, sources[1:], where)
    if not saved.snapshot.is_of(match.game, match.state):
        raise BadSave(
            f"{where}: the moves do not lead to the position that the file holds; "
            "the file was changed, or the rules were without a higher rules_version."
        )
    return match


def _dealt(saved: Saved, source: Source, where: str) -> Match:
    secret, shares = source
    try:
        played = game(saved.game, saved.components)
    except BadComponents as error:
        raise BadSave(f"{where}: {error}") from None
    try:
        return Match(played, saved.players, options=saved.options, secret=secret, shares=shares, names=saved.names)
    except BadSetup as error:
        if saved.rules_version == played.meta.rules_version:
            raise BadSave(f"{where}: {error}") from None
    # Earlier rules took these options; the position comes from the snapshot.
    return Match(played, saved.players, secret=secret, shares=shares, names=saved.names)


def relive(
    match: Match, entries: Sequence[Entry], redealt: Sequence[Redealt], fresh: Sequence[Source], where: str = "the log"
) -> None:
    """Append entries that were decided before, dealt anew from the `fresh` sources where that was done."""
    for number in range(len(entries) + 1):
        for one, source in zip(redealt, fresh, strict=True):
            if one.version == number:
                match.deal_anew(one.seat, *source)
        if number < len(entries):
            follow(match, entries[number], where)


def follow(match: Match, entry: Entry, where: str = "the log") -> None:
    """Append an entry that was decided before: from a store, or from another copy of this match."""
    number = match.version + 1
    if not 0 <= entry.seat < match.players or not 0 <= entry.at <= LATEST:
        raise BadMove(f"{where}: entry {number} is nobody's or of no time; the file was changed.", number)
    if entry.action == UNDO:
        if not match.records.in_force:
            raise BadMove(f"{where}: entry {number} takes back a move, but there is none.", number)
    elif not 0 <= entry.action < match.game.NUM_ACTIONS or match.why_not(entry.action, entry.seat):
        raise BadMove(f"{where}: move {number} is not legal where it stands; the file was changed.", number)
    match.commit(match.step(entry))
