"""What is true of every record: cards and goals are conserved, ranges hold."""

from labtable.core.record.bits import count_bits

from .components import DECK, ELECTRON_PLACES, SCENARIOS
from .constants import (
    BOHRDS,
    GOAL_SLOTS,
    HAND_SIZE,
    NO_GOAL,
    OZZY_HAND,
    PARTICLE_CARDS,
    PLAYS_A_TURN,
    POWER_PLAY,
    Character,
    Ending,
    Particle,
    Pending,
)
from .goals import last_turn
from .state import State

MOST_ADDED_A_TURN = 10 + 8 * int(DECK[POWER_PLAY])  # all Power Plays by Brady and two cards, rounded up


def check_state(s: State) -> list[str]:
    """What is wrong with the record; empty when it is sound."""
    return faults_of_turn(s) or [*faults_of_pending(s), *faults_of_cards(s), *faults_of_goals(s), *faults_of_bohrds(s)]


def faults_of_pending(s: State) -> list[str]:
    """A half-made decision is the mover's, and asks for something that can be done."""
    top = s.pending[0]
    numbers = [int(getattr(top, name)) for name in ("kind", "seat", "amount", "source", "next")]
    if s.pending_size == 0:
        return [f"an answered decision was left on the stack: {numbers}"] if any(numbers) else []
    kind, seat, amount, source, _ = numbers
    too_many = sum(int(count) for count in s.players[s.mover].hand) - HAND_SIZE
    sound: dict[int, bool] = {
        Pending.PLACE: 0 <= source < PARTICLE_CARDS,
        Pending.SWAP: s.power_on == 1 and s.players[s.mover].character == Character.EINSTEIN,
        Pending.DISCARD: amount == too_many > 0,
    }
    if s.pending_size != 1 or seat != s.mover or s.ending != Ending.NONE or not sound.get(kind, False):
        return [f"{s.pending_size} decisions wait, the first one is {numbers}"]
    return []


def faults_of_cards(s: State) -> list[str]:
    wrong = []
    powers = any(s.players[seat].character for seat in range(s.num_players))
    hands = [player.hand.tolist() for player in s.players]
    placed = int(s.pending[0].source) if s.pending_size == 1 and s.pending[0].kind == Pending.PLACE else -1
    for card, piles in enumerate(zip(s.deck.tolist(), s.discards.tolist(), *hands, strict=True)):
        on_table = int(card == placed)
        expected = 0 if card == POWER_PLAY and not powers else int(DECK[card])
        if sum(piles) + on_table != expected or min(piles) < 0:
            wrong.append(f"card {card}: {piles} and {on_table} on the table, of {expected}")
    for seat, hand in enumerate(hands):
        size = sum(hand)
        acting = seat == s.mover and s.ending == Ending.NONE
        if (seat >= s.num_players and size) or size > OZZY_HAND:
            wrong.append(f"seat {seat} holds {size} cards")
        elif seat < s.num_players and not acting and s.ending in (Ending.NONE, Ending.LAB_CLOSED) and size != HAND_SIZE:
            wrong.append(f"seat {seat} holds {size} cards between turns")
    return wrong


def faults_of_goals(s: State) -> list[str]:
    row = sum(1 << int(atom) for atom in s.row if atom != NO_GOAL)
    seen = [row, int(s.pile), *(int(goals) for goals in s.taken)]
    total = sum(seen)
    wrong = []
    if total != int(SCENARIOS[s.scenario].goals) or sum(count_bits(bits) for bits in seen) != count_bits(total):
        wrong.append(f"goals {seen} are not those of scenario {s.scenario}")
    if s.pile and any(s.row[slot] == NO_GOAL for slot in range(GOAL_SLOTS)):
        wrong.append("an empty place in the row while goals are left")
    if (s.ending == Ending.LAST_GOAL) != (row == 0):
        wrong.append(f"ending {s.ending} with the row {row:b}")
    return wrong


def faults_of_bohrds(s: State) -> list[str]:
    wrong = []
    for bohrd in range(BOHRDS):
        particles = [int(amount) for amount in s.bohrds[bohrd].particles]
        too_many = max(particles) > MOST_ADDED_A_TURN * (int(s.turn) + 1)
        if min(particles) < 0 or particles[Particle.ELECTRON] > ELECTRON_PLACES or too_many:
            wrong.append(f"bohrd {bohrd} holds {particles} in turn {s.turn}")
    return wrong


def faults_of_turn(s: State) -> list[str]:
    ranges = {
        "scenario": len(SCENARIOS),
        "mover": int(s.num_players),
        "plays_left": PLAYS_A_TURN + 1,
        "power_on": 2,
        "replacements": int(DECK[POWER_PLAY]) + 1,
        "ending": len(Ending),
        "stays_open": 2,
    }
    wrong = [f"{name} is {getattr(s, name)}" for name, limit in ranges.items() if not 0 <= getattr(s, name) < limit]
    if wrong:
        return wrong
    last = last_turn(s)
    if not 0 <= s.turn <= last or (s.turn == last) != (s.ending == Ending.LAB_CLOSED):
        wrong.append(f"turn {s.turn} of {last} with ending {s.ending}")
    return wrong + faults_of_characters(s)


def faults_of_characters(s: State) -> list[str]:
    characters = [int(player.character) for player in s.players]
    dealt = [character for character in characters if character != Character.NOBODY]
    wrong = []
    if len(set(dealt)) != len(dealt) or len(dealt) not in (0, s.num_players) or max(characters) >= len(Character):
        wrong.append(f"characters {characters}")
    if s.power_on and not dealt:
        wrong.append("a power without characters")
    if s.replacements and characters[s.mover] != Character.BRADY:
        wrong.append("a replacement without Brady")
    return wrong
