"""The files of puzzles: one for each game in the package, others where `labtable puzzles --write` puts them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from labtable.core.errors import LabtableError
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.match.log import Entry
from labtable.core.match.match import Match
from labtable.core.match.restore import follow
from labtable.core.messages import Message
from labtable.core.record.records import State
from labtable.core.whole_file import whole_file
from labtable.puzzles.types import FORMAT, Puzzle, PuzzleStep, Shelf

FOLDER = Path(__file__).with_name("shelf")


class BadPuzzle(LabtableError):
    """A puzzle or a file of puzzles that cannot be used; the sentence says why."""


def digest_of(state: State) -> str:
    return hashlib.sha256(state.tobytes()).hexdigest()


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.json"


def empty(game: Game) -> Shelf:
    return Shelf(game=game.name, rules_version=game.meta.rules_version, searched=(), puzzles=())


def read(path: Path, game: Game) -> Shelf:
    """The shelf of a file, if it is one of this game and of these rules."""
    try:
        shelf = msgspec.json.decode(path.read_bytes(), type=Shelf)
    except OSError as error:
        raise BadPuzzle(f"{path} cannot be read: {error.strerror}.") from None
    except msgspec.MsgspecError as error:
        raise BadPuzzle(f"{path} is not a whole file of puzzles: {error}.") from None
    if shelf.format != FORMAT:
        raise BadPuzzle(f"{path} has the format {shelf.format!r}; this release reads {FORMAT!r}.")
    if shelf.game != game.name:
        raise BadPuzzle(f"{path} holds puzzles of {shelf.game}, not of {game.name}.")
    if shelf.rules_version != game.meta.rules_version:
        raise BadPuzzle(
            f"{path} was made for version {shelf.rules_version} of the rules of {game.meta.title}; this "
            f"release has version {game.meta.rules_version}. Write a new file."
        )
    return replace(shelf, puzzles=tuple(replace(one, steps=tuple(map(_spoken, one.steps))) for one in shelf.puzzles))


def _spoken(step: PuzzleStep) -> PuzzleStep:
    """A step with messages where a file has plain data: a message's parameter may be a message."""
    return replace(
        step,
        worths=tuple(replace(one, why=None if one.why is None else _message(one.why)) for one in step.worths),
        words=_message(step.words),
        next_best=_message(step.next_best),
        does=tuple(map(_message, step.does)),
        lost=tuple(map(_message, step.lost)),
        line=tuple((seat, _message(words)) for seat, words in step.line),
    )


def _message(message: Message) -> Message:
    return replace(message, params={name: _parameter(value) for name, value in message.params.items()})


def _parameter(value: Any) -> Any:
    if isinstance(value, list):
        return [_parameter(item) for item in value]
    return _message(msgspec.convert(value, Message)) if isinstance(value, dict) else value


def write(shelf: Shelf, path: Path) -> None:
    """Write a shelf to a file, so that a stop in between costs nothing. One line for each puzzle."""
    head, puzzles = msgspec.to_builtins(shelf), [msgspec.json.encode(one).decode() for one in shelf.puzzles]
    del head["puzzles"]
    text = msgspec.json.encode(head).decode()[:-1] + ',"puzzles":[\n' + ",\n".join(puzzles) + "\n]}\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole_file(path) as file:
            file.write(text.encode())
    except OSError as error:
        raise BadPuzzle(f"{path} cannot be written: {error.strerror}.") from None


@cache
def shelf_of(name: str) -> Shelf:
    """The shelf that the package brings for a game; an empty one where it has none for these rules."""
    game = find_game(name)
    return read(path_of(name), game) if path_of(name).exists() else empty(game)


def named(name: str, puzzle: str) -> Puzzle | None:
    """A puzzle of the package's shelf."""
    return next((one for one in shelf_of(name).puzzles if one.name == puzzle), None)


def opened(puzzle: Puzzle) -> Match:
    """The match of a puzzle, at the position where it begins; its digest is checked."""
    match = Match(find_game(puzzle.game), puzzle.players, seed=puzzle.seed, options=puzzle.options)
    for seat, action in puzzle.entries:
        follow(match, Entry(seat, action, 0))
    if digest_of(match.state) != puzzle.digest:
        raise BadPuzzle(f"Puzzle {puzzle.name} of {match.game.meta.title}: its moves do not lead to its position.")
    return match


def sight_of(match: Match) -> bytes:
    """Everything that the player to move is shown, in one value."""
    return msgspec.json.encode((match.players, match.to_move, match.view(match.to_move)))


def distinct(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles without copies: those that show their player the same are one, whatever cards are hidden."""
    by_sight: dict[bytes, Puzzle] = {}
    for one in puzzles:
        by_sight.setdefault(sight_of(opened(one)), one)
    return list(by_sight.values())
