"""The game in messages: things, prompts, actions and events."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product

from labtable.core.compiler.rule import plainly
from labtable.core.game.contract import Message, Possible, Refused, seat_name
from labtable.core.game.view_cache import REMEMBERED, seats_of, shared, trail_of
from labtable.core.messages import kebab
from labtable.core.record.records import EVERYTHING, OVER, SPECTATOR, Action, Seat

from . import rules
from .actions import DICE_CHOICES, decode, encode
from .components import (
    CARD_IDS,
    CARDS,
    CARDS_OF_FACE,
    FIRST_SECURITE,
    NUM_CARDS,
    OWN_MOLECULE,
    REAGENT_IDS,
    TARGET_IDS,
)
from .constants import (
    HAND_LIMIT,
    HYDROGEN_SLOT,
    MAX_ROUNDS,
    REAGENT_COLOUR,
    REAGENTS,
    RESALE_ROLL,
    Bond,
    Colour,
    Element,
    Ending,
    Event,
    Kind,
    Manipulation,
    Pending,
    Safety,
    Type,
    Word,
)
from .effect_words import effects_of
from .effects import SECOND_TRIES, TURN_ENDERS, difficulty_of, in_force_among, succeeds
from .piles import hand_size
from .resources import is_takeable
from .state import State

to_move = plainly(rules.to_move)

LETTERS = {int(Element.CARBON): "C", int(Element.OXYGEN): "O"}
NO_BOND, SINGLE, DOUBLE = int(Bond.NONE), int(Bond.SINGLE), int(Bond.DOUBLE)  # quicker than asking the enum
CHANGES: list[int] = [int(row.difficulty) for row in CARDS]  # of the difficulty, by each card
FACES = range(1, 7)
WAYS = len(FACES) ** 2

# Things ---------------------------------------------------------------------------------------------


def reagent_thing(reagent: int) -> str:
    return f"reagent/{reagent + 1}"


def card_thing(card: int) -> str:
    return f"card/{CARD_IDS[card]}"


def safety_thing(seat: Seat, token: int) -> str:
    return f"safety/{seat}/{kebab(Safety(token))}"


def atom_thing(seat: Seat, place: int) -> str:
    return f"atom/{seat}/{place}"


def goal_thing(place: int) -> str:
    return f"goal/{place}"


# Their names ------------------------------------------------------------------------------------------


def reagent_name(reagent: int) -> Message:
    return Message(f"reagent-{REAGENT_IDS[reagent]}", {"number": reagent + 1})


def card_name(card: int) -> Message:
    return Message(f"card-{CARD_IDS[card]}")


def safety_name(token: int) -> Message:
    return Message(f"safety-{kebab(Safety(token))}")


def colour_name(colour: int) -> Message:
    return Message(f"colour-{kebab(Colour(colour))}")


def dice_name(colour: int, count: int) -> Message:
    return Message("dice-name", {"colour": colour_name(colour), "count": count})


def manipulation_name(kind: int) -> Message:
    return Message(f"manipulation-{kebab(Manipulation(kind))}")


def atom_name(s: State, seat: Seat, place: int) -> str:
    """C3, O4; an atom that is not there is named by its number alone."""
    return LETTERS.get(s.players[seat].molecule.atoms[place].element, "") + str(place + 1)


def target_name(s: State) -> Message:
    return Message("target-own" if s.target == OWN_MOLECULE else f"target-{TARGET_IDS[int(s.target)]}")


# The prompt ---------------------------------------------------------------------------------------------


def prompt(s: State, audience: Seat) -> Message:
    seat = to_move(s)
    if seat == OVER:
        return Message(f"ending-{kebab(Ending(int(s.ending)))}")
    what = kebab(Pending(int(s.decision)))
    if s.decision == Pending.TAKE and s.manipulating == 1:
        what = "take-resale"
    if seat != audience:
        return Message(f"prompt-wait-{what}", {"who": seat_name(seat)}, (f"seat/{seat}",))
    if s.decision == Pending.ANNOUNCE and (missing := missing_tokens(s, seat)):
        return _prompt_without(s, seat, missing)
    params = {"target": target_name(s), "left": int(s.gains[REAGENT_COLOUR])}
    return Message(f"prompt-{what}", params, (f"seat/{seat}",))


def missing_tokens(s: State, seat: Seat) -> list[int]:
    return [token for token, held in enumerate(s.players[seat].safety.tolist()) if not held]


def helpful_cards(s: State, seat: Seat) -> list[int]:
    """§8.12 Safety cards of a hand that bring back a token which is missing."""
    missing, held = missing_tokens(s, seat), s.players[seat].cards.tolist()
    return [card for card in range(FIRST_SECURITE, NUM_CARDS) if held[card] and int(CARDS[card].token) in missing]


def _prompt_without(s: State, seat: Seat, missing: list[int]) -> Message:
    """§5.4, §5.5 What a player can do who may not announce anything."""
    cards = helpful_cards(s, seat)
    params = {"tokens": [safety_name(token) for token in missing], "cards": [card_name(card) for card in cards]}
    name = "prompt-announce-recover" if cards else "prompt-announce-resell"
    return Message(name, params, (f"seat/{seat}", *(card_thing(card) for card in cards)))


# Actions --------------------------------------------------------------------------------------------------


def describe(s: State, seat: Seat, action: Action) -> Message:
    kind, a, b = decode(action)
    if kind == Kind.PLAY:
        return _describe_play(s, seat, a)
    if kind in MANIPULATIONS:
        return _describe_manipulation(s, seat, kind, a, b)
    return _described(kind, a, b, seat, int(s.decision))


MANIPULATIONS = frozenset(
    (
        Kind.SINGLE,
        Kind.DOUBLE,
        Kind.CLEAVE,
        Kind.PAIR,
        Kind.HYBRIDISE,
        Kind.CLOSE,
        Kind.HYDROGEN,
        Kind.HYDROXYL,
        Kind.OXYGEN,
        Kind.PARTNER,
    )
)


@lru_cache(REMEMBERED)
def _described(kind: int, a: int, b: int, seat: Seat, decision: int) -> Message:
    """An action of which everything is said by a few numbers, at every table."""
    if kind in (Kind.CHOOSE, Kind.GIVE_REAGENT, Kind.RESELL):
        name = "start" if kind == Kind.CHOOSE and decision == Pending.START else kebab(Kind(kind))
        return Message(f"action-{name}", {"reagent": reagent_name(a)}, (reagent_thing(a),))
    if kind == Kind.USE:
        message = ("action-use", "action-use-other")[b] if b < 2 else "action-use-centre"
        params = {"reagent": reagent_name(a)} | ({"number": b + 1} if b > 1 else {})
        return Message(message, params, (reagent_thing(a),))
    if kind == Kind.DICE:
        return _describe_dice(a)
    if kind in (Kind.GIVE_CARD, Kind.IGNORE, Kind.SECURITE):
        card = a + (FIRST_SECURITE if kind == Kind.SECURITE else 0)
        params = {"card": card_name(card)}
        if kind == Kind.SECURITE:
            params["token"] = safety_name(int(CARDS[card].token))
        return Message(f"action-{kebab(Kind(kind))}", params, (card_thing(card),))
    if kind == Kind.LOSE:
        return Message("action-lose", {"token": safety_name(a)}, (safety_thing(seat, a),))
    if kind == Kind.PASS:
        return Message(
            {
                Pending.BOUM: "action-pass-boum",
                Pending.REROLL: "action-pass-reroll",
                Pending.TAKE: "action-pass-take",
            }.get(Pending(decision), "action-pass-chimie")
        )
    return Message("action-end")


@cache
def _describe_dice(choice: int) -> Message:
    """§3.3 The dice of each colour; four dice are of two colours at least."""
    counts = {colour: int(DICE_CHOICES[choice, colour]) for colour in Colour}
    *most, last = [dice_name(colour, count) for colour, count in counts.items() if count]
    params: dict[str, object] = {kebab(colour): count for colour, count in counts.items()}
    return Message(
        "action-dice",
        {**params, "most": most, "last": last},
        tuple(f"die/{kebab(colour)}" for colour, count in counts.items() if count),
    )


def _describe_play(s: State, seat: Seat, card: int) -> Message:
    """What a card does, what it makes of the chances of what is announced, and whether the dice are then thrown."""
    rolls = int(throws(s, seat, encode(Kind.PLAY, card)))
    params: dict[str, object] = {"card": card_name(card), "effects": effects_of(card), "rolls": rolls}
    change = CHANGES[card]
    if not change or not s.announced.manipulation:
        return Message("action-play", params, (card_thing(card),))
    now = int(difficulty_of(s))
    params |= {"before": percent(ways_to(now)), "after": percent(ways_to(now + change))}
    return Message("action-play-odds", params, (card_thing(card),))


@cache
def ways_to(difficulty: int) -> int:
    """§6.5 - §6.7 In how many ways of WAYS two dice reach a difficulty."""
    return sum(bool(succeeds(a + b, difficulty)) for a in FACES for b in FACES)


def percent(ways: int) -> int:
    return round(100 * ways / WAYS)


def _describe_manipulation(s: State, seat: Seat, kind: Kind, a: int, b: int) -> Message:
    if kind == Kind.CLOSE:
        return Message(
            "action-close-double" if a else "action-close-single",
            {"atom": atom_name(s, seat, b)},
            (atom_thing(seat, b),),
        )
    params: dict[str, object] = {"atom": atom_name(s, seat, a)}
    if kind not in (Kind.CLEAVE, Kind.PAIR):
        return Message(f"action-{kind.name.lower()}", params, (atom_thing(seat, a),))
    if b == HYDROGEN_SLOT:
        return Message("action-cleave-hydrogen", params, (atom_thing(seat, a),))
    row = s.players[seat].molecule.atoms[a]
    if (bond := int(row.bond[b])) == NO_BOND:
        return Message("action-no-bond", {**params, "slot": b + 1}, (atom_thing(seat, a),))
    other = int(row.neighbour[b])
    if kind == Kind.CLEAVE:
        message = "action-cleave-double" if bond == DOUBLE else "action-cleave"
    else:
        message = "action-elimination" if bond == SINGLE else "action-addition"
    return Message(
        message, {**params, "other": atom_name(s, seat, other)}, (atom_thing(seat, a), atom_thing(seat, other))
    )


# Events -----------------------------------------------------------------------------------------------------


def events(s: State, audience: Seat) -> list[Message]:
    """The trail in words; a card that was drawn is named to its owner alone, unless all knew it."""
    knows_more = audience == EVERYTHING or audience in seats_of(s, Event.DREW)
    return _tell_all(s, audience if knows_more else SPECTATOR)


@shared
def _tell_all(s: State, audience: Seat) -> list[Message]:
    return [tell_event(s, audience, number, *event) for number, event in enumerate(trail_of(s))]


def tell_event(s: State, audience: Seat, number: int, kind: int, a: int, b: int, c: int) -> Message:
    if kind == Event.THREW:
        who = thrower(s, number)
        return Message("event-threw", {"who": seat_name(who), "sum": a, "difficulty": b}, (f"seat/{who}",))
    message = tell_alone(Event(kind), a, b, c, audience in (a, EVERYTHING))
    if kind in (Event.ANNOUNCED, Event.CLOSING):
        place = c if kind == Event.ANNOUNCED else b
        return Message(
            message.id, {**message.params, "atom": atom_name(s, a, place)}, (*message.things, atom_thing(a, place))
        )
    if kind == Event.SYNTHESISED:
        return Message(message.id, {**message.params, "target": target_name(s)}, message.things)
    return message


def thrower(s: State, number: int) -> Seat:
    """Who threw the dice of an event: the player of the result that follows it, or the one whose turn goes on."""
    results = (seat for kind, seat, *_ in trail_of(s)[number:] if kind in (Event.DONE, Event.FAILED))
    return next(results, int(s.active))


@cache
def tell_alone(kind: Event, a: int, b: int, c: int, is_open: bool) -> Message:
    """What an event says by itself, made once; `is_open`: to somebody who may know a drawn card."""
    if kind == Event.ROUND:
        name = "event-last-round" if a == MAX_ROUNDS else "event-round"
        return Message(name, {"round": a, "who": seat_name(b)}, (f"seat/{b}",))
    if kind == Event.OUT_OF_TIME:
        return Message("event-out-of-time")
    if kind == Event.DREW and not is_open:
        return Message(
            "event-drew-hidden",
            {"who": seat_name(a), "colour": colour_name(c + 1)},
            (f"seat/{a}", f"pile/{kebab(Colour(c + 1))}"),
        )
    params: dict[str, object] = {"who": seat_name(a)}
    things = [f"seat/{a}"]
    if kind in (Event.STARTED, Event.TOOK, Event.RETURNED, Event.RESOLD, Event.USED):
        params["reagent"] = reagent_name(b)
        things.append(reagent_thing(b))
    elif kind in (Event.DREW, Event.DISCARDED, Event.PLAYED, Event.IGNORED):
        params["card"] = card_name(b)
        things.append(card_thing(b))
    elif kind in (Event.LOST, Event.RECOVERED):
        params["token"] = safety_name(b)
        things.append(safety_thing(a, b))
    elif kind == Event.ROLLED:
        params |= {"colour": colour_name(b), "cards": c}
        things.append(f"die/{kebab(Colour(b))}")
    elif kind in (Event.ANNOUNCED, Event.DONE):
        params["manipulation"] = manipulation_name(b)
    if kind == Event.RESOLD:
        params["die"] = c
    if kind == Event.PASSED:
        return Message(f"event-passed-{kebab(Pending(b))}", params, tuple(things))
    return Message(f"event-{kebab(kind)}", params, tuple(things))


# What chance decides, and what is lost --------------------------------------------------------------------


def throws(s: State, seat: Seat, action: Action) -> bool:
    """§6.2 - §6.4 Are the black dice thrown at once if this is done?"""
    kind, card, _ = decode(action)
    if kind not in (Kind.PASS, Kind.PLAY) or s.decision not in (Pending.BOUM, Pending.CHIMIE):
        return False
    own = cards_of(s, seat, Colour.BOUM if s.decision == Pending.BOUM else Colour.CHIMIE)
    if kind == Kind.PLAY and (own > 1 or CARDS[card].word == Word.IGNORE_BOUM):
        return False
    return s.decision == Pending.CHIMIE or not _somebody_answers(s, seat)


def cards_of(s: State, seat: Seat, colour: int) -> int:
    """Cards of a colour in a hand. Numba takes long to find out what an enum is, so it gets a plain number."""
    return int(hand_size(s, seat, int(colour)))


def _somebody_answers(s: State, seat: Seat) -> bool:
    """§6.2, §6.3 Does a later seat hold Boom cards, or the active seat Chemistry cards? The backs of cards are seen."""
    players, active = int(s.num_players), int(s.active)
    later = range(1, (active - seat) % players)
    return cards_of(s, active, Colour.CHIMIE) > 0 or any(
        cards_of(s, (seat + step) % players, Colour.BOUM) > 0 for step in later
    )


BY_DICE = {
    f"event-{kebab(event)}"
    for event in (
        Event.RESOLD,
        Event.THREW,
        Event.DONE,
        Event.FAILED,
        Event.LOST,
        Event.TURN_ENDED,
        Event.ROUND,
        Event.SYNTHESISED,
    )
}


def odds(s: State, seat: Seat, action: Action, sampled: list[Possible]) -> list[Possible]:
    """§6.5 - §6.7 The chances of the black dice, counted; that the target is made is told as well. §3.4 What resource
    dice give. §4.2 A resale. What dice decide is not certain, even if they fell alike in all worlds that were asked."""
    kind, a, _ = decode(action)
    sure = [one for one in sampled if one.share == 1 and one.message.id not in BY_DICE]
    if kind == Kind.DICE:
        others = [one for one in sampled if one.message.id not in ("event-rolled", "event-drew", "event-drew-hidden")]
        return [*others, *_dice_odds(s, seat, a)]
    if kind == Kind.RESELL:
        resale = _resale_odds(s, seat, a)
        return [*sure, *resale] if resale else sampled
    card = CARDS[a] if kind == Kind.PLAY else None
    second = card is not None and card.word == Word.REROLL
    if not throws(s, seat, action) or second or in_force_among(s, SECOND_TRIES) > s.announced.rerolled:
        return sampled
    difficulty = int(difficulty_of(s)) + (0 if card is None else int(card.difficulty))
    success = ways_to(difficulty)
    ways = {"chance-success": success, "chance-failure": WAYS - success - 1, "chance-critical": 1}
    exact = [Possible(Message(name), count / WAYS) for name, count in ways.items() if count]
    made = [Possible(one.message, success / WAYS) for one in sampled if one.message.id == "event-synthesised"]
    return [*sure, *sorted(exact, key=lambda one: -one.share), *made]


def _dice_odds(s: State, seat: Seat, choice: int) -> list[Possible]:
    """§3.4 - §3.5 The chance of each colour that its dice give a card, and how many on average; a pile gives what it
    has."""
    found = []
    for colour in Colour:
        count = int(DICE_CHOICES[choice, colour])
        left = int(s.pile_sizes[colour - 1]) if colour else sum(bool(is_takeable(s, seat, r)) for r in range(REAGENTS))
        given = [min(sum(faces), left) for faces in product(CARDS_OF_FACE[1:].tolist(), repeat=count)]
        if any(given):
            whole, tenth = divmod(round(10 * sum(given) / len(given)), 10)
            params = {"dice": dice_name(colour, count), "whole": whole, "tenth": tenth}
            found.append(
                Possible(Message("chance-dice", params, (f"die/{kebab(colour)}",)), sum(map(bool, given)) / len(given))
            )
    return found


def _resale_odds(s: State, seat: Seat, resold: int) -> list[Possible]:
    """§4.2 A die decides whether another reagent may be taken, where there is one."""
    if not any(is_takeable(s, seat, other) for other in range(REAGENTS) if other != resold):
        return []
    enough = sum(face >= RESALE_ROLL for face in FACES) / len(FACES)
    ways = {"chance-resale": enough, "chance-no-resale": 1 - enough}
    return [Possible(Message(name, {"reagent": reagent_name(resold)}), share) for name, share in ways.items()]


def losses(before: State, after: State, seat: Seat) -> list[Message]:
    """§3.6 Dice for cards that must go back, §4.2 a reagent not taken, §5.3 the other type of manipulations, and what a
    card says (§8) where it has no effect now."""
    told = [(int(row.kind), int(row.a), int(row.b), int(row.c)) for row in after.trail[: int(after.trail_size)]]
    own = [(kind, b, c) for kind, a, b, c in told if a == seat]
    rolled = {b for kind, b, _ in own if kind == Event.ROLLED}
    lost = [
        Message("loss-full", {"colour": colour_name(colour)}, (f"die/{kebab(Colour(colour))}",))
        for colour in sorted(rolled)
        if cards_of(before, seat, colour) >= HAND_LIMIT
    ]
    lost += [
        tell_alone(Event.PASSED, seat, b, c, True) for kind, b, c in own if kind == Event.PASSED and b == Pending.TAKE
    ]
    announced = any(kind == Event.ANNOUNCED for kind, _, _ in own)
    if announced and before.turn_type == Type.NONE and after.active == seat and after.turn_type != Type.NONE:
        lost.append(Message(f"loss-{kebab(Type(int(after.turn_type)))}"))
    for kind, card, _ in own:
        if kind == Event.PLAYED:
            lost += [
                Message("loss-effect", {"card": card_name(card), "effect": effect}, (card_thing(card),))
                for effect in _idle_effects(before, card)
            ]
    return lost


def _idle_effects(s: State, card: int) -> list[Message]:
    """The printed effects of a card that change nothing as the table stands."""
    word, active = Word(int(CARDS[card].word)), int(s.active)
    change, now = int(CARDS[card].difficulty), int(difficulty_of(s))
    idle = {
        Word.LOSE_TOKEN: s.players[active].safety[int(CARDS[card].token)] == 0,
        Word.LOSE_REAGENT: cards_of(s, active, Colour.REAGENT) == 0,
        Word.END_TURN: in_force_among(s, TURN_ENDERS) > 0,
        Word.KEEP_REAGENT: s.announced.reagent == 0,
    }
    printed = effects_of(card)
    found = printed[:1] if change and ways_to(now) == ways_to(now + change) else []
    return found + printed[-1:] if idle.get(word) else found


def resting(s: State, thing: str) -> Refused | None:
    """§3.5 The rule that moves a thing which no action touches: a face-down pile."""
    return Refused("resting", Message("resting-pile"), "3.5") if thing.startswith("pile/") else None


def epilogue(s: State) -> list[Message]:
    """§9.1 Who made the molecule, and how long it took."""
    if not s.winner:
        return []
    seat = int(s.winner) - 1
    params = {"who": seat_name(seat), "target": target_name(s), "round": int(s.round_number)}
    return [Message("score-made", params, (f"seat/{seat}",))]


assert CARDS[0].colour == Colour.BOUM
