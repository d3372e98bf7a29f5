"""What an audience may know: after the set-up, everything but the random key. And the words for it."""
from typing import Any

import msgspec

from labtable.core.compiling import rule
from labtable.core.contract import Message, seat_name
from labtable.core.reading import shared
from labtable.core.records import Action, Seat, State, asked
from labtable.games.scientia.actions import Kind, decode
from labtable.games.scientia.components import (
    ADVANCES,
    CARDS,
    CUBES_THAT_OPEN,
    FLASK_SUPPLY,
    FLASKS_THAT_OPEN,
    PROJECTS,
    TECH_SUPPLY,
    TRACK,
)
from labtable.games.scientia.constants import (
    FULL_TURN,
    MAX_PLAYERS,
    MAX_SLOTS,
    NO_CARD,
    NO_SLOT,
    NO_STACK,
    NUM_FIELDS,
    NUM_STACKS,
    SPECIAL_SPACES,
    Ask,
    Ending,
    Event,
    Field,
    Phase,
    Slot,
    Stack,
    Way,
)
from labtable.games.scientia.projects import free_slot
from labtable.games.scientia.scoring import score_of, special_points
from labtable.games.scientia.sentences import card_icons, card_lines, card_name, dashed, field_name, line_text
from labtable.games.scientia.technology import cubes_of, open_slots

TRACKS = [(tuple(int(space) for space in row.spaces if space >= 0), int(row.value)) for row in ADVANCES]
LINE_OF = (CARDS["steps"]["first"].cumsum(axis=1) - 1).tolist()  # by card and step: the line that the step belongs to
TURNS = {Kind.ROTATE_ONCE: 1, Kind.ROTATE_TWICE: 2, Kind.ROTATE_PAIR: 1}


class StackView(msgspec.Struct, frozen=True):
    thing: str
    number: int                   # the project's printed number
    name: Message
    field: str
    base: bool
    source: str                   # rulebook or reconstructed
    lines: tuple[Message, ...]    # its effects in words
    icons: tuple[str, ...]        # and in icons
    copies: int                   # on the project board
    flasks: int                   # on them
    completed: int                # copies in the completion area


class SlotView(msgspec.Struct, frozen=True):
    thing: str
    open: bool
    number: int | None            # of the project in it
    name: Message | None
    field: str | None
    rotation: int
    flasks: int


class TrackView(msgspec.Struct, frozen=True):
    thing: str
    field: str
    spaces: tuple[int, ...]       # where the cubes stand, counted from 0
    value: int
    special: int                  # points of its last two spaces


class PlayerView(msgspec.Struct, frozen=True):
    thing: str
    seat: int
    flasks: int
    cubes: int
    score: int
    opened_by_cubes: bool
    opened_by_flasks: bool
    slots: tuple[SlotView, ...]
    tracks: tuple[TrackView, ...]


class View(msgspec.Struct, frozen=True):
    phase: str
    round: int
    last_round: int | None
    ending: str | None            # the supply that ran out
    to_move: int | None
    studied: int | None           # the card whose effects are being applied
    studied_line: int             # and the line of it, counted from 0
    track: tuple[int, ...]        # what the spaces are worth
    special_spaces: int           # so many of them, from the last one, score in their own way
    cubes_that_open: int          # a slot
    flasks_that_open: int
    tech_start: int               # what the supplies held
    flask_start: int
    tech_supply: int
    flask_supply: int
    tech_spares: int              # taken from the box
    flask_spares: int
    stacks: tuple[StackView, ...]
    players: tuple[PlayerView, ...]


def view(s: State, audience: Seat) -> View:
    return _open_view(s)


@shared
def _open_view(s: State) -> View:
    over, ended = s.phase == Phase.OVER, s.trigger != Ending.NONE
    return View(
        phase=dashed(Phase(s.phase).name), round=int(s.rounds), last_round=int(s.last_round) if ended else None,
        ending=dashed(Ending(s.trigger).name) if ended else None, to_move=None if over else int(s.mover),
        studied=int(s.study.card) if s.study.card != NO_CARD else None, studied_line=_studied_line(s), track=TRACK,
        special_spaces=SPECIAL_SPACES, cubes_that_open=CUBES_THAT_OPEN, flasks_that_open=FLASKS_THAT_OPEN,
        tech_start=int(TECH_SUPPLY[s.num_players]), flask_start=int(FLASK_SUPPLY[s.num_players]),
        tech_supply=max(0, int(s.tech_supply)), flask_supply=max(0, int(s.flask_supply)),
        tech_spares=max(0, -int(s.tech_supply)), flask_spares=max(0, -int(s.flask_supply)),
        stacks=tuple(_stack_view(*row) for row in s.stacks.tolist()),
        players=tuple(_player_view(s, seat) for seat in range(int(s.num_players))),
    )


def _studied_line(s: State) -> int:
    step = int(s.study.step)
    return int(LINE_OF[s.study.card][step - 1]) if step else 0


def _stack_view(card: int, copies: int, completed: int, flasks: int) -> StackView:
    project = PROJECTS[card]
    return StackView(f"board/{card}", card, card_name(card), dashed(project.field.name), project.base, project.source,
                     card_lines(card), card_icons(card), copies, flasks, completed)


def _player_view(s: State, seat: Seat) -> PlayerView:
    player = s.players[seat]
    ways, is_open = int(player.ways), int(open_slots(s, seat))
    return PlayerView(
        f"seat/{seat}", seat, int(player.flasks), int(cubes_of(s, seat)), int(score_of(s, seat)),
        bool(ways >> Way.CUBES & 1), bool(ways >> Way.FLASKS & 1),
        tuple(_slot_view(s, seat, slot, row, slot < is_open) for slot, row in enumerate(player.slots.tolist())),
        tuple(_track_view(s, seat, field, player.advances.item(field)) for field in Field),
    )


def _slot_view(s: State, seat: Seat, slot: Slot, row: tuple[int, int, int], is_open: bool) -> SlotView:
    stack, rotation, flasks = row
    if stack == NO_STACK:
        return SlotView(slot_thing(seat, slot), is_open, None, None, None, 0, 0)
    card = PROJECTS[int(s.stacks[stack].card)]
    return SlotView(slot_thing(seat, slot), is_open, card.number, card_name(card.number), dashed(card.field.name),
                    rotation, flasks)


def _track_view(s: State, seat: Seat, field: Field, advances: int) -> TrackView:
    spaces, value = TRACKS[advances]
    special = int(special_points(s, seat, int(field)))
    return TrackView(track_thing(seat, field), dashed(field.name), spaces, value, special)


# Things ---------------------------------------------------------------------------------------------------

def stack_thing(s: State, stack: Stack) -> str:
    return f"board/{int(s.stacks[stack].card)}"


def slot_thing(seat: Seat, slot: Slot) -> str:
    return f"slot/{seat}/{slot + 1}"


def track_thing(seat: Seat, field: int) -> str:
    return f"track/{seat}/{dashed(Field(field).name)}"


def pool_thing(seat: Seat) -> str:
    return f"pool/{seat}"


# Numbers for learners, and the other worlds -----------------------------------------------------------------

@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    out.seat = audience
    out.mover = s.mover
    out.phase = s.phase
    out.rounds = s.rounds
    out.last_round = s.last_round
    out.tech_supply = s.tech_supply
    out.flask_supply = s.flask_supply
    out.asked = asked(s)
    if s.pending_size > 0:
        out.asked_amount = s.pending[s.pending_size - 1].amount
    out.studied = s.study.card
    out.step = s.study.step
    for stack in range(NUM_STACKS):
        out.stack_card[stack] = s.stacks[stack].card
        out.stack_copies[stack] = s.stacks[stack].copies
        out.stack_completed[stack] = s.stacks[stack].completed
        out.stack_flasks[stack] = s.stacks[stack].flasks
    for seat in range(MAX_PLAYERS):
        player = s.players[seat]
        out.flasks[seat] = player.flasks
        out.open_slots[seat] = open_slots(s, seat)
        for field in range(NUM_FIELDS):
            out.advances[seat, field] = player.advances[field]
        for slot in range(MAX_SLOTS):
            out.slot_stack[seat, slot] = player.slots[slot].stack
            out.slot_rotation[seat, slot] = player.slots[slot].rotation
            out.slot_flasks[seat, slot] = player.slots[slot].flasks


@rule
def resample(s: State, seat: Seat) -> None:
    """Nothing is hidden after the set-up, so nothing is dealt again; core has already changed the random key."""


# Words ------------------------------------------------------------------------------------------------------

def prompt(s: State, audience: Seat) -> Message:
    if s.phase == Phase.OVER:
        return Message("prompt-over")
    if audience != s.mover:
        return Message("prompt-wait", {"who": seat_name(int(s.mover))})
    if s.phase == Phase.DRAFT:
        return Message("prompt-draft")
    question = Ask(int(asked(s)))
    if question in (Ask.NOTHING, Ask.ORDER):
        return Message("prompt-act" if question is Ask.NOTHING else "prompt-order")
    top = s.pending[s.pending_size - 1]
    params: dict[str, Any] = {"card": card_name(int(top.source))}
    if question in (Ask.ROTATE, Ask.PUT_OWN, Ask.PUT_BOARD, Ask.PAY, Ask.REARRANGE):
        params["number"] = int(top.amount)
    return Message(f"prompt-{dashed(question.name)}", params, (f"board/{int(top.source)}",))


def describe(s: State, seat: Seat, action: Action) -> Message:
    kind, a, b = decode(action)
    question = Ask(int(asked(s))) if s.phase == Phase.PLAY and seat == s.mover else Ask.NOTHING
    amount = int(s.pending[s.pending_size - 1].amount) if s.pending_size else 0
    if kind is Kind.TAKE:
        flasks, slot = int(s.stacks[a].flasks), int(free_slot(s, seat))
        things = (stack_thing(s, a),) if slot == NO_SLOT else (stack_thing(s, a), slot_thing(seat, slot))
        return Message("action-take", {"card": _card_on(s, a), "flasks": flasks}, things)
    if kind is Kind.PICK_FIELD:
        return Message("action-advance", {"field": field_name(a)}, (track_thing(seat, a),))
    if kind is Kind.SIDE:
        return _describe_side(s, question, a)
    if kind in (Kind.NO, Kind.YES):
        name = "pay" if kind is Kind.YES else "stop" if question is Ask.REARRANGE else "decline"
        return Message(f"action-{name}", {"number": amount} if kind is Kind.YES else {}, (pool_thing(seat),))
    if kind is Kind.PICK_STACK:
        params: dict[str, Any] = {"card": _card_on(s, a), "flasks": int(s.stacks[a].flasks)}
        things = (stack_thing(s, a),)
    else:
        params, things = {"card": _card_in(s, seat, a), "slot": a + 1}, (slot_thing(seat, a),)
    if kind in (Kind.MOVE, Kind.ROTATE_PAIR):
        params |= {"other": _card_in(s, seat, b), "otherslot": b + 1}
        things += (slot_thing(seat, b),)
    if kind in (Kind.PICK_STACK, Kind.PICK_SLOT):
        if kind is Kind.PICK_SLOT and question is Ask.ROTATE:
            params["turns"] = min(amount, FULL_TURN - int(s.players[seat].slots[a].rotation))
        return Message(_pick_id(kind, question), {**params, "number": amount}, things)
    return Message(f"action-{dashed(kind.name)}", {**params, "turns": TURNS.get(kind, 0)}, things)


PICKS_SLOT = {Ask.ORDER, Ask.ROTATE, Ask.PUT_OWN, Ask.COLLECT_OWN, Ask.COPY_OWN, Ask.ATTRACT_TO, Ask.EXCHANGE,
              Ask.GIVE_UP}
PICKS_STACK = {Ask.PUT_BOARD, Ask.COLLECT_BOARD, Ask.COPY_BASE, Ask.ATTRACT_FROM, Ask.EXCHANGE_FOR}


def _pick_id(kind: Kind, question: Ask) -> str:
    fitting = PICKS_SLOT if kind is Kind.PICK_SLOT else PICKS_STACK
    if question in fitting:
        return f"action-{dashed(question.name)}"
    return f"action-{dashed(kind.name)}"


def _describe_side(s: State, question: Ask, side: int) -> Message:
    if question is not Ask.CHOOSE:
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


def _card_in(s: State, seat: Seat, slot: Slot) -> Message:
    stack = int(s.players[seat].slots[slot].stack)
    return _card_on(s, stack) if stack != NO_STACK else Message("no-card")


# The trail in words -------------------------------------------------------------------------------------------

ON_CARD = {Event.ROTATES, Event.PUTS_OWN, Event.COLLECTS_OWN, Event.TAKES}      # a is a slot, b a stack, c a number
ON_STACK = {Event.COMPLETES, Event.BRINGS_FLASKS, Event.PUTS_BOARD, Event.COLLECTS_BOARD, Event.GIVES_UP,
            Event.CARD_RETURNS, Event.COPIES, Event.PICKS}                      # a is a stack, b a number
ON_FIELD = {Event.ADVANCES, Event.NEW_CUBE, Event.FULL}
NUMBER = {Event.GAINS, Event.PAYS}


def events(s: State, audience: Seat) -> list[Message]:
    return [_told(s, row) for row in s.trail[:int(s.trail_size)]]


def _told(s: State, row: Any) -> Message:
    event, a, b, c = Event(int(row.kind)), int(row.a), int(row.b), int(row.c)
    seat = int(s.actor)
    name, who = f"event-{dashed(event.name)}", {"who": seat_name(seat)}
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
    return _told_otherwise(s, event, a, b, c, name, who)


def _told_otherwise(s: State, event: Event, a: int, b: int, c: int, name: str, who: dict[str, Any]) -> Message:
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
        return Message(f"{name}-by-{dashed(Way(a).name)}", who, (f"seat/{seat}",))
    if event is Event.END_BEGINS:
        return Message(f"{name}-{dashed(Ending(a).name)}")
    if event is Event.NEW_ROUND:
        return Message(name, {"number": a})
    return Message(name, {} if event is Event.GAME_OVER else who)
