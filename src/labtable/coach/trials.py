"""What a position and an action are worth: played on in worlds that a seat cannot tell from the true one.

After an action a search tree grows, led by the game's net, and each of its walks goes on for some decisions before the
net says how every seat will fare. All actions of a decision are tried in the same worlds, so that their difference is
known far better than their values. The first walks, when a tree knows nothing yet, do not count.
"""

from __future__ import annotations

from collections.abc import Sequence

from labtable.bots.levels import LOG
from labtable.bots.nets import files
from labtable.bots.question import Question
from labtable.bots.search import loops
from labtable.bots.search_api import TEAM_SCORE, Search, SearchSettings
from labtable.coach.odds import odds_of
from labtable.core.arrays import NDArray, np
from labtable.core.game.contract import Game, Rollout
from labtable.core.match.match import key_of
from labtable.core.record.records import REDEAL, Action, Seat, State, blank

Values = NDArray[np.float64]  # [seat], [world, seat], or [action, world, seat]

MARGIN = 0.1  # the share of a net's value that is for winning high
DEPTH = 4  # decisions that are played on after a walk, before the net is asked how each seat will fare
GREEN = 0.25  # of the walks: the first ones
TRIES = 30  # worlds of another seat that are dealt to find one in which a decision was possible


def unit_of(game: Game) -> float:
    """What counts as much as a sure win: a cost is small or large beside it."""
    return TEAM_SCORE if game.meta.cooperative else 1.0


def called(game: Game, values: Values, seats: int) -> Values:
    """The chances that are called, from mean values by seat; a score is called as it is."""
    return values if game.meta.cooperative else odds_of(game.name, seats).called(values, seats)


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
            LOG.warning("%s The coach judges without a net.", error)
            self.search = Search(game, SearchSettings(margin=MARGIN), players)
        self._table = self.search.states.view(np.uint8).reshape(loops.WORLDS, -1)[loops.TABLE]
        self._world = blank(game.STATE)
        self._bytes = self._world.view(np.uint8).reshape(1, -1)

    def of_position(self, state: State, seat: Seat, seed: int, worlds: int) -> Values:
        """What a position is worth to every seat, as far as one of them can know: [world, seat]."""
        self._table[:] = np.frombuffer(state.tobytes(), np.uint8)
        self.search.begin()
        found = np.array([self._played_on(seat, seed, number) for number in range(worlds)])
        return self._worth(found[int(GREEN * worlds) :])

    def of_actions(
        self,
        state: State,
        seat: Seat,
        actions: Sequence[Action],
        seed: int,
        first: int,
        worlds: int,
    ) -> Values:
        """What actions are worth to every seat, in the same worlds, number `first` and on: [action, world, seat]."""
        engine, dealt = self.game.engine, self.dealt(state, seat, seed, first, worlds)
        found = np.zeros((len(actions), worlds, self.players))
        for number, action in enumerate(actions):
            self.search.begin()
            for world in range(worlds):
                self._bytes[0] = dealt[world]
                engine.apply_at(self._world, 0, seat, int(action))
                self._table[:] = self._bytes[0]
                found[number, world] = self._played_on(seat, seed, first + world)
        return self._worth(found[:, int(GREEN * worlds) :])

    def of_actions_seen(
        self,
        state: State,
        seat: Seat,
        viewer: Seat,
        actions: Sequence[Action],
        seed: int,
        worlds: int,
    ) -> Values:
        """What actions of a seat are worth, as another seat could know that sees them: [action, world, seat].

        In the other's worlds the seat may hold other cards. Those in which it could not choose among these actions are
        left out, so that there may be fewer than were asked for.
        """
        fitting: list[NDArray[np.uint8]] = []
        for first in range(0, TRIES * worlds, worlds):
            fitting += [
                world
                for world in self.dealt(state, viewer, seed, first, worlds)
                if self._possible(world, seat, actions)
            ]
            if len(fitting) >= worlds:
                break
        fitting = fitting[:worlds]
        found = np.zeros((len(actions), len(fitting), self.players))
        for number, action in enumerate(actions):
            self.search.begin()
            for place, world in enumerate(fitting):
                self._bytes[0] = world
                self.game.engine.apply_at(self._world, 0, seat, int(action))
                self._table[:] = self._bytes[0]
                found[number, place] = self._played_on(viewer, seed, place)
        return self._worth(found[:, int(GREEN * len(fitting)) :])

    def _possible(self, world: NDArray[np.uint8], seat: Seat, actions: Sequence[Action]) -> bool:
        self._bytes[0] = world
        return not any(self.game.engine.refusal_at(self._world, 0, seat, int(action)) for action in actions)

    def dealt(self, state: State, seat: Seat, seed: int, first: int, worlds: int) -> NDArray[np.uint8]:
        """Worlds that the seat cannot tell from the true one, as bytes."""
        known, dealt = np.frombuffer(state.tobytes(), np.uint8), np.zeros((worlds, self._bytes.shape[1]), np.uint8)
        for world in range(worlds):
            self._bytes[0] = known
            self._world["random_counters"][0, REDEAL] = 0
            self.game.engine.resample_at(self._world, 0, seat, key_of(f"{seed} {first + world}".encode()))
            dealt[world] = self._bytes[0]
        return dealt

    def promising(self, question: Question) -> list[Action]:
        """The legal actions, in the order in which they look promising."""
        return [action for _, action in self.search.promises(question)]

    def _played_on(self, seat: Seat, seed: int, number: int) -> NDArray[np.float64]:
        self.search.iterate(seat, seed, number)
        return self.search.values.copy()

    def _worth(self, values: Values) -> Values:
        """Chances of winning without the share for winning high; in a cooperative game the score, good if high."""
        return values if self.game.meta.cooperative else (values - MARGIN / 2) / (1 - MARGIN)
