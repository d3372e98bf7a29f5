"""The action ranges of Eureka!.

| kind       | first | size | a       | means                                                                      |
|------------|-------|------|---------|----------------------------------------------------------------------------|
| PLAY       |     0 |   52 | card    | play a card from the hand, from the table, or for the phantom              |
| PICK       |    52 |   52 | card    | give, share, exchange or put back a card of your hand                      |
| TAKE       |   104 |   52 | card    | take a card of the market, of the phantom's row, or beside the deck        |
| RECOVER    |   156 |    4 | suit    | recover the last card of a suit                                            |
| CHOOSE     |   160 |    5 | chair   | choose the player who starts, evolves, exchanges or receives               |
| START      |   165 |    2 | 0 or 1  | "I can't go first", "I can go first"                                       |
| PASS … SET_ASIDE   | 167 | 14 |     | one action each, WILD four                                                |
| SAY_STUCK  |   181 |   16 | number  | library: "I have … cards I can't play"                                     |
| SAY_HIGH   |   197 |   15 | suits-1 | library: "I only have high cards in …"; bit 0 is red                       |
| SAY_AVOID  |   212 |    4 | suit    | library: "Don't play …"                                                    |
"""

from typing import Final

from labtable.core.arrays import NDArray, np
from labtable.core.compiler.rule import rule
from labtable.core.record.actions import Numbering, every_action
from labtable.core.record.records import Action

from .constants import MAX_CHAIRS, MOST_STUCK, NUM_CARDS, NUM_SUITS, Kind, Pending

_VALUES = {  # of a, by kind
    Kind.PLAY: NUM_CARDS,
    Kind.PICK: NUM_CARDS,
    Kind.TAKE: NUM_CARDS,
    Kind.RECOVER: NUM_SUITS,
    Kind.CHOOSE: MAX_CHAIRS,
    Kind.START: 2,
    Kind.PASS: 1,
    Kind.RANDOM: 1,
    Kind.DECLINE: 1,
    Kind.ACCEPT: 1,
    Kind.NEW_MARKET: 1,
    Kind.DONE: 1,
    Kind.WILD: NUM_SUITS,
    Kind.BEFORE: 1,
    Kind.AFTER: 1,
    Kind.DELAY: 1,
    Kind.SET_ASIDE: 1,
    Kind.SAY_STUCK: MOST_STUCK + 1,
    Kind.SAY_HIGH: (1 << NUM_SUITS) - 1,
    Kind.SAY_AVOID: NUM_SUITS,
}
_NUMBERING = Numbering(every_action({kind: (values, 1) for kind, values in _VALUES.items()}))
NUM_ACTIONS: Final = len(_NUMBERING)
ACTIONS = _NUMBERING.table()
START = _NUMBERING.starts()
encode, decode = _NUMBERING.encode, _NUMBERING.decode


def _answers() -> NDArray[np.int64]:
    """The kinds of action that answer each decision, as a bit set."""
    found = np.zeros(len(Pending), np.int64)
    for question, kinds in ANSWERED_BY.items():
        found[question] = sum(1 << kind for kind in kinds)
    return found


def _card_kinds() -> NDArray[np.int64]:
    """The kind of each decision's answers that name a card, or Kind.NONE."""
    found = np.zeros(len(Pending), np.int64)
    for question, kinds in ANSWERED_BY.items():
        found[question] = next((kind for kind in kinds if kind in (Kind.PLAY, Kind.PICK, Kind.TAKE)), Kind.NONE)
    return found


ANSWERED_BY = {
    Pending.STATEMENT: (Kind.START,),
    Pending.STARTER: (Kind.CHOOSE,),
    Pending.DRAFT: (Kind.PICK,),
    Pending.TURN: (Kind.PLAY, Kind.PASS, Kind.RANDOM, Kind.WILD, Kind.DELAY, Kind.SET_ASIDE),
    Pending.AFTER: (Kind.WILD, Kind.DONE),
    Pending.EPIPHANY: (Kind.ACCEPT, Kind.DECLINE),
    Pending.RECOVER: (Kind.RECOVER, Kind.DECLINE),
    Pending.SHARE: (Kind.PICK, Kind.DECLINE),
    Pending.BENEFICIARY: (Kind.CHOOSE, Kind.DECLINE),
    Pending.EXCHANGE: (Kind.TAKE, Kind.CHOOSE, Kind.NEW_MARKET, Kind.DECLINE),
    Pending.SWAP: (Kind.PICK,),
    Pending.GIVE: (Kind.PICK,),
    Pending.GIVE_BACK: (Kind.PICK,),
    Pending.CLASH_CARD: (Kind.TAKE,),
    Pending.CLASH_SEAT: (Kind.CHOOSE,),
    Pending.PLACE: (Kind.BEFORE, Kind.AFTER),
    Pending.ROW_TAKE: (Kind.TAKE,),
    Pending.PHANTOM_SHARE: (Kind.ACCEPT, Kind.DECLINE),
    Pending.PHANTOM_EXCHANGE: (Kind.TAKE, Kind.DECLINE),
    Pending.ON_TOP: (Kind.PICK,),
    Pending.PHANTOM_GIVE: (Kind.TAKE, Kind.ACCEPT),
}
ANSWERS = _answers()
CARD_KIND = _card_kinds()
SAY_STUCK: Final = int(START[Kind.SAY_STUCK])
_SPEECH = {Kind.START, Kind.SAY_STUCK, Kind.SAY_HIGH, Kind.SAY_AVOID}


@rule
def exists(action: Action) -> bool:
    return 0 <= action < NUM_ACTIONS


def is_speech(action: Action) -> bool:
    """§13.33 Whether an action is something said, which cannot be undone."""
    return exists(action) and decode(action)[0] in _SPEECH
