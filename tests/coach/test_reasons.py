"""Why one move is better: the first thing that tells two moves apart, in the words of the game."""

from collections import Counter

import pytest

from labtable.coach import aims, facts, reasons
from labtable.coach.judge import CoachJudge
from labtable.coach.reasons import Story, _differences, _good, _telling, plan, reason, repeats
from labtable.core.game.contract import Message, seat_name
from labtable.core.game.registry import game
from labtable.core.game.text import LANGUAGES
from labtable.core.match.match import Match
from labtable.core.match.preview import encode
from labtable.core.record.records import OVER
from labtable.games.curie.components import EFFECTS, TILE_EFFECTS, TILE_NAMES
from labtable.games.curie.tests.position import game as curie_position
from labtable.games.element.constants import PLAYS_A_TURN
from labtable.games.element.reasons import cards_to_add, ways_to_finish
from labtable.games.element.tests.position import END_TURN, A, claim, play
from labtable.games.element.tests.position import game as position
from labtable.games.eureka.tests.position import game as eureka_position
from labtable.games.laboratorium.advice import way_of_seat
from labtable.games.laboratorium.tests.position import game as laboratorium_position
from labtable.games.scientia.tests.position import game as scientia_position

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


def test_what_a_rival_does_is_not_told_by_a_sentence_about_somebody_else():
    mine, theirs = told(COMPLETES, MINE), told(COMPLETES, THEIRS)
    found = strongest(story(mine), story(mine, theirs), mine, theirs)
    assert found == Message("reason-allows", {"when": "next", "what": theirs})


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

    class Scripted:
        at_once = [{}] * 20

        def __init__(self, case, action, words):
            self.sentences, self.times = {encode(event): event}, ours if action == first else theirs

        def stages(self):
            return iter([[story(event)] * self.times + [story()] * (20 - self.times)] * len(reasons.WHEN))

    monkeypatch.setattr(reasons, "StagedPlay", Scripted)
    match = Match(game("scientia"), 2, seed=1)
    monkeypatch.setattr(reasons, "_player", lambda message, players: match.to_move)
    found = plan(CoachJudge(match.game, 2), match.state, first, second)
    assert (found and found.id) == kind


def test_what_speaks_against_the_better_move_is_no_reason():
    event = told(COMPLETES, THEIRS)
    known = {encode(event): event}
    assert _differences(game("scientia"), MINE, 2, "now", [story(event)] * 4, [story()] * 4, known) == []


def test_a_goal_that_is_left_lying_is_one_that_a_rival_may_take():
    t = position(row="He B", goals=("H Li", "Be"), bohrds=("2/2/2",))
    t.s.plays_left = 0
    found = reason(CoachJudge(game("element"), 2), t.states[0], claim(A), END_TURN)
    assert game("element").text.say(found, "en") == (
        "The other move allows this: Bohrd 1 is helium, and Player 2 can take it."
    )


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
        "red 4 is the next number of its suit, which brings a penalty.",
        "red 5 would skip numbers of its suit, which brings a bonus.",
        "red 6 would skip numbers of its suit, which brings a bonus.",
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


# What is true of a position -------------------------------------------------------------------------


def sayings(name: str, before, after, seat: int) -> dict[str, float]:
    the_game = game(name)
    return {the_game.text.say(message, "en"): worth for message, worth in the_game.facts(before, after, seat)}


def fact(name: str, worth: float) -> dict[bytes, tuple[Message, float]]:
    message = Message(name, {"bohrd": 1})
    return {encode(message): (message, worth)}


def test_facts_speak_for_a_move_where_every_world_agrees_and_the_other_has_nothing_as_good():
    good, bad = fact("fact-useless", 0.6), fact("fact-nobody", -0.6)
    [(gain, found)] = facts.told_apart({}, [good] * 20, [{}] * 20, "now", 0)
    assert gain == pytest.approx(0.6) and found.id == "reason-then"
    assert [one.id for _, one in facts.told_apart(good, [good] * 20, [{}] * 20, "now", 0)] == ["reason-keeps"]
    assert [one.id for _, one in facts.told_apart({}, [{}] * 20, [bad] * 20, "now", 0)] == ["reason-risks"]
    assert [one.id for _, one in facts.told_apart(bad, [{}] * 20, [bad] * 20, "now", 0)] == ["reason-leaves"]
    assert facts.told_apart({}, [good] * 15 + [{}] * 5, [{}] * 20, "now", 0) == []
    assert facts.told_apart({}, [good] * 20, [good] * 20, "now", 0) == []


def test_what_a_rival_can_do_after_the_other_move_is_allowed_by_it():
    message = Message("fact-nobody", {"who": seat_name(1)})
    threat = {encode(message): (message, -0.5)}
    assert [one.id for _, one in facts.told_apart({}, [{}] * 20, [threat] * 20, "now", 0)] == ["reason-allows"]


def test_a_plan_tells_what_is_new_and_says_where_it_is_only_likely():
    new = fact("fact-useless", 0.6)
    assert [one.id for _, one in facts.brought({}, [new] * 20, "now")] == ["reason-then"]
    assert [one.id for _, one in facts.brought({}, [new] * 14 + [{}] * 6, "now")] == ["reason-then-likely"]
    assert facts.brought({}, [new] * 10 + [{}] * 10, "now") == facts.brought(new, [new] * 20, "now") == []


def test_the_cards_that_finish_an_atom_are_named():
    t = position(row="He B", goals=("H Li", "Be"), bohrds=("2/1/1", "5/6/7", "1/0/0"), hands=("n1 e1 p3", "p1"))
    told = sayings("element", t.s, t.s, 0)
    assert told["Player 1 holds Neutron 1, Electron 1: that finishes helium on bohrd 1."] > 0
    assert told["For boron, bohrd 3 lacks 4 protons, 6 neutrons, 5 electrons. Player 1 holds Proton 3 for it."] > 0
    assert not [one for one in told if "Player 2" in one]


def test_nothing_is_told_of_a_card_that_lies_nowhere_yet_and_what_was_so_before_is_known():
    t = position(row="He B", goals=("H Li", "Be"), bohrds=("2/1/1", "9/9/9", "9/9/9"), hands=("n1 e1 p3", "p1"))
    before = t.states.copy()[0]
    t.apply(play("p3"))
    assert sayings("element", before, t.s, 0) == {}
    here = t.s
    assert "Player 1 holds Neutron 1, Electron 1: that finishes helium on bohrd 1." in sayings("element", here, here, 0)


def test_what_a_rival_who_plays_next_can_finish_is_named_with_its_card():
    t = position(row="He B", goals=("H Li", "Be"), bohrds=("2/1/2", "5/6/7", "4/0/2"), hands=("p1", "p1"))
    told = sayings("element", t.s, t.s, 1)
    assert told["One card would finish helium on bohrd 1 for Player 1: Neutron 1."] < -0.5
    assert told["One card would finish boron on bohrd 2 for Player 1: Electron 2."] < -0.5  # moved off
    assert told["Two cards could finish helium on bohrd 3 for Player 1."] < 0
    far = position(row="He B", goals=("H Li", "Be"), bohrds=("0/0/0", "9/9/9", "9/9/9"), hands=("p1", "p1"))
    assert "Without a Power Play card, Player 1 cannot finish any goal next." in sayings("element", far.s, far.s, 1)


def test_what_a_move_takes_from_a_rival_and_where_it_helps_nobody():
    bohrds = ("2/1/2", "9/9/9", "0/0/0")
    before = position(row="He B", goals=("H Li", "Be"), bohrds=bohrds, hands=("p1", "p1"))
    spoiled = position(row="He B", goals=("H Li", "Be"), bohrds=("5/1/5", *bohrds[1:]), hands=("p1", "p1"))
    idle = position(row="He B", goals=("H Li", "Be"), bohrds=(bohrds[0], "9/9/12", bohrds[2]), hands=("p1", "p1"))
    for after in (spoiled, idle):
        after.s.mover, after.s.turn = 1, before.s.turn + 1
    lost = "Player 2 could have finished helium on bohrd 1 with one card, and now cannot."
    assert sayings("element", before.s, spoiled.s, 0)[lost] > 0.5 and lost not in sayings(
        "element", before.s, idle.s, 0
    )
    assert sayings("element", before.s, idle.s, 0)[
        "Bohrd 2 holds too much for every goal in the row: what goes there helps no rival."
    ]


def test_ways_to_finish_add_and_move_and_keep_to_two_cards():
    assert ways_to_finish([0, 0, 0]) == [[]]
    assert [0] in ways_to_finish([1, 0, 0]) and [0] in ways_to_finish([-1, 0, 0])
    assert [2, 5] in ways_to_finish([3, 3, 0]) and ways_to_finish([1, 1, 1]) == []
    assert ways_to_finish([7, 0, 0]) == []
    assert ways_to_finish([0, 0, 1], room=1) == [[6]]  # two more electrons have no room


def test_eureka_tells_what_is_passed_over_and_what_fits_again():
    before = eureka_position(hands=("red-2 red-5", "blue-1", "green-1"), suits="red-1 red-3")
    passed = eureka_position(hands=("red-4", "blue-1", "green-1"), suits="red-1 red-3 red-5")
    told = sayings("eureka", before.s, passed.s, 0)
    assert told["red 4 is passed over, though somebody still holds it."] < -0.5
    back = eureka_position(hands=("red-2 red-3 red-5", "blue-1", "green-1"), suits="red-1")
    told = sayings("eureka", before.s, back.s, 0)
    assert told["red 2 fits again."] > 0.5 and told["Every card of Player 1 can still be played."] > 0


def test_eureka_tells_cards_that_follow_each_other_and_unseen_ones_that_do_not():
    before = eureka_position(hands=("red-3 red-5 red-8", "blue-1", "green-1"), suits="green-1")
    after = eureka_position(hands=("red-5 red-8", "blue-1", "green-1"), suits="green-1 red-3")
    told = sayings("eureka", before.s, after.s, 0)
    assert told["Player 1 can play red 5, red 8 one after the other: none of them brings a penalty."] > 0
    assert told["red 1, red 2 are passed over before anybody has seen them."] < 0


def test_a_turn_ends_where_its_game_says_so():
    t = eureka_position(hands=("red-3", "blue-1", "green-1"))
    assert game("eureka").turn_of(t.s) == (int(t.s.turn), False)
    clock = reasons.StageClock(game("scientia"), None, 0)
    assert [clock.stages(None, mover) for mover in (0, 1, 1, 0, 0, 1, OVER)] == [0, 1, 0, 1, 0, 1, 1]


def test_a_step_that_not_all_worlds_take_is_told_as_likely():
    two, four, five = atoms(2, 0.7), atoms(4, 0.25), atoms(5, 0.0)
    assert [one.id for _, one in aims.progress(five, [two] * 20, "now")] == ["reason-progress"]
    assert [one.id for _, one in aims.progress(five, [two] * 14 + [four] * 6, "now")] == ["reason-likely"]
    [(_, found)] = aims.nearer(five, [two] * 20, [five] * 20, "now")
    assert found.id == "reason-progress"  # the other move leaves what is there now, which need not be told twice


def test_marie_curie_tells_what_the_cubes_pay_for_and_what_is_one_cube_short():
    t = curie_position(cubes=["1P 1U 2R"], tiles=["b1 f1"], row="workshop research", timeline="1902")
    told = sayings("curie", t.s, t.s, 0)
    assert told["Player 1 has the cubes for 1 point: 1 uranium, 2 radium."] > 0.5
    assert told["Player 1 has the cubes for the card Workshop (bonus: an Experiment tile)."] > 0
    assert told["Player 1 has the cubes for the date 1903: 1 uranium, 2 radium → 2 points."] > 0.5
    poor = curie_position(cubes=["1P"], row="workshop", timeline="1902")
    assert sayings("curie", poor.s, poor.s, 0) == {}
    late = curie_position(cubes=["1P 1U 2R"], last_round=True, active=1)
    assert sayings("curie", late.s, late.s, 0) == {}  # no turn is left to use them


def test_marie_curie_names_experiments_that_can_be_paid_or_lack_one_cube():
    name, cost, letters = TILE_NAMES[0], EFFECTS[TILE_EFFECTS].cost.tolist(), "PUR"
    paid = " ".join(f"{count}{letter}" for count, letter in zip(cost, letters, strict=True) if count)
    short = list(cost)
    short[next(kind for kind in range(3) if cost[kind])] -= 1
    less = " ".join(f"{count}{letter}" for count, letter in zip(short, letters, strict=True) if count)
    for cubes, start in ((paid, "Player 1 has the cubes for an Experiment"), (less, "Player 1 lacks only 1 ")):
        t = curie_position(cubes=[cubes], tiles=[name])
        assert [one for one in sayings("curie", t.s, t.s, 0) if one.startswith(start)]


def test_marie_curie_counts_what_the_objective_asks_for():
    t = curie_position(objectives=["theses"], theses=(2, 0))
    [(message, worth)] = game("curie").aims(t.s, 0)
    assert message.params["count"] == 2 and worth < 0


def test_scientia_tells_what_the_next_turn_completes_and_who_has_the_last_copy():
    before = scientia_position("rotation/1 dna/2", "dna/0")
    told = sayings("scientia", before.s, before.s, 0)
    assert told["Player 1 can complete DNA (slot 2) in the next turn."] > 0.5
    assert not [one for one in told if "Rotation" in one]
    earlier = scientia_position("rotation/1", "dna/0")
    assert "Player 1 has the last copy of DNA: nobody else can take it now." in sayings(
        "scientia", earlier.s, before.s, 0
    )
    before.s.last_round, before.s.mover = before.s.rounds, 1
    assert sayings("scientia", before.s, before.s, 0) == {}  # there is no next turn


def test_scientia_counts_turns_cubes_and_flasks():
    t = scientia_position("rotation/1", "", flasks=(3, 0))
    told = {game("scientia").text.say(one, "en") for one, _ in game("scientia").aims(t.s, 0)}
    assert told == {
        "Rotation (slot 1) of Player 1 lacks 3 turns.",
        "Player 1 lacks 1 tech cube for one more slot.",
        "Player 1 lacks 2 flasks for one more slot.",
    }


def test_laboratorium_tells_which_reagents_of_the_way_are_missing():
    molecule = "C[1*]"
    bare = laboratorium_position(target="aspirin", molecules=[molecule])
    [(missing, worth)] = game("laboratorium").facts(bare.s, bare.s, 0)
    assert missing.id == "fact-missing" and worth < 0
    needs = dict.fromkeys(way_of_seat(bare.s, 0).needs)
    assert len(missing.params["reagents"]) == len(needs)
    full = laboratorium_position(
        target="aspirin", molecules=[molecule], reagents=[" ".join(str(card + 1) for card in needs)]
    )
    [(held, worth)] = game("laboratorium").facts(bare.s, full.s, 0)
    assert held.id == "fact-all-held" and worth > 0
