"""What an audience may know: as a view, as numbers, as words; and the re-deal of what a seat cannot know."""
from __future__ import annotations

from typing import Any

import msgspec

from labtable.core.compiling import rule
from labtable.core.contract import Message
from labtable.core.randomness import below
from labtable.core.records import EVERYTHING, REDEAL, Seat, State
from labtable.games.laboratorium.advice import cards_in_play, hint
from labtable.games.laboratorium.components import (
    CARD_IDS,
    CARDS,
    FORMULAS,
    NUM_CARDS,
    OWN_MOLECULE,
    REAGENT_CARDS,
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
    Safety,
    Type,
)
from labtable.games.laboratorium.molecule_views import MoleculeView, RouteView, molecule_view, route_view
from labtable.games.laboratorium.piles import hand_size
from labtable.games.laboratorium.roll_views import (
    AnnouncedView,
    CardView,
    GainView,
    OddsView,
    RollView,
    announced_view,
    card_views,
    gain_views,
    odds_by_type,
    roll_view,
)
from labtable.games.laboratorium.state import PILES, wide
from labtable.games.laboratorium.words import describe, events, prompt, reagent_name, reagent_thing, safety_thing

__all__ = ["describe", "events", "observe", "prompt", "resample", "view"]


class PileView(msgspec.Struct, frozen=True):
    """A Réactif pile in play, and what is printed on its cards."""

    thing: str
    number: int
    name: Message
    formula: str
    fragment: MoleculeView
    left: int


class SeatView(msgspec.Struct, frozen=True):
    seat: int
    molecule: MoleculeView
    route: RouteView | None       # from the molecule to the target
    reagents: list[str]           # public: all saw them taken
    hand: dict[str, int]          # how many cards of each colour
    cards: list[CardView] | None  # which, where the audience may know
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
    stock: list[PileView]
    piles: dict[str, int]         # cards left on the face-down piles
    announced: AnnouncedView | None
    odds: dict[str, OddsView]     # of each type of manipulation, without cards
    roll: RollView | None
    gained: list[GainView]        # what the resource dice of the last decision gave
    gains: dict[str, int]         # cards that the dice still owe
    seats: list[SeatView]
    hint: Message | None          # to a seat: what a shortest route would do
    winner: int | None


# The view -----------------------------------------------------------------------------------------

def view(s: State, audience: Seat) -> View:
    over = s.decision == Decision.OVER
    gains = s.gains.tolist()
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
        stock=pile_views(s),
        piles={Colour(pile + 1).name.lower(): size for pile, size in enumerate(s.pile_sizes.tolist())},
        announced=announced_view(s),
        odds=odds_by_type(),
        roll=roll_view(s),
        gained=gain_views(s),
        gains={colour.name.lower(): gains[colour] for colour in Colour if gains[colour]},
        seats=[seat_view(s, seat, audience in (seat, EVERYTHING)) for seat in range(int(s.num_players))],
        hint=hint(s, audience) if audience >= 0 else None,
        winner=int(s.winner) - 1 if s.winner else None,
    )


def pile_views(s: State) -> list[PileView]:
    stock = s.stock.tolist()
    return [PileView(reagent_thing(r), r + 1, reagent_name(r), FORMULAS[r],
                     molecule_view(REAGENT_CARDS[r].molecule, f"fragment/{r + 1}"), stock[r]) for r in cards_in_play(s)]


def seat_view(s: State, seat: Seat, open_hand: bool) -> SeatView:
    player = s.players[seat]
    m, prefix, safety = player.molecule, f"atom/{seat}", player.safety.tolist()
    return SeatView(
        seat=seat,
        molecule=molecule_view(m, prefix),
        route=route_view(m, s.goal, prefix, cards_in_play(s), bool(s.hydroxyl)),
        reagents=[reagent_thing(r) for r, held in enumerate(player.reagents.tolist()) if held],
        hand={colour.name.lower(): int(hand_size(s, seat, int(colour))) for colour in Colour},
        cards=card_views(player.cards.tolist()) if open_hand else None,
        safety=[safety_thing(seat, token) for token in Safety if safety[token]],
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
