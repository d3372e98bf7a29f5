"""Messages: whose turn it is and what is asked, what an action does, what happened."""

from collections.abc import Callable
from functools import cache, reduce
from itertools import product
from typing import Any

from labtable.core.compiler.rule import plainly
from labtable.core.game.contract import Message, Possible, Refused, seat_name
from labtable.core.game.view_cache import shared, trail_of
from labtable.core.messages import kebab
from labtable.core.record.records import OVER, SHARED, Action, Seat, tie_break

from . import laboratory, research, turn
from .actions import decode
from .causes import causes
from .chances import MOST_THROWN, falls
from .components import (
    CARD_EFFECTS,
    CATEGORY_NAMES,
    GLASS_NAMES,
    LEVEL_NAMES,
    MAXIMUM,
    MOST,
    OBJECTIVE_NAMES,
    OBJECTIVE_POINTS,
    RESOURCE_NAMES,
    THESIS_EFFECTS,
    TILE_EFFECTS,
    TIMELINE_EFFECTS,
    TIMELINE_NAMES,
    TRANSFORMATION_EFFECTS,
    TRANSFORMATION_NAMES,
)
from .constants import (
    LEVELS,
    NOBODY,
    RESOURCES,
    ROW,
    Effect,
    Event,
    Kind,
    Objective,
    Pending,
    Refusal,
    Transformation,
)
from .effect_words import cost_words, cubes_words, deal_words, gain_words, is_free, listed
from .laboratory import experiments
from .scoring import points_of
from .state import State
from .timeline import can_use_space, check_apply, prize_points
from .turn import keep_limit

question, seat_to_move = plainly(turn.question), plainly(turn.seat_to_move)
check_objective, take_limit = plainly(laboratory.check_objective), plainly(research.take_limit)


def card_name(category: int) -> Message:
    return Message(f"card-{CATEGORY_NAMES[category]}")


def glass_name(glass: int) -> Message:
    return Message(f"glass-{GLASS_NAMES[glass]}")


def date_name(space: int) -> Message:
    return Message(f"date-{TIMELINE_NAMES[space]}")


def level_name(level: int) -> str:
    return LEVEL_NAMES[level].upper()


def cubes(resource: int, count: int = 1) -> Message:
    return Message(f"amount-{RESOURCE_NAMES[resource]}", {"count": count})


# The prompt ------------------------------------------------------------------------------------------


def excess(s: State, seat: Seat) -> int:
    return int(sum(s.players[seat].cubes.tolist()) - keep_limit(s, seat))


@shared
def asked_of(s: State, seat: Seat) -> tuple[str, dict[str, Any]]:
    """What is asked, as the end of a message id, and the parameters of the message."""
    asks = Pending(question(s))
    if asks == Pending.RESEARCH:
        return asked_in_research(s, seat)
    if asks == Pending.REST:
        return "rest", {"excess": excess(s, seat), "keep": int(keep_limit(s, seat))}
    if asks == Pending.TIMELINE:
        space = TIMELINE_EFFECTS + int(s.timeline)
        if check_apply(s, seat) != Refusal.NONE:
            what = "timeline-transform" if can_use_space(s, seat) else "timeline-lost"
            return what, {"date": date_name(s.timeline), "effect": deal_words(space, int(prize_points(s, seat)))}
        return "timeline-free" if is_free(space) else "timeline", {"date": date_name(s.timeline), **use_words(s, seat)}
    if asks == Pending.EXPERIMENTATION:
        return asked_in_experimentation(s, seat)
    return kebab(asks), {}


def asked_in_research(s: State, seat: Seat) -> tuple[str, dict[str, Any]]:
    """§5 Cubes or a Thesis; only cubes once one is taken, or once all Theses are written."""
    left = min(int(take_limit(s, seat)) - int(s.taken), sum(s.available.tolist()))
    written = int(s.players[seat].num_theses)
    if s.taken:
        return "collect", {"left": left}
    if written == LEVELS:
        return "research-cubes", {"left": left}
    return "research" if left else "research-thesis", {"left": left, "level": level_name(written)}


def asked_in_experimentation(s: State, seat: Seat) -> tuple[str, dict[str, Any]]:
    """§6 - §8 What of experimentation is possible."""
    if check_objective(s, seat) == Refusal.NONE:
        points = int(OBJECTIVE_POINTS[s.players[seat].objective])
        return "experimentation-objective", {"points": Message("amount-points", {"count": points})}
    kinds = int(experiments(s, seat))
    ways = [Message(f"way-{kebab(kind)}") for kind in (Kind.CARD, Kind.TRANSFORM, Kind.VALIDATE) if kinds >> kind & 1]
    return ("experimentation", {"ways": ways}) if ways else ("experimentation-done", {})


def prompt(s: State, audience: Seat) -> Message:
    seat = int(seat_to_move(s))
    if seat == OVER:
        return Message("prompt-over")
    what, params = asked_of(s, seat)
    if seat == audience:
        return Message(f"prompt-{what}", params)
    return Message(f"waiting-{what}", {"who": seat_name(seat), **params}, (f"seat/{seat}",))


# Actions ---------------------------------------------------------------------------------------------


def describe_take(s: State, seat: Seat, resource: int, _: int) -> Message:
    name = RESOURCE_NAMES[resource]
    return Message("action-take", {"cubes": cubes(resource)}, (f"available/{name}",))


def describe_write(s: State, seat: Seat, _: int, __: int) -> Message:
    level = min(int(s.players[seat].num_theses), LEVELS - 1)
    gains = reduce(either, [gain for gain, _ in theses_to_draw(s, level)] or [Message("nothing")])
    return Message("action-write", {"level": level_name(level), "gains": gains}, (f"theses/{LEVEL_NAMES[level]}",))


def either(one: Message, other: Message) -> Message:
    """Several things are listed with commas; what is one or the other is told apart from that."""
    return Message("either", {"one": one, "other": other})


def theses_to_draw(s: State, level: int) -> list[tuple[Message, int]]:
    """§5.6 What the Theses left in a pile give, and how many give it. Everybody has seen those that are not in it."""
    gains: list[Message] = []
    counts: list[int] = []
    for thesis in sorted(s.theses[level, : int(s.theses_size[level])].tolist()):
        gain = gain_words(THESIS_EFFECTS + thesis)
        if gain not in gains:
            gains.append(gain)
            counts.append(0)
        counts[gains.index(gain)] += 1
    return list(zip(gains, counts, strict=True))


def describe_card(s: State, seat: Seat, category: int, _: int) -> Message:
    owned = int(s.players[seat].cards[category])
    effect = CARD_EFFECTS + category * MOST
    bonus = gain_words(effect + owned) if owned < MAXIMUM[category] else Message("column-full")
    things = tuple(f"row/{space + 1}" for space in range(ROW) if s.row[space] == category)
    things += (f"seat/{seat}/cards/{CATEGORY_NAMES[category]}",)
    if question(s) == Pending.CARD:
        return Message("action-card", {"card": card_name(category), "bonus": bonus}, things)
    return Message("action-buy", {"card": card_name(category), "cost": cost_words(effect), "bonus": bonus}, things)


def describe_transform(s: State, seat: Seat, kind: int, _: int) -> Message:
    name = "action-transform-marie-curie" if kind == Transformation.MARIE_CURIE else "action-transform"
    return Message(name, exchanged(TRANSFORMATION_EFFECTS + kind), (f"transformation/{TRANSFORMATION_NAMES[kind]}",))


def exchanged(effect: Effect) -> dict[str, Message]:
    return {"cost": cost_words(effect), "gain": gain_words(effect)}


def describe_validate(s: State, seat: Seat, glass: int, slot: int) -> Message:
    player = s.players[seat]
    things = (f"seat/{seat}/{GLASS_NAMES[glass]}/{slot + 1}",)
    params: dict[str, Any] = {"glass": glass_name(glass), "slot": slot + 1}
    if slot >= player.num_tiles[glass]:
        return Message("action-validate-nothing", params, things)
    params["deal"] = deal_words(TILE_EFFECTS + int(player.tiles[glass, slot]))
    return Message("action-validate", params, things)


def describe_pile(s: State, seat: Seat, glass: int, _: int) -> Message:
    size = int(s.pile_size[glass])
    deal = deal_words(TILE_EFFECTS + int(s.piles[glass, size - 1])) if size else Message("nothing")
    return Message(f"action-pile-{GLASS_NAMES[glass]}", {"deal": deal}, (f"experiments/{GLASS_NAMES[glass]}",))


def describe_return(s: State, seat: Seat, resource: int, _: int) -> Message:
    things = (f"seat/{seat}/cubes/{RESOURCE_NAMES[resource]}",)
    return Message("action-return", {"cubes": cubes(resource)}, things)


def use_words(s: State, seat: Seat) -> dict[str, Message]:
    """What the space of the timeline costs this player, and what it brings, the Nobel objective's point included."""
    space = TIMELINE_EFFECTS + int(s.timeline)
    return {"cost": cost_words(space), "gain": gain_words(space, int(prize_points(s, seat)))}


def describe_apply(s: State, seat: Seat, _: int, __: int) -> Message:
    name = "action-apply-free" if is_free(TIMELINE_EFFECTS + int(s.timeline)) else "action-apply"
    return Message(name, use_words(s, seat), (f"timeline/{TIMELINE_NAMES[int(s.timeline)]}",))


def describe_objective(s: State, seat: Seat, _: int, __: int) -> Message:
    objective = int(s.players[seat].objective)
    params = {
        "objective": Message(f"objective-{OBJECTIVE_NAMES[objective]}"),
        "points": Message("amount-points", {"count": int(OBJECTIVE_POINTS[objective])}),
    }
    name = "action-objective-nobel" if objective == Objective.NOBEL else "action-objective"
    return Message(name, params, (f"seat/{seat}/objective",))


def describe_done(s: State, seat: Seat, _: int, __: int) -> Message:
    asks = question(s)
    if asks == Pending.TIMELINE:
        free = is_free(TIMELINE_EFFECTS + int(s.timeline))
        return Message("action-let-pass-free" if free else "action-let-pass", {"date": date_name(s.timeline)})
    if asks == Pending.RESEARCH:
        return Message("action-stop-collecting" if s.taken else "action-collect-nothing")
    return Message("action-end-turn")


DESCRIBE: dict[int, Callable[[State, Seat, int, int], Message]] = {
    Kind.TAKE: describe_take,
    Kind.WRITE: describe_write,
    Kind.CARD: describe_card,
    Kind.TRANSFORM: describe_transform,
    Kind.VALIDATE: describe_validate,
    Kind.PILE: describe_pile,
    Kind.RETURN: describe_return,
    Kind.APPLY: describe_apply,
    Kind.OBJECTIVE: describe_objective,
    Kind.DONE: describe_done,
}


def describe(s: State, seat: Seat, action: Action) -> Message:
    kind, a, b = decode(action)
    return DESCRIBE[kind](s, seat, a, b)


# Events ----------------------------------------------------------------------------------------------


def tell_who(name: str) -> Callable[[int, int, int], Message]:
    return lambda seat, _, __: Message(name, {"who": seat_name(seat)}, (f"seat/{seat}",))


def tell_cubes(name: str) -> Callable[[int, int, int], Message]:
    return lambda p, u, r: Message(name, {"cubes": listed(cubes_words((p, u, r)))}, ("tower",))


def tell_took(seat: int, resource: int, _: int) -> Message:
    name = RESOURCE_NAMES[resource]
    things = (f"available/{name}", f"seat/{seat}/cubes/{name}")
    return Message("event-took", {"who": seat_name(seat), "cubes": cubes(resource)}, things)


def tell_count(name: str) -> Callable[[int, int, int], Message]:
    return lambda seat, count, _: Message(name, {"who": seat_name(seat), "count": count}, (f"seat/{seat}",))


def told_thesis(seat: int, level: int, bonus: Message) -> Message:
    params = {"who": seat_name(seat), "level": level_name(level), "bonus": bonus}
    return Message("event-wrote", params, (f"theses/{LEVEL_NAMES[level]}", f"seat/{seat}"))


def tell_wrote(seat: int, level: int, thesis: int) -> Message:
    return told_thesis(seat, level, gain_words(THESIS_EFFECTS + thesis))


def tell_card(name: str) -> Callable[[int, int, int], Message]:
    def tell(seat: int, category: int, number: int) -> Message:
        params = {
            "who": seat_name(seat),
            "card": card_name(category),
            "number": number,
            "bonus": gain_words(CARD_EFFECTS + category * MOST + number - 1),
        }
        return Message(name, params, (f"seat/{seat}/cards/{CATEGORY_NAMES[category]}",))

    return tell


def tell_revealed(space: int, category: int, _: int) -> Message:
    return Message("event-revealed", {"card": card_name(category)}, (f"row/{space + 1}",))


def tell_transformed(seat: int, kind: int, _: int) -> Message:
    params = {"who": seat_name(seat), **exchanged(TRANSFORMATION_EFFECTS + kind)}
    return Message("event-transformed", params, (f"transformation/{TRANSFORMATION_NAMES[kind]}",))


def tell_tile(name: str) -> Callable[[int, int, int], Message]:
    def tell(seat: int, glass: int, tile: int) -> Message:
        params = {"who": seat_name(seat), "deal": deal_words(TILE_EFFECTS + tile)}
        return Message(f"{name}-{GLASS_NAMES[glass]}", params, (f"experiments/{GLASS_NAMES[glass]}", f"seat/{seat}"))

    return tell


def tell_flask(name: str) -> Callable[[int, int, int], Message]:
    def tell(seat: int, resource: int, count: int) -> Message:
        params = {"who": seat_name(seat), "cubes": cubes(resource, count)}
        return Message(name, params, (f"seat/{seat}/cubes/{RESOURCE_NAMES[resource]}",))

    return tell


def tell_marie_curie(seat: int, holder: int, _: int) -> Message:
    if holder == NOBODY:
        return Message("event-marie-curie", {"who": seat_name(seat)}, ("marie-curie", f"seat/{seat}"))
    params = {"who": seat_name(seat), "holder": seat_name(holder)}
    return Message("event-marie-curie-from", params, (f"seat/{holder}", "marie-curie", f"seat/{seat}"))


def tell_objective(seat: int, objective: int, points: int) -> Message:
    params = {
        "who": seat_name(seat),
        "objective": Message(f"objective-{OBJECTIVE_NAMES[objective]}"),
        "points": Message("amount-points", {"count": points}),
    }
    return Message("event-objective", params, (f"seat/{seat}/objective",))


def tell_advanced(space: int, why: Message) -> Message:
    params = {"date": date_name(space), "milestone": Message(f"milestone-{TIMELINE_NAMES[space]}"), "why": why}
    return Message("event-advanced", params, (f"timeline/{TIMELINE_NAMES[space]}",))


def tell_space(name: str) -> Callable[[int, int, int], Message]:
    def tell(seat: int, space: int, _: int) -> Message:
        params = {"who": seat_name(seat), "date": date_name(space), "effect": deal_words(TIMELINE_EFFECTS + space)}
        return Message(name, params, (f"timeline/{TIMELINE_NAMES[space]}", f"seat/{seat}"))

    return tell


TELL: dict[int, Callable[[int, int, int], Message]] = {
    Event.FIRST: tell_who("event-first"),
    Event.TURN: tell_who("event-turn"),
    Event.THROWN: tell_cubes("event-thrown"),
    Event.FELL: tell_cubes("event-fell"),
    Event.TOOK: tell_took,
    Event.COLLECTED: tell_count("event-collected"),
    Event.WROTE: tell_wrote,
    Event.BOUGHT: tell_card("event-bought"),
    Event.TOOK_CARD: tell_card("event-took-card"),
    Event.REVEALED: tell_revealed,
    Event.TRANSFORMED: tell_transformed,
    Event.VALIDATED: tell_tile("event-validated"),
    Event.PAIRED: lambda seat, slot, _: Message(
        "event-paired",
        {"who": seat_name(seat), "slot": slot + 1},
        (f"seat/{seat}/beaker/{slot + 1}", f"seat/{seat}/flask/{slot + 1}"),
    ),
    Event.TOOK_TILE: tell_tile("event-took-tile"),
    Event.GAINED: tell_flask("event-gained"),
    Event.SHORT: tell_flask("event-short"),
    Event.POINTS: tell_count("event-points"),
    Event.MARIE_CURIE: tell_marie_curie,
    Event.REFRESHED: tell_who("event-refreshed"),
    Event.NO_CARD_TO_TAKE: tell_who("event-no-card-to-take"),
    Event.NO_TILE_TO_TAKE: tell_who("event-no-tile-to-take"),
    Event.NO_THESIS_LEFT: tell_who("event-no-thesis-left"),
    Event.OBJECTIVE: tell_objective,
    Event.NOBEL_TURNED: tell_who("event-nobel-turned"),
    Event.APPLIED: tell_space("event-applied"),
    Event.LET_PASS: lambda seat, space, _: Message(
        "event-let-pass",
        {"who": seat_name(seat), "date": date_name(space)},
        (f"timeline/{TIMELINE_NAMES[space]}", f"seat/{seat}"),
    ),
    Event.LAST_ROUND: lambda _, __, ___: Message("event-last-round"),
    Event.RESTED: tell_who("event-rested"),
    Event.RETURNED: tell_flask("event-returned"),
    Event.FLIPPED: lambda side, _, __: Message("event-flipped", {"side": side + 1}, ("workshop",)),
    Event.OVER: lambda _, __, ___: Message("event-over"),
}


@cache
def tell(kind: int, a: int, b: int, c: int) -> Message:
    """What an event says, made once."""
    return TELL[Event(kind)](a, b, c)


def events(s: State, audience: Seat) -> list[Message]:
    """What happened, told alike to every audience, because everything happens in the open."""
    return _all_told(s)


@shared
def _all_told(s: State) -> list[Message]:
    trail = trail_of(s)
    whys = iter(causes(s, trail))
    return [tell_advanced(event[1], next(whys)) if event[0] == Event.ADVANCED else tell(*event) for event in trail]


# What is lost, and what chance decides -----------------------------------------------------------------

LOSSES = (Event.SHORT, Event.NO_CARD_TO_TAKE, Event.NO_TILE_TO_TAKE, Event.NO_THESIS_LEFT, Event.LET_PASS)


def losses(before: State, after: State, seat: Seat) -> list[Message]:
    """What finds no object, what is let pass, cubes that were not collected, and cubes that must be returned."""
    trail = after.trail[: int(after.trail_size)].tolist()
    lost, told = [tell(*event) for event in trail if event[0] in LOSSES], [kind for kind, *_ in trail]
    left = min(int(take_limit(before, seat)) - int(before.taken), int(before.available.sum()))
    if question(before) == Pending.RESEARCH and Event.COLLECTED in told and Event.TOOK not in told and left > 0:
        lost.append(Message("loss-not-collected", {"count": left}))
    if question(before) == Pending.EXPERIMENTATION and question(after) == Pending.REST:
        lost.append(Message("loss-excess", {"count": excess(after, seat)}))
    return lost


def odds(s: State, seat: Seat, action: Action, sampled: list[Possible]) -> list[Possible]:
    """§5.6 A Thesis is drawn from a pile of which everybody knows what is left; its bonus is all that luck decides.
    §7.5 So is a card, from the part of the deck that nobody saw. §15.23 Every cube in the tower has its own chance."""
    for name, counted in (("event-revealed", _reveals), ("event-fell", _falls)):
        if round(sum(one.share for one in sampled if one.message.id == name), 6) == 1:
            exact = counted(s, sampled)
            sampled = [*(one for one in sampled if one.message.id != name), *exact] if exact else sampled
    kind, _, _ = decode(action)
    level = int(s.players[seat].num_theses)
    if kind != Kind.WRITE or level == LEVELS:
        return sampled
    drawn = theses_to_draw(s, level)
    size = sum(count for _, count in drawn)
    sure = [one for one in sampled if one.share == 1 and one.message.id != "event-wrote"]
    exact = [Possible(told_thesis(seat, level, gain), count / size) for gain, count in drawn]
    return [*sure, *sorted(exact, key=lambda one: -one.share)]


def _reveals(s: State, sampled: list[Possible]) -> list[Possible]:
    """§7.5 The chance of each card that nobody has seen to come into the row."""
    unseen = s.deck[int(s.deck_known) : int(s.deck_size)].tolist()
    spaces = {one.message.things for one in sampled if one.message.id == "event-revealed"}
    if not unseen or len(spaces) != 1:
        return []
    ((thing,),) = spaces
    space = int(thing.rpartition("/")[2]) - 1
    found = [
        Possible(tell_revealed(space, category, 0), unseen.count(category) / len(unseen))
        for category in sorted(set(unseen))
    ]
    return sorted(found, key=lambda one: -one.share)


def _falls(s: State, sampled: list[Possible]) -> list[Possible]:
    """§15.23 The chance of each way in which cubes may fall, where the cubes that are thrown are known."""
    sure = {repr(one.message) for one in sampled if one.share == 1}
    thrown = next((cubes for words, cubes in _throws().items() if words in sure), None)
    if thrown is None:
        return []
    tell = tell_cubes("event-fell")
    found = [Possible(tell(*fell), share) for fell, share in falls(s.tower.tolist(), thrown)]
    return sorted(found, key=lambda one: -one.share)


@cache
def _throws() -> dict[str, tuple[int, ...]]:
    """The cubes of a throw, by what is told of it."""
    tell = tell_cubes("event-thrown")
    return {repr(tell(*cubes)): cubes for cubes in product(range(MOST_THROWN + 1), repeat=RESOURCES)}


# The end -----------------------------------------------------------------------------------------------


RULE_OF_RESTING = {
    "supply": "4.1",
    "theses": "5.6",
    "tower": "4.5",
    "workshop": "4.1",
    "marie-curie": "12.1",
    "date-past": "11.2",
    "date-ahead": "11.1",
}


def resting(s: State, thing: str) -> Refused | None:
    """The rule that moves a thing which no action touches."""
    name, _, which = thing.partition("/")
    if name == "timeline" and which in TIMELINE_NAMES:
        name = "date-past" if TIMELINE_NAMES.index(which) < s.timeline else "date-ahead"
    rule = RULE_OF_RESTING.get(name)
    return Refused("resting", Message(f"resting-{name}"), rule) if rule else None


def epilogue(s: State) -> list[Message]:
    """§14.2, §14.3 What the Marie Curie tile added to a score, and which cubes broke a tie."""
    told = [with_tile(s, seat) for seat in range(int(s.num_players)) if s.marie_curie == seat]
    decided = tie_break(
        [(int(points_of(s, seat)), *s.players[seat].cubes.tolist()[::-1]) for seat in range(int(s.num_players))]
    )
    if decided is not None:
        told.append(Message("tie-shared" if decided == SHARED else f"tie-{RESOURCE_NAMES[RESOURCES - decided]}"))
    return told


def with_tile(s: State, seat: Seat) -> Message:
    params = {"who": seat_name(seat), "score": int(points_of(s, seat)), "earned": int(s.players[seat].points)}
    return Message("score-made-with-tile", params, (f"seat/{seat}",))
