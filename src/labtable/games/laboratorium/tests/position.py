"""Positions in words: `game(molecules=["CC(=[2*])[1*]"], reagents=["7"], cards=["master"])`."""

from __future__ import annotations

from typing import Any, Self

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.record.randomness import die
from labtable.core.record.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import encode
from labtable.games.laboratorium.chemistry import smiles
from labtable.games.laboratorium.chemistry.canonical import find_code
from labtable.games.laboratorium.chemistry.own_molecule import numbers_of
from labtable.games.laboratorium.components import CARD_IDS, CARDS, FIRST_SECURITE
from labtable.games.laboratorium.constants import BLACK_DICE, Event, Kind, Pending, Refusal
from labtable.testing import Position

ACTIVE, OTHER = 0, 1


class Bench(Position):
    """A game that can be played by words."""

    game = GAME
    Event = Event
    sound = MODE is not Mode.INTERPRETED  # checking a molecule takes the interpreter a second

    def why(self, kind: Kind, a: int = 0, b: int = 0, seat: int | None = None) -> Refusal:
        """Refusal.NONE, or the reason."""
        return Refusal(self.refusal(encode(kind, a, b), seat))

    def do(self, kind: Kind, a: int = 0, b: int = 0, seat: int | None = None) -> Self:
        return self.apply(encode(kind, a, b), seat)

    def dice(self, *faces: int, stream: int = BLACK_DICE) -> Self:
        """Make the next dice of a stream show these faces, by looking for a key that does."""
        trial = self.states.copy()
        for key in range(200_000):
            trial[0].random_key[0] = key
            trial[0].random_counters[stream] = self.s.random_counters[stream]
            if all(die(trial[0], stream) == face for face in faces):
                self.s.random_key[0] = key
                return self
        raise AssertionError(f"no key throws {faces}")

    def play(self, card: str, seat: int | None = None) -> Self:
        """Play a Boom, Chemistry or Safety card by its id."""
        index = CARD_IDS.index(card)
        if index >= FIRST_SECURITE:
            return self.do(Kind.SECURITE, index - FIRST_SECURITE, seat=seat)
        return self.do(Kind.PLAY, index, seat=seat)

    def succeed(self) -> Self:
        """Everyone passes, and the dice show ten."""
        return self.through(5, 5)

    def fail(self) -> Self:
        return self.through(1, 2)

    def through(self, *faces: int) -> Self:
        while self.s.decision == Pending.BOUM:
            self.do(Kind.PASS)
        if self.s.decision == Pending.CHIMIE:
            self.dice(*faces).do(Kind.PASS)
        return self

    def now(self, kind: Kind, a: int = 0, b: int = 0, faces: tuple[int, int] = (5, 5)) -> Self:
        """Announce with dice that are known beforehand; nobody holds cards."""
        return self.dice(*faces).do(kind, a, b)

    def molecule(self, seat: int = ACTIVE) -> str:
        graph, _ = smiles.graph_of(self.s.players[seat].molecule)
        return smiles.write(graph)

    def holds(self, card: str, seat: int = ACTIVE) -> int:
        return int(self.s.players[seat].cards[CARD_IDS.index(card)])

    def same(self, text: str, seat: int = ACTIVE) -> bool:
        """Whether a molecule is the one written, as a graph."""
        return code_of(self.s.players[seat].molecule) == code_of_text(text)


def code_of_text(text: str) -> list[int]:
    holder = blank(GAME.STATE)[0]
    smiles.fill(holder.goal, smiles.read(text))
    return code_of(holder.goal)


def code_of(m: Any) -> list[int]:
    holder = blank(GAME.STATE)[0]
    find_code(m, holder.workings)
    return [int(number) for number in holder.workings.code]


def dealt(players: int = 2, seed: int = 0, **options: object) -> Bench:
    """A game as it is dealt."""
    return Bench.dealt(players, seed, **options)


def game(
    *,
    players: int = 2,
    molecules: tuple[str, ...] | list[str] = (),
    reagents: tuple[str, ...] | list[str] = (),
    cards: tuple[str, ...] | list[str] = (),
    lost: tuple[tuple[int, int], ...] = (),
    decision: Pending = Pending.ANNOUNCE,
    target: str = "resveratrol",
    own: str = "",
    hydroxyl: str = "off",
    reagents_option: str = "all",
) -> Bench:
    """Seat 0 is first and active. Hands are written seat by seat, as words: reagent numbers and card ids."""
    options: dict[str, object] = {"target": target, "hydroxyl": hydroxyl, "reagents": reagents_option}
    if own:
        options["molecule"] = tuple(numbers_of(smiles.read(own)))
    position = dealt(players, **options)
    s = position.s
    s.first = s.active = s.mover = ACTIVE
    s.decision = decision
    s.manipulating = int(decision not in (Pending.START, Pending.DICE, Pending.TAKE, Pending.DISCARD))
    for seat in range(players):
        text = molecules[seat] if seat < len(molecules) else "C[1*]"
        if decision != Pending.START:
            smiles.fill(s.players[seat].molecule, smiles.read(text))
    for seat, hand in enumerate(reagents):
        for number in hand.split():
            s.players[seat].reagents[int(number) - 1] = 1
            s.stock[int(number) - 1] -= 1
    for seat, hand in enumerate(cards):
        for card in hand.split():
            _from_pile(s, CARD_IDS.index(card))
            s.players[seat].cards[CARD_IDS.index(card)] += 1
    for seat, token in lost:
        s.players[seat].safety[token] = 0
    assert MODE is Mode.INTERPRETED or not GAME.check_state(s)
    return position


def _from_pile(s: Any, card: int) -> None:
    pile = int(CARDS[card].colour) - 1
    size = int(s.pile_sizes[pile])
    rest = list(s.piles[pile, :size])
    rest.remove(card)
    s.piles[pile, :size] = [*rest, 0]
    s.pile_sizes[pile] -= 1
    s.pile_hidden[pile] -= 1
