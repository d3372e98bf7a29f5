"""Why one action is better than another, in the words of the game: the first thing that tells them apart.

Both actions are played on in the same worlds, as the judge expects everybody to play, until the seat that decides has
had its next turn. Each game names what counts (`reasons.py` in its folder): events, with what they are worth to their
player, things that a player has, and what players are on the way to (`aims.py`). What the better action leads to more
often, what it brings nearer, what the other one allows or risks, and what it leaves less of, is the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random

from labtable.bots.question import Question
from labtable.bots.search import tree
from labtable.coach.aims import Aims, aims_of, nearer, progress
from labtable.coach.judge import LOOK, CoachJudge, JudgedCase
from labtable.core.arrays import copied, np, reading
from labtable.core.game.contract import Game, Message, seat_name
from labtable.core.match.preview import encode
from labtable.core.record.records import OVER, Action, Seat, State, States, blank

WORLDS = 20  # in which both actions are played on
LONGEST = 48  # decisions that are played on, at most
LOST = -1  # a node beyond the tree
# The rest of the turn, what the others do, the next turn, and two rounds more.
WHEN = ("now", "answer", "next", "soon", "soon", "soon", "soon")
PLAIN, LEAST = 1.0, 0.3  # worths: a reason that needs no other, and one that is better than none
STEP = 0.08  # worth of progress that is no accident
NAMED = 0.6  # of its worth: that an event comes about a thing, where the other action brings it about another thing
LATER = Message("reason-later")  # nothing in sight tells two actions apart
MOSTLY = 0.5  # share of worlds above which an event is part of a plan
OFTEN = 0.25  # difference of shares from which an event is told
PERHAPS = 0.1  # share of worlds above which an event may come of a move
SURELY = 2.5  # standard errors from which a difference between worlds is no accident


@dataclass
class Story:
    """What came of an action in one world, up to the end of a stage."""

    events: Counter[tuple[str, Seat]] = field(default_factory=Counter)  # by name and player
    named: Counter[bytes] = field(default_factory=Counter)  # each sentence
    holdings: dict[tuple[str, Seat], float] = field(default_factory=dict)
    aims: Aims = field(default_factory=dict)


@dataclass(frozen=True)
class Distinction:
    """Something that speaks for the better action."""

    support: float  # what it is worth
    message: Message
    event: bool = False  # something that happens, not an amount


def reason(judge: CoachJudge, state: State, better: Action, other: Action) -> Message | None:
    """The reason why one action is better than another; None where the game names nothing that counts."""
    game = judge.game
    if game.EVENT_WORTHS is None or better == other:
        return None
    case = judge.case(state)
    case.judged(LOOK, (better, other))
    words = tuple(game.describe(case.state, case.seat, action) for action in (better, other))
    sentences: dict[bytes, Message] = {}
    ours, theirs = (_played_everywhere(case, action, words, sentences) for action in (better, other))
    now = aims_of(game, case.state, case.seat)
    best: Distinction | None = None
    for when, one_side, other_side in zip(WHEN, ours, theirs, strict=True):
        found = _differences(game, case.seat, judge.players, when, one_side, other_side, sentences)
        found += [
            Distinction(gain, message, True)
            for gain, message in nearer(now, [one.aims for one in one_side], [one.aims for one in other_side], when)
        ]
        top = max(found, key=_telling, default=None)
        if top is not None and (best is None or top.support > best.support):
            best = top
        if best is not None and best.support >= PLAIN:
            break
    return best.message if best is not None and best.support >= LEAST else LATER


def _telling(one: Distinction) -> tuple[bool, float]:
    """An event that is reason enough is told before a mere amount, which mostly comes of it."""
    return one.event and one.support >= PLAIN, one.support


def plan(judge: CoachJudge, state: State, action: Action, other: Action | None = None) -> Message | None:
    """What an action leads to for its own seat; what comes as well after the other one, where they are too close to
    tell, is told as such. None where nothing that counts is in sight."""
    game = judge.game
    if game.EVENT_WORTHS is None:
        return None
    case = judge.case(state)
    actions = (action,) if other is None else (action, other)
    case.judged(LOOK, actions)
    sentences: dict[bytes, Message] = {}
    words = tuple(game.describe(case.state, case.seat, one) for one in actions)
    now, last, small = aims_of(game, case.state, case.seat), list[Story](), (STEP, LATER)
    for when, *sides in zip(WHEN, *(_played_everywhere(case, one, words, sentences) for one in actions), strict=True):
        last = sides[0]
        likely = _good(game, case.seat, judge.players, last, sentences, MOSTLY)
        worth, best = max(likely, default=(0.0, b""))
        gain, steps = max(progress(now, [one.aims for one in last], when), key=lambda one: one[0], default=(0.0, LATER))
        if gain >= max(worth, PLAIN):
            return steps
        small = max(small, (gain, steps), key=lambda one: one[0])
        if not likely:
            continue
        either = other is not None and _share(sides[0], best) - _share(sides[1], best) < OFTEN
        return Message("reason-either" if either else "reason-leads", {"when": when, "what": sentences[best]})
    if small[0] > STEP:
        return small[1]
    perhaps = _good(game, case.seat, judge.players, last, sentences, PERHAPS)
    return Message("reason-may-lead", {"what": sentences[max(perhaps)[1]]}) if perhaps else None


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
        return gain if abs(gain) >= SURELY * _deviation(gains) / sqrt(len(gains)) else 0.0

    for name, who in {key for one in (*ours, *theirs) for key in one.events}:
        good = worths[name] * (1 if together or who == seat else -1)
        gain = gained(lambda one, key=(name, who): one.events[key])  # type: ignore[misc]
        told = _sentence(name, who, ours if gain > 0 else theirs, theirs if gain > 0 else ours, sentences)
        if gain * good > 0 and abs(gain) >= OFTEN and told is not None:
            found.append(Distinction(abs(gain * good), _event(gain > 0, together or who == seat, when, told), True))
    for sentence, message in sentences.items():
        player, name = _player(message, players), message.id
        good = worths[name] * (1 if together or player in (seat, None) else -1)
        gain = gained(lambda one, key=sentence: key in one.named)  # type: ignore[misc]
        if gain * good > 0 and abs(gain) >= 2 * OFTEN:
            own = together or player in (seat, None)
            found.append(Distinction(NAMED * abs(gain * good), _event(gain > 0, own, when, message), True))
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


def _event(ours: bool, own: bool, when: str, what: Message) -> Message:
    """An event that the better action brings about; or one that the other action risks, or allows somebody else."""
    kind = "leads" if ours else "risks" if own else "allows"
    return Message(f"reason-{kind}", {"when": when, "what": what})


def _sentence(
    name: str,
    who: Seat,
    more: list[Story],
    fewer: list[Story],
    sentences: dict[bytes, Message],
) -> Message | None:
    """The sentence that stands for an event: the one that tells the two actions apart best."""
    told = [
        (_mean(key in one.named for one in more) - _mean(key in one.named for one in fewer), key)
        for key, message in sentences.items()
        if message.id == name
    ]
    share, key = max(told, default=(0.0, b""))
    return sentences[key] if share > 0 else None


def _deviation(gains: Sequence[float]) -> float:
    """The standard deviation of a sample; a page without a server has no `statistics`, which knows it too."""
    middle = _mean(gains)
    return sqrt(sum((gain - middle) ** 2 for gain in gains) / (len(gains) - 1))


def _mean(counts: Iterable[float]) -> float:
    found = list(counts)
    return sum(found) / len(found)


# Playing on -----------------------------------------------------------------------------------------


def _played_everywhere(
    case: JudgedCase,
    action: Action,
    words: Sequence[Message],
    sentences: dict[bytes, Message],
) -> Iterator[list[Story]]:
    """An action played on in all worlds at once: by the end of each stage the story of each world. Most reasons are
    found in the first stages, and nobody waits for the others."""
    for stage in zip(*(_played(case, action, number, words, sentences) for number in range(WORLDS)), strict=True):
        yield list(stage)


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
    node, mover, chosen, others = tree.ROOT, seat, action, False
    for _ in range(LONGEST):
        game.engine.apply_at(world, 0, mover, int(chosen))
        _listen(case, world, mover, words, story, sentences)
        mover = game.engine.to_move_at(world, 0)
        turned = mover != seat if not others else mover == seat
        if mover == OVER or turned:
            yield _closed(game, world, case, story)
            ended += 1
            others = mover != seat
        if mover == OVER or ended == len(WHEN):
            break
        chosen, node = _follows(case, action, node, world, mover)
    for _ in range(ended, len(WHEN)):
        yield _closed(game, world, case, story)


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
    others = {key: value for key, value in event.params.items() if key not in ("who", "help", "slot")}
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
    return Story(story.events.copy(), story.named.copy(), holdings, aims)


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
