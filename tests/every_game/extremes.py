"""Components at their limits: every number of a box at its least or its greatest, rows added until there is no more
room, cards that give all that a card can give. What the readers of a game refuse is left as it is in the box."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from labtable.core.game import changed_game
from labtable.core.game.changed_box import changed_box
from labtable.core.game.component_changes import Changes
from labtable.core.game.component_rows import NAMES, entry_of, named_rows
from labtable.core.game.components import MARKS, BadComponents, TomlTable
from labtable.core.game.contract import Game
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import Match
from labtable.core.record.layout import meanings_of
from labtable.core.record.soundness import shared_faults

Path = tuple[str, ...]
Entries = dict[Path, Any]
Limits = dict[tuple[str | int, ...], tuple[int, int]]

COPIES = 12  # of one card where a pile has room for 120
TRIES = 40  # refusals that are answered by leaving out what was refused
PLACE = re.compile(r"^[^:]+:\d+: ([^:]+): ")


# What the readers allow ---------------------------------------------------------------------------------


@contextmanager
def recorded(limits: Limits) -> Iterator[None]:
    """While a game is made: the least and the greatest number that its readers would take, by place in the file."""
    number, numbers = TomlTable.number, TomlTable.numbers

    def one(self: TomlTable, key: str, low: int, high: int, default: int | None = None) -> int:
        limits[(*self._path, key)] = low, high
        return number(self, key, low, high, default)

    def several(self: TomlTable, key: str, low: int, high: int, *more: Any, **named: Any) -> list[int]:
        limits[(*self._path, key)] = low, high
        return numbers(self, key, low, high, *more, **named)

    TomlTable.number, TomlTable.numbers = one, several  # type: ignore[assignment, method-assign]
    try:
        yield
    finally:
        TomlTable.number, TomlTable.numbers = number, numbers  # type: ignore[method-assign]


def limits_of(name: str, harmless: tuple[Path, Any]) -> Limits:
    """Those of a game whose box differs in one harmless entry, so that it is read anew."""
    limits: Limits = {}
    with recorded(limits):
        made = find_game(name, [(list(harmless[0]), harmless[1])])
    changed_game.forget(made.package)
    return limits


def leaves(
    value: Any, path: Path = (), where: tuple[str | int, ...] = ()
) -> Iterator[tuple[Path, tuple[Any, ...], Any]]:
    """Every entry that a save could carry: the way to it by names and by places, and its value."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in MARKS:
                yield from leaves(inner, (*path, key), (*where, key))
    elif name := named_rows(value):
        for number, row in enumerate(value):
            yield from leaves(row, (*path, str(row[name])), (*where, number))
    else:
        yield path, where, value


def numbers_at_their_limits(name: str, luck: Random) -> Entries:
    """Half of all numbers and truth values of the box, each at one of its limits."""
    limits = limits_of(name, HARMLESS[name])
    found: Entries = {}
    for path, where, value in leaves(changed_box(name, Changes()).data):
        if luck.random() < 0.5 or path[-1] in (*NAMES, "base"):
            continue
        if isinstance(value, bool):
            found[path] = not value
        elif isinstance(value, int) and where in limits:
            low, high = limits[where]
            found[path] = luck.choice((low, min(high, COPIES) if path[-1] == "copies" else high))
        elif isinstance(value, list) and value and all(type(one) is int for one in value) and where in limits:
            low, high = limits[where]
            found[path] = (
                sorted({luck.choice([one, low, high]) for one in value})
                if value == sorted(set(value))
                else [luck.choice((low, high)) for _ in value]
            )
    return found


# What is no number --------------------------------------------------------------------------------------

FLAGS = ("marie_curie", "timeline", "thesis", "experiment", "card", "refresh")
CUBES = ("pitchblende", "uranium", "radium")


def gain(luck: Random, no: str = "") -> dict[str, Any]:
    share = luck.choice((0.2, 0.6, 1))
    given: dict[str, Any] = {name: luck.choice((1, 9)) for name in (*CUBES, "points") if luck.random() < share}
    return given | {flag: True for flag in FLAGS if flag != no and luck.random() < share}


def cost(luck: Random) -> dict[str, int]:
    return {name: luck.choice((0, 1, 2)) for name in CUBES}


def curie(luck: Random) -> Entries:
    """Cards that give cards, tiles and Theses; more dates, tiles and bonuses than the box; throws of 0 to 27 cubes."""
    found: Entries = {}
    for category in ("advertising", "instruments", "research", "workshop", "university"):
        found["activities", category, "bonus"] = [gain(luck) for _ in range(luck.choice((1, 4, 12)))]
        found["activities", category, "cost"] = cost(luck)
    for level in ("i", "ii", "iii", "iv"):
        found["theses", level] = [
            {"copies": copies, "gain": gain(luck, "thesis")} for copies in luck.choice(((4,), (1, 3), (29, 1)))
        ]
    for glass in ("beaker", "flask"):
        for number in range(1, luck.choice((12, 13, 60)) + 1):
            found["experiments", glass, f"{glass[0]}{number}"] = {"cost": cost(luck), "gain": gain(luck)}
    for year in range(luck.choice((0, 1, 40))):
        follows = "1867" if not year else f"{1940 + year - 1}"
        row = {"id": f"{1940 + year}", "text": "…", "cost": cost(luck), "gain": gain(luck), "after": follows}
        if luck.random() < 0.5:
            row |= {"nobel": True, "per_thesis": 4}
        found["timeline", "spaces", f"{1940 + year}"] = row
    for players in "234":
        for side in ("side_1", "side_2"):
            throws = [
                f"{luck.choice('039')}/{luck.choice('039')}/{luck.choice('039')}+" for _ in range(luck.choice((1, 10)))
            ]
            found["workshop", players, side] = throws
    return found


COUNTS = ("card", "field", "foreign", "kin", "ripe", "cube", "rotated", "finished", "collected")
WORDS = (
    *(f"rotate {target} 9" for target in ("other", "another", "each", "it")),
    *(f"put 9 {target}" for target in ("own", "another", "each", "it", "board", "elsewhere")),
    *(f"advance {target}" for target in ("own", "other", "another", "its")),
    *("gain 9", "take 4", "collect board 9", "collect board all", "collect own all", "copy base", "copy own"),
    *("attract", "extra action", "exchange", "rearrange", "scatter 9"),
    *(f"gain 9 per {count}" for count in COUNTS),
    *(f"rotate each 1 per {count} max 4" for count in COUNTS),
)


def scientia(luck: Random) -> Entries:
    """Cards of up to forty steps, with every word of their language and its greatest number."""
    found: Entries = {}
    for field, first in (("physics", 1), ("chemistry", 13), ("biology", 25), ("astronomy", 37)):
        for number in range(first, first + 12):
            lines = [line(luck) for _ in range(luck.choice((1, 2, 5, 8)))]
            found["cards", field, "rows", str(number), "effects"] = lines
    return found


def line(luck: Random) -> str:
    words = ", ".join(luck.sample(WORDS, luck.choice((1, 1, 2))))
    head = luck.choice(
        ("", "", "return 1 → ", "give up → ", f"if 2 {luck.choice(COUNTS)} → ", f"if no {luck.choice(COUNTS)} → ")
    )
    return f"choose → {words} | {luck.choice(WORDS)}" if luck.random() < 0.1 else head + words


def element(luck: Random) -> Entries:
    """A scenario of all elements, scenarios of the heaviest, decks of hardly enough cards."""
    symbols = [row["symbol"] for row in entry_of("element", ("elements", "atoms"))]
    heavy = {"id": "heavy", "name": "Heavy", "text": "…", "goals": symbols[-5:], "after": "first-light"}
    every = {"id": "every", "name": "Every", "text": "…", "goals": symbols, "after": ""}
    found: Entries = {}
    for number, symbol in enumerate(symbols, 1):
        neutrons = luck.choice((0, 72))
        found["elements", "atoms", symbol, "neutrons"] = neutrons
        found["elements", "atoms", symbol, "mass_number"] = number + neutrons
    return found | {
        ("scenarios", "cards", "heavy"): heavy,
        ("scenarios", "cards", "every"): every,
        ("scenarios", "cards", "hungry-fields"): None,
        ("scenarios", "suggested"): luck.choice((["heavy"] * 3, ["every", "heavy", "first-light"])),
        ("opening_hours", "turns_per_particle"): 1,
        ("particle_deck", "proton"): luck.choice(([10, 10, 10], [100, 0, 0], [0, 0, 10])),
        ("particle_deck", "neutron"): luck.choice(([10, 10, 10], [0, 0, 19], [0, 100, 0])),
        ("particle_deck", "power_play"): luck.choice((0, 1, 100)),
    }


def eureka(luck: Random) -> Entries:
    """Deals from the smallest deck that is enough to the largest, and cards with names of their own."""
    found: Entries = {}
    chairs = {
        "solitaire": 1,
        "2 players": 2,
        "3 players": 3,
        "4 players": 4,
        "5 players": 5,
        "2 players and the phantom": 3,
    }
    for game, seats in chairs.items():
        hand, market = luck.choice((1, 5, 7)), luck.choice((1, 5))
        least = -(-(seats * (hand + 1) + market) // 4)
        highest = luck.choice((least, 8 if "phantom" in game else 13))
        found |= {
            ("deals", game, "hand"): hand,
            ("deals", game, "market"): market,
            ("deals", game, "highest"): max(least, highest),
        }
    for suit in ("red", "blue", "yellow", "green"):
        for value in range(1, 14):
            found["personalities", suit, "cards", str(value), "name"] = f"{suit} {value}"
    return found


MOLECULES = (
    "[1*]C([1*])C([1*])C([1*])=[2*]",
    "[1*]CC([1*])CCC([1*])CO",
    "[1*]C([1*])([1*])C",
    "[1*]c1ccccc1",
    "[1*]C=[2*]",
    "[1*]OC(=[2*])[1*]",
)
DOES = {
    "boum": ("none", "lose_token", "lose_reagent", "end_turn"),
    "chimie": ("none", "keep_reagent", "ignore_boum", "reroll"),
    "securite": ("recover",),
}


def laboratorium(luck: Random) -> Entries:
    """Forty kinds of cards, thirty of reagents with up to four centres; one target that a new reagent makes."""
    found: Entries = {}
    for deck, most in (("boum", 12), ("chimie", 8), ("securite", 5)):
        follows = {"boum": "alarm", "chimie": "retry", "securite": "new-glassware"}[deck]
        for number in range(luck.choice((0, 1, most))):
            word = luck.choice(DOES[deck])
            row: dict[str, Any] = {"id": f"{deck}-{number}", "name": "…", "does": word, "after": follows}
            row |= {"copies": luck.choice((1, 6)), "difficulty": luck.choice((-9, 0, 9))}
            if word in ("lose_token", "recover"):
                row["token"] = luck.choice(("coat", "extinguisher", "glassware"))
            found[deck, "card", f"{deck}-{number}"] = row
            follows = f"{deck}-{number}"
    for target in ("cinnamaldehyde", "myrcene", "linalool", "vanillin", "coumarin", "resveratrol"):
        found["targets", "card", target] = None
    more = luck.choice((0, 1, 20))
    for number in range(11, 11 + more):
        found["reagents", "card", str(number)] = {
            "number": number,
            "id": f"reagent-{number}",
            "name": "…",
            "formula": "R",
            "smiles": luck.choice(MOLECULES),
            "after": number - 1,
        }
    return found


SPECIAL: dict[str, Callable[[Random], Entries]] = {
    "curie": curie,
    "element": element,
    "eureka": eureka,
    "laboratorium": laboratorium,
    "scientia": scientia,
}
HARMLESS: dict[str, tuple[Path, Any]] = {
    "curie": (("limits", "marie_curie_points"), 2),
    "element": (("particle_deck", "power_play"), 9),
    "eureka": (("high_card", "above_percent"), 40),
    "laboratorium": (("tokens", "carbon"), 57),
    "scientia": (("scoring", "biology"), 6),
}


# The game with them, and its games ------------------------------------------------------------------------


def extreme_game(name: str, seed: int) -> Game:
    """The game of a folder at its limits, the same for a seed. What is refused is taken back until the rest is not."""
    luck = Random(f"{name} {seed}")
    special = SPECIAL[name](luck)
    entries = {
        path: value
        for path, value in numbers_at_their_limits(name, luck).items()
        if not any(path[:size] in special for size in range(len(path)))
    } | special
    for _ in range(TRIES):
        try:
            return find_game(name, [(list(path), value) for path, value in entries.items()])
        except BadComponents as refused:
            entries = without(entries, str(refused), luck)
    raise AssertionError(f"{name} {seed}: nothing is left of what was to be tried")


def without(entries: Entries, refusal: str, luck: Random) -> Entries:
    """The entries less those that a refusal is about: in the table that it names, or any one."""
    place = PLACE.match(refusal)
    named = re.sub(r"\[\d+\]", "", place[1]).split(".") if place else []
    for size in range(len(named), 0, -1):
        about = [path for path in entries if [key for key in path if key in named][:size] == named[:size]]
        if about:
            gone = about if len(about) < 4 else luck.sample(about, len(about) // 2)
            return {path: value for path, value in entries.items() if path not in gone}
    gone = [luck.choice(list(entries))]
    return {path: value for path, value in entries.items() if path not in gone}


def play(game: Game, players: int, seed: int, decisions: int, looks: int = 20) -> bool:
    """Play by lot, soundness checked before every decision and words now and then; whether it came to its end."""
    match, luck = Match(game, players, seed=seed), Random(seed)
    for number in range(decisions):
        faults = [*shared_faults(match.state), *game.check_state(match.state)]
        assert not faults, (faults, str(game.changes))
        if match.over:
            assert match.outcome is not None
            return True
        legal = match.legal()
        assert legal, str(game.changes)
        if number % looks == 0:
            look(match, legal)
        match.play(luck.choice(legal))
    return match.over


def look(match: Match, legal: list[int]) -> None:
    """Everything that a table would show now can be said in every language, and every number is in its range."""
    game = match.game
    view = match.view(match.to_move)
    game.draw(view, lambda message: game.text.say(message, "fr"))
    for language in ("en", "fr", "es"):
        for message in (match.prompt(match.to_move), *(match.describe(action) for action in legal)):
            game.text.say(message, language)
    seen = match.observe()
    for name, meaning in meanings_of(game.Observation).items():
        numbers = seen[name].ravel() if seen[name].ndim else [seen[name]]
        assert all(meaning.low <= number <= meaning.high for number in numbers), (name, str(game.changes))
