"""Gates whose games are invented: as quick as the tests want them."""

from random import Random

from labtable.core.game.registry import game
from labtable.gate.plan import GatePlan
from labtable.gate.sets import SetResult


def plan_of(name="scientia", players=2, **more) -> GatePlan:
    given = {"game": name, "players": players, "old": "random", "new": "student", "nets": {}, "budget": 400, **more}
    return GatePlan(rules_version=game(name).meta.rules_version, **given)


def played(number: int, gain: float = 0.8, games: int = 2, most: int = 2) -> SetResult:
    """A set that the new player wins so often; the same for the same number."""
    luck = Random(f"{number} {gain}")
    points = tuple(most if luck.random() < gain else 0 for _ in range(games))
    return SetResult(number, points, tuple(luck.getrandbits(63) for _ in range(games)))
