"""What is asked, what an action is called and what happened, as messages."""

from labtable.core.game.view_cache import trail_of
from labtable.core.messages import Message, kebab, seat_name
from labtable.core.record.records import Action, Seat

from .actions import decode
from .constants import Ending, Event, Kind
from .state import State
from .views import SUPPLY, section_thing, wall_thing, water_thing


def prompt(s: State, audience: Seat) -> Message:
    """What is asked of the player to move; all others are told whom they wait for."""
    if s.ending != Ending.NONE:
        return Message(f"ending-{kebab(Ending(s.ending))}")
    if audience != s.mover:
        return Message("prompt-wait", {"who": seat_name(int(s.mover))})
    return Message("prompt-turn", {"actions": int(s.actions)})


def describe(s: State, seat: Seat, action: Action) -> Message:
    """An action in words, with the things that it touches."""
    kind, section, _ = decode(action)
    params = {"section": section + 1}
    if kind == Kind.WALK:
        return Message("action-walk", params, (section_thing(section),))
    if kind == Kind.BAG:
        return Message("action-bag", params, (wall_thing(section),))
    if kind == Kind.PUMP:
        return Message("action-pump", params, (water_thing(section),))
    return Message("action-rest")


def events(s: State, audience: Seat) -> list[Message]:
    """What the last action did, one line each."""
    return [tell_event(kind, a, b) for kind, a, b, _ in trail_of(s)]


def tell_event(kind: int, a: int, b: int) -> Message:
    if kind == Event.ROSE:
        return Message("event-rose", {"section": a + 1}, (water_thing(a),))
    if kind == Event.ENDED:
        return Message(f"ending-{kebab(Ending(a))}")
    who, params = f"seat/{a}", {"who": seat_name(a), "section": b + 1}
    if kind == Event.WALKED:
        return Message("event-walked", params, (who, section_thing(b)))
    if kind == Event.BAGGED:
        return Message("event-bagged", params, (who, wall_thing(b), SUPPLY))
    if kind == Event.PUMPED:
        return Message("event-pumped", params, (who, water_thing(b)))
    return Message("event-rested", {"who": seat_name(a)}, (who,))
