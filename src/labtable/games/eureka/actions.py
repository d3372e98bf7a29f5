"""The action ranges of Eureka!.

| kind       | first | size | a       | means                                                                      |
|------------|-------|------|---------|----------------------------------------------------------------------------|
| PLAY       |     0 |   52 | card    | play a card from the hand, from the table, or for the phantom              |
| PICK       |    52 |   52 | card    | give, share, exchange or put back a card of the own hand                   |
| TAKE       |   104 |   52 | card    | take a card of the market, of the phantom's row, or beside the deck        |
| RECOVER    |   156 |    4 | suit    | recover the last card of a suit                                            |
| CHOOSE     |   160 |    5 | chair   | who starts, who evolves, with whom, who receives                           |
| START      |   165 |    2 | 0 or 1  | "I can't go first", "I can go first"                                       |
| PASS … SET_ASIDE   | 167 | 14 |     | one action each, WILD four: see FIRST                                      |
| SAY_STUCK  |   181 |   16 | number  | library: "I have … cards I can't play"                                     |
| SAY_HIGH   |   197 |   15 | suits-1 | library: "I only have high cards in …"; bit 0 is red                       |
| SAY_AVOID  |   212 |    4 | suit    | library: "Don't play …"                                                    |
"""
from labtable.core.compiling import rule
from labtable.core.records import Action
from labtable.games.eureka.constants import MAX_CHAIRS, MOST_STUCK, NUM_CARDS, NUM_SUITS, Kind

SIZES = {
    Kind.PLAY: NUM_CARDS, Kind.PICK: NUM_CARDS, Kind.TAKE: NUM_CARDS, Kind.RECOVER: NUM_SUITS,
    Kind.CHOOSE: MAX_CHAIRS, Kind.START: 2, Kind.PASS: 1, Kind.RANDOM: 1, Kind.DECLINE: 1, Kind.ACCEPT: 1,
    Kind.NEW_MARKET: 1, Kind.DONE: 1, Kind.WILD: NUM_SUITS, Kind.BEFORE: 1, Kind.AFTER: 1, Kind.DELAY: 1,
    Kind.SET_ASIDE: 1, Kind.SAY_STUCK: MOST_STUCK + 1, Kind.SAY_HIGH: (1 << NUM_SUITS) - 1, Kind.SAY_AVOID: NUM_SUITS,
}


def _firsts() -> tuple[int, ...]:
    """FIRST[kind] … FIRST[kind + 1] - 1 are the actions of a kind; the last entry is the number of actions."""
    firsts = [0, 0]
    for kind in SIZES:
        firsts.append(firsts[-1] + SIZES[kind])
    return tuple(firsts)


FIRST = _firsts()
NUM_ACTIONS = FIRST[-1]

PLAY, PICK, TAKE = FIRST[Kind.PLAY], FIRST[Kind.PICK], FIRST[Kind.TAKE]
RECOVER, CHOOSE, START = FIRST[Kind.RECOVER], FIRST[Kind.CHOOSE], FIRST[Kind.START]
PASS, RANDOM, DECLINE, ACCEPT = FIRST[Kind.PASS], FIRST[Kind.RANDOM], FIRST[Kind.DECLINE], FIRST[Kind.ACCEPT]
NEW_MARKET, DONE, WILD = FIRST[Kind.NEW_MARKET], FIRST[Kind.DONE], FIRST[Kind.WILD]
BEFORE, AFTER, DELAY, SET_ASIDE = FIRST[Kind.BEFORE], FIRST[Kind.AFTER], FIRST[Kind.DELAY], FIRST[Kind.SET_ASIDE]
SAY_STUCK, SAY_HIGH, SAY_AVOID = FIRST[Kind.SAY_STUCK], FIRST[Kind.SAY_HIGH], FIRST[Kind.SAY_AVOID]


@rule
def kind_of(action: Action) -> int:
    """The kind of an action; Kind.NONE when there is no such action."""
    if action < 0 or action >= NUM_ACTIONS:
        return Kind.NONE
    kind = 1
    while action >= FIRST[kind + 1]:
        kind += 1
    return kind


def encode(kind: int, a: int = 0) -> Action:
    return FIRST[kind] + a


def decode(action: Action) -> tuple[int, int]:
    """The kind of an action and its number within the kind: a card, a suit, a chair …"""
    kind = next(kind for kind in SIZES if action < FIRST[kind + 1])
    return int(kind), action - FIRST[kind]
