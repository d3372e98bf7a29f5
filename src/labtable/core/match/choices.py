"""Decisions that are none: where the rules leave a seat one thing to do, and what follows from that by itself.

The server plays such moves with the decision that led to them, and a preview tells of them: both ask `forced_after`.

When a move is played tells something too: a pass that nobody pressed says that no card of the hand fits, and a press
that everybody waits for says that there was a choice. So a move is forced only if everybody can tell that it is, from
what lies open to a spectator (`chooses_openly`). A seat that alone knows that it has no choice presses for itself.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from labtable.core.arrays import NDArray, copied, np, reading
from labtable.core.game.contract import Game
from labtable.core.match.log import Entry, Step, states_of
from labtable.core.match.position import Choices, look
from labtable.core.match.undo import room_for
from labtable.core.record.records import REDEAL, SPECTATOR, Action, Seat, State, States, blank

if TYPE_CHECKING:
    from labtable.core.match.match import Match

Stands = Callable[[State, Seat, Action], bool]  # can this decision, made in this record, not be taken back?


class Forced(NamedTuple):
    """A move without a choice, and the record that it leads to."""

    seat: Seat
    action: Action
    after: States  # an array of one record
    ahead: Choices  # what can be done there


def only_action(game: Game, states: States, seat: Seat) -> Action | None:
    """The one thing that a seat may do in the record `states[0]`; None where it has a choice. Nobody has to say
    something."""
    out = np.empty(game.NUM_ACTIONS, np.int32)
    legal: list[Action] = out[: game.engine.legal_at(states, 0, seat, out)].tolist()
    return legal[0] if is_only(game, legal) else None


def is_only(game: Game, legal: Sequence[Action]) -> bool:
    """Are these legal actions one, and no statement?"""
    return len(legal) == 1 and not game.is_speech(legal[0])


def next_forced(game: Game, states: States, ahead: Choices, seats: Collection[Seat]) -> Forced | None:
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


def chooses_openly(game: Game, states: States, seat: Seat, keys: NDArray[np.uint32]) -> bool:
    """Can everybody tell how many things a seat may do in the record `states[0]`? Where the game is certain of it, and
    where the seat hides nothing: what it may do follows from what it knows. `keys` re-deal worlds."""
    return bool(game.engine.chooses_openly_at(states, 0, seat)) or hides_nothing(game, states, seat, keys)


def hides_nothing(game: Game, states: States, seat: Seat, keys: NDArray[np.uint32]) -> bool:
    """Does a seat know no more in the record `states[0]` than a spectator? `keys` re-deal worlds."""
    room = room_for(game, len(keys))
    room.before[:] = states[0].tobytes()
    return bool(game.engine.hides_nothing_at(room.records, room.rows, seat, keys))


def shows_all(game: Game, before: State, seat: Seat, action: Action, keys: NDArray[np.uint32]) -> bool:
    """Does this decision of a seat show everybody something: that it was possible, or what it leads to? Asked of worlds
    that a spectator holds possible; `keys` re-deal them."""
    known, world, found = before.tobytes(), blank(game.STATE), blank(game.OBSERVATION)
    seen = set()
    for key in keys:
        world.view(np.uint8)[:] = np.frombuffer(known, np.uint8)
        world["random_counters"][0, REDEAL] = 0  # a world hangs on its key alone
        game.engine.resample_at(world, 0, SPECTATOR, key)
        if game.engine.refusal_at(world, 0, seat, int(action)):
            return True
        game.engine.apply_at(world, 0, seat, int(action))
        found.view(np.uint8)[:] = 0
        game.engine.observe_at(world, 0, SPECTATOR, found, 0)
        seen.add(found.tobytes())
        if len(seen) > 1:
            return True
    return False


def forced_after(
    game: Game,
    after: States,
    ahead: Choices,
    decider: Seat,
    seats: Collection[Seat],
    keys: NDArray[np.uint32],
    is_open: Callable[[], bool],
    stands: Stands,
) -> list[Forced]:
    """What these seats do without a choice after a decision that led to the record `after[0]`, in order, as far as
    everybody can tell that there is none; `keys` re-deal the worlds that are asked about that. Not where that would end
    the decider's turn or throw dice for it, which are presses of their own; nor where it would end the decider's chance
    to take the decision back, if there is one that everybody can tell of (`is_open`, see `shows_all`)."""
    made: list[Forced] = []
    while (forced := next_forced(game, after, ahead, seats)) is not None:
        ends_turn = forced.ahead.to_move != decider
        if forced.seat == decider and (ends_turn or _drew(after, forced.after)):
            break
        if not chooses_openly(game, after, forced.seat, keys):
            break
        if is_open() and (forced.seat != decider or stands(after[0], forced.seat, forced.action)):
            break
        made.append(forced)
        after, ahead = forced.after, forced.ahead
    return made


def _drew(before: States, after: States) -> bool:
    """Did luck decide something between two records?"""
    return before["random_counters"].tobytes() != after["random_counters"].tobytes()


def forced_steps(match: Match, decided: Step, seats: Collection[Seat]) -> list[Step]:
    """What these seats do after a proposed step, where all can tell that they have no choice; to be committed with it,
    in order. They happen at the same time."""
    if not seats:
        return []
    game, undo, after = match.game, match.undo_rules, states_of(match.game, decided.after)
    decided.ahead = look(game, after, match.players)
    steps = [decided]
    for forced in forced_after(
        game,
        after,
        decided.ahead,
        decided.seat,
        seats,
        undo.keys,
        lambda: decided.seat in seats and undo.is_waited_for(match.state, decided.seat, decided.action),
        undo.stands,
    ):
        entry = Entry(forced.seat, forced.action, decided.entry.at)
        steps.append(Step(entry, steps[-1].version + 1, reading(forced.after)[0], ahead=forced.ahead))
    return steps[1:]


def mover_chooses_openly(match: Match) -> bool:
    """Can everybody tell how many things the seat to move may do, from what lies open?"""
    return chooses_openly(match.game, states_of(match.game, match.state), match.to_move, match.undo_rules.keys)


def mover_hides_nothing(match: Match) -> bool:
    """Does the seat to move know no more than a spectator?"""
    return hides_nothing(match.game, states_of(match.game, match.state), match.to_move, match.undo_rules.keys)
