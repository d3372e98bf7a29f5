"""What counts in a reason: events with their worth to their player, in manipulations, what a player has, and how far
molecules are from the target."""

from labtable.core.game.contract import Message, seat_name
from labtable.core.record.records import Seat

from .advice import way_of_seat
from .state import State
from .words import reagent_name, target_name

EVENT_WORTHS = {
    "event-synthesised": 5.0,
    "event-done": 1.0,
    "event-failed": -0.8,
    "event-lost": -0.8,
    "event-recovered": 0.7,
    "event-took": 0.5,
    "event-ignored": 0.4,
}
HOLDING_WORTHS = {"reagents": 0.5, "cards": 0.3, "tokens": 0.7}
STEP, RIVAL_STEP = -1.2, 0.6  # a manipulation that is left to the seat, and to somebody else
IN_HAND = 0.7  # a reagent that the route needs


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Reagents and other cards in hand, and safety tokens."""
    player = s.players[seat]
    return {
        "reagents": int(player.reagents.sum()),
        "cards": int(player.cards.sum()),
        "tokens": int(player.safety.sum()),
    }


def aims(s: State, seat: Seat) -> list[tuple[Message, float]]:
    """The manipulations that are left to each player whose molecule lies there, as the route on the screen counts them,
    the player who asks first; and whether that player holds the reagents of the route."""
    found = []
    for player in [seat, *(other for other in range(int(s.num_players)) if other != seat)]:
        way = way_of_seat(s, player)
        if way is None:
            continue
        params = {"who": seat_name(player), "target": target_name(s), "count": way.left}
        found.append((Message("aim-target", params), (STEP if player == seat else RIVAL_STEP) * way.left))
        if player == seat:
            held = s.players[seat].reagents.tolist()
            found += [
                (Message("aim-reagent", {"reagent": reagent_name(card), "count": held[card]}), IN_HAND * held[card])
                for card in dict.fromkeys(way.needs)
            ]
    return found
