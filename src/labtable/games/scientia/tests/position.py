"""Positions of Scientia in words, moves in words, and what they come to.

p = game("rotation/3 dna/2+1", "atom")     seat 0 holds Rotation, turned three times, and DNA with a flask
p.play("turn rotation", "pick dna")        decisions of the player to move, one after another
assert p.held() == "dna/4+1"
"""

from labtable.games.scientia import GAME
from labtable.games.scientia.actions import encode
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
    Event,
    Field,
    Kind,
    Pending,
    Phase,
)
from labtable.testing import Position

NUMBER = {project.id: number for number, project in PROJECTS.items()}
FULL = MAX_ADVANCES


class Scientia(Position):
    game, Event = GAME, Event

    # Reading a position -------------------------------------------------------------------------------------

    def stack_of(self, name):
        return [int(row.card) for row in self.s.stacks].index(NUMBER[name])

    def name_of(self, stack):
        return PROJECTS[int(self.s.stacks[int(stack)].card)].id

    def slot_of(self, name):
        """The slot of a card of the player to move; «atom#2» is the second of its kind."""
        name, _, which = name.partition("#")
        slots = [
            slot
            for slot in range(MAX_SLOTS)
            if self.s.players[int(self.s.mover)].slots[slot].stack == self.stack_of(name)
        ]
        return slots[int(which or 1) - 1]

    def held(self, seat=0):
        """The cards of a player, in words."""
        rows = [row for row in self.s.players[seat].slots if row.stack != NO_STACK]
        return " ".join(
            self.name_of(row.stack)
            + (f"/{row.rotation}" if row.rotation else "")
            + (f"+{row.flasks}" if row.flasks else "")
            for row in rows
        )

    def on_board(self):
        """The flasks on the project boards, in words."""
        flasks = {self.name_of(stack): int(self.s.stacks[stack].flasks) for stack in range(NUM_STACKS)}
        return " ".join(f"{name}+{number}" for name, number in flasks.items() if number)

    def copies(self, name):
        return int(self.s.stacks[self.stack_of(name)].copies)

    def tech(self, seat=0):
        """The advances of a player, in words."""
        advances = self.s.players[seat].advances
        return " ".join(f"{field.name.lower()} {advances[field]}" for field in Field if advances[field])

    def pool(self, seat=0):
        return int(self.s.players[seat].flasks)

    def view(self):
        return GAME.view(self.s, 0)

    def open_slots(self, seat=0):
        return sum(slot.open for slot in self.view().players[seat].slots)

    @property
    def asked(self):
        return Pending(int(self.s.pending[self.s.pending_size - 1].kind)) if self.s.pending_size else Pending.NOTHING

    def score(self, seat=0):
        return int(self.results()[seat]["score"])

    # Playing --------------------------------------------------------------------------------------------------

    def action(self, text):
        """A decision in words, as its number."""
        match text.split():
            case ["take", name]:
                return encode(Kind.TAKE, self.stack_of(name))
            case ["turn", name]:
                return encode(Kind.ROTATE_ONCE, self.slot_of(name))
            case ["turn", name, "twice"]:
                return encode(Kind.ROTATE_TWICE, self.slot_of(name))
            case ["turn", name, other]:
                return encode(Kind.ROTATE_PAIR, *sorted((self.slot_of(name), self.slot_of(other))))
            case ["pick", name]:
                return encode(Kind.PICK_SLOT, self.slot_of(name))
            case ["board", name]:
                return encode(Kind.PICK_STACK, self.stack_of(name))
            case ["field", name]:
                return encode(Kind.PICK_FIELD, Field[name.upper()])
            case ["yes"]:
                return encode(Kind.YES)
            case ["no"]:
                return encode(Kind.NO)
            case ["move", name, other]:
                return encode(Kind.MOVE, self.slot_of(name), self.slot_of(other))
            case ["side", number]:
                return encode(Kind.SIDE, int(number) - 1)
        raise ValueError(text)

    def why_not(self, text, seat=None):
        """The refusal of a decision; NONE when it is legal."""
        return self.refusal(self.action(text), int(self.s.mover) if seat is None else seat)

    def play(self, *decisions):
        """Decisions of the player to move."""
        for text in decisions:
            self.apply(self.action(text))
        return self

    def pass_time(self):
        """A turn that changes little: the player to move takes a card, or turns one that does not finish."""
        for candidate in self.legal():
            kind, a, _ = GAME.decode(candidate)
            if kind is Kind.TAKE or (kind is Kind.ROTATE_ONCE and self.s.players[self.mover].slots[a].rotation < 3):
                return self.apply(candidate)
        raise AssertionError("no quiet move")


def deal(players=2, seed=1, box=Scientia, **options):
    """A new game, before the draft, in which seat 1 begins; `box` is another class where its cards are others."""
    return box.dealt(players, seed, **{"first_player": "first_seat", **options})


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
    """A position in the first round. `board` puts flasks on projects («atom+2»), `also` names projects that must be in
    play, `flasks` are the pools, `tech` the advances of each player («physics 3 biology 1»), `supply` the flasks left
    and `cubes` the tech cubes left (no play leads to such a record, so its soundness is not checked), `first` the
    seat to move."""
    named = [name for text in (*held, board, also) for name, _, _ in _cards(text)]
    p = deal(len(held), cards=set_with(named), **options)
    s = p.s
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
            stack = p.stack_of(name)
            s.stacks[stack].copies -= 1
            player.slots[slot] = (stack, rotation, count)
            s.flask_supply -= count
    for name, _, count in _cards(board):
        s.stacks[p.stack_of(name)].flasks = count
        s.flask_supply -= count
    if supply is not None:
        s.flask_supply = supply
    if cubes is not None:
        s.tech_supply = cubes
    p.sound = supply is None and cubes is None
    return p
