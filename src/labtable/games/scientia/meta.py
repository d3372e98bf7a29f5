"""Scientia in words: people, edition, options."""

from collections.abc import Sequence
from dataclasses import dataclass

from labtable.core.errors import BadSetup
from labtable.core.game.contract import Choice, Meta, Numbers

from .components import CARDS, MOST_DECISIONS, BadSet, stacks_of
from .constants import NUM_CARDS, NUM_STACKS, Set

EXAMPLE = (9, 7, 12, 14, 15, 20, 33, 36, 29, 45, 42, 43)


def read_cards(text: str) -> Sequence[int]:
    """Twelve numbers, separated by commas or spaces."""
    try:
        return [int(word) for word in text.replace(",", " ").split()]
    except ValueError:
        raise BadSetup(
            f"Option cards takes twelve card numbers such as {','.join(map(str, EXAMPLE))}, not {text!r}."
        ) from None


@dataclass(frozen=True)
class CardSet(Numbers):
    """§2.4 Twelve projects chosen by number: one base project and two others of each field."""

    def encode(self, given: object) -> list[int]:
        if isinstance(given, str):
            given = read_cards(given)
        if isinstance(given, Sequence) and len(given) > self.length:
            raise BadSetup(f"Option cards: {len(given)} cards are named; a set has {self.length}.")
        numbers = super().encode(given)
        chosen = [number for number in numbers if number]
        if not chosen:
            return numbers
        try:
            return stacks_of(chosen, CARDS)
        except BadSet as error:
            raise BadSetup(f"Option cards: {error}.") from None


def check_miniature(numbers: Sequence[int]) -> Sequence[int]:
    """§2.10 The miniature has projects of its own."""
    if numbers[-1] and (numbers[0] != Set.FIRST or any(numbers[1 : 1 + NUM_STACKS])):
        raise BadSetup("Option miniature=on has projects of its own; leave out the options set and cards.")
    return ()


META = Meta(
    title="Scientia",
    designers=("Evan Song",),
    publisher="BoardM Factory",
    year=2019,
    edition="rulebook of the 2023 edition, 8 pages",
    players=range(2, 5),
    minutes=(30, 45),
    age=13,
    kind="a race through four sciences; cards turn until they are finished, and nothing is left to luck",
    status="tested",
    rules_version=3,
    bound=MOST_DECISIONS,
    options=(
        Choice("set", ("first", "collaborating", "best", "random")),
        CardSet("cards", NUM_STACKS, 1, NUM_CARDS, parse=read_cards, tried=(EXAMPLE,)),
        Choice("payments", ("optional", "forced")),
        Choice("first_player", ("random", "first_seat")),
        Choice("miniature", ("off", "on"), players=frozenset({2})),
    ),
    complete=check_miniature,
)
