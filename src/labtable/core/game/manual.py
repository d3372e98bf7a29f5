"""The rulebook that teaches a game: rulebook/en.md, fr.md and es.md of its folder, a small Markdown read into blocks.

A block ends with the numbers of the sentences of RULES.md that it retells, `[4.2, 4.3]`. `{{limits.take}}` is a value
of components.toml, a row `{{table dates}}` the rows of that name in the game's rule_tables.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from labtable.core.game.rulebook import Rulebook
from labtable.core.messages import Message

Kind: TypeAlias = Literal["chapter", "step", "paragraph", "item", "numbered", "example", "table", "figure"]
Cells: TypeAlias = tuple[Message | str, ...]  # a row of a table
Tables: TypeAlias = Mapping[str, Callable[[], list[Cells]]]
TITLE = re.compile(r"# (?P<text>.+)")
FIGURE = re.compile(r"!\[(?P<text>.+)\]\(figure:(?P<figure>[a-z-]+)\)")
CITED = re.compile(r"\s*\[(?P<numbers>\d+\.\d+(?:, \d+\.\d+)*)\]$")
QUOTED = re.compile(r"\{\{(?P<path>[\w.-]+)\}\}")
MADE = re.compile(r"\| \{\{table (?P<name>[a-z-]+)\}\} \|")
RULE = re.compile(r"\|[-:| ]+\|")
BEGINNINGS: tuple[tuple[str, Kind], ...] = (
    ("### ", "step"),
    ("## ", "chapter"),
    ("- ", "item"),
    ("> ", "example"),
)
NUMBERED = re.compile(r"\d+\. ")


class ManualRow(msgspec.Struct, frozen=True):
    """A row of a table, and the sentences that it retells."""

    cells: tuple[str, ...]
    cites: tuple[str, ...] = ()


class Block(msgspec.Struct, frozen=True):
    """A paragraph, a heading, an item of a list, an example, a table or a figure. Its text may hold `**` and `*`."""

    kind: Kind
    text: str = ""
    cites: tuple[str, ...] = ()
    rows: tuple[ManualRow, ...] = ()  # of a table; the first is its head
    figure: str = ""  # its name in rulebook.toml

    def cited(self) -> Iterator[str]:
        """All sentences that it retells, those of its rows included."""
        yield from self.cites
        for row in self.rows:
            yield from row.cites


class Quotes(NamedTuple):
    """What a text may quote: the components of a box, and tables made of them in the words of a language."""

    components: Mapping[str, Any]
    tables: Tables
    say: Callable[[Message], str]

    def value(self, path: str) -> str:
        found: Any = self.components
        for key in path.split("."):
            found = found[int(key)] if isinstance(found, list) else found[key]
        if not isinstance(found, int | str):
            raise ValueError(f"{path} is not one value of components.toml")
        return str(found)

    def rows(self, name: str) -> Iterator[ManualRow]:
        for cells in self.tables[name]():
            yield ManualRow(tuple(cell if isinstance(cell, str) else self.say(cell) for cell in cells))


class Manual(msgspec.Struct, frozen=True):
    """A rulebook in one language."""

    title: str
    blocks: tuple[Block, ...]

    @staticmethod
    def read(path: Path, quotes: Quotes) -> Manual:
        title, *rest = path.read_text(encoding="utf-8").split("\n", 1)
        if not (match := TITLE.fullmatch(title)):
            raise ValueError(f"{path}: expected a title in the first line")
        pieces = (piece for part in re.split(r"\n\s*\n", "".join(rest).strip("\n")) for piece in _pieces(part))
        return Manual(match["text"], tuple(_block(piece, quotes) for piece in pieces))

    @staticmethod
    def of_rules(title: str, rules: Rulebook) -> Manual:
        """The rules themselves, chapter by chapter, for a game that nobody has written a rulebook for."""
        blocks: list[Block] = []
        for sentence in rules.sentences.values():
            chapter = Block("chapter", sentence.chapter)
            blocks += [chapter] * (chapter not in blocks)
            blocks.append(Block("paragraph", sentence.text, (sentence.number,)))
        return Manual(title, tuple(blocks))


def _pieces(part: str) -> Iterator[str]:
    """What stands between two empty lines, each item of a list for itself."""
    begun: list[str] = []
    for line in part.split("\n"):
        if begun and (line.startswith("- ") or NUMBERED.match(line)):
            yield "\n".join(begun)
            begun = []
        begun.append(line)
    yield "\n".join(begun)


def _block(piece: str, quotes: Quotes) -> Block:
    if piece.startswith("|"):
        return _table(piece.split("\n"), quotes)
    if match := FIGURE.fullmatch(piece):
        return Block("figure", match["text"], figure=match["figure"])
    kind: Kind = "paragraph"
    if match := NUMBERED.match(piece):
        kind, piece = "numbered", piece[match.end() :]
    for beginning, meant in BEGINNINGS:
        if piece.startswith(beginning):
            kind, piece = meant, piece.removeprefix(beginning).replace("\n>", "\n")
            break
    text, cites = _cited(" ".join(line.strip() for line in piece.split("\n")))
    return Block(kind, _filled(text, quotes), cites)


def _table(lines: list[str], quotes: Quotes) -> Block:
    cites: tuple[str, ...] = ()
    if not lines[-1].startswith("|"):
        _, cites = _cited(lines.pop())
    rows: list[ManualRow] = []
    for line in lines:
        if match := MADE.fullmatch(line):
            rows += quotes.rows(match["name"])
        elif not RULE.fullmatch(line):
            *cells, last = (_filled(cell.strip(), quotes) for cell in line.strip("|").split("|"))
            text, cited = _cited(last)
            rows.append(ManualRow((*cells, text), cited))
    return Block("table", cites=cites, rows=tuple(rows))


def _cited(text: str) -> tuple[str, tuple[str, ...]]:
    match = CITED.search(text)
    return (text[: match.start()], tuple(match["numbers"].split(", "))) if match else (text, ())


def _filled(text: str, quotes: Quotes) -> str:
    return QUOTED.sub(lambda match: quotes.value(match["path"]), text)
