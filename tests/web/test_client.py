"""The client by itself: its types agree with the server's, its stores do what they say."""
from __future__ import annotations

import pytest
from hatch_build import npm


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_client_is_sound(script: str) -> None:
    npm("run", "--silent", script)
