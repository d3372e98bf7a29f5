"""What the person who starts a server reads."""
import io
import socket
from pathlib import Path

import pytest
from rich.console import Console

from labtable.core.errors import BadSetup
from labtable.server import network, welcome
from labtable.server.config import Config


def said(config: Config, *, terminal: bool = True) -> str:
    out = io.StringIO()
    welcome.welcome(config, Path("server.jsonl"), Console(file=out, force_terminal=terminal, width=200))
    return out.getvalue()


def test_a_server_for_the_network_says_its_address_and_draws_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda: "10.0.0.7")
    words = said(Config(host="0.0.0.0", port=8123, database="/srv/tables.sqlite"))
    assert "Labtable is at http://10.0.0.7:8123" in words and "on this computer it is http://127.0.0.1:8123" in words
    assert "█▄▄▄█" in words and "server.jsonl" in words and "/srv/tables.sqlite" in words


def test_a_server_for_this_computer_says_how_to_serve_a_class() -> None:
    words = said(Config(database="postgresql://me:secret@db/labtable"))
    assert "--host 0.0.0.0" in words and "█" not in words and "secret" not in words


def test_elsewhere_it_is_one_line() -> None:
    assert said(Config(public_url="https://lab.example"), terminal=False) == "Labtable: https://lab.example\n"


def test_a_port_that_is_taken_is_a_sentence() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        with pytest.raises(BadSetup, match="is taken, perhaps by another Labtable"):
            network.check_port("127.0.0.1", door.getsockname()[1])
    with pytest.raises(BadSetup, match=r"cannot listen on 203\.0\.113\.9"):
        network.check_port("203.0.113.9", 8000)
