"""What counts in a reason: events with their worth to their player, in points, what a player has, and how far cards and
slots are."""

from labtable.core.game.contract import Message, seat_name
from labtable.core.record.bits import has
from labtable.core.record.records import Seat

from .components import CUBES_THAT_OPEN, FLASKS_THAT_OPEN
from .constants import FULL_TURN, MAX_SLOTS, NO_SLOT, Phase, Way
from .effect_words import card_name
from .projects import free_slot, has_copy, is_unfinished
from .scoring import points_of
from .state import State
from .technology import cubes_of

EVENT_WORTHS = {
    "event-completes": 1.5,
    "event-opens-slot-by-cubes": 2.0,
    "event-opens-slot-by-flasks": 2.0,
    "event-advances": 0.6,
    "event-new-cube": 0.8,
    "event-extra-action": 1.2,
    "event-takes": 0.25,
    "event-gives-up": -1.0,
}
HOLDING_WORTHS = {"points": 1.0, "flasks": 0.35, "projects": 0.3}
A_TURN, A_CUBE, A_FLASK = -0.25, -0.4, -0.12  # worths of what is left
CAN_COMPLETE, LAST_COPY, FULL = 0.8, 0.4, -0.3  # worths of facts
TURNS_OF_AN_ACTION = 2  # §3.9


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Points as they stand, flasks in the pool, and projects under way."""
    return {
        "points": int(points_of(s, seat)),
        "flasks": int(s.players[seat].flasks),
        "projects": sum(bool(is_unfinished(s, seat, slot)) for slot in range(MAX_SLOTS)),
    }


def aims(s: State, seat: Seat) -> list[tuple[Message, float]]:
    """The turns that each card lacks, and what a slot that is still closed lacks."""
    if s.phase == Phase.OVER or (s.last_round and s.rounds >= s.last_round and s.mover != seat):
        return []  # §7.2 no turn is left
    player, who, found = s.players[seat], seat_name(seat), list[tuple[Message, float]]()
    for slot in range(MAX_SLOTS):
        if is_unfinished(s, seat, slot):
            left = FULL_TURN - int(player.slots[slot].rotation)
            params = {"who": who, "card": _name(s, seat, slot), "slot": slot + 1, "count": left}
            found.append((Message("aim-card", params), A_TURN * left))
    for name, way, worth, left in (
        ("cubes", Way.CUBES, A_CUBE, CUBES_THAT_OPEN - int(cubes_of(s, seat))),
        ("flasks", Way.FLASKS, A_FLASK, FLASKS_THAT_OPEN - int(player.flasks)),
    ):
        if not has(int(player.ways), int(way)) and left > 0:
            found.append((Message(f"aim-slot-{name}", {"who": who, "count": left}), worth * left))
    return found


def facts(before: State, s: State, seat: Seat) -> list[tuple[Message, float]]:
    """Which cards the next turn can complete, which projects nobody else can take any more, and full slots."""
    if s.phase == Phase.OVER or (s.last_round and s.rounds >= s.last_round and s.mover != seat):
        return []  # §7.2 no turn is left
    player, who, found = s.players[seat], seat_name(seat), list[tuple[Message, float]]()
    for slot in range(MAX_SLOTS):
        if is_unfinished(s, seat, slot):
            params, stack = {"who": who, "card": _name(s, seat, slot), "slot": slot + 1}, int(player.slots[slot].stack)
            if player.slots[slot].rotation >= FULL_TURN - TURNS_OF_AN_ACTION:
                found.append((Message("fact-can-complete", params), CAN_COMPLETE))
            if has_copy(before, stack) and not has_copy(s, stack):
                found.append((Message("fact-last-copy", params), LAST_COPY))
    if free_slot(s, seat) == NO_SLOT:
        found.append((Message("fact-full", {"who": who}), FULL))
    return found


def _name(s: State, seat: Seat, slot: int) -> Message:
    return card_name(int(s.stacks[int(s.players[seat].slots[slot].stack)].card))
