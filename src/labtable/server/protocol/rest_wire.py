"""What is asked for by single requests, and what answers them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from labtable.coach.types import Doubt, Review
from labtable.core.game.contract import Message
from labtable.core.game.manual import Block
from labtable.core.game.notes import Primer
from labtable.core.match.save_file import Snapshot
from labtable.server.protocol.wire import Moment, Nickname, Position, Seat, Settings, Strict, Struct, Warming

SAVE_LIMIT = 400_000  # characters of a file: the longest games that were seen take half of it


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
    options: dict[str, Any] = msgspec.field(default_factory=dict)
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
