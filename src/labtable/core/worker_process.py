"""How a process behaves that another one started to work for it."""

import os
import signal
import time


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that started this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def wait_until_alone(parent: int) -> None:
    """Return when the process that started this one is gone, however it went; for a thread."""
    while os.getppid() == parent:
        time.sleep(1)
