"""Finding puzzles: what counts as one, how it is graded, and files that are gone on with."""

import numpy as np
import pytest
from msgspec.structs import replace

from labtable.bots.question import question_of
from labtable.coach.judge import HINT, Option
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.puzzles import batch_miner, miner, prover, shelves
from labtable.puzzles.batch_miner import mine
from labtable.puzzles.grades import grade_of, missed_by
from labtable.puzzles.miner import mined
from labtable.puzzles.prover import Prover, followed
from labtable.puzzles.types import PuzzleProof

KNOWN = 2  # a deal of Eureka! solitaire in which a small search finds a puzzle


@pytest.fixture(autouse=True)
def light(monkeypatch):
    """Few worlds: these tests ask whether the miner does what it says, not whether its proofs are sharp."""
    monkeypatch.setattr(miner, "_provers", {})
    monkeypatch.setattr(miner, "prover_for", lambda game, players: Prover(game, players, deeper=1, rung=HINT))


def proof(**changes) -> PuzzleProof:
    good = {"gap": 0.2, "low": 0.15, "high": 0.25, "sets": 10, "share": 0.9, "walks": 1800, "iterations": 200_000}
    return PuzzleProof(**{**good, **changes})


def test_a_fair_puzzle_has_a_wide_and_certain_gap_that_no_luck_makes():
    prover = Prover(game("scientia"), 2, deeper=1)
    assert prover.fair(proof())
    for unfair in ({"gap": 0.05}, {"low": 0.0}, {"sets": 8}, {"share": 0.5}):
        assert not prover.fair(proof(**unfair))


def test_a_proof_counts_sets_and_single_worlds():
    prover = Prover(game("scientia"), 2, deeper=1)
    values = np.zeros((2, 100))
    values[0] = 0.6
    values[1, :10] = 0.7  # the first tenth of the worlds prefers the other action
    found = prover._proof(values, Option(1, (0.6, 0.4), behind=0.0))
    assert (found.sets, found.share, found.walks) == (9, 0.9, 100)


def test_grades_go_by_what_looks_best_and_by_who_thinks_ahead():
    assert grade_of(("student",)) == grade_of(("researcher", "laureate@200")) == 1
    assert grade_of(("student", "greedy")) == 2
    assert grade_of(("student", "greedy", "researcher")) == 3


@pytest.fixture(scope="module")
def found():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(miner, "prover_for", lambda game, players: Prover(game, players, deeper=1, rung=HINT))
        return mined("eureka", KNOWN)


def test_a_deal_gives_a_puzzle_whose_answer_its_levels_miss(found):
    assert found
    for puzzle in found:
        match = shelves.opened(puzzle)
        assert match.to_move == puzzle.seat
        assert puzzle.steps[0].answer in match.legal()
        assert puzzle.steps[0].choices == len(match.legal()) >= prover.LEAST_CHOICES
        worths = [worth.worth for worth in puzzle.steps[0].worths]
        assert worths == sorted(worths, reverse=True) and puzzle.steps[0].worths[0].action == puzzle.steps[0].answer
        assert missed_by(match.game, [(match.state, puzzle.steps[0].answer)], puzzle.digest) == puzzle.missed


def test_a_position_that_all_levels_understand_is_no_puzzle(found, monkeypatch):
    match = shelves.opened(found[0])
    monkeypatch.setattr(miner, "missed_by", lambda *_: ())
    assert miner.puzzle_at(miner.prover_for(match.game, match.players), match, KNOWN) is None


def test_an_answer_that_draws_at_random_has_no_second_step():
    match = Match(game("laboratorium"), 2, seed=1)
    luck = question_of(match).luck
    for _ in range(120):
        if match.over:
            break
        seat, action = match.to_move, luck.choice(match.legal())
        after = followed(match.game, match.state, seat, action)
        before = match.state.random_counters[1:].copy()
        match.play(action)
        if not np.array_equal(match.state.random_counters[1:], before):
            assert after is None
        if after is not None:
            assert match.to_move == seat


def test_a_file_is_gone_on_with(found, tmp_path, monkeypatch):
    monkeypatch.setattr(batch_miner, "mined", lambda *_: found)
    path, eureka = tmp_path / "eureka.json", game("eureka")
    told: list[tuple[int, int]] = []
    first = mine(eureka, path, 1, KNOWN, 1, lambda *news: told.append(news))
    assert list(first.puzzles) == found and told[-1] == (len(first.puzzles), len(first.searched))
    assert shelves.read(path, eureka) == first
    again = mine(eureka, path, 1, KNOWN, 1, lambda *news: told.append(news))
    assert again == first, "nothing is searched where there is enough"


def test_a_position_that_two_deals_lead_to_is_one_puzzle(found, tmp_path, monkeypatch):
    def stop(puzzles: int, deals: int) -> None:
        if deals == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(batch_miner, "mined", lambda *_: found)
    path, eureka = tmp_path / "eureka.json", game("eureka")
    with pytest.raises(KeyboardInterrupt):
        mine(eureka, path, 99, KNOWN, 1, stop)
    shelf = shelves.read(path, eureka)
    assert list(shelf.puzzles) == found and len(shelf.searched) == 2


def test_a_bad_file_is_refused_in_a_sentence(tmp_path):
    eureka, path = game("eureka"), tmp_path / "puzzles.json"
    with pytest.raises(shelves.BadPuzzle, match="cannot be read"):
        shelves.read(path, eureka)
    path.write_text("{")
    with pytest.raises(shelves.BadPuzzle, match="not a whole file"):
        shelves.read(path, eureka)
    shelves.write(shelves.empty(game("scientia")), path)
    with pytest.raises(shelves.BadPuzzle, match="puzzles of scientia, not of eureka"):
        shelves.read(path, eureka)
    text = path.read_text().replace('"rules_version":', '"rules_version":9')
    path.write_text(text)
    with pytest.raises(shelves.BadPuzzle, match="version 9"):
        shelves.read(path, game("scientia"))


def test_a_changed_puzzle_is_noticed(found):
    with pytest.raises(shelves.BadPuzzle, match="do not lead to its position"):
        shelves.opened(replace(found[0], entries=found[0].entries[:-1]))
