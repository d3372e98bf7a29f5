"""Bots and hints where no net has learned what to do: they ask the route finder."""

from random import Random

import pytest

from labtable import Match
from labtable.bots import bot, question_of
from labtable.bots.question import Question
from labtable.coach.hints import advise_on
from labtable.core.compiler.mode import MODE, Mode
from labtable.core.record.records import blank
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import decode, encode
from labtable.games.laboratorium.constants import Kind, Pending, Type
from labtable.games.laboratorium.tests.position import game

ESTER = "[1*]c1ccccc1OC(C)=O"  # aspirin but for its acid, which nets begin with


def asked(position, seat=0):
    legal = [int(action) for action in position.legal(seat)]
    return Question(GAME, seat, legal, position.states.copy(), Random(1))


def known(position, seat=0):
    action = GAME.advised(position.s, seat)
    return None if action is None else decode(action)


def test_where_nets_have_learned_what_to_do_the_finder_is_silent():
    for piles in ("all", "suggested"):
        assert known(game(target="aspirin", molecules=["[1*]C(=O)O"], reagents_option=piles)) is None


def test_off_the_route_that_nets_have_learned_the_needed_reagent_is_taken_and_used():
    position = game(target="aspirin", molecules=[ESTER], decision=Pending.TAKE)
    position.s.gains[0] = 1
    assert known(position) == (Kind.CHOOSE, 8, 0)
    position = game(target="aspirin", molecules=[ESTER], reagents=["5 9"])
    assert known(position) == (Kind.SINGLE, 0, 0)
    assert known(position.do(Kind.SINGLE, 0)) == (Kind.USE, 8, 0)


def test_nets_choose_the_dice_everywhere():
    position = game(own="Cc1ccccc1", molecules=["[1*]c1ccccc1"], decision=Pending.DICE)
    assert known(position) is None


def with_other_piles(**more):
    return game(target="aspirin", molecules=[ESTER], reagents_option="2,5,9,10", **more)


def test_with_other_piles_the_reagent_that_is_needed_is_taken():
    position = with_other_piles(decision=Pending.TAKE)
    position.s.gains[0] = 1
    assert known(position) == (Kind.CHOOSE, 8, 0)
    assert bot("researcher")(asked(position)) == encode(Kind.CHOOSE, 8)


def test_with_other_piles_the_next_manipulation_is_announced_and_finished():
    position = with_other_piles(reagents=["5 9"])
    assert known(position) == (Kind.SINGLE, 0, 0)
    assert known(position.do(Kind.SINGLE, 0)) == (Kind.USE, 8, 0)


def test_a_game_that_was_saved_without_prices_follows_the_finder():
    position = game(target="aspirin", molecules=[ESTER], reagents=["5 9"])
    position.s.price_list = blank(GAME.STATE)[0].price_list
    assert known(position) == (Kind.SINGLE, 0, 0)


def test_off_the_route_that_nets_have_learned_the_needed_reagent_looks_best():
    """Whoever looks one step ahead takes reagent 9, whatever else lies there."""

    def worth(action):
        after = type(position)(position.states.copy()).do(*decode(action))
        return GAME.engine.evaluate_at(after.states, 0, 0)

    position = game(target="aspirin", molecules=[ESTER], decision=Pending.TAKE)
    position.s.gains[0] = 1
    assert decode(max(position.legal(), key=worth)) == (Kind.CHOOSE, 8, 0)


def test_with_a_molecule_of_ones_own_every_level_but_random_follows_the_finder():
    position = game(own="Cc1ccccc1", molecules=["[1*]c1ccccc1"], reagents=["1 3"])
    for level in ("greedy", "student", "researcher", "laureate"):
        question = asked(position)
        if level == "student":
            question.luck.random = lambda: 1.0  # overlooks nothing
        assert decode(bot(level)(question)) == (Kind.SINGLE, 0, 0), level


def test_a_lost_token_comes_back_before_anything_is_announced():
    position = game(own="Cc1ccccc1", molecules=["[1*]c1ccccc1"], reagents=["1"], cards=["clean-coat"], lost=((0, 0),))
    assert known(position) == (Kind.SECURITE, 0, 0)


def test_when_nothing_on_the_way_can_be_done_a_useless_reagent_is_resold_or_the_turn_ends():
    position = game(own="Cc1ccccc1", molecules=["[1*]c1ccccc1"], reagents=["3"])
    assert known(position) == (Kind.RESELL, 2, 0)
    position.s.resold = 3
    assert known(position) == (Kind.END, 0, 0)


def test_a_turn_of_the_other_type_is_ended():
    position = game(own="CC", molecules=["CC[1*]"])
    position.s.turn_type, position.s.announcements = Type.REACTION, 1
    assert known(position) == (Kind.END, 0, 0)


if MODE is Mode.COMPILED:  # whole games take the interpreter minutes

    def test_the_hint_names_what_the_finder_advises_and_no_chance_that_nobody_learned():
        position = with_other_piles(decision=Pending.TAKE)
        position.s.gains[0] = 1
        [advice] = advise_on(asked(position), 3)
        assert decode(advice.action) == (Kind.CHOOSE, 8, 0) and advice.why[0].id == "hint-why-known"
        assert advice.win_chance is None

    @pytest.mark.parametrize("options", [{"molecule": "toluene"}, {"molecule": "acetophenone"}])
    def test_researchers_make_a_molecule_of_ones_own(options):
        made = 0
        for seed in range(4):
            match, players = Match(GAME, 2, seed=seed, options=options), [bot("researcher") for _ in range(2)]
            while not match.over:
                match.play(players[match.to_move](question_of(match)))
            made += bool(match.state.winner)
        assert made == 4
