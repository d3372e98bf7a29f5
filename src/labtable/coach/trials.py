"""What a position and an action are worth: played on in worlds that a seat cannot tell from the true one.

After an action a search tree grows, led by the game's net, and each of its walks goes on for some decisions before the
net says how every seat will fare. All actions of a decision are tried in the same worlds, so that their difference is
known far better than their values. A tree is kept while its position is: more walks go on where the last ones ended.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from labtable.bots.levels import LOG
from labtable.bots.nets import files
from labtable.bots.question import Question
from labtable.bots.search import loops, tree
from labtable.bots.search_api import TEAM_SCORE, Search, SearchSettings
from labtable.coach.odds import odds_of
from labtable.core.arrays import NDArray, np
from labtable.core.game.contract import Game, Rollout
from labtable.core.homes import ours
from labtable.core.match.match import key_of
from labtable.core.record.records import REDEAL, Action, Seat, State, blank

Values = NDArray[np.float64]  # [seat], or [world, seat]

MARGIN = 0.1  # the share of a net's value that is for winning high
DEPTH = 4  # decisions that are played on after a walk, before the net is asked how each seat will fare
TRIES = 30  # worlds of another seat that are dealt to find one in which a decision was possible
TRUSTED = 4  # visits from which a tree knows what would follow
FIRST_NODES = 512  # room in the tree of an action; it grows


def unit_of(game: Game) -> float:
    """What counts as much as a sure win: a cost is small or large beside it."""
    return TEAM_SCORE if game.meta.cooperative else 1.0


def called(game: Game, values: Values, seats: int) -> Values:
    """The chances that are called, from mean values by seat: together they are 1. A score is called as it is."""
    if game.meta.cooperative:
        return values
    chances = odds_of(game.name, seats).called(values, seats)
    return np.asarray(chances / chances.sum())


@dataclass
class ActionTree:
    """An action that is being tried: its tree, and what every walk found."""

    size: Any
    nodes: Any
    span: Any
    found: list[Values] = field(default_factory=list)


class Trials:
    """Room for trials of one game, for one thread."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        depth = game.meta.bound if game.meta.cooperative else DEPTH
        try:
            net = files.of_package(game)[0]
            settings = SearchSettings(learned=True, margin=MARGIN, rollout=Rollout(depth=depth, tries=loops.NET_TRIES))
            self.search = Search(game, settings, players, net)
        except files.BadNet as error:
            if game.name in ours():  # a game of another package has none
                LOG.warning("%s The coach judges without a net.", error)
            self.search = Search(game, SearchSettings(margin=MARGIN), players)
        self.world = blank(game.STATE)
        self.bytes = self.world.view(np.uint8).reshape(1, -1)

    def branch(self) -> ActionTree:
        self.search.size, self.search.nodes, self.search.span = (
            np.zeros(1, np.int64),
            blank(tree.NODE, FIRST_NODES),
            np.zeros(2),
        )
        self.search.begin()
        return ActionTree(self.search.size, self.search.nodes, self.search.span)

    def dealt(self, state: State, seat: Seat, seed: int, number: int) -> NDArray[np.uint8]:
        """A world that the seat cannot tell from the true one, as bytes: number `number` of a seed."""
        self.bytes[0] = np.frombuffer(state.tobytes(), np.uint8)
        self.world["random_counters"][0, REDEAL] = 0
        self.game.engine.resample_at(self.world, 0, seat, key_of(f"{seed} {number}".encode()))
        return np.array(self.bytes[0])

    def promising(self, question: Question) -> list[Action]:
        """The legal actions, in the order in which they look promising."""
        self.branch()
        return [action for _, action in self.search.promises(question)]

    def worth(self, values: Values) -> Values:
        """Chances of winning without the share for winning high; in a cooperative game the score, good if high."""
        return values if self.game.meta.cooperative else (values - MARGIN / 2) / (1 - MARGIN)


class TrialPosition:
    """A position on trial: what a seat could know of it, and what the actions of the mover are worth there.

    The `viewer` is the mover, or another seat that looks on: in its worlds the mover may hold other cards, so only
    those count in which the mover could choose `among` these actions.
    """

    def __init__(
        self,
        trials: Trials,
        state: State,
        mover: Seat,
        seed: int,
        viewer: Seat | None = None,
        among: Sequence[Action] = (),
    ) -> None:
        self.trials, self.state, self.mover, self.seed = trials, state, mover, seed
        self.viewer, self.among = mover if viewer is None else viewer, among
        self._dealt = 0
        self._worlds: list[NDArray[np.uint8]] = []
        self._branches: dict[Action | None, ActionTree] = {}

    @property
    def nodes(self) -> int:
        """Room that its trees take."""
        return sum(len(branch.nodes) for branch in self._branches.values())

    def worlds(self, count: int) -> list[NDArray[np.uint8]]:
        """The first worlds of the position, as bytes; fewer where few fit."""
        while len(self._worlds) < count and self._dealt < (TRIES * count if self.among else count):
            world = self.trials.dealt(self.state, self.viewer, self.seed, self._dealt)
            self._dealt += 1
            if not any(
                self.trials.game.engine.refusal_at(self.trials.world, 0, self.mover, int(action))
                for action in self.among
            ):
                self._worlds.append(world)
        return self._worlds[:count]

    def values(self, action: Action | None, walks: int) -> Values:
        """What an action is worth to every seat by the first walks, in the same worlds as every other action of this
        position; without an action, what the position itself is worth: [world, seat]."""
        trials, worlds = self.trials, self.worlds(walks)
        if action not in self._branches:
            self._branches[action] = trials.branch()
        branch = self._branches[action]
        if len(branch.found) < len(worlds):
            search = trials.search
            search.size, search.nodes, search.span = branch.size, branch.nodes, branch.span
            tables = self._tables(worlds[len(branch.found) :], action)
            branch.found.extend(search.iterate_from(tables, self.viewer, self.seed, len(branch.found)))
            branch.nodes = search.nodes
        return trials.worth(np.array(branch.found[: len(worlds)]).reshape(-1, trials.players))

    def _tables(self, worlds: Sequence[NDArray[np.uint8]], action: Action | None) -> Any:
        """Worlds as records, after an action of the mover."""
        game = self.trials.game
        tables = blank(game.STATE, len(worlds))
        rows = tables.view(np.uint8).reshape(len(worlds), -1)
        for number, world in enumerate(worlds):
            rows[number] = world
            if action is not None:
                game.engine.apply_at(tables[number : number + 1], 0, self.mover, int(action))
        return tables

    def line(self, action: Action) -> tuple[tuple[Seat, Action], ...]:
        """What probably follows an action, which comes first, as its tree sees it."""
        branch, search = self._branches[action], self.trials.search
        search.size, search.nodes, search.span = branch.size, branch.nodes, branch.span
        first = max(search.children(tree.ROOT), key=lambda child: int(search.nodes[child].visits), default=tree.NOBODY)
        return ((self.mover, action), *search.line(first))

    def favourite(
        self,
        action: Action,
        node: int,
        seat: Seat,
        allowed: Collection[Action],
    ) -> tuple[Action, int] | None:
        """What the tree after an action tried most at a node, of what is allowed there, and the node that it leads to;
        None where it tried nothing often."""
        nodes, search = self._branches[action].nodes, self.trials.search
        search.nodes = nodes
        found = [
            (int(nodes[child].visits), child)
            for child in search.children(node)
            if nodes[child].seat == seat and int(nodes[child].action) in allowed and nodes[child].visits >= TRUSTED
        ]
        return (int(nodes[max(found)[1]].action), max(found)[1]) if found else None
