"""The tables of components.toml, as the rules use them."""

from typing import Any

import numpy as np

from labtable.core.components import Table, read
from labtable.core.names import kebab
from labtable.core.records import table

from .constants import NUM_CARDS, NUM_SUITS, VALUES, Suit

SUITS = tuple(kebab(suit) for suit in Suit)
CHAIRS = {
    "solitaire": 1,
    "2 players": 2,
    "3 players": 3,
    "4 players": 4,
    "5 players": 5,
    "2 players and the phantom": 3,
}  # how many chairs are dealt cards
GAMES = tuple(CHAIRS)
PHANTOM_DEAL = GAMES.index("2 players and the phantom")
COLUMNS = ("2", "3", "4-5")
VERDICTS = ("nobel", "respect", "improve", "caves", "sell")

DEAL = table([("highest", np.int16), ("hand", np.int16), ("market", np.int16)])


def deals(box: Table) -> Any:
    """§2.1 A row for each kind of game, in the order of GAMES."""
    deal = np.zeros(len(GAMES), DEAL)
    for index, row in enumerate(box.rows("deals", count=len(GAMES))):
        row.only("game", "highest", "hand", "market")
        if row.choice("game", GAMES) != index:
            raise row.mistake(f"expected the games in the order {', '.join(GAMES)}", "game")
        deal[index].highest = row.number("highest", 1, VALUES)
        deal[index].hand = row.number("hand", 1, 10)
        deal[index].market = row.number("market", 1, 5)
        needed = CHAIRS[GAMES[index]] * (deal[index].hand + 1) + deal[index].market
        if NUM_SUITS * deal[index].highest < needed:
            raise row.mistake("expected a deck that is large enough for hands and market", "highest")
    return deal


def verdicts(box: Table) -> Any:
    """§9.3 The most points for each verdict, a row for each column of the chart."""
    chart = np.zeros((len(COLUMNS), len(VERDICTS) - 1), np.int16)
    for index, row in enumerate(box.rows("verdicts", count=len(COLUMNS))):
        row.only("column", "most")
        if row.choice("column", COLUMNS) != index:
            raise row.mistake(f"expected the columns in the order {', '.join(COLUMNS)}", "column")
        chart[index] = row.numbers("most", 0, NUM_CARDS, count=len(VERDICTS) - 1, rising=True)
    return chart


def personalities(box: Table) -> tuple[str, ...]:
    """§1.1 The names of all cards, by card number."""
    people: list[str] = []
    for suit in box["personalities"].tables(SUITS).values():
        names = suit.texts("names", count=VALUES)
        if twice := next((name for name in names if people.count(name) + names.count(name) > 1), None):
            raise suit.mistake(f"expected every personality once, found {twice} twice", "names")
        people += names
    return tuple(people)


BOX = read(__name__)
DEALS = deals(BOX)
CHART = verdicts(BOX)
PERSONALITIES = personalities(BOX)
WILD_FROM = BOX["wild_card"].number("fewest_players", 2, 5)
HIGH_PERCENT = BOX["high_card"].number("above_percent", 0, 99)
PHANTOM_COLUMN = BOX["phantom_column"].choice("column", COLUMNS)
