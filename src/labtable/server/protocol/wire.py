"""A table as the server sends it, in msgspec structs, and what all structs of the wire are made of.

What a client sends to a table is in `table_commands`, single requests and their answers are in `rest_wire`.
docs/PROTOCOL.md shows an example of each; `python -m labtable.server.protocol.typescript` writes the same as
TypeScript types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from labtable.core.game.contract import Message, Possible
from labtable.core.match.preview import Then
from labtable.core.match.shares import PlayerShare
from labtable.server.protocol.puzzle_wire import PuzzlePlace

Seat = Annotated[int, Meta(ge=0, le=15)]
Position = Annotated[int, Meta(ge=0, le=10_000_000)]  # entries in the match's log
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Phase = Literal["lobby", "playing", "over"]
# Where a deal comes from: a secret of the server with players' shares; a secret alone, as earlier releases dealt; one
# deal for many tables of a class; the date; the file of a lesson or puzzle; the finished game that is tried again
DealSource = Literal["players", "server", "class", "day", "set", "again", "page", "file"]
PledgeHash = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
ShareBits = Annotated[str, Meta(min_length=32, max_length=32, pattern="^[0-9a-f]{32}$")]


class Struct(msgspec.Struct, gc=False):
    """What the server sends: trees, never circles, so that nobody looks through them for garbage."""


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: an unknown field is a mistake, not an extension."""


# A table ------------------------------------------------------------------------------------------


class Clock(Strict):
    """Thinking time for the whole game, and what every decision adds."""

    seconds: Annotated[int, Meta(ge=10, le=7 * 86_400)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class Settings(Strict):
    spectators: bool = False  # may people without a seat watch?
    locked: bool = False  # a locked lobby takes nobody new
    cover_after: Annotated[int, Meta(ge=0, le=86_400)] = 60  # seconds until a bot covers a player who is away; 0: never
    cover_level: str = "greedy"
    pace: bool = True  # bots pause as long as a person would
    clock: Clock | None = None
    check: bool = False  # the coach asks "are you sure?" before a blunder, where a person plays with bots only


class Chair(Struct):
    """A seat as everybody sees it."""

    seat: int
    kind: Literal["open", "human", "bot"]
    nickname: str | None
    level: str | None  # of the bot that plays here now: its own chair, or one that it covers
    covered: bool  # a bot plays for a person who is away, and who can take the chair back
    resigned: bool  # a bot plays on for a person who left for good
    present: bool
    cover_at: int | None  # milliseconds since 1970 when a bot will cover this player, who is away
    yours: bool  # this client holds the seat
    people: int  # devices that hold it: a team, or one person who plays on several
    program: bool  # one of them said that it is a program
    clock: int | None  # milliseconds left at `Table.now`; null without clocks
    ticking: bool


class LegalAction(Struct):
    action: int
    message: Message  # its words, and the things that it touches


class Undo(Struct):
    possible: bool
    reason: Message | None  # why not


class Standing(Struct):
    seat: int
    score: int
    rank: int  # 1 is the best; equals share a rank


class Outcome(Struct):
    """How a game ended."""

    reason: str  # the name of the ending
    message: Message  # its sentence
    winners: tuple[int, ...]  # seats; nobody may have won
    standings: tuple[Standing, ...]
    epilogue: tuple[Message, ...]  # what made the scores, and what broke a tie


class Moment(Struct):
    """A position of the match as one audience may know it."""

    position: int  # entries in the match's log: an action says on which position it was decided
    audience: int
    to_move: int  # -1 when the game is over
    prompt: Message
    view: Any  # the game's own View
    last_things: tuple[str, ...]  # what the last decision touched
    legal: tuple[LegalAction, ...]
    undo: Undo
    outcome: Outcome | None  # when the game is over
    decided: int | None  # the seat that wins whatever happens, where the game can tell


class Offer(Struct):
    """Going back to before an earlier decision, if all other people agree."""

    by: int
    to: int  # the position to go back to
    agreed: tuple[int, ...]
    missing: tuple[int, ...]


class Warming(Struct):
    """The rules compile; everything but play is possible meanwhile."""

    done: int
    total: int


class Preparing(Struct):
    """A bot that thinks ahead needs more compiled than the rules; it plays as soon as that is done."""

    levels: tuple[str, ...]  # the levels at this table that are not ready yet
    done: int
    total: int


class LessonPlace(Struct):
    """Where the lesson of a table stands."""

    name: str
    step: int  # of `Lesson.steps`: the first that was not said before the last decision; all up to the next that asks


class Branch(Struct):
    """The game of a table is another one's, tried again."""

    code: str  # of the finished table
    position: int  # up to which it is the same
    anew: bool  # what its player could not know there was dealt anew
    since: int  # earlier positions belong to another hidden world; this table does not show them


class Table(Struct):
    code: str
    game: str
    phase: Phase
    players: int
    options: dict[str, Any]
    settings: Settings
    chairs: tuple[Chair, ...]
    host: bool  # this client may change the table
    watchers: int
    now: int  # milliseconds since 1970, the server's clock
    created_at: int
    expires_at: int  # the table is deleted then, unless somebody comes back
    commitment: str  # SHA-256 of the secret that deals the game
    seal: str  # SHA-256 of all that the deal follows from; it holds from `collecting` on, or from the first card
    secret: str | None  # when the game is over
    deal: DealSource  # only to one of `players` are shares added
    shares: tuple[PlayerShare, ...]  # that players' browsers pledged; what they gave is told from the deal on
    collecting: bool  # the table is as it will be dealt: whoever pledged a share gives it now
    preparing: Preparing | None  # while a bot at this table cannot think yet, and plays by eye
    rewind: Offer | None
    rematch: str | None  # the code of the table where these players go on
    hints: bool  # this client may ask for hints here
    phrases: bool  # players may say a phrase now
    lesson: LessonPlace | None  # while a lesson is given here
    puzzle: PuzzlePlace | None  # where a puzzle is solved here
    daily: str | None  # the day whose deal is played here
    branch: Branch | None  # where a game that is tried again comes from
    classroom: str | None  # the class that this table belongs to
    moment: Moment | None  # null in the lobby


class Step(Struct):
    """One version of the table: what changed, told to this audience."""

    version: int
    at: int
    kind: Literal["table", "deal", "action", "undo", "rewind", "phrase"]
    seat: int | None
    position: int  # the match's position after it
    log: tuple[Message, ...]
    things: tuple[str, ...]


# The stream: from the server ----------------------------------------------------------------------


class State(Struct, tag="state"):
    """The table now, and every step after version `since`. Several steps arrive together after an absence."""

    version: int
    since: int
    beat: int  # counts what changes without a step, such as presence; for `poll`
    steps: tuple[Step, ...]
    table: Table


class Patch(Struct, tag="patch"):
    """What changed since a state that the client has, for a client that asked for patches: fields of the table, of its
    moment and of the moment's view that have another value now. A view's `seats/2` is item 2 of its list `seats`.

    A client that has another version or another beat lost something, and asks for the `whole`.
    """

    version: int
    since: int  # the version that the client must have, …
    beat: int
    onto: int  # … and the beat
    steps: tuple[Step, ...]
    table: dict[str, Any]  # without `moment`
    moment: dict[str, Any]  # without `view`
    view: dict[str, Any]


class Done(Struct, tag="done"):
    """The command is stored for good. The same answer is given when the same command comes again."""

    id: str
    version: int
    position: int


class Refusal(Struct):
    """Why the rules refuse an action: the sentence of the refusal, and the rule it rests on."""

    reason: str
    message: Message
    rule: str | None
    sentence: str | None


Reason = Literal[
    "illegal",
    "stale",
    "nothing-to-undo",
    "not-your-seat",
    "not-host",
    "not-now",
    "seat-taken",
    "no-seat",
    "no-session",
    "bad-setup",
    "bad-request",
    "not-found",
    "forbidden",
    "misdirected",
    "too-fast",
    "too-large",
    "warming-up",
    "not-over",
    "not-asked",
    "unavailable",
    "frozen",
    "not-teacher",
    "bad-name",
    "name-taken",
    "class-full",
]


class Rejected(Struct, tag="rejected"):
    """The server says no, and nothing changed: the answer to a command, and the body of every HTTP error.

    `id` is the command's; null where it had none that could be read, and where no command was sent.
    """

    id: str | None
    reason: Reason
    message: Message
    refusal: Refusal | None = None  # for `illegal`
    version: int | None = None
    position: int | None = None


class Explained(Struct):
    action: int  # -1: none touches the thing; the refusal says what rule moves it
    message: Message
    refusal: Refusal | None  # null: the action is legal


class Explanation(Struct, tag="explanation"):
    id: str
    position: int
    actions: tuple[Explained, ...]
    more: int  # actions left out, where a thing is touched by very many


class Previewed(Struct, tag="previewed"):
    """What an action would do, as far as its player can know."""

    id: str
    position: int
    certain: tuple[Message, ...]
    may: tuple[Possible, ...]  # what luck or hidden things decide, the likeliest first
    more: bool  # other things may happen as well
    lost: tuple[Message, ...]  # what goes without effect
    undoable: bool
    then: Then  # who decides next, in every world that its player holds possible
    ghost: Any  # what it would make, to be drawn: a struct of the game's own views, or null
    next: tuple[LegalAction, ...]  # what its player can do then, where that is certain


class Pong(Struct, tag="pong"):
    now: int


class Bye(Struct, tag="bye"):
    """The last frame before the server closes the stream."""

    reason: Reason
    message: Message


Answer = Done | Rejected | Explanation | Previewed
FromServer = State | Patch | Done | Rejected | Explanation | Previewed | Pong | Bye
