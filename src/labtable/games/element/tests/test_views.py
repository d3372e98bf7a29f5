"""What is seen and said: names of things, hidden draws, the terminal's board, and the evaluation."""

import numpy as np
import pytest
from rich.console import Console

from labtable.core.game.contract import seat_name
from labtable.core.game.text import LANGUAGES
from labtable.core.record.records import EVERYTHING, SPECTATOR
from labtable.games.element import GAME
from labtable.games.element.board import draw
from labtable.games.element.tests.position import USE_POWER, A, B, C, E, P, add_to, claim, game, move, play, swap


def test_a_drawn_card_is_named_only_to_the_player_who_drew_it():
    t = game(deck="e3").do(play("p1"), add_to(A, 1))
    ids = {audience: [event.id for event in GAME.events(t.s, audience)] for audience in (0, 1, SPECTATOR, EVERYTHING)}
    assert ids[0] == ids[EVERYTHING] == ["event-added", "event-drew-card"]
    assert ids[1] == ids[SPECTATOR] == ["event-added", "event-drew"]


def test_who_places_particles_is_told_also_where_that_ends_the_turn():
    t = game(hands=("p1 p2", "e3"), deck="e3 e2").do(play("p1"), add_to(A, 1))
    assert GAME.text.say(GAME.events(t.s, 1)[0], "en") == "Player 1 adds one proton to bohrd 1."
    t.do(play("p2"), add_to(A, 2))
    assert (int(t.s.mover), GAME.events(t.s, 1)[0].params["who"]) == (1, seat_name(0))


def test_actions_name_the_things_they_touch():
    t = game(hands=("p2 power",), bohrds=("1/0/1", "3/0/0"))
    assert GAME.describe(t.s, 0, play("p2")).things == ("card/proton-2",)
    assert GAME.describe(t.s, 0, USE_POWER).things == ("card/power",)
    assert GAME.describe(t.s, 0, claim(A)).things == ("bohrd/1", "goal/H")
    t.do(play("p2"))
    assert GAME.describe(t.s, 0, add_to(C, 2)).things == ("bohrd/3",)
    assert GAME.describe(t.s, 0, move(B, A, 2)).things == ("bohrd/2/proton", "bohrd/1")


def test_a_view_holds_what_a_bohrd_is_and_matches():
    t = game(bohrds=("2/2/2", "40/0/0", "11/0/11"))
    first, second, third = GAME.view(t.s, SPECTATOR).bohrds
    assert (first.symbol, first.goal, first.rings) == ("He", "goal/He", [2, 0, 0, 0])
    assert (second.symbol, second.goal) == ("", "")
    assert (third.symbol, third.goal, third.rings) == ("Na", "", [2, 8, 1, 0])


def test_a_card_that_is_being_placed_is_no_play_left():
    t = game(hands=("p1 p1",), bohrds=("3/3/3",))
    assert GAME.view(t.s, 0).plays_left == 2
    assert GAME.view(t.do(play("p1")).s, 0).plays_left == 1
    assert GAME.view(t.do(add_to(A, 1)).s, 0).plays_left == 1
    assert GAME.view(t.do(play("p1")).s, 0).plays_left == 0


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "With a Power Play card: For one turn"),
        ("fr", "Avec une carte Pouvoir : Pendant un tour"),
        ("es", "Con una carta de Poder: Durante un turno"),
    ],
)
def test_a_power_is_told_with_the_card_that_it_needs(language, words):
    t = game(characters="lewis", hands=("p1",))
    console = Console(width=300, color_system=None)
    with console.capture() as captured:
        console.print(draw(GAME.view(t.s, 0), lambda message: GAME.text.say(message, language)))
    assert words in captured.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("audience", [0, SPECTATOR, EVERYTHING])
def test_the_board_fits_into_100_columns(language, audience):
    t = game(
        players=4,
        scenario="empty-pharmacy",
        hands=("power p3 n3 e3 e2",),
        row="H Li C Mg",
        goals=("N O", "F", "Na"),
        bohrds=("120/130/36", "1/0/1", "0/0/0"),
    )
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(draw(GAME.view(t.s, audience), lambda message: GAME.text.say(message, language)))
    lines = captured.get().splitlines()
    assert max(len(line) for line in lines) <= 100 and captured.get().count("●") >= 36


def test_evaluating_changes_nothing():
    for t in (
        game(bohrds=("3/3/3",)).do(play("p1")),
        game(characters="einstein", hands=("power",), bohrds=("3/3/3",)).do(USE_POWER),
    ):
        before = t.s.tobytes()
        GAME.engine.evaluate_at(t.states, 0, 0)
        assert t.s.tobytes() == before


def worth(t):
    return GAME.engine.evaluate_at(t.states, 0, 0)


def test_a_goal_taken_looks_better_than_one_that_waits():
    assert worth(game(bohrds=("2/2/2",)).do(claim(A))) > worth(game(bohrds=("2/2/2",)))


def test_a_half_made_play_is_worth_its_best_end():
    t = game(hands=("p1 p3",), bohrds=("1/2/2",), row="He", goals=("H Li Be B",))
    assert worth(t.do(play("p1"))) > worth(
        game(hands=("p1 p3",), bohrds=("1/2/2",), row="He", goals=("H Li Be B",)).do(play("p3"))
    )


def test_einstein_sees_the_exchange_that_finishes_an_atom():
    t = game(characters="einstein", hands=("power",), bohrds=("1/2/3",), row="He", goals=("", "H Li Be B"))
    t.do(USE_POWER)
    values = {}
    for action in t.legal():
        again = game(characters="einstein", hands=("power",), bohrds=("1/2/3",), row="He", goals=("", "H Li Be B"))
        values[action] = worth(again.do(USE_POWER, action))
    assert max(values, key=values.get) == swap(A, E, P)


def test_the_record_has_no_padding():
    """So a copy of numpy's, which leaves padding to chance, is the same bytes."""

    def size(dtype):
        if dtype.subdtype:
            base, shape = dtype.subdtype
            return size(base) * int(np.prod(shape))
        return sum(size(field[0]) for field in dtype.fields.values()) if dtype.names else dtype.itemsize

    assert size(GAME.STATE) == GAME.STATE.itemsize


def with_pending(t, **changes):
    for name, number in changes.items():
        t.s.pending[0][name] = number
    return GAME.check_state(t.s)


def test_a_record_with_a_wrong_decision_on_its_stack_is_found():
    assert with_pending(game(), amount=1) and with_pending(game().do(play("p1")), kind=0)
    assert with_pending(game().do(play("p1")), seat=1) and with_pending(game().do(play("p1")), source=9)
    assert with_pending(game().do(play("p1")), kind=3, amount=1)
    ball = game(characters="ball", hands=("power",), bohrds=("1/0/0",)).do(USE_POWER, play("p1"))
    assert with_pending(ball, kind=2)
