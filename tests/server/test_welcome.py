"""What the person who starts a server reads."""

import io
import socket
from pathlib import Path

import pytest
from rich.console import Console

from labtable.core.errors import BadSetup
from labtable.server.base import network
from labtable.server.base.config import Config
from labtable.server.run import welcome
from tests.server.playing import free_port


def said(config: Config, *, terminal: bool = True) -> str:
    out = io.StringIO()
    welcome.welcome(config, Path("server.jsonl"), Console(file=out, force_terminal=terminal, width=200))
    return out.getvalue()


def test_a_server_for_the_network_says_its_address_and_draws_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda host: "10.0.0.7")
    words = said(Config(host="0.0.0.0", port=8123, database="/srv/tables.sqlite"))
    assert "Labtable is at http://10.0.0.7:8123" in words and "on this computer it is http://127.0.0.1:8123" in words
    assert "█▄▄▄█" in words and "server.jsonl" in words and "/srv/tables.sqlite" in words


def test_a_server_for_this_computer_says_how_to_serve_a_class() -> None:
    words = said(Config(database="postgresql://me:secret@db/labtable"))
    assert "--host 0.0.0.0 --database postgresql://…" in words and "█" not in words and "secret" not in words
    assert "--host 0.0.0.0 --port 8123 --database '/srv/our tables.sqlite'" in said(
        Config(port=8123, database="/srv/our tables.sqlite")
    )
    assert "--host 0.0.0.0\n" in said(Config())


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


def test_every_port_that_is_needed_is_asked_for() -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        taken = door.getsockname()[1]
        with pytest.raises(BadSetup, match=f"--metrics-port {taken + 1}"):
            network.check_ports(Config(port=free_port(), metrics_port=taken))
    with pytest.raises(BadSetup, match="other than 8000"):
        network.check_ports(Config(host="127.0.0.1", port=8000, metrics_port=7999, processes=2))


def test_where_ipv6_is_served_its_addresses_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda host: "2001:db8::7" if ":" in host else "10.0.0.7")
    assert network.addresses("::", 8000) == ("http://[::1]:8000", "http://[2001:db8::7]:8000")
    assert network.addresses("0.0.0.0", 8000) == ("http://127.0.0.1:8000", "http://10.0.0.7:8000")
