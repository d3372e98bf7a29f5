"""Where this computer can be reached, and whether a port is free there."""
from __future__ import annotations

import contextlib
import errno
import socket

from labtable.core.errors import BadSetup

EVERY_ADDRESS = ("0.0.0.0", "::")
NOWHERE = ("192.0.2.1", 9)  # of the documentation: asking for the way there sends nothing


def own_address() -> str | None:
    """The address under which others in the same network see this computer; none without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way, contextlib.suppress(OSError):
        way.connect(NOWHERE)
        found: str = way.getsockname()[0]
        return None if found.startswith("127.") else found
    return None


def addresses(host: str, port: int) -> tuple[str, str | None]:
    """What is typed on this computer, and on another of the network if that is served."""
    if host in EVERY_ADDRESS:
        shared = own_address()
        return f"http://127.0.0.1:{port}", f"http://{shared}:{port}" if shared else None
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}", None


def check_port(host: str, port: int) -> None:
    """A sentence where the server could not listen."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind((host, port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadSetup(f"Port {port} is taken, perhaps by another Labtable; choose another with --port "
                           f"{port + 1 if port < 65_535 else port - 1}.") from None
        if error.errno in (errno.EACCES, errno.EPERM):
            raise BadSetup(f"This account may not listen on port {port}; choose one from 1024 up, such as "
                           "--port 8000.") from None
        raise BadSetup(f"The server cannot listen on {host}: {error.strerror}. --host 127.0.0.1 serves this computer, "
                       "0.0.0.0 the network.") from None
