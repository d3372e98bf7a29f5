"""Where this computer can be reached, and whether a port is free there."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket

from labtable.core.errors import BadSetup
from labtable.server.base.config import Config

LAST_PORT = 65_535
EVERY_ADDRESS = ("0.0.0.0", "::")
THIS_COMPUTER = ("127.0.0.1", "::1", "localhost")
NOWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}  # of the documentation: asking for the way
DISCARD = 9  # there sends nothing


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def url_of(address: str, port: int) -> str:
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def own_address(host: str = "0.0.0.0") -> str | None:
    """The address under which others in the same network see this computer, of the kind that is served; none without a
    network."""
    family = family_of(host)
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
        way.connect((NOWHERE[family], DISCARD))
        found: str = way.getsockname()[0]
        return None if found.startswith("127.") or found == "::1" else found
    return None


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """What is typed on this computer, and on another of the network if that is served."""
    if host in EVERY_ADDRESS:
        shared = own_address(host)
        return url_of("::1" if ":" in host else "127.0.0.1", port), url_of(shared, port) if shared else None
    return url_of(host, port), None


def check_proxies(trusted: str) -> None:
    """Proxies are trusted by address. Where all were, a client could name any address as its own: a proxy appends to
    what it was told, and only addresses that are known to be proxies are passed over, from the right."""
    for one in trusted.split(","):
        try:
            ipaddress.ip_network(one.strip())
        except ValueError:
            raise BadSetup(
                f"--trusted-proxies are addresses or networks, such as 127.0.0.1,10.0.0.0/24; {one.strip()!r} is none."
            ) from None


def check_ports(config: Config) -> None:
    """All that a server listens on: with several processes, each has a port of its own for figures."""
    check_port(config.host, config.port)
    if config.metrics_port:
        figures = range(config.metrics_port, config.metrics_port + config.processes)
        if config.port in figures or figures[-1] > LAST_PORT:
            raise BadSetup(
                f"--metrics-port {config.metrics_port} needs {config.processes} of the ports up to "
                f"{LAST_PORT}, other than {config.port}; choose another."
            )
        for port in figures:
            check_port(config.host, port, "--metrics-port")


def check_port(host: str, port: int, option: str = "--port") -> None:
    """A sentence where the server could not listen."""
    try:
        with socket.socket(family_of(host), socket.SOCK_STREAM) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((host, port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadSetup(
                f"Port {port} is taken, perhaps by another Labtable; choose another with "
                f"{option} {port + 1 if port < LAST_PORT else port - 1}."
            ) from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise BadSetup(
                f"This account may not listen on port {port}; choose one from 1024 up, such as {option} 8000."
            ) from None
        raise BadSetup(
            f"The server cannot listen on {host}: {error.strerror}. --host 127.0.0.1 serves this computer, "
            "0.0.0.0 the network."
        ) from None
