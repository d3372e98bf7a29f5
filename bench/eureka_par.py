"""How much of a result of Eureka! is lost to what is hidden? Par of many deals: `python bench/eureka_par.py`."""

from __future__ import annotations

import argparse
import time

from labtable.coach.par import par
from labtable.core.game.registry import game as find_game
from labtable.core.match.match import key_of, secret_of_seed
from labtable.core.record.records import blank


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=60)
    arguments.add_argument("--players", default="2,3,4,5")
    given = arguments.parse_args()
    game = find_game("eureka")
    for players in map(int, given.players.split(",")):
        started, found = time.process_time(), []
        for seed in range(given.deals):
            states = blank(game.STATE)
            game.engine.deal_at(states, 0, players, game.options(players), key_of(secret_of_seed(seed)))
            found.append(par(game, states))
        scores, seconds = [one.score for one in found], time.process_time() - started
        cleared = sum(score == 0 for score in scores)
        mean, each = sum(scores) / len(scores), seconds / len(scores)
        print(
            f"{players} players: {mean:.2f} cards, {cleared} of {len(scores)} deals cleared, {each:.2f} s", flush=True
        )


if __name__ == "__main__":
    main()
