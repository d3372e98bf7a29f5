"""What is true of every record of Scientia."""

from typing import Any

from labtable.core.arrays import np
from labtable.core.record.layout import layout_of
from labtable.core.record.records import column
from labtable.core.record.soundness import expect, expect_range

from .components import (
    ADVANCES,
    CARDS,
    CUBES_THAT_OPEN,
    FLASK_SUPPLY,
    FLASKS_THAT_OPEN,
    MAX_ADVANCES,
    MAX_STEPS,
    MINIATURE_CARDS,
    MINIATURE_FLASK_SUPPLY,
    MINIATURE_TECH_SUPPLY,
    STARTING_SLOTS,
    TECH_SUPPLY,
    BadSet,
    stacks_of,
)
from .constants import (
    COPIES,
    FULL_TURN,
    MAX_PLAYERS,
    MAX_SLOTS,
    NO_CARD,
    NO_SLOT,
    NO_STACK,
    NUM_CARDS,
    NUM_FIELDS,
    NUM_STACKS,
    Ending,
    Payments,
    Pending,
    Phase,
    Way,
)
from .state import MOST_FLASKS, MOST_ROUNDS, State, Study

CUBES = np.array([int(row.cubes) for row in ADVANCES])


def check_state(s: State) -> list[str]:
    return faults_of_numbers(s) or [
        *faults_of_set(s),
        *faults_of_copies(s),
        *faults_of_supplies(s),
        *faults_of_slots(s),
        *faults_of_study(s),
        *faults_of_end(s),
    ]


def faults_of_numbers(s: State) -> list[str]:
    """Every number in its range."""
    faults: list[str] = []
    players, stacks, study = s.players, s.stacks, s.study
    seats = int(s.num_players)
    numbers = {
        "num_players": (2, MAX_PLAYERS),
        "phase": (0, len(Phase) - 1),
        "mover": (0, seats - 1),
        "actor": (0, seats - 1),
        "first": (0, seats - 1),
        "rounds": (0, MOST_ROUNDS),
        "last_round": (0, MOST_ROUNDS),
        "trigger": (0, len(Ending) - 1),
        "payments": (0, len(Payments) - 1),
    }
    for name, (low, high) in numbers.items():
        expect_range(faults, name, getattr(s, name), low, high)
    slots, fields = (1 << MAX_SLOTS) - 1, (1 << NUM_FIELDS) - 1
    numbers = {
        "card": (NO_CARD, NUM_CARDS),
        "step": (0, MAX_STEPS),
        "back": (NO_CARD, NUM_CARDS),
        "back_step": (0, MAX_STEPS),
        "applied": (0, 1),
        "it": (NO_SLOT, MAX_SLOTS - 1),
        "its_field": (0, NUM_FIELDS - 1),
        "rotated": (0, slots),
        "given": (0, slots),
        "stocked": (0, (1 << NUM_STACKS) - 1),
        "raised": (0, fields),
        "collected": (0, MOST_FLASKS),
        "picked": (0, NUM_STACKS - 1),
    }
    for name, (low, high) in numbers.items():
        expect_range(faults, f"study.{name}", getattr(study, name), low, high)
    for name, low, high in (
        ("card", 1, NUM_CARDS),
        ("copies", 0, COPIES),
        ("completed", 0, COPIES),
        ("flasks", 0, MOST_FLASKS),
    ):
        expect_range(faults, f"stacks.{name}", column(stacks, name), low, high)
    for name, low, high in (("flasks", 0, MOST_FLASKS), ("ways", 0, 3), ("advances", 0, MAX_ADVANCES)):
        expect_range(faults, f"players.{name}", column(players, name), low, high)
    for name, low, high in (
        ("stack", NO_STACK, NUM_STACKS - 1),
        ("rotation", 0, FULL_TURN),
        ("flasks", 0, MOST_FLASKS),
    ):
        expect_range(faults, f"slots.{name}", column(players, "slots", name), low, high)
    return faults


def faults_of_set(s: State) -> list[str]:
    """§2.1, §2.2 The projects are a legal set, in its order."""
    numbers = column(s.stacks, "card").tolist()
    try:
        return [] if stacks_of(numbers, CARDS) == numbers else ["the stacks are out of order"]
    except BadSet as error:
        return [str(error)]


def is_miniature(s: State) -> bool:
    """§2.10 Some project without a copy anywhere was left out."""
    held = {int(slot.stack) for player in s.players for slot in player.slots}
    return any(not row.copies and not row.completed and stack not in held for stack, row in enumerate(s.stacks))


def faults_of_copies(s: State) -> list[str]:
    """§1.4 Two copies of every project: on the board, in slots, in the completion area."""
    faults: list[str] = []
    held = column(s.players, "slots", "stack").ravel().tolist()
    in_play = MINIATURE_CARDS if is_miniature(s) else range(1, NUM_CARDS + 1)
    completing = s.phase == Phase.PLAY and s.pending_size > 0
    rows = zip(
        column(s.stacks, "copies").tolist(),
        column(s.stacks, "completed").tolist(),
        column(s.stacks, "flasks").tolist(),
        strict=True,
    )
    for stack, (copies, completed, flasks) in enumerate(rows):
        there = copies + completed + held.count(stack)
        wanted = COPIES if int(s.stacks[stack].card) in in_play else 0
        expect(faults, there == wanted, f"stack {stack} has {there} copies")
        expect(faults, copies > 0 or not flasks, f"stack {stack} has flasks and no card")
        expect(faults, not completed or completing, f"stack {stack} has completed copies outside of a completion")
    return faults


def _cubes(s: State) -> Any:
    """The tech cubes of every player."""
    return CUBES[column(s.players, "advances")].sum(axis=1)


def faults_of_supplies(s: State) -> list[str]:
    """Cubes and flasks are only moved, never made or lost."""
    faults: list[str] = []
    seats = int(s.num_players)
    cubes = int(_cubes(s)[:seats].sum())
    flasks = int(
        column(s.stacks, "flasks").sum()
        + column(s.players, "flasks").sum()
        + column(s.players, "slots", "flasks").sum()
    )
    small = is_miniature(s)
    expect(
        faults,
        cubes + int(s.tech_supply) == (MINIATURE_TECH_SUPPLY if small else TECH_SUPPLY[seats]) + NUM_FIELDS * seats,
        f"{cubes} tech cubes on the boards and {s.tech_supply} in the supply",
    )
    expect(
        faults,
        flasks + int(s.flask_supply) == (MINIATURE_FLASK_SUPPLY if small else FLASK_SUPPLY[seats]),
        f"{flasks} flasks on the table and {s.flask_supply} in the supply",
    )
    return faults


def faults_of_slots(s: State) -> list[str]:
    faults: list[str] = []
    players, cubes = s.players, _cubes(s).tolist()
    completing = int(s.mover) if s.pending_size > 0 else None
    for seat in range(MAX_PLAYERS):
        flasks, ways = int(column(players, "flasks")[seat]), int(column(players, "ways")[seat])
        by_cubes, by_flasks = bool(ways >> Way.CUBES & 1), bool(ways >> Way.FLASKS & 1)
        expect(
            faults,
            by_cubes == (cubes[seat] >= CUBES_THAT_OPEN) and (by_flasks or flasks < FLASKS_THAT_OPEN),
            f"player {seat} has {cubes[seat]} cubes, {flasks} flasks and opened slots {ways:02b}",
        )
        absent = seat >= s.num_players
        expect(
            faults,
            not absent or not (flasks or ways or column(players, "advances")[seat].any()),
            f"player {seat} is not in the game and not blank",
        )
        open_here = 0 if absent else STARTING_SLOTS + ways.bit_count()
        for slot, (stack, rotation, on_card) in enumerate(column(players, "slots")[seat].tolist()):
            expect(faults, stack == NO_STACK or slot < open_here, f"player {seat} has a card in the closed slot {slot}")
            expect(
                faults,
                stack != NO_STACK or not (rotation or on_card),
                f"player {seat} has an empty slot {slot} that is not blank",
            )
            expect(
                faults,
                rotation < FULL_TURN or completing == seat,
                f"player {seat} has a finished card in slot {slot} that nobody completes",
            )
    return faults


def faults_of_study(s: State) -> list[str]:
    """The card that is being completed, and the question that it asks."""
    faults: list[str] = []
    study = dict(zip((field.name for field in layout_of(Study).fields), s.study.tolist(), strict=True))
    card, back = study["card"], study["back"]
    if card == NO_CARD:
        blank = all(not value for name, value in study.items() if name != "it") and study["it"] == NO_SLOT
        expect(faults, blank, "no card is studied, yet the study is not blank")
    else:
        expect(faults, 0 < study["step"] <= CARDS[card].length, f"step {study['step']} of card {card}")
    expect(faults, study["back_step"] <= CARDS[back].length, f"step {study['back_step']} of card {back}")
    if s.pending_size == 0:
        expect(faults, card == NO_CARD, f"card {card} is studied and nothing is asked")
        return faults
    kind, seat, _, source, _ = s.pending[s.pending_size - 1].tolist()
    expect(faults, seat == s.mover and 0 < kind < len(Pending), f"question {kind} to player {seat}")
    expect(
        faults,
        (kind == Pending.ORDER) == (card == NO_CARD) and source == card,
        f"question {kind} of card {source} while card {card} is studied",
    )
    return faults


def faults_of_end(s: State) -> list[str]:
    faults: list[str] = []
    ran_out = s.tech_supply <= 0 or s.flask_supply <= 0
    ending = s.trigger != Ending.NONE
    expect(faults, ending or not ran_out, "a supply has run out and the end has not begun")
    expect(
        faults,
        s.rounds <= s.last_round <= s.rounds + 1 if ending else s.last_round == 0,
        f"last round {s.last_round} in round {s.rounds} with trigger {s.trigger}",
    )
    expect(faults, (s.phase == Phase.DRAFT) == (s.rounds == 0), f"phase {s.phase} in round {s.rounds}")
    expect(faults, s.phase != Phase.OVER or s.rounds == s.last_round, f"over in round {s.rounds} of {s.last_round}")
    return faults
