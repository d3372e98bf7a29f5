"""At every table that can be set, with every number of players and every option, records stay sound to the end."""

from random import Random

from labtable.bots import answer, bot
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.match.match import Match
from labtable.core.record.records import SPECTATOR
from labtable.core.record.soundness import shared_faults

LONGEST = 60 if MODE is Mode.INTERPRETED else 300  # decisions of one game


def test_every_record_of_a_game_is_sound_and_told(the_game, variant):
    """One player looks a step ahead and saves the cards of the game, another draws by lot and wastes them."""
    players, options = variant
    greedy, luck = bot("greedy"), Random(1)
    for seed, share in ((1, 0.1), (2, 0.9)):
        match = Match(the_game, players, seed=seed, options=options)
        while not match.over and match.version < LONGEST:
            match.play(luck.choice(match.legal()) if luck.random() < share else answer(match, greedy))
            faults = the_game.check_state(match.state) + shared_faults(match.state)
            assert not faults, (faults, seed, match.version)
            assert all(match.say(event) for event in the_game.events(match.state, SPECTATOR))
