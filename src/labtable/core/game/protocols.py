"""The functions that a game's folder has, with the arguments that core gives them. `s` is the game's record."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from labtable.core.arrays import NDArray, np
from labtable.core.game.view_parts import Own
from labtable.core.messages import Message, Possible, Refused
from labtable.core.record.layout import Record
from labtable.core.record.records import Action, Actions, Seat, States


class Setup(Protocol):
    """Make a dealt game of a blank record that has its key."""

    def __call__(self, s: Record, players: int, options: NDArray[np.int64], /) -> None: ...


class NumberOf(Protocol):
    """A number that the whole record tells: the seat to move or OVER, the seat that begins, how the game ended."""

    def __call__(self, s: Record, /) -> int: ...


class LegalActions(Protocol):
    """Write what a seat may do into `out`, in ascending order; how many actions they are."""

    def __call__(self, s: Record, seat: Seat, out: Actions, /) -> int: ...


class RefusalOf(Protocol):
    """Why a seat may not do this; 0 where it may. Any int is a fair question."""

    def __call__(self, s: Record, seat: Seat, action: Action, /) -> int: ...


class ApplyAction(Protocol):
    """Play a legal action, and write the trail, which core has cleared."""

    def __call__(self, s: Record, seat: Seat, action: Action, /) -> None: ...


class Returns(Protocol):
    """Write a RESULT for every seat into `out`."""

    def __call__(self, s: Record, out: NDArray[Any], /) -> None: ...


class Observe(Protocol):
    """Fill a blank observation with what an audience may know."""

    def __call__(self, s: Record, audience: Seat, out: Any, /) -> None: ...


class Resample(Protocol):
    """Deal all anew that a seat cannot know; core has changed the key."""

    def __call__(self, s: Record, seat: Seat, /) -> None: ...


class Evaluate(Protocol):
    """How good the position looks for a seat; higher is better, on any scale."""

    def __call__(self, s: Record, seat: Seat, /) -> int: ...


class CountUses(Protocol):
    """Add 1 to `out[seat, component]` for each component that an action used, for studies."""

    def __call__(self, s: Record, seat: Seat, out: NDArray[Any], /) -> None: ...


class TellsNothing(Protocol):
    """Is it certain that this decision, which drew nothing at random, can be made and does the same in every world that
    anybody holds possible, and shows nobody any more of what is hidden?"""

    def __call__(self, before: Record, after: Record, seat: Seat, action: Action, /) -> bool: ...


class ChoosesOpenly(Protocol):
    """Can everybody tell how many things a seat may do?"""

    def __call__(self, s: Record, seat: Seat, /) -> bool: ...


class TakeStep(Protocol):
    """Go on with what an action began, by one step."""

    def __call__(self, s: Record, /) -> None: ...


class OpenViewOf(Protocol):
    """What everybody sees alike."""

    def __call__(self, s: Record, /) -> msgspec.Struct: ...


class OwnViewOf(Protocol):
    """What an audience sees otherwise, by place in the view."""

    def __call__(self, s: Record, audience: Seat, /) -> Own: ...


class Prompt(Protocol):
    """Whose turn it is and what is asked."""

    def __call__(self, s: Record, audience: Seat, /) -> Message: ...


class Describe(Protocol):
    """An action of a seat in words, with the things that it touches."""

    def __call__(self, s: Record, seat: Seat, action: Action, /) -> Message: ...


class Events(Protocol):
    """What the last action did, in the words of an audience."""

    def __call__(self, s: Record, audience: Seat, /) -> list[Message]: ...


class CheckState(Protocol):
    """What is wrong with a record; empty where it is sound."""

    def __call__(self, s: Record, /) -> list[str]: ...


class Losses(Protocol):
    """What of an action went without effect."""

    def __call__(self, before: Record, after: Record, seat: Seat, /) -> Sequence[Message]: ...


class Concluded(Protocol):
    """What everybody, bots included, concludes from the statement that the last action was."""

    def __call__(self, s: Record, /) -> Sequence[Message]: ...


class OddsOf(Protocol):
    """What was `sampled`, with the chances counted where they can be; 1 is certain."""

    def __call__(self, s: Record, seat: Seat, action: Action, sampled: list[Possible], /) -> Sequence[Possible]: ...


class Epilogue(Protocol):
    """What made the scores, and what broke a tie."""

    def __call__(self, s: Record, /) -> Sequence[Message]: ...


class Resting(Protocol):
    """The rule that moves a thing which no action touches."""

    def __call__(self, s: Record, thing: str, /) -> Refused | None: ...


class Ghost(Protocol):
    """What an action would make, to be drawn on the board."""

    def __call__(
        self, states: States, seat: Seat, action: Action, apply_at: Callable[..., None], /
    ) -> msgspec.Struct | None: ...


class TakesLong(Protocol):
    """Is what a step shows anew long in the making?"""

    def __call__(self, before: Record, after: Record, /) -> bool: ...


class SketchOf(Protocol):
    """What somebody wrote as an option's numbers, to be drawn."""

    def __call__(self, option: str, numbers: Sequence[int], /) -> msgspec.Struct | None: ...


class Encode(Protocol):
    """The number of an action of this kind, with what it is about."""

    def __call__(self, kind: int, a: int = 0, b: int = 0, /) -> Action: ...


class Advised(Protocol):
    """What to do where nets have learned nothing; None where the game does not know either."""

    def __call__(self, s: Record, seat: Seat, /) -> Action | None: ...


class SureWinner(Protocol):
    """The seat that wins whatever happens, by what everybody can see; None while more than one still can."""

    def __call__(self, s: Record, /) -> Seat | None: ...


class Holdings(Protocol):
    """What a player has that counts, by name: points, cards, cubes; in a cooperative game, what all have."""

    def __call__(self, s: Record, seat: Seat, /) -> Mapping[str, float]: ...


class Aims(Protocol):
    """What players are on the way to: sentences that say how far, by a parameter `count`, and what that is worth to the
    seat, in the scale of the other reasons."""

    def __call__(self, s: Record, seat: Seat, /) -> Sequence[tuple[Message, float]]: ...


class FactsOf(Protocol):
    """What is true of a position and counts: sentences that say it, and what each is worth to the seat, in the scale of
    the other reasons; `before` is the position that the seat decides in. They tell only what the seat may know."""

    def __call__(self, before: Record, s: Record, seat: Seat, /) -> Sequence[tuple[Message, float]]: ...


class TurnOf(Protocol):
    """Whose turn it is, and whether its move is made: in games where that is not whoever decides."""

    def __call__(self, s: Record, /) -> tuple[int, bool]: ...
