"""`labtable serve` with deals that can be named beforehand: pictures that are taken again show the same tables.

python -m docs.picturing.server SEED_FILE serve --port 8000 …
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from labtable.cli import main
from labtable.core.match.match import secret_of_seed
from labtable.server.live import new_tables
from labtable.server.live.hub import Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.table.events import Made


def deal_from(file: Path) -> None:
    """Every new table is dealt from the seed that the file holds at that moment."""
    by_lot = new_tables._make

    async def make(hub: Hub, author: str, made: Made, *more: Any, **given: Any) -> LiveTable:
        made.secret = secret_of_seed(int(file.read_text())).hex()
        return await by_lot(hub, author, made, *more, **given)

    new_tables._make = make


if __name__ == "__main__":
    deal_from(Path(sys.argv.pop(1)))
    main()
