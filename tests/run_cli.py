"""The command line in this process: starting Python anew for each command would take longer than the command."""

import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from labtable.cli import main
from labtable.core.compiler.interpreter_first import _Process

LABTABLE = Path(sys.executable).with_name("labtable")
TERMINAL = {"COLUMNS": "120", "TERM": "dumb"}


class Called(NamedTuple):
    """How a command ended, and what it printed."""

    returncode: int
    stdout: str
    stderr: str


def called(*words: str, typed: str = "") -> Called:
    out, errors, ended = StringIO(), StringIO(), 0
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(errors):
        patch.setattr(sys, "argv", [str(LABTABLE), *words])
        patch.setattr(sys, "stdin", StringIO(typed))
        patch.setattr(_Process, "interprets_at_first", False)  # also after a server that did not start
        for name, value in TERMINAL.items():
            patch.setenv(name, value)
        try:
            main()
        except SystemExit as end:
            ended = int(end.code or 0)
    return Called(ended, out.getvalue(), errors.getvalue())
