"""The memory of a process in large pages, where Linux has them (6.1 and later). A server with many tables reads here
and there in hundreds of megabytes, and with pages of 4 KB it takes the processor longer to find them."""

from __future__ import annotations

import contextlib
import ctypes
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

AREAS = Path("/proc/self/smaps")
SIZE = Path("/sys/kernel/mm/transparent_hugepage/hpage_pmd_size")
MADV_COLLAPSE = 25  # advice to Linux: put these pages together into a large one
# An area of memory that is this process's own, and no file's.
OWN = re.compile(r"([0-9a-f]+)-([0-9a-f]+) rw-p 00000000 00:00 0 *(?:\[heap])?\n((?:[A-Z]\w+:.*\n)+)")
KILOBYTES = re.compile(r"(Rss|AnonHugePages): +(\d+) kB")


class Area(NamedTuple):
    first: int
    last: int
    used: int  # bytes that lie in memory
    large: int  # of them, those in large pages

    @property
    def is_full(self) -> bool:
        """Is nearly all of it used? A large page takes memory for what is not, too: most of a thread's stack, say."""
        return 5 * self.used >= 4 * (self.last - self.first)


def use_huge_pages() -> int:
    """Use large pages for what lies in memory by now; how many pages of it are large then. Nothing else changes, and
    where the system cannot do it nothing does. For a thread: it takes milliseconds a page, and other threads go on
    meanwhile."""
    made = 0
    with contextlib.suppress(OSError, AttributeError):
        size, system = int(SIZE.read_text()), ctypes.CDLL(None)
        for area in areas(AREAS.read_text()):
            pages = range(-(-area.first // size) * size, area.last - size + 1, size)
            if area.is_full and area.large < len(pages) * size:
                made += sum(
                    not system.madvise(ctypes.c_void_p(page), ctypes.c_size_t(size), MADV_COLLAPSE) for page in pages
                )
    return made


def areas(text: str) -> Iterator[Area]:
    for first, last, told in OWN.findall(text):
        bytes_of = {name: 1024 * int(count) for name, count in KILOBYTES.findall(told)}
        yield Area(int(first, 16), int(last, 16), bytes_of.get("Rss", 0), bytes_of.get("AnonHugePages", 0))
