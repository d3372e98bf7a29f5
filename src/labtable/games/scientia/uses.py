"""Which components a player used, for studies: the projects that were completed."""

from typing import Any

from labtable.core.compiler.rule import rule
from labtable.core.record.records import Seat

from .components import PROJECTS
from .constants import Event
from .state import State

USES = tuple(f"{number} {project.id}" for number, project in PROJECTS.items())


@rule
def count_uses(s: State, seat: Seat, out: Any) -> None:
    """What the last action used, counted in out[seat, component]; after the end, with OVER, what lies with a seat."""
    for n in range(s.trail_size if seat >= 0 else 0):
        event = s.trail[n]
        if event.kind == Event.COMPLETES:
            out[seat, s.stacks[event.a].card - 1] += 1
