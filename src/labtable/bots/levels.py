"""The players by name, from `random` to `laureate`."""

from __future__ import annotations

import logging
import re
from pathlib import Path

from labtable.bots.adaptive import Adaptive, only_among_rivals
from labtable.bots.gentle import OVERLOOKED, Gentle, assistant
from labtable.bots.nets import files
from labtable.bots.own_bots import OwnBot, OwnName
from labtable.bots.question import Bot, Question
from labtable.bots.search.loops import NET_TRIES
from labtable.bots.search.net import Net
from labtable.bots.search_api import Budget, Search, SearchSettings, Thought
from labtable.bots.sure_wins import sure_win
from labtable.bots.variety import OPENING, varied
from labtable.core.arrays import copied
from labtable.core.errors import BadSetup
from labtable.core.game.contract import Game, Rollout
from labtable.core.record.records import REDEAL, Action, State

LOG = logging.getLogger("labtable.bots")
EQUAL_VALUE = 0.02  # of the chance to win: what a search cannot tell from the best
NET, SEARCH = "net", "search"  # minds
# A team that plays by one net: every partner is expected to hold what it finds likely, and to follow it, with what they
# see, to the end of the game.
TOGETHER = SearchSettings(exploration=0.3, learned=True, doubt=0.05, rollout=Rollout(tries=NET_TRIES), belief=0.4)


def random_bot(question: Question) -> Action:
    """Any legal action."""
    return question.luck.choice(question.legal)


class Searcher:
    """Thinks ahead. Within a turn of its own it goes on with what it thought before, unless luck came between.

    `mind` says what leads it: a net's file, NET (the package's), SEARCH (no net), or what is better for its level.
    """

    def __init__(self, level: str, mind: str = "", budget: Budget | None = None) -> None:
        self.level, self.mind, self.given = level, mind, budget
        self._search: Search | None = None
        self._last: tuple[int, State] | None = None  # turn and world of the last answer

    def __call__(self, question: Question) -> Action:
        search = self._search_for(question)
        budget = self._budget(search)
        if len(question.legal) == 1:
            action = question.legal[0]
        elif (sure := sure_win(question, decisions=2)) is not None:
            action = sure
        elif search.net is not None and (known := question.known) is not None:
            action = known
        elif search.net is not None and budget == ALONE:
            action = varied(question, search.promises(question))
        else:
            action = self._thought(question, search, budget)
            search.keep(action)
        self._last = (question.turn, copied(question.world)[0])
        return action

    def _thought(self, question: Question, search: Search, budget: Budget) -> Action:
        """One of the best after a search. In the opening also what the net finds nearly as good and no search found
        worse: a sure net lets the search look at little else, and every table would see one game."""
        opening = question.turn < OPENING and search.net is not None and not search.game.meta.cooperative
        book = search.promises(question) if opening else []
        found = search.think(question, budget).candidates
        least = found[0].value - EQUAL_VALUE
        if book:
            worse = {one.action for one in found if one.value < least}
            return varied(question, [(weight, action) for weight, action in book if action not in worse])
        return varied(question, [(float(one.visits), one.action) for one in found if one.value >= least])

    @property
    def chances(self) -> list[float]:
        """What it thought last of each seat's chance to win; nothing where no net leads it, or the game is a team's."""
        search = self._search
        known = search is not None and search.net is not None and not search.game.meta.cooperative
        return [float(chance) for chance in search.values] if search is not None and known else []

    def think(self, question: Question) -> Thought:
        search = self._search_for(question)
        return search.think(question, self._budget(search))

    def _budget(self, search: Search) -> Budget:
        if self.given is not None:
            return self.given
        if search.settings is TOGETHER:
            return TEAM
        return LEARNED[self.level] if search.net else LEVELS[self.level]

    def _search_for(self, question: Question) -> Search:
        """The search that answers a question, with what it knows of this position; forced decisions have no place in a
        tree."""
        game, players = question.game, question.players
        if self._search is None or (self._search.game, self._search.players) != (game, players):
            self._search = search_of(game, players, self.level, self.mind)
        elif self._last is None or self._last[0] + 1 != question.turn or _drew(self._last[1], question.world[0]):
            self._search.begin()
        return self._search


def search_of(game: Game, players: int, level: str = "laureate", mind: str = "") -> Search:
    """The search of a level at a table of a game: led by a net where that is better, or as it is asked for."""
    net = _net_for(game, level, mind)
    together = net is not None and game.meta.cooperative and level == "laureate"
    return Search(game, TOGETHER if together else SearchSettings(learned=net is not None), players, net)


def _net_for(game: Game, level: str, mind: str) -> Net | None:
    if mind == SEARCH or (not mind and not files.path_of(game).exists()):
        return None
    if mind not in ("", NET):
        return files.read(Path(mind), game)[0]
    try:
        net, card = files.of_package(game)
    except files.BadNet as error:
        if mind == NET:
            raise
        LOG.warning("%s The level %s plays without a net.", error, level)
        return None
    return net if mind == NET or level in card.get("leads", ()) else None


def net_file_of(name: str, game: Game) -> Path | None:
    """The file of the net that leads a bot in a game; none where it plays without one."""
    found = bot(name)
    if not isinstance(found, Searcher) or _net_for(game, found.level, found.mind) is None:
        return None
    return files.path_of(game) if found.mind in ("", NET) else Path(found.mind)


def is_timed(name: str) -> bool:
    """Does a clock end the thoughts of a bot, so that it may answer otherwise when it is asked again?"""
    found = bot(name)
    if isinstance(found, OwnBot):
        return True
    if not isinstance(found, Searcher):
        return False
    return any(budget.seconds for budget in ([found.given] if found.given else (LEVELS[found.level],)))


def _drew(before: State, after: State) -> bool:
    """Did luck come between two worlds of one seat, besides their re-dealing?"""
    return before.random_counters[REDEAL + 1 :].tolist() != after.random_counters[REDEAL + 1 :].tolist()


LEVELS: dict[str, Budget] = {
    "researcher": Budget(iterations=64),
    "laureate": Budget(iterations=20_000, seconds=1.5),
}
ALONE = Budget(iterations=1)  # of a net that decides at first sight
TEAM = Budget(iterations=1_000, seconds=1.5)  # of the net's own rollouts to the end, each as long as many others
# With a net. Its card names the levels that it makes stronger ("leads"; docs/BOTS.md has the figures).
LEARNED: dict[str, Budget] = {"researcher": ALONE, "laureate": LEVELS["laureate"]}
PLAIN: dict[str, Bot] = {
    "random": random_bot,
    "pupil": Gentle(overlooked=0.9, fondness=0.3),  # ten years old
    "novice": Gentle(overlooked=0.6, fondness=0.1),  # on a first evening
    "student": Gentle(overlooked=OVERLOOKED),
    "greedy": assistant,
}
ADAPTIVE = "adaptive"  # as strong as the game needs to stay close
SEARCHING = frozenset((*LEVELS, ADAPTIVE))  # levels that need more compiled than a game's rules
NAMES = (*PLAIN, *LEVELS, ADAPTIVE)  # the weakest first; the last has no strength of its own


def names_for(game: Game) -> tuple[str, ...]:
    """The levels that can sit at a table of a game: all, or all but Adaptive where there are no rivals."""
    return tuple(name for name in NAMES if name != ADAPTIVE or not game.meta.cooperative)


def bot(name: str, *, hurried: bool = False) -> Bot:
    """A player by its level, one of NAMES.

    A search may have a budget: laureate@500 (iterations), laureate@200ms; and a mind: laureate@search plays without a
    net, laureate@net with the package's, laureate@runs/curie.net with that of a file. Hurried, it thinks for one
    iteration. A bot of somebody else is named by its file and class, mine.py:Careful, or by its entry point; with a
    time, mine.py:Careful@200ms.
    """
    level, *more = name.split("@")
    if level in PLAIN and not more:
        return PLAIN[level]
    if name == ADAPTIVE:
        return Adaptive(lambda game, players: search_of(game, players, "researcher"))
    if level not in LEVELS:
        if (own := OwnName.read(name)) is not None:
            return own.bot()
        raise BadSetup(
            f"There is no bot {name!r}; the bots are {', '.join(NAMES)}, and those of others: path.py:Class."
        )
    mind, budget = "", None
    for part in more:
        if part in (NET, SEARCH) or part.endswith(files.ENDING):
            mind = part
            if part.endswith(files.ENDING) and not Path(part).is_file():
                raise files.BadNet(f"There is no net in {part}.")
        else:
            budget = _budget(part)
    return Searcher(level, mind, Budget(iterations=1) if hurried else budget)


def bot_for(game: Game, name: str) -> Bot:
    """A player by its level, refused where it has no place in a game."""
    if name == ADAPTIVE and name not in names_for(game):
        raise BadSetup(only_among_rivals(game.meta.title))
    return bot(name)


def _budget(words: str) -> Budget:
    found = re.fullmatch(r"(\d+)(ms)?", words)
    if found is None:
        raise BadSetup(f"A budget is a number of iterations or milliseconds, such as 500 or 200ms, not {words!r}.")
    number = int(found[1])
    return Budget(seconds=number / 1000) if found[2] else Budget(iterations=number)
