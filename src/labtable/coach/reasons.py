"""Why one action is better than another, in the words of the game: the first thing that tells them apart.

Both actions are played on in the same worlds, as the judge expects everybody to play, until the seat that decides has
had its next turn. Each game names what counts (`reasons.py` in its folder): what is true of a position (`facts.py`),
events, with what they are worth to their player, things that a player has, and what players are on the way to
(`aims.py`). What the better action brings about, leads to more often or brings nearer, what the other one allows or
risks, and what it leaves less of, is the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import sqrt
from random import Random

from labtable.bots.question import Question
from labtable.bots.search import tree
from labtable.coach.aims import NEAR, Aims, aims_of, nearer, progress, surely
from labtable.coach.facts import CERTAIN, LIKELY, Facts, brought, facts_of, told_apart
from labtable.coach.judge import LOOK, CoachJudge, JudgedCase
from labtable.core.arrays import copied, np, reading
from labtable.core.game.contract import Game, Message, seat_name
from labtable.core.match.preview import encode
from labtable.core.record.records import OVER, Action, Seat, State, States, blank

WORLDS = 20  # in which both actions are played on
LONGEST = 48  # decisions that are played on, at most
LOST = -1  # a node beyond the tree
# The rest of the turn, what the others do, the next turn, and two rounds more.
WHEN = (*NEAR, "soon", "soon", "soon", "soon")
PLAIN, LEAST = 1.0, 0.3  # worths: a reason that needs no other, and one that is better than none
PASSING = 0.9  # of its worth: what is true right after an action, while the turn goes on
TELLING = 0.5  # worth of what happens that is told before an amount
AMOUNT = 2.0  # worth of an amount that needs no other reason
STEP = 0.08  # worth of progress that is no accident
NAMED = 0.6  # of its worth: that an event comes about a thing, where the other action brings it about another thing
LATER = Message("reason-later")  # nothing in sight tells two actions apart
OFTEN = 0.4  # difference of shares from which an event is told
PERHAPS = 0.1  # share of worlds above which an event may come of a move


@dataclass
class Story:
    """What came of an action in one world, up to the end of a stage."""

    events: Counter[tuple[str, Seat]] = field(default_factory=Counter)  # by name and player
    named: Counter[bytes] = field(default_factory=Counter)  # each sentence
    holdings: dict[tuple[str, Seat], float] = field(default_factory=dict)
    aims: Aims = field(default_factory=dict)
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True)
class Distinction:
    """Something that speaks for the better action."""

    support: float  # what it is worth
    message: Message
    event: bool = False  # something that happens, not an amount


class StagedPlay:
    """An action played on in all worlds at once: by the end of each stage the story of each world. Most reasons are
    found in the first stages, and nobody waits for the others."""

    def __init__(self, case: JudgedCase, action: Action, words: Sequence[Message]) -> None:
        self._case, self._action = case, action
        self.sentences: dict[bytes, Message] = {}
        self._stages: list[list[Story]] = []
        self._more = zip(
            *(_played(case, action, number, words, self.sentences) for number in range(WORLDS)), strict=True
        )

    @cached_property
    def at_once(self) -> list[Facts]:
        """What is true right after the action, in each world."""
        found, game, seat = list[Facts](), self._case.court.game, self._case.seat
        world = blank(game.STATE)
        for dealt in self._case.position.worlds(WORLDS):
            world.view(np.uint8).reshape(1, -1)[0] = dealt
            game.engine.apply_at(world, 0, seat, int(self._action))
            found.append(facts_of(game, self._case.state, reading(world)[0], seat))
        return found

    def stages(self) -> Iterator[list[Story]]:
        for number in range(len(WHEN)):
            if number == len(self._stages):
                self._stages.append(list(next(self._more)))
            yield self._stages[number]


class Comparison:
    """Two actions of a position, or one alone, played on as far as somebody asks."""

    def __init__(self, judge: CoachJudge, state: State, action: Action, other: Action | None = None) -> None:
        self.game, self.case = judge.game, judge.case(state)
        self.seat, self.players = self.case.seat, judge.players
        actions = (action,) if other is None else (action, other)
        self.case.judged(LOOK, actions)
        words = [judge.game.describe(self.case.state, self.seat, one) for one in actions]
        self.sides = [StagedPlay(self.case, one, words) for one in actions]
        self.aims = aims_of(self.game, self.case.state, self.seat)
        self.facts = facts_of(self.game, self.case.state, self.case.state, self.seat)

    @property
    def sentences(self) -> dict[bytes, Message]:
        return {key: message for side in self.sides for key, message in side.sentences.items()}

    def reason(self, stages: Sequence[str] = WHEN) -> Message | None:
        """What speaks for the first action against the other one, the nearest first; None where nothing tells them
        apart by the end of these stages."""
        best: Distinction | None = None
        for when, ours, theirs in zip(stages, *(side.stages() for side in self.sides), strict=False):
            found = self._found(when, ours, theirs) + (self._at_once() if when == "now" else [])
            top = max(found, key=_telling, default=None)
            if top is not None and (best is None or top.support > best.support):
                best = top
            if best is not None and best.support >= (TELLING if best.event else AMOUNT):
                break
        return best.message if best is not None and best.support >= LEAST else None

    def _found(self, when: str, ours: list[Story], theirs: list[Story]) -> list[Distinction]:
        found = _differences(self.game, self.seat, self.players, when, ours, theirs, self.sentences)
        found += [
            Distinction(gain, message, True)
            for gain, message in (
                *nearer(self.aims, [one.aims for one in ours], [one.aims for one in theirs], when),
                *told_apart(self.facts, [one.facts for one in ours], [one.facts for one in theirs], when, self.seat),
            )
        ]
        return found

    def _at_once(self) -> list[Distinction]:
        """What tells the actions apart right after them; where a turn goes on, that may pass."""
        ours, theirs = (side.at_once for side in self.sides)
        apart = told_apart(self.facts, ours, theirs, "once", self.seat)
        return [Distinction(PASSING * gain, message, True) for gain, message in apart]

    def plan(self) -> Message | None:
        """What the first action leads to for its own seat, the nearest first. What comes as well after the other one is
        told as such, where there is nothing else. None where nothing that counts is in sight."""
        last, small, anyway = list[Story](), (LEAST * STEP, LATER), None
        for when, *sides in zip(WHEN, *(side.stages() for side in self.sides), strict=True):
            if when == WHEN[-1] and self.present() is not None:
                break  # what is lacking now says more than what may come in a while
            last, sentences = sides[0], self.sentences
            steps = progress(self.aims, [one.aims for one in last], when) if when in NEAR else []
            steps += brought(self.facts, [one.facts for one in last], when) if when in NEAR[:2] else []
            if when == "now":
                at_once = brought(self.facts, self.sides[0].at_once, "once")
                steps += [(PASSING * gain, message) for gain, message in at_once]
            likely = _good(self.game, self.seat, self.players, last, sentences, LIKELY)
            for worth, key in likely:
                if len(sides) > 1 and _share(sides[0], key) - _share(sides[1], key) < OFTEN:
                    anyway = anyway or Message("reason-either", {"when": when, "what": sentences[key]})
                else:
                    steps.append((worth, _leads(when, sentences[key], _share(last, key))))
            small = max(small, *steps, key=lambda one: one[0]) if steps else small
            if small[0] >= TELLING:
                break
        if small[1] != LATER:
            return small[1]
        perhaps = _good(self.game, self.seat, self.players, last, self.sentences, PERHAPS)
        may = Message("reason-may-lead", {"what": self.sentences[max(perhaps)[1]]}) if perhaps else None
        return self.present() or anyway or may

    def present(self, good: bool = False) -> Message | None:
        """What the seat lacks in the position as it is, or else has: the fact that weighs most."""
        found = [(abs(worth), message) for message, worth in self.facts.values() if good or worth < 0]
        _, what = max(found, key=lambda one: one[0], default=(0.0, None))
        return None if what is None else Message("reason-present", {"what": what})


def reason(judge: CoachJudge, state: State, better: Action, other: Action) -> Message | None:
    """The reason why one action is better than another; None where the game names nothing that counts."""
    if judge.game.EVENT_WORTHS is None or better == other:
        return None
    return Comparison(judge, state, better, other).reason() or LATER


def plan(judge: CoachJudge, state: State, action: Action, other: Action | None = None) -> Message | None:
    """What an action leads to, where another one is too close to tell: what it has and that one has not, or what comes
    of it. None where nothing that counts is in sight."""
    if judge.game.EVENT_WORTHS is None:
        return None
    both = Comparison(judge, state, action, other)
    own = None if other is None else both.reason(NEAR)
    return own or both.plan()


def present(judge: CoachJudge, state: State) -> Message | None:
    """What counts in a position as it is."""
    return (
        None
        if judge.game.EVENT_WORTHS is None
        else Comparison(judge, state, judge.judge(state).best.action).present(True)
    )


def _telling(one: Distinction) -> tuple[bool, float]:
    """What happens or is true is told before a mere amount, which mostly comes of it."""
    return one.event and one.support >= TELLING, one.support


def _good(
    game: Game,
    seat: Seat,
    players: int,
    stories: list[Story],
    sentences: dict[bytes, Message],
    least: float,
) -> list[tuple[float, bytes]]:
    """The good things that happened to a seat in more worlds than that share, and what they are worth."""
    worths, together = game.EVENT_WORTHS or {}, game.meta.cooperative
    return [
        (worths[message.id] * _share(stories, key), key)
        for key, message in sentences.items()
        if worths[message.id] > 0
        and _share(stories, key) > least
        and (
            together
            or _player(message, players) == seat
            or (
                _player(message, players) is None and _mean((message.id, seat) in one.events for one in stories) > least
            )
        )
    ]


def _share(stories: list[Story], sentence: bytes) -> float:
    return _mean(sentence in one.named for one in stories)


def _differences(
    game: Game,
    seat: Seat,
    players: int,
    when: str,
    ours: list[Story],
    theirs: list[Story],
    sentences: dict[bytes, Message],
) -> list[Distinction]:
    """All that tells two actions apart by the end of a stage, and speaks for the first one."""
    found, worths, together = [], game.EVENT_WORTHS or {}, game.meta.cooperative

    def gained(count: Callable[[Story], float]) -> float:
        """What the better action has more of on average; 0 where that may be an accident of these worlds."""
        gains = [count(one) - count(another) for one, another in zip(ours, theirs, strict=True)]
        gain = _mean(gains)
        return gain if abs(gain) >= surely(when) * _deviation(gains) / sqrt(len(gains)) else 0.0

    for name, who in {key for one in (*ours, *theirs) for key in one.events}:
        good = worths[name] * (1 if together or who == seat else -1)
        gain = gained(lambda one, key=(name, who): one.events[key])  # type: ignore[misc]
        about = {key: one for key, one in sentences.items() if _player(one, players) in (who, None)}
        told, share = _sentence(name, ours if gain > 0 else theirs, theirs if gain > 0 else ours, about)
        if gain * good > 0 and abs(gain) >= OFTEN and told is not None:
            message = _event(gain > 0, together or who == seat, when, told, share)
            found.append(Distinction(abs(gain * good), message, True))
    for sentence, message in sentences.items():
        player, name = _player(message, players), message.id
        good = worths[name] * (1 if together or player in (seat, None) else -1)
        gain = gained(lambda one, key=sentence: key in one.named)  # type: ignore[misc]
        if gain * good > 0 and abs(gain) >= OFTEN:
            own = together or player in (seat, None)
            share = _share(ours if gain > 0 else theirs, sentence)
            told = _event(gain > 0, own, when, message, share)
            found.append(Distinction(NAMED * abs(gain * good), told, True))
    for name, who in ours[0].holdings:
        good = (game.HOLDING_WORTHS or {})[name] * (1 if together or who == seat else -1)
        gain = gained(lambda one, key=(name, who): one.holdings[key])  # type: ignore[misc]
        if gain * good > 0 and round(abs(gain)) >= 1:
            params = {"when": when, "what": Message(f"holding-{name}", {"count": round(abs(gain))})}
            kind = "reason-more" if gain > 0 else "reason-fewer"
            if who == seat or together:
                found.append(Distinction(abs(gain * good), Message(kind, params)))
            else:
                found.append(
                    Distinction(abs(gain * good), Message(f"{kind}-theirs", {"who": seat_name(who), **params}))
                )
    return found


def _event(ours: bool, own: bool, when: str, what: Message, share: float) -> Message:
    """An event that the better action brings about; or one that the other action risks, or allows somebody else."""
    if ours and share >= LIKELY:
        return _leads(when, what, share)
    kind = "leads" if ours else "risks" if own else "allows"
    return Message(f"reason-{kind}{'' if share >= LIKELY else '-often'}", {"when": when, "what": what})


def _leads(when: str, what: Message, share: float) -> Message:
    """What comes of an action in most worlds; where not in nearly all, it says so."""
    leads = Message("reason-leads", {"when": when, "what": what})
    return leads if share >= CERTAIN else Message("reason-likely", {"why": leads})


def _sentence(
    name: str,
    more: list[Story],
    fewer: list[Story],
    sentences: dict[bytes, Message],
) -> tuple[Message | None, float]:
    """The sentence that stands for an event, and how often it is true: the one that tells two actions apart best. None
    where each is told in a few worlds only, such as every card that may be drawn."""
    told = [(_share(more, key) - _share(fewer, key), key) for key, message in sentences.items() if message.id == name]
    gap, key = max(told, default=(0.0, b""))
    return (sentences[key], _share(more, key)) if gap >= OFTEN else (None, 0.0)


def _deviation(gains: Sequence[float]) -> float:
    """The standard deviation of a sample; a page without a server has no `statistics`, which knows it too."""
    middle = _mean(gains)
    return sqrt(sum((gain - middle) ** 2 for gain in gains) / (len(gains) - 1))


def _mean(counts: Iterable[float]) -> float:
    found = list(counts)
    return sum(found) / len(found)


# Playing on -----------------------------------------------------------------------------------------


def _played(
    case: JudgedCase,
    action: Action,
    number: int,
    words: Sequence[Message],
    sentences: dict[bytes, Message],
) -> Iterator[Story]:
    """An action played on in a world: what happened by the end of each stage."""
    game, seat = case.court.game, case.seat
    world = blank(game.STATE)
    world.view(np.uint8).reshape(1, -1)[0] = case.position.worlds(number + 1)[number]
    story, ended = Story(), 0
    node, mover, chosen, clock = tree.ROOT, seat, action, StageClock(game, world, seat)
    for _ in range(LONGEST):
        game.engine.apply_at(world, 0, mover, int(chosen))
        _listen(case, world, mover, words, story, sentences)
        mover = game.engine.to_move_at(world, 0)
        for _ in range(clock.stages(world, mover)):
            yield _closed(game, world, case, story)
            ended += 1
        if mover == OVER or ended >= len(WHEN):
            break
        chosen, node = _follows(case, action, node, world, mover)
    for _ in range(ended, len(WHEN)):
        yield _closed(game, world, case, story)


class StageClock:
    """Tells turns apart: that of the decision, what comes before the next turn of the seat, that turn, and so on."""

    def __init__(self, game: Game, world: States, seat: Seat) -> None:
        self.game, self.seat, self.waiting = game, seat, False
        self.turn = self._turn(world, seat)

    def _turn(self, world: States, mover: Seat) -> tuple[Seat, bool]:
        """Whose turn it is, and whether its move is made; where a game does not say so, whoever moves has the turn."""
        return (mover, False) if self.game.turn_of is None else self.game.turn_of(reading(world)[0])

    def stages(self, world: States, mover: Seat) -> int:
        """How many stages the last decision ended."""
        if mover == OVER:
            return 1
        (whose, made), (was, was_made) = self._turn(world, mover), self.turn
        self.turn = whose, made
        if whose == was and made >= was_made:
            return 0
        if self.waiting:
            self.waiting = whose != self.seat
            return int(not self.waiting)
        self.waiting = whose != self.seat
        return 1 if self.waiting else 2


def _listen(
    case: JudgedCase,
    world: States,
    mover: Seat,
    words: Sequence[Message],
    story: Story,
    sentences: dict[bytes, Message],
) -> None:
    """What is told of a decision and counts; not what only says once more what one of the two actions says."""
    worths, players = case.court.game.EVENT_WORTHS or {}, case.court.players
    for message in case.court.game.events(reading(world)[0], case.seat):
        if message.id in worths and not any(repeats(message, one, case.seat) for one in words):
            who = _player(message, players)
            sentence = encode(message)
            sentences.setdefault(sentence, message)
            story.events[message.id, mover if who is None else who] += 1
            story.named[sentence] += 1


def repeats(event: Message, action: Message, seat: Seat) -> bool:
    """Does an event only say that its player does what the action says? It speaks of nothing else then."""
    others = {key: value for key, value in event.params.items() if key not in ("who", "help", "slot", "bonus")}
    return event.params.get("who") == seat_name(seat) and all(
        action.params.get(key) == value or (isinstance(value, Message) and value in action.params.values())
        for key, value in others.items()
    )


def _player(message: Message, players: int) -> Seat | None:
    who = message.params.get("who")
    return next((seat for seat in range(players) if seat_name(seat) == who), None)


def _closed(game: Game, world: States, case: JudgedCase, story: Story) -> Story:
    """The story so far, with what everybody has now, and what the seat is on the way to."""
    holdings = {
        (name, seat): float(amount)
        for seat in range(1 if game.meta.cooperative else case.court.players)
        for name, amount in (game.holdings(reading(world)[0], seat) if game.holdings else {}).items()
    }
    aims = aims_of(game, reading(world)[0], case.seat)
    facts = facts_of(game, case.state, reading(world)[0], case.seat)
    return Story(story.events.copy(), story.named.copy(), holdings, aims, facts)


def _follows(case: JudgedCase, action: Action, node: int, world: States, mover: Seat) -> tuple[Action, int]:
    """What the mover would do: the most tried action of the tree that is legal here, else what the net promises."""
    game = case.court.game
    legal = np.zeros(game.NUM_ACTIONS, np.int32)
    count = game.engine.legal_at(world, 0, mover, legal)
    if count == 1:
        return int(legal[0]), node  # forced decisions have no place in a tree
    allowed = set(legal[:count].tolist())
    if node != LOST:
        child = case.position.favourite(action, node, mover, allowed)
        if child is not None:
            return child
    asked = Question(game, mover, sorted(allowed), copied(world), Random(0))
    return case.court.trials.promising(asked)[0], LOST
