"""What is asked, what an action is called and what happened, as messages."""

from labtable.core.game.view_cache import trail_of
from labtable.core.messages import Message, kebab, seat_name
from labtable.core.record.records import EVERYTHING, Action, Seat

from .actions import decode
from .constants import HIGHEST, Ending, Event, Kind
from .state import State
from .views import COLOURS, DECK, DISCARDS, card_name, card_thing, lane_thing


def prompt(s: State, audience: Seat) -> Message:
    """What is asked of the player to move; all others are told whom they wait for."""
    if s.ending != Ending.NONE:
        return Message(f"ending-{kebab(Ending(s.ending))}")
    if audience != s.mover:
        return Message("prompt-wait", {"who": seat_name(int(s.mover))})
    return Message("prompt-turn")


def describe(s: State, seat: Seat, action: Action) -> Message:
    """An action in words, with the things that it touches."""
    kind, card, _ = decode(action)
    if kind == Kind.PLAY:
        things = (card_thing(card), lane_thing(card // HIGHEST))
        return Message("action-play", {"card": card_name(card)}, things)
    return Message("action-discard", {"card": card_name(card)}, (card_thing(card), DISCARDS))


def events(s: State, audience: Seat) -> list[Message]:
    """What the last action did; a drawn card is named to its player alone."""
    return [tell_event(kind, a, b, c, audience in (a, EVERYTHING)) for kind, a, b, c in trail_of(s)]


def tell_event(kind: int, a: int, b: int, c: int, is_own: bool) -> Message:
    if kind == Event.PLAYED:
        params = {"who": seat_name(a), "card": card_name(b), "points": c}
        return Message("event-played", params, (f"seat/{a}", lane_thing(b // HIGHEST)))
    if kind == Event.DISCARDED:
        return Message("event-discarded", {"who": seat_name(a), "card": card_name(b)}, (f"seat/{a}", DISCARDS))
    if kind == Event.CLEARED:
        return Message(f"event-cleared-{COLOURS[a]}", {}, (lane_thing(a),))
    if kind == Event.DREW and is_own:
        return Message("event-drew-card", {"who": seat_name(a), "card": card_name(b)}, (f"seat/{a}", card_thing(b)))
    if kind == Event.DREW:
        return Message("event-drew", {"who": seat_name(a)}, (f"seat/{a}", DECK))
    return Message(f"ending-{kebab(Ending(a))}")
