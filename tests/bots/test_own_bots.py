"""Bots of others: found by file or entry point, told what a seat may know, and stood in for where they fail."""

import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from labtable.bots import NAMES, answer, bot, own_bots, question_of
from labtable.bots.arena import Arena, Fixture
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game
from labtable.gate.plan import BadGate, planned
from labtable.gate.worker import fetched

PAGE = Path(__file__).parents[2] / "docs" / "OWN_BOTS.md"

FAILING = """
from threading import Event
class Crash:
    def choose(self, question):
        raise RuntimeError("no idea")
class Leaves:
    def choose(self, question):
        raise SystemExit(3)
class Illegal:
    def choose(self, question):
        return -7
class Word:
    def choose(self, question):
        return "the red one"
class Sleeper:
    ended = Event()
    asked = 0
    def choose(self, question):
        Sleeper.asked += 1
        Sleeper.ended.wait()
        return question.legal[0]
class Asks:
    def __init__(self, needed):
        pass
    def choose(self, question):
        return question.legal[0]
class Unmade:
    pass
"""


@pytest.fixture(scope="module")
def careful(tmp_path_factory):
    """The bot of the how-to, saved as it says."""
    path = tmp_path_factory.mktemp("own") / "careful.py"
    code = re.search(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    path.write_text(code[1])
    return f"{path}:Careful"


@pytest.fixture(scope="module")
def failing(tmp_path_factory):
    path = tmp_path_factory.mktemp("failing") / "failing.py"
    path.write_text(FAILING)
    return path


def test_the_bot_of_the_page_has_twenty_lines_at_most_and_wins(careful):
    assert len(Path(careful.split(":")[0]).read_text().splitlines()) <= 20
    arena = Arena("element", 2, {}, None)
    played = [arena.play(Fixture(seed, (careful, "random"), seed)) for seed in range(4)]
    assert [one.winners for one in played] == [(0,)] * 4 and not any(one.faults for one in played)


def test_a_bot_is_told_what_its_seat_may_know_in_words_and_numbers(match):
    asked = question_of(match)
    assert list(asked.words) == asked.legal and asked.words[asked.legal[0]] == match.say(match.describe(asked.legal[0]))
    assert asked.observation.tobytes() == match.observe().tobytes()
    truth, other = match.state, 1 - asked.seat
    hands = {asked.deal()[0].players[other].hand.tobytes() for _ in range(20)}
    assert len(hands) > 1 and all(world[0].random_key.tolist() != truth.random_key.tolist() for world in [asked.deal()])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Crash", "failed with RuntimeError: no idea"),
        ("Leaves", "failed with SystemExit: 3"),
        ("Illegal", "answered -7, which is not legal"),
        ("Word", "failed with TypeError: choose() answered 'the red one', which is no number of an action"),
    ],
)
def test_a_failure_is_one_sentence_and_a_random_legal_move(match, failing, name, said):
    told = []
    assert answer(match, bot(f"{failing}:{name}"), report=told.append) in match.legal()
    assert told == [f"element, move 1: the bot of seat {match.to_move} {said}; a random legal move was played."]


def test_a_bot_that_overruns_is_not_asked_again_while_it_still_thinks(match, failing):
    sleeper, told = bot(f"{failing}:Sleeper@1ms"), []
    sleeper.limit = 0.05
    kind = type(sleeper.made)
    try:
        for _ in range(2):
            assert answer(match, sleeper, report=told.append) in match.legal()
    finally:
        kind.ended.set()
    assert kind.asked == 1 and len(told) == 2 and all("took longer than 0.05 s" in one for one in told)


def test_an_arena_counts_what_failed(failing):
    played = Arena("element", 2, {}, None).play(Fixture(0, (f"{failing}:Crash", "random"), 3))
    assert played.faults and {seat for seat, _ in played.faults} == {0}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere.py:Bot", "There is no file nowhere.py; a bot of your own is written path.py:Class."),
        ("{}:Missing", "There is no Missing in "),
        ("{}:Unmade", "is no class with a method choose(self, question)."),
        ("{}:Asks", "cannot be made: TypeError: "),
        ("{}:Crash@500", "is written in milliseconds, "),
        ("{}:Crash@0ms", "is written in milliseconds, "),
    ],
)
def test_what_cannot_be_a_bot_is_refused_in_one_sentence(failing, name, said):
    with pytest.raises(BadSetup, match=re.escape(said)):
        bot(name.format(failing))


def test_a_file_that_cannot_be_read_as_python_is_refused_in_one_sentence(tmp_path):
    (tmp_path / "broken.py").write_text("class Bot:\n    def choose(:\n")
    with pytest.raises(BadSetup, match=r"broken.py:Bot cannot be read: SyntaxError"):
        bot(f"{tmp_path / 'broken.py'}:Bot")


def test_an_installed_package_announces_a_bot_by_name(monkeypatch, match):
    found = EntryPoint("eager", "tests.bots.test_own_bots:Eager", own_bots.GROUP)
    own_bots.announced.cache_clear()
    monkeypatch.setattr(own_bots, "entry_points", lambda group: [found] if group == own_bots.GROUP else [])
    try:
        assert bot("eager")(question_of(match)) == match.legal()[-1]
    finally:
        own_bots.announced.cache_clear()


class Eager:
    def choose(self, question):
        return question.legal[-1]


def test_a_gate_keeps_the_file_of_a_bot_and_sends_it_to_no_worker(careful, tmp_path):
    more = {"options": {}, "bounds": (0, 30), "alpha": 0.05, "beta": 0.05, "budget": 4, "seed": 1, "opening": 0}
    plan, places = planned(game("element"), 2, "student", careful, **more)
    assert plan.new == "new.py:Careful" and plan.timed and plan.seated(places)[1] == careful
    with pytest.raises(BadGate, match="A worker plays neither bots of others"):
        fetched(None, plan, tmp_path)
    with pytest.raises(BadGate, match="Both players are the same"):
        planned(game("element"), 2, careful, careful, **more)


def test_a_server_seats_what_it_is_started_with_under_a_short_name(careful, failing, monkeypatch):
    monkeypatch.setenv(own_bots.GIVEN, "")
    own_bots.seat_at_server([f"{careful}@200ms"], NAMES)
    assert list(own_bots.given()) == ["Careful"] and own_bots.OwnName.read("Careful").seconds == 0.2
    assert callable(bot("Careful"))
    for wrong, said in (([careful, careful], "is no other bot's"), (["student"], "There is no bot 'student'")):
        with pytest.raises(BadSetup, match=said):
            own_bots.seat_at_server(wrong, NAMES)
