"""Reads components.toml into the tables that the rules use; a mistake there is answered with its place."""
import tomllib
from pathlib import Path
from typing import Any

import numpy as np

from labtable.core.errors import LabtableError
from labtable.core.records import table
from labtable.games.eureka.constants import NUM_SUITS, VALUES

FILE = Path(__file__).with_name("components.toml")
SUITS = ("red", "blue", "yellow", "green")
GAMES = ("solitaire", "2 players", "3 players", "4 players", "5 players", "2 players and the phantom")
PHANTOM_DEAL = GAMES.index("2 players and the phantom")
COLUMNS = ("2", "3", "4-5")
SOURCES = ("rulebook", "inferred", "reconstructed")
VERDICTS = ("nobel", "respect", "improve", "caves", "sell")

DEAL = table([("highest", np.int16), ("hand", np.int16), ("market", np.int16)])


def _expect(right: bool, place: str, expected: str) -> None:
    if not right:
        raise LabtableError(f"{FILE.name}, {place}: expected {expected}.")


def _sourced(row: Any, place: str) -> Any:
    _expect(isinstance(row, dict), place, "a table")
    _expect(row.get("source") in SOURCES, place, f"source to be one of {', '.join(SOURCES)}")
    _expect(row["source"] == "rulebook" or bool(row.get("reason")), place, "a reason, as the rulebook does not say it")
    return row


def _number(row: Any, name: str, low: int, high: int, place: str) -> int:
    value = row.get(name)
    _expect(type(value) is int and low <= value <= high, f"{place}, {name}", f"a number from {low} to {high}")
    return int(value)


def deals(data: dict[str, Any]) -> Any:
    """§2.1 A row for each kind of game, in the order of GAMES."""
    rows = {row.get("game"): row for row in data.get("deals", [])}
    _expect(set(rows) == set(GAMES), "deals", f"one row for each of {', '.join(GAMES)}")
    deal = np.zeros(len(GAMES), DEAL)
    for index, game in enumerate(GAMES):
        place = f"deals, {game}"
        row = _sourced(rows[game], place)
        deal[index].highest = _number(row, "highest", 1, VALUES, place)
        deal[index].hand = _number(row, "hand", 1, 10, place)
        deal[index].market = _number(row, "market", 1, 5, place)
        chairs = (1, 2, 3, 4, 5, 3)[index]
        _expect(NUM_SUITS * deal[index].highest >= chairs * (deal[index].hand + 1) + deal[index].market, place,
                "a deck that is large enough for hands and market")
    return deal


def verdicts(data: dict[str, Any]) -> Any:
    """§9.3 The most points for each verdict, a row for each column of the chart."""
    rows = {row.get("column"): row for row in data.get("verdicts", [])}
    _expect(set(rows) == set(COLUMNS), "verdicts", f"one row for each of {', '.join(COLUMNS)}")
    chart = np.zeros((len(COLUMNS), len(VERDICTS) - 1), np.int16)
    for index, column in enumerate(COLUMNS):
        most = _sourced(rows[column], f"verdicts, {column}").get("most")
        _expect(isinstance(most, list) and len(most) == len(VERDICTS) - 1 and most == sorted(set(most)),
                f"verdicts, {column}, most", f"{len(VERDICTS) - 1} numbers that rise")
        chart[index] = most
    return chart


def personalities(data: dict[str, Any]) -> tuple[str, ...]:
    """§1.1 The names of all cards, by card number."""
    people: list[str] = []
    for suit in SUITS:
        place = f"personalities, {suit}"
        names = _sourced(data.get("personalities", {}).get(suit), place).get("names")
        _expect(isinstance(names, list) and len(names) == VALUES, place, f"{VALUES} names")
        people += names
    _expect(len(set(people)) == len(people), "personalities", "no name twice")
    return tuple(people)


def one(data: dict[str, Any], name: str, field: str, low: int, high: int) -> int:
    return _number(_sourced(data.get(name), name), field, low, high, name)


def phantom_column(data: dict[str, Any]) -> int:
    column = _sourced(data.get("phantom_column"), "phantom_column").get("column")
    _expect(column in COLUMNS, "phantom_column, column", f"one of {', '.join(COLUMNS)}")
    return COLUMNS.index(column)


DATA = tomllib.loads(FILE.read_text(encoding="utf-8"))
DEALS = deals(DATA)
CHART = verdicts(DATA)
PERSONALITIES = personalities(DATA)
WILD_FROM = one(DATA, "wild_card", "fewest_players", 2, 5)
HIGH_PERCENT = one(DATA, "high_card", "above_percent", 0, 99)
PHANTOM_COLUMN = phantom_column(DATA)
