"""How a server is run: everything that can be set, with what it is by default and why."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from labtable.server.base.process_place import ProcessPlace

HOUR = 3_600_000  # milliseconds
DAY = 24 * HOUR


def default_database() -> str:
    return str(user_data_path("labtable") / "tables.sqlite")


@dataclass(frozen=True)
class Config:
    database: str = field(default_factory=default_database)
    database_wait: float = 60.0  # seconds in which a PostgreSQL may still be starting
    games: tuple[str, ...] = ()  # that are offered; none named: all
    host: str = "127.0.0.1"
    port: int = 8000
    public_url: str | None = None  # https://labtable.example: what links say, and the only origin that may talk to it
    prefix: str = ""  # /labtable: under which our pages lie beside those of others
    processes: int = 1  # behind the one port, over one PostgreSQL
    place: ProcessPlace = field(default_factory=ProcessPlace.here)
    metrics_port: int = 0  # of their own, on this computer; with several processes, one each from here on
    workers: int = max(1, min(2, (os.cpu_count() or 2) - 1))  # processes in which bots think
    bot_limit: float = 30.0  # seconds
    bot_queue: int = 500
    lobby_days: int = 1  # a table that never began is deleted so long after the last change
    table_days: int = 30  # every other table
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For and -Proto are believed
    logs: str = "info"
    log_to_file: bool = False  # for a person who looks at the terminal; else to standard output
    allowed_hosts: tuple[str, ...] = ()  # other names under which the server may be asked, such as lab.school.example
    embed_in: tuple[str, ...] = ()  # origins of other sites that may show our pages inside theirs
    site: str = ""  # where the school has put the games without a server (`labtable site`): homework can be done there
    platforms: Path | None = None  # the file of learning platforms that may launch a class
    metrics_token: str = field(default_factory=lambda: os.environ.get("LABTABLE_METRICS_TOKEN", ""))
    limited: bool = True  # rate limits; off for load tests alone
    web: Path = Path(__file__).parents[2] / "web"  # the built client
    page_parts: Path = Path(__file__).parents[2] / "anywhere" / "files"  # what runs the rules in a page

    @property
    def secure(self) -> bool:
        return self.public_url is not None and self.public_url.startswith("https://")

    def expires_at(self, phase: str, touched_at: int) -> int:
        """The time before which a table is not deleted: whole hours, so that a move does not change what all are told
        of a table."""
        return touched_at // HOUR * HOUR + DAY * (self.lobby_days if phase == "lobby" else self.table_days)
