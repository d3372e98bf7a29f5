"""Every action has a number: WALK to a section, BAG and PUMP at one, REST."""

from typing import Final

from labtable.core.record.actions import Numbering, every_action

from .constants import SECTIONS, Kind

_NUMBERING = Numbering(
    every_action({Kind.WALK: (SECTIONS, 1), Kind.BAG: (SECTIONS, 1), Kind.PUMP: (SECTIONS, 1), Kind.REST: (1, 1)})
)
NUM_ACTIONS: Final = len(_NUMBERING)
ACTIONS = _NUMBERING.table()
encode, decode = _NUMBERING.encode, _NUMBERING.decode
