"""Records stay sound to the end at every table, with every number of players and every option."""

from random import Random

from labtable.bots import answer, bot
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.match.match import Match
from labtable.core.record.records import SPECTATOR
from labtable.core.record.soundness import shared_faults

LONGEST = 60 if MODE is Mode.INTERPRETED else 300  # decisions of one game
GAMES = ((1, 0.1), (2, 0.9))  # seed, and share of decisions by lot: one saves cards, the other wastes them


def test_every_record_of_a_game_is_sound_and_told(the_game, variant):
    """Played by those who look a step ahead or draw by lot; of an option, one or the other by the number of seats."""
    players, options = variant
    greedy, luck = bot("greedy"), Random(1)
    for seed, share in GAMES[players % 2 :][:1] if options else GAMES:
        match = Match(the_game, players, seed=seed, options=options)
        while not match.over and match.version < LONGEST:
            match.play(luck.choice(match.legal()) if luck.random() < share else answer(match, greedy))
            faults = the_game.check_state(match.state) + shared_faults(match.state)
            assert not faults, (faults, seed, match.version)
            assert all(match.say(event) for event in the_game.events(match.state, SPECTATOR))
