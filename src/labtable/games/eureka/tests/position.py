"""Positions in words: `game(hands=("red-1 blue-3", "green-2"), suits="green-1", market="red-5")`."""

from collections.abc import Sequence
from typing import Self

from labtable.core.messages import kebab
from labtable.games.eureka import GAME
from labtable.games.eureka.components import DEALS, PHANTOM_DEAL, SUITS
from labtable.games.eureka.constants import NO_CARD, NUM_CARDS, VALUES, Event, Kind, Pending, Phantom
from labtable.games.eureka.hands import everything
from labtable.games.eureka.turn import question
from labtable.testing import Position

KINDS = {kind.name.lower(): kind for kind in Kind}


def number(name: str) -> int:
    suit, value = name.split("-")
    return SUITS.index(suit) * VALUES + int(value) - 1


def numbers(names: str) -> list[int]:
    return [number(name) for name in names.split()]


def names(cards: int) -> str:
    return " ".join(f"{SUITS[card // VALUES]}-{card % VALUES + 1}" for card in range(NUM_CARDS) if cards >> card & 1)


def bits(cards: str) -> int:
    return sum(1 << card for card in numbers(cards))


class Table(Position):
    """A game on the table, with its cards and actions by name."""

    game = GAME
    Event = Event

    @property
    def waits(self) -> str:
        return Pending(question(self.s)).name.lower()

    @property
    def score(self) -> int:
        rows = self.results()
        assert len(set(rows["score"])) == 1 and set(rows["rank"]) == {1}
        return int(rows[0]["score"])

    def action(self, kind: str, what: str | int = 0) -> int:
        if isinstance(what, str):
            what = number(what) if "-" in what else SUITS.index(what)
        return GAME.encode(KINDS[kind], what)

    def why(self, kind: str, what: str | int = 0, seat: int | None = None) -> str:
        """The reason why not, such as `too-low`; `none` when it is legal."""
        return kebab(self.refusal(self.action(kind, what), seat))

    def do(self, kind: str, what: str | int = 0, seat: int | None = None) -> Self:
        return self.apply(self.action(kind, what), seat)

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


dealt = Table.dealt


def game(
    *,
    hands: Sequence[str],
    suits: str = "",
    market: str = "",
    deck: str | None = None,
    shared: Sequence[str] = (),
    turn: int = 0,
    row: str | None = None,
    solitaire: bool = False,
    phase: str = "turn",
    **fields: int,
) -> Table:
    """A position on somebody's turn. The deck is written bottom to top; None: all other cards, in order."""
    table = Table()
    table.sound = deck is None and phase != "starter"  # with a short deck, cards are missing
    s = table.s
    players = len(hands)
    s.random_key[:] = [1, 2, 3, 4]
    s.num_players = players
    s.phantom = Phantom.DECK if solitaire else Phantom.NONE if row is None else Phantom.ROW
    s.chairs = players + (s.phantom != Phantom.NONE)
    deal = DEALS[PHANTOM_DEAL if row is not None else players - 1]
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
    rest = [card for card in range(NUM_CARDS) if (everything(int(s.top_value)) & ~placed) >> card & 1]
    cards = rest if deck is None else numbers(deck)
    s.deck[: len(cards)] = cards
    s.deck_size = len(cards)
    s.fresh = 0 if solitaire else len(cards)
    s.phase = Pending[phase.upper()]
    s.turn = turn
    for name, value in fields.items():
        s[name] = value
    return table
