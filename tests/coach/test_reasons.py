"""Why one move is better: the first thing that tells two moves apart, in the words of the game."""

from collections import Counter

import pytest

from labtable.coach import reasons
from labtable.coach.judge import CoachJudge
from labtable.coach.reasons import Story, _differences, _good, _telling, plan, reason, repeats
from labtable.core.game.contract import Message, seat_name
from labtable.core.game.registry import game
from labtable.core.game.text import LANGUAGES
from labtable.core.match.match import Match
from labtable.core.match.preview import encode
from labtable.games.element.tests.position import END_TURN, A, claim
from labtable.games.element.tests.position import game as position

MINE, THEIRS = 0, 1
COMPLETES, GIVES_UP = "event-completes", "event-gives-up"


def story(*told: Message, points: tuple[int, int] = (3, 3)) -> Story:
    return Story(
        events=Counter((one.id, MINE if one.params["who"] == seat_name(MINE) else THEIRS) for one in told),
        named=Counter(encode(one) for one in told),
        holdings={("points", seat): points[seat] for seat in (MINE, THEIRS)},
    )


def told(name: str, who: int) -> Message:
    return Message(name, {"who": seat_name(who), "card": Message("card-dna")})


def strongest(ours: Story, theirs: Story, *sentences: Message) -> Message:
    known = {encode(one): one for one in sentences}
    found = _differences(game("scientia"), MINE, 2, "next", [ours] * 4, [theirs] * 4, known)
    return max(found, key=_telling).message


def test_what_the_better_move_leads_to_and_the_other_does_not():
    event = told(COMPLETES, MINE)
    assert strongest(story(event), story(), event) == Message("reason-leads", {"when": "next", "what": event})


def test_what_the_other_move_allows_a_rival():
    event = told(COMPLETES, THEIRS)
    assert strongest(story(), story(event), event) == Message("reason-allows", {"when": "next", "what": event})


def test_what_the_other_move_risks():
    event = told(GIVES_UP, MINE)
    assert strongest(story(), story(event), event) == Message("reason-risks", {"when": "next", "what": event})


def test_what_a_move_leaves_more_of_and_what_rivals_have_less_of():
    points = Message("holding-points", {"count": 2})
    assert strongest(story(points=(5, 3)), story()) == Message("reason-more", {"when": "next", "what": points})
    fewer = Message("reason-fewer-theirs", {"who": seat_name(THEIRS), "when": "next", "what": points})
    assert strongest(story(), story(points=(3, 5))) == fewer


def test_what_happens_is_told_before_the_points_that_it_brings():
    event = told(COMPLETES, MINE)
    assert strongest(story(event, points=(12, 3)), story(), event).params["what"] == event


def test_a_plan_is_what_mostly_comes_of_a_move_for_its_own_player():
    mine, theirs = told(COMPLETES, MINE), told(COMPLETES, THEIRS)
    known = {encode(one): one for one in (mine, theirs)}
    stories = [story(mine, theirs)] * 3 + [story()]
    assert [key for _, key in _good(game("scientia"), MINE, 2, stories, known, 0.5)] == [encode(mine)]
    assert _good(game("scientia"), MINE, 2, [story(mine)] + [story(theirs)] * 3, known, 0.5) == []


def test_what_differs_in_a_few_worlds_by_accident_is_no_reason():
    event = told(COMPLETES, MINE)
    ours, theirs = [story(event)] * 9 + [story()] * 11, [story()] * 12 + [story(event)] * 2 + [story()] * 6
    known = {encode(event): event}
    assert _differences(game("scientia"), MINE, 2, "next", ours, theirs, known) == []


@pytest.mark.parametrize(
    ("ours", "theirs", "kind"),
    [(20, 1, "reason-leads"), (20, 18, "reason-either"), (8, 1, "reason-may-lead"), (2, 1, None)],
)
def test_a_plan_says_what_either_move_brings_and_what_only_may_come(monkeypatch, ours, theirs, kind):
    event, (first, second) = told(COMPLETES, MINE), Match(game("scientia"), 2, seed=1).legal()[:2]

    def stages(case, action, words, sentences):
        sentences[encode(event)] = event
        times = ours if action == first else theirs
        return iter([[story(event)] * times + [story()] * (20 - times)] * len(reasons.WHEN))

    monkeypatch.setattr(reasons, "_played_everywhere", stages)
    match = Match(game("scientia"), 2, seed=1)
    monkeypatch.setattr(reasons, "_player", lambda message, players: match.to_move)
    found = plan(CoachJudge(match.game, 2), match.state, first, second)
    assert (found and found.id) == kind


def test_what_speaks_against_the_better_move_is_no_reason():
    event = told(COMPLETES, THEIRS)
    known = {encode(event): event}
    assert _differences(game("scientia"), MINE, 2, "now", [story(event)] * 4, [story()] * 4, known) == []


def test_a_goal_that_is_taken_now_brings_its_points():
    t = position(row="He B", goals=("H Li", "Be"), bohrds=("2/2/2",))
    t.s.plays_left = 0
    found = reason(CoachJudge(game("element"), 2), t.states[0], claim(A), END_TURN)
    assert found.id == "reason-more" and found.params["what"] == Message("holding-points", {"count": 12})


def test_what_the_action_says_is_not_said_again():
    play, who = Message("action-play", {"card": Message("card-3"), "number": 2}), {"who": seat_name(0)}
    assert repeats(Message("event-played", {**who, "card": Message("card-3")}), play, 0)
    assert repeats(Message("event-played", {**who, "card": Message("card-3"), "help": Message("help")}), play, 0)
    assert not repeats(Message("event-played", {"who": seat_name(1), "card": Message("card-3")}), play, 0)
    assert not repeats(Message("event-drew", {**who, "card": Message("card-4")}), play, 0)


@pytest.mark.parametrize("name", ["scientia", "curie", "element", "laboratorium", "eureka"])
def test_every_game_names_what_counts_in_every_language(name):
    the_game = game(name)
    assert set(the_game.holdings(Match(the_game, the_game.meta.players[0], seed=1).state, 0)) == set(
        the_game.HOLDING_WORTHS
    )
    for language in LANGUAGES:
        for holding in the_game.HOLDING_WORTHS:
            for kind in ("more", "fewer", "more-theirs", "fewer-theirs"):
                what = Message(f"holding-{holding}", {"count": 2})
                sentence = Message(f"reason-{kind}", {"when": "now", "what": what, "who": seat_name(0)})
                assert "2" in the_game.text.say(sentence, language)
