"""A puzzle at a table: the best move is asked for, nobody else moves, and every answer comes from the file."""

import pytest

from labtable.core.game.registry import game as game_named
from labtable.puzzles.shelves import shelf_of
from labtable.puzzles.wording import short_of
from labtable.server.protocol import rest_wire, table_commands
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events, puzzles
from labtable.server.table.commands import decide
from labtable.server.table.events import Row
from labtable.server.table.frames import Frames, may_have_hints
from labtable.server.table.table import GameTable

PUZZLE = shelf_of("eureka").puzzles[0]


def new(puzzle: str = PUZZLE.name, nickname: str | None = "Ada") -> rest_wire.NewTable:
    return rest_wire.NewTable("eureka", (rest_wire.NewChair("me", nickname=nickname),), puzzle=puzzle)


class PuzzleTable:
    """A table in memory; what `Hub` does, without storing."""

    def __init__(self) -> None:
        self.table = GameTable("ABCDEFGH", [Row(1, 1, "ada", "make", puzzles.made(new(), "ada"))])
        self.change(events.Dealt(self.table.game.meta.rules_version))
        self.table.wake()

    def change(self, change: events.Change, steps=()) -> None:
        self.table.apply(Row(self.table.version + 1, 1, "ada", f"c{self.table.version}", change), steps)

    def do(self, command: table_commands.Command) -> None:
        self.change(*decide(self.table, "ada", command, 1))

    def act(self, action: int) -> None:
        self.do(table_commands.Act("a", PUZZLE.seat, action, self.table.position))


@pytest.fixture
def at() -> PuzzleTable:
    return PuzzleTable()


def rejected(work, *given) -> Rejection:
    with pytest.raises(Rejection) as found:
        work(*given)
    return found.value


def test_a_table_begins_at_the_position_of_the_puzzle(at: PuzzleTable) -> None:
    match = at.table.match
    assert match.to_move == PUZZLE.seat and match.version == len(PUZZLE.entries)
    place = puzzles.shown(at.table)
    assert (place.done, place.steps, place.solved) == (0, len(PUZZLE.steps), ())
    assert [chair.kind for chair in at.table.chairs].count("human") == 1


def test_a_wrong_move_is_answered_with_what_it_leaves(at: PuzzleTable) -> None:
    step = PUZZLE.steps[0]
    wrong = rejected(at.act, step.worths[1].action)
    assert wrong.reason == "not-asked"
    assert wrong.message.id.startswith("puzzle-because")  # the figures, and the reason
    assert wrong.message.params["short"].id.startswith("puzzle-short")
    others = [action for action in at.table.match.legal() if action not in {one.action for one in step.worths}]
    for action in others[:1]:
        assert rejected(at.act, action).message.id.startswith("puzzle-untried")
    assert at.table.position == len(PUZZLE.entries)


@pytest.mark.parametrize("name", ["curie", "element", "eureka", "laboratorium", "scientia"])
def test_a_wrong_try_tells_why_it_is_worse(name: str) -> None:
    game = game_named(name)
    for puzzle in shelf_of(name).puzzles:
        for step in puzzle.steps:
            for tried in step.worths[1:]:
                assert tried.why is not None
                said = short_of(game, step, tried.action).params
                assert said.get("why") == tried.why or said["what"] == tried.why.params["what"]


def test_the_best_move_is_played_and_explained(at: PuzzleTable) -> None:
    for step in PUZZLE.steps:
        at.act(step.answer)
    place = puzzles.shown(at.table)
    assert place.done == len(PUZZLE.steps) and place.clue is None
    assert place.solved[0].message == PUZZLE.steps[0].words and place.solved[0].why
    legal = at.table.match.legal(PUZZLE.seat)
    if legal:
        assert rejected(at.act, legal[0]).message.id == "server-puzzle-over"


def test_show_me_plays_the_answer(at: PuzzleTable) -> None:
    at.do(table_commands.ShowMe("s", PUZZLE.seat, at.table.position))
    assert puzzles.shown(at.table).done == 1


def test_nobody_else_moves_nothing_is_taken_back_and_nobody_hints(at: PuzzleTable) -> None:
    assert puzzles.waits(at.table)
    assert not may_have_hints(at.table, (PUZZLE.seat,))
    undo = table_commands.TakeBack("u", PUZZLE.seat, at.table.position)
    assert rejected(at.do, undo).message.id == "server-puzzle-stands"
    offered = Frames(at.table).pieces.position(at.table.version).moment(PUZZLE.seat).undo
    assert not offered.possible and offered.reason.id == "server-puzzle-stands"
    back = table_commands.OfferRewind("o", PUZZLE.seat, 0, at.table.position)
    assert rejected(at.do, back).message.id == "server-puzzle-stands"


def test_what_is_not_on_the_shelf_is_refused_in_a_sentence() -> None:
    assert rejected(puzzles.made, new("nothing"), "ada").message.id == "server-no-such-puzzle"
    assert rejected(puzzles.made, new(nickname=None), "ada").message.id == "server-bad-nickname"
    assert rejected(puzzles.on_shelf, "chess").reason == "not-found"
