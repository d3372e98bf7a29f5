"""Decisions that are none: where the rules leave a seat one thing to do, and what follows from that by itself.

The server plays such moves with the decision that led to them, and a preview tells of them: both ask `forced_after`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

import numpy as np

from labtable.core.contract import Game
from labtable.core.looking import Look, look
from labtable.core.reading import copied
from labtable.core.records import Action, Seat, State, States

Stands = Callable[[State, Seat, Action], bool]  # can this decision, made in this record, not be taken back?


class Forced(NamedTuple):
    """A move without a choice, and the record that it leads to."""

    seat: Seat
    action: Action
    after: States  # an array of one record
    ahead: Look  # what can be done there


def only_action(game: Game, states: States, seat: Seat) -> Action | None:
    """The one thing that a seat may do in the record `states[0]`; None where it has a choice. Nobody has to say
    something."""
    out = np.empty(game.NUM_ACTIONS, np.int32)
    legal: list[Action] = out[: game.engine.legal_at(states, 0, seat, out)].tolist()
    return legal[0] if is_only(game, legal) else None


def is_only(game: Game, legal: Sequence[Action]) -> bool:
    """Are these legal actions one, and no statement?"""
    return len(legal) == 1 and not game.is_speech(legal[0])


def next_forced(game: Game, states: States, ahead: Look, seats: Collection[Seat]) -> Forced | None:
    """What one of these seats does in the record `states[0]`, where nothing else can be done; None where it can choose,
    or where another of them may speak in between."""
    seat = ahead.to_move
    if seat not in seats or not is_only(game, ahead.legal[seat]):
        return None
    if any(ahead.legal[other] for other in seats if other != seat):
        return None
    action, after = ahead.legal[seat][0], copied(states)
    game.engine.apply_at(after, 0, seat, action)
    return Forced(seat, action, after, look(game, after, len(ahead.legal)))


def forced_after(
    game: Game,
    after: States,
    ahead: Look,
    decider: Seat,
    seats: Collection[Seat],
    is_open: Callable[[], bool],
    stands: Stands,
) -> list[Forced]:
    """What these seats do without a choice after a decision that led to the record `after[0]`, in order. Not where that
    would end the decider's turn or throw dice for it, which are presses of their own; nor where it would end the
    decider's chance to take the decision back, if there is one (`is_open`)."""
    made: list[Forced] = []
    while (forced := next_forced(game, after, ahead, seats)) is not None:
        ends_turn = forced.ahead.to_move != decider
        if forced.seat == decider and (ends_turn or _drew(after, forced.after)):
            break
        if is_open() and (forced.seat != decider or stands(after[0], forced.seat, forced.action)):
            break
        made.append(forced)
        after, ahead = forced.after, forced.ahead
    return made


def _drew(before: States, after: States) -> bool:
    """Did luck decide something between two records?"""
    return before["random_counters"].tobytes() != after["random_counters"].tobytes()
