"""From an empty cache a table plays at once; compiled rules are not waited for."""

from pathlib import Path

import pytest

from tests.server.playing import GAME, Person, Running, wait_until


@pytest.mark.thorough
def test_a_table_with_a_strong_bot_plays_before_anything_is_compiled(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LABTABLE_CACHE", str(tmp_path / "cache"))
    server = Running(str(tmp_path / "tables.sqlite"), tmp_path / "log", "--unlimited", anew=True)
    try:
        ada = Person(server.url)
        code = ada.make(
            [{"kind": "me", "nickname": "Ada"}, {"kind": "bot", "level": "laureate"}], settings={"pace": False}
        )
        ada.done(code, "start")
        assert ada.state(code)["table"]["preparing"]["levels"] == ["laureate"]
        played = 0

        def bot_has_moved() -> bool:
            nonlocal played
            moment = ada.state(code)["table"]["moment"]
            if moment["to_move"] == 0:
                if played:
                    return True
                ada.act(code, 0, 0)
            else:
                played += 1
            return False

        wait_until(bot_has_moved, "the bot's move")
        card = ada.get(f"/api/games/{GAME}").json()
        assert card["warming"] is not None, "this was to be tried before the rules are compiled"
        position = ada.state(code)["table"]["moment"]["position"]
        legal = ada.state(code)["table"]["moment"]["legal"]
        refused = ada.do(code, "preview", seat=0, action=legal[0]["action"], position=position)
        assert refused["reason"] == "warming-up"
        no_hint = ada.post(f"/api/tables/{code}/hint", {"seat": 0, "position": position}).json()
        assert no_hint["reason"] == "warming-up" and no_hint["message"]["id"] == "server-bots-warming-up"
        assert 0 <= no_hint["message"]["params"]["percent"] < 100
    finally:
        server.stop()
