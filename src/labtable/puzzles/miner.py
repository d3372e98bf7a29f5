"""Puzzles from games of bots: one deal is played, and the positions that stick out are proved."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from labtable.bots.levels import bot
from labtable.bots.question import Bot
from labtable.bots.referee import answer
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import Match
from labtable.core.record.records import Action, Seat, State
from labtable.puzzles.grades import grade_of, missed_by
from labtable.puzzles.prover import LEAST_CHOICES, Prover, followed
from labtable.puzzles.shelves import digest_of
from labtable.puzzles.types import Puzzle, PuzzleStep
from labtable.puzzles.wording import step_told

PLAYERS = {"researcher": 6, "student": 3, "random": 1}  # who decides, by lot: mistakes lead to interesting positions
LOOKED = 0.5  # share of the decisions that are looked at
MOST_OF_A_GAME = 2  # puzzles
APART = 8  # decisions between two puzzles of one game
LONGEST_LINE = 3  # decisions of a puzzle

_provers: dict[tuple[str, int], Prover] = {}


def prover_for(game: Game, players: int) -> Prover:
    """The prover of this process for a game and a size of table."""
    key = game.key, players
    if key not in _provers:
        _provers[key] = Prover(game, players)
    return _provers[key]


def table_of(game: Game, seed: int) -> int:
    """How many players: the two smallest tables of a game, in turn."""
    sizes = list(game.meta.players)[:2]
    return sizes[seed % len(sizes)]


def mined(name: str, seed: int, options: Mapping[str, object] | None = None) -> list[Puzzle]:
    """The puzzles of one deal."""
    game = find_game(name)
    match = Match(game, table_of(game, seed), seed=seed, options=options)
    players, luck, prover = _players(), Random(f"puzzles {name} {seed}"), prover_for(game, match.players)
    found: list[Puzzle] = []
    last = -APART
    while not match.over and len(found) < MOST_OF_A_GAME:
        looks = luck.random() < LOOKED and match.version >= last + APART
        if looks and len(match.legal()) >= LEAST_CHOICES:
            puzzle = puzzle_at(prover, match, seed)
            if puzzle is not None:
                found.append(puzzle)
                last = match.version
        match.play(answer(match, luck.choices(players, list(PLAYERS.values()))[0]))
    return found


def _players() -> list[Bot]:
    return [bot(name) for name in PLAYERS]


def puzzle_at(prover: Prover, match: Match, seed: int) -> Puzzle | None:
    """The puzzle of the present position, if it is one."""
    game, seat, digest = match.game, match.to_move, digest_of(match.state)
    steps, line = _steps(prover, match.state, seat, digest)
    missed = missed_by(game, line, digest)
    if not steps or not missed:
        return None
    return Puzzle(
        name=digest[:8],
        game=game.name,
        rules_version=game.meta.rules_version,
        players=match.players,
        options=match.options,
        seed=seed,
        entries=tuple((entry.seat, entry.action) for entry in match.entries),
        digest=digest,
        seat=seat,
        grade=grade_of(missed),
        missed=missed,
        steps=tuple(steps),
    )


def _steps(
    prover: Prover,
    start: State,
    seat: Seat,
    digest: str,
) -> tuple[list[PuzzleStep], list[tuple[State, Action]]]:
    """The decision that is clearly best; and those after it, as long as the seat goes on and one is clearly best."""
    steps: list[PuzzleStep] = []
    line: list[tuple[State, Action]] = []
    state: State | None = start
    while state is not None and len(steps) < LONGEST_LINE:
        words = f"{digest} {len(steps)}"
        proved = prover.prove(state, words)
        if proved is None:
            break
        steps.append(step_told(prover.asked(state, words), proved))
        line.append((state, proved.answer))
        state = followed(prover.game, state, seat, proved.answer)
    return steps, line
