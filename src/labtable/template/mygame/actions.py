"""Every action has a number: TAKE with a = 0, 1, 2 takes one, two, three pebbles."""

from typing import Final

from labtable.core.record.actions import Numbering

from .constants import MOST_TAKEN, Kind

_NUMBERING = Numbering([(Kind.TAKE, a, 0) for a in range(MOST_TAKEN)])
NUM_ACTIONS: Final = len(_NUMBERING)
ACTIONS = _NUMBERING.table()
encode, decode = _NUMBERING.encode, _NUMBERING.decode
