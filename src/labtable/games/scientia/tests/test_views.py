"""What the board shows before a decision is made, and what may be chosen before the game."""

from io import StringIO
from random import Random

from rich.console import Console

from labtable.core.match.match import Match
from labtable.games.scientia import GAME
from labtable.games.scientia.board import draw
from labtable.games.scientia.components import SETS, other_face
from labtable.games.scientia.gallery import gallery
from labtable.games.scientia.meta import META
from labtable.games.scientia.tests.position import game


def test_every_set_fills_the_places_of_the_gallery_with_one_face_of_each_card():
    shown = gallery()
    faces = {face.number: face for face in shown.faces}
    assert set(shown.sets) == set(SETS)
    for numbers in shown.sets.values():
        assert sum(place.count for place in shown.places) == len(numbers)
        for place in shown.places:
            fitting = [n for n in numbers if (faces[n].field, faces[n].base) == (place.field, place.base)]
            assert len(fitting) == place.count
        assert not {faces[number].other_face for number in numbers} & set(numbers)


def test_the_other_face_of_the_other_face_is_the_card_itself():
    assert all(
        face.other_face == other_face(face.number) and other_face(face.other_face) == face.number
        for face in gallery().faces
    )


def test_a_set_of_the_gallery_is_one_that_the_option_takes():
    cards = next(option for option in META.options if option.name == "cards")
    assert all(sorted(cards.encode(numbers)) == sorted(numbers) for numbers in gallery().sets.values())


def test_taking_names_the_slot_and_turning_the_turns():
    match = Match(GAME, 2, seed=1)
    take = match.describe(match.legal()[0])
    assert take.id == "action-take" and take.things[1] == f"slot/{match.to_move}/1"
    while match.to_move != 0 or match.view(0).phase == "draft":
        match.play(match.legal()[0], match.to_move)
    turns = {match.describe(action).id: match.describe(action).params.get("turns") for action in match.legal()}
    assert turns["action-rotate-once"] == 1 and turns["action-rotate-twice"] == 2


def test_the_line_that_is_being_applied_is_one_of_the_card():
    luck, seen = Random(3), set()
    for seed in range(3):
        match = Match(GAME, 2, seed=seed, options={"set": "random"})
        while not match.over:
            view = match.view(0)
            if view.studied is not None:
                lines = next(stack.lines for stack in view.stacks if stack.number == view.studied)
                assert 0 <= view.studied_line < len(lines)
                seen.add(view.studied_line)
            match.play(luck.choice(match.legal()), match.to_move)
    assert {0, 1} <= seen


def test_the_question_of_a_payment_says_what_it_brings():
    p = game("acids-and-bases/3", "").play("turn acids-and-bases")
    assert GAME.text.say(GAME.prompt(p.s, 0)) == (
        "Acids and Bases: do you return 2 flasks to advance a field other than Chemistry?"
    )
    p = game("mutation/3 atom", "", also="dna").play("turn mutation", "take dna")
    assert GAME.text.say(GAME.prompt(p.s, 0)) == (
        "Mutation: do you give back one of your unfinished cards to advance the field of that card?"
    )


def test_the_board_of_the_terminal_marks_the_cards_that_are_ours():
    view = Match(GAME, 2, seed=1).view(0)
    console = Console(width=100, file=StringIO())
    console.print(draw(view, lambda message: message.id))
    rows = console.file.getvalue().splitlines()
    for stack in view.stacks:
        row = next(row for row in rows if stack.name.id in row)
        assert ("*" in row) == (stack.source != "rulebook")


def test_the_gallery_says_which_faces_are_the_rulebooks():
    assert {face.number for face in gallery().faces if face.source == "rulebook"} == {25, 37}
