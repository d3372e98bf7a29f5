"""Why the timeline moved: what each date in the log came from, read from what happened in the same decision."""

from labtable.core.game.contract import Message, seat_name

from .components import CARD_EFFECTS, EFFECTS, MOST, THESIS_EFFECTS, TILE_EFFECTS, TIMELINE_EFFECTS, WORKSHOP
from .constants import Event
from .state import State

Told = tuple[int, int, int, int]  # an event of the trail: kind and its three numbers


def causes(s: State, trail: list[Told]) -> list[Message]:
    """§11.1, §15.25 Why the marker came to each of the dates of this decision, in their order.

    §15.12 Moves that waited are made first: of those only the decision that brought them tells why.
    """
    found = [cause for event in trail for cause in _moves_of(s, event)]
    dates = sum(kind == Event.ADVANCED for kind, *_ in trail)
    waited = max(0, int(s.advances) + dates - len(found))
    return ([Message("cause-waited")] * waited + found)[:dates]


def _moves_of(s: State, event: Told) -> list[Message]:
    """The moves of the timeline that an event brings: those of the Workshop's clock, or of a player."""
    kind, a, b, c = event
    if kind == Event.THROWN:
        side = WORKSHOP[int(s.num_players)].sides[int(s.workshop_side)]
        return [Message("cause-clock")] * int(side.spaces[int(s.workshop_space)].clock)
    effects = {
        Event.WROTE: THESIS_EFFECTS + c,
        Event.BOUGHT: CARD_EFFECTS + b * MOST + c - 1,
        Event.TOOK_CARD: CARD_EFFECTS + b * MOST + c - 1,
        Event.VALIDATED: TILE_EFFECTS + c,
        Event.APPLIED: TIMELINE_EFFECTS + b,
    }
    if kind not in effects:
        return []
    return [Message("cause-player", {"who": seat_name(a)})] * int(EFFECTS[effects[Event(kind)]].timeline)
