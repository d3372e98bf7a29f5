"""What is asked, what an action is called and what happened, as messages; their sentences are in text/en.ftl."""

from labtable.core.game.view_cache import trail_of
from labtable.core.messages import Message, kebab, seat_name
from labtable.core.record.records import Action, Seat

from .actions import decode
from .constants import Ending, Event
from .state import State
from .views import PILE


def prompt(s: State, audience: Seat) -> Message:
    """What is asked of the player to move; all others are told whom they wait for."""
    if s.ending != Ending.NONE:
        return Message(f"ending-{kebab(Ending(s.ending))}")
    if audience != s.mover:
        return Message("prompt-wait", {"who": seat_name(int(s.mover))})
    return Message("prompt-take")


def describe(s: State, seat: Seat, action: Action) -> Message:
    """An action in words, with the things that it touches: a press on them chooses it."""
    _, a, _ = decode(action)
    return Message("action-take", {"pebbles": a + 1}, (PILE,))


def events(s: State, audience: Seat) -> list[Message]:
    """What the last action did, one line each."""
    return [tell_event(kind, a, b) for kind, a, b, _ in trail_of(s)]


def tell_event(kind: int, a: int, b: int) -> Message:
    if kind == Event.TOOK:
        return Message("event-took", {"who": seat_name(a), "pebbles": b}, (f"seat/{a}", PILE))
    return Message(f"ending-{kebab(Ending(a))}")
