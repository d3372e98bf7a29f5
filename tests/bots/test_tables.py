"""A bot that fails at a table is stood in for, and the log says so."""

import logging
from threading import Event

from labtable.bots import answer, bot


def crash(question):
    raise ZeroDivisionError("no idea")


def cheat(question):
    return -5


def fault(match, ask, caplog, **more):
    caplog.clear()
    with caplog.at_level(logging.WARNING, "labtable.bots"):
        action = answer(match, ask, **more)
    assert action in match.legal()
    return caplog.text


def test_a_crash_is_a_random_legal_move(match, caplog):
    said = fault(match, crash, caplog)
    assert "failed with ZeroDivisionError: no idea; a random legal move was played" in said
    assert f"the bot of seat {match.to_move} failed" in said


def test_an_overrun_is_a_random_legal_move_in_time(match, caplog):
    woken = Event()

    def sleep(question):
        woken.wait()
        return question.legal[0]

    try:
        assert "took longer than 0.1 s" in fault(match, sleep, caplog, limit=0.1)
    finally:
        woken.set()  # until here it slept, and the table had its move


def test_an_illegal_answer_is_a_random_legal_move(match, caplog):
    assert "answered -5, which is not legal" in fault(match, cheat, caplog)


def test_a_crash_within_a_limit_is_told_too(match, caplog):
    assert "ZeroDivisionError" in fault(match, crash, caplog, limit=600.0)


def test_a_good_bot_is_left_alone(match, caplog):
    assert fault(match, bot("greedy"), caplog, limit=600.0) == ""


def test_the_same_match_gets_the_same_answer(match):
    assert answer(match, bot("researcher")) == answer(match, bot("researcher"))
