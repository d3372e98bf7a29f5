"""`labtable mcp`: tables for a language model, by the Model Context Protocol. It keeps its tables in memory."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING

from labtable import __version__
from labtable.agents.text_table import TextTable
from labtable.coach.reviewer import review as judge
from labtable.core.errors import BadSetup, LabtableError, need
from labtable.core.game.registry import game as find_game
from labtable.core.game.registry import names

if TYPE_CHECKING:
    from mcp.server import MCPServer

TABLES = 100  # that are kept; the oldest is forgotten
WORDS = "Board games with rules that can be looked up. new_table deals one; look, then act with the words of an action."


class AgentTables:
    """What the tools do: each answers with text, and a mistake with a sentence."""

    def __init__(self, legal: bool = True, language: str = "en") -> None:
        self.legal, self.language = legal, language
        self._tables: OrderedDict[str, TextTable] = OrderedDict()

    def new_table(self, game: str, rivals: list[str] | None = None, seat: int = 0, seed: int | None = None) -> str:
        """Deal a game. `rivals` are the bots of the other seats (partners, where all win or lose together), by
        strength: random, pupil, novice, student, greedy, researcher, laureate. Answers with the table's name and what
        it shows."""
        table = TextTable(game, rivals or ["student"], seat=seat, seed=seed, language=self.language, legal=self.legal)
        name = secrets.token_hex(4)
        self._tables[name] = table
        while len(self._tables) > TABLES:
            self._tables.popitem(last=False)
        return f"table: {name}\n\n{table.look()}"

    def look(self, table: str) -> str:
        """What lies open at a table, what is one's own, what happened, and what is asked."""
        return self._table(table).look()

    def legal_actions(self, table: str) -> str:
        """The words of every action that is legal now."""
        if not self.legal:
            return "At these tables nobody says what is legal: try, and a refusal names its rule."
        return "\n".join(self._table(table).actions()) or "Nothing: the game is over."

    def act(self, table: str, words: str) -> str:
        """Do an action by its words, such as "take red 6". A wrong try is answered with the rule that refuses it, or
        with what was understood; nothing happens then. Afterwards the bots play until it is one's turn again."""
        found = self._table(table)
        tried = found.act(words)
        return f"{tried.answer}\n\n{found.look()}" if tried.played else tried.answer

    def rules(self, game: str, number: str = "") -> str:
        """A rule by its number, such as 4.2; a chapter by its number, such as 4; without a number the chapters."""
        book = find_game(game).rulebook
        if number in book.sentences:
            return f"{number} {book.sentences[number].text}"
        inside = [f"{one.number} {one.text}" for one in book.sentences.values() if one.number.startswith(f"{number}.")]
        if number and not inside:
            raise BadSetup(f"There is no rule {number!r}; without a number the chapters are listed.")
        chapters = {one.number.split(".")[0]: one.chapter for one in book.sentences.values()}
        return "\n".join(inside or (f"{chapter} {title}" for chapter, title in chapters.items()))

    def review(self, table: str) -> str:
        """A finished game judged: one's decisions by how good they were, and where the game turned."""
        found = self._table(table)
        if not found.over:
            raise BadSetup("A game is reviewed when it is over.")
        seen, match = judge(found.match, keep=False), found.match
        sums = seen.seats[found.seat]
        lines = [f"Your decisions: {sums.best} best, {sums.good} good, {sums.slips} slips, {sums.blunders} blunders."]
        for turn in seen.turns:
            better = f" Better: {match.say(turn.better, self.language)}." if turn.better is not None else ""
            lines.append(f"Move {turn.version + 1}, seat {turn.seat}: {match.say(turn.played, self.language)}.{better}")
            lines += [f"  {match.say(why, self.language)}" for why in turn.why]
        return "\n".join(lines)

    def games(self) -> str:
        """The games, with the number of players each is for."""
        metas = [(name, find_game(name).meta) for name in names()]
        return "\n".join(
            f"{name}: {meta.title}, {meta.players[0]} to {meta.players[-1]} players" for name, meta in metas
        )

    def _table(self, name: str) -> TextTable:
        if name not in self._tables:
            raise BadSetup(f"There is no table {name!r}; new_table deals one.")
        return self._tables[name]


def _answering(work: Callable[..., str], failure: type[Exception]) -> Callable[..., str]:
    """A tool whose mistakes are sentences for the model, not faults of the server."""

    @wraps(work)
    def tool(*given: object, **named: object) -> str:
        try:
            return work(*given, **named)
        except LabtableError as error:
            raise failure(str(error)) from None

    return tool


def make_server(legal: bool = True, language: str = "en") -> MCPServer:
    """The server, with a tool for each thing that can be done at a table."""
    need("mcp", "The Model Context Protocol is", "mcp")
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError

    tables = AgentTables(legal, language)
    server = MCPServer("labtable", instructions=WORDS, version=__version__)
    for work in (
        tables.games,
        tables.new_table,
        tables.look,
        tables.legal_actions,
        tables.act,
        tables.rules,
        tables.review,
    ):
        server.tool(description=work.__doc__)(_answering(work, ToolError))
    return server
