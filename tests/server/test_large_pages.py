"""What a server holds in memory lies in large pages, where the system can do that."""

import os

import pytest

from labtable.server.run import huge_pages
from labtable.server.run.huge_pages import AREAS, areas, use_huge_pages

HAS_THEM = huge_pages.SIZE.exists() and tuple(map(int, os.uname().release.split(".")[:2])) >= (6, 1)
TOLD = """aaaab0000000-aaaab0800000 rw-p 00000000 00:00 0                          [heap]
Size:               8192 kB
Rss:                8000 kB
AnonHugePages:      2048 kB
VmFlags: rd wr mr mw me ac
ffff80000000-ffff80800000 rw-p 00000000 00:00 0
Size:               8192 kB
Rss:                  24 kB
AnonHugePages:         0 kB
ffff90000000-ffff90800000 r-xp 00000000 08:01 1234                       /usr/lib/libc.so.6
Size:               8192 kB
Rss:                8192 kB
AnonHugePages:         0 kB
"""


def test_memory_of_its_own_that_is_used_is_told_from_stacks_and_files():
    heap, stack = areas(TOLD)
    assert heap == (0xAAAAB0000000, 0xAAAAB0800000, 8_192_000, 2_097_152)
    assert heap.is_full and not stack.is_full


@pytest.mark.skipif(not HAS_THEM, reason="Linux 6.1 and later")
def test_what_lies_in_memory_stays_the_same_in_large_pages():
    held = [bytes([number % 251]) * 1000 for number in range(20_000)]
    before = sum(area.large for area in areas(AREAS.read_text()))
    assert use_huge_pages() >= 4
    assert sum(area.large for area in areas(AREAS.read_text())) - before >= 8 << 20
    assert held == [bytes([number % 251]) * 1000 for number in range(20_000)]


def test_where_the_system_has_none_nothing_happens(monkeypatch, tmp_path):
    monkeypatch.setattr(huge_pages, "SIZE", tmp_path / "none")
    assert use_huge_pages() == 0
