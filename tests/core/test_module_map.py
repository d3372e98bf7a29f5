"""The maps of core and of the server in the documentation are what the folders hold."""

import pytest
from docs.module_map import MAP, PAGES, written


@pytest.mark.parametrize("part", PAGES)
def test_the_map_is_the_directory_listing(part):
    """`python docs/module_map.py` writes it."""
    page = PAGES[part].read_text("utf-8")
    assert part in [found[1] for found in MAP.findall(page)]
    assert page == written(page)
