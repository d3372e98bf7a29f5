"""Everything that travels between client and server, as msgspec structs. docs/PROTOCOL.md shows an example of each.

`python -m labtable.server.protocol.typescript` writes the same as TypeScript types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from labtable.coach.types import Doubt, Review
from labtable.core.game.contract import Message, Possible
from labtable.core.game.manual import Block
from labtable.core.game.notes import Primer
from labtable.core.match.preview import Then
from labtable.core.match.save_file import Snapshot
from labtable.core.match.shares import PlayerShare
from labtable.server.protocol.puzzle_wire import (
    BeginDaily,
    Daily,
    DailyDeal,
    DailyField,
    PuzzleAnswer,
    PuzzleCard,
    PuzzlePlace,
)

__all__ = ["BeginDaily", "Daily", "DailyDeal", "DailyField", "PuzzleAnswer", "PuzzleCard", "PuzzlePlace"]

Seat = Annotated[int, Meta(ge=0, le=15)]
Position = Annotated[int, Meta(ge=0, le=10_000_000)]  # entries in the match's log
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Phase = Literal["lobby", "playing", "over"]
# Where a deal comes from: a secret of the server with players' shares; a secret alone, as earlier releases dealt; one
# deal for many tables of a class; the date; the file of a lesson or puzzle; the finished game that is tried again
DealSource = Literal["players", "server", "class", "day", "set", "again", "page", "file"]
PledgeHash = Annotated[str, Meta(min_length=64, max_length=64, pattern="^[0-9a-f]{64}$")]
SAVE_LIMIT = 400_000  # characters of a file: the longest games that were seen take half of it
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


# The stream: from the client ----------------------------------------------------------------------


class Act(Strict, tag="act"):
    id: CommandId
    seat: Seat
    action: Annotated[int, Meta(ge=-(2**31), lt=2**31)]
    position: Position  # that it was decided on


class TakeBack(Strict, tag="undo"):
    """Take back the last decision, or with `turn` all decisions of this turn that can be taken back."""

    id: CommandId
    seat: Seat
    position: Position
    turn: bool = False


class OfferRewind(Strict, tag="offer-rewind"):
    """Ask to go back to `to`: the decision after that position is taken back, and all since."""

    id: CommandId
    seat: Seat
    to: Position
    position: Position


class AnswerRewind(Strict, tag="answer-rewind"):
    id: CommandId
    seat: Seat
    to: Position
    agree: bool


class Sit(Strict, tag="sit"):
    """Take an open chair (any, where `seat` is null); several on one device for hot-seat play."""

    id: CommandId
    nickname: Nickname
    seat: Seat | None = None
    program: bool = False  # the others are told that a program sits here


class Rename(Strict, tag="rename"):
    id: CommandId
    seat: Seat
    nickname: Nickname


class Leave(Strict, tag="leave"):
    """Leave a chair. Before the game it is open again; during the game a bot covers it at once, and `back` takes it
    back."""

    id: CommandId
    seat: Seat


class Back(Strict, tag="back"):
    id: CommandId
    seat: Seat


class Resign(Strict, tag="resign"):
    """Leave a running game for good: a bot plays on."""

    id: CommandId
    seat: Seat


class Stop(Strict, tag="stop"):
    """End a game against bots before its end: with the result, where its winner is certain, else by giving up."""

    id: CommandId
    seat: Seat


class Furnish(Strict, tag="furnish"):
    """The host puts a bot on a chair, or opens it (`level` null); a person who sat there loses the seat."""

    id: CommandId
    seat: Seat
    level: str | None


class Cover(Strict, tag="cover"):
    """The host lets a bot play at once for a player who is away."""

    id: CommandId
    seat: Seat


class Change(Strict, tag="change"):
    """The host changes the table before the game; what is null stays."""

    id: CommandId
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[str, Any] | None = None
    settings: Settings | None = None


class Start(Strict, tag="start"):
    id: CommandId


class Pledge(Strict, tag="pledge"):
    """In the waiting room: be bound to the share that this seat's browser adds to the deal. The first one counts."""

    id: CommandId
    seat: Seat
    pledge: PledgeHash  # SHA-256 of `["labtable share 1",commitment,seat,share]`


class Reveal(Strict, tag="reveal"):
    """Give the share that was pledged, while `Table.collecting`, after the seal was noted."""

    id: CommandId
    seat: Seat
    share: ShareBits


class Say(Strict, tag="say"):
    """A stamp: one of the five phrases of `GET /api/about`. There is no free text."""

    id: CommandId
    seat: Seat
    phrase: Annotated[str, Meta(max_length=32)]


class Hurry(Strict, tag="hurry"):
    """Bots move without a pause until a person is asked."""

    id: CommandId
    seat: Seat


class Rematch(Strict, tag="rematch"):
    """Seat the people of this table at a new one; `Table.rematch` becomes its code."""

    id: CommandId


class ShowMe(Strict, tag="show-me"):
    """In a lesson: the decision that is asked for is made for the learner."""

    id: CommandId
    seat: Seat
    position: Position


class LeaveLesson(Strict, tag="leave-lesson"):
    """The lesson ends here, and the game goes on."""

    id: CommandId


class Why(Strict, tag="why"):
    """Why is an action refused, or why are those that touch a thing?"""

    id: CommandId
    seat: Seat
    action: Annotated[int, Meta(ge=-(2**31), lt=2**31)] | None = None
    thing: Annotated[str, Meta(max_length=80)] | None = None


class Preview(Strict, tag="preview"):
    """What would this action do?"""

    id: CommandId
    seat: Seat
    action: Annotated[int, Meta(ge=-(2**31), lt=2**31)]
    position: Position


class Look(Strict, tag="look"):
    """Socket only: which audience this stream is shown to (a seat that the client holds; null or -1: a spectator)."""

    seat: Annotated[int, Meta(ge=-2, le=15)] | None


class Whole(Strict, tag="whole"):
    """Socket only: the present state, whole."""


class Ping(Strict, tag="ping"):
    pass


Command = (
    Act
    | TakeBack
    | OfferRewind
    | AnswerRewind
    | Sit
    | Rename
    | Leave
    | Back
    | Resign
    | Stop
    | Furnish
    | Cover
    | Change
    | Start
    | Pledge
    | Reveal
    | Say
    | Hurry
    | Rematch
    | ShowMe
    | LeaveLesson
    | Why
    | Preview
)
FromClient = Command | Look | Whole | Ping


# REST ---------------------------------------------------------------------------------------------


class NewChair(Strict):
    kind: Literal["open", "me", "bot"] = "open"  # several `me` on one device is hot-seat play
    level: str | None = None
    nickname: Nickname | None = None


class Again(Strict):
    """Try a finished game again, from this position on; its options and deal are taken, whatever else is asked for.

    With `anew_for`, what this seat could see stays, and all else is dealt anew; else the hidden world is the same.
    """

    code: Annotated[str, Meta(max_length=32)]
    position: Position
    anew_for: Seat | None = None


class NewTable(Strict):
    game: Annotated[str, Meta(max_length=40)]
    chairs: Annotated[tuple[NewChair, ...], Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    settings: Settings = msgspec.field(default_factory=Settings)
    # a lesson brings its own deal, chairs and options; of these only `pace` and the nickname of `me` count
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    again: Again | None = None
    # a puzzle of the game's shelf brings its own position, too; of these only the nickname of `me` counts
    puzzle: Annotated[str, Meta(max_length=40)] | None = None
    # a deal by its seed, for one person and bots; anybody who knows the seed can play it
    deal: Annotated[int, Meta(ge=1, le=2**41)] | None = None


class TableMade(Struct):
    code: str
    link: str  # to open or to show as a picture: /api/tables/CODE/qr.svg
    commitment: str | None = None  # that shares are pledged to; none where the deal is set
    seats: tuple[int, ...] = ()  # that this client holds there


class Portable(Struct):
    """A game against bots as its player's page plays it on when the server is lost: the position that this player sees,
    and all else dealt anew."""

    code: str
    game: str
    options: dict[str, Any]
    settings: Settings
    chairs: tuple[NewChair, ...]
    position: int  # at the server
    snapshot: Snapshot


class PlayedOn(Strict):
    """What a page played when the server was lost, from a position on that it was given."""

    position: Position
    moves: Annotated[tuple[tuple[Seat, Annotated[int, Meta(ge=-1, le=1_000_000)]], ...], Meta(max_length=5_000)]


class OpenFile(Strict):
    """The file of a saved game, as it lies on its owner's disk; and where it becomes a table, who sits there: `me` or
    `bot` on every chair. None are given for a finished game, which is looked back at under the names of its file."""

    text: str  # at most SAVE_LIMIT characters
    chairs: Annotated[tuple[NewChair, ...], Meta(max_length=16)] = ()


class OpenedFile(Struct):
    """What a file holds whose game was dealt and played again."""

    game: str
    names: tuple[str, ...]  # of the seats, as the file has them
    levels: tuple[str | None, ...]  # of the bots among them, as far as their names tell
    decisions: int
    to_move: int | None  # the seat whose decision the game waits for; none where it is over


class HandOver(Strict):
    seat: Seat


class DeviceKey(Struct):
    """Typed on a second device within its time, it opens the same seat there."""

    key: str
    expires_at: int


class AskHint(Strict):
    seat: Seat
    position: Position  # that the hint is for


class Follows(Struct):
    seat: int
    message: Message


class Advice(Struct):
    """An action that a strong bot thought about, from what its seat may know."""

    action: int
    message: Message
    visits: int  # how often the bot thought of it
    win_chance: float | None  # 0 to 1; null in a cooperative game, and where no bot has learned it
    expected_score: float | None  # of all; null among rivals
    line: tuple[Follows, ...]  # what would probably come after it
    why: tuple[Message, ...]  # what it gains against the next best, what it does at once, what luck decides


class Hint(Struct):
    """Advice about a position, for people who play with bots only, and for cooperative games."""

    position: int
    best: tuple[Advice, ...]  # the best first


class AskCheck(Strict):
    """Is this action a blunder? For a person who plays with bots only, where the table's setting `check` is on."""

    seat: Seat
    position: Position  # that it was decided on
    action: Annotated[int, Meta(ge=0, lt=2**31)]


class Checked(Struct):
    """What speaks against an action; null where nothing does."""

    position: int
    doubt: Doubt | None


class TakeOver(Strict):
    key: Annotated[str, Meta(max_length=32)]
    program: bool = False  # the others are told that a program holds the seat from now on


class TakenOver(Struct):
    code: str  # of the table; empty where the key is of a class
    seat: int
    classroom: str | None = None  # the class whose card, or whose teacher's desk, this device has now


class ChoiceOption(Struct, tag="choice"):
    name: str
    values: tuple[str, ...]  # the first is the default
    players: tuple[int, ...] | None  # where others than the default are offered


class NumbersOption(Struct, tag="numbers"):
    name: str
    length: int
    low: int
    high: int
    players: tuple[int, ...] | None


class GameCard(Struct):
    name: str
    title: str
    designers: tuple[str, ...]
    publisher: str
    year: int
    edition: str
    players: tuple[int, ...]
    minutes: tuple[int, int]
    age: int
    kind: str
    status: str
    rules_version: int
    cooperative: bool
    teams: bool  # a seat may be played by several people together
    options: tuple[ChoiceOption | NumbersOption, ...]
    primer: Primer  # what a newcomer must know; the sentences are in the game's text
    warming: Warming | None
    lessons: tuple[str, ...]  # their names, the first one first
    changed: tuple[str, ...]  # the components that differ from the box, a line for each


class AskSketch(Strict):
    """An option that a person writes, so far."""

    option: Annotated[str, Meta(max_length=40)]
    given: Annotated[str, Meta(max_length=400)] | Annotated[tuple[int, ...], Meta(max_length=100)]


class Sketch(Struct):
    """What was written as the option's own numbers, and drawn where the game draws it."""

    value: tuple[int, ...]
    drawing: Any  # a struct of the game's own views, or null


class LessonStep(Struct):
    """What is said, and whether a decision is asked for."""

    say: str
    nudge: str | None  # after a wrong try
    light: tuple[str, ...]  # things in the light, `card/*` for all cards; none: everything is
    asks: bool
    refusal: str | None  # the rules' own sentence about what they refuse here
    source: str | None  # of the true thing that is said


class Lesson(Struct):
    """A lesson in one language."""

    name: str
    number: int  # 1 is the guided first game
    minutes: int
    title: str
    about: str
    steps: tuple[LessonStep, ...]


class RuleSentence(Struct):
    number: str
    text: str


class RuleChapter(Struct):
    number: str
    title: str
    sentences: tuple[RuleSentence, ...]


class FigurePart(Struct):
    """What a figure of a rulebook draws of a table."""

    part: Literal["board", "hand", "legend"]
    around: tuple[str, ...]  # the things that are shown; none: all of the part
    light: tuple[str, ...]


class TeachingRules(Struct):
    """The rulebook that teaches a game, in one language."""

    title: str
    blocks: tuple[Block, ...]
    figures: dict[str, FigurePart]


class About(Struct):
    version: str
    languages: tuple[str, ...]
    levels: tuple[str, ...]  # of the bots, the weakest first
    own_bots: tuple[str, ...]  # that this server was started with; a chair's `level` may be one of them
    phrases: tuple[str, ...]  # text `phrase-NAME`
    nicknames: tuple[str, ...]  # to offer; any other is as good
    games: tuple[GameCard, ...]


class Chart(Struct):
    """How the scores went, for the end of a game: `scores[seat][i]` after entry `positions[i]`."""

    positions: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]


class Verified(Struct):
    """The game dealt and played again from its secret. The names of players and the times of moves are not covered, and
    that these are the moves which people made only by the fingerprint that they saw at the end."""

    commitment: str
    secret: str
    rules_version: int
    decisions: int
    genuine: bool  # the deal follows from the secret, and the moves lead to the position that is stored
    seal: (
        str  # of the deal, not of the moves; a client compares it with the one that it was shown before the first card
    )
    fingerprint: str  # of the deal and every move
    branch: int | None  # moves that come from another game, which was tried again from there
    redealt: int | None  # moves after which the rest was dealt anew, the last time


class LineStep(Struct):
    """One decision of a line of play, and the table after it."""

    seat: int
    words: Message  # the decision
    log: tuple[Message, ...]  # what it did
    moment: Moment


class CoachLine(Struct):
    """A line of play that the coach tells, as the player who was to move knew the table: what that player could not
    know is dealt as the coach dealt it."""

    before: Moment
    steps: tuple[LineStep, ...]


class Reviewing(Struct):
    """How far the coach is with a finished game: `done` of `total`, which are those of its first picture until there is
    one; then that picture, and in the end, when all is `done`, the whole review."""

    done: int
    total: int
    review: Review | None
