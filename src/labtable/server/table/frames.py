"""A table as one audience may know it. Everything that leaves the server about a match is made here, by the engine's
own views, words and refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from labtable.coach.hints import Suggestion
from labtable.core.arrays import np, reading
from labtable.core.compiler.interpreter_first import has_taken_over
from labtable.core.game.contract import Game, Message, seat_name
from labtable.core.game.contract import Refused as RefusedByRules
from labtable.core.match.match import Match
from labtable.core.match.shares import PlayerShare
from labtable.core.match.take_back import UNDO_NOT_YOURS, UNDO_NOTHING, choice_of
from labtable.core.record.records import EVERYTHING, OVER, SPECTATOR
from labtable.server.protocol import rest_wire, table_commands, wire
from labtable.server.protocol.patches import OpenView, Own, Patches, Shown, Telling, Told
from labtable.server.table import events, lessons, puzzles
from labtable.server.table.table import GameTable

encode = msgspec.json.Encoder().encode
NO_ACTION = -1
NOBODY = -9  # no audience
SHOWN = 40  # actions that an explanation lists
SHARED = 50  # milliseconds for which a frame is given to the next reader too
NOTHING_TO_UNDO, NOT_YOURS_TO_UNDO = wire.Undo(False, UNDO_NOTHING), wire.Undo(False, UNDO_NOT_YOURS)
MOMENTS, STEPS = 6, 12  # pieces of frames that a table keeps for the next reader


class Reader(NamedTuple):
    """Who reads: with whose eyes, and what is theirs."""

    audience: int
    seats: tuple[int, ...]
    host: bool


class Surroundings(NamedTuple):
    """What is true of a table but is not stored."""

    present: frozenset[int]
    watchers: int
    cover_at: Mapping[int, int]
    beat: int
    preparing: wire.Preparing | None
    expires_at: int


class Window:
    """What was made for the readers of one version and beat in the last moment, for those who ask for the same."""

    def __init__(self, of: tuple[int, int], made_at: int) -> None:
        self.of, self.made_at, self.patches = of, made_at, Patches()
        self.frames: dict[Any, tuple[bytes, Told]] = {}


class Pieces:
    """Pieces of frames that tell a match, kept for the next reader. Another match, or rules that are compiled by now,
    may tell otherwise: then there are new ones."""

    def __init__(self, table: GameTable) -> None:
        self.table, self.match, self.compiled = table, table.match, is_compiled(table.match)
        self.position = lru_cache(1)(self._position)
        self.moment = lru_cache(MOMENTS)(self._moment)
        self.step = lru_cache(STEPS)(self._step)

    def are_of(self, table: GameTable) -> bool:
        return self.match is table.match and self.compiled == is_compiled(table.match)

    def _position(self, version: int) -> ToldPosition:
        assert self.match is not None
        table = self.table
        return ToldPosition(self.match, table.decided_at, puzzles.why_it_stands(table), table.stopped_by)

    def _moment(self, version: int, audience: int) -> msgspec.Raw:
        return msgspec.Raw(encode(self.position(version).moment(audience)))

    def _step(self, version: int, audience: int) -> msgspec.Raw:
        return msgspec.Raw(encode(told(self.table, version, audience)))


def is_compiled(match: Match | None) -> bool:
    return match is not None and has_taken_over(match.game.key)


class Frames:
    """The frames of one table; what several readers share is made and encoded once."""

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self._window, self._pieces = Window((0, 0), -SHARED), Pieces(table)
        self._common: tuple[Any, wire.Table] | None = None  # what it hangs on, and what all readers are told

    def state(self, reader: Reader, since: int, around: Surroundings, now: int) -> bytes:
        """The whole state for a reader who has version `since`."""
        return self.frame(reader, since, around, now, None, patches=False)[0]

    def frame(
        self,
        reader: Reader,
        since: int,
        around: Surroundings,
        now: int,
        told: Told | None,
        *,
        patches: bool,
    ) -> tuple[bytes, Told]:
        """The next frame for a reader who has version `since` or, exactly, what was `told`; and what it has then.
        Readers to whom the same is told share it for a moment."""
        here = self.table.version, around.beat
        if self._window.of != here or now - self._window.made_at >= SHARED:
            self._window = Window(here, now)
        shared, key = self._window.frames, (reader, since, told, patches)
        if key not in shared:
            shared[key] = self._frame(reader, since, around, now, told, patches)
        return shared[key]

    def _frame(
        self,
        reader: Reader,
        since: int,
        around: Surroundings,
        now: int,
        told: Told | None,
        patches: bool,
    ) -> tuple[bytes, Told]:
        version, audience = self.table.version, reader.audience
        playing = self.table.match is not None
        shown = self.pieces.position(version).shown(audience) if playing and patches else None
        own = Own(reader.seats, reader.host, may_have_hints(self.table, reader.seats))
        present = Told(version, around.beat, self.common(around, now), own, shown)
        if told is not None:
            patch = self._window.patches.patch(told, present, self._steps(told.version, audience), now)
            if patch is not None:
                return patch, present
        since = min(max(since, 0), version)
        raw: Any = self.pieces.moment(version, audience) if playing else None
        whole = msgspec.structs.replace(present.table(now), moment=raw)
        return encode(wire.State(version, since, around.beat, self._steps(since, audience), whole)), present

    def common(self, around: Surroundings, now: int) -> wire.Table:
        """What all readers are told of a table, made once until something changes or a clock has run on."""
        key = self._hangs_on(around, now)
        if self._common is None or self._common[0] != key:
            self._common = key, self._common_to_all(around, now)
        return self._common[1]

    @property
    def pieces(self) -> Pieces:
        if not self._pieces.are_of(self.table):
            self._pieces = Pieces(self.table)
        return self._pieces

    def _hangs_on(self, around: Surroundings, now: int) -> Any:
        """What must be the same so that the same is told of a table: an ordinary move changes nothing there."""
        table, made = self.table, self.table.made
        told = table.arranged, around, table.phase, table.rewind is None
        clock = now if table.settings.clock is not None else 0
        special = made.lesson is not None or made.puzzle is not None or made.classroom is not None
        return *told, clock, table.version if special else 0

    def _common_to_all(self, around: Surroundings, now: int) -> wire.Table:
        table = self.table
        phase = table.phase
        return wire.Table(
            code=table.code,
            game=table.made.game,
            phase=phase,
            players=table.players,
            options=table.made.options,
            settings=table.settings,
            chairs=tuple(chair(table, seat, around, now) for seat in range(table.players)),
            host=False,
            watchers=around.watchers,
            now=0,
            created_at=table.created_at,
            expires_at=around.expires_at,
            commitment=table.commitment,
            seal=table.seal,
            secret=table.made.secret if phase == "over" and not table.sealed else None,
            deal=source_of(table.made),
            shares=shares_told(table),
            collecting=table.collecting_since is not None,
            preparing=around.preparing,
            rewind=offer(table),
            rematch=table.rematch,
            hints=False,
            phrases=may_speak(table),
            lesson=lessons.shown(table),
            puzzle=puzzles.shown(table),
            daily=table.made.daily,
            branch=branch_of(table),
            classroom=table.made.classroom,
            moment=None,
        )

    def _steps(self, since: int, audience: int) -> Any:
        """The steps after a version, in bytes. Audiences to whom the same is told of the last move share it."""
        table = self.table
        if since != table.version - 1 or table.match is None:
            return tuple([self.pieces.step(number, audience) for number in range(since + 1, table.version + 1)])
        log = self.pieces.position(table.version).log(audience)
        if log.steps is None:
            change = table.rows[-1].change
            if not isinstance(change, events.Played):
                return (self.pieces.step(table.version, audience),)
            line = change.tell(lambda: log.messages)
            log.steps = (msgspec.Raw(encode(step(table, table.version, line))),)
        return log.steps


def source_of(made: events.Made) -> wire.DealSource:
    """Where the deal of a table comes from."""
    if made.asks_shares:
        return "players"
    if made.classroom is not None:
        return "class"
    if made.daily is not None:
        return "day"
    if made.lesson is not None or made.is_set:
        return "set"
    if made.opened is not None:
        return "file"
    if made.played_on:
        return "page"
    return "server" if made.branch is None else "again"


def shares_told(table: GameTable) -> tuple[PlayerShare, ...]:
    """The pledges of shares; the shares themselves from the deal on, when nobody can hold back another one."""
    if table.dealt is None:
        return tuple([msgspec.structs.replace(one, share=None) for one in table.shares])
    return tuple(table.shares)


def branch_of(table: GameTable) -> wire.Branch | None:
    """Where a game that is tried again comes from."""
    made = table.made
    if made.branch is None:
        return None
    since = made.redealt[-1].version if made.redealt else 0
    return wire.Branch(made.branch, len(made.begins), bool(made.redealt) and since == len(made.begins), since)


def may_have_hints(table: GameTable, seats: tuple[int, ...]) -> bool:
    """Hints are for a client that plays with bots only, and for everybody in a cooperative game; never in a puzzle, nor
    in a deal that others play, too."""
    if not seats or table.made.is_set:
        return False
    return table.game.meta.cooperative or all(
        here.kind != "human" or here.resigned or seat in seats for seat, here in enumerate(table.chairs)
    )


def may_speak(table: GameTable) -> bool:
    """A phrase can tell a partner something about hidden cards; a silent game has none until it is over."""
    return table.made.classroom is None and not (table.game.meta.silent and table.phase == "playing")


def chair(table: GameTable, seat: int, around: Surroundings, now: int) -> wire.Chair:
    here = table.chairs[seat]
    return wire.Chair(
        seat=seat,
        kind=here.kind,  # type: ignore[arg-type]
        nickname=here.nickname,
        level=here.level,
        covered=here.covered,
        resigned=here.resigned,
        present=here.kind == "bot" or seat in around.present,
        cover_at=around.cover_at.get(seat),
        yours=False,
        people=len(here.holders),
        program=here.program,
        clock=table.clock_left(seat, now),
        ticking=table.ticking == seat,
    )


def offer(table: GameTable) -> wire.Offer | None:
    if table.rewind is None:
        return None
    by, to, agreed = table.rewind.by, table.rewind.to, table.rewind.agreed
    missing = tuple(seat for seat in table.people() if seat != by and seat not in agreed)
    return wire.Offer(by, to, tuple(agreed), missing)


class Log:
    """What the last move did, as some audiences are told it."""

    __slots__ = ("messages", "steps", "things", "to_bystanders")

    def __init__(self, messages: list[Message]) -> None:
        self.messages = messages
        self.things = things_of(messages)
        self.steps: Any = None  # of the table, in bytes: the one that the last move was
        self.to_bystanders: Telling | None = None


class ToldPosition:
    """The present position of a match. What its audiences share is made once: all who are not asked and did not decide
    are told the same, but for what their view shows."""

    def __init__(
        self,
        match: Match,
        since: int | None = None,
        stands: Message | None = None,
        stopped_by: int | None = None,
    ) -> None:
        """What happened after the position `since` (by default in the last entry) is the last move, which cannot be
        taken back where something else is said (`stands`). The game is over too where a seat has stopped it."""
        self.stands = stands
        self.match, self.state, self.last = match, match.state, match.version
        self.over = match.over or stopped_by is not None
        self.first = self.last if since is None else min(since + 1, self.last)
        self.decided = match.game.decided(match.state) if match.game.decided and not match.over else None
        self.outcome = outcome(match) if stopped_by is None else outcome_of_stop(match, stopped_by, self.decided)
        self.decider = match.records.last_decider
        # Seats that are told what they may do, or whether they can take something back:
        may_act = [seat for seat, legal in enumerate(match.look().legal) if legal]
        self.concerned = {self.decider, match.to_move, *may_act}
        self._tellings: dict[int, Telling] = {}  # to these, and to audiences without a seat
        self._logs: dict[int, Log] = {}  # by audience; those who are told the same share one
        self._open: OpenView | None = None

    def moment(self, audience: int) -> wire.Moment:
        """The position as an audience may know it."""
        view = self.match.game.view(self.state, audience)
        return msgspec.structs.replace(self._rest(audience), audience=audience, view=view)

    def shown(self, audience: int) -> Shown:
        """The position as an audience may know it, in the parts that audiences share."""
        game, log = self.match.game, self.log(audience)
        bystander = audience >= 0 and audience not in self.concerned
        telling = log.to_bystanders if bystander else self._tellings.get(audience)
        if telling is None:
            if self._open is None:
                self._open = OpenView(game.open_view(self.state))
            telling = Telling(self._rest(audience), self._open)
            if bystander:
                log.to_bystanders = telling
            else:
                self._tellings[audience] = telling
        return Shown(telling, game.own_view(self.state, audience))

    def _rest(self, audience: int) -> wire.Moment:
        """A moment without the view; `legal` and `undo` only for a seat."""
        match, seated = self.match, audience >= 0 and not self.over
        return wire.Moment(
            position=self.last,
            audience=NOBODY,
            to_move=OVER if self.over else match.to_move,
            prompt=self.outcome.message if self.outcome and not match.over else match.prompt(max(audience, SPECTATOR)),
            view=None,
            last_things=self.log(audience).things,
            legal=self._legal(audience) if seated else (),
            undo=self._undo(audience if seated else None),
            outcome=self.outcome,
            decided=self.decided,
        )

    def _legal(self, seat: int) -> tuple[wire.LegalAction, ...]:
        state, describe = self.state, self.match.game.describe
        legal = self.match.look().legal[seat]
        return tuple([wire.LegalAction(action, describe(state, seat, action)) for action in legal])

    def _undo(self, seat: int | None) -> wire.Undo:
        if self.stands is not None:
            return wire.Undo(False, self.stands)
        if seat is None or self.decider is None:
            return NOTHING_TO_UNDO
        if self.decider != seat:
            return NOT_YOURS_TO_UNDO
        reason = why_no_undo(self.match, seat)
        return wire.Undo(reason is None, reason)

    def log(self, audience: int) -> Log:
        if audience not in self._logs:
            told = [message for at in range(self.first, self.last + 1) for message in self.match.happened(at, audience)]
            shared = (log for log in self._logs.values() if log.messages == told)
            self._logs[audience] = next(shared, None) or Log(told)
        return self._logs[audience]


def moment(match: Match, audience: int) -> wire.Moment:
    return ToldPosition(match).moment(audience)


def happened_between(match: Match, first: int, last: int, audience: int) -> list[Message]:
    """What the entries that led to these positions did."""
    if first == last:
        return match.happened(last, audience)
    return [message for position in range(first, last + 1) for message in match.happened(position, audience)]


def things_of(messages: Sequence[Message]) -> tuple[str, ...]:
    """All things that messages name, each once."""
    return tuple(dict.fromkeys([thing for message in messages for thing in message.things]))


def why_no_undo(match: Match, seat: int) -> Message | None:
    """Why a seat's last choice stands, or None where it can be taken back; what was no choice goes with it."""
    if reason := match.why_no_undo(seat):
        return reason
    return None if choice_of(match, seat) else UNDO_NOTHING


def past_moment(match: Match, audience: int) -> wire.Moment:
    """A position of the past, to look at: nothing can be done there."""
    shown = moment(match, audience)
    return msgspec.structs.replace(shown, legal=(), undo=wire.Undo(False, UNDO_NOTHING))


def chart(match: Match) -> rest_wire.Chart:
    """The scores after every entry."""
    scores = match.scores()
    return rest_wire.Chart(tuple(range(match.begins_at, match.version + 1)), tuple(zip(*scores, strict=True)))


def outcome(match: Match) -> wire.Outcome | None:
    ended = match.outcome
    if ended is None:
        return None
    standings = (wire.Standing(seat, row.score, row.rank) for seat, row in enumerate(ended.standings))
    return wire.Outcome(ended.reason, ended.message, ended.winners, tuple(standings), ended.epilogue)


def outcome_of_stop(match: Match, seat: int, winner: int | None) -> wire.Outcome:
    """How a game ends that a person stops: as it stands where its winner is certain; else whoever gives up is last,
    and nobody has won a game that all play together."""
    rows, given_up = match.standings(), winner is None
    others = [other for other in range(match.players) if other != seat]
    best = (
        ()
        if match.game.meta.cooperative
        else tuple([other for other in others if all(rows[other].rank <= rows[one].rank for one in others)])
    )
    ranks = {other: 1 + sum(rows[one].rank < rows[other].rank for one in others) for other in others}
    reason = "given-up" if given_up else "decided"
    return wire.Outcome(
        reason,
        Message(f"stopped-{reason}", {"who": seat_name(seat)}),
        best if winner is None else (winner,),
        tuple(
            wire.Standing(at, row.score, ranks.get(at, match.players) if given_up else row.rank)
            for at, row in enumerate(rows)
        ),
        (),
    )


# The log ------------------------------------------------------------------------------------------


def told(table: GameTable, version: int, audience: int) -> wire.Step:
    """What one version changed, in the words of an audience."""
    line = table.rows[version - 1].change.tell(lambda: happened(table, version, audience))
    return step(table, version, line)


def step(table: GameTable, version: int, line: events.LogLine) -> wire.Step:
    """What one version changed, as it is told."""
    at, position = table.rows[version - 1].at, table.positions[version]
    return wire.Step(version, at, line.kind, line.seat, position, tuple(line.messages), things_of(line.messages))


def happened(table: GameTable, version: int, audience: int) -> list[Message]:
    if table.match is None:
        return []
    first, last = table.positions[version - 1] + 1, table.positions[version]
    if last < first:  # the deal
        first = last = 0
    return happened_between(table.match, first, last, audience)


# Why and what if ----------------------------------------------------------------------------------


def refusal_of(game: Game, refused: RefusedByRules) -> wire.Refusal:
    sentence = game.rulebook.sentences.get(refused.rule)
    return wire.Refusal(refused.reason, refused.message, refused.rule, sentence.text if sentence else None)


def explain(match: Match, command: table_commands.Why) -> wire.Explanation:
    """Why an action is refused, or those that touch a thing."""
    if command.action is not None:
        actions = [command.action] if 0 <= command.action < match.game.NUM_ACTIONS else []
        described = [(action, match.describe(action, command.seat)) for action in actions]
        explained = [
            wire.Explained(action, message, refusal_of(match.game, refused) if refused else None)
            for action, message in described
            for refused in [match.why_not(action, command.seat)]
        ]
    else:
        explained = touching(match.game, np.array([match.state], match.game.STATE), command.seat, command.thing or "")
    return explanation(command, match.version, explained)


def explanation(command: table_commands.Why, position: int, found: list[wire.Explained]) -> wire.Explanation:
    return wire.Explanation(command.id, position, tuple(found[:SHOWN]), max(0, len(found) - SHOWN))


def touching(game: Game, states: Any, seat: int, thing: str) -> list[wire.Explained]:
    """Every action that touches a thing, and why it is refused; where none does, the rule that moves the thing.
    It looks at all actions that a game has."""
    state, found = reading(states)[0], []
    for action in range(game.NUM_ACTIONS):
        message = game.describe(state, seat, action)
        if thing in message.things:
            reason = game.engine.refusal_at(states, 0, seat, action)
            refused = refusal_of(game, game.refused(reason, state, seat)) if reason else None
            found.append(wire.Explained(action, message, refused))
    rests = game.resting(state, thing) if game.resting and not found else None
    return [wire.Explained(NO_ACTION, rests.message, refusal_of(game, rests))] if rests else found


def hint(position: int, advices: list[Suggestion]) -> rest_wire.Hint:
    return rest_wire.Hint(
        position,
        tuple(
            rest_wire.Advice(
                one.action,
                one.words,
                one.visits,
                one.win_chance,
                one.expected_score,
                tuple(rest_wire.Follows(seat, words) for seat, words in one.line[1:]),
                tuple(one.why),
            )
            for one in advices
        ),
    )


def eyes_of(table: GameTable, holder: str | None, wished: int | None) -> int | None:
    """The audience of a stream, asked anew for every frame: the one that was wished for while the client may have it,
    else its own; None where it may not look any more."""
    audience = audience_of(table, holder, wished)
    return audience if audience is not None else audience_of(table, holder, None)


def audience_of(table: GameTable, holder: str | None, asked: int | None) -> int | None:
    """The audience that a client may be, or None where it may not look at all."""
    held = table.seats_of(holder)
    seats = held if table.phase == "over" else [seat for seat in held if not table.chairs[seat].resigned]
    if asked is None:
        asked = seats[0] if seats else SPECTATOR
    if asked in seats or (held and not seats and asked == SPECTATOR):  # who has resigned looks on without a seat's eyes
        return asked
    if table.made.classroom is not None:
        return in_class(table, holder, asked)
    if table.phase == "over" and EVERYTHING <= asked < table.players:
        return asked
    if asked == SPECTATOR and (table.phase == "lobby" or table.settings.spectators):
        return SPECTATOR
    return None


def in_class(table: GameTable, holder: str | None, asked: int) -> int | None:
    """The audience that a client may be at the table of a class: its teacher looks over every shoulder, its players see
    all when nobody plays this deal any more, and other pupils look on while it is in the spotlight. Nobody else ever
    sees it."""
    room = table.room
    if room is None or holder is None:
        return None
    teaches, plays = holder in room.teachers, bool(table.seats_of(holder))
    watches = asked == SPECTATOR and room.watched == table.code and holder in room.pupils
    if table.phase == "over" and not table.sealed and (teaches or plays):
        return asked if EVERYTHING <= asked < table.players else None
    return asked if (teaches and SPECTATOR <= asked < table.players) or watches else None
