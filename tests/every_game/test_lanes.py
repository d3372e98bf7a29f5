"""Games side by side are the same games as one at a time.

Interpreted: what is compiled is compiled from the same functions, and compiling takes longer; tests/core/test_batch.py
does it for one game.
"""

import numpy as np

from labtable import Batch, Match

STEPS = {"laboratorium": 12}  # fewer than of the others, its rules take longest


def follow(one, steps):
    """Every lane of a mixed batch, step by step beside a `Match` of the lane's seed."""
    tables = [(players, {}) for players in one.meta.players]
    lanes = len(tables)
    batch = Batch(one, lanes, seed=40, tables=tables)
    matches = [Match(one, tables[lane][0], seed=40 + lane) for lane in range(lanes)]
    luck, ends = np.random.default_rng(1), 0
    for _ in range(steps):
        actions = [int(luck.choice(np.flatnonzero(row))) for row in batch.mask]
        batch.step(actions)
        for lane, match in enumerate(matches):
            match.play(actions[lane])
            assert bool(batch.done[lane]) == match.over
            if match.over:
                ends += 1
                check_end(batch, lane, match)
                match = matches[lane] = Match(one, match.players, seed=int(batch.seeds[lane]))
            assert batch.to_move[lane] == match.to_move
            assert list(np.flatnonzero(batch.mask[lane])) == list(match.legal())
            assert batch.observations[lane].tobytes() == match.observe(match.to_move).tobytes()
    return ends


def check_end(batch, lane, match):
    ranks = [row.rank for row in match.outcome.standings]
    assert batch.results[lane]["rank"][: match.players].tolist() == ranks
    if not match.game.meta.cooperative:
        winners = match.outcome.winners
        best = (match.players / len(winners) - 1) / (match.players - 1) if winners else 0
        assert [round(float(batch.rewards[lane, seat]), 5) for seat in winners] == [round(best, 5)] * len(winners)
        assert abs(batch.rewards[lane].sum()) < 1e-5


def test_lanes_play_the_games_of_match(the_game):
    follow(the_game, STEPS.get(the_game.name, 60))
