"""Positions in words: `game(hands=("red-1 blue-3", "green-2"), suits="green-1", market="red-5")`."""
from collections.abc import Sequence

import numpy as np

from labtable.core.contract import RESULT
from labtable.core.records import blank
from labtable.games.eureka import GAME
from labtable.games.eureka.actions import FIRST
from labtable.games.eureka.components import DEALS, SUITS
from labtable.games.eureka.constants import NO_CARD, VALUES, Decision, Event, Kind, Phantom, Refusal
from labtable.games.eureka.hands import everything

KINDS = {kind.name.lower(): kind for kind in Kind}


def number(name: str) -> int:
    suit, value = name.split("-")
    return SUITS.index(suit) * VALUES + int(value) - 1


def numbers(names: str) -> list[int]:
    return [number(name) for name in names.split()]


def names(cards: int) -> str:
    return " ".join(f"{SUITS[card // VALUES]}-{card % VALUES + 1}" for card in range(52) if cards >> card & 1)


def bits(cards: str) -> int:
    return sum(1 << card for card in numbers(cards))


class Table:
    """A game on the table: one record, and what can be done with it."""

    def __init__(self) -> None:
        self.states = blank(GAME.STATE)

    @property
    def s(self):
        return self.states[0]

    @property
    def mover(self) -> int:
        return int(GAME.engine.to_move_at(self.states, 0))

    @property
    def waits(self) -> str:
        s = self.s
        return Decision(int(s.pending[s.pending_size - 1].kind if s.pending_size else s.phase)).name.lower()

    @property
    def told(self) -> list[str]:
        return [Event(int(entry["kind"])).name.lower() for entry in self.s.trail[: int(self.s.trail_size)]]

    @property
    def ending(self) -> int:
        return int(GAME.engine.is_over_at(self.states, 0))

    @property
    def score(self) -> int:
        results = blank(RESULT, int(self.s.num_players))
        GAME.engine.returns_at(self.states, 0, results)
        assert len(set(results["score"])) == 1 and set(results["rank"]) == {1}
        return int(results[0]["score"])

    def action(self, kind: str, what: str | int = 0) -> int:
        if isinstance(what, str):
            what = number(what) if "-" in what else SUITS.index(what)
        return int(FIRST[KINDS[kind]]) + what

    def why(self, kind: str, what: str | int = 0, seat: int | None = None) -> str:
        """The reason why not, in lower case; `none` when it is legal."""
        seat = self.mover if seat is None else seat
        reason = Refusal(GAME.engine.refusal_at(self.states, 0, seat, self.action(kind, what)))
        return reason.name.lower()

    def do(self, kind: str, what: str | int = 0, seat: int | None = None) -> "Table":
        seat = self.mover if seat is None else seat
        assert self.why(kind, what, seat) == "none", f"{kind} {what}: {self.why(kind, what, seat)}"
        GAME.engine.apply_at(self.states, 0, seat, self.action(kind, what))
        return self

    def legal(self, seat: int | None = None) -> list[int]:
        out = np.zeros(GAME.NUM_ACTIONS, np.int32)
        seat = self.mover if seat is None else seat
        return [int(action) for action in out[: GAME.engine.legal_at(self.states, 0, seat, out)]]

    def kinds(self, seat: int | None = None) -> set[str]:
        return {Kind(GAME.decode(action)[0]).name.lower() for action in self.legal(seat)}

    def hand(self, chair: int) -> str:
        return names(int(self.s.players[chair].hand))

    def shared(self, chair: int) -> str:
        return names(int(self.s.players[chair].shared))

    def known(self, seat: int) -> str:
        return names(int(self.s.players[seat].known))

    @property
    def market(self) -> str:
        return names(int(self.s.market))

    @property
    def row(self) -> str:
        return " ".join(names(1 << int(card)) for card in self.s.row if card != NO_CARD)

    @property
    def top(self) -> str:
        return names(1 << int(self.s.deck[self.s.deck_size - 1])) if self.s.deck_size else ""

    @property
    def deck(self) -> list[str]:
        return [names(1 << int(card)) for card in self.s.deck[: int(self.s.deck_size)]]

    def copy(self) -> "Table":
        """The same table, to try something on."""
        other = Table()
        other.states = self.states.copy()
        return other

    def redeal(self, seat: int, seed: int = 1) -> "Table":
        """The same table in a world re-dealt for a seat."""
        other = Table()
        other.states = self.states.copy()
        GAME.engine.resample_at(other.states, 0, seat, np.array([seed, 2, 3, 4], np.uint32))
        return other


def dealt(players: int, seed: int = 0, **options: str) -> Table:
    """A game from the deal on."""
    table = Table()
    GAME.engine.deal_at(table.states, 0, players, GAME.options(players, options), np.array([seed, 1, 2, 3], np.uint32))
    return table


def game(
    *, hands: Sequence[str], suits: str = "", market: str = "", deck: str | None = None, shared: Sequence[str] = (),
    turn: int = 0, row: str | None = None, solitaire: bool = False, phase: str = "turn", **fields: int,
) -> Table:
    """A position on somebody's turn. The deck is written bottom to top; None: all other cards, in order."""
    table = Table()
    s = table.s
    players = len(hands)
    s.random_key[:] = [1, 2, 3, 4]
    s.num_players = players
    s.phantom = Phantom.DECK if solitaire else Phantom.NONE if row is None else Phantom.ROW
    s.chairs = players + (s.phantom != Phantom.NONE)
    deal = DEALS[5 if row is not None else players - 1]
    s.top_value = fields.pop("top_value", deal.highest)
    for seat, cards in enumerate(hands):
        s.players[seat].hand = bits(cards)
    for chair, cards in enumerate(shared):
        s.players[chair].shared = bits(cards)
    s.played, s.market = bits(suits), bits(market)
    for suit in range(4):
        pile = int(s.played) >> (suit * VALUES) & ((1 << VALUES) - 1)
        s.tops[suit] = pile.bit_length()
    s.row[:], s.deck[:] = NO_CARD, NO_CARD
    for slot, card in enumerate(numbers(row or "")):
        s.row[slot] = card
        s.players[players].hand |= 1 << card
    placed = int(s.played) | int(s.market)
    for chair in range(int(s.chairs)):
        placed |= int(s.players[chair].hand) | int(s.players[chair].shared)
    rest = [card for card in range(52) if (everything(int(s.top_value)) & ~placed) >> card & 1]
    cards = rest if deck is None else numbers(deck)
    s.deck[: len(cards)] = cards
    s.deck_size = len(cards)
    s.fresh = 0 if solitaire else len(cards)
    s.phase = Decision[phase.upper()]
    s.turn = turn
    for name, value in fields.items():
        s[name] = value
    return table
