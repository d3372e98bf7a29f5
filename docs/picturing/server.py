"""`labtable serve` with deals that can be named beforehand: pictures that are taken again show the same tables.

python -m docs.picturing.server SEED_FILE serve --port 8000 …
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

from labtable.cli import main
from labtable.core.match.match import secret_of_seed
from labtable.server.live import hub


def deal_from(file: Path) -> None:
    """Every new table is dealt from the seed that the file holds at that moment."""
    hub.secrets = SimpleNamespace(token_hex=lambda _: secret_of_seed(int(file.read_text())).hex())  # type: ignore


if __name__ == "__main__":
    deal_from(Path(sys.argv.pop(1)))
    main()
