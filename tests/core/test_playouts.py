"""Playouts: what is not a whole game is no result."""

from dataclasses import replace

import pytest

from labtable.core.errors import LabtableError
from labtable.core.game.registry import game
from labtable.core.simulate.playouts import playouts


def test_games_that_do_not_end_within_the_bound_are_told_and_not_counted():
    eureka = game("eureka")
    short = replace(eureka, meta=replace(eureka.meta, bound=3))
    with pytest.raises(LabtableError, match="4 of 4 games of Eureka! were not over after 3 decisions"):
        playouts(short, 4, players=2)
    assert (playouts(eureka, 4, players=2).decisions < eureka.meta.bound).all()
