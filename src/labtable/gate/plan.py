"""What a gate plays: two players, a table, its deals, and when it is decided."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from labtable import __version__
from labtable.bots.levels import is_timed, net_file_of
from labtable.bots.nets import files
from labtable.bots.openings import usual_opening
from labtable.bots.own_bots import FILE, OwnName
from labtable.core.errors import BadSetup, LabtableError
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.game.registry import names
from labtable.core.whole_file import whole_file
from labtable.gate.sprt import Bounds

FIRST_SEED = 800_000  # of a gate; training begins at 1 000 000 000, matches of docs/BOTS.md lie below
MOST_GAMES = 1_000_000
PACKAGE = "package.net"  # what a plan calls the net that the package brings for the game
Share = Annotated[float, msgspec.Meta(gt=0, lt=0.5)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Digest = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class BadGate(LabtableError):
    """A gate that cannot be held, or a record of one that does not hold."""


class GatePlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that the games of a gate follow from. Files of nets are called old.net, new.net and package.net here, files
    of other people's bots old.py and new.py."""

    game: Name
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    old: Name
    new: Name
    nets: dict[Name, Digest]  # SHA-256 of every file that may be read, also of a bot's
    net: str = ""  # the file of `nets` that leads the new player, if one does
    options: dict[str, str | int | list[int]] = {}
    opening: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    seed: Annotated[int, msgspec.Meta(ge=0, le=1 << 60)] = FIRST_SEED
    bounds: tuple[float, float] = (0.0, 30.0)
    alpha: Share = 0.05
    beta: Share = 0.05
    budget: Annotated[int, msgspec.Meta(ge=2, le=MOST_GAMES)] = 2000
    rules_version: int
    version: str = __version__

    def __post_init__(self) -> None:
        named = {_file_in(part) for name in (self.old, self.new) for part in name.split("@")} - {""}
        if not {*named, *filter(None, [self.net])} <= self.nets.keys():
            raise ValueError("a net that the plan does not list")
        if self.game not in names():
            raise ValueError(f"there is no game {self.game}")
        if self.players not in self.subject.meta.players or (self.players < 2 and not self.cooperative):
            raise ValueError(f"{self.game} has no table of {self.players} for a gate")
        if not self.bounds[0] < self.bounds[1]:
            raise ValueError("the lower bound is not below the upper one")

    @property
    def subject(self) -> Game:
        return find_game(self.game)

    @property
    def cooperative(self) -> bool:
        return self.subject.meta.cooperative

    @property
    def games(self) -> int:
        """The games of a set: the new player in each seat, or at a cooperative table the old team and the new one."""
        return 2 if self.cooperative else self.players

    @property
    def sets(self) -> int:
        """The sets that the budget allows."""
        return max(1, self.budget // self.games)

    @property
    def test(self) -> Bounds:
        return Bounds(*self.bounds, self.alpha, self.beta)

    @property
    def most_points(self) -> int:
        """The most points of one game: two for each rival who is behind."""
        return 2 * (self.players - 1)

    @property
    def centre(self) -> float:
        """The number of a set that equal players expect."""
        return 0.0 if self.cooperative else self.games * self.most_points / 2

    @property
    def timed(self) -> bool:
        """Does a clock decide for one of the players, or code of others, so that its games cannot be played again?"""
        return any(FILE.match(name) or is_timed(_without_nets(name)) for name in (self.old, self.new))

    @property
    def digest(self) -> str:
        """A name for this plan: sixteen hexadecimal digits."""
        return hashlib.sha256(msgspec.json.encode(self, order="sorted")).hexdigest()[:16]

    @property
    def title(self) -> str:
        return f"{self.game}, {self.players} players: {self.new} against {self.old}"

    def number_of(self, points: tuple[int, ...]) -> int:
        """The number of a set: all points of the new player, or by how many cards the new team was better."""
        if not self.cooperative:
            return sum(points)
        old, new = points
        return old - new if self.subject.lead < 0 else new - old

    def seated(self, places: Mapping[str, Path]) -> tuple[str, str]:
        """The two players as `bot` takes them, by where the files of the nets lie here."""
        old, new = ("@".join(_placed(part, places) for part in name.split("@")) for name in (self.old, self.new))
        return old, new


def _file_in(part: str) -> str:
    """The file that a part of a player's name speaks of: of a net, or of a bot of somebody else; empty for none."""
    bot = FILE.fullmatch(part)
    return bot["path"] if bot else part if part.endswith(files.ENDING) else ""


def _placed(part: str, places: Mapping[str, Path]) -> str:
    """A part of a player's name with its file where it lies here."""
    file = _file_in(part)
    return f"{places[file]}{part.removeprefix(file)}" if file in places else part


def _without_nets(name: str) -> str:
    return "@".join(part for part in name.split("@") if not part.endswith(files.ENDING))


def sha256_of(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()
    except OSError as error:
        raise files.BadNet(f"{path} cannot be read: {error.strerror}.") from None


def full_name(player: str) -> str:
    """A player as a person names it: the file of a net alone plays at first sight, as a researcher does."""
    return f"researcher@{player}" if player.endswith(files.ENDING) and "@" not in player else player


def bounds_of(words: str) -> tuple[float, float]:
    """Two strengths in normalised Elo, such as 0,30."""
    found = re.fullmatch(r"\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*", words)
    low, high = (float(found[1]), float(found[2])) if found else (0.0, 0.0)
    if not -1000 <= low < high <= 1000:
        raise BadGate(f"Bounds are two strengths in normalised Elo, the lower one first, such as 0,30; not {words!r}.")
    return low, high


def planned(
    game: Game,
    players: int,
    old: str,
    new: str,
    *,
    options: Mapping[str, object],
    bounds: tuple[float, float],
    alpha: float,
    beta: float,
    budget: int,
    seed: int,
    opening: int | None,
) -> tuple[GatePlan, dict[str, Path]]:
    """A plan from what a person asks for, and where the files of its nets lie here."""
    if players not in game.meta.players:
        raise BadSetup(f"{game.meta.title} is for {game.meta.players[0]} to {game.meta.players[-1]} players.")
    if game.changes:
        raise BadGate("A gate plays with the components of the box.")
    if not game.meta.cooperative and players < 2:
        raise BadGate("A gate needs a table with rivals; choose two players or more.")
    game.options(players, options)
    places, called, led = dict[str, Path](), dict[str, str](), ""
    for side, name in (("old", full_name(old)), ("new", full_name(new))):
        net = net_file_of(name, game)
        alias = f"{side}{files.ENDING}"
        parts = name.split("@")
        if (own := OwnName.read(name)) is not None:
            if own.file is None:
                raise BadGate(f"A gate keeps the file of a bot; name {own.place} by it, path.py:Class.")
            places[f"{side}.py"] = Path(own.file["path"])
            parts[0] = f"{side}.py:{own.file['name']}"
        elif any(part.endswith(files.ENDING) for part in parts) and net is not None:
            places[alias] = net
            parts = [alias if part.endswith(files.ENDING) else part for part in parts]
            led = alias if side == "new" else led
        elif net is not None:
            places[PACKAGE] = net
            led = PACKAGE if side == "new" else led
        called[side] = "@".join(parts)
    nets = {alias: sha256_of(path) for alias, path in places.items()}
    told = [
        tuple(f"{nets.get(file, '')}{part.removeprefix(file)}" for part in name.split("@") for file in [_file_in(part)])
        for name in called.values()
    ]
    if told[0] == told[1]:
        raise BadGate("Both players are the same; name two that differ.")
    plan = GatePlan(
        game=game.name,
        players=players,
        old=called["old"],
        new=called["new"],
        nets=nets,
        net=led,
        options=msgspec.convert(dict(options), dict[str, str | int | list[int]]),
        opening=usual_opening(game.meta.cooperative) if opening is None else opening,
        seed=seed,
        bounds=bounds,
        alpha=alpha,
        beta=beta,
        budget=budget,
        rules_version=game.meta.rules_version,
    )
    return plan, places


def places_in(plan: GatePlan, folder: Path) -> dict[str, Path]:
    """Where the nets of a plan lie: the package's in the package, files of others in a folder, by their SHA-256."""
    return {
        alias: files.path_of(plan.subject) if alias == PACKAGE else folder / f"{digest}{Path(alias).suffix}"
        for alias, digest in plan.nets.items()
    }


def keep_nets(plan: GatePlan, places: Mapping[str, Path], folder: Path) -> dict[str, Path]:
    """Copy the files of a plan's nets into a folder, where they stay as they are; where they lie then."""
    kept = places_in(plan, folder)
    for alias, path in kept.items():
        if not path.exists():
            try:
                folder.mkdir(parents=True, exist_ok=True)
                with whole_file(path) as file:
                    file.write(places[alias].read_bytes())
            except OSError as error:
                raise BadGate(f"{path} cannot be written: {error.strerror}.") from None
    return kept


def check_here(plan: GatePlan, places: Mapping[str, Path]) -> None:
    """Refuse a plan of other rules or of other nets than those that lie here."""
    if plan.rules_version != plan.subject.meta.rules_version:
        raise BadGate(f"This gate is of rules {plan.rules_version} of {plan.game}, which are others here.")
    for alias, known in plan.nets.items():
        if alias not in places or sha256_of(places[alias]) != known:
            raise BadGate(f"The file {alias} of this gate is another one here, or missing.")
