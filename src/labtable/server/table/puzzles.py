"""Puzzles at a table: everything that is said about a try comes from the file; nobody thinks while a person waits."""

from __future__ import annotations

from labtable.core.game.contract import Message
from labtable.core.game.registry import names
from labtable.core.match.match import Match, secret_of_seed
from labtable.core.record.records import Action, Seat
from labtable.puzzles.shelves import BadPuzzle, named, shelf_of
from labtable.puzzles.themes import theme_of
from labtable.puzzles.types import Puzzle, PuzzleStep
from labtable.puzzles.wording import clue_of, short_of, task_of, why_of
from labtable.server.protocol import puzzle_wire, rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events, nicknames
from labtable.server.table.table import GameTable

OTHERS = "student"  # who sits on the other chairs; they never move


def on_shelf(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where the shelf was made for other rules than this server plays by."""
    if name not in names():
        raise Rejection("not-found")
    try:
        return shelf_of(name).puzzles
    except BadPuzzle:
        return ()


def cards(name: str) -> list[puzzle_wire.PuzzleCard]:
    return [
        puzzle_wire.PuzzleCard(one.name, one.grade, theme_of(one), one.players, len(one.steps))
        for one in on_shelf(name)
    ]


# A table for a puzzle -----------------------------------------------------------------------------


def made(new: rest_wire.NewTable, holder: str) -> events.Made:
    """The table of a puzzle: its deal, its players and all that was played are those of the file."""
    found = next((one for one in on_shelf(new.game) if one.name == new.puzzle), None)
    if found is None:
        raise Rejection("not-found", Message("server-no-such-puzzle"))
    nickname = next((chair.nickname for chair in new.chairs if chair.kind == "me" and chair.nickname), None)
    if nickname is None:
        raise Rejection("bad-request", Message("server-bad-nickname"))
    me = events.StoredChair("human", nicknames.clean(nickname, []), None, [holder])
    chairs = [me if seat == found.seat else events.StoredChair("bot", None, OTHERS) for seat in range(found.players)]
    return events.Made(
        new.game,
        dict(found.options),
        events.StoredSettings(cover_after=0, pace=False),
        chairs,
        holder,
        secret_of_seed(found.seed).hex(),
        begins=[(*entry, 0) for entry in found.entries],
        puzzle=found.name,
    )


def puzzle_of(table: GameTable) -> Puzzle | None:
    """The puzzle of a table; None where there is none, or where this release does not have it."""
    return None if table.made.puzzle is None else named(table.made.game, table.made.puzzle)


def waits(table: GameTable) -> bool:
    """Nobody moves on at the table of a puzzle."""
    return table.made.puzzle is not None


def steps_done(table: GameTable) -> int:
    return len(table.in_force) - len(table.made.begins)


def asked(table: GameTable) -> PuzzleStep | None:
    """The decision that is asked for; None where all were made."""
    found, done = puzzle_of(table), steps_done(table)
    return found.steps[done] if found is not None and 0 <= done < len(found.steps) else None


def judge(table: GameTable, match: Match, seat: Seat, action: Action) -> None:
    """Reject a legal move that is not the best one, with what it leaves."""
    if table.made.puzzle is None or match.why_not(action, seat):
        return
    step = asked(table)
    if step is None:
        raise Rejection("not-now", Message("server-puzzle-over"))
    if action != step.answer:
        raise Rejection("not-asked", short_of(match.game, step, action))


def why_it_stands(table: GameTable) -> Message | None:
    """What was played before a puzzle stands, and so does what was right."""
    return None if table.made.puzzle is None else Message("server-puzzle-stands")


def takes_nothing_back(table: GameTable) -> None:
    if (stands := why_it_stands(table)) is not None:
        raise Rejection("nothing-to-undo", stands)


def asked_action(table: GameTable) -> Action:
    """What *show me* plays."""
    step = asked(table)
    if step is None:
        raise Rejection("not-now")
    return step.answer


def shown(table: GameTable) -> puzzle_wire.PuzzlePlace | None:
    found = puzzle_of(table)
    if found is None or table.dealt is None:
        return None
    all_of_them, step, done = on_shelf(table.made.game), asked(table), max(steps_done(table), 0)
    number = next((place for place, one in enumerate(all_of_them) if one.name == found.name), 0)
    return puzzle_wire.PuzzlePlace(
        name=found.name,
        number=number + 1,
        count=len(all_of_them),
        grade=found.grade,
        theme=theme_of(found),
        task=task_of(found),
        clue=None if step is None else clue_of(step),
        done=done,
        steps=len(found.steps),
        solved=tuple(
            puzzle_wire.PuzzleAnswer(one.words, why_of(table.game, one), one.line) for one in found.steps[:done]
        ),
        next=all_of_them[number + 1].name if number + 1 < len(all_of_them) else None,
    )
