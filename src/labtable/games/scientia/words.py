"""What is asked, what an action does and what happened, in words."""

from functools import cache, lru_cache
from typing import Any

from labtable.core.compiler.rule import plainly
from labtable.core.game.contract import Message, seat_name
from labtable.core.game.view_cache import REMEMBERED, shared, trail_of
from labtable.core.messages import kebab
from labtable.core.record import records
from labtable.core.record.records import Action, Seat, tie_break

from . import projects
from .actions import decode
from .components import PROJECTS
from .constants import (
    FULL_TURN,
    MAX_SLOTS,
    NO_CARD,
    NO_SLOT,
    NO_STACK,
    Ending,
    Event,
    Field,
    Kind,
    Op,
    Pending,
    Phase,
    Slot,
    Stack,
    Way,
)
from .effect_words import card_name, field_name, line_text, word_text
from .scoring import points_of, special_points
from .state import State
from .views import LINE_OF, TRACKS, pool_thing, slot_thing, stack_thing, track_thing

asked, free_slot, is_unfinished = plainly(records.asked), shared(projects.free_slot), plainly(projects.is_unfinished)

TURNS = {Kind.ROTATE_ONCE: 1, Kind.ROTATE_TWICE: 2, Kind.ROTATE_PAIR: 1}
WITH_ANOTHER = (Kind.MOVE, Kind.ROTATE_PAIR)


def prompt(s: State, audience: Seat) -> Message:
    if s.phase == Phase.OVER:
        return Message("prompt-over")
    if audience != s.mover:
        return Message("prompt-wait", {"who": seat_name(int(s.mover))})
    if s.phase == Phase.DRAFT:
        return Message("prompt-draft")
    question = Pending(int(asked(s)))
    if question in (Pending.NOTHING, Pending.ORDER):
        return Message(f"prompt-act{_what_remains(s)}" if question is Pending.NOTHING else "prompt-order")
    top = s.pending[s.pending_size - 1]
    params: dict[str, Any] = {"card": card_name(int(top.source))}
    if question in (Pending.ROTATE, Pending.PUT_OWN, Pending.PUT_BOARD, Pending.PAY, Pending.REARRANGE):
        params["number"] = int(top.amount)
    if question in (Pending.PAY, Pending.GIVE_UP):
        params["effects"] = _paid_for(s)
    remains = _what_remains(s) if question is Pending.EXTRA_ACTION else ""
    return Message(f"prompt-{kebab(question)}{remains}", params, (f"board/{int(top.source)}",))


def _what_remains(s: State) -> str:
    """What alone is possible of taking and turning: without a free slot nothing is taken, without an unfinished card
    nothing is turned."""
    seat = int(s.mover)
    takes = free_slot(s, seat) != NO_SLOT and any(int(stack.copies) for stack in s.stacks)
    turns = any(is_unfinished(s, seat, slot) for slot in range(MAX_SLOTS))
    return "" if takes == turns else "-take" if takes else "-turn"


def _paid_for(s: State) -> list[Message]:
    """What the line that asks for a payment brings once it is paid."""
    top = s.pending[s.pending_size - 1]
    return _effects_of(int(top.source), int(top.next))


@cache
def _effects_of(card: int, step: int) -> list[Message]:
    """The effects of the line that a card's study has come to."""
    project = PROJECTS[card]
    return [word_text(project, word) for word in project.lines[LINE_OF[card][step - 1]].words]


@shared
def _stacks(s: State) -> list[tuple[int, int, int, int]]:
    """Card, copies, completed and flasks of each stack."""
    stacks: list[tuple[int, int, int, int]] = s.stacks.tolist()
    return stacks


@shared
def _slots(s: State, seat: Seat) -> list[tuple[int, int]]:
    """The card of each slot, and how far it is turned."""
    stacks = _stacks(s)
    return [
        (NO_CARD if stack == NO_STACK else stacks[stack][0], rotation)
        for stack, rotation, _ in s.players[seat].slots.tolist()
    ]


def describe(s: State, seat: Seat, action: Action) -> Message:
    kind, a, b = decode(action)
    question = Pending(asked(s)) if s.phase == Phase.PLAY and seat == s.mover else Pending.NOTHING
    if kind is Kind.TAKE:
        card, _, _, flasks = _stacks(s)[a]
        return _taking(seat, int(free_slot(s, seat)), card, flasks)
    if kind is Kind.PICK_FIELD:
        return _advancing(seat, a)
    if kind is Kind.SIDE:
        return _describe_side(s, question, a)
    if kind in (Kind.NO, Kind.YES):
        return _describe_answer(s, seat, kind, question)
    amount = int(s.pending[s.pending_size - 1].amount) if s.pending_size else 0
    if kind is Kind.PICK_STACK:
        card, _, _, flasks = _stacks(s)[a]
        return _picking_stack(question, amount, card, flasks)
    card, rotation = _slots(s, seat)[a]
    if kind is not Kind.PICK_SLOT:
        return _turning(kind, seat, a, card, b, _slots(s, seat)[b][0] if kind in WITH_ANOTHER else NO_CARD)
    told = _picking_slot(question, amount, seat, a, card, rotation)
    if question is not Pending.GIVE_UP:
        return told
    return Message(told.id, {**told.params, "effects": _paid_for(s)}, told.things)


# An action is described by few numbers, and so are many others at other tables.


@lru_cache(REMEMBERED)
def _taking(seat: Seat, slot: Slot, card: int, flasks: int) -> Message:
    things = (f"board/{card}",) if slot == NO_SLOT else (f"board/{card}", slot_thing(seat, slot))
    return Message("action-take", {"card": card_name(card), "flasks": flasks}, things)


@lru_cache(REMEMBERED)
def _advancing(seat: Seat, field: int) -> Message:
    return Message("action-advance", {"field": field_name(field)}, (track_thing(seat, field),))


@lru_cache(REMEMBERED)
def _picking_stack(question: Pending, amount: int, card: int, flasks: int) -> Message:
    params = {"card": card_name(card), "flasks": flasks, "number": amount}
    return Message(_pick_id(Kind.PICK_STACK, question), params, (f"board/{card}",))


@lru_cache(REMEMBERED)
def _picking_slot(question: Pending, amount: int, seat: Seat, slot: Slot, card: int, rotation: int) -> Message:
    turns = {"turns": min(amount, FULL_TURN - rotation)} if question is Pending.ROTATE else {}
    params = {"card": _name_of(card), "slot": slot + 1, **turns, "number": amount}
    return Message(_pick_id(Kind.PICK_SLOT, question), params, (slot_thing(seat, slot),))


@lru_cache(REMEMBERED)
def _turning(kind: Kind, seat: Seat, slot: Slot, card: int, other_slot: Slot, other: int) -> Message:
    params: dict[str, Any] = {"card": _name_of(card), "slot": slot + 1}
    things: tuple[str, ...] = (slot_thing(seat, slot),)
    if kind in WITH_ANOTHER:
        params |= {"other": _name_of(other), "otherslot": other_slot + 1}
        things += (slot_thing(seat, other_slot),)
    return Message(f"action-{kebab(kind)}", {**params, "turns": TURNS.get(kind, 0)}, things)


def _name_of(card: int) -> Message:
    return Message("no-card") if card == NO_CARD else card_name(card)


DECLINES = {Pending.PAY: "keep-flasks", Pending.GIVE_UP: "keep-cards", Pending.REARRANGE: "stop"}


def _describe_answer(s: State, seat: Seat, kind: Kind, question: Pending) -> Message:
    if kind is Kind.NO:
        return Message(f"action-{DECLINES.get(question, 'decline')}", {}, (pool_thing(seat),))
    if question is not Pending.PAY:
        return Message("action-accept", {}, (pool_thing(seat),))
    params = {"number": int(s.pending[s.pending_size - 1].amount), "effects": _paid_for(s)}
    return Message("action-pay", params, (pool_thing(seat),))


PICKS_SLOT = {
    Pending.ORDER,
    Pending.ROTATE,
    Pending.PUT_OWN,
    Pending.COLLECT_OWN,
    Pending.COPY_OWN,
    Pending.ATTRACT_TO,
    Pending.EXCHANGE,
    Pending.GIVE_UP,
}
PICKS_STACK = {Pending.PUT_BOARD, Pending.COLLECT_BOARD, Pending.COPY_BASE, Pending.ATTRACT_FROM, Pending.EXCHANGE_FOR}


def _pick_id(kind: Kind, question: Pending) -> str:
    fitting = PICKS_SLOT if kind is Kind.PICK_SLOT else PICKS_STACK
    if question in fitting:
        return f"action-{kebab(question)}"
    return f"action-{kebab(kind)}"


def _describe_side(s: State, question: Pending, side: int) -> Message:
    if question is not Pending.CHOOSE:
        return Message("action-side", {"number": side + 1})
    return Message("action-choose", {"effects": _side_text(int(s.study.card), side)})


def _side_text(card: int, side: int) -> Message:
    """One side of a card's «choose» line."""
    for text in (line_text(PROJECTS[card], line) for line in PROJECTS[card].lines):
        if text.id == "line-choose":
            return Message("line-plain", {"effects": text.params["second" if side else "first"]})
    return Message("no-card")


def _card_on(s: State, stack: Stack) -> Message:
    return card_name(int(s.stacks[stack].card))


# The trail in words -------------------------------------------------------------------------------------------

ON_CARD = {Event.ROTATES, Event.PUTS_OWN, Event.COLLECTS_OWN, Event.TAKES}  # a is a slot, b a stack, c a number
ON_STACK = {
    Event.COMPLETES,
    Event.BRINGS_FLASKS,
    Event.PUTS_BOARD,
    Event.COLLECTS_BOARD,
    Event.GIVES_UP,
    Event.CARD_RETURNS,
    Event.COPIES,
    Event.PICKS,
}  # a is a stack, b a number
ON_FIELD = {Event.ADVANCES, Event.NEW_CUBE, Event.FULL}
NUMBER = {Event.GAINS, Event.PAYS}


def events(s: State, audience: Seat) -> list[Message]:
    """What happened, told alike to every audience, because everything happens in the open."""
    return tell_events(s)


@shared
def tell_events(s: State) -> list[Message]:
    return [tell_event(s, Event(kind), a, b, c) for kind, a, b, c in trail_of(s)]


def tell_event(s: State, event: Event, a: int, b: int, c: int) -> Message:
    seat = int(s.actor)
    name, who = f"event-{kebab(event)}", {"who": seat_name(seat)}
    if event in ON_CARD:
        if event is Event.ROTATES and c == FULL_TURN:
            name = "event-finishes"
        params = {**who, "card": _card_on(s, b), "slot": a + 1, "number": c}
        return Message(name, params, (stack_thing(s, b), slot_thing(seat, a)))
    if event in ON_STACK:
        return Message(name, {**who, "card": _card_on(s, a), "number": b}, (stack_thing(s, a), f"seat/{seat}"))
    if event in ON_FIELD:
        return Message(name, {**who, "field": field_name(a)}, (track_thing(seat, a),))
    if event in NUMBER:
        return Message(name, {**who, "number": a}, ("supply/flasks", pool_thing(seat)))
    return tell_other_event(s, event, a, b, c, name, who)


def tell_other_event(s: State, event: Event, a: int, b: int, c: int, name: str, who: dict[str, Any]) -> Message:
    seat = int(s.actor)
    if event is Event.ATTRACTS:
        params = {**who, "card": _card_on(s, a), "slot": b + 1, "number": c}
        return Message(name, params, (stack_thing(s, a), slot_thing(seat, b)))
    if event is Event.EXCHANGES:
        params = {**who, "card": _card_on(s, b), "other": _card_on(s, c), "slot": a + 1}
        return Message(name, params, (slot_thing(seat, a), stack_thing(s, b), stack_thing(s, c)))
    if event is Event.MOVES_FLASK:
        return Message(name, {**who, "slot": a + 1, "otherslot": b + 1}, (slot_thing(seat, a), slot_thing(seat, b)))
    if event is Event.CHOOSES:
        return Message(name, {**who, "effects": _side_text(b, a)})
    if event is Event.OPENS_SLOT:
        return Message(f"{name}-by-{kebab(Way(a))}", who, (f"seat/{seat}",))
    if event is Event.END_BEGINS:
        return Message(f"{name}-{kebab(Ending(a))}")
    if event is Event.FIRST:
        return Message(name, {"who": seat_name(a)}, (f"seat/{a}",))
    if event is Event.NEW_ROUND:
        return Message(name, {"number": a})
    return Message(name, {} if event is Event.GAME_OVER else who)


# What goes without effect --------------------------------------------------------------------------------------

TELLS = {  # what the trail tells when a word, or the head of a line, has done something
    Op.ROTATE: {Event.ROTATES},
    Op.GAIN: {Event.GAINS},
    Op.PUT: {Event.PUTS_OWN, Event.PUTS_BOARD},
    Op.TAKE: {Event.TAKES},
    Op.ADVANCE: {Event.ADVANCES},
    Op.COLLECT: {Event.COLLECTS_OWN, Event.COLLECTS_BOARD},
    Op.COPY: {Event.COPIES},
    Op.ATTRACT: {Event.ATTRACTS},
    Op.EXTRA_ACTION: {Event.EXTRA_ACTION},
    Op.EXCHANGE: {Event.EXCHANGES},
    Op.REARRANGE: {Event.MOVES_FLASK, Event.STOPS},
    Op.SCATTER: {Event.PUTS_BOARD},
    Op.CHOOSE: {Event.CHOOSES},
    Op.RETURN: {Event.PAYS},
    Op.GIVE_UP: {Event.GIVES_UP},
}


def losses(before: State, after: State, seat: Seat) -> list[Message]:
    """§6.1, §6.3 Lines of completed cards that do nothing, payments declined, fields that advance no further.

    A line counts as lost only if nothing that it could do was told of its card; so no line that did something is.
    """
    told = [Event(int(row.kind)) for row in after.trail[: int(after.trail_size)]]
    lost = [
        message
        for message, event in zip(events(after, seat), told, strict=True)
        if event in (Event.DECLINES, Event.FULL)
    ]
    if before.study.back != NO_CARD or after.study.back != NO_CARD or Event.COPIES in told:
        return lost  # the lines of another card are being read
    card, first, seen, own = int(before.study.card), 0, set[Event](), False
    if card != NO_CARD:
        answered_line = LINE_OF[card][int(before.study.step) - 1]
        first = answered_line if Event.DECLINES in told else answered_line + 1
    for row, event in zip(after.trail, told, strict=False):
        if event is Event.COMPLETES:
            lost += _idle_lines(card, first, None, seen)
            card, first, seen, own = int(after.stacks[int(row.a)].card), 0, set[Event](), True
        elif own and event in (Event.ADVANCES, Event.FULL):
            own = False  # §4.4 the completion itself
        else:
            seen.add(event)
    last = LINE_OF[card][int(after.study.step) - 1] if after.study.card == card and after.study.step else None
    return lost + _idle_lines(card, first, last, seen)


def _idle_lines(card: int, first: int, last: int | None, seen: set[Event]) -> list[Message]:
    """The lines of a card, from the first to before the last, that have done nothing."""
    if card == NO_CARD:
        return []
    idle = []
    for line in PROJECTS[card].lines[first:last]:
        ops = [line.head.op] if line.head and line.head.op in TELLS else [word.op for word in line.words]
        if not (line.head and line.head.op is Op.ELSE) and not any(TELLS[op] & seen for op in ops):
            params = {"card": card_name(card), "line": line_text(PROJECTS[card], line)}
            idle.append(Message("loss-line", params, (f"board/{card}",)))
    return idle


# The end ------------------------------------------------------------------------------------------------------


def epilogue(s: State) -> list[Message]:
    """§8 What made the scores; §8.9 equals share the victory."""
    seats = range(int(s.num_players))
    told = [tell_score(s, seat) for seat in seats]
    if tie_break([(int(points_of(s, seat)),) for seat in seats]) is not None:
        told.append(Message("tie-shared"))
    return told


def tell_score(s: State, seat: Seat) -> Message:
    """The four kinds of points; what is neither flask nor technology nor special is an unfinished card."""
    score, flasks = int(points_of(s, seat)), int(s.players[seat].flasks)
    technology = sum(TRACKS[advances][1] for advances in s.players[seat].advances.tolist())
    special = sum(int(special_points(s, seat, int(field))) for field in Field)
    return Message(
        "score-made",
        {
            "who": seat_name(seat),
            "score": score,
            "flasks": flasks,
            "technology": technology,
            "special": special,
            "unfinished": score - flasks - technology - special,
        },
        (f"seat/{seat}",),
    )
