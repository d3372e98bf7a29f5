"""The record of one game. A molecule is a small graph: carbons and oxygens, each with what it bears."""

from typing import Annotated, TypeAlias

from labtable.core.game.components import TomlTable, read, room
from labtable.core.record.layout import (
    I8,
    I32,
    I64,
    Cube,
    Grid,
    Ints,
    NumpyRecord,
    Record,
    RecordArray,
    flag,
    layout_of,
    observation,
    record,
    seen,
    state,
)

from .constants import (
    BONDS,
    CARD_ATOMS,
    COLOURS,
    MAX_ATOMS,
    MAX_PLAYERS,
    REAGENTS,
    SAFETY_TOKENS,
    SITES,
    STREAMS,
)

PRICES_FILLER = 8 - (3 * MAX_ATOMS * BONDS + 1) % 8  # bytes up to a multiple of eight: a gap would not be copied

Place: TypeAlias = int  # of an atom in a molecule, 0 … MAX_ATOMS - 1; it keeps its place while it exists
Slot: TypeAlias = int  # of a bond on an atom, 0 … BONDS - 1
Card: TypeAlias = int  # row of CARDS: Boom, Chemistry and Safety cards
Reagent: TypeAlias = int  # row of REAGENT_CARDS: the printed number less one

_PILES = [read(__name__)[name] for name in ("boum", "chimie", "securite")]


def _copies(pile: TomlTable) -> int:
    """Cards of a pile; components.py checks the numbers."""
    return sum(copies for row in pile.rows("card") if type(copies := row.get("copies")) is int)


MOST_CARDS = 40  # NOT A RULE: kinds of Boom, Chemistry and Safety cards together …
MAX_CARDS = min(MOST_CARDS, room(__name__, 16, sum(len(pile.rows("card")) for pile in _PILES)))  # … with room for them
PILES = 3  # Chemistry, Boom, Safety: Colour less one
MOST_IN_A_PILE = 120  # NOT A RULE: they are counted in a byte
PILE_SIZE = min(MOST_IN_A_PILE, room(__name__, 28, max(map(_copies, _PILES))))  # §1.2 the largest pile


@record
class AtomRow:
    """A carbon or an oxygen with what it bears."""

    element: I8  # Element; NONE: the place is free and all else is 0
    hydrogens: I8  # 0-4, §7.1
    yellow: I8  # yellow centres, 0-4
    purple: I8  # purple centres, 0-1, §10.18
    locked_yellow: I8  # of these, those already used this turn, §5.6
    locked_purple: I8
    locked_hydrogens: I8  # hydrogens whose bond was already tried this turn, §10.4
    locked_bonds: I8  # bits by slot: bonds already tried this turn, §10.4
    ring_bonds: I8  # bits by slot: bonds in a ring (cached), §10.2
    bond: Annotated[Ints, I8, BONDS]  # Bond by slot
    neighbour: Annotated[Ints, I8, BONDS]  # the place at the other end; 0 where there is no bond


@record
class Molecule(NumpyRecord):
    """A small graph of atoms."""

    atoms: Annotated[RecordArray[AtomRow], MAX_ATOMS]
    tokens: Annotated[Ints, I8, 4]  # by Token (cached), §10.7


@record
class Player(NumpyRecord):
    """A player's molecule, cards and tokens."""

    molecule: Molecule
    reagents: Annotated[Ints, I8, REAGENTS]  # 0-1, reagents in hand; public, §10.8
    cards: Annotated[Ints, I8, MAX_CARDS]  # hidden; other cards in hand, by kind
    seen: Annotated[Ints, I8, MAX_CARDS]  # of these, those that all saw go under their pile before, §10.9
    safety: Annotated[Ints, I8, SAFETY_TOKENS]  # 0-1 by Safety, §2.5


@record
class Announced(NumpyRecord):
    """The manipulation that was announced."""

    manipulation: I8  # Manipulation, §6.1
    atom: I8  # place
    slot: I8  # bond of that atom, or HYDROGEN_SLOT
    partner: I8  # place of the ring's other end
    reagent: I8  # the reagent played, plus one; 0 is none
    site: I8  # which of its centres
    played: Annotated[Ints, I8, MAX_CARDS]  # Boom and Chemistry cards on the table, by kind
    ignored: Annotated[Ints, I8, MAX_CARDS]  # of these, the Boom cards that count for nothing, §8.9
    rolled: I8  # of the black dice; 0 before the roll
    rerolled: I8  # 0-1, §8.10


@record
class Labelling:
    """Where canonical labelling works; all 0 between actions."""

    colour: Annotated[Grid, I8, MAX_ATOMS + 1, MAX_ATOMS]  # of each atom, by depth of the search
    picked: Annotated[Ints, I8, MAX_ATOMS + 5]  # the atom singled out at each depth, plus one; 4 to fill up
    key: Annotated[Ints, I64, MAX_ATOMS]
    code: Annotated[Ints, I64, MAX_ATOMS]  # the smallest code found


@record
class Workings(Labelling):
    """Where molecules are compared with the target."""

    target: Annotated[Ints, I64, MAX_ATOMS]  # its code, while a molecule is compared with it


@record
class Prices(NumpyRecord):
    """What is still to be built costs, as the route finder says (routes/prices.py); the same from the deal to the end.

    Blank in games that were saved under earlier rules.
    """

    bond: Annotated[Grid, I8, MAX_ATOMS, BONDS]  # each bond of the target as routes read it, and LAST where it is
    behind: Annotated[Cube, I8, MAX_ATOMS, BONDS, 2]  # manipulations for what hangs behind it, directly and by a detour
    afresh: I8  # manipulations of a way that keeps nothing of a molecule
    filler: Annotated[Ints, I8, PRICES_FILLER]
    needs: Annotated[Grid, I32, MAX_ATOMS, BONDS]  # the set of reagents that go into what hangs behind a bond
    afresh_needs: I32
    filler_of_needs: I32


LAID_OUT = state(streams=STREAMS, trail=32, pending=1)


@LAID_OUT
class SmallNumbers(Record):
    """The fields of the record that are no larger than a byte."""

    decision: I8  # Pending
    step: I8  # AutomaticStep; NONE between actions
    mover: I8  # the seat that decides
    active: I8  # the seat whose turn it is, §3.2
    first: I8  # holds the first-player token, §2.7
    round_number: I8  # from 1
    manipulating: I8  # 0 resource phase, 1 manipulation phase
    turn_type: I8  # Type, §5.3
    announcements: I8  # made this turn, counted to 100
    resold: I8  # the reagent resold this turn, plus one; 0 is none, §4.3
    gains: Annotated[Ints, I8, COLOURS]  # cards still to be taken or drawn, by Colour, §10.16
    announced: Announced
    stock: Annotated[Ints, I8, REAGENTS]  # cards on the reagent piles, §2.3
    in_play: Annotated[Ints, I8, REAGENTS]  # 0-1, piles of this game, §2.4
    piles: Annotated[Grid, I8, PILES, PILE_SIZE]  # kinds, top first, [:pile_sizes]; hidden down to pile_hidden
    pile_sizes: Annotated[Ints, I8, PILES]
    pile_hidden: Annotated[Ints, I8, PILES]  # cards from the top whose order nobody has seen, §10.9
    players: Annotated[RecordArray[Player], MAX_PLAYERS]
    hydroxyl: I8  # 0-1, §7.11
    target: I8  # row of TARGETS, or OWN_MOLECULE
    goal: Molecule  # the target
    ending: I8  # Ending
    winner: I8  # seat plus one; 0 is nobody
    draft: Molecule  # evaluation tries a manipulation here; blank between actions


FILLER = 8 - layout_of(SmallNumbers).end % 8  # bytes up to a multiple of eight: a gap would not be copied
SETTLED = MAX_CARDS + -MAX_CARDS % 8  # for the same reason


@LAID_OUT
class SecondState(SmallNumbers):
    """The record of saves that do not know which Boom cards a Safety card has made good."""

    filler: Annotated[Ints, I8, FILLER]  # which is 0
    workings: Workings


@LAID_OUT
class ThirdState(SecondState):
    """The record of saves that do not know what is still to be built costs."""

    settled: Annotated[Ints, I8, SETTLED]  # Boom cards in force whose loss a Safety card has made good, by kind, §8.9


@LAID_OUT
class FourthState(ThirdState):
    """The record of saves whose prices are those of former reagents."""

    prices: Prices


@LAID_OUT
class State(ThirdState):
    """The record of one game. Equal positions are equal bytes."""

    price_list: Prices  # fields are carried over by name, and those of FourthState must not be


@LAID_OUT
class FirstState(SmallNumbers):
    """The record of the first saves, which keep the target's code from the deal on."""

    filler: Annotated[Ints, I8, FILLER]
    goal_code: Annotated[Ints, I64, MAX_ATOMS]
    workings: Labelling


EARLIER_STATES = (FirstState, SecondState, ThirdState, FourthState)


@record
class ReagentCard:
    """A reagent card."""

    molecule: Molecule
    atoms: I8  # carbons and oxygens on the card, 1 … CARD_ATOMS
    sites: Annotated[Grid, I8, 2, SITES]  # places of its different yellow [0] and purple [1] centres, plus one


@record
class CardKind:
    """A kind of Boom, Chemistry or Safety card."""

    colour: I8  # Colour
    copies: I8
    difficulty: I8  # what it adds, §6.4
    word: I8  # Word
    token: I8  # Safety, where the word names one


@record
class TargetRow:
    """A target molecule."""

    molecule: Molecule
    suggested: Annotated[Ints, I8, REAGENTS]  # 0-1


SEEN_ATOM = 5  # numbers that an observation gives an atom: element, hydrogens, yellow, purple, free centres


@observation
class Observation:
    """What a seat may know. Seats, and the rows of a field that has one for each player, are counted from the player
    who looks."""

    decision: int = seen(0, 13, "What is asked: the number in the game's enum Pending.")
    mover: int = seen(0, MAX_PLAYERS - 1, "Whom the game waits for.")
    active: int = seen(0, MAX_PLAYERS - 1, "Whose turn it is.")
    first: int = seen(0, MAX_PLAYERS - 1, "Who holds the first-player token.")
    round_number: int = seen(0, 41, "The round, counted from 1.")
    turn_type: int = seen(0, 2, "What this turn's manipulations are: none yet, reactions or characterisations.")
    resold: int = seen(0, REAGENTS, "The reagent that was resold this turn, by its printed number; 0 for none.")
    gains: Ints = seen(0, 12, "Cards still to be taken: reagents, Chemistry, Boom, Safety.", COLOURS)
    manipulation: int = seen(0, 13, "The manipulation that was announced, 0 for none.")
    announced_atom: int = seen(0, MAX_ATOMS - 1, "The place of the atom that it works on.")
    announced_slot: int = seen(0, BONDS, "The bond of that atom that it works on; 4 for a hydrogen.")
    announced_reagent: int = seen(0, REAGENTS, "The reagent that reacts, by its printed number; 0 for none.")
    played: Ints = seen(0, PILE_SIZE, "Boom and Chemistry cards on the table, by kind.", MAX_CARDS)
    ignored: Ints = seen(0, PILE_SIZE, "Boom cards on the table that count for nothing, by kind.", MAX_CARDS)
    rolled: int = seen(0, 12, "The sum of the black dice, 0 before the roll.")
    stock: Ints = seen(0, 12, "Cards on each reagent pile.", REAGENTS)
    own_cards: Ints = seen(
        0, PILE_SIZE, "Boom, Chemistry and Safety cards in the hand of the player who looks, by kind.", MAX_CARDS
    )
    hand_sizes: Grid = seen(0, PILE_SIZE, "Chemistry, Boom and Safety cards in each player's hand.", MAX_PLAYERS, PILES)
    reagents: Grid = flag("Which reagents each player holds; they lie open.", MAX_PLAYERS, REAGENTS)
    safety: Grid = flag(
        "Which safety tokens each player still has: coat, extinguisher, glassware.", MAX_PLAYERS, SAFETY_TOKENS
    )
    atoms: Cube = seen(
        0,
        4,
        "Each atom of each molecule, the target last: element (0 none, 1 carbon, 2 oxygen), hydrogens, "
        "yellow centres, purple centres, and centres that are still free this turn.",
        MAX_PLAYERS + 1,
        MAX_ATOMS,
        SEEN_ATOM,
    )
    bonds: Cube = seen(
        0,
        3 + 4 * MAX_ATOMS,
        "Each atom's bonds: the kind (1 single, 2 double, 3 aromatic) and four times "
        "the other atom's place, counted from 1; 0 for no bond.",
        MAX_PLAYERS + 1,
        MAX_ATOMS,
        BONDS,
    )
    hydroxyl: int = flag("1 when the hydroxyl variant is played.")


assert 5 * CARD_ATOMS < 62
