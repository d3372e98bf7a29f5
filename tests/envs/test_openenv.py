"""A game as an OpenEnv environment, by the library's own client over a real server."""

import threading

import pytest

pytest.importorskip(
    "openenv", reason="OpenEnv brings Gradio and more, so `make envs` leaves it out: pip install openenv-core"
)

import uvicorn
from openenv.core.generic_client import GenericEnvClient

from labtable.envs.openenv import LabtableEnvironment, WordsAction, app
from tests.waiting import ask_until


def listed(text):
    return [line[2:] for line in text.splitlines() if line.startswith("- ")]


def test_an_episode_ends_with_a_reward_and_a_wrong_try_changes_nothing():
    env = LabtableEnvironment()
    seen = env.reset(seed=3, game="curie", rivals=["random"])
    wrong = env.step(WordsAction(words="xyzzy"))
    assert wrong.kind == "unknown" and not wrong.done and env.state.step_count == 1
    while not seen.done:
        seen = env.step(WordsAction(words=listed(seen.text)[0]))
    assert seen.reward in (0.0, 0.5, 1.0) and "The game is over." in seen.text


def test_the_librarys_own_client_plays_over_a_server():
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    ask_until(lambda: server.started, "the server answers", 60)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        with GenericEnvClient(base_url=f"http://127.0.0.1:{port}").sync() as client:
            seen = client.reset(seed=3)
            assert "You may:" in seen.observation["text"]
            seen = client.step({"words": listed(seen.observation["text"])[0]})
            assert seen.observation["kind"] == "played" and client.state()["step_count"] == 1
    finally:
        server.should_exit = True
        thread.join(30)
