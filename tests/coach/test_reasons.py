"""Why one move is better: the first thing that tells two moves apart, in the words of the game."""

from collections import Counter

import pytest

from labtable.coach import aims, reasons
from labtable.coach.judge import CoachJudge
from labtable.coach.reasons import Story, _differences, _good, _telling, plan, reason, repeats
from labtable.core.game.contract import Message, seat_name
from labtable.core.game.registry import game
from labtable.core.game.text import LANGUAGES
from labtable.core.match.match import Match
from labtable.core.match.preview import encode
from labtable.games.element.constants import PLAYS_A_TURN
from labtable.games.element.reasons import cards_to_add
from labtable.games.element.tests.position import END_TURN, A, claim
from labtable.games.element.tests.position import game as position
from labtable.games.eureka.tests.position import game as eureka_position
from labtable.games.laboratorium.advice import way_of_seat

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


def atoms(count: int, worth: float) -> aims.Aims:
    message = Message("aim-atom", {"element": Message("element-C"), "bohrd": 1, "count": count, "turn": "Ada"})
    return {b"carbon": (message, worth)}


def test_what_a_move_brings_nearer_is_told_with_what_it_was_and_what_the_other_move_leaves():
    two, four, five = atoms(2, 0.7), atoms(4, 0.25), atoms(5, 0.0)
    [(gain, found)] = aims.nearer(five, [two] * 20, [four] * 20, "answer")
    assert gain == pytest.approx(0.45) and found.id == "reason-nearer-than-now"
    assert game("element").text.say(found, "en") == (
        "When the next turn begins: Bohrd 1 is 2 particles away from carbon, with Ada to play. "
        "After the other move: Bohrd 1 is 4 particles away from carbon, with Ada to play. "
        "Now: Bohrd 1 is 5 particles away from carbon, with Ada to play."
    )
    assert [one.id for _, one in aims.nearer(two, [two] * 20, [four] * 20, "now")] == ["reason-nearer"]
    assert aims.nearer(five, [four] * 20, [two] * 20, "answer") == []  # that speaks for the other move


def test_where_worlds_do_not_agree_how_near_a_move_comes_nothing_is_told():
    two, four, five = atoms(2, 0.7), atoms(4, 0.25), atoms(5, 0.0)
    assert aims.nearer(five, [two] * 10 + [four] * 10, [five] * 20, "now") == []
    assert aims.nearer(five, [two] * 11 + [{}] * 9, [{}] * 9 + [five] * 11, "now") == []
    assert aims.progress(five, [two] * 11 + [four] * 9, "now") and not aims.progress(
        five, [two] * 10 + [{}] * 10, "now"
    )


def test_an_atom_is_as_near_to_a_goal_as_particles_are_missing_or_too_many():
    t = position(row="He B", goals=("H Li", "Be"), bohrds=("2/1/1", "5/6/7"), hands=("n1 e1", "p1"))
    told = {(one.id, one.params["bohrd"], one.params["element"].id): one for one, _ in game("element").aims(t.s, 0)}
    assert told["aim-atom", 1, "element-He"].params["count"] == 2
    assert told["aim-atom", 2, "element-B"].params["count"] == 2
    assert told["aim-hand", 1, "element-He"].params["count"] == 1  # a neutron and an electron, two plays
    assert ("aim-hand", 2, "element-B") not in told  # what is too much does not go with cards
    theirs = game("element").aims(t.s, 1)
    assert {one.id for one, _ in theirs} == {"aim-atom"} and theirs[0][1] < 0  # who comes next may finish it


def test_atoms_that_a_hand_can_finish_need_cards_of_the_right_sum():
    assert cards_to_add([0, 0, 0, 1, 1, 0, 0, 0, 0], [0, 3, 0]) == 2
    assert cards_to_add([0, 0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 3]) == 1
    assert cards_to_add([0, 0, 0, 1, 0, 0, 0, 0, 0], [0, 3, 0]) > PLAYS_A_TURN


def test_a_card_stands_to_its_suit_as_it_would_be_played():
    t = eureka_position(hands=("red-2 red-4 red-5 red-6 green-3", "blue-1", "green-1"), suits="red-3")
    told = {game("eureka").text.say(one, "en"): worth for one, worth in game("eureka").aims(t.s, 0)}
    assert list(told) == [
        "red 2 fits no longer: its suit is past it.",
        "red 4 is the next number of its suit.",
        "red 5 would skip numbers of its suit.",
        "red 6 would skip numbers of its suit.",
        "green 3 would open its suit.",
    ]
    assert min(told, key=lambda one: told[one]).startswith("red 2")
    assert game("eureka").holdings(t.s, 0)["stuck"] == 1


def test_a_player_is_as_far_from_the_target_as_the_route_counts():
    match = Match(game("laboratorium"), 2, seed=1)
    while not (found := game("laboratorium").aims(match.state, 0)):
        match.play(match.legal()[0])
    message, worth = found[0]
    seat = next(seat for seat in range(2) if message.params["who"] == seat_name(seat))
    assert message.params["count"] == way_of_seat(match.state, seat).left
    assert worth > 0 if seat else worth < 0  # what is left to a rival is good
