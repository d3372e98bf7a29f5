"""RULES.md §2 Set-up."""

import pytest

from labtable.core.errors import BadSetup
from labtable.games.scientia import GAME
from labtable.games.scientia.components import CARDS, MINIATURE_CARDS, PROJECTS
from labtable.games.scientia.constants import NUM_STACKS, Event, Field, Phase, Refusal
from labtable.games.scientia.meta import EXAMPLE
from labtable.games.scientia.tests.position import deal

NEEDS = "every field needs one base card and two others"


def cards_of(p):
    return [int(p.s.stacks[stack].card) for stack in range(NUM_STACKS)]


def test_2_1_one_base_project_and_two_others_of_each_field():
    for seed in range(40):
        cards = cards_of(deal(seed=seed, set="random"))
        for field in Field:
            mine = cards[3 * field : 3 * field + 3]
            assert [int(CARDS[card].field) for card in mine] == [field] * 3
            assert [int(CARDS[card].is_base) for card in mine] == [1, 0, 0]


def test_2_2_one_face_of_each_card():
    for seed in range(40):
        assert len({(card + 1) // 2 for card in cards_of(deal(seed=seed, set="random"))}) == NUM_STACKS


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("first", {2, 3, 5, 13, 16, 17, 25, 27, 29, 37, 39, 41}),
        ("collaborating", {4, 5, 9, 19, 22, 23, 30, 31, 34, 38, 41, 44}),
        ("best", {1, 8, 11, 16, 17, 21, 25, 31, 35, 40, 46, 48}),
    ],
)
def test_2_3_the_recommended_sets(name, cards):
    assert set(cards_of(deal(set=name))) == cards


def test_2_3_a_random_set_may_hold_any_project():
    drawn = {card for seed in range(200) for card in cards_of(deal(seed=seed, set="random"))}
    assert drawn == set(range(1, 49))


def test_2_4_twelve_projects_chosen_by_number():
    assert set(cards_of(deal(cards=EXAMPLE))) == set(EXAMPLE)
    assert set(cards_of(deal(cards=",".join(map(str, EXAMPLE))))) == set(EXAMPLE)


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        ("2,3,5,13,16,17,25,27,29,37,39", f"Option cards: Astronomy has 1 base cards and 1 others; {NEEDS}."),
        ("2,9,5,13,16,17,25,27,29,37,39,41", f"Option cards: Physics has 2 base cards and 1 others; {NEEDS}."),
        ("2,5,6,13,16,17,25,27,29,37,39,41", "Option cards: cards 5 and 6 are the two faces of one card."),
        ("2,3,3,13,16,17,25,27,29,37,39,41", "Option cards: card 3 is named twice."),
        ("2,3,49,13,16,17,25,27,29,37,39,41", "Option cards: 49 is not a number from 1 to 48."),
        ("2,3,5,7,13,16,17,25,27,29,37,39,41", "Option cards: 13 cards are named; a set has 12."),
        ("two,3", "Option cards takes twelve card numbers such as 9,7,12,14,15,20,33,36,29,45,42,43, not 'two,3'."),
    ],
)
def test_2_4_an_impossible_set_is_refused_with_one_sentence(cards, sentence):
    with pytest.raises(BadSetup) as caught:
        GAME.options(2, {"cards": cards})
    assert str(caught.value) == sentence


def test_2_4_an_impossible_set_of_numbers_is_refused_as_well():
    with pytest.raises(BadSetup, match="two faces"):
        GAME.options(2, {"cards": (1, 2)})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_5_two_slots_no_flasks_and_a_cube_on_every_first_space(players):
    p = deal(players)
    for player in p.view().players:
        assert [slot.open for slot in player.slots] == [True, True, False, False]
        assert all(slot.number is None for slot in player.slots)
        assert player.flasks == 0 and player.cubes == 4
        assert [track.spaces for track in player.tracks] == [(0,)] * 4


@pytest.mark.parametrize(("players", "cubes"), [(2, 6), (3, 8), (4, 10)])
def test_2_6_the_supply_of_tech_cubes(players, cubes):
    assert deal(players).s.tech_supply == cubes


@pytest.mark.parametrize(("players", "flasks"), [(2, 30), (3, 40), (4, 50)])
def test_2_7_the_supply_of_flasks(players, flasks):
    assert deal(players).s.flask_supply == flasks


def test_2_8_the_draft_goes_from_the_last_player_to_the_first():
    p = deal(3)
    for seat, card in ((2, "dna"), (1, "atom"), (0, "dna")):
        assert p.s.mover == seat and p.s.phase == Phase.DRAFT
        p.play(f"take {card}")
    assert [p.held(seat) for seat in range(3)] == ["dna", "atom", "dna"]
    assert p.s.stacks[p.stack_of("dna")].copies == 0


def test_2_8_nothing_but_taking_a_card_is_asked_in_the_draft():
    p = deal(2)
    assert p.legal() == list(range(12))
    p.play("take dna")
    assert GAME.refusal(p.s, 0, 12) == Refusal.NOT_NOW
    assert p.why_not("take dna", seat=1) == Refusal.NOT_YOUR_TURN


def test_2_9_the_first_player_begins_and_play_goes_clockwise():
    p = deal(3)
    p.play("take dna", "take dna", "take atom")
    assert p.s.phase == Phase.PLAY and p.s.mover == 0 and p.s.rounds == 1
    assert p.s.trail[p.s.trail_size - 1].kind == Event.NEW_ROUND
    p.play("turn atom")
    assert p.s.mover == 1
    p.play("turn dna")
    assert p.s.mover == 2
    p.play("turn dna")
    assert p.s.mover == 0 and p.s.rounds == 2
    assert p.pool() == 0 and len(p.results()) == 3


def test_2_10_the_miniature_has_six_cards_one_tech_cube_and_three_flasks():
    p = deal(miniature="on")
    in_play = {int(row.card): int(row.copies) for row in p.s.stacks if row.copies}
    assert in_play == dict.fromkeys(MINIATURE_CARDS, 2) and len(in_play) == 3
    assert (int(p.s.tech_supply), int(p.s.flask_supply)) == (1, 3)


def test_2_10_a_project_that_the_miniature_leaves_out_cannot_be_taken():
    p = deal(miniature="on")
    left_out = next(PROJECTS[int(row.card)].id for row in p.s.stacks if not row.copies)
    assert p.why_not(f"take {left_out}") == Refusal.NO_COPY_LEFT


def test_2_10_the_view_of_a_miniature_says_what_its_supplies_held():
    p = deal(miniature="on")
    while p.mover >= 0:
        assert (p.view().tech_start, p.view().flask_start) == (1, 3)
        p.apply(p.legal()[-1])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"set": "best"}, "Option miniature=on has projects of its own; leave out the options set and cards."),
        ({"cards": EXAMPLE}, "Option miniature=on has projects of its own; leave out the options set and cards."),
    ],
)
def test_2_10_the_miniature_takes_no_other_projects(options, sentence):
    with pytest.raises(BadSetup) as caught:
        GAME.options(2, {"miniature": "on", **options})
    assert str(caught.value) == sentence


def test_2_10_the_miniature_is_for_two_players():
    with pytest.raises(BadSetup, match="Option miniature=on is for 2 players, not 3"):
        GAME.options(3, {"miniature": "on"})
