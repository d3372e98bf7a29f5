"""What a client sends to a table over its stream."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from labtable.server.protocol.wire import CommandId, Nickname, PledgeHash, Position, Seat, Settings, ShareBits, Strict


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
