"""A game that a player ended before its end is reviewed up to there, and can be played on from there."""

import asyncio
from random import Random

import msgspec
import pytest

from labtable.bots import answer, bot
from labtable.coach.early_end import EarlyEndReviewer
from labtable.coach.judge import LOOK
from labtable.coach.review_cache import ReviewFile
from labtable.coach.types import EarlyEnd, Review
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.core.match.log import states_of
from labtable.core.match.match import Match
from labtable.core.match.save_file import Snapshot
from labtable.server.live.live_table import LiveTable
from labtable.server.live.reviews import Reviews, weigh_on
from labtable.server.protocol import rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events, retry
from labtable.server.table.events import Row
from labtable.server.workers.warmup import WarmUp
from tests.coach.test_at_the_server import Desk, again, begun, finished

HALF = 12  # entries


def left(match: Match) -> Match:
    """A game as it stood when a player left it; whoever is to move has a choice."""
    return match.fork(next(step.version for _, step in match.decisions() if step.version >= HALF))


def reviewed(match: Match, ended_by: int = 0) -> Review:
    reviewer = EarlyEndReviewer(match, ReviewFile(match, None), ended_by, threads=1)
    reviewer.look(lambda done, total: None)
    reviewer.find_par()
    return reviewer.told()


@pytest.mark.parametrize("kind", ["duel", "team"])
def test_what_was_played_is_judged_and_adds_up_to_how_it_stood(kind, request):
    match = left(request.getfixturevalue(kind))
    found = reviewed(match)
    assert found.decisions and found.decisions[-1].version < match.version
    assert found.early_end == EarlyEnd("given-up", 0, match.version) and found.par is None
    for seat, sums in enumerate(found.seats):
        assert sums.start + sums.luck + sums.own + sums.others + sums.later == pytest.approx(sums.end)
        assert sums.end == found.final[seat]


def test_giving_up_is_no_mistake_and_no_luck(duel):
    """The chances that were left are those of the judge: the concession itself is booked nowhere."""
    match = left(duel)
    reviewer = EarlyEndReviewer(match, ReviewFile(match, None), 0, threads=1)
    best = reviewer.judge.judge(match.state, LOOK).best
    found = reviewed(match)
    assert found.final == pytest.approx(best.values) and sum(found.final) == pytest.approx(1.0)


def test_a_game_whose_winner_was_certain_ends_as_it_stands():
    """The loser plays at random, until nobody can catch up with the other."""
    match, greedy, luck = Match(game("element"), 2, seed=3), bot("greedy"), Random(1)
    while match.game.decided(match.state) is None:
        match.play(answer(match, greedy) if match.to_move == 0 else luck.choice(match.legal()))
    assert match.game.decided(match.state) == 0 and not match.over
    found = reviewed(match)
    assert found.early_end == EarlyEnd("decided", 0, match.version) and found.final == (1.0, 0.0)


def test_given_up_before_the_first_choice_there_is_nothing_to_judge(duel):
    found = reviewed(duel.fork(0), 1)
    assert found.decisions == () and found.luck_share == 0 and found.seats[0].start == found.final[0]


def test_what_other_rules_played_is_refused_in_a_sentence(duel):
    match = left(duel)
    match.begin(states_of(match.game, match.state), match.entries)  # as from its snapshot
    with pytest.raises(BadSetup, match="other rules"):
        EarlyEndReviewer(match, ReviewFile(match, None), 0)


def given_up(match: Match):
    """The table where a person gave a match up."""
    table = finished(left(match))
    table.apply(Row(table.version + 1, 0, "host", "stop", events.GameStopped(0)))
    return table


def test_a_table_that_was_given_up_is_reviewed(team, monkeypatch, tmp_path):
    monkeypatch.setattr("labtable.server.live.reviews.usual_folder", lambda: tmp_path)
    monkeypatch.setattr("labtable.server.workers.warmup.compiled_mark", lambda name, purpose: tmp_path)
    table = given_up(team)

    async def ask() -> rest_wire.Reviewing:
        reviews = Reviews(Desk(), WarmUp())
        while True:
            news = msgspec.json.decode(await reviews.news(LiveTable(table), "one"), type=rest_wire.Reviewing)
            if news.done == news.total:
                return news

    found = asyncio.run(ask()).review
    assert found is not None and found.early_end == EarlyEnd("given-up", 0, table.position)


def test_without_its_early_end_the_same_file_is_still_being_played(team, monkeypatch, tmp_path):
    monkeypatch.setattr("labtable.server.live.reviews.usual_folder", lambda: tmp_path)
    match = left(team)
    saved = msgspec.json.encode(given_up(team).saved(Snapshot.of(match.game, match.state)))
    assert weigh_on(saved, 0, 0.0) is None and weigh_on(saved, 0, 0.0, 0) is not None


def test_a_game_that_was_given_up_can_be_played_on_from_there(team):
    table = given_up(team)
    new = begun(retry.made(again(team, table.position), "ada", table), team)
    assert new.match.version == table.position and not new.match.over
    with pytest.raises(Rejection):
        retry.made(again(team, table.position + 1), "ada", table)
