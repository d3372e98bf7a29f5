"""Launches from a learning platform: into a class and back with results; and launches that nobody should believe."""

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import rsa

from labtable.server.lti import launch
from labtable.server.lti.outgoing import NoAnswer
from labtable.server.lti.platforms import BadPlatforms, read_platforms
from labtable.server.protocol.rejections import Rejection
from tests.server.learning_platform import CLAIM, CLIENT, PUPIL, TEACHER, Browser, LearningPlatform
from tests.server.playing import GAME, Running, wait_until

ORIGIN = "https://labtable.example"
SCHOOL = "https://moodle.school.example"
LINK = {f"{CLAIM}resource_link": {"id": "round trip"}}


@pytest.fixture(scope="module")
def platform() -> Iterator[LearningPlatform]:
    one = LearningPlatform()
    yield one
    one.stop()


@pytest.fixture(scope="module")
def launched(platform: LearningPlatform, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("lti")
    (folder / "platforms.toml").write_text(platform.file())
    words = ("--public-url", ORIGIN, "--lti", str(folder / "platforms.toml"), "--embed-in", SCHOOL, "--unlimited")
    running = Running(str(folder / "t.sqlite"), folder / "log", *words)
    yield running
    running.stop()


@pytest.fixture
def browser(launched: Running) -> Browser:
    return Browser(launched.url, ORIGIN)


def seen(browser: Browser, room: str) -> dict[str, Any]:
    answer = browser.api("GET", f"/api/classes/{room}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["classroom"])


def must(browser: Browser, room: str, kind: str, **more: Any) -> None:
    answer = browser.api("POST", f"/api/classes/{room}/commands", {"type": kind, "id": f"{kind}-1", **more}).json()
    assert answer["type"] == "class-done", answer


def test_a_pupil_who_comes_before_the_teacher_is_told_so(platform: LearningPlatform, browser: Browser) -> None:
    asked = browser.begin(platform)
    claims = platform.claims(asked["nonce"], PUPIL, **{f"{CLAIM}resource_link": {"id": "another link"}})
    browser.post("/lti/launch", {"state": asked["state"], "id_token": platform.signed(claims)})
    answer = browser.ask("GET", "/lti/enter", headers={"Accept-Language": "fr"})
    assert answer.status_code == 409 and answer.text.startswith("Votre professeur n’a pas encore ouvert")


def test_a_launch_keeps_the_session_that_the_browser_has(platform: LearningPlatform, browser: Browser) -> None:
    browser.api("POST", "/api/session", {})
    before = browser.cookies["__Host-labtable"]
    browser.launch(platform, TEACHER)
    assert browser.cookies == {"__Host-labtable": before}


STRANGER = rsa.generate_private_key(public_exponent=65_537, key_size=2048)


@pytest.mark.parametrize(
    ("claims", "signing"),
    [
        ({}, {"key": STRANGER}),
        ({}, {"kid": "two"}),
        ({}, {"key": None, "alg": "none"}),
        ({}, {"key": "a secret of thirty-two letters...", "alg": "HS256"}),
        ({"aud": "another tool"}, {}),
        ({"aud": [CLIENT, "another tool"], "azp": "another tool"}, {}),
        ({"iss": "https://elsewhere.example"}, {}),
        ({"exp": int(time.time()) - 120}, {}),
        ({"iat": int(time.time()) + 3600}, {}),
        ({"nonce": "of another launch"}, {}),
        ({f"{CLAIM}deployment_id": "2"}, {}),
        ({f"{CLAIM}message_type": "LtiDeepLinkingRequest"}, {}),
        ({f"{CLAIM}version": "1.1"}, {}),
        ({f"{CLAIM}resource_link": {}}, {}),
        ({f"{CLAIM}resource_link": "link 1"}, {}),
    ],
)
def test_what_the_platform_did_not_sign_for_us_is_not_believed(
    platform: LearningPlatform, browser: Browser, claims: dict[str, Any], signing: dict[str, Any]
) -> None:
    asked = browser.begin(platform)
    token = platform.signed(platform.claims(asked["nonce"], TEACHER, **claims), **signing)
    answer = browser.post("/lti/launch", {"state": asked["state"], "id_token": token})
    assert answer.status_code == 403 and answer.text.startswith("This launch is not valid")
    assert browser.ask("GET", "/lti/enter").status_code == 403


def test_a_launch_happens_once_and_in_the_browser_in_which_it_began(
    platform: LearningPlatform, browser: Browser, launched: Running
) -> None:
    asked = browser.begin(platform)
    form = {"state": asked["state"], "id_token": platform.signed(platform.claims(asked["nonce"], TEACHER))}
    thief = Browser(launched.url, ORIGIN)
    assert thief.post("/lti/launch", form).status_code == 403
    kept = dict(browser.cookies)
    assert browser.post("/lti/launch", form).status_code == 303
    browser.cookies = kept
    assert browser.post("/lti/launch", form).text.startswith("This launch is too old, or was used before")
    assert browser.post("/lti/launch", {**form, "state": form["state"][:-1] + "x"}).status_code == 403


@pytest.mark.parametrize(
    "form", [{"iss": ""}, {"iss": "https://elsewhere.example"}, {"state": "", "id_token": "a.b.c"}]
)
def test_nobody_is_sent_to_a_platform_that_is_not_in_the_file(browser: Browser, form: dict[str, str]) -> None:
    assert browser.post("/lti/login", form).status_code == 404
    assert browser.post("/lti/launch", form).status_code == 403


def test_results_go_to_no_address_that_is_not_the_platforms(platform: LearningPlatform, tmp_path: Path) -> None:
    (tmp_path / "p.toml").write_text(platform.file())
    (one,) = read_platforms(tmp_path / "p.toml").platform
    assert one.is_own(f"{platform.url}/lines/5")
    for address in (
        "http://169.254.169.254/x",
        f"{platform.url}.evil.example/",
        "file:///etc/passwd",
        "",
        f"{platform.url}@x/",
    ):
        assert not one.is_own(address)


@pytest.mark.parametrize("line", ['keys = "http://moodle.example/keys"', "keys = 7", 'key = "x"', "["])
def test_a_file_of_platforms_with_a_mistake_is_a_sentence(
    platform: LearningPlatform, tmp_path: Path, line: str
) -> None:
    text = "\n".join(line if one.startswith("keys") else one for one in platform.file().splitlines())
    (tmp_path / "p.toml").write_text(text)
    with pytest.raises(BadPlatforms, match=r"p\.toml"):
        read_platforms(tmp_path / "p.toml")


def test_other_forms_of_other_pages_stay_outside(browser: Browser) -> None:
    assert browser.post("/api/session", {}).status_code == 403
    assert browser.post("/lti/enter", {}).status_code == 403


def test_only_the_named_site_may_show_our_pages_and_cookies_are_apart_there(browser: Browser) -> None:
    answer = browser.api("POST", "/api/session", {})
    assert answer.headers["content-security-policy"].endswith(f"frame-ancestors {SCHOOL}")
    assert {"SameSite=None", "Partitioned", "Secure", "HttpOnly"} <= set(answer.headers["set-cookie"].split("; "))


def test_a_course_plays_a_round_and_its_results_are_in_the_grade_book(
    platform: LearningPlatform, launched: Running
) -> None:
    launched.wait_until_warm(GAME)
    teacher, ada, emmy = (Browser(launched.url, ORIGIN) for _ in range(3))
    room = teacher.launch(
        platform, TEACHER, sub="teacher", given_name="Marie", **{f"{CLAIM}custom": {"players": "2"}, **LINK}
    )
    assert ada.launch(platform, PUPIL, sub="ada", given_name="Ada", family_name="King", **LINK) == room
    assert emmy.launch(platform, PUPIL, sub="emmy", given_name="Ada", family_name="Noether", **LINK) == room
    again = Browser(launched.url, ORIGIN)
    assert again.launch(platform, PUPIL, sub="ada", given_name="Ada", **LINK) == room, (
        "on another computer, on the same card"
    )
    shown = seen(teacher, room)
    assert shown["title"] == "8B chemistry" and shown["game"] == GAME and shown["waiting"] == []
    assert [pupil["name"] for pupil in shown["pupils"]] == ["Ada", "Ada N."]
    assert seen(again, room)["me"] == seen(ada, room)["me"]
    must(teacher, room, "start-all")
    must(teacher, room, "finish-round")
    wait_until(lambda: any(path == "/xapi/statements" for path, _, _ in platform.asked), "the results")
    (right,) = [body for path, _, body in platform.asked if path == "/token"]
    assert "client_credentials" in right
    assertion = dict(part.split("=") for part in right.split("&"))["client_assertion"]
    key = jwt.PyJWKSet.from_dict(teacher.ask("GET", "/lti/keys").json()).keys[0]
    assert jwt.decode(assertion, key, ["RS256"], audience=f"{platform.url}/token")["iss"] == CLIENT
    scores = [(heads, json.loads(body)) for path, heads, body in platform.asked if path == "/lines/5/scores?type=1"]
    assert {score["userId"] for _, score in scores} == {"ada", "emmy"}
    assert all(heads["Authorization"] == "Bearer a right" and score["scoreGiven"] == 1 for heads, score in scores)
    (told,) = [json.loads(body) for path, _, body in platform.asked if path == "/xapi/statements"]
    assert {one["actor"]["account"]["name"] for one in told} == {"ada", "emmy"}


def test_a_platform_that_does_not_answer_is_asked_once_a_minute_whatever_strangers_send(
    monkeypatch: pytest.MonkeyPatch, platform: LearningPlatform, tmp_path: Path
) -> None:
    """Anybody can come with a token of an unknown key: that may not keep the server's threads busy."""
    asked: list[str] = []

    async def silent(address: str) -> None:
        asked.append(address)
        await asyncio.sleep(0.01)
        raise NoAnswer("timeout")

    monkeypatch.setattr(launch, "ask", silent)
    path = tmp_path / "platforms.toml"
    path.write_text(platform.file(), encoding="utf-8")
    one, keys = read_platforms(path).platform[0], launch.PlatformKeys()

    async def storm() -> list[BaseException | object]:
        return list(await asyncio.gather(*(keys.find(one, f"k{at}") for at in range(20)), return_exceptions=True))

    refused = asyncio.run(storm())
    assert len(asked) == 1 and all(isinstance(error, Rejection) for error in refused)
