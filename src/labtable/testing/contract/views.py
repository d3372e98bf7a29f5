"""Parts of views are remembered from one position to the next; what they show is what would be made anew."""

import msgspec

from labtable.core.game.view_cache import forget_parts
from labtable.core.record.records import EVERYTHING, SPECTATOR
from labtable.testing.random_matches import random_match

MOVES = 150  # of one game; interpreted rules are slow


def shown(match):
    audiences = (SPECTATOR, EVERYTHING) if match.over else (SPECTATOR, match.to_move)
    return [msgspec.json.encode(match.view(audience)) for audience in audiences]


def test_what_is_remembered_of_a_view_is_what_would_be_made_anew(the_game, variant):
    _, options = variant
    most = MOVES // 5 if options else MOVES
    remembered = [shown(match) for match in random_match(the_game, variant, 3, most)]
    for number, match in enumerate(random_match(the_game, variant, 3, most)):
        forget_parts()
        assert shown(match) == remembered[number], match
