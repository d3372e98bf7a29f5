"""A hint: for who plays with bots alone, at their own decision."""

from typing import Any

import httpx

from tests.server.playing import GAME, Person, two_people, wait_until

ME = {"kind": "me", "nickname": "Ada"}
BOT = {"kind": "bot", "level": "random"}


def hint(person: Person, code: str, moment: dict[str, Any], seat: int = 0) -> httpx.Response:
    """What is answered as soon as the search is compiled."""
    answers: list[httpx.Response] = []

    def compiled() -> bool:
        answers.append(person.post(f"/api/tables/{code}/hint", {"seat": seat, "position": moment["position"]}))
        return bool(answers[-1].json().get("reason") != "warming-up")

    wait_until(compiled, "the hint")
    return answers[-1]


def with_a_choice(person: Person, code: str) -> dict[str, Any]:
    """The first moment at which the person has a choice."""
    found: dict[str, Any] = {}

    def choice() -> bool:
        found.update(person.state(code)["table"]["moment"] or {})
        if len(found.get("legal", ())) == 1:
            person.act(code, 0)
        return len(found.get("legal", ())) > 1

    wait_until(choice, "a choice")
    return found


def alone(url: str) -> tuple[Person, str, dict[str, Any]]:
    ada = Person(url)
    code = ada.make([ME, BOT], settings={"pace": False})
    ada.done(code, "start")
    return ada, code, with_a_choice(ada, code)


def test_who_plays_with_bots_gets_the_best_moves_with_chances_and_a_line(url: str) -> None:
    ada, code, moment = alone(url)
    told = hint(ada, code, moment).json()
    legal = {one["action"]: one["message"] for one in moment["legal"]}
    assert told["position"] == moment["position"] and told["best"]
    assert all(one["message"] == legal[one["action"]] for one in told["best"])
    chances = [one["win_chance"] for one in told["best"]]
    assert chances == sorted(chances, reverse=True) and told["best"][0]["visits"] > 0
    assert all(0 <= one["win_chance"] <= 1 and one["expected_score"] is None for one in told["best"])
    assert told["best"][0]["line"] and all(step["seat"] in (0, 1) for step in told["best"][0]["line"])


def test_a_hint_is_for_this_moment_and_for_ones_own_decision(url: str) -> None:
    ada, code, moment = alone(url)
    assert hint(ada, code, {"position": moment["position"] + 1}).json()["reason"] == "stale"
    assert hint(ada, code, moment, seat=1).json()["reason"] == "not-your-seat"
    assert hint(Person(url), code, moment).json()["reason"] in ("not-found", "not-your-seat")
    assert hint(ada, code, {"position": "here"}).json()["reason"] == "bad-request"


def test_among_people_there_are_no_hints(url: str) -> None:
    people = two_people(url, game=GAME)
    code, moment = people[2], people[0].state(people[2])["table"]["moment"]
    mover = moment["to_move"]
    told = hint((people[0], people[1])[mover], code, moment, mover)
    assert told.json()["message"]["id"] == "server-hint-among-people"
