"""Par: what a team's deal allowed with open hands."""

from random import Random

import numpy as np
import pytest
from typer.testing import CliRunner

from labtable.bots import answer, bot
from labtable.cli import app
from labtable.coach.par import Par, forget, par, par_of, replayed, score_of
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.core.match.match import Match, key_of, secret_of_seed
from labtable.core.record.records import OVER, blank
from tests.coach.conftest import played

EUREKA = game("eureka")
TABLES = [(1, {}), (2, {}), (2, {"phantom": "on"}), (2, {"library": "on"}), (3, {}), (4, {}), (5, {})]


def dealt(players: int, seed: int, options: dict):
    states = blank(EUREKA.STATE)
    EUREKA.engine.deal_at(states, 0, players, EUREKA.options(players, options), key_of(secret_of_seed(seed)))
    return states


def random_game(players: int, seed: int, options: dict, luck: Random) -> int:
    """The score of a game from a deal, played by lot or, every second time, by what looks best."""
    match, careful = Match(EUREKA, players, seed=seed, options=options), luck.random() < 0.5
    student = bot("student")
    while not match.over:
        match.play(answer(match, student) if careful else luck.choice(match.legal(match.to_move)))
    return score_of(match)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_the_line_of_par_can_be_played_and_leads_to_par(players, options):
    states = dealt(players, 4, options)
    found = par(EUREKA, states, widths=(16, 64))
    assert int(replayed(EUREKA, states, found.line)[0]["score"]) == found.score


@pytest.mark.thorough
def test_no_game_of_200_beats_par_of_its_deal():
    luck, pars = Random(1), {}
    for number in range(200):
        players, options = TABLES[number % len(TABLES)]
        place = (players, number % 3, str(options))
        if place not in pars:
            pars[place] = par(EUREKA, dealt(players, number % 3, options)).score
        assert pars[place] <= random_game(players, number % 3, options, luck)


def test_what_is_forgotten_changes_neither_what_is_legal_nor_what_it_does():
    engine, luck = EUREKA.engine, Random(2)
    for number in range(4 * len(TABLES)):
        players, options = TABLES[number % len(TABLES)]
        states, room = dealt(players, number, options), np.zeros(EUREKA.NUM_ACTIONS, np.int32)
        while (seat := engine.to_move_at(states, 0)) != OVER:
            open_handed = states.copy()
            forget(EUREKA, open_handed)
            legal = room[: engine.legal_at(states, 0, seat, room)].tolist()
            assert engine.to_move_at(open_handed, 0) == seat
            assert room[: engine.legal_at(open_handed, 0, seat, room)].tolist() == legal
            action = luck.choice(legal)
            for each in (states, open_handed):
                engine.apply_at(each, 0, seat, action)
            after = states.copy()
            for each in (after, open_handed):
                forget(EUREKA, each)
            assert after.tobytes() == open_handed.tobytes()


def test_a_perfect_par_is_exact_and_another_says_that_something_better_may_exist():
    perfect, other = par(EUREKA, dealt(2, 0, {})), par(EUREKA, dealt(5, 7, {}), widths=(4,))
    assert (perfect.score, perfect.exact) == (0, True)
    assert other.score > 0 and not other.exact


@pytest.mark.parametrize(
    ("found", "score", "said"),
    [
        (Par(0, True, ()), 2, "With all hands and the deck open, every card could have been played; you left 2."),
        (Par(2, True, ()), 3, "With all hands and the deck open, 2 cards would have been left at best; you left 3."),
        (
            Par(1, False, ()),
            4,
            "With all hands and the deck open, 1 card, perhaps fewer, would have been left; you left 4.",
        ),
    ],
)
def test_par_is_told_beside_the_result(found, score, said):
    assert EUREKA.text.say(found.told(score), "en", []) == said
    assert all(EUREKA.text.say(found.told(score), language, []) for language in ("fr", "es"))


def test_a_review_of_a_team_tells_par_and_one_of_rivals_does_not(team_reviewed, duel):
    assert team_reviewed.review.par is not None
    assert team_reviewed.review.par.params["score"] == -team_reviewed.review.final[0]
    assert par_of(duel) is None


def test_a_game_in_play_has_no_score_yet():
    with pytest.raises(BadSetup, match="par is told when it is over"):
        score_of(Match(EUREKA, 2, seed=1))


def test_a_team_that_beat_the_search_is_par_itself(monkeypatch):
    match = played("eureka", 2)
    monkeypatch.setattr("labtable.coach.par.par", lambda *_: Par(20, False, ()))
    found = par_of(match)
    assert found is not None and (found.score, found.exact) == (score_of(match), False)
    assert int(replayed(EUREKA, dealt(2, 3, {}), found.line)[0]["score"]) == found.score


def test_the_command_tells_par_in_every_language_and_the_line_on_request(tmp_path):
    match = played("eureka", 2)
    file = str(match.save(tmp_path / "game.labtable"))
    for language, words in (("en", "With all hands"), ("fr", "Avec toutes les mains"), ("es", "Con todas las manos")):
        said = CliRunner().invoke(app, ["par", file, "--lang", language], env={"COLUMNS": "300"})
        assert said.exit_code == 0 and words in said.output and said.output.count("\n") == 1
    lines = CliRunner().invoke(app, ["par", file, "--line"], env={"COLUMNS": "300"}).output.splitlines()
    found = par_of(match)
    assert found is not None and len(lines) == 1 + len(found.line)


def test_the_command_refuses_a_game_of_rivals_with_a_sentence(duel, tmp_path):
    file = duel.save(tmp_path / "game.labtable")
    failed = CliRunner().invoke(app, ["par", str(file)])
    assert "Par is told of a cooperative game" in str(failed.exception)
