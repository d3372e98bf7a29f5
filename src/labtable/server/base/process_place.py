"""Which of several server processes this is, and whose a table is."""

from __future__ import annotations

import os
import zlib
from dataclasses import dataclass
from pathlib import Path

PLACE = "LABTABLE_PLACE"  # in the environment of a process that has siblings: number/count/door/folder


@dataclass(frozen=True)
class ProcessPlace:
    """Which of the processes this is; alone, where there is only one."""

    number: int = 0
    count: int = 1
    door: int = -1  # the listening socket that all share
    folder: str = ""  # where each has its inbox

    @staticmethod
    def here() -> ProcessPlace:
        number, count, door, folder = os.environ.get(PLACE, "0/1/-1/").split("/", 3)
        return ProcessPlace(int(number), int(count), int(door), folder)

    def __str__(self) -> str:
        return f"{self.number}/{self.count}/{self.door}/{self.folder}"

    def owner(self, code: str) -> int:
        return zlib.crc32(code.encode()) % self.count

    def owns(self, code: str) -> bool:
        return self.owner(code) == self.number

    def inbox(self, number: int) -> str:
        return str(Path(self.folder) / f"{number}.inbox")
