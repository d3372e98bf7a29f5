"""Positions in words: `game(hands=("p1 n2 power", …), bohrds=("1/0/1", …), row="H He", characters="curie ozzy")`.

Cards are p1 … p3, n1 … n3, e1 … e3 and power; a bohrd is protons/neutrons/electrons. What is not told is filled up:
hands with p1 (from the third seat on n1), the deck with all other cards, the pile with the goals of the scenario that
lie nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from labtable.games.element import GAME
from labtable.games.element.actions import Kind, add_to, encode, move, remove_from, swap
from labtable.games.element.components import CHARACTER_IDS, DECK, SCENARIO_IDS, SCENARIOS, SYMBOLS
from labtable.games.element.constants import (
    CARDS,
    HAND_SIZE,
    PLAYS_A_TURN,
    POWER_PLAY,
    VALUES,
    Event,
    Particle,
)
from labtable.testing import position

__all__ = [
    "END_TURN",
    "USE_POWER",
    "A",
    "B",
    "C",
    "E",
    "N",
    "P",
    "Position",
    "add_to",
    "claim",
    "discard",
    "game",
    "move",
    "play",
    "remove_from",
    "replace",
    "swap",
]

A, B, C = 0, 1, 2  # the bohrds
P, N, E = Particle.PROTON, Particle.NEUTRON, Particle.ELECTRON
USE_POWER = encode(Kind.POWER)
END_TURN = encode(Kind.END)
NAMES = [f"{kind}{value}" for kind in "pne" for value in range(1, VALUES + 1)] + ["power"]


def card(name: str) -> int:
    return NAMES.index(name)


def play(name: str) -> int:
    return encode(Kind.PLAY, card(name))


def discard(name: str) -> int:
    return encode(Kind.DISCARD, card(name))


def claim(bohrd: int) -> int:
    return encode(Kind.CLAIM, bohrd)


def replace(bohrd: int) -> int:
    return encode(Kind.REPLACE, bohrd)


def counts(names: str) -> np.ndarray:
    found = np.zeros(CARDS, np.int64)
    for name in names.split():
        found[card(name)] += 1
    return found


def goal_bits(symbols: str) -> int:
    return sum(1 << SYMBOLS.index(symbol) for symbol in symbols.split())


class Position(position.Position):
    """A position of In Your Element."""

    game = GAME
    Event = Event

    def do(self, *actions: int) -> Position:
        """Legal actions of the seat to move, one after another."""
        for action in actions:
            self.apply(action)
        return self

    def hand(self, seat: int = 0) -> list[str]:
        return [NAMES[n] for n in range(CARDS) for _ in range(self.s.players[seat].hand[n])]

    def discards(self) -> list[str]:
        return [NAMES[n] for n in range(CARDS) for _ in range(self.s.discards[n])]

    def bohrd(self, bohrd: int) -> str:
        return "/".join(str(amount) for amount in self.s.bohrds[bohrd].particles)

    def row(self) -> list[str]:
        return [SYMBOLS[atom] for atom in self.s.row]

    def goals(self, seat: int = 0) -> list[str]:
        return [SYMBOLS[atom] for atom in range(1, len(SYMBOLS)) if int(self.s.taken[seat]) >> atom & 1]

    def result(self) -> list[tuple[int, int]]:
        """(score, rank) of every seat."""
        return [(int(row["score"]), int(row["rank"])) for row in self.results()]


def dealt(players: int = 2, seed: int = 0, **options: object) -> Position:
    """A game as it is dealt."""
    return Position.dealt(players, seed, **options)


def game(
    *,
    players: int = 2,
    scenario: str = "first-light",
    characters: str = "",
    hands: Sequence[str] = (),
    bohrds: Sequence[str] = (),
    row: str | None = None,
    goals: Sequence[str] = (),
    deck: str | None = None,
    mover: int = 0,
    plays: int = PLAYS_A_TURN,
    turn: int = 50,
    powers: bool = True,
    closes: bool = True,
    fill: bool = True,
) -> Position:
    """A sound position; `deck` names all of its cards, and the discards get the rest."""
    position = Position()
    s = position.s
    s.random_key[:] = (7, 7, 7, 7)
    s.num_players, s.mover, s.plays_left, s.turn = players, mover, plays, turn
    s.scenario, s.stays_open = SCENARIO_IDS.index(scenario), not closes
    rest = DECK.astype(np.int64)
    if powers:
        others = [c for c in CHARACTER_IDS if c not in characters.split() and c not in ("brady", "curie", "ozzy")]
        for seat, name in enumerate((characters.split() + others)[:players]):
            s.players[seat].character = CHARACTER_IDS.index(name) + 1
    else:
        rest[POWER_PLAY] = 0
    for seat in range(players):
        hand = counts(hands[seat] if seat < len(hands) else "")
        if fill:
            hand[card("p1" if seat < 2 else "n1")] += HAND_SIZE - hand.sum()
        s.players[seat].hand[:] = hand
        rest -= hand
    s.deck[:] = rest if deck is None else counts(deck)
    s.discards[:] = rest - s.deck
    for bohrd, amounts in enumerate(bohrds):
        s.bohrds[bohrd].particles[:] = [int(amount) for amount in amounts.split("/")]
    lay_goals(s, row, goals)
    assert GAME.check_state(s) == []
    return position


def lay_goals(s, row: str | None, goals: Sequence[str]) -> None:
    left = int(SCENARIOS[s.scenario].goals)
    for seat, symbols in enumerate(goals):
        s.taken[seat] = goal_bits(symbols)
        left -= goal_bits(symbols)
    if row is None:
        row = " ".join([symbol for n, symbol in enumerate(SYMBOLS) if left >> n & 1][:5])
    for slot, symbol in enumerate(row.split()):
        s.row[slot] = SYMBOLS.index(symbol)
    s.pile = left - goal_bits(row)
