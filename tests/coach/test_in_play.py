"""Hints with their risk, and the blunder check."""

from random import Random

import numpy as np
import pytest

from labtable.bots.question import question, question_of
from labtable.coach.hints import advise, doubt_about, foreseen, judge_of, risk_in_words
from labtable.coach.risks import Risk, risk_of, said
from labtable.coach.trials import TrialPosition, Trials
from labtable.core.game.registry import game
from labtable.core.game.text import LANGUAGES
from labtable.core.match.match import Match, key_of
from labtable.server.protocol import rest_wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events
from labtable.server.table.commands import wants_check
from tests.coach.conftest import few_worlds
from tests.coach.test_at_the_server import begun


@pytest.fixture
def draft() -> Match:
    return Match(game("scientia"), 2, seed=5)


def test_a_blunder_is_doubted_and_the_best_action_never_is(draft):
    asked = question_of(draft)
    with few_worlds((4, 12, 24, 72, 72, 72)):
        doubts = [doubt_about(question_of(draft), action) for action in asked.legal]
        best = advise(draft)[0].action
    assert doubts[asked.legal.index(best)] is None
    found = [one for one in doubts if one is not None]
    assert found and len(found) < len(asked.legal)
    for one in found:
        assert one.cost >= 0.1 and one.best != one.action and one.best in asked.legal
        assert one.why[0].id == "check-leaves-chance"
        assert all(draft.say(sentence, language) for sentence in (*one.why, one.better) for language in LANGUAGES)
    assert all(one.best not in {other.action for other in found} for one in found)


def test_what_a_seat_cannot_know_changes_no_doubt_and_no_risk(team):
    here = team.fork(9)
    other = np.array([here.state], here.game.STATE)
    here.game.engine.resample_at(other, 0, here.to_move, key_of(b"another world"))
    assert other[0].tobytes() != here.state.tobytes()
    asked = [question(here.game, states, "one seed", 9) for states in (np.array([here.state], here.game.STATE), other)]
    for action in asked[0].legal[:2]:
        judge = judge_of(here.game, here.players)
        told = [(doubt_about(one, action), risk_in_words(judge, one, action)) for one in asked]
        assert told[0] == told[1]


def test_a_risk_is_told_with_its_cost_in_every_language(team):
    here = team.fork(9)
    for comes in (True, False):
        sentence = said(here.game, Risk(here.describe(here.legal()[0]), comes, 0.3, "", 1.24))
        assert "1.2 points" in here.say(sentence) and "30 %" in here.say(sentence)
        sampled = said(here.game, Risk(here.describe(here.legal()[0]), comes, 0.3, "one-in-three", 1.24))
        assert "about one in three" in here.say(sampled)
        assert len({here.say(sentence, language) for language in LANGUAGES}) == 3


class Gloomy(TrialPosition):
    """Where luck brings about one thing, all is lost; `good` turns that around."""

    bad, good = "", False

    def values(self, action, walks):
        found = np.zeros((walks, self.trials.players))
        for number, dealt in enumerate(self.worlds(walks)):
            self.trials.bytes[0] = dealt
            self.trials.game.engine.apply_at(self.trials.world, 0, self.mover, int(action))
            comes = self.bad in {one.id for one in self.trials.game.events(self.trials.world[0], self.mover)}
            found[number] = (-20.0 if comes != self.good else -2.0) + number % 3
        return found


def test_the_risk_is_what_luck_brings_about_or_what_it_does_not():
    match, luck = Match(game("eureka"), 3, seed=3), Random(3)
    while match.version < 15:
        match.play(luck.choice(match.legal()))
    asked = question_of(match)
    (action,) = (one for one in asked.legal if "event-bonus" in {may.message.id for may in foreseen(asked, one).may})
    (share,) = (may.share for may in match.consequences(action).may if may.message.id == "event-bonus")
    Gloomy.bad = "event-bonus"
    for Gloomy.good in (False, True):
        position = Gloomy(Trials(match.game, match.players), match.state, asked.seat, 3)
        found = risk_of(position, action, foreseen(asked, action))
        assert (found.what.id, found.comes) == ("event-bonus", not Gloomy.good)
        assert found.share == pytest.approx(1 - share if Gloomy.good else share, abs=0.1)
        assert found.cost == pytest.approx(18 * (1 - found.share), abs=0.5)


# At the server -------------------------------------------------------------------------------------


def table_of(draft: Match, rival: events.StoredChair, *, check: bool):
    chairs = [events.StoredChair("human", "Ada", None, ["ada"]), rival]
    made = events.Made(draft.game.name, {}, events.StoredSettings(check=check), chairs, "ada", draft.secret.hex())
    return begun(made, draft)


BOT, BOB = events.StoredChair("bot", None, "random"), events.StoredChair("human", "Bob", None, ["bob"])


def test_the_check_is_for_a_person_among_bots_who_wants_it(draft):
    table = table_of(draft, BOT, check=True)
    while table.match.to_move != 0:
        table.match.play(Random(1).choice(table.match.legal()))
    asked = rest_wire.AskCheck(0, table.position, table.match.legal()[0])
    assert wants_check(table, "ada", asked) is table.match
    for other, holder in (
        (table_of(draft, BOT, check=False), "ada"),
        (table_of(draft, BOB, check=True), "ada"),
        (table, "bob"),
    ):
        with pytest.raises(Rejection):
            wants_check(other, holder, asked)
