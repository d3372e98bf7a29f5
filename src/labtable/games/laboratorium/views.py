"""What an audience may know: as a view, as numbers, as words; and the re-deal of what a seat cannot know."""
from __future__ import annotations

from typing import Any

import msgspec

from labtable.core.compiling import rule
from labtable.core.randomness import below
from labtable.core.records import EVERYTHING, REDEAL, Seat, State
from labtable.games.laboratorium import smiles
from labtable.games.laboratorium.components import (
    CARD_IDS,
    CARDS,
    NUM_CARDS,
    OWN_MOLECULE,
    REAGENT_IDS,
    TARGET_IDS,
)
from labtable.games.laboratorium.constants import (
    BONDS,
    MAX_ATOMS,
    MAX_PLAYERS,
    REAGENTS,
    SAFETY_TOKENS,
    Bond,
    Colour,
    Decision,
    Element,
    Manipulation,
    Safety,
    Type,
)
from labtable.games.laboratorium.effects import difficulty_of
from labtable.games.laboratorium.piles import hand_size
from labtable.games.laboratorium.state import PILES, wide
from labtable.games.laboratorium.words import card_thing, describe, events, prompt, reagent_thing, safety_thing

__all__ = ["describe", "events", "observe", "prompt", "resample", "view"]


class AtomView(msgspec.Struct, frozen=True):
    name: str         # atom/SEAT/PLACE, or goal/PLACE
    number: int       # what people call it: place plus one
    element: str      # C or O
    hydrogens: int
    yellow: int
    purple: int
    free: int         # centres that may still be used this turn


class BondView(msgspec.Struct, frozen=True):
    a: str
    b: str
    order: str        # single, double, aromatic


class MoleculeView(msgspec.Struct, frozen=True):
    atoms: list[AtomView]
    bonds: list[BondView]
    smiles: str


class AnnouncedView(msgspec.Struct, frozen=True):
    manipulation: str
    atom: str
    reagent: str | None
    played: list[str]     # cards on the table
    ignored: list[str]
    difficulty: int
    rolled: int | None


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    molecule: MoleculeView
    reagents: list[str]           # public: all saw them taken
    hand: dict[str, int]          # how many cards of each colour
    cards: list[str] | None       # which, where the audience may know
    safety: list[str]


class View(msgspec.Struct, frozen=True):
    decision: str
    mover: int
    active: int
    first: int
    round: int
    turn_type: str
    target: str
    goal: MoleculeView
    hydroxyl: bool
    stock: dict[str, int]         # Réactif piles in play
    piles: dict[str, int]         # cards left on the face-down piles
    announced: AnnouncedView | None
    gains: dict[str, int]         # cards that the dice still owe
    seats: list[SeatView]
    winner: int | None


# The view -----------------------------------------------------------------------------------------

def view(s: State, audience: Seat) -> View:
    over = s.decision == Decision.OVER
    return View(
        decision=Decision(int(s.decision)).name.lower(),
        mover=-1 if over else int(s.mover),
        active=int(s.active),
        first=int(s.first),
        round=int(s.round_number),
        turn_type=Type(int(s.turn_type)).name.lower(),
        target="own" if s.target == OWN_MOLECULE else TARGET_IDS[int(s.target)],
        goal=molecule_view(s.goal, "goal"),
        hydroxyl=bool(s.hydroxyl),
        stock={reagent_thing(r): int(s.stock[r]) for r in range(REAGENTS) if s.in_play[r]},
        piles={Colour(pile + 1).name.lower(): int(s.pile_sizes[pile]) for pile in range(PILES)},
        announced=announced_view(s) if s.announced.manipulation else None,
        gains={colour.name.lower(): int(s.gains[colour]) for colour in Colour if s.gains[colour]},
        seats=[seat_view(s, seat, audience in (seat, EVERYTHING)) for seat in range(s.num_players)],
        winner=int(s.winner) - 1 if s.winner else None,
    )


def seat_view(s: State, seat: Seat, open_hand: bool) -> SeatView:
    player = s.players[seat]
    cards = [card_thing(card) for card in range(NUM_CARDS) for _ in range(int(player.cards[card]))]
    return SeatView(
        seat=seat,
        molecule=molecule_view(player.molecule, f"atom/{seat}"),
        reagents=[reagent_thing(r) for r in range(REAGENTS) if player.reagents[r]],
        hand={colour.name.lower(): int(hand_size(s, seat, int(colour))) for colour in Colour},
        cards=cards if open_hand else None,
        safety=[safety_thing(seat, token) for token in Safety if player.safety[token]],
    )


def molecule_view(m: Any, prefix: str) -> MoleculeView:
    graph, places = smiles.graph_of(m)
    names = [f"{prefix}/{place}" for place in places]
    atoms = []
    for name, place, atom in zip(names, places, graph.atoms, strict=True):
        row = m.atoms[place]
        free = atom.yellow + atom.purple - int(row.locked_yellow) - int(row.locked_purple)
        symbol = "C" if atom.element == Element.CARBON else "O"
        atoms.append(AtomView(name, place + 1, symbol, atom.hydrogens, atom.yellow, atom.purple, free))
    bonds = [BondView(names[a], names[b], bond.name.lower()) for (a, b), bond in graph.bonds.items()]
    return MoleculeView(atoms, bonds, smiles.write(graph))


def announced_view(s: State) -> AnnouncedView:
    now = s.announced
    return AnnouncedView(
        manipulation=Manipulation(int(now.manipulation)).name.lower(),
        atom=f"atom/{s.active}/{now.atom}",
        reagent=reagent_thing(int(now.reagent) - 1) if now.reagent else None,
        played=[card_thing(card) for card in range(NUM_CARDS) for _ in range(int(now.played[card]))],
        ignored=[card_thing(card) for card in range(NUM_CARDS) for _ in range(int(now.ignored[card]))],
        difficulty=int(difficulty_of(s)),
        rolled=int(now.rolled) or None,
    )


# The same as numbers ----------------------------------------------------------------------------------

@rule
def observe_molecule(m: Any, out: Any, row: int) -> None:
    for i in range(MAX_ATOMS):
        atom = m.atoms[i]
        out.atoms[row, i, 0] = atom.element
        out.atoms[row, i, 1] = atom.hydrogens
        out.atoms[row, i, 2] = atom.yellow
        out.atoms[row, i, 3] = atom.purple
        out.atoms[row, i, 4] = atom.yellow + atom.purple - atom.locked_yellow - atom.locked_purple
        for slot in range(BONDS):
            if atom.bond[slot] != Bond.NONE:
                out.bonds[row, i, slot] = atom.bond[slot] + 4 * (wide(atom.neighbour[slot]) + 1)


@rule
def observe(s: State, audience: Seat, out: Any) -> None:
    """Seats are counted from the observer; a spectator counts from seat 0 and sees no hand."""
    players = wide(s.num_players)
    base = audience if audience >= 0 else 0
    out.decision = s.decision
    out.mover = (wide(s.mover) - base + players) % players
    out.active = (wide(s.active) - base + players) % players
    out.first = (wide(s.first) - base + players) % players
    out.round_number = s.round_number
    out.turn_type = s.turn_type
    out.resold = s.resold
    for colour in range(len(s.gains)):
        out.gains[colour] = s.gains[colour]
    out.manipulation = s.announced.manipulation
    out.announced_atom = s.announced.atom
    out.announced_slot = s.announced.slot
    out.announced_reagent = s.announced.reagent
    out.rolled = s.announced.rolled
    out.hydroxyl = s.hydroxyl
    for card in range(NUM_CARDS):
        out.played[card] = s.announced.played[card]
        out.ignored[card] = s.announced.ignored[card]
        if audience >= 0:
            out.own_cards[card] = s.players[audience].cards[card]
    for reagent in range(REAGENTS):
        out.stock[reagent] = s.stock[reagent]
    for offset in range(players):
        seat = (base + offset) % players
        player = s.players[seat]
        observe_molecule(player.molecule, out, offset)
        for reagent in range(REAGENTS):
            out.reagents[offset, reagent] = player.reagents[reagent]
        for token in range(SAFETY_TOKENS):
            out.safety[offset, token] = player.safety[token]
        for pile in range(PILES):
            out.hand_sizes[offset, pile] = hand_size(s, seat, pile + 1)
    observe_molecule(s.goal, out, wide(MAX_PLAYERS))


# The re-deal --------------------------------------------------------------------------------------------

@rule
def resample(s: State, seat: Seat) -> None:
    """Shuffle, pile by pile, the cards that nobody has seen with those of the other hands that this seat has not seen.

    Cards that went under a pile for all to see stay there, and stay in the hand that drew them. While it works, the
    unseen cards of the hands lie behind their pile, where there is room for them all.
    """
    for pile in range(PILES):
        size = wide(s.pile_sizes[pile])
        hidden = wide(s.pile_hidden[pile])
        pool = gather_unseen(s, seat, pile, size)
        sort_unseen(s, pile, hidden, size, pool)
        for last in range(hidden + pool - 1, 0, -1):
            a = unseen_place(last, hidden, size)
            b = unseen_place(below(s, REDEAL, last + 1), hidden, size)
            card = s.piles[pile, a]
            s.piles[pile, a] = s.piles[pile, b]
            s.piles[pile, b] = card
        deal_unseen(s, seat, pile, size)


@rule
def unseen_place(number: int, hidden: int, size: int) -> int:
    """Where unseen card number so-and-so of a pile lies: on top of what is known, or behind the pile."""
    return number if number < hidden else number - hidden + size


@rule
def sort_unseen(s: State, pile: int, hidden: int, size: int, pool: int) -> None:
    """Into one order, so that worlds which a seat cannot tell apart are shuffled alike."""
    for number in range(1, hidden + pool):
        card = s.piles[pile, unseen_place(number, hidden, size)]
        while number > 0 and s.piles[pile, unseen_place(number - 1, hidden, size)] > card:
            s.piles[pile, unseen_place(number, hidden, size)] = s.piles[pile, unseen_place(number - 1, hidden, size)]
            number -= 1
        s.piles[pile, unseen_place(number, hidden, size)] = card


@rule
def gather_unseen(s: State, seat: Seat, pile: int, size: int) -> int:
    """Lay the unseen cards of the other hands behind the pile; returns how many."""
    pool = 0
    for other in range(s.num_players):
        for card in range(NUM_CARDS):
            if other != seat and CARDS[card].colour == pile + 1:
                for _ in range(unseen_of(s, other, card)):
                    s.piles[pile, size + pool] = card
                    pool += 1
    return pool


@rule
def unseen_of(s: State, seat: Seat, card: int) -> int:
    return wide(s.players[seat].cards[card]) - wide(s.players[seat].seen[card])


@rule
def deal_unseen(s: State, seat: Seat, pile: int, size: int) -> None:
    """Give each of the other hands as many unseen cards as it had."""
    dealt = size
    for other in range(s.num_players):
        if other == seat:
            continue
        player = s.players[other]
        count = 0
        for card in range(NUM_CARDS):
            if CARDS[card].colour == pile + 1:
                count += unseen_of(s, other, card)
                player.cards[card] = player.seen[card]
        for _ in range(count):
            player.cards[s.piles[pile, dealt]] += 1
            s.piles[pile, dealt] = 0
            dealt += 1


assert len(CARD_IDS) == NUM_CARDS and len(REAGENT_IDS) == REAGENTS
