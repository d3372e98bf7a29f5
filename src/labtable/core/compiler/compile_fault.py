"""Why a rule does not compile, in one sentence with its line: what numba says of it fills a screen."""

from __future__ import annotations

import dis
import re
from collections.abc import Sequence
from types import FunctionType

from labtable.core.errors import RuleDoesNotCompile

COLOURS = re.compile(r"\x1b\[[0-9;]*m")
LINE = re.compile(r'File "[^"]*", line (\d+)')
STEP = "Failed in"  # begins a line that names a step of the compiler
NAME = re.compile(r"'(\w+)'")
CALL = re.compile(r"Cannot bind .* to signature '(.*)' due to \"\w+: (.*)\"")


def compile_fault(function: FunctionType, error: Exception) -> RuleDoesNotCompile:
    """The sentence about a rule, from what its compiler raised."""
    said = COLOURS.sub("", str(error))
    lines = [line.strip() for line in said.splitlines() if line.strip() and not line.strip().startswith(STEP)]
    why = lines[0].rstrip(".:") if lines else type(error).__name__
    if call := CALL.search(why):
        why = "a call does not fit the parameters {}: {}".format(*call.groups())
    elif isinstance(error, KeyError):  # a record is asked for a field by a name that it does not know
        why = f"the record has no field {said}"
    line = next(iter(LINE.findall(said)), None) or _line_with(function, NAME.findall(why))
    return RuleDoesNotCompile(
        f"The rule {function.__name__} does not compile ({function.__code__.co_filename}, line {line}): {why}. "
        "docs/ADDING_A_GAME.md says what a compiled rule may do."
    )


def _line_with(function: FunctionType, names: Sequence[str]) -> int:
    """The first line of a function that uses one of these names; without one, the line where it begins."""
    lines = (
        step.positions.lineno for step in dis.get_instructions(function) if step.argval in names and step.positions
    )
    return next((line for line in lines if line), function.__code__.co_firstlineno)
