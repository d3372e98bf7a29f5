"""Playing at a table: exactly once, refused with reasons, taken back, to the end."""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from labtable.anywhere.verify import verified
from labtable.core.match import save_file
from labtable.core.match.match import Match
from labtable.core.match.proof import verify
from tests.server.playing import STARTING, Person, two_people

BOTS = [{"kind": "me", "nickname": "Ada"}, {"kind": "bot", "level": "random"}]


def power_first(person: Person, code: str, seat: int, otherwise: int) -> int:
    """The number of the legal action that sets a character to work: under Curie's power no card is drawn."""
    legal = person.state(code, seat=seat)["table"]["moment"]["legal"]
    powers = [n for n, action in enumerate(legal) if action["message"]["id"] == "action-power"]
    return powers[0] if powers else otherwise


def mover_of(person: Person, code: str) -> int:
    return int(person.state(code)["table"]["moment"]["to_move"])


def test_an_action_happens_once_however_often_it_is_sent(url: str) -> None:
    ada, emmy, code = two_people(url)
    seat = mover_of(ada, code)
    person = (ada, emmy)[seat]
    moment = person.state(code, seat=seat)["table"]["moment"]
    act = {"type": "act", "id": "the-one", "seat": seat, "action": moment["legal"][0]["action"], "position": 0}
    answers = [person.post(f"/api/tables/{code}/commands", act).json() for _ in range(3)]
    with person.socket(code, seat) as stream:
        stream.send(**act)
        answers.append(stream.next("done"))
    assert answers[0]["type"] == "done" and all(answer == answers[0] for answer in answers)
    assert person.state(code)["table"]["moment"]["position"] == 1


def test_a_stale_action_is_refused(url: str) -> None:
    ada, emmy, code = two_people(url)
    seat = mover_of(ada, code)
    (ada, emmy)[seat].act(code, seat)
    refused = (ada, emmy)[seat].do(code, "act", seat=seat, action=0, position=0)
    assert (refused["reason"], refused["position"]) == ("stale", 1)


def test_an_illegal_action_is_refused_with_the_sentence_of_its_rule(url: str) -> None:
    ada, emmy, code = two_people(url)
    seat = mover_of(ada, code)
    waiting, other = (ada, emmy)[1 - seat], 1 - seat
    refused = waiting.do(code, "act", seat=other, action=0, position=0)
    assert refused["reason"] == "illegal"
    assert refused["refusal"]["reason"] == "not-your-turn"
    assert refused["refusal"]["rule"] and refused["refusal"]["sentence"]
    assert waiting.do(code, "act", seat=seat, action=0, position=0)["reason"] == "not-your-seat"
    assert waiting.state(code)["table"]["moment"]["position"] == 0


def test_why_explains_an_action_and_everything_that_touches_a_thing(url: str) -> None:
    ada, emmy, code = two_people(url)
    seat = mover_of(ada, code)
    person = (ada, emmy)[seat]
    moment = person.state(code, seat=seat)["table"]["moment"]
    legal = moment["legal"][0]
    one = person.do(code, "why", seat=seat, action=legal["action"])
    assert one["actions"][0]["refusal"] is None
    thing = legal["message"]["things"][0]
    touching = person.do(code, "why", seat=seat, thing=thing)["actions"]
    assert legal["action"] in [action["action"] for action in touching]
    legal_now = {action["action"] for action in moment["legal"]}
    assert all((action["refusal"] is None) == (action["action"] in legal_now) for action in touching)
    assert ada.do(code, "why", seat=1 - seat if seat == 0 else 1, action=0)["reason"] == "not-your-seat"


def test_a_move_can_be_foreseen_or_hangs_on_luck(url: str) -> None:
    ada, emmy, code = two_people(url)
    seat = mover_of(ada, code)
    person = (ada, emmy)[seat]
    for action in person.state(code, seat=seat)["table"]["moment"]["legal"]:
        seen = person.do(code, "preview", seat=seat, action=action["action"], position=0)
        assert seen["type"] == "previewed" and (seen["certain"] or seen["may"])


def test_undo_is_offered_where_nothing_was_learned_and_refused_elsewhere(url: str) -> None:
    ada, emmy, code = two_people(url, options={"characters": "curie,brady"})
    possible = set()
    for number in range(150):
        seat = mover_of(ada, code)
        person = (ada, emmy)[seat]
        choice = power_first(person, code, seat, number)
        person.act(code, seat, choice)
        moment = person.state(code, seat=seat)["table"]["moment"]
        answer = person.do(code, "undo", seat=seat, position=moment["position"])
        possible.add(moment["undo"]["possible"])
        assert (answer["type"] == "done") == moment["undo"]["possible"]
        if answer["type"] == "rejected":
            assert answer["message"] == moment["undo"]["reason"]
        else:
            person.act(code, seat, choice)
        other = (ada, emmy)[1 - seat].state(code, seat=1 - seat)["table"]["moment"]
        assert not other["undo"]["possible"]
        if possible == {True, False}:
            return
    raise AssertionError(f"undo was always {possible}")


def test_a_turn_is_begun_anew_by_one_command(url: str) -> None:
    ada, emmy, code = two_people(url, options={"characters": "curie,brady"})
    for number in range(150):
        seat = mover_of(ada, code)
        person = (ada, emmy)[seat]
        person.act(code, seat, power_first(person, code, seat, number))
        moment = person.state(code, seat=seat)["table"]["moment"]
        if moment["undo"]["possible"]:
            person.done(code, "undo", seat=seat, position=moment["position"], turn=True)
            after = person.state(code, seat=seat)["table"]["moment"]
            assert after["to_move"] == seat and not after["undo"]["possible"]
            return
    raise AssertionError("nothing could be taken back")


def test_going_further_back_needs_everybody(url: str) -> None:
    ada, emmy, code = two_people(url)
    before = ada.state(code, seat=0)["table"]["moment"]
    for choice in range(6):
        seat = mover_of(ada, code)
        (ada, emmy)[seat].act(code, seat, choice)
    ada.done(code, "offer-rewind", seat=0, to=0, position=6)
    assert ada.state(code)["table"]["rewind"] == {"by": 0, "to": 0, "agreed": [], "missing": [1]}
    assert ada.do(code, "answer-rewind", seat=0, to=0, agree=True)["reason"] == "stale"
    emmy.done(code, "answer-rewind", seat=1, to=0, agree=False)
    assert ada.state(code)["table"]["rewind"] is None
    ada.done(code, "offer-rewind", seat=0, to=0, position=6)
    emmy.done(code, "answer-rewind", seat=1, to=0, agree=True)
    after = ada.state(code, seat=0)["table"]["moment"]
    assert (after["view"], after["legal"], after["position"]) == (before["view"], before["legal"], 12)
    assert [step["kind"] for step in ada.state(code)["steps"][-2:]] == ["table", "rewind"]


def finished(url: str) -> tuple[Person, str, list[dict[str, Any]]]:
    """A game against a bot played to its end, and all states on the way."""
    ada = Person(url)
    code = ada.make(BOTS, settings={"pace": False})
    return ada, code, played_to_the_end(ada, code)


def played_to_the_end(ada: Person, code: str) -> list[dict[str, Any]]:
    ada.done(code, "start")
    states = []
    with ada.socket(code, 0) as stream:
        while True:
            state = stream.until(
                lambda state: state["table"]["phase"] == "over" or state["table"]["moment"]["legal"], timeout=STARTING
            )
            states.append(state)
            if state["table"]["phase"] == "over":
                return states
            moment = state["table"]["moment"]
            action = moment["legal"][len(states) % len(moment["legal"])]["action"]
            answer = stream.ask("act", seat=0, action=action, position=moment["position"])
            assert answer["type"] == "done" or answer["reason"] == "stale"


def test_a_whole_game_against_a_bot_its_result_replay_and_proof(url: str, tmp_path: Path) -> None:
    ada, code, states = finished(url)
    over = states[-1]["table"]
    assert over["moment"]["outcome"]["message"]["id"] and over["moment"]["outcome"]["winners"]
    assert hashlib.sha256(bytes.fromhex(over["secret"])).hexdigest() == over["commitment"]
    assert all(state["table"]["secret"] is None for state in states[:-1])
    assert {state["table"]["seal"] for state in states} == {over["seal"]}
    file = tmp_path / "game.labtable"
    file.write_bytes(ada.get(f"/api/tables/{code}/match.labtable").content)
    match = Match.load(file)
    assert match.over and match.version == over["moment"]["position"]
    assert [row["score"] for row in over["moment"]["outcome"]["standings"]] == [row.score for row in match.standings()]
    proof = ada.get(f"/api/tables/{code}/verify").json()
    assert proof["genuine"] and proof["secret"] == over["secret"] and proof["seal"] == over["seal"]
    assert verify(save_file.read(file), "the file", over["seal"]).fingerprint == proof["fingerprint"]
    assert json.loads(verified(file.read_text("utf-8"))) == proof  # a page with no server says the same of the file
    chart = ada.get(f"/api/tables/{code}/chart").json()
    assert [scores[-1] for scores in chart["scores"]] == [row.score for row in match.standings()]
    everything = Person(url).get(f"/api/tables/{code}/moments/{match.version // 2}?audience=-2").json()
    assert everything["position"] == match.version // 2 and not everything["legal"]
    log = ada.get(f"/api/tables/{code}/log?audience=0").json()
    assert [step["version"] for step in log] == list(range(1, len(log) + 1))
    ada.done(code, "rematch")
    again = ada.state(ada.state(code)["table"]["rematch"])["table"]
    assert again["phase"] == "lobby" and [chair["kind"] for chair in again["chairs"]] == ["human", "bot"]


def test_a_line_that_the_coach_tells_is_played_out_as_its_mover_knew_the_table(url: str, tmp_path: Path) -> None:
    ada, code, _ = finished(url)
    file = tmp_path / "game.labtable"
    file.write_bytes(ada.get(f"/api/tables/{code}/match.labtable").content)
    match = Match.load(file)
    before, step = match.decisions()[4]
    steps = Person(url).get(f"/api/tables/{code}/lines/{step.version}?actions={step.entry.action}-999999").json()
    assert steps["before"]["audience"] == step.entry.seat and steps["before"]["position"] == step.version
    steps = steps["steps"]
    assert [(one["seat"], one["moment"]["audience"]) for one in steps] == [(step.entry.seat, step.entry.seat)]
    assert steps[0]["words"] == json.loads(
        msgspec.json.encode(match.game.describe(before, step.entry.seat, step.entry.action))
    )
    assert steps[0]["log"] and not steps[0]["moment"]["legal"]
    assert ada.get(f"/api/tables/{code}/lines/{step.version}?actions=no").status_code == 422
    assert ada.get(f"/api/tables/{code}/lines/{match.version}?actions=1").json()["reason"] == "unavailable"


def test_a_game_that_is_tried_again_is_named_so_and_its_seal_proves_the_deal_alone(url: str) -> None:
    """Both have one deal and so one seal: it is no proof of the moves."""
    ada, code, states = finished(url)
    first = ada.get(f"/api/tables/{code}/verify").json()
    late = states[-1]["table"]["moment"]["position"] - 8
    again = ada.make(BOTS, settings={"pace": False}, again={"code": code, "position": late})
    played_to_the_end(ada, again)
    second = ada.get(f"/api/tables/{again}/verify").json()
    assert first["seal"] == second["seal"] and first["genuine"] and second["genuine"]
    assert (first["branch"], second["branch"], second["redealt"]) == (None, late, None)
    saved = save_file.decoded(ada.get(f"/api/tables/{again}/match.labtable").content, "the file")
    assert verify(saved, "the file", first["seal"]).covers == "deal"
    assert verify(saved, "the file", first["seal"], second["fingerprint"]).match.branch == late


def test_replay_and_proof_wait_for_the_end(url: str) -> None:
    ada, _, code = two_people(url)
    for path in ("verify", "chart", "match.labtable", "lines/0?actions=1"):
        assert ada.get(f"/api/tables/{code}/{path}").json()["reason"] == "not-over"
    assert ada.get(f"/api/tables/{code}/moments/0?audience=-2").status_code == 404
    assert ada.get(f"/api/tables/{code}/moments/0?audience=1").status_code == 404
    assert ada.get(f"/api/tables/{code}/moments/0?audience=0").status_code == 200
