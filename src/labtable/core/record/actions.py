"""The numbers of a game's actions: a game lists what its actions mean, and the place in that list is the number."""

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar, cast

from labtable.core.arrays import NDArray, np
from labtable.core.record.layout import I64, RecordArray, record
from labtable.core.record.records import Action, dtype_of

K = TypeVar("K", bound=int)


@record
class ActionRow:
    """What the number of an action means, for the rules; bytes instead of int64 would cost a quarter of the speed."""

    kind: I64
    a: I64
    b: I64


class Numbering(Generic[K]):
    """A number for every action: `(kind, a, b)`, the kinds one after another in the order of their enum."""

    def __init__(self, meanings: Iterable[tuple[K, int, int]]) -> None:
        self.meanings = tuple(meanings)
        self._numbers: dict[tuple[int, int, int], Action] = {row: action for action, row in enumerate(self.meanings)}

    def __len__(self) -> int:
        return len(self.meanings)

    def encode(self, kind: int, a: int = 0, b: int = 0) -> Action:
        return self._numbers[kind, a, b]

    def decode(self, action: Action) -> tuple[K, int, int]:
        return self.meanings[action]

    def table(self) -> RecordArray[ActionRow]:
        """What each number means, as the rules read it."""
        return cast(RecordArray[ActionRow], np.array(list(self.meanings), dtype_of(ActionRow)))

    def starts(self) -> NDArray[np.int64]:
        """The first action of each kind; the actions of a kind end where the next one starts."""
        kinds = [kind for kind, _, _ in self.meanings]
        return np.array([bisect_left(kinds, kind) for kind in range(kinds[-1] + 2)], np.int64)


def every_action(sizes: Mapping[K, tuple[int, int]]) -> list[tuple[K, int, int]]:
    """Every action of kinds whose arguments a and b have so many values, counted from 0."""
    return [(kind, a, b) for kind, (first, second) in sizes.items() for a in range(first) for b in range(second)]
