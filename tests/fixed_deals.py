"""`labtable` for tests: all tables of one game and size are dealt alike, so that no test depends on luck.

Bots draw by lot from the deal and the position, so they play alike too. LABTABLE_DEAL=7 deals other games. The Laureate
does not play the deal of the day: it would keep a processor busy for as long as the server lives.
"""

from __future__ import annotations

import hashlib
import os
from itertools import count
from typing import Any

from labtable.cli import main as command_line
from labtable.server.live import new_tables
from labtable.server.live.daily_field import Fields
from labtable.server.live.hub import Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.table.events import Made

DEALT = "from tests.fixed_deals import main; main()"  # for `python -c`, in the root of the repository


def deal_of(made: Made) -> str:
    deal = f"{os.environ.get('LABTABLE_DEAL', '1')} {made.game} {len(made.chairs)}"
    return hashlib.sha256(deal.encode()).hexdigest()


def main() -> None:
    by_lot = new_tables._make

    worlds = count()

    async def make(hub: Hub, author: str, made: Made, *more: Any, **given: Any) -> LiveTable:
        if made.redealt and made.asks_shares:  # a game tried again in another world: one after another
            made.secret = hashlib.sha256(f"{deal_of(made)} {next(worlds)}".encode()).hexdigest()
        made.secret = made.secret or deal_of(made)
        return await by_lot(hub, author, made, *more, **given)

    new_tables._make = make
    Fields.want = lambda self, deal: None  # type: ignore[method-assign]
    command_line()
