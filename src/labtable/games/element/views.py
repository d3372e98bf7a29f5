"""What an audience may know, as plain data, as numbers and in words; and the re-deal of what a seat cannot know."""
from functools import cache
from typing import Any

import msgspec

from labtable.core.bits import count_bits
from labtable.core.compiling import rule
from labtable.core.contract import Message, seat_name
from labtable.core.randomness import below
from labtable.core.reading import shared
from labtable.core.records import EVERYTHING, REDEAL, Action, Seat, State, asked
from labtable.games.element.actions import FIRST_MOVE, FIRST_REMOVAL, Kinds, decode, first_of_pair, second_of_pair
from labtable.games.element.bohrds import NO_SLOT, matching_slot
from labtable.games.element.components import CHARACTER_IDS, ELEMENTS, RING_OF_PLACE, SCENARIO_IDS, SCENARIOS, SYMBOLS
from labtable.games.element.constants import (
    BOHRDS,
    CARDS,
    GOAL_POINTS,
    GOAL_SLOTS,
    HEAVIEST,
    KINDS,
    MAX_PLAYERS,
    NO_GOAL,
    POWER_PLAY,
    SHELLS,
    VALUES,
    Asked,
    Atom,
    Bohrd,
    Card,
    Character,
    Ending,
    Event,
    Kind,
)
from labtable.games.element.deck import deck_size, hand_size
from labtable.games.element.goals import points_of, rank_of

# Names of things ----------------------------------------------------------------------------------

KIND_IDS = tuple(kind.name.lower() for kind in Kind)


def card_id(card: Card) -> str:
    return "power" if card == POWER_PLAY else f"{KIND_IDS[card // VALUES]}-{card % VALUES + 1}"


def card_thing(card: Card) -> str:
    return f"card/{card_id(card)}"


def bohrd_thing(bohrd: Bohrd) -> str:
    return f"bohrd/{bohrd + 1}"


def pieces_thing(bohrd: Bohrd, kind: int) -> str:
    return f"bohrd/{bohrd + 1}/{KIND_IDS[kind]}"


def goal_thing(atom: Atom) -> str:
    return f"goal/{SYMBOLS[atom]}"


def seat_thing(seat: Seat) -> str:
    return f"seat/{seat}"


def character_id(character: int) -> str:
    return CHARACTER_IDS[character - 1] if character != Character.NOBODY else "nobody"


# The view -----------------------------------------------------------------------------------------

class CardView(msgspec.Struct, frozen=True):
    thing: str
    id: str
    count: int


class GoalView(msgspec.Struct, frozen=True):
    thing: str
    symbol: str
    protons: int
    neutrons: int
    electrons: int
    mass_number: int
    points: int


class LackView(msgspec.Struct, frozen=True):
    """What a bohrd lacks of a goal of the row."""

    goal: str
    symbol: str
    protons: int
    neutrons: int
    electrons: int


class BohrdView(msgspec.Struct, frozen=True):
    thing: str
    protons: int
    neutrons: int
    electrons: int
    rings: list[int]   # electrons by ring, from the inside
    symbol: str        # the element that the protons make it, or ""
    goal: str          # the thing of the goal that it matches, or ""
    lacks: list[LackView]  # of the goals that more particles would make of it, the nearest first


class PlayerView(msgspec.Struct, frozen=True):
    thing: str
    seat: int
    character: str     # id, or "nobody" without powers
    goals: list[GoalView]
    points: int
    rank: int
    hand_size: int
    hand: list[CardView] | None  # None where the audience may not see it


class View(msgspec.Struct, frozen=True):
    """In Your Element as one audience may see it."""

    scenario: str
    players: list[PlayerView]
    bohrds: list[BohrdView]
    ring_places: list[int]      # of every bohrd, the innermost ring first
    row: list[GoalView | None]
    pile: list[GoalView]        # face down: which goals are left is known, their order is not
    deck_size: int
    discards: list[CardView]
    mover: int                  # or -1 when the game is over
    plays_left: int
    power_on: bool
    replacements: int
    asked: str                  # nothing, place, swap, discard
    asked_card: str             # the thing of the card whose particles are being placed, or ""
    discards_left: int
    turn: int                   # from 1
    last_turn: int
    ending: str                 # none, last-goal, lab-closed


PARTICLES: list[list[int]] = ELEMENTS["particles"].tolist()


@cache
def goal_view(atom: Atom) -> GoalView:
    protons, neutrons, electrons = PARTICLES[atom]
    return GoalView(goal_thing(atom), SYMBOLS[atom], protons, neutrons, electrons, int(ELEMENTS[atom].mass_number),
                    GOAL_POINTS + atom)


def goal_views(goals: int) -> list[GoalView]:
    return [goal_view(atom) for atom in range(1, HEAVIEST + 1) if goals >> atom & 1]


def card_views(counts: Any) -> list[CardView]:
    return [CardView(card_thing(card), card_id(card), int(counts[card])) for card in range(CARDS) if counts[card]]


def rings_of(electrons: int) -> list[int]:
    """§4.5 The places are filled in the order of their numbers."""
    filled = RING_OF_PLACE[:electrons]
    return [filled.count(ring + 1) for ring in range(SHELLS)]


def lacks_of(s: State, bohrd: Bohrd) -> list[LackView]:
    """Goals of the row to which only more particles are missing."""
    found, owned = [], s.bohrds[bohrd].particles.tolist()
    for atom in (int(atom) for atom in s.row if atom != NO_GOAL):
        missing = [PARTICLES[atom][kind] - owned[kind] for kind in range(KINDS)]
        if min(missing) >= 0 and any(missing):
            found.append(LackView(goal_thing(atom), SYMBOLS[atom], *missing))
    return sorted(found, key=lambda lack: (lack.protons + lack.neutrons + lack.electrons, lack.protons))


def bohrd_view(s: State, bohrd: Bohrd) -> BohrdView:
    protons, neutrons, electrons = (int(amount) for amount in s.bohrds[bohrd].particles)
    slot = matching_slot(s, bohrd)
    return BohrdView(
        bohrd_thing(bohrd), protons, neutrons, electrons, rings_of(electrons),
        symbol=SYMBOLS[protons] if protons <= HEAVIEST else "",
        goal="" if slot == NO_SLOT else goal_thing(int(s.row[slot])),
        lacks=lacks_of(s, bohrd),
    )


def player_view(s: State, seat: Seat) -> PlayerView:
    goals = int(s.taken[seat])
    return PlayerView(
        seat_thing(seat), seat, character_id(int(s.players[seat].character)), goal_views(goals), points_of(goals),
        rank_of(s, seat), hand_size(s, seat), hand=None,
    )


def view(s: State, audience: Seat) -> View:
    """What lies open, and the hands that the audience may see."""
    table = open_view(s)
    players = [msgspec.structs.replace(player, hand=card_views(s.players[player.seat].hand))
               if audience in (player.seat, EVERYTHING) else player for player in table.players]
    return msgspec.structs.replace(table, players=players)


@shared
def open_view(s: State) -> View:
    waits_for = asked(s)
    return View(
        scenario=SCENARIO_IDS[s.scenario],
        players=[player_view(s, seat) for seat in range(s.num_players)],
        bohrds=[bohrd_view(s, bohrd) for bohrd in range(BOHRDS)],
        ring_places=rings_of(len(RING_OF_PLACE)),
        row=[None if atom == NO_GOAL else goal_view(int(atom)) for atom in s.row],
        pile=goal_views(int(s.pile)),
        deck_size=deck_size(s),
        discards=card_views(s.discards),
        mover=int(s.mover) if s.ending == Ending.NONE else -1,
        plays_left=int(s.plays_left),
        power_on=bool(s.power_on),
        replacements=int(s.replacements),
        asked=Asked(waits_for).name.lower(),
        asked_card=card_thing(int(s.pending[0].source)) if waits_for == Asked.PLACE else "",
        discards_left=int(s.pending[0].amount) if waits_for == Asked.DISCARD else 0,
        turn=int(s.turn) + 1,
        last_turn=int(SCENARIOS[s.scenario].last_turn),
        ending=Ending(s.ending).name.lower().replace("_", "-"),
    )


# Numbers for learners, and other worlds -----------------------------------------------------------

@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    """What the audience may know, as numbers."""
    out.seat = audience
    out.mover = s.mover
    out.plays_left = s.plays_left
    out.power_on = s.power_on
    out.replacements = s.replacements
    out.asked = asked(s)
    out.asked_card = s.pending[0].source
    out.asked_amount = s.pending[0].amount
    out.turns_left = SCENARIOS[s.scenario].last_turn - s.turn
    for bohrd in range(BOHRDS):
        for kind in range(KINDS):
            out.bohrds[bohrd, kind] = s.bohrds[bohrd].particles[kind]
    for slot in range(GOAL_SLOTS):
        out.row[slot] = s.row[slot]
        for kind in range(KINDS):
            out.row_particles[slot, kind] = ELEMENTS[s.row[slot]].particles[kind]
    out.pile = count_bits(s.pile)
    for card in range(CARDS):
        out.discards[card] = s.discards[card]
        if audience >= 0:
            out.hand[card] = s.players[audience].hand[card]
    out.deck_size = deck_size(s)
    for seat in range(MAX_PLAYERS):
        out.hand_sizes[seat] = hand_size(s, seat)
        out.points[seat] = points_of(int(s.taken[seat]))
        out.characters[seat] = s.players[seat].character


@rule
def resample(s: State, seat: Seat) -> None:
    """The other hands and the deck are one heap to this seat: deal the hands again, of the same sizes.

    The order of deck and pile is drawn when it is needed, from the key that core has already changed.
    """
    sizes = 0
    for other in range(s.num_players):
        if other != seat:
            sizes |= hand_size(s, other) << (4 * other)
            for card in range(CARDS):
                s.deck[card] += s.players[other].hand[card]
                s.players[other].hand[card] = 0
    for other in range(s.num_players):
        for _ in range((sizes >> (4 * other)) & 15):
            rest = below(s, REDEAL, deck_size(s))
            card = 0
            while rest >= s.deck[card]:
                rest -= int(s.deck[card])
                card += 1
            s.deck[card] -= 1
            s.players[other].hand[card] += 1


# Words --------------------------------------------------------------------------------------------

def card_name(card: Card) -> Message:
    if card == POWER_PLAY:
        return Message("card-power")
    return Message(f"card-{KIND_IDS[card // VALUES]}", {"value": card % VALUES + 1})


def element_name(atom: Atom) -> Message:
    return Message(f"element-{SYMBOLS[atom]}")


def pieces(kind: int, amount: int) -> Message:
    return Message(f"pieces-{KIND_IDS[kind]}", {"count": amount})


def piece(kind: int) -> Message:
    return Message(f"piece-{KIND_IDS[kind]}")


def character_name(character: int) -> Message:
    return Message(f"character-{character_id(character)}")


def prompt(s: State, audience: Seat) -> Message:
    """Whose turn it is and what is asked."""
    if s.ending != Ending.NONE:
        return Message(f"ending-{Ending(s.ending).name.lower().replace('_', '-')}")
    mover = int(s.mover)
    if audience != mover:
        return Message("prompt-wait", {"who": seat_name(mover)})
    waits_for = asked(s)
    if waits_for == Asked.PLACE:
        return Message("prompt-place", {"card": card_name(int(s.pending[0].source))})
    if waits_for == Asked.SWAP:
        return Message("prompt-swap")
    if waits_for == Asked.DISCARD:
        return Message("prompt-discard", {"count": int(s.pending[0].amount)})
    if s.power_on and s.players[mover].character == Character.CURIE:
        return Message("prompt-curie")
    if s.plays_left == 0:
        return Message("prompt-end")
    return Message("prompt-turn", {"plays": int(s.plays_left)})


def describe(s: State, seat: Seat, action: Action) -> Message:
    """An action in words, with the things that it touches."""
    kind, a, b = decode(action)
    if kind == Kinds.PLAY:
        return Message("action-play", {"card": card_name(a)}, (card_thing(a),))
    if kind == Kinds.POWER:
        name = character_name(int(s.players[seat].character))
        return Message("action-power", {"character": name}, (card_thing(POWER_PLAY),))
    if kind == Kinds.CLAIM:
        slot = matching_slot(s, a)
        if slot == NO_SLOT:
            return Message("action-claim-nothing", {"bohrd": a + 1}, (bohrd_thing(a),))
        atom = int(s.row[slot])
        params = {"element": element_name(atom), "bohrd": a + 1, "points": GOAL_POINTS + atom}
        return Message("action-claim", params, (bohrd_thing(a), goal_thing(atom)))
    if kind == Kinds.REPLACE:
        return Message("action-replace", {"bohrd": a + 1}, (bohrd_thing(a),))
    if kind == Kinds.END:
        return Message("action-end", {}, (seat_thing(seat),))
    if kind == Kinds.DISCARD:
        return Message("action-discard", {"card": card_name(a)}, (card_thing(a),))
    if kind == Kinds.PLACE:
        return describe_place(s, a, b)
    out, into = first_of_pair(b), second_of_pair(b)
    return Message("action-swap", {"out": piece(out), "into": piece(into), "bohrd": a + 1},
                   (pieces_thing(a, out), pieces_thing(a, into)))


def describe_place(s: State, way: int, value: int) -> Message:
    card = int(s.pending[0].source) if asked(s) == Asked.PLACE else 0
    kind = card // VALUES
    what = pieces(kind, value)
    if way < FIRST_MOVE:
        return Message("action-add", {"what": what, "bohrd": way + 1}, (bohrd_thing(way),))
    if way >= FIRST_REMOVAL:
        bohrd = way - FIRST_REMOVAL
        return Message("action-remove", {"what": what, "bohrd": bohrd + 1}, (pieces_thing(bohrd, kind),))
    source, target = first_of_pair(way - FIRST_MOVE), second_of_pair(way - FIRST_MOVE)
    return Message("action-move", {"what": what, "source": source + 1, "target": target + 1},
                   (pieces_thing(source, kind), bohrd_thing(target)))


def events(s: State, audience: Seat) -> list[Message]:
    """The trail in words; a drawn card is named to who drew it alone."""
    return [event_message(event, audience) for event in s.trail[:s.trail_size]]


def event_message(event: Any, audience: Seat) -> Message:
    kind, a, b, c = int(event["kind"]), int(event["a"]), int(event["b"]), int(event["c"])
    if kind == Event.PLAYED:
        return Message("event-played", {"who": seat_name(a), "card": card_name(b)}, (seat_thing(a), card_thing(b)))
    if kind == Event.POWER:
        return Message("event-power", {"who": seat_name(a), "character": character_name(b)},
                       (seat_thing(a), card_thing(POWER_PLAY)))
    if kind == Event.ADDED:
        return Message("event-added", {"what": pieces(b, c), "bohrd": a + 1}, (pieces_thing(a, b),))
    if kind == Event.MOVED:
        return Message("event-moved", {"what": pieces(c // 8, c % 8), "source": a + 1, "target": b + 1},
                       (pieces_thing(a, c // 8), pieces_thing(b, c // 8)))
    if kind == Event.REMOVED:
        return Message("event-removed", {"what": pieces(b, c), "bohrd": a + 1}, (pieces_thing(a, b),))
    if kind == Event.SWAPPED:
        return Message("event-swapped", {"out": piece(b), "into": piece(c), "bohrd": a + 1},
                       (pieces_thing(a, b), pieces_thing(a, c)))
    if kind == Event.REPLACED:
        return Message("event-replaced", {"bohrd": a + 1}, (bohrd_thing(a),))
    if kind == Event.DREW and audience in (a, EVERYTHING):
        return Message("event-drew-card", {"who": seat_name(a), "card": card_name(b)}, (seat_thing(a), card_thing(b)))
    if kind == Event.DREW:
        return Message("event-drew", {"who": seat_name(a)}, (seat_thing(a), "deck"))
    if kind == Event.RESHUFFLED:
        return Message("event-reshuffled", {}, ("deck", "discards"))
    if kind == Event.DISCARDED:
        return Message("event-discarded", {"who": seat_name(a), "card": card_name(b)}, (seat_thing(a), card_thing(b)))
    if kind == Event.CLAIMED:
        params = {"who": seat_name(a), "element": element_name(c), "points": GOAL_POINTS + c, "bohrd": b + 1}
        return Message("event-claimed", params, (seat_thing(a), bohrd_thing(b), goal_thing(c)))
    if kind == Event.GOAL_SHOWN:
        return Message("event-goal-shown", {"element": element_name(b)}, (goal_thing(b),))
    if kind == Event.STOPPED:
        return Message("event-stopped", {"who": seat_name(a)}, (seat_thing(a),))
    if kind == Event.TURN:
        return Message("event-turn", {"who": seat_name(a)}, (seat_thing(a),))
    return Message(f"ending-{Ending(a).name.lower().replace('_', '-')}")
