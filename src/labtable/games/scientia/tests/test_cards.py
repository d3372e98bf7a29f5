"""Every card: a position, the decisions, and what they come to. Seat 0 turns the card a last time and completes it."""

import pytest

from labtable.core.game.contract import Message
from labtable.core.game.text import LANGUAGES
from labtable.games.scientia import GAME
from labtable.games.scientia.components import PROJECTS
from labtable.games.scientia.constants import NUM_CARDS, SPECIALS, Op, Pending
from labtable.games.scientia.effect_words import card_icons, card_lines, card_name
from labtable.games.scientia.tests.position import game

#   card: (the other cards, board and pool; decisions; cards held, pool, board, advances)
ROWS = {
    "gravity": ({"also": "atom"}, "take atom", "atom/2", 0, "", "physics 1"),
    "inertia": ({"others": "atom"}, "", "atom/3", 1, "", "physics 1"),
    "friction": ({"others": "atom"}, "", "atom/1+3", 0, "", "physics 1"),
    "pressure": ({"others": "gravity/2", "also": "atom"}, "take atom", "atom/2", 3, "", "physics 2"),
    "electricity": ({"others": "atom"}, "take dna", "dna atom/2", 0, "", "physics 1"),
    "magnetism": ({"others": "atom", "board": "dna+3 gravity+1"}, "board dna", "atom/3+3", 1, "gravity+1", "physics 1"),
    "optics": ({"others": "dna", "also": "atom"}, "board atom", "dna", 3, "", "physics 1"),
    "sound": ({"others": "atom dna", "flasks": (5, 0)}, "pick atom", "atom/2 dna/1", 7, "", "physics 1"),
    "energy": ({"others": "atom dna", "flasks": (5, 0)}, "pick dna", "atom/2 dna/2", 6, "", "physics 1"),
    "heat": ({"others": "atom dna/1", "flasks": (5, 0)}, "", "atom/1 dna/2", 7, "", "physics 1"),
    "relativity": ({"others": "atom"}, "turn atom twice", "atom/3", 1, "", "physics 1"),
    "quantum": ({"others": "atom"}, "side 2", "atom", 3, "", "physics 1"),
    "atom": ({"others": "dna"}, "", "dna", 3, "", "chemistry 1"),
    "molecule": ({"others": "dna gravity", "flasks": (5, 0)}, "", "dna+1 gravity+1", 7, "", "chemistry 1"),
    "acids-and-bases": ({}, "yes; field biology", "", 0, "", "chemistry 1 biology 1"),
    "combustion": ({"others": "dna", "flasks": (2, 0)}, "yes; no; no", "dna/2", 3, "", "chemistry 1"),
    "catalyst": ({"others": "dna/1"}, "take gravity; pick gravity", "gravity/2 dna/1", 0, "", "chemistry 1"),
    "distillation": ({"board": "dna+5 gravity+1"}, "board dna", "", 5, "gravity+1 dna+3", "chemistry 1"),
    "periodic-table": (
        {"others": "dna", "tech": ("physics 2 biology 3",)},
        "",
        "dna/2",
        2,
        "",
        "physics 2 chemistry 1 biology 3",
    ),
    "electrolysis": (
        {"flasks": (4, 0)},
        "yes; field physics; field astronomy",
        "",
        2,
        "",
        "physics 1 chemistry 1 astronomy 1",
    ),
    "solution": ({"others": "dna"}, "", "dna/2", 2, "", "chemistry 1"),
    "crystal": ({"others": "dna"}, "", "dna+4", 0, "", "chemistry 1"),
    "polymer": ({"others": "gravity", "also": "friction"}, "take friction", "friction+3 gravity", 0, "", "chemistry 1"),
    "radioactivity": ({"also": "dna"}, "board dna", "", 0, "dna+1", "chemistry 2"),
    "dna": ({"also": "atom gravity"}, "take atom; take gravity", "atom gravity", 0, "", "biology 1"),
    "cell": ({"also": "atom"}, "take atom", "atom+2", 0, "", "biology 1"),
    "photosynthesis": ({"others": "gravity", "also": "atom"}, "take atom", "atom gravity", 2, "", "biology 1"),
    "respiration": ({"others": "gravity/1", "also": "atom"}, "take atom", "atom gravity/2", 0, "", "biology 1"),
    "evolution": ({"others": "gravity+2", "also": "atom"}, "board atom", "atom/2+2", 0, "", "biology 1"),
    "ecosystem": ({"others": "gravity", "also": "atom"}, "take atom", "atom gravity", 2, "", "biology 1"),
    "neuron": ({"others": "atom/2"}, "", "atom/2", 3, "", "biology 1"),
    "immunity": ({"others": "gravity/1"}, "", "gravity/3+1", 0, "", "biology 1"),
    "metabolism": ({"others": "gravity", "also": "atom"}, "take atom; pick atom", "atom/1 gravity", 0, "", "biology 1"),
    "heredity": ({"also": "atom"}, "take atom", "atom", 2, "", "biology 1"),
    "symbiosis": ({"others": "gravity", "also": "atom"}, "take atom", "atom/2 gravity", 0, "", "biology 1"),
    "mutation": (
        {"others": "gravity/2+2", "also": "atom"},
        "take atom; pick gravity",
        "atom",
        2,
        "",
        "physics 1 biology 1",
    ),
    "rotation": ({"others": "atom"}, "", "atom/2+2", 0, "", "astronomy 1"),
    "orbit": ({"others": "atom dna/1", "flasks": (5, 0)}, "pick dna", "atom/1 dna/2+3", 5, "", "astronomy 1"),
    "eclipse": ({"also": "atom dna"}, "take atom; take dna", "atom dna+2", 0, "", "astronomy 1"),
    "comet": ({"others": "atom"}, "board atom", "atom/2", 2, "atom+1", "astronomy 1"),
    "constellation": (
        {"others": "atom dna", "flasks": (5, 0)},
        "pick atom; pick dna",
        "atom/1+2 dna+2",
        6,
        "",
        "astronomy 1",
    ),
    "tides": (
        {"others": "atom+2 dna", "flasks": (5, 0)},
        "pick atom; move atom dna; no",
        "atom/2+1 dna+1",
        7,
        "",
        "astronomy 1",
    ),
    "nebula": (
        {"also": "inertia atom dna comet"},
        "board inertia; board atom; board dna; board comet; take atom",
        "atom/1+1",
        1,
        "inertia+1 dna+1 comet+1",
        "astronomy 1",
    ),
    "supernova": ({"others": "atom+3"}, "", "atom/2", 5, "", "astronomy 1"),
    "planet": ({"also": "atom dna"}, "board atom; board dna; take dna", "dna/2+1", 0, "atom+3", "astronomy 1"),
    "moon-phases": ({"others": "atom"}, "take dna", "dna atom/2", 1, "", "astronomy 1"),
    "black-hole": ({"board": "atom+2 dna+1"}, "board dna", "", 3, "", "astronomy 1"),
    "big-bang": ({"tech": ("physics 5",)}, "", "", 5, "", "physics 5 astronomy 1"),
}


def completing(card, others="", **position):
    """Seat 0 is about to turn the card for the last time."""
    return game(f"{card}/3 {others}", "", **position)


@pytest.mark.parametrize("number", range(1, NUM_CARDS + 1), ids=lambda number: f"{number}-{PROJECTS[number].id}")
def test_the_card_does_what_it_says(number):
    card = PROJECTS[number].id
    position, decisions, cards, flasks, board, advances = ROWS[card]
    p = completing(card, **position)
    p.play(f"turn {card}", *(word.strip() for word in decisions.split(";") if word))
    assert p.asked is Pending.NOTHING and p.s.mover == 1
    assert (p.held(), p.pool(), p.on_board(), p.tech()) == (cards, flasks, board, advances)


# The other side of cards that have one ----------------------------------------------------------------------


def test_pressure_gains_nothing_when_the_card_is_not_finished():
    p = completing("pressure", "atom/1")
    p.play("turn pressure")
    assert (p.held(), p.pool()) == ("atom/3", 0)


def test_optics_without_a_base_project_on_the_boards_does_nothing():
    p = completing("optics", "atom")
    p.sound = False
    for stack in range(0, 12, 3):
        p.s.stacks[stack].copies = 0
    p.play("turn optics")
    assert (p.held(), p.pool()) == ("atom", 0)


def test_sound_needs_two_cards_for_its_flasks():
    p = completing("sound", "atom")
    p.play("turn sound")
    assert (p.held(), p.pool()) == ("atom/2", 0)


def test_relativity_may_take_a_card_instead():
    p = completing("relativity", "atom")
    p.play("turn relativity", "take dna")
    assert p.held() == "dna atom/1"


def test_quantum_may_turn_instead():
    p = completing("quantum", "atom")
    p.play("turn quantum", "side 1")
    assert (p.held(), p.pool(), p.tech()) == ("", 3, "physics 1 chemistry 1")


def test_combustion_can_burn_three_flasks():
    p = completing("combustion", "dna gravity", flasks=(5, 0))
    p.play("turn combustion", "yes", "pick dna", "yes", "pick gravity", "yes", "pick gravity", "take atom")
    assert (p.held(), p.pool()) == ("atom/2 dna/2", 4)


def test_electrolysis_gains_flasks_when_the_pool_is_too_small():
    p = completing("electrolysis", flasks=(1, 0))
    p.play("turn electrolysis")
    assert (p.pool(), p.tech()) == (4, "chemistry 1")


def test_polymer_puts_no_flasks_on_a_single_card_of_its_field():
    p = completing("polymer", "gravity", also="dna")
    p.play("turn polymer", "take dna")
    assert p.held() == "dna gravity"


def test_photosynthesis_counts_two_cards_at_most():
    p = completing("photosynthesis", "gravity dna atom", flasks=(5, 0), tech=("physics 3",))
    p.play("turn photosynthesis", "take atom")
    assert p.pool() == 7


def test_evolution_without_a_card_takes_one():
    p = completing("evolution", also="atom")
    p.play("turn evolution", "take atom")
    assert p.held() == "atom"


def test_ecosystem_needs_two_fields():
    p = completing("ecosystem", "gravity", also="friction")
    p.play("turn ecosystem", "take friction")
    assert p.pool() == 0


def test_neuron_without_a_card_takes_one():
    p = completing("neuron", also="atom")
    p.play("turn neuron", "take atom")
    assert p.held() == "atom"


def test_symbiosis_turns_once_without_another_field():
    p = completing("symbiosis", "gravity", also="friction")
    p.play("turn symbiosis", "take friction")
    assert p.held() == "friction/1 gravity"


def test_symbiosis_turns_twice_at_most():
    p = completing("symbiosis", "gravity rotation dna", also="atom", flasks=(5, 0), tech=("physics 3",))
    p.play("turn symbiosis", "take atom")
    assert p.held() == "atom/2 gravity rotation dna"


def test_mutation_may_keep_its_cards():
    p = completing("mutation", "gravity/2", also="atom")
    p.play("turn mutation", "take atom", "no")
    assert (p.held(), p.tech()) == ("atom gravity/2", "biology 1")


def test_black_hole_gains_four_when_there_is_nothing_to_collect():
    p = completing("black-hole")
    p.play("turn black-hole")
    assert p.pool() == 4


def test_big_bang_counts_three_cubes_at_most():
    p = completing("big-bang", tech=("physics 6 chemistry 5",))
    p.play("turn big-bang")
    assert p.pool() == 6


# Cards in words -----------------------------------------------------------------------------------------------


def test_every_card_is_said_and_drawn_in_every_language():
    for number in PROJECTS:
        lines, icons = card_lines(number), card_icons(number)
        assert len(lines) == len(icons) == len(PROJECTS[number].effects) and all(icons)
        for language in LANGUAGES:
            assert GAME.text.say(card_name(number), language)
            assert all(GAME.text.say(line, language) for line in lines)


@pytest.mark.parametrize(
    ("card", "language", "sentences"),
    [
        (37, "en", ["turn one of your cards twice", "put 2 flasks on one of your cards"]),
        (37, "fr", ["tourner une de vos cartes deux fois", "poser 2 fioles sur une de vos cartes"]),
        (37, "es", ["girar una de tus cartas dos veces", "poner 2 matraces en una de tus cartas"]),
        (25, "en", ["take 2 cards"]),
        (
            20,
            "en",
            [
                "return 2 flasks → advance a field other than Chemistry, advance one more field other than Chemistry",
                "if that was not possible → gain 3 flasks",
            ],
        ),
        (39, "en", ["take 2 cards", "put 2 flasks on the last of these cards"]),
        (12, "fr", ["au choix : tourner une de vos cartes 4 fois, ou gagner 3 fioles"]),
        (
            35,
            "es",
            [
                "tomar una carta",
                "girar esa carta una vez",
                "girar esa carta una vez por cada otra disciplina entre tus demás cartas (como máximo 1)",
            ],
        ),
        (
            47,
            "en",
            ["collect all flasks from a project on the project boards"] * 2
            + ["if this project has collected no flask → gain 4 flasks"],
        ),
    ],
)
def test_the_sentences_are_made_from_the_effects(card, language, sentences):
    assert [GAME.text.say(line, language) for line in card_lines(card)] == sentences


@pytest.mark.parametrize(
    ("card", "icons"),
    [
        (37, ("↻2", "2⚗▸▯")),
        (25, ("+2▯",)),
        (15, ("+2⚗", "−2⚗ → ▲≠C")),
        (48, ("+3⚗", "+1⚗×■≤3")),
        (9, ("↻2", "↻2′", "+1⚗")),
    ],
)
def test_the_icons_are_made_from_the_effects(card, icons):
    assert card_icons(card) == icons


def test_the_legend_explains_every_icon_of_every_card():
    for language in LANGUAGES:
        legend = GAME.text.say(Message("icons-legend"), language)
        for number in PROJECTS:
            unexplained = {icon for line in card_icons(number) for icon in line if not icon.isdigit()} - set(legend)
            assert not unexplained, (language, number, unexplained)


def test_a_condition_asks_for_so_many_at_least():
    polymer = [GAME.text.say(line) for line in card_lines(23)]
    assert polymer[1] == "if your slots hold at least 2 cards of its field → put 3 flasks on that card"


def test_relativity_says_that_it_gives_an_action():
    said = GAME.text.say(card_lines(11)[2])
    assert said == "carry out one more action at once: take a card, or turn your cards twice"


def test_at_most_one_card_in_five_is_a_special():
    special = [number for number, project in PROJECTS.items() if any(word.op in SPECIALS for word in project.words)]
    assert len(special) * 5 <= NUM_CARDS


def test_every_word_is_used_by_two_cards_and_every_special_by_one():
    uses = {
        op: sum(any(word.op is op for word in project.words) for project in PROJECTS.values())
        for op in Op
        if op not in (Op.END, Op.JUMP)
    }
    assert all(count >= 2 for op, count in uses.items() if op not in SPECIALS), uses
    assert all(uses[op] == 1 for op in SPECIALS), uses
