"""Positions in words: `game(molecules=["CC(=[2*])[1*]"], reagents=["7"], cards=["master"])`."""
from __future__ import annotations

from typing import Any

import numpy as np

from labtable.core.compiling import MODE, Mode
from labtable.core.randomness import die
from labtable.core.records import blank
from labtable.games.laboratorium import GAME, smiles
from labtable.games.laboratorium.actions import Kind, encode
from labtable.games.laboratorium.components import CARD_IDS, CARDS, FIRST_SECURITE
from labtable.games.laboratorium.constants import BLACK_DICE, Decision, Refusal
from labtable.games.laboratorium.own_molecule import numbers_of

ACTIVE, OTHER = 0, 1


class Position:
    """A game that can be played by words; every position after a move must be sound."""

    def __init__(self, states: Any) -> None:
        self.states = states

    @property
    def s(self) -> Any:
        return self.states[0]

    def why(self, kind: Kind, a: int = 0, b: int = 0, seat: int | None = None) -> Refusal:
        """Refusal.NONE, or the reason."""
        mover = int(self.s.mover) if seat is None else seat
        return Refusal(GAME.engine.refusal_at(self.states, 0, mover, encode(kind, a, b)))

    def do(self, kind: Kind, a: int = 0, b: int = 0, seat: int | None = None) -> Position:
        mover = int(self.s.mover) if seat is None else seat
        assert self.why(kind, a, b, mover) == Refusal.NONE
        GAME.engine.apply_at(self.states, 0, mover, encode(kind, a, b))
        assert MODE is Mode.INTERPRETED or not GAME.check_state(self.s)
        return self

    def legal(self, seat: int | None = None) -> list[int]:
        out = np.zeros(GAME.NUM_ACTIONS, np.int32)
        count = GAME.engine.legal_at(self.states, 0, int(self.s.mover) if seat is None else seat, out)
        return [int(action) for action in out[:count]]

    def dice(self, *faces: int, stream: int = BLACK_DICE) -> Position:
        """Make the next dice of a stream show these faces, by looking for a key that does."""
        trial = self.states.copy()
        for key in range(200_000):
            trial[0].random_key[0] = key
            trial[0].random_counters[stream] = self.s.random_counters[stream]
            if all(die(trial[0], stream) == face for face in faces):
                self.s.random_key[0] = key
                return self
        raise AssertionError(f"no key throws {faces}")

    def play(self, card: str, seat: int | None = None) -> Position:
        """Play a Boum, Chimie or Sécurité card by its id."""
        index = CARD_IDS.index(card)
        if index >= FIRST_SECURITE:
            return self.do(Kind.SECURITE, index - FIRST_SECURITE, seat=seat)
        return self.do(Kind.PLAY, index, seat=seat)

    def succeed(self) -> Position:
        """Everyone passes, and the dice show ten."""
        return self.through(5, 5)

    def fail(self) -> Position:
        return self.through(1, 2)

    def through(self, *faces: int) -> Position:
        while self.s.decision == Decision.BOUM:
            self.do(Kind.PASS)
        if self.s.decision == Decision.CHIMIE:
            self.dice(*faces).do(Kind.PASS)
        return self

    def now(self, kind: Kind, a: int = 0, b: int = 0, faces: tuple[int, int] = (5, 5)) -> Position:
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
    from labtable.games.laboratorium.canonical import find_code

    holder = blank(GAME.STATE)[0]
    find_code(m, holder.workings)
    return [int(number) for number in holder.workings.code]


def dealt(players: int = 2, seed: int = 0, **options: object) -> Position:
    """A game as it is dealt."""
    states = blank(GAME.STATE)
    key = np.array([seed, 1, 2, 3], np.uint32)
    GAME.engine.deal_at(states, 0, players, GAME.options(players, options), key)
    return Position(states)


def game(
    *, players: int = 2, molecules: tuple[str, ...] | list[str] = (), reagents: tuple[str, ...] | list[str] = (),
    cards: tuple[str, ...] | list[str] = (), lost: tuple[tuple[int, int], ...] = (),
    decision: Decision = Decision.ANNOUNCE,
    target: str = "resveratrol", own: str = "", hydroxyl: str = "off", reagents_option: str = "all",
) -> Position:
    """Seat 0 is first and active. Hands are written seat by seat, as words: reagent numbers and card ids."""
    options: dict[str, object] = {"target": target, "hydroxyl": hydroxyl, "reagents": reagents_option}
    if own:
        options["molecule"] = tuple(numbers_of(smiles.read(own)))
    position = dealt(players, **options)
    s = position.s
    s.first = s.active = s.mover = ACTIVE
    s.decision = decision
    s.manipulating = int(decision not in (Decision.START, Decision.DICE, Decision.TAKE, Decision.DISCARD))
    for seat in range(players):
        text = molecules[seat] if seat < len(molecules) else "C[1*]"
        if decision != Decision.START:
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
