"""What can be taken back in a match: the last choice of a seat, its turn, or more where everybody agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from labtable.core.arrays import NDArray, np
from labtable.core.compiler.interpreter_first import has_taken_over
from labtable.core.errors import NothingToUndo
from labtable.core.game.contract import Game, Message
from labtable.core.match.choices import only_action, shows_all
from labtable.core.match.log import UNDO, Entry, Step, states_of
from labtable.core.match.undo import why_it_stands
from labtable.core.record.records import Action, Seat, State

if TYPE_CHECKING:
    from labtable.core.match.match import Match

LONGEST_TURN = 20  # decisions that are looked at when a turn is begun anew
ASKED_AGAIN = 4  # decisions of which it is remembered whether they can be taken back
UNDO_NOTHING, UNDO_NOT_YOURS, UNDO_SOON = Message("undo-nothing"), Message("undo-not-yours"), Message("undo-soon")


class Asked(NamedTuple):
    """A decision of which it was asked why it cannot be taken back."""

    before: State
    seat: Seat
    action: Action
    why: Message | None  # None: it can

    def is_about(self, before: State, seat: Seat, action: Action) -> bool:
        if (self.seat, self.action) != (seat, action):
            return False
        return self.before is before or bool(self.before.tobytes() == before.tobytes())


class UndoRules:
    """Which decisions of a match can be taken back. Many worlds are asked, and often of the same decision, before it is
    made and while it can be taken back: the last answers are kept."""

    def __init__(self, game: Game, players: int, keys: NDArray[np.uint32]) -> None:
        """`keys` re-deal the worlds that are asked."""
        self.game, self.players, self.keys = game, players, keys
        self._asked: tuple[Asked, ...] = ()

    def why_stands(self, before: State, seat: Seat, action: Action) -> Message | None:
        """Why this decision, made in this record, cannot be taken back; None where it can."""
        for asked in self._asked:
            if asked.is_about(before, seat, action):
                return asked.why
        why = why_it_stands(self.game, self.players, before, seat, action, self.keys)
        self._asked = (*self._asked[1 - ASKED_AGAIN :], Asked(before, seat, action, why))
        return why

    def stands(self, before: State, seat: Seat, action: Action) -> bool:
        return self.why_stands(before, seat, action) is not None

    def is_waited_for(self, before: State, seat: Seat, action: Action) -> bool:
        """Does everybody wait while this decision can be taken back?"""
        return not self.stands(before, seat, action) and not shows_all(self.game, before, seat, action, self.keys)


def why_no_undo(match: Match, seat: Seat | None = None) -> Message | None:
    """Why the last decision stands, or None where it can be taken back (by this seat)."""
    if not match.records.in_force:
        return UNDO_NOTHING
    if seat is not None and seat != match.records.last(1).seat:
        return UNDO_NOT_YOURS
    return _why_stands(match, 1) if has_taken_over(match.game.key) else UNDO_SOON


def choice_of(match: Match, seat: Seat) -> int:
    """How many decisions go when this seat takes back its last choice, with those that were no choice; 0 where nothing
    can be taken back."""
    return next((number for number in range(1, own_decisions(match, seat) + 1) if not _was_forced(match, number)), 0)


def choice_among_bots(match: Match, seat: Seat) -> tuple[int, Message | None]:
    """How many decisions go when the only person at a table takes back the last choice, with all that bots decided
    since; and why it stands, or None."""
    most = len(match.records.in_force)
    own = (number for number in range(1, most + 1) if match.records.last(number).seat == seat)
    number = next((number for number in own if not _was_forced(match, number)), 0)
    return number, _why_stands(match, number) if number else UNDO_NOTHING


def turn_of(match: Match, seat: Seat) -> int:
    """How many decisions go when this seat begins its turn anew, from the first choice of it on."""
    return next((number for number in range(own_decisions(match, seat), 0, -1) if not _was_forced(match, number)), 0)


def own_decisions(match: Match, seat: Seat) -> int:
    """How many of this seat's last decisions in a row can be taken back, one after another."""
    most = min(len(match.records.in_force), LONGEST_TURN)
    stand = (number for number in range(1, most + 1) if _is_not_ours(match, seat, number))
    return next(stand, most + 1) - 1


def _is_not_ours(match: Match, seat: Seat, number: int) -> bool:
    return match.records.last(number).seat != seat or _why_stands(match, number) is not None


def _why_stands(match: Match, number: int) -> Message | None:
    """Why the last decision but `number - 1` stands, asked at the position where it was made."""
    seat, action, _ = match.records.last(number)
    return match.undo_rules.why_stands(match.records.before(number), seat, action)


def _was_forced(match: Match, number: int) -> bool:
    """Did the rules leave nothing else to do, at the last decision but `number - 1`?"""
    before = states_of(match.game, match.records.before(number))
    return only_action(match.game, before, match.records.last(number).seat) is not None


def rewound(match: Match, count: int, seat: Seat, at: int) -> list[Step]:
    """The last `count` decisions taken back, of any seat, to be committed in order; everybody must have agreed."""
    records = match.records
    if not 0 < count <= len(records.in_force):
        raise NothingToUndo(match.say(UNDO_NOTHING))
    undone, steps = Entry(seat, UNDO, at), []
    for number in range(count):
        back_to = records.made_at(number + 1)
        steps.append(Step(undone, match.version + number, records[back_to], back_to))
    return steps
