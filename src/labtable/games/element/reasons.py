"""What counts in a reason: events with their worth to their player, in goals, what a player has, how near atoms are to
goals, and which cards finish them."""

from collections import Counter
from itertools import combinations_with_replacement, product

from labtable.core.game.contract import Message, seat_name
from labtable.core.record.records import Seat, asked

from .components import ELECTRON_PLACES, ELEMENTS
from .constants import (
    BOHRDS,
    HEAVIEST,
    NO_GOAL,
    PARTICLE_CARDS,
    PARTICLE_KINDS,
    PLAYS_A_TURN,
    POWER_PLAY,
    VALUES,
    Atom,
    Bohrd,
    Card,
    Ending,
    Particle,
)
from .scoring import points_of
from .state import State
from .words import card_name, element_name, pieces

EVENT_WORTHS = {
    "event-claimed": 2.0,
    "event-completed": 0.8,
    "event-power": -0.3,
}
HOLDING_WORTHS = {"points": 0.1, "powers": 0.35}
# What a bohrd is worth by the particles that it is away from a goal: to a player whose turn it is, and to the others
NEAR = (1.3, 1.05, 0.9, 0.75, 0.6, 0.45, 0.3, 0.15)
THEIRS = (-1.0, -0.8, -0.5, -0.2)
IN_HAND = 0.9  # an atom that the cards in hand can finish
# Worths of facts
FINISH, ONE_CARD, TWO_CARDS, NOBODY = 1.0, -0.9, -0.55, 0.09
SPOILED, USELESS = 0.7, 0.2
LACKS, A_PARTICLE, LEAST_LACK = 0.6, 0.05, 0.1  # of an atom that lacks nothing, of what it lacks, of one that is far
WANTED = [element.particles.tolist() for element in ELEMENTS]


def holdings(s: State, seat: Seat) -> dict[str, float]:
    """Points of the goals that were taken, and Power Play cards."""
    return {"points": int(points_of(s, seat)), "powers": int(s.players[seat].hand[POWER_PLAY])}


def aims(s: State, seat: Seat) -> list[tuple[Message, float]]:
    """How many particles each bohrd is away from each goal when a player's turn begins; and what a hand can finish."""
    if s.ending != Ending.NONE:
        return []
    found, hand, atoms = [], s.players[seat].hand.tolist(), s.row.tolist()
    for bohrd in range(BOHRDS):
        there = s.bohrds[bohrd].particles.tolist()
        for atom in atoms:
            if atom == NO_GOAL:
                continue
            missing = [wanted - here for wanted, here in zip(WANTED[atom], there, strict=True)]
            count = sum(map(abs, missing))
            ladder = NEAR if s.mover == seat else THEIRS
            far = count - sum(min(lacks, 0) for lacks in missing)  # what is too much counts twice
            near = ladder[far] if far < len(ladder) else 0.0
            params = {"element": element_name(atom), "bohrd": bohrd + 1, "count": count}
            found.append((Message("aim-atom", {**params, "turn": seat_name(int(s.mover))}), near))
            if s.mover == seat and not asked(s) and count and min(missing) >= 0:
                can = cards_to_add(hand, missing) <= s.plays_left
                found.append((Message("aim-hand", {**params, "count": int(can)}), IN_HAND * can))
    return found


def cards_to_add(hand: list[int], missing: list[int]) -> int:
    """The fewest cards of a hand that add what is missing, each worth what is printed on it; more than a hand holds
    where none do."""
    return sum(_fewest(hand[kind * VALUES : (kind + 1) * VALUES], count) for kind, count in enumerate(missing))


def _fewest(cards: list[int], count: int) -> int:
    choices = product(*(range(held + 1) for held in cards))
    sums = [choice for choice in choices if sum(value * some for value, some in enumerate(choice, 1)) == count]
    return min(map(sum, sums), default=sum(cards) + len(cards) + count)


def facts(before: State, s: State, seat: Seat) -> list[tuple[Message, float]]:
    """What the cards in hand can finish or bring nearer; and what a rival who plays next can finish, with which cards,
    or could have finished."""
    if s.ending != Ending.NONE or (asked(s) and s is not before):
        return []  # a card that was played has no place yet
    found, goals = [], _goals(s)
    hand = s.players[seat].hand.tolist()[:PARTICLE_CARDS]
    for (atom, bohrd), missing in goals.items():
        goal = {"who": seat_name(seat), "element": element_name(atom), "bohrd": bohrd + 1}
        held = [cards for cards in ways_to_finish(missing, _room(s, bohrd)) if _held(cards, hand)]
        if held and held[0]:
            found.append((Message("fact-finish", {**goal, "cards": [card_name(card) for card in held[0]]}), FINISH))
        elif min(missing) >= 0:
            lacks = [pieces(kind, count) for kind, count in enumerate(missing) if count]
            for cards in _fitting(hand, missing):
                rest = sum(missing) - sum(card % VALUES + 1 for card in cards)
                worth = max(LACKS - A_PARTICLE * rest, LEAST_LACK)
                params = {**goal, "lacks": lacks, "cards": [card_name(card) for card in cards]}
                found.append((Message("fact-lacks", params), worth))
    if s.mover == seat:
        return found
    changed = _changed(before, s, goals) if s.turn == before.turn + 1 else []  # §3.4 nobody has played since
    return [*found, *_threats(s, goals, int(s.mover)), *changed]


def _goals(s: State) -> dict[tuple[Atom, Bohrd], list[int]]:
    """What every bohrd lacks to be each goal of the row."""
    return {(atom, bohrd): _missing(s, atom, bohrd) for atom in _row(s) for bohrd in range(BOHRDS)}


def _changed(before: State, s: State, goals: dict[tuple[Atom, Bohrd], list[int]]) -> list[tuple[Message, float]]:
    """What a rival could have finished with one card or two if nobody had touched the bohrd; and particles that went
    where they bring nobody nearer to a goal."""
    found, rival = [], seat_name(int(s.mover))
    for (atom, bohrd), was in _goals(before).items():
        then, now = (
            ways_to_finish(was, _room(before, bohrd)),
            ways_to_finish(goals.get((atom, bohrd), was), _room(s, bohrd)),
        )
        if then and then[0] and not now:
            params = {"who": rival, "element": element_name(atom), "bohrd": bohrd + 1, "count": len(then[0])}
            found.append((Message("fact-spoiled", params), SPOILED / len(then[0])))
    touched = [
        bohrd
        for bohrd in range(BOHRDS)
        if before.bohrds[bohrd].particles.tolist() != s.bohrds[bohrd].particles.tolist()
    ]
    if touched and all(min(missing) < 0 for (_, bohrd), missing in goals.items() if bohrd in touched):
        found += [(Message("fact-useless", {"bohrd": bohrd + 1}), USELESS) for bohrd in touched]
    return found


def _threats(s: State, goals: dict[tuple[Atom, Bohrd], list[int]], rival: Seat) -> list[tuple[Message, float]]:
    """What a rival who plays next finishes, if the cards are in that hand."""
    found = []
    for (atom, bohrd), missing in goals.items():
        ways = ways_to_finish(missing, _room(s, bohrd))
        params = {"who": seat_name(rival), "element": element_name(atom), "bohrd": bohrd + 1}
        if [] in ways:
            found.append((Message("fact-there", params), ONE_CARD))
        elif ways and len(ways[0]) == 1:
            found.append((Message("fact-one-card", {**params, "card": card_name(ways[0][0])}), ONE_CARD))
        elif ways:
            found.append((Message("fact-two-cards", params), TWO_CARDS))
    return found or [(Message("fact-nobody", {"who": seat_name(rival)}), NOBODY)]


def _row(s: State) -> list[Atom]:
    return [atom for atom in s.row.tolist() if atom != NO_GOAL]


def _room(s: State, bohrd: Bohrd) -> int:
    return int(ELECTRON_PLACES - s.bohrds[bohrd].particles[Particle.ELECTRON])


def _missing(s: State, atom: Atom, bohrd: Bohrd) -> list[int]:
    """What a bohrd lacks to be an atom, by kind; below 0 what is too much."""
    return [wanted - here for wanted, here in zip(WANTED[atom], s.bohrds[bohrd].particles.tolist(), strict=True)]


def ways_to_finish(missing: list[int], room: int = HEAVIEST) -> list[list[Card]]:
    """The cards that make an atom of a bohrd in one turn, fewest first: each adds what is printed on it, or moves that
    much to another bohrd (§4.2, §4.4). `room` is left for electrons (§9.15)."""
    wrong = [kind for kind in range(PARTICLE_KINDS) if missing[kind]]
    if len(wrong) > PLAYS_A_TURN:
        return []
    plays = [(kind, change) for kind in wrong for change in range(-VALUES, VALUES + 1) if change]
    tried = [(), *((one,) for one in plays), *combinations_with_replacement(plays, 2)]
    return [
        [kind * VALUES + abs(change) - 1 for kind, change in way]
        for way in tried
        if all(sum(change for kind, change in way if kind == each) == missing[each] for each in range(PARTICLE_KINDS))
        and all(kind != Particle.ELECTRON or change <= room for kind, change in way)
    ]


def _held(cards: list[Card], hand: list[int]) -> bool:
    return all(hand[card] >= count for card, count in Counter(cards).items())


def _fitting(hand: list[int], missing: list[int]) -> list[list[Card]]:
    """One card or two of a hand that all add something that is missing."""
    cards = [card for card in range(PARTICLE_CARDS) if hand[card]]
    tried = [[card] for card in cards] + [list(pair) for pair in combinations_with_replacement(cards, 2)]
    return [
        one
        for one in tried
        if _held(one, hand)
        and all(
            sum(card % VALUES + 1 for card in one if card // VALUES == kind) <= missing[kind]
            for kind in range(PARTICLE_KINDS)
        )
    ]
