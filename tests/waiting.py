"""Waiting for what another process brings about."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

SOON, LATER = 0.02, 0.25  # seconds until it is asked again: every question takes some of the other's time


def ask_until(test: Callable[[], Any], what: str, patience: float) -> None:
    """Ask again and again, less and less often."""
    end, pause = time.monotonic() + patience, SOON
    while not test():
        assert time.monotonic() < end, f"{what}: it never came"
        time.sleep(pause)
        pause = min(LATER, 1.5 * pause)


def wait_for_file(path: str) -> str:
    """Until a file is there; in a worker, work that ends when the test says so."""
    while not Path(path).exists():
        time.sleep(SOON)
    return "done"
