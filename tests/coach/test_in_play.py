"""Hints with their risk, and the blunder check."""

from random import Random

import numpy as np
import pytest

from labtable.bots.hints import foreseen
from labtable.bots.question import question, question_of
from labtable.bots.search_api import Budget
from labtable.coach.hints import advise_with_risk, doubt_about, risk_in_words
from labtable.coach.risks import Risk, risk_of, said
from labtable.coach.trials import Trials
from labtable.coach.weigh import Effort
from labtable.core.game.registry import game
from labtable.core.game.text import LANGUAGES
from labtable.core.match.match import Match, key_of
from labtable.server.protocol import wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.table import events
from labtable.server.table.commands import wants_check
from tests.coach.test_at_the_server import begun


@pytest.fixture
def draft() -> Match:
    return Match(game("scientia"), 2, seed=5)


def test_a_blunder_is_doubted_and_the_best_action_never_is(draft, monkeypatch):
    monkeypatch.setattr("labtable.coach.hints.CHECK", Effort(screen=12, duel=60, watch=0, again=120))
    asked = question_of(draft)
    doubts = [doubt_about(question_of(draft), action) for action in asked.legal]
    found = [one for one in doubts if one is not None]
    assert found and len(found) < len(asked.legal)
    for one in found:
        assert one.cost >= 0.1 and one.best != one.action and one.best in asked.legal
        assert one.why[0].id == "check-leaves-chance"
        assert all(draft.say(sentence, language) for sentence in (*one.why, one.better) for language in LANGUAGES)
    assert all(one.best not in {other.action for other in found} for one in found)


def test_what_a_seat_cannot_know_changes_no_doubt_and_no_risk(team, monkeypatch):
    monkeypatch.setattr("labtable.coach.hints.CHECK", Effort(screen=6, duel=24, watch=0, again=24))
    monkeypatch.setattr("labtable.coach.risks.WORLDS", 40)
    here = team.fork(9)
    other = np.array([here.state], here.game.STATE)
    here.game.engine.resample_at(other, 0, here.to_move, key_of(b"another world"))
    assert other[0].tobytes() != here.state.tobytes()
    asked = [question(here.game, states, "one seed", 9) for states in (np.array([here.state], here.game.STATE), other)]
    for action in asked[0].legal[:2]:
        told = [(doubt_about(one, action), risk_in_words(one, action)) for one in asked]
        assert told[0] == told[1]


def test_a_hint_ends_with_the_risk_in_words_where_luck_decides(team, monkeypatch):
    monkeypatch.setattr("labtable.coach.risks.WORLDS", 40)
    asked = question_of(team.fork(9))
    for one in advise_with_risk(asked, Budget(iterations=60), 2):
        luck = bool(foreseen(asked, one.action).may)
        assert any(reason.id.startswith("hint-risk-") for reason in one.why[-1:]) == luck


def test_a_risk_is_told_with_its_cost_in_every_language(team):
    here = team.fork(9)
    asked = question_of(here)
    action = asked.legal[0]
    for risk in (None, *(Risk(here.describe(action), comes, 0.3, 1.24) for comes in (True, False))):
        sentence = said(asked, risk)
        assert ("1.2 points" in here.say(sentence)) == ("30 %" in here.say(sentence)) == (risk is not None)
        assert len({here.say(sentence, language) for language in LANGUAGES}) == 3


class Gloomy(Trials):
    """Where luck brings about one thing, all is lost; `good` turns that around."""

    bad, good = "", False

    def of_actions(self, state, seat, actions, seed, first, worlds):
        found = np.zeros((1, worlds, self.players))
        for number, dealt in enumerate(self.dealt(state, seat, seed, first, worlds)):
            self._bytes[0] = dealt
            self.game.engine.apply_at(self._world, 0, seat, int(actions[0]))
            comes = self.bad in {one.id for one in self.game.events(self._world[0], seat)}
            found[0, number] = (-20.0 if comes != self.good else -2.0) + number % 3
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
        found = risk_of(Gloomy(match.game, match.players), asked, action, foreseen(asked, action))
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
    asked = wire.AskCheck(0, table.position, table.match.legal()[0])
    assert wants_check(table, "ada", asked) is table.match
    for other, holder in (
        (table_of(draft, BOT, check=False), "ada"),
        (table_of(draft, BOB, check=True), "ada"),
        (table, "bob"),
    ):
        with pytest.raises(Rejection):
            wants_check(other, holder, asked)
