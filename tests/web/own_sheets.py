"""Sheets of owners: each game's components as the command writes them, with rows that an owner changed, added and took
out. Whatever has a name is called otherwise, so that a name of the box that still appears is seen."""

from __future__ import annotations

import csv
from collections.abc import Callable
from pathlib import Path

from labtable.core.game.component_rows import lists_of, tables_of
from labtable.core.game.spreadsheets import sheet_of

Row = dict[str, str]
STORY = "A sentence of our own."


def curie(row: Row) -> list[Row]:
    part = row["curie"]
    if part == "timeline.spaces":
        if row["id"] == "1909":
            return []
        row |= {"name": f"Own {row['id'][:4]}"}
        if row["id"] == "1883":
            row |= {"gain": "{ radium = 1 }", "text": STORY}
            return [row, {"curie": part, "id": "1885", "gain": "{ points = 1 }", "name": "Own 1885", "text": STORY}]
    elif part == "activities":
        row |= {"name": f"Own {row['row']}", "cost": "{ pitchblende = 1 }"}
    elif row["row"] == "b11":
        return []
    elif row["row"] == "b1":
        return [row, row | {"row": "b13", "cost": "", "gain": "{ points = 2 }"}]
    return [row]


def eureka(row: Row) -> list[Row]:
    if row["value"]:
        row |= {"name": f"Own {row['id']}", "text": STORY}
    elif row["game"] == "2 players":
        row |= {"hand": "4", "highest": "7"}
    return [row]


def scientia(row: Row) -> list[Row]:
    return [row | {"name": f"Own {row['id']}", "effects": '["gain 2"]' if row["number"] == "1" else row["effects"]}]


def laboratorium(row: Row) -> list[Row]:
    if row["laboratorium"] == "own.card":
        return [row]
    row |= {"name": f"Own {row['id']}"}
    if row["id"] in ("acid", "linalool"):
        return [row | {"copies": "1"}] if row["copies"] else []
    if row["id"] == "fire":
        return [row, row | {"id": "leak", "name": "Own leak", "does": "lose_reagent", "token": ""}]
    return [row]


def element(row: Row) -> list[Row]:
    if row["symbol"]:
        return [row | {"name": f"Own {row['name'].lower()}"}]
    if row["id"] == "empty-pharmacy":
        return []
    row |= {"name": f"Own {row['id']}", "text": STORY}
    if row["id"] == "first-light":
        return [row, row | {"id": "ours", "name": "Own light", "goals": '["H", "He", "Li", "Be", "C"]'}]
    return [row]


OWNERS: dict[str, Callable[[Row], list[Row]]] = {
    "curie": curie,
    "element": element,
    "eureka": eureka,
    "laboratorium": laboratorium,
    "scientia": scientia,
}


def own_sheet(game: str, folder: Path) -> Path:
    """The sheet of a game as its owner saves it."""
    reader = csv.DictReader(sheet_of(game, lists_of(game), tables_of(game)).splitlines())
    path = folder / f"{game}.csv"
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, reader.fieldnames or [])
        writer.writeheader()
        for row in reader:
            writer.writerows(OWNERS[game](row))
    return path
