"""Every action has a number: PLAY a card, or DISCARD it."""

from typing import Final

from labtable.core.record.actions import Numbering, every_action

from .constants import CARDS, Kind

_NUMBERING = Numbering(every_action({Kind.PLAY: (CARDS, 1), Kind.DISCARD: (CARDS, 1)}))
NUM_ACTIONS: Final = len(_NUMBERING)
ACTIONS = _NUMBERING.table()
encode, decode = _NUMBERING.encode, _NUMBERING.decode
