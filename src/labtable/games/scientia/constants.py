"""Names, limits and sentinels of Scientia."""

from enum import IntEnum
from typing import Final, Literal, TypeAlias, get_args

Card: TypeAlias = int  # a project's printed number, 1 … NUM_CARDS
Stack: TypeAlias = int  # a project in play: field * STACKS_PER_FIELD + place; place 0 is the base project
Slot: TypeAlias = int  # 0 … MAX_SLOTS - 1

MAX_PLAYERS: Final = 4
NUM_FIELDS: Final = 4
NUM_CARDS: Final = 48  # §1.1
CARDS_PER_FIELD: Final = 12  # §1.1
STACKS_PER_FIELD: Final = 3  # §2.1
NUM_STACKS: Final = NUM_FIELDS * STACKS_PER_FIELD
COPIES: Final = 2  # §1.4
MAX_SLOTS: Final = 4  # §5.7
FULL_TURN: Final = 4  # §3.9
SPECIAL_SPACES: Final = 2  # §8.3

NO_CARD: Final = 0
NO_STACK: Final = -1
NO_SLOT: Final = -1

DEAL: Final = 1  # the random stream of the set-up
NUM_STREAMS: Final = 1

MAX_PENDING: Final = 1


class Field(IntEnum):
    PHYSICS = 0
    CHEMISTRY = 1
    BIOLOGY = 2
    ASTRONOMY = 3


FieldName = Literal["physics", "chemistry", "biology", "astronomy"]  # as views name them
FIELD_NAMES: Final[tuple[FieldName, ...]] = get_args(FieldName)
PHYSICS: Final = int(Field.PHYSICS)  # as plain numbers: an enum is no index on a GPU
CHEMISTRY: Final = int(Field.CHEMISTRY)
BIOLOGY: Final = int(Field.BIOLOGY)


class Phase(IntEnum):
    DRAFT = 0
    PLAY = 1
    OVER = 2


PhaseName = Literal["draft", "play", "over"]
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)


class Way(IntEnum):
    """How a slot is opened (§5.5, §5.6): members of the bit set `ways`."""

    CUBES = 0
    FLASKS = 1


BY_CUBES: Final = int(Way.CUBES)
BY_FLASKS: Final = int(Way.FLASKS)


class Op(IntEnum):
    """The effect vocabulary (§6): one word each, then the specials."""

    END = 0  # no more steps
    ROTATE = 1
    GAIN = 2
    PUT = 3
    TAKE = 4
    ADVANCE = 5
    COLLECT = 6
    COPY = 7
    RETURN = 8  # a payment
    IF = 9
    ELSE = 10
    # specials, each for one card
    ATTRACT = 11
    CHOOSE = 12
    JUMP = 13  # between the two sides of CHOOSE; no word of its own
    EXTRA_ACTION = 14
    EXCHANGE = 15
    GIVE_UP = 16  # a payment
    REARRANGE = 17
    SCATTER = 18


SPECIALS = frozenset({Op.ATTRACT, Op.CHOOSE, Op.EXTRA_ACTION, Op.EXCHANGE, Op.GIVE_UP, Op.REARRANGE, Op.SCATTER})


class Target(IntEnum):
    """What a word is applied to."""

    NONE = 0
    OTHER = 1  # rotate: an unfinished card of yours; advance: another field than this card's
    ANOTHER = 2  # one that this project has not yet turned, put flasks on or advanced; take: a further card
    EACH = 3
    IT = 4  # the card that was chosen last
    OWN = 5  # put, collect, copy: a card of yours; advance: this card's field
    BOARD = 6  # a project on the project boards
    ELSEWHERE = 7  # one on which this project has not yet put flasks
    BASE = 8
    ITS = 9  # the field of the card that was chosen last


class Count(IntEnum):
    """What «if» and «per» count (§6.15, §6.17)."""

    NONE = 0
    CARD = 1
    FIELD = 2
    FOREIGN = 3
    KIN = 4
    RIPE = 5
    CUBE = 6
    ROTATED = 7
    FINISHED = 8
    COLLECTED = 9


ALL: Final = 99  # as an amount: no limit


class Kind(IntEnum):
    """The kinds of action; `actions.py` numbers their actions in this order."""

    TAKE = 0
    ROTATE_ONCE = 1
    ROTATE_TWICE = 2
    ROTATE_PAIR = 3
    PICK_STACK = 4
    PICK_FIELD = 5
    PICK_SLOT = 6
    NO = 7
    YES = 8
    MOVE = 9
    SIDE = 10


class Pending(IntEnum):
    """What a pending decision asks for."""

    NOTHING = 0
    ORDER = 1  # which finished card is completed next
    TAKE = 2
    ROTATE = 3
    PUT_OWN = 4
    PUT_BOARD = 5
    ADVANCE = 6
    COLLECT_BOARD = 7
    COLLECT_OWN = 8
    COPY_BASE = 9
    COPY_OWN = 10
    PAY = 11
    ATTRACT_FROM = 12
    ATTRACT_TO = 13
    CHOOSE = 14
    EXTRA_ACTION = 15
    EXCHANGE = 16
    EXCHANGE_FOR = 17
    GIVE_UP = 18
    REARRANGE = 19


class Event(IntEnum):
    """What the trail tells, with (a, b, c); the acting seat is `actor`."""

    NONE = 0
    TAKES = 1  # slot, stack, flasks
    ROTATES = 2  # slot, stack, how far it is turned now
    COMPLETES = 3  # stack
    BRINGS_FLASKS = 4  # stack, flasks
    ADVANCES = 5  # field
    NEW_CUBE = 6  # field
    FULL = 7  # field
    OPENS_SLOT = 8  # Way
    GAINS = 9  # flasks
    PUTS_OWN = 10  # slot, stack, flasks
    PUTS_BOARD = 11  # stack, flasks
    COLLECTS_BOARD = 12  # stack, flasks
    COLLECTS_OWN = 13  # slot, stack, flasks
    COPIES = 14  # card
    PAYS = 15  # flasks
    DECLINES = 16
    ATTRACTS = 17  # stack, slot, flasks
    CHOOSES = 18  # 0 first, 1 second; card
    EXTRA_ACTION = 19
    EXCHANGES = 20  # slot, stack given, stack received
    GIVES_UP = 21  # stack, flasks
    MOVES_FLASK = 22  # slot, slot
    STOPS = 23
    CARD_RETURNS = 24  # stack, copies
    END_BEGINS = 25  # Ending
    NEW_ROUND = 26  # round
    GAME_OVER = 27
    PICKS = 28  # stack
    FIRST = 29  # seat


class Refusal(IntEnum):
    NONE = 0
    GAME_OVER = 1
    NO_SUCH_ACTION = 2
    NOT_YOUR_TURN = 3
    NOT_NOW = 4
    NO_FREE_SLOT = 5
    NO_COPY_LEFT = 6
    SLOT_CLOSED = 7
    SLOT_EMPTY = 8
    CARD_FINISHED = 9
    ONE_TURN_LEFT = 10
    NOT_FINISHED = 11
    ALREADY_TURNED = 12
    ALREADY_GIVEN_FLASKS = 13
    NO_FLASKS_THERE = 14
    NOT_A_BASE_CARD = 15
    COPIES_ITSELF = 16
    OWN_FIELD = 17
    FIELD_FULL = 18
    ALREADY_ADVANCED = 19
    OTHER_FIELD = 20
    NOT_ENOUGH_FLASKS = 21
    MUST_PAY = 22
    NOTHING_TO_DO = 23


RULE_OF: dict[IntEnum, str] = {
    Refusal.GAME_OVER: "7.2",
    Refusal.NO_SUCH_ACTION: "3.1",
    Refusal.NOT_YOUR_TURN: "2.9",
    Refusal.NOT_NOW: "3.1",
    Refusal.NO_FREE_SLOT: "3.3",
    Refusal.NO_COPY_LEFT: "3.4",
    Refusal.SLOT_CLOSED: "5.7",
    Refusal.SLOT_EMPTY: "3.7",
    Refusal.CARD_FINISHED: "3.9",
    Refusal.ONE_TURN_LEFT: "3.9",
    Refusal.NOT_FINISHED: "4.1",
    Refusal.ALREADY_TURNED: "6.6",
    Refusal.ALREADY_GIVEN_FLASKS: "6.8",
    Refusal.NO_FLASKS_THERE: "6.12",
    Refusal.NOT_A_BASE_CARD: "6.13",
    Refusal.COPIES_ITSELF: "9.6",
    Refusal.OWN_FIELD: "6.11",
    Refusal.FIELD_FULL: "9.11",
    Refusal.ALREADY_ADVANCED: "6.11",
    Refusal.OTHER_FIELD: "6.24",
    Refusal.NOT_ENOUGH_FLASKS: "6.14",
    Refusal.MUST_PAY: "9.2",
    Refusal.NOTHING_TO_DO: "6.1",
}


class Ending(IntEnum):
    NONE = 0
    TECH_CUBES = 1
    FLASKS = 2


EndingName = Literal["tech-cubes", "flasks"]
ENDING_NAMES: Final[tuple[EndingName, ...]] = get_args(EndingName)  # from Ending 1 on


class Set(IntEnum):
    """The values of the option `set`, in its order."""

    FIRST = 0
    COLLABORATING = 1
    BEST = 2
    RANDOM = 3


class Payments(IntEnum):
    """The values of the option `payments`, in its order (§9.2)."""

    OPTIONAL = 0
    FORCED = 1


class FirstPlayer(IntEnum):
    """The values of the option `first_player`, in its order (§9.1)."""

    RANDOM = 0
    FIRST_SEAT = 1
