"""What is true of every record of Scientia."""
from labtable.core.records import State
from labtable.games.scientia.components import (
    ADVANCES,
    CARDS,
    CUBES_THAT_OPEN,
    FLASK_SUPPLY,
    FLASKS_THAT_OPEN,
    MAX_ADVANCES,
    TECH_SUPPLY,
    BadSet,
    stacks_of,
)
from labtable.games.scientia.constants import (
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
    Ask,
    Ending,
    Payments,
    Phase,
)
from labtable.games.scientia.state import STUDY

MOST_ROUNDS = 1000  # NOT A RULE: no game comes near


def check_state(s: State) -> list[str]:
    faults = _ranges(s)
    if faults:
        return faults
    return _set(s) + _copies(s) + _supplies(s) + _slots(s) + _study(s) + _end(s)


def _ranges(s: State) -> list[str]:
    """Every number in its range."""
    players = int(s.num_players)
    bounds = [
        ("num_players", players, 2, MAX_PLAYERS), ("phase", s.phase, 0, len(Phase) - 1),
        ("mover", s.mover, 0, players - 1),
        ("actor", s.actor, 0, players - 1), ("rounds", s.rounds, 0, MOST_ROUNDS),
        ("last_round", s.last_round, 0, MOST_ROUNDS), ("trigger", s.trigger, 0, len(Ending) - 1),
        ("payments", s.payments, 0, len(Payments) - 1),
        ("study.card", s.study.card, NO_CARD, NUM_CARDS), ("study.back", s.study.back, NO_CARD, NUM_CARDS),
        ("study.it", s.study.it, NO_SLOT, MAX_SLOTS - 1), ("study.its_field", s.study.its_field, 0, NUM_FIELDS - 1),
        ("study.applied", s.study.applied, 0, 1), ("study.rotated", s.study.rotated, 0, (1 << MAX_SLOTS) - 1),
        ("study.given", s.study.given, 0, (1 << MAX_SLOTS) - 1),
        ("study.stocked", s.study.stocked, 0, (1 << NUM_STACKS) - 1),
        ("study.raised", s.study.raised, 0, (1 << NUM_FIELDS) - 1), ("study.collected", s.study.collected, 0, 999),
        ("study.picked", s.study.picked, 0, NUM_STACKS - 1),
    ]
    for stack in range(NUM_STACKS):
        row = s.stacks[stack]
        bounds += [(f"stack {stack} card", row.card, 1, NUM_CARDS), (f"stack {stack} copies", row.copies, 0, COPIES),
                   (f"stack {stack} completed", row.completed, 0, COPIES),
                   (f"stack {stack} flasks", row.flasks, 0, 999)]
    for seat in range(MAX_PLAYERS):
        player = s.players[seat]
        bounds += [(f"player {seat} flasks", player.flasks, 0, 999), (f"player {seat} ways", player.ways, 0, 3)]
        bounds += [(f"player {seat} field {field}", player.advances[field], 0, MAX_ADVANCES)
                   for field in range(NUM_FIELDS)]
        for slot in range(MAX_SLOTS):
            row = player.slots[slot]
            bounds += [(f"player {seat} slot {slot}", row.stack, NO_STACK, NUM_STACKS - 1),
                       (f"player {seat} slot {slot} rotation", row.rotation, 0, FULL_TURN),
                       (f"player {seat} slot {slot} flasks", row.flasks, 0, 999)]
    return [f"{name} is {value}, not {low} … {high}" for name, value, low, high in bounds if not low <= value <= high]


def _set(s: State) -> list[str]:
    """§2.1, §2.2 The projects are a legal set, in its order."""
    numbers = [int(s.stacks[stack].card) for stack in range(NUM_STACKS)]
    try:
        return [] if stacks_of(numbers, CARDS) == numbers else ["the stacks are out of order"]
    except BadSet as error:
        return [str(error)]


def _copies(s: State) -> list[str]:
    """§1.4 Two copies of every project: on the board, in slots, in the completion area."""
    faults = []
    for stack in range(NUM_STACKS):
        held = sum(int(s.players[seat].slots[slot].stack) == stack
                   for seat in range(MAX_PLAYERS) for slot in range(MAX_SLOTS))
        row = s.stacks[stack]
        if row.copies + row.completed + held != COPIES:
            faults.append(f"stack {stack} has {row.copies + row.completed + held} copies")
        if row.copies == 0 and row.flasks:
            faults.append(f"stack {stack} has flasks and no card")
        if row.completed and (s.phase != Phase.PLAY or not s.pending_size):
            faults.append(f"stack {stack} has completed copies outside of a completion")
    return faults


def _supplies(s: State) -> list[str]:
    """Cubes and flasks are only moved, never made or lost."""
    seats = range(int(s.num_players))
    cubes = sum(int(ADVANCES[s.players[seat].advances[field]].cubes) for seat in seats for field in range(NUM_FIELDS))
    flasks = sum(int(s.stacks[stack].flasks) for stack in range(NUM_STACKS)) + sum(
        int(s.players[seat].flasks) + sum(int(s.players[seat].slots[slot].flasks) for slot in range(MAX_SLOTS))
        for seat in seats)
    faults = []
    if cubes + int(s.tech_supply) != TECH_SUPPLY[len(seats)] + NUM_FIELDS * len(seats):
        faults.append(f"{cubes} tech cubes on the boards and {s.tech_supply} in the supply")
    if flasks + int(s.flask_supply) != FLASK_SUPPLY[len(seats)]:
        faults.append(f"{flasks} flasks on the table and {s.flask_supply} in the supply")
    return faults


def _slots(s: State) -> list[str]:
    faults = []
    for seat in range(MAX_PLAYERS):
        player = s.players[seat]
        cubes = sum(int(ADVANCES[player.advances[field]].cubes) for field in range(NUM_FIELDS))
        by_cubes, by_flasks = bool(player.ways & 1), bool(player.ways & 2)
        if by_cubes != (cubes >= CUBES_THAT_OPEN) or (player.flasks >= FLASKS_THAT_OPEN and not by_flasks):
            faults.append(f"player {seat} has {cubes} cubes, {player.flasks} flasks and ways {player.ways}")
        is_blank = seat >= s.num_players
        for slot in range(MAX_SLOTS):
            row, is_open = player.slots[slot], slot < 2 + int(player.ways).bit_count()
            if row.stack != NO_STACK and (is_blank or not is_open):
                faults.append(f"player {seat} has a card in slot {slot}, which is not open")
            if row.stack == NO_STACK and (row.rotation or row.flasks):
                faults.append(f"player {seat} has an empty slot {slot} that is not blank")
            if row.rotation == FULL_TURN and not (s.mover == seat and s.pending_size):
                faults.append(f"player {seat} has a finished card in slot {slot} that nobody completes")
        if is_blank and (player.flasks or player.ways or player.advances.any()):
            faults.append(f"player {seat} is not in the game and not blank")
    return faults


def _study(s: State) -> list[str]:
    """The card that is being completed, and the question that it asks."""
    study, faults = s.study, []
    if study.card == NO_CARD:
        if any(study[name] for name in STUDY.names or () if name != "it") or study.it != NO_SLOT:
            faults.append("no card is studied, yet the study is not blank")
    elif not 0 < study.step <= CARDS[study.card].length:
        faults.append(f"step {study.step} of card {study.card}")
    if (study.back == NO_CARD and study.back_step) or not 0 <= study.back_step <= CARDS[study.back].length:
        faults.append(f"step {study.back_step} of card {study.back}, to which the copy returns")
    if s.pending_size:
        top = s.pending[s.pending_size - 1]
        if top.seat != s.mover or not 0 < top.kind < len(Ask):
            faults.append(f"question {top.kind} to player {top.seat}")
        if (top.kind == Ask.ORDER) != (study.card == NO_CARD) or (top.kind != Ask.ORDER and top.source != study.card):
            faults.append(f"question {top.kind} of card {top.source} while card {study.card} is studied")
    elif study.card != NO_CARD:
        faults.append(f"card {study.card} is studied and nothing is asked")
    return faults


def _end(s: State) -> list[str]:
    faults = []
    ran_out = (s.tech_supply <= 0 and "tech cubes") or (s.flask_supply <= 0 and "flasks")
    if ran_out and s.trigger == Ending.NONE:
        faults.append(f"the {ran_out} have run out and the end has not begun")
    near = s.rounds <= s.last_round <= s.rounds + 1
    if (s.trigger == Ending.NONE) != (s.last_round == 0) or (s.last_round and not near):
        faults.append(f"last round {s.last_round} in round {s.rounds} with trigger {s.trigger}")
    if (s.phase == Phase.DRAFT) != (s.rounds == 0) or (s.phase == Phase.OVER and s.rounds != s.last_round):
        faults.append(f"phase {s.phase} in round {s.rounds}")
    return faults
