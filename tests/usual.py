"""Games that stand for all in the usual run of a test that takes long; the thorough one asks every game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def usually(asked: Iterable[str], *usual: str) -> list[Any]:
    """The parameters of a test: all of the names, but those that are not usual only in `make test-all`."""
    return [name if name in usual else pytest.param(name, marks=pytest.mark.thorough) for name in asked]
