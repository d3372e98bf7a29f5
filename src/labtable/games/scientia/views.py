"""What an audience may see: after the set-up, everything but the random key."""

from functools import lru_cache
from itertools import accumulate

import msgspec

from labtable.core.game.components import Source
from labtable.core.game.contract import Message
from labtable.core.game.view_cache import REMEMBERED, remembered, shared
from labtable.core.game.view_parts import Own
from labtable.core.record.records import Seat, column

from .components import (
    ADVANCES,
    CARDS,
    CUBES_THAT_OPEN,
    FLASKS_THAT_OPEN,
    PROJECTS,
    TRACK,
)
from .constants import (
    ENDING_NAMES,
    FIELD_NAMES,
    NO_CARD,
    NO_STACK,
    NUM_FIELDS,
    PHASE_NAMES,
    SPECIAL_SPACES,
    Ending,
    EndingName,
    FieldName,
    Phase,
    PhaseName,
    Slot,
    Stack,
    Way,
)
from .effect_words import card_icons, card_lines, card_name
from .scoring import points_of, special_points
from .state import State
from .technology import cubes_of, open_slots

TRACKS = [(tuple(int(space) for space in row.spaces if space >= 0), int(row.value)) for row in ADVANCES]
# By card and step: the line that the step belongs to.
LINE_OF = [[line - 1 for line in accumulate(steps)] for steps in column(CARDS, "steps", "first").tolist()]


class StackView(msgspec.Struct, frozen=True):
    thing: str
    number: int  # the project's printed number
    name: Message
    field: FieldName
    base: bool
    source: Source
    lines: tuple[Message, ...]  # its effects in words
    icons: tuple[str, ...]  # and in icons
    copies: int  # on the project board
    flasks: int  # on them
    completed: int  # copies in the completion area


class SlotView(msgspec.Struct, frozen=True):
    thing: str
    open: bool
    number: int | None  # of the project in it
    name: Message | None
    field: FieldName | None
    rotation: int
    flasks: int


class TrackView(msgspec.Struct, frozen=True):
    thing: str
    field: FieldName
    spaces: tuple[int, ...]  # where the cubes stand, counted from 0
    value: int
    special: int  # points of its last two spaces


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
    phase: PhaseName
    round: int
    last_round: int | None
    ending: EndingName | None  # the supply that ran out
    to_move: int | None
    studied: int | None  # the card whose effects are being applied
    studied_line: int  # and the line of it, counted from 0
    track: tuple[int, ...]  # what the spaces are worth
    special_spaces: int  # so many of them, from the last one, score in their own way
    cubes_that_open: int  # a slot
    flasks_that_open: int
    tech_start: int  # what the supplies held
    flask_start: int
    tech_supply: int
    flask_supply: int
    tech_spares: int  # taken from the box
    flask_spares: int
    stacks: tuple[StackView, ...]
    players: tuple[PlayerView, ...]


def own_view(s: State, audience: Seat) -> Own:
    """Nothing is hidden."""
    return {}


@shared
def open_view(s: State) -> View:
    over, ended = s.phase == Phase.OVER, s.trigger != Ending.NONE
    return View(
        phase=PHASE_NAMES[int(s.phase)],
        round=int(s.rounds),
        last_round=int(s.last_round) if ended else None,
        ending=ENDING_NAMES[int(s.trigger) - 1] if ended else None,
        to_move=None if over else int(s.mover),
        studied=int(s.study.card) if s.study.card != NO_CARD else None,
        studied_line=_studied_line(s),
        track=TRACK,
        special_spaces=SPECIAL_SPACES,
        cubes_that_open=CUBES_THAT_OPEN,
        flasks_that_open=FLASKS_THAT_OPEN,
        tech_start=_tech_start(s),
        flask_start=_flask_start(s),
        tech_supply=max(0, int(s.tech_supply)),
        flask_supply=max(0, int(s.flask_supply)),
        tech_spares=max(0, -int(s.tech_supply)),
        flask_spares=max(0, -int(s.flask_supply)),
        stacks=tuple(_stack_view(*row) for row in s.stacks.tolist()),
        players=tuple(_player_view(s, seat) for seat in range(int(s.num_players))),
    )


def _tech_start(s: State) -> int:
    """§2.6, §2.10 What the supply held: cubes are only moved."""
    seats = int(s.num_players)
    return int(s.tech_supply) + sum(int(cubes_of(s, seat)) for seat in range(seats)) - NUM_FIELDS * seats


def _flask_start(s: State) -> int:
    """§2.7, §2.10 What the supply held: flasks are only moved."""
    on_boards, slots = column(s.stacks, "flasks").sum(), column(s.players, "slots", "flasks").sum()
    return int(s.flask_supply + on_boards + column(s.players, "flasks").sum() + slots)


def _studied_line(s: State) -> int:
    step = int(s.study.step)
    return int(LINE_OF[s.study.card][step - 1]) if step else 0


@lru_cache(REMEMBERED)
def _stack_view(card: int, copies: int, completed: int, flasks: int) -> StackView:
    project = PROJECTS[card]
    return StackView(
        f"board/{card}",
        card,
        card_name(card),
        FIELD_NAMES[project.field],
        project.base,
        project.source,
        card_lines(card),
        card_icons(card),
        copies,
        flasks,
        completed,
    )


@remembered(lambda s, seat: (seat, s.players[seat].tobytes(), s.stacks["card"].tobytes()))
def _player_view(s: State, seat: Seat) -> PlayerView:
    player = s.players[seat]
    ways, is_open = int(player.ways), int(open_slots(s, seat))
    return PlayerView(
        f"seat/{seat}",
        seat,
        int(player.flasks),
        int(cubes_of(s, seat)),
        int(points_of(s, seat)),
        bool(ways >> Way.CUBES & 1),
        bool(ways >> Way.FLASKS & 1),
        tuple(
            [
                _slot_view(
                    seat,
                    slot,
                    NO_CARD if stack == NO_STACK else int(s.stacks[stack].card),
                    rotation,
                    flasks,
                    slot < is_open,
                )
                for slot, (stack, rotation, flasks) in enumerate(player.slots.tolist())
            ]
        ),
        tuple(
            [
                _track_view(seat, field, advances, int(special_points(s, seat, field)))
                for field, advances in enumerate(player.advances.tolist())
            ]
        ),
    )


@lru_cache(REMEMBERED)
def _slot_view(seat: Seat, slot: Slot, number: int, rotation: int, flasks: int, is_open: bool) -> SlotView:
    if number == NO_CARD:
        return SlotView(slot_thing(seat, slot), is_open, None, None, None, 0, 0)
    card = PROJECTS[number]
    return SlotView(
        slot_thing(seat, slot), is_open, card.number, card_name(card.number), FIELD_NAMES[card.field], rotation, flasks
    )


@lru_cache(REMEMBERED)
def _track_view(seat: Seat, field: int, advances: int, special: int) -> TrackView:
    spaces, value = TRACKS[advances]
    return TrackView(track_thing(seat, field), FIELD_NAMES[field], spaces, value, special)


# Things ---------------------------------------------------------------------------------------------------


def stack_thing(s: State, stack: Stack) -> str:
    return f"board/{int(s.stacks[stack].card)}"


def slot_thing(seat: Seat, slot: Slot) -> str:
    return f"slot/{seat}/{slot + 1}"


def track_thing(seat: Seat, field: int) -> str:
    return f"track/{seat}/{FIELD_NAMES[field]}"


def pool_thing(seat: Seat) -> str:
    return f"pool/{seat}"
