"""The client by itself: its stores do what they say. Its types and its form belong to `make check`."""

from __future__ import annotations

from hatch_build import npm


def test_the_stores_do_what_they_say() -> None:
    npm("run", "--silent", "test", "--", "--pool=threads")
