"""The drill: database and server die under load and come back, a backup becomes another server, and nothing is lost."""

from pathlib import Path

from tests.run_cli import called
from tests.server.playing import GAME, PATIENCE, Person, Postgres, Running, wait_until
from tests.server.test_storage import Played, wait_until_all_play

BOTS = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


def version(person: Person, code: str) -> int:
    return int(person.state(code, since=999_999)["version"])


def test_database_and_server_die_under_load_and_nothing_is_lost(postgres: Postgres, tmp_path: Path) -> None:
    url = postgres.database()
    server = Running(url, tmp_path / "log", "--log-level", "warning", "--unlimited").wait_until_warm(GAME)
    players, bots = [], Person(server.url)
    for _ in range(3):
        person = Person(server.url)
        code = person.make([{"kind": "me", "nickname": "Ada"}, {"kind": "me", "nickname": "Bo"}])
        person.done(code, "start")
        players.append(Played(person, code))
    bot_table = bots.make(BOTS, settings={"pace": True, "spectators": True})
    bots.done(bot_table, "start")
    for player in players:
        player.thread.start()
    try:
        wait_until_all_play(players)
        postgres.crash()
        postgres.start()
        wait_until_all_play(players)
        before = version(bots, bot_table)
        wait_until(
            lambda: (
                bots.get(f"/api/tables/{bot_table}").json()["table"]["phase"] == "over"
                or version(bots, bot_table) > before
            ),
            "a bot's move after the database came back",
        )
        server.kill()
        server.start()
        wait_until_all_play(players)
        backup = called("admin", "backup", str(tmp_path / "backup.gz"), "--database", url)
        assert backup.returncode == 0, backup.stderr
    finally:
        for player in players:
            player.stop = True
        for player in players:
            player.thread.join()
        kept = [player.person.state(player.code) for player in players]
        server.stop()
    for player, state in zip(players, kept, strict=True):
        positions = {step["version"]: step["position"] for step in state["steps"]}
        assert list(positions) == list(range(1, len(positions) + 1))
        assert [positions[number] for number, _ in player.acknowledged] == [at for _, at in player.acknowledged]
        assert len(set(player.acknowledged)) == len(player.acknowledged)
    other = tmp_path / "other.sqlite"
    restored = called("admin", "restore", str(tmp_path / "backup.gz"), "--database", str(other))
    assert restored.returncode == 0, restored.stderr
    second = Running(str(other), tmp_path / "log2", "--unlimited", port=server.port).wait_until_warm(GAME)
    try:
        for player, state in zip(players, kept, strict=True):
            wait_until(
                lambda one=player: one.person.get(f"/api/tables/{one.code}").json()["table"]["moment"],
                "the table is dealt again",
                PATIENCE,
            )
            steps = player.person.state(player.code)["steps"]
            assert steps == state["steps"][: len(steps)] and len(steps) > 3
            before_it = len(player.acknowledged)
            player.stop = False
            if player.person.state(player.code)["table"]["phase"] != "over":
                player.move("after")
                assert len(player.acknowledged) == before_it + 1
    finally:
        second.stop()
