"""What an audience may know, in typed parts."""

from labtable.core.game.table_view import CardPart, CardsPart, Colour, CounterPart, Part, PilePart, SeatArea, TableView
from labtable.core.game.view_cache import shared
from labtable.core.game.view_parts import Own
from labtable.core.messages import Message
from labtable.core.record.bits import count_bits
from labtable.core.record.records import EVERYTHING, Seat

from .constants import CARDS, HIGHEST, LANES, Card, Ending
from .state import State

COLOURS: tuple[Colour, ...] = ("red", "green", "blue")  # by lane
DECK, DISCARDS = "deck", "discards"


def card_thing(card: Card) -> str:
    return f"card/{COLOURS[card // HIGHEST]}-{card % HIGHEST + 1}"


def lane_thing(lane: int) -> str:
    return f"lane/{COLOURS[lane]}"


def card_name(card: Card) -> Message:
    return Message(f"card-{COLOURS[card // HIGHEST]}", {"value": card % HIGHEST + 1})


def card_part(card: Card) -> CardPart:
    return CardPart(card_thing(card), card_name(card), str(card % HIGHEST + 1), COLOURS[card // HIGHEST])


def lane_part(s: State, lane: int) -> CardPart:
    last = int(s.lanes[lane])
    name = Message(f"lane-{COLOURS[lane]}", {"value": last})
    return CardPart(lane_thing(lane), name, str(last) if last else "–", COLOURS[lane])


def cards_in(bits: int) -> list[Card]:
    return [card for card in range(CARDS) if bits >> card & 1]


@shared
def open_view(s: State) -> TableView:
    """What everybody sees alike: lanes, deck, discards, and the backs of the hands."""
    return TableView(
        table=[
            CardsPart("lanes", Message("part-lanes"), [lane_part(s, lane) for lane in range(LANES)]),
            PilePart(DECK, Message("part-deck"), int(count_bits(s.deck))),
            PilePart(DISCARDS, Message("part-discards"), int(count_bits(s.discards))),
        ],
        seats=[seat_area(s, seat, None) for seat in range(s.num_players)],
        to_move=int(s.mover) if s.ending == Ending.NONE else None,
    )


def own_view(s: State, audience: Seat) -> Own:
    """The hands that the audience may see."""
    seats = range(s.num_players) if audience == EVERYTHING else [audience] if audience >= 0 else []
    return {f"seats/{seat}": seat_area(s, seat, int(s.hands[seat])) for seat in seats}


def seat_area(s: State, seat: Seat, hand: int | None) -> SeatArea:
    """A player's points, and the hand: its cards, or their backs."""
    size = int(count_bits(s.hands[seat]))
    back = [CardPart(f"back/{seat}", Message("card-back", {"count": size}), count=size, hidden=True)] if size else []
    cards = back if hand is None else [card_part(card) for card in cards_in(hand)]
    parts: list[Part] = [
        CounterPart(f"points/{seat}", Message("part-points"), int(s.points[seat])),
        CardsPart(f"hand/{seat}", Message("part-hand"), cards),
    ]
    return SeatArea(parts)
