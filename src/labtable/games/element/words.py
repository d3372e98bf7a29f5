"""What is asked, what an action does and what happened, as messages."""

from functools import cache
from math import comb

from labtable.core.compiler.rule import plainly
from labtable.core.game.contract import Message, Possible, Refused, seat_name
from labtable.core.game.view_cache import seats_of, shared, trail_of
from labtable.core.messages import kebab
from labtable.core.record.records import EVERYTHING, SPECTATOR, Action, Seat, tie_break

from . import actions, effects
from .actions import FIRST_MOVE_WAY, FIRST_REMOVAL_WAY, decode
from .bohrds import NO_SLOT
from .components import SYMBOLS
from .constants import (
    BOHRDS,
    GOAL_POINTS,
    POWER_PLAY,
    VALUES,
    Atom,
    Card,
    Character,
    Ending,
    Event,
    Kind,
    Pending,
)
from .effect_words import character_name
from .scoring import points_of
from .state import State
from .views import (
    PARTICLE_IDS,
    asked,
    bohrd_thing,
    card_thing,
    goal_thing,
    matching_slot,
    pieces_thing,
    seat_thing,
)

first_of_pair, second_of_pair = plainly(actions.first_of_pair), plainly(actions.second_of_pair)
least_worth, most_worth = plainly(effects.least_worth), plainly(effects.most_worth)

CHANGING = {Event.ADDED, Event.MOVED, Event.REMOVED, Event.SWAPPED, Event.REPLACED}  # the particles on a bohrd


@cache
def card_name(card: Card) -> Message:
    if card == POWER_PLAY:
        return Message("card-power")
    return Message(f"card-{PARTICLE_IDS[card // VALUES]}", {"value": card % VALUES + 1})


def element_name(atom: Atom) -> Message:
    return Message(f"element-{SYMBOLS[atom]}")


def pieces(kind: int, amount: int) -> Message:
    return Message(f"pieces-{PARTICLE_IDS[kind]}", {"count": amount})


def piece(kind: int) -> Message:
    return Message(f"piece-{PARTICLE_IDS[kind]}")


def prompt(s: State, audience: Seat) -> Message:
    """Tell the audience whose turn it is and what is asked."""
    if s.ending != Ending.NONE:
        return Message(f"ending-{kebab(Ending(s.ending))}")
    mover = int(s.mover)
    if audience != mover:
        return Message("prompt-wait", {"who": seat_name(mover)})
    question = asked(s)
    if question == Pending.PLACE:
        return placing(s, int(s.pending[0].source))
    if question == Pending.SWAP:
        return Message("prompt-swap")
    if question == Pending.DISCARD:
        return Message("prompt-discard", {"count": int(s.pending[0].amount)})
    if s.power_on and s.players[mover].character == Character.CURIE:
        return Message("prompt-curie")
    name = "prompt-end" if s.plays_left == 0 else "prompt-turn"
    goals = claimable(s)
    if goals:
        return Message(f"{name}-claim", {"plays": int(s.plays_left), "goals": goals})
    return Message(name, {"plays": int(s.plays_left)})


def placing(s: State, card: Card) -> Message:
    """§4.3, §5.5–§5.8 What may be done with the particles of a card, by what it is worth now."""
    least, most = least_worth(s, card), most_worth(s, card)
    if least < most:
        return Message("prompt-place-free", {"card": card_name(card), "least": least, "most": most})
    return Message("prompt-place", {"card": card_name(card), "what": pieces(card // VALUES, least)})


def claimable(s: State) -> list[Message]:
    """§6.1 The goals that a bohrd matches exactly."""
    slots = [int(matching_slot(s, bohrd)) for bohrd in range(BOHRDS)]
    return [element_name(int(s.row[slot])) for slot in dict.fromkeys(slots) if slot != NO_SLOT]


def losses(before: State, after: State, seat: Seat) -> list[Message]:
    """§6.3 A goal that could be taken and is left to the others when the turn ends."""
    ended = any(event.kind == Event.STOPPED for event in after.trail[: int(after.trail_size)])
    goals = claimable(before) if ended else []
    return [Message("loss-goal", {"goals": goals})] if goals else []


def describe(s: State, seat: Seat, action: Action) -> Message:
    """An action in words, with the things that it touches."""
    kind, a, b = decode(action)
    if kind == Kind.PLAY:
        return Message("action-play", {"card": card_name(a)}, (card_thing(a),))
    if kind == Kind.POWER:
        character = int(s.players[seat].character)
        if character == Character.NOBODY:
            return Message("action-power-nobody", {}, (card_thing(POWER_PLAY),))
        return Message("action-power", {"character": character_name(character)}, (card_thing(POWER_PLAY),))
    if kind == Kind.CLAIM:
        slot = matching_slot(s, a)
        if slot == NO_SLOT:
            return Message("action-claim-nothing", {"bohrd": a + 1}, (bohrd_thing(a),))
        atom = int(s.row[slot])
        params = {"element": element_name(atom), "bohrd": a + 1, "points": GOAL_POINTS + atom}
        return Message("action-claim", params, (bohrd_thing(a), goal_thing(atom)))
    if kind == Kind.REPLACE:
        return Message("action-replace", {"bohrd": a + 1}, (bohrd_thing(a),))
    if kind == Kind.END:
        return Message("action-end", {}, (seat_thing(seat),))
    if kind == Kind.DISCARD:
        return Message("action-discard", {"card": card_name(a)}, (card_thing(a),))
    if kind == Kind.PLACE:
        return describe_place(s, a, b)
    out, into = first_of_pair(b), second_of_pair(b)
    return Message(
        "action-swap",
        {"out": piece(out), "into": piece(into), "bohrd": a + 1},
        (pieces_thing(a, out), pieces_thing(a, into)),
    )


def describe_place(s: State, way: int, value: int) -> Message:
    card = int(s.pending[0].source) if asked(s) == Pending.PLACE else 0
    kind = card // VALUES
    what = pieces(kind, value)
    if way < FIRST_MOVE_WAY:
        return Message("action-add", {"what": what, "bohrd": way + 1}, (bohrd_thing(way),))
    if way >= FIRST_REMOVAL_WAY:
        bohrd = way - FIRST_REMOVAL_WAY
        return Message("action-remove", {"what": what, "bohrd": bohrd + 1}, (pieces_thing(bohrd, kind),))
    source, target = first_of_pair(way - FIRST_MOVE_WAY), second_of_pair(way - FIRST_MOVE_WAY)
    return Message(
        "action-move",
        {"what": what, "source": source + 1, "target": target + 1},
        (pieces_thing(source, kind), bohrd_thing(target)),
    )


def events(s: State, audience: Seat) -> list[Message]:
    """The trail in words; a drawn card is named only to the player who drew it."""
    knows_more = audience == EVERYTHING or audience in seats_of(s, Event.DREW)
    return _tell_all(s, audience if knows_more else SPECTATOR)


@shared
def _tell_all(s: State, audience: Seat) -> list[Message]:
    """What happened, alike for all to whom nothing is told alone; after the last change of a bohrd, the goals that it
    completed."""
    trail = trail_of(s)
    changes = [number for number, (kind, *_) in enumerate(trail, 1) if kind in CHANGING]
    player = player_of(s, trail)
    told = [tell_event(kind, a, b, c, audience in (a, EVERYTHING), player) for kind, a, b, c in trail]
    return [*told[: changes[-1]], *tell_completed(s, trail), *told[changes[-1] :]] if changes else told


def player_of(s: State, trail: list[tuple[int, int, int, int]]) -> Seat:
    """§3.4 Whose turn it was when this happened, also where the turn has passed since."""
    passed = sum(kind == Event.TURN for kind, *_ in trail)
    return (int(s.mover) - passed) % int(s.num_players)


def tell_completed(s: State, trail: list[tuple[int, int, int, int]]) -> list[Message]:
    """§6.1 The goals that bohrds match exactly after they were changed."""
    changed = {bohrd for kind, a, b, _ in trail if kind in CHANGING for bohrd in bohrds_of(kind, a, b)}
    slots = [(bohrd, int(matching_slot(s, bohrd))) for bohrd in sorted(changed)]
    return [completion(bohrd, int(s.row[slot])) for bohrd, slot in slots if slot != NO_SLOT]


def bohrds_of(kind: int, a: int, b: int) -> tuple[int, ...]:
    """The bohrds that an event changes."""
    return (a, b) if kind == Event.MOVED else (a,)


def completion(bohrd: int, atom: Atom) -> Message:
    params = {"element": element_name(atom), "bohrd": bohrd + 1, "worth": GOAL_POINTS + atom}
    return Message("event-completed", params, (bohrd_thing(bohrd), goal_thing(atom)))


@cache
def tell_event(kind: int, a: int, b: int, c: int, is_own: bool, player: Seat) -> Message:
    """What an event in the turn of a player says, made once; `is_own`: to whom it happened, or to somebody who may know
    everything."""
    who = seat_name(player)
    if kind == Event.PLAYED:
        return Message("event-played", {"who": seat_name(a), "card": card_name(b)}, (seat_thing(a), card_thing(b)))
    if kind == Event.POWER:
        return Message(
            "event-power",
            {"who": seat_name(a), "character": character_name(b)},
            (seat_thing(a), card_thing(POWER_PLAY)),
        )
    if kind == Event.ADDED:
        return Message("event-added", {"who": who, "what": pieces(b, c), "bohrd": a + 1}, (pieces_thing(a, b),))
    if kind == Event.MOVED:
        return Message(
            "event-moved",
            {"who": who, "what": pieces(c // 8, c % 8), "source": a + 1, "target": b + 1},
            (pieces_thing(a, c // 8), pieces_thing(b, c // 8)),
        )
    if kind == Event.REMOVED:
        return Message("event-removed", {"who": who, "what": pieces(b, c), "bohrd": a + 1}, (pieces_thing(a, b),))
    if kind == Event.SWAPPED:
        return Message(
            "event-swapped",
            {"out": piece(b), "into": piece(c), "bohrd": a + 1},
            (pieces_thing(a, b), pieces_thing(a, c)),
        )
    if kind == Event.REPLACED:
        return Message("event-replaced", {"bohrd": a + 1}, (bohrd_thing(a),))
    if kind == Event.DREW and is_own:
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
    return Message(f"ending-{kebab(Ending(a))}")


# What chance decides -----------------------------------------------------------------------------------


def odds(s: State, seat: Seat, action: Action, sampled: list[Possible]) -> list[Possible]:
    """§3.3, §6.4 Everybody knows how many of each card they cannot see, and the goals of the pile: what comes of them
    is counted."""
    hands = [s.players[other].hand.tolist() for other in range(int(s.num_players)) if other != seat]
    unseen = [sum(counts) for counts in zip(s.deck.tolist(), *hands, strict=True)]
    drawn = round(sum(one.share for one in sampled if one.message.id == "event-drew-card"))
    shown = round(sum(one.share for one in sampled if one.message.id == "event-goal-shown"))
    pile = [atom for atom in range(1, len(SYMBOLS)) if int(s.pile) >> atom & 1]
    kept = [one for one in sampled if one.message.id not in ("event-drew-card", "event-goal-shown")]
    if drawn > int(s.deck.sum()) or shown > len(pile):
        return sampled
    ways = comb(sum(unseen), drawn)
    cards = [
        Possible(tell_event(Event.DREW, seat, card, 0, True, seat), 1 - comb(sum(unseen) - count, drawn) / ways)
        for card, count in enumerate(unseen)
        if count and drawn
    ]
    goals = [
        Possible(tell_event(Event.GOAL_SHOWN, 0, atom, 0, True, seat), shown / len(pile)) for atom in pile if shown
    ]
    return [*kept, *sorted(cards, key=lambda one: -one.share), *goals]


RULE_OF_RESTING = {"goal": "6.1", "deck": "3.3"}


def resting(s: State, thing: str) -> Refused | None:
    """The rule that moves a thing which no action touches."""
    name = thing.partition("/")[0]
    rule = RULE_OF_RESTING.get(name)
    return Refused("resting", Message(f"resting-{name}"), rule) if rule else None


def epilogue(s: State) -> list[Message]:
    """§6.6, §9.28 The goals that made the scores, and what broke a tie."""
    seats = range(int(s.num_players))
    goals = [[atom for atom in range(len(SYMBOLS)) if int(s.taken[seat]) >> atom & 1] for seat in seats]
    told = [
        Message(
            "score-made" if goals[seat] else "score-nothing",
            {
                "who": seat_name(seat),
                "score": int(points_of(s, seat)),
                "goals": [
                    Message("score-goal", {"element": element_name(atom), "points": GOAL_POINTS + atom})
                    for atom in goals[seat]
                ],
            },
            (seat_thing(seat),),
        )
        for seat in seats
    ]
    decided = tie_break([(int(points_of(s, seat)), len(goals[seat]), max(goals[seat], default=0)) for seat in seats])
    if decided is not None:
        told.append(Message(("tie-shared", "tie-goals", "tie-heaviest")[decided]))
    return told
