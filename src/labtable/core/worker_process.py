"""How a process behaves that another one started to work for it, and work that is shared out among such processes."""

import os
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

Thing = TypeVar("Thing")
Done = TypeVar("Done")


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wait_until_alone(parent: int) -> None:
    """Return when the process that started this one is gone, however it went; for a thread."""
    while os.getppid() == parent:
        time.sleep(1)


@contextmanager
def in_processes(work: Callable[[Thing], Done], things: Iterable[Thing], jobs: int) -> Iterator[Iterator[Done]]:
    """What comes of each thing, as it is done, by so many processes; leaving early stops what is not done yet."""
    if jobs == 1:
        yield map(work, things)
        return
    with get_context("spawn").Pool(jobs, ignore_interrupts) as pool:
        yield pool.imap_unordered(work, things)
