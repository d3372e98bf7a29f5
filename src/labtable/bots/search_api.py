"""The search as Python calls it: a budget, a tree that is kept between the decisions of a turn, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from math import exp
from random import Random
from typing import Any

from labtable.bots.nets import files
from labtable.bots.question import Question
from labtable.bots.search import loops, tree
from labtable.bots.search.net import Net
from labtable.bots.search.tree import MOST_SEATS
from labtable.core.arrays import copied, np
from labtable.core.errors import BadSetup
from labtable.core.game import loops as core_loops
from labtable.core.game.contract import RESULT, Game, Rollout
from labtable.core.game.observation_fields import words_of
from labtable.core.match.match import key_of
from labtable.core.record.layout import layout_of
from labtable.core.record.records import Action, blank

DEEPEST = 128  # decisions on the longest path through a tree
CHUNK = 64  # iterations before it is asked whether to go on, at least
LOOKS = 16  # times that a budget of iterations asks it
GLANCE = 0.05  # seconds between two looks at the clock
MOST_ITERATIONS = 1 << 40
FIRST_NODES = 1 << 12  # room in a new tree; it doubles as it fills
MOST_NODES = 1 << 21
POOL = 16  # worlds from which one that is likely is drawn
MOST_WORLDS = 1_000  # that are drawn so for a search; a longer one plays in them by turns
TEAM_SCORE = 10.0  # a net's value of 1 in a cooperative game, in points


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations (the same answer each time), or seconds, or whichever ends first."""

    iterations: int | None = None
    seconds: float | None = None

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise BadSetup("A search needs a budget, in iterations or in milliseconds.")
        if (self.iterations is not None and self.iterations < 1) or (self.seconds is not None and self.seconds <= 0):
            raise BadSetup("A search needs a budget of at least one iteration or one millisecond.")


@dataclass(frozen=True)
class SearchSettings:
    """How a search searches; `lead` and the rest of the evaluation's scale come from the game."""

    exploration: float = 1.0
    urgency: float = 0.1
    warmth: float = 0.5  # temperature of the first look, in leads; 0: no first look
    open_mind: float = 0.05
    margin: float = 0.1
    rollout: Rollout | None = None  # the game's own, if none
    learned: bool = False  # a net leads; nothing is rolled out unless a rollout is given
    doubt: float = 0.01  # the open mind of one that has learned
    belief: float = 0.0  # how far what the net expects others to hold counts; 1: as if it were sure of it

    def record(self, game: Game) -> Any:
        row = blank(tree.SETTINGS)
        scale, rollout = abs(game.lead), self.rollout or game.rollout
        depth = game.meta.bound if game.meta.cooperative else rollout.depth
        if self.learned and self.rollout is None:
            depth = 0
        open_mind = self.doubt if self.learned else self.open_mind
        row[0] = (
            self.exploration,
            self.urgency,
            self.warmth * scale,
            open_mind,
            scale,
            np.sign(game.lead),
            self.margin,
            depth,
            rollout.tries,
            rollout.slips,
            self.learned,
            TEAM_SCORE,
        )
        return row


@dataclass(frozen=True)
class Candidate:
    """An action that was thought about."""

    action: Action
    visits: int
    value: float  # for the seat that thinks: chance to win, or in a cooperative game the expected score
    line: tuple[tuple[int, Action], ...]  # what probably follows: (seat, action), the first is the action itself


@dataclass(frozen=True)
class Thought:
    """What came of a search, the best first."""

    candidates: list[Candidate]
    iterations: int  # of this search
    kept: int  # visits that were there before it began
    seconds: float


class Compiled:
    """The search bound to one game."""

    def __init__(self, game: Game) -> None:
        engine = game.engine
        more: dict[str, Any] = {
            "COOPERATIVE": game.meta.cooperative,
            "NUM_ACTIONS": game.NUM_ACTIONS,
            "UNSEEN": blank(game.OBSERVATION),
            "apply_at": engine.inner(core_loops.apply_at, "search"),
        }
        for name in (
            "imagine",
            "look_ahead",
            "consult",
            "weigh",
            "grow",
            "pick",
            "follow",
            "descend",
            "roll_out",
            "settle",
            "correct",
        ):
            more[name] = engine.inner(getattr(loops, name), "search", **more)
        self.search_into = engine.bound(loops.search_into, "search", **more)
        self.believe_into = engine.bound(loops.believe_into, "search", **more)


_compiled: dict[str, Compiled] = {}


def compiled(game: Game) -> Compiled:
    if game.key not in _compiled:
        _compiled[game.key] = Compiled(game)
    return _compiled[game.key]


@dataclass
class Search:
    """A tree and all that its growth needs, allocated once."""

    game: Game
    settings: SearchSettings
    players: int
    net: Net | None = None  # where it has learned
    size: Any = field(init=False)
    nodes: Any = field(init=False)

    def __post_init__(self) -> None:
        self.size = np.zeros(1, np.int64)
        self.nodes = blank(tree.NODE, FIRST_NODES)
        self.states = blank(self.game.STATE, loops.WORLDS)
        self.legal = np.zeros(self.game.NUM_ACTIONS, np.int32)
        self.slots = np.zeros(self.game.NUM_ACTIONS, np.int32)
        self.path = np.zeros(DEEPEST, np.int32)
        self.results = blank(RESULT, self.players)
        self.values = np.zeros(self.players)
        self.span = np.zeros(2)
        self.worlds = np.zeros(0, np.int64)
        self.no_tables, self.no_values = blank(self.game.STATE, 0), np.zeros((0, self.players))
        self.weights = self.net or files.no_net()
        self.desk = files.desk_for(self.game, self.weights)
        self.begin()

    @cached_property
    def record(self) -> Any:
        return self.settings.record(self.game)

    @cached_property
    def no_rollout(self) -> Any:
        """The settings, but nothing is played on after a walk."""
        settings = self.record.copy()
        settings[0].depth = 0
        return settings

    def begin(self) -> None:
        """Forget everything."""
        tree.plant(self.size, self.nodes)
        self.worlds = np.zeros(0, np.int64)
        self.span[:] = (np.inf, -np.inf) if self.game.meta.cooperative else (0.0, 1.0)

    def keep(self, action: Action) -> None:
        """Go on with what is known of an action that was taken; nothing else is kept."""
        for child in self.children(tree.ROOT):
            if self.nodes[child].action == action:
                into = blank(tree.NODE, len(self.nodes))
                tree.transplant(self.size, self.nodes, child, into)
                self.nodes = into
                return
        self.begin()

    def think(self, question: Question, budget: Budget) -> Thought:
        self.states[loops.TABLE] = question.world[0]
        seed = question.luck.getrandbits(62)
        started = time.perf_counter()
        kept = self._keep_possible(question)
        self._believe(question.seat, seed, min(budget.iterations or MOST_WORLDS, MOST_WORLDS))
        done = 0
        for chunk in self._chunks(budget, kept, started):
            self.make_room(chunk)
            self.iterate(question.seat, seed, done, chunk)
            done += chunk
        found = self._candidates(question.seat) if len(question.legal) > 1 else [self._forced(question)]
        return Thought(found, done, kept, time.perf_counter() - started)

    def _believe(self, seat: int, seed: int, count: int) -> None:
        """Choose the worlds to play in, as often as what the others hold there is likely, where a net expects it."""
        held = self.game.HELD
        if self.net is None or held is None or not self.settings.belief:
            return
        words = self.states.view(np.int64).reshape(len(self.states), -1)
        expected, likely = np.zeros((MOST_SEATS - 1, held.things)), np.zeros(POOL * count)
        compiled(self.game).believe_into(
            self.states,
            words,
            words_of(held, layout_of(self.game.State)),
            seat,
            seed,
            self.weights,
            self.desk,
            expected,
            likely,
        )
        most = max(found := likely.tolist())
        weights = [exp(self.settings.belief * (one - most)) for one in found]
        self.worlds = np.array(Random(seed).choices(range(len(weights)), weights, k=count), np.int64)

    def _keep_possible(self, question: Question) -> int:
        """Forget what only other worlds would have allowed here; how often the rest was visited."""
        root = self.nodes[tree.ROOT]
        possible = [
            child
            for child in self.children(tree.ROOT)
            if self.nodes[child].seat == question.seat and self.nodes[child].action in question.legal
        ]
        root.first = tree.NOBODY
        for child in reversed(possible):
            self.nodes[child].next, root.first = root.first, child
        root.visits = self.nodes["visits"][possible].sum()
        root.value = self.nodes["value"][possible].sum(axis=0)
        return int(root.visits)

    def _chunks(self, budget: Budget, kept: int, started: float) -> Iterator[int]:
        """Portions of work until the budget is spent, or the best can no longer be overtaken."""
        left = MOST_ITERATIONS if budget.iterations is None else max(1, budget.iterations - kept)
        chunk = max(CHUNK, -(-left // LOOKS)) if budget.seconds is None else CHUNK
        while left > 0:
            portion = min(chunk, left)
            before = time.perf_counter()
            yield portion
            left -= portion
            possible = left
            if budget.seconds is not None:
                now = time.perf_counter()
                speed = portion / max(now - before, 1e-6)
                possible = min(left, int(speed * (started + budget.seconds - now)))
                chunk = max(1, min(possible // 2, int(speed * GLANCE)))
            if possible < 1 or self._decided(possible):
                return

    def _decided(self, left: int) -> bool:
        visits = sorted((int(self.nodes[child].visits) for child in self.children(tree.ROOT)), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def make_room(self, iterations: int) -> None:
        """Make room for what a portion of iterations may fill, as far as the most that a tree may hold."""
        wanted = min(int(self.size[tree.SIZE]) + iterations * 32, MOST_NODES)
        if wanted > len(self.nodes):
            room = blank(tree.NODE, max(wanted, min(2 * len(self.nodes), MOST_NODES)))
            room[: len(self.nodes)] = self.nodes
            self.nodes = room

    def promises(self, question: Question) -> list[tuple[float, Action]]:
        """What the net alone thinks of each action, the best first; the tree is forgotten."""
        self.begin()
        self.states[loops.TABLE] = question.world[0]
        luck = question.luck.getrandbits(62)
        self._iterate(question.seat, luck, 0, 1, self.no_tables, self.no_values, self.no_rollout)
        children = slice(tree.ROOT + 1, int(self.size[tree.SIZE]))  # a first iteration grows nothing else
        weights, actions = self.nodes["weight"][children].tolist(), self.nodes["action"][children].tolist()
        self.begin()
        return sorted(zip(weights, actions, strict=True), reverse=True)

    def chances_after(self, question: Question, action: Action, seed: int, worlds: int) -> list[float]:
        """What each seat's chance to win is after an action, on average over worlds; the tree is forgotten."""
        total = np.zeros(self.players)
        for number in range(worlds):
            world = copied(question.world)
            self.game.engine.resample_at(world, 0, question.seat, key_of(f"{seed} {number}".encode()))
            self.game.engine.apply_at(world, 0, question.seat, action)
            self.begin()
            self.states[loops.TABLE] = world[0]
            self.iterate(question.seat, seed, number)
            total += self.values
        self.begin()
        return [float(chance) / worlds for chance in total]

    def iterate(self, seat: int, seed: int, first: int, count: int = 1) -> None:
        """Iterations number `first` and on of a seed, from what the seat may know of the position at the table."""
        self._iterate(seat, seed, first, count, self.no_tables, self.no_values)

    def iterate_from(self, tables: Any, seat: int, seed: int, first: int) -> Any:
        """One iteration from each of these positions; what it found for every seat: [position, seat]. All are one call:
        in a browser, each copies the tree and the net."""
        self.make_room(len(tables))
        found = np.zeros((len(tables), self.players))
        self._iterate(seat, seed, first, len(tables), tables, found)
        return found

    def _iterate(
        self, seat: int, seed: int, first: int, count: int, tables: Any, found: Any, settings: Any = None
    ) -> None:
        compiled(self.game).search_into(
            self.size,
            self.nodes,
            self.states,
            seat,
            seed,
            first,
            count,
            self.record if settings is None else settings,
            self.legal,
            self.slots,
            self.path,
            self.results,
            self.values,
            self.span,
            self.weights,
            self.desk,
            self.worlds,
            tables,
            found,
        )

    # What came of it -----------------------------------------------------------------------------------

    def children(self, parent: int) -> Iterator[int]:
        child = int(self.nodes[parent].first)
        while child != tree.NOBODY:
            yield child
            child = int(self.nodes[child].next)

    def _forced(self, question: Question) -> Candidate:
        """The only legal action: it has no node, and what the tree knows is what follows it."""
        root, [action] = self.nodes[tree.ROOT], question.legal
        visits, follows = int(root.visits), self._candidates(question.seat)[:1]
        line = ((question.seat, action), *(step for one in follows for step in one.line))
        return Candidate(action, visits, float(root.value[question.seat]) / visits, line)

    def _candidates(self, seat: int) -> list[Candidate]:
        found = []
        for child in self.children(tree.ROOT):
            node = self.nodes[child]
            if visits := int(node.visits):
                found.append(Candidate(int(node.action), visits, float(node.value[seat]) / visits, self.line(child)))
        return sorted(found, key=lambda one: (-one.visits, -one.value, one.action))

    def line(self, node: int) -> tuple[tuple[int, Action], ...]:
        """What probably follows from a node, and how it was reached: (seat, action), the most visited first."""
        line = []
        while node != tree.NOBODY and self.nodes[node].visits > 1:
            line.append((int(self.nodes[node].seat), int(self.nodes[node].action)))
            node = max(self.children(node), key=lambda child: int(self.nodes[child].visits), default=tree.NOBODY)
        return tuple(line)
