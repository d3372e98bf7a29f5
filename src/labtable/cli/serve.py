"""`labtable serve`: the table server."""

from __future__ import annotations

import re
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from labtable.bots import NAMES
from labtable.bots.own_bots import seat_at_server
from labtable.cli.components import put_all_in_force
from labtable.cli.extras import DATABASE, need_server
from labtable.core.errors import BadSetup, need
from labtable.core.game.registry import game as find_game

ORIGIN = re.compile(r"https://[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]{1,5})?")
PREFIX = re.compile(r"(/[A-Za-z0-9_-]+)+")


def serve(
    database: Annotated[
        str,
        typer.Option(
            help="A file for SQLite, or postgresql://user@host/name. By default a file in your data folder.",
            envvar=DATABASE,
            show_default=False,
        ),
    ] = "",
    database_wait: Annotated[
        float, typer.Option(min=0, max=3600, help="Seconds in which a PostgreSQL may still be starting.")
    ] = 60.0,
    host: Annotated[str, typer.Option(help="127.0.0.1: this computer; 0.0.0.0: the network too.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65_535, help="The port that browsers connect to.")] = 8000,
    public_url: Annotated[
        str,
        typer.Option(help="What players type, such as https://labtable.example, behind a proxy.", show_default=False),
    ] = "",
    prefix: Annotated[
        str, typer.Option(help="A path under which a proxy passes it on, such as /labtable.", show_default=False)
    ] = "",
    trusted_proxies: Annotated[
        str, typer.Option(help="Addresses or networks of proxies, whose X-Forwarded headers are believed.")
    ] = "127.0.0.1",
    allow_host: Annotated[
        str, typer.Option(help="Other names under which players reach it, separated by commas.", show_default=False)
    ] = "",
    embed_in: Annotated[
        list[str] | None,
        typer.Option(
            help="Another site that may show Labtable inside its pages, such as https://moodle.school.example; "
            "may be given again.",
            show_default=False,
        ),
    ] = None,
    site: Annotated[
        str,
        typer.Option(
            help="Where your school has put the page of `labtable site`: pupils can do homework there, offline.",
            show_default=False,
        ),
    ] = "",
    lti: Annotated[
        Path | None,
        typer.Option(help="A file of learning platforms that may launch classes (LTI 1.3).", show_default=False),
    ] = None,
    games: Annotated[str, typer.Option(help="The games to offer, separated by commas; by default all.")] = "",
    components: Annotated[
        list[Path] | None,
        typer.Option(
            help="Serve a game with the components of this file, which names its game; may be given again.",
            show_default=False,
        ),
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes behind the one port; more than one needs PostgreSQL.")
    ] = 1,
    metrics_port: Annotated[
        int,
        typer.Option(
            min=0, max=65_535, help="Figures and readiness on a port of their own; 0: none.", show_default=False
        ),
    ] = 0,
    bots: Annotated[
        list[str] | None,
        typer.Option(
            help="Let hosts seat a bot of yours: mine.py:Careful, mine.py:Careful@200ms, or the name that an installed "
            "package announces; may be given again. Its code runs with this server's rights.",
            show_default=False,
        ),
    ] = None,
    bot_workers: Annotated[int, typer.Option(min=0, max=64, help="Processes for bots; 0: as many as fit.")] = 0,
    lobby_days: Annotated[int, typer.Option(min=1, help="Days after which a table that never began is deleted.")] = 1,
    table_days: Annotated[
        int, typer.Option(min=1, help="Days without a change after which any other table is deleted.")
    ] = 30,
    opening: Annotated[bool, typer.Option("--open", help="Open the browser as soon as the server answers.")] = False,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="No rate limits: for load tests alone.")] = False,
    log: Annotated[
        str,
        typer.Option(
            help="file: into a file of your log folder, as in a terminal by default; "
            "json: to standard output, as elsewhere.",
            show_default=False,
        ),
    ] = "",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables for friends: live in the browser, with bots, on this computer or for a whole school."""
    need_server()
    put_all_in_force(components or [])
    seat_at_server(bots or [], NAMES)
    from labtable.server.base.config import Config
    from labtable.server.base.network import check_proxies
    from labtable.server.run.process import run

    check_proxies(trusted_proxies)
    origin, prefix = _place(public_url, prefix)
    embedding = tuple(_origin(one) for one in embed_in or [])
    if (embedding or lti is not None) and not (origin or "").startswith("https://"):
        raise BadSetup(
            "--embed-in and --lti need --public-url https://…: browsers keep cookies of other sites only so."
        )
    if lti is not None:
        need("lti", "Launching from a learning platform is", "jwt", "cryptography")
    config = Config(
        database_wait=database_wait,
        host=host,
        port=port,
        processes=processes,
        metrics_port=metrics_port,
        public_url=origin,
        prefix=prefix,
        trusted_proxies=trusted_proxies,
        lobby_days=lobby_days,
        table_days=table_days,
        logs=log_level,
        limited=not unlimited,
        embed_in=embedding,
        site=_site(site),
        platforms=lti,
        log_to_file=log == "file" or (not log and sys.stderr.isatty()),
        allowed_hosts=tuple(name.strip().lower() for name in allow_host.split(",") if name.strip()),
    )
    if database:
        config = replace(config, database=database)
    if games:
        config = replace(config, games=tuple(find_game(name).name for name in games.split(",")))
    if bot_workers:
        config = replace(config, workers=bot_workers)
    if log not in ("", "file", "json"):
        raise BadSetup("--log is file or json; how much is told is --log-level.")
    if log_level not in ("debug", "info", "warning", "error"):
        raise BadSetup("--log-level is debug, info, warning or error.")
    run(config, opening=opening)


def _origin(address: str) -> str:
    """An address that is an origin: https, a name, perhaps a port, and nothing else."""
    if not ORIGIN.fullmatch(address):
        raise BadSetup(
            f"--embed-in is the beginning of an address, such as https://moodle.school.example; {address} is not."
        )
    return address


def _site(address: str) -> str:
    """The address of a page, without what may follow it."""
    parts = urlsplit(address)
    if address and (parts.scheme not in ("http", "https") or not parts.netloc):
        raise BadSetup(f"--site is the address of a page, such as https://school.example/labtable/; {address} is not.")
    return f"{parts.scheme}://{parts.netloc}{parts.path or '/'}" if address else ""


def _place(public_url: str, prefix: str) -> tuple[str | None, str]:
    """Scheme and host of the public address, and the path under which our pages lie."""
    if public_url and not public_url.startswith(("http://", "https://")):
        raise BadSetup("--public-url begins with https:// (or http://).")
    parts = urlsplit(public_url)
    prefix = (prefix or parts.path).rstrip("/")
    if prefix and not PREFIX.fullmatch(prefix):
        raise BadSetup(f"--prefix is a path of letters, digits, - and _, such as /labtable; {prefix} is none.")
    if parts.path.rstrip("/") not in ("", prefix):
        raise BadSetup(f"--public-url ends with {parts.path}, but --prefix is {prefix}: give one of them, or the same.")
    return f"{parts.scheme}://{parts.netloc}" if public_url else None, prefix
