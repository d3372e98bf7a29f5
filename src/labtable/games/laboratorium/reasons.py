"""What counts in a reason: events with their worth to their player, in manipulations, what a player has, and how far
molecules are from the target."""

from labtable.core.game.contract import Message, seat_name
from labtable.core.record.records import Seat

from .advice import way_of_seat
from .constants import Pending
from .state import State
from .words import card_name, missing_tokens, reagent_name, safety_name, target_name

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
ALL_HELD, NONE_NEEDED, MISSING, NO_TOKEN, A_CARD = 0.8, 0.4, -0.5, -0.9, 0.45  # worths of facts; of each reagent
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


def facts(before: State, s: State, seat: Seat) -> list[tuple[Message, float]]:
    """Which reagents of the way a player holds and which are missing, safety tokens without which nothing can be
    announced, and the cards in hand."""
    if s.decision == Pending.OVER:
        return []
    who, held = seat_name(seat), s.players[seat].cards.tolist()
    found = [
        (Message("fact-card", {"who": who, "card": card_name(card)}), A_CARD) for card, here in enumerate(held) if here
    ]
    if tokens := missing_tokens(s, seat):
        names = [safety_name(token) for token in tokens]
        found.append((Message("fact-no-token", {"who": who, "tokens": names}), NO_TOKEN))
    return found + _reagents(s, seat)


def _reagents(s: State, seat: Seat) -> list[tuple[Message, float]]:
    way = way_of_seat(s, seat)
    if way is None or not way.left:
        return []
    held, params = s.players[seat].reagents.tolist(), {"who": seat_name(seat), "target": target_name(s)}
    if not way.needs:
        return [(Message("fact-none-needed", params), NONE_NEEDED)]
    missing = [reagent_name(card) for card in dict.fromkeys(way.needs) if not held[card]]
    if missing:
        return [(Message("fact-missing", {**params, "reagents": missing}), MISSING * len(missing))]
    reagents = [reagent_name(card) for card in dict.fromkeys(way.needs)]
    return [(Message("fact-all-held", {**params, "reagents": reagents}), ALL_HELD)]
