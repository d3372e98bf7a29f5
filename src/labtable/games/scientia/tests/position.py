"""Positions of Scientia in words, moves in words, and what they come to.

    s = game("rotation/3 dna/2+1", "atom")     seat 0 holds Rotation, turned three times, and DNA
    play(s, "turn rotation", "pick dna")       decisions of whoever is to move, one after another
    assert held(s) == "dna/4+1"
"""
import numpy as np

from labtable.core.contract import RESULT
from labtable.core.records import blank
from labtable.games.scientia import GAME
from labtable.games.scientia.actions import Kind, encode
from labtable.games.scientia.components import (
    ADVANCES,
    CARDS,
    CUBES_THAT_OPEN,
    FLASKS_THAT_OPEN,
    MAX_ADVANCES,
    PROJECTS,
    stacks_of,
)
from labtable.games.scientia.constants import (
    CARDS_PER_FIELD,
    MAX_SLOTS,
    NO_STACK,
    NUM_STACKS,
    STACKS_PER_FIELD,
    Ask,
    Field,
    Phase,
    Refusal,
)

NUMBER = {project.id: number for number, project in PROJECTS.items()}


def deal(players=2, seed=1, **options):
    """A new game, before the draft."""
    states = blank(GAME.STATE)
    key = np.array([seed, 2, 3, 4], np.uint32)
    GAME.engine.deal_at(states, 0, players, GAME.options(players, options), key)
    return states[0]


def set_with(names):
    """A legal set that holds the projects named."""
    chosen = [NUMBER[name] for name in dict.fromkeys(names)]
    for field in Field:
        for number in range(field * CARDS_PER_FIELD + 1, (field + 1) * CARDS_PER_FIELD + 1):
            mine = [card for card in chosen if CARDS[card].field == field]
            bases = sum(int(CARDS[card].is_base) for card in mine)
            room = bases < 1 if CARDS[number].is_base else len(mine) - bases < STACKS_PER_FIELD - 1
            if room and not {(number + 1) // 2} & {(card + 1) // 2 for card in mine}:
                chosen.append(number)
    return tuple(stacks_of(chosen, CARDS))


def _cards(text):
    """«rotation/3 dna/2+1» as (name, rotation, flasks)."""
    for word in text.split():
        card, _, flasks = word.partition("+")
        name, _, rotation = card.partition("/")
        yield name, int(rotation or 0), int(flasks or 0)


def game(*held, also="", board="", flasks=(), tech=(), cubes=None, supply=None, first=0, **options):
    """A position in the first round. `board` lays flasks («atom+2»), `also` names projects that must be in play,
    `flasks` are the pools, `tech` the advances of each player («physics 3 biology 1»), `supply` the flasks left and
    `cubes` the tech cubes left, `first` the seat to move."""
    named = [name for text in (*held, board, also) for name, _, _ in _cards(text)]
    s = deal(len(held), cards=set_with(named), **options)
    s.phase, s.rounds, s.mover, s.actor = Phase.PLAY, 1, first, first
    for seat, text in enumerate(tech):
        words = text.split()
        for name, advances in zip(words[::2], words[1::2], strict=True):
            s.players[seat].advances[Field[name.upper()]] = int(advances)
            s.tech_supply -= int(ADVANCES[int(advances)].cubes) - 1
    for seat, pool in enumerate(flasks):
        s.players[seat].flasks = pool
        s.flask_supply -= pool
    for seat, text in enumerate(held):
        player = s.players[seat]
        cubes_here = sum(int(ADVANCES[advances].cubes) for advances in player.advances)
        player.ways = (cubes_here >= CUBES_THAT_OPEN) + 2 * (player.flasks >= FLASKS_THAT_OPEN)
        for slot, (name, rotation, count) in enumerate(_cards(text)):
            stack = stack_of(s, name)
            s.stacks[stack].copies -= 1
            player.slots[slot] = (stack, rotation, count)
            s.flask_supply -= count
    for name, _, count in _cards(board):
        s.stacks[stack_of(s, name)].flasks = count
        s.flask_supply -= count
    if supply is not None:
        s.flask_supply = supply
    if cubes is not None:
        s.tech_supply = cubes
    return s


# Reading a position ---------------------------------------------------------------------------------------

def stack_of(s, name):
    return [int(row.card) for row in s.stacks].index(NUMBER[name])


def name_of(s, stack):
    return PROJECTS[int(s.stacks[int(stack)].card)].id


def slot_of(s, name, seat=None):
    """The slot of a card; «atom#2» is the second of its kind."""
    name, _, which = name.partition("#")
    seat = int(s.mover) if seat is None else seat
    slots = [slot for slot in range(MAX_SLOTS) if s.players[seat].slots[slot].stack == stack_of(s, name)]
    return slots[int(which or 1) - 1]


def held(s, seat=0):
    """The cards of a player, in words."""
    rows = [row for row in s.players[seat].slots if row.stack != NO_STACK]
    return " ".join(name_of(s, row.stack) + (f"/{row.rotation}" if row.rotation else "") +
                    (f"+{row.flasks}" if row.flasks else "") for row in rows)


def on_board(s):
    """The flasks on the project boards, in words."""
    flasks = {name_of(s, stack): int(s.stacks[stack].flasks) for stack in range(NUM_STACKS)}
    return " ".join(f"{name}+{number}" for name, number in flasks.items() if number)


def copies(s, name):
    return int(s.stacks[stack_of(s, name)].copies)


def tech(s, seat=0):
    """The advances of a player, in words."""
    return " ".join(f"{field.name.lower()} {s.players[seat].advances[field]}" for field in Field
                    if s.players[seat].advances[field])


def open_slots(s, seat=0):
    return sum(slot.open for slot in GAME.view(s, 0).players[seat].slots)


def pool(s, seat=0):
    return int(s.players[seat].flasks)


def question(s):
    """What is asked now."""
    return Ask(int(s.pending[s.pending_size - 1].kind)) if s.pending_size else Ask.NOTHING


def legal(s):
    out = np.zeros(GAME.NUM_ACTIONS, np.int32)
    return out[:GAME.legal_actions(s, GAME.to_move(s), out)].tolist()


def score(s, seat=0):
    return results(s)[seat][0]


def results(s):
    out = blank(RESULT, int(s.num_players))
    GAME.returns(s, out)
    return [(int(row.score), int(row.rank)) for row in out]


# Playing ------------------------------------------------------------------------------------------------------

def action(s, text):
    """A decision in words, as its number."""
    match text.split():
        case ["take", name]:
            return encode(Kind.TAKE, stack_of(s, name))
        case ["turn", name]:
            return encode(Kind.ROTATE_ONCE, slot_of(s, name))
        case ["turn", name, "twice"]:
            return encode(Kind.ROTATE_TWICE, slot_of(s, name))
        case ["turn", name, other]:
            return encode(Kind.ROTATE_PAIR, *sorted((slot_of(s, name), slot_of(s, other))))
        case ["pick", name]:
            return encode(Kind.PICK_SLOT, slot_of(s, name))
        case ["board", name]:
            return encode(Kind.PICK_STACK, stack_of(s, name))
        case ["field", name]:
            return encode(Kind.PICK_FIELD, Field[name.upper()])
        case ["yes"]:
            return encode(Kind.YES)
        case ["no"]:
            return encode(Kind.NO)
        case ["move", name, other]:
            return encode(Kind.MOVE, slot_of(s, name), slot_of(s, other))
        case ["side", number]:
            return encode(Kind.SIDE, int(number) - 1)
    raise ValueError(text)


def why_not(s, text, seat=None):
    """The refusal of a decision; NONE when it is legal."""
    return Refusal(int(GAME.refusal(s, int(s.mover) if seat is None else seat, action(s, text))))


def play(s, *decisions, sound=True):
    """Decisions of whoever is to move; the record must be sound after each."""
    for text in decisions:
        assert why_not(s, text) == Refusal.NONE, (text, why_not(s, text).name, question(s).name)
        s.trail_size = 0
        GAME.apply_action(s, int(s.mover), action(s, text))
        assert not sound or not GAME.check_state(s), (text, GAME.check_state(s))


def pass_time(s):
    """A turn of whoever is to move that changes little: take a card, or turn one that does not finish."""
    for candidate in legal(s):
        kind, a, _ = GAME.decode(candidate)
        if kind is Kind.TAKE or (kind is Kind.ROTATE_ONCE and s.players[int(s.mover)].slots[a].rotation < 3):
            s.trail_size = 0
            GAME.apply_action(s, int(s.mover), candidate)
            return
    raise AssertionError("no quiet move")


def told(s, language="en"):
    """The log of the last decision."""
    return [GAME.text.say(message, language) for message in GAME.events(s, 0)]


FULL = MAX_ADVANCES
