"""What people read of a move before they make it: chances, and what a join or a cut would make."""

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np

from labtable.core.game.contract import Message, seat_name
from labtable.core.match.match import Match, key_of
from labtable.core.match.preview import consequences
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.actions import DICE_CHOICES, encode
from labtable.games.laboratorium.components import CARD_IDS
from labtable.games.laboratorium.constants import HYDROGEN_SLOT, MAX_ROUNDS, RESOURCE_DICE, Event, Kind, Pending
from labtable.games.laboratorium.tests.position import game

FOLDER = Path(__file__).parents[1]
FEW = 10  # cards of each kind that are looked at


def said(position, kind, a=0, b=0, seat=0):
    return GAME.text.say(GAME.describe(position.s, seat, encode(kind, a, b)))


def ghost(position, action):
    return GAME.ghost(position.states, 0, action, GAME.engine.apply_at)


def test_an_action_a_line_of_the_log_and_the_rules_call_a_cut_by_one_name():
    position = game(molecules=["CC"])
    for slot in (0, HYDROGEN_SLOT):
        assert said(position, Kind.CLEAVE, 0, slot).endswith("(selective cleavage)")
    assert said(game(molecules=["C=C"]), Kind.CLEAVE, 0, 0).endswith("(double cleavage)")
    for language in ("en", "fr", "es"):
        rulebook = (FOLDER / f"rulebook/{language}.md").read_text(encoding="utf-8")
        for manipulation in ("cleavage", "double-cleavage"):
            assert GAME.text.say(Message(f"manipulation-{manipulation}"), language).replace("’", "'") in rulebook


def test_the_question_for_reagents_says_how_many_are_left_to_take():
    position = game(decision=Pending.DICE).dice(3, 3, 6, 1, stream=RESOURCE_DICE)
    position.do(Kind.DICE, [tuple(row) for row in DICE_CHOICES].index((3, 1, 0, 0)))
    asked = []
    for reagent in range(2):
        asked.append(GAME.text.say(GAME.prompt(position.s, 0)))
        position.do(Kind.CHOOSE, reagent)
    assert asked == ["Take a reagent: 4 to take.", "Take a reagent: 3 to take."]


def announced(*cards):
    """A hydrogen is announced, and the other player has passed."""
    position = game(molecules=["C[1*]", "C[1*]"], cards=[" ".join(cards), "can"]).do(Kind.HYDROGEN, 0)
    return position.do(Kind.PASS, seat=1)


def test_a_card_says_what_it_makes_of_the_chances():
    master = CARD_IDS.index("master")
    assert said(announced("master", "master"), Kind.PLAY, master) == (
        "Play Old Master Chemist: difficulty −3. Chance of success 83 % → 97 %"
    )


def test_the_last_card_says_that_the_dice_roll():
    master = CARD_IDS.index("master")
    assert said(announced("master"), Kind.PLAY, master) == (
        "Play Old Master Chemist, then the dice roll: difficulty −3. Chance of success 83 % → 97 %"
    )


def test_a_second_roll_too_is_announced_by_the_last_card():
    retry = CARD_IDS.index("retry")
    assert said(announced("retry"), Kind.PLAY, retry).startswith("Play Second Try, then the dice roll: ")
    assert not said(announced("retry", "master"), Kind.PLAY, retry).startswith("Play Second Try, then")


def test_a_card_says_that_the_dice_roll_where_they_do_and_nowhere_else():
    match, pick, told = Match(GAME, players=3, seed=1), Random(1), Counter()
    while not match.over and min(told[False], told[True]) < FEW:
        for action in match.legal():
            message = match.describe(action)
            if message.id.startswith("action-play"):
                after = match.clone()
                after.play(action)
                rolled = any(event.id == "event-threw" for event in after.happened(after.version))
                assert bool(message.params["rolls"]) == rolled, match.say(message)
                told[rolled] += 1
        match.play(pick.choice(match.legal()))
    assert min(told[False], told[True]) >= FEW


def test_the_view_shows_the_chances_with_each_card_of_the_own_hand():
    position = announced("master", "protocol")
    shown = GAME.view(position.s, 0)
    assert shown.announced.odds.success == 30 and shown.odds_with["card/master"].success == 35
    assert GAME.view(position.s, 1).odds_with.keys() == {"card/can"} and GAME.view(position.s, -1).odds_with == {}


def test_the_chances_of_a_throw_are_counted():
    position = announced("master")
    shares = {one.message.id: one.share for one in GAME.odds(position.s, 0, encode(Kind.PASS), [])}
    assert shares == {"chance-success": 30 / 36, "chance-failure": 5 / 36, "chance-critical": 1 / 36}
    with_card = GAME.odds(position.s, 0, encode(Kind.PLAY, CARD_IDS.index("master")), [])
    assert with_card[0].share == 35 / 36  # it was the last Chemistry card, so the dice are thrown at once


def test_what_the_dice_decide_is_never_certain():
    position, master = announced("master"), encode(Kind.PLAY, CARD_IDS.index("master"))
    few = np.array([key_of(str(number).encode()) for number in range(3)])  # in none of these worlds it fails
    told = consequences(GAME, position.states, 0, master, few)
    assert [message.id for message in told.certain] == ["event-played"]
    assert told.may[0].message.id == "chance-success" and told.may[0].share == 0.97  # 35 of 36, in whole per cents


def test_the_dice_are_not_promised_while_somebody_can_still_answer():
    position = announced("master", "protocol")
    assert GAME.odds(position.s, 0, encode(Kind.PLAY, CARD_IDS.index("master")), []) == []


def test_the_ghost_of_a_cut_is_the_molecule_that_is_left():
    position = game(molecules=["CC[1*]"])
    left = ghost(position, encode(Kind.CLEAVE, 0, 0))
    assert left is not None and len(left.atoms) == 1 and not left.bonds
    assert len(GAME.view(position.s, 0).players[0].molecule.atoms) == 2  # nothing has happened


def test_the_ghost_of_a_join_needs_the_reagent():
    position = game(molecules=["C[1*]"], reagents=["1"])
    assert ghost(position, encode(Kind.SINGLE, 0)) is None
    position.do(Kind.SINGLE, 0)
    joined = ghost(position, encode(Kind.USE, 0, 0))
    assert joined is not None and len(joined.atoms) == 2 and len(joined.bonds) == 1


def test_an_action_that_changes_no_molecule_has_no_ghost():
    assert ghost(game(molecules=["C[1*]"]), encode(Kind.END)) is None


def lost(position, kind, a=0, b=0, seat=0):
    before = position.states.copy()[0]
    position.do(kind, a, b, seat)
    return [GAME.text.say(message) for message in GAME.losses(before, position.s, seat)]


def test_the_first_announcement_says_that_the_other_type_must_wait():
    position = game(molecules=["C([1*])[1*]", "C[1*]"])
    assert lost(position, Kind.HYDROGEN) == ["Until the turn ends, only Characterisations can be announced."]
    assert lost(position.through(3, 3), Kind.HYDROGEN) == []


def test_dice_for_a_full_hand_say_that_cards_go_back():
    position = game(cards=["can can can"], decision=Pending.DICE)
    assert lost(position, Kind.DICE, dice(0, 2, 2, 0)) == [
        "There are already three Boom cards in the hand: for every new one, a card goes back under its pile."
    ]


def test_a_card_says_which_of_its_effects_changes_nothing():
    hydrogen = game(molecules=["C[1*]", "C[1*]"], cards=["protocol retry", "acid acid can"]).do(Kind.HYDROGEN, 0)
    assert lost(hydrogen, Kind.PLAY, CARD_IDS.index("acid"), seat=1) == []
    assert lost(hydrogen, Kind.PLAY, CARD_IDS.index("acid"), seat=1) == ["Acid Splash has no effect here: coat lost."]
    hydrogen.do(Kind.PASS, seat=1)
    assert lost(hydrogen, Kind.PLAY, CARD_IDS.index("protocol")) == [
        "Detailed Protocol has no effect here: reagent kept after a failure."
    ]


def test_a_boum_card_that_leaves_the_chances_as_they_are_says_so():
    cut = game(molecules=["CC", "C[1*]"], cards=["", "patent can balance"]).do(Kind.CLEAVE, 0, HYDROGEN_SLOT)
    assert lost(cut, Kind.PLAY, CARD_IDS.index("patent"), seat=1) == []  # 7 becomes 10
    assert lost(cut, Kind.PLAY, CARD_IDS.index("can"), seat=1) == ["Empty Can has no effect here: difficulty +2."]
    assert lost(cut, Kind.PLAY, CARD_IDS.index("balance"), seat=1) == [
        "Miscalibrated Balance has no effect here: +1.",
        "Miscalibrated Balance has no effect here: a reagent is lost.",
    ]


def test_the_last_round_is_announced():
    position = game(molecules=["C[1*]", "C[1*]"])
    position.s.trail_size = 1
    position.s.trail[0].kind, position.s.trail[0].a = Event.ROUND, MAX_ROUNDS
    assert position.log()[0].startswith(f"Round {MAX_ROUNDS} is the last one")
    position.s.trail[0].a = MAX_ROUNDS - 1
    assert position.log()[0].startswith(f"Round {MAX_ROUNDS - 1} begins")


def dice(*counts):
    return [list(choice) for choice in DICE_CHOICES].index(list(counts))


def test_a_roll_names_only_the_dice_that_roll():
    asked = game(decision=Pending.DICE)
    assert said(asked, Kind.DICE, dice(3, 1, 0, 0)) == "Roll 3 Reagent dice and 1 Chemistry die"
    assert said(asked, Kind.DICE, dice(1, 1, 1, 1)) == (
        "Roll 1 Reagent die, 1 Chemistry die, 1 Boom die and 1 Safety die"
    )
    french = GAME.text.say(GAME.describe(asked.s, 0, encode(Kind.DICE, dice(0, 0, 2, 2))), "fr")
    assert french == "Lancer 2 dés Boum et 2 dés Sécurité"


def test_3_4_a_roll_says_once_for_each_colour_how_many_cards_its_dice_give():
    asked = game(decision=Pending.DICE)
    told = GAME.odds(asked.s, 0, encode(Kind.DICE, dice(3, 1, 0, 0)), [])
    assert [(GAME.text.say(one.message), round(one.share, 3)) for one in told] == [
        ("3 Reagent dice: 2.5 cards on average, at least one", 0.963),
        ("1 Chemistry die: 0.8 cards on average, at least one", 0.667),
    ]


def test_3_5_a_roll_promises_no_card_that_its_pile_has_not():
    asked = game(decision=Pending.DICE)
    asked.s.pile_sizes[0] = 1
    told = GAME.odds(asked.s, 0, encode(Kind.DICE, dice(0, 3, 1, 0)), [])
    params = told[0].message.params
    assert (params["whole"], params["tenth"]) == (1, 0)  # of a pile of one, three dice bring no second card
    asked.s.pile_sizes[0] = 0
    assert len(GAME.odds(asked.s, 0, encode(Kind.DICE, dice(0, 3, 1, 0)), [])) == 1


def test_4_2_a_resale_says_what_the_die_decides():
    at = game(reagents=["3 5"])
    told = {one.message.id: one.share for one in GAME.odds(at.s, 0, encode(Kind.RESELL, 2), [])}
    assert told == {"chance-resale": 1 / 2, "chance-no-resale": 1 / 2}


def thrower(position):
    """Whom the log names for the dice of the last action."""
    return next(event.params["who"] for event in GAME.events(position.s, 0) if event.id == "event-threw")


def test_a_throw_is_told_of_who_threw_whoever_let_it_come():
    let_come = game(cards=["", "can"]).do(Kind.HYDROGEN, 0).dice(5, 5).do(Kind.PASS, seat=1)
    assert thrower(let_come) == seat_name(0)


def test_a_throw_that_ends_the_turn_is_not_told_of_the_next_player():
    ended = game(cards=["", "alarm"]).do(Kind.HYDROGEN, 0).dice(5, 5).play("alarm", seat=1)
    assert "turn_ended" in ended.told and ended.s.active == 1
    assert thrower(ended) == seat_name(0)


def test_two_ones_are_told_of_who_must_lose_a_token():
    assert thrower(game().now(Kind.HYDROGEN, 0, faces=(1, 1))) == seat_name(0)


def test_a_face_down_pile_names_the_rule_that_deals_it():
    refused = GAME.resting(game().s, "pile/boum")
    assert refused.rule == "3.5" and "come from its dice" in GAME.text.say(refused.message)


def test_a_prompt_asks_for_no_manipulation_that_a_lost_token_forbids():
    lost = {"lost": ((0, 0),)}
    helped = GAME.prompt(game(cards=["clean-coat"], **lost).s, 0)
    assert helped.id == "prompt-announce-recover" and "card/clean-coat" in helped.things
    assert GAME.prompt(game(reagents=["3"], **lost).s, 0).id == "prompt-announce-resell"
    assert GAME.prompt(game().s, 0).id == "prompt-announce"


def test_a_hint_for_a_lost_token_names_the_card_that_brings_it_back():
    hint = GAME.view(game(cards=["clean-coat"], reagents=["3"], lost=((0, 0),)).s, 0).hint
    assert hint.id == "hint-tokens-with" and "card/clean-coat" in hint.things
