"""For mutants.py: which tests call which rules, and to run these alone until one fails."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import CodeType, FrameType
from typing import Any


class Calls:
    """A plugin of pytest: which tests call which rules of a game, and how many seconds each test takes."""

    def __init__(self, folder: Path) -> None:
        self.folder = f"{folder}{os.sep}"
        self.by: dict[str, list[str]] = {}  # file and first line of a function: the tests that call it
        self.seconds: dict[str, float] = {}
        self._called: dict[int, CodeType] = {}  # by id: to hash the code itself takes long

    def look(self, frame: FrameType, event: str, _: object) -> None:
        """For sys.settrace: it is told of each call, of which there are millions, and wants to know no more of it."""
        self._called[id(frame.f_code)] = frame.f_code

    def pytest_runtest_setup(self) -> None:
        """Each test deals for itself, so that it is seen to call what it needs."""
        sys.modules["labtable.testing.position"].DEALT.clear()  # type: ignore[attr-defined]

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.when == "call":
            self.seconds[report.nodeid] = report.duration
        if report.when == "teardown":
            called, self._called = self._called, {}  # what follows is made of calls too
            for function in {
                f"{code.co_filename}:{code.co_firstlineno}"
                for code in called.values()
                if code.co_filename.startswith(self.folder)
            }:
                self.by.setdefault(function, []).append(report.nodeid)

    def of(self, file: Path, line: int) -> list[str]:
        """The tests that call the function which begins there, the quickest first."""
        return sorted(self.by.get(f"{file}:{line}", []), key=self.seconds.__getitem__)


class First:
    """A plugin of pytest: the first test that fails is written down, and ends the process."""

    def __init__(self, log: Path) -> None:
        self.log = log

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.log.write_text(report.nodeid, "utf-8")
            os._exit(1)


def run(items: list[Any], *plugins: object) -> None:
    """These tests, which are gathered already, in this order."""
    for plugin in plugins:
        items[0].config.pluginmanager.register(plugin)
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
