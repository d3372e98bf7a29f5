"""RULES.md §1 Components, and the elements against the library that they come from."""
import pytest

from labtable.core.errors import BadSetup, LabtableError
from labtable.games.element import GAME, components
from labtable.games.element.components import (
    DATA,
    DECK,
    DECK_CARDS,
    ELEMENTS,
    RING_OF_PLACE,
    SCENARIO_IDS,
    SCENARIOS,
    SYMBOLS,
)
from labtable.games.element.constants import Kind, Refusal
from labtable.games.element.tests import freeze_elements
from labtable.games.element.tests.position import A, B, C, add_to, game, play
from labtable.games.element.views import rings_of


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_1_two_to_four_players(players):
    assert len(GAME.options(players)) == 6


@pytest.mark.parametrize("players", [1, 5])
def test_1_1_neither_fewer_nor_more(players):
    with pytest.raises(BadSetup):
        GAME.options(players)


@pytest.mark.parametrize("bohrd", [A, B, C])
@pytest.mark.parametrize("mover", [0, 1])
def test_1_2_every_player_may_build_on_each_bohrd(bohrd, mover):
    t = game(mover=mover, hands=("p2", "p2")).do(play("p2"), add_to(bohrd, 2))
    assert [t.bohrd(b) for b in (A, B, C)] == ["2/0/0" if b == bohrd else "0/0/0" for b in (A, B, C)]


def test_1_3_the_rings_have_2_8_18_and_8_places():
    assert rings_of(36) == [2, 8, 18, 8] and len(RING_OF_PLACE) == 36


def test_1_4_three_kinds_with_three_values_and_power_play_cards():
    assert list(DECK) == [10, 9, 7, 10, 9, 9, 10, 9, 7, 10] and DECK_CARDS == 90


def test_1_5_the_supply_never_runs_out():
    t = game(hands=("p3 n3",), bohrds=("500/500/0",)).do(play("p3"), add_to(A, 3), play("n3"), add_to(A, 3))
    assert t.bohrd(A) == "503/503/0"


@pytest.mark.parametrize("atom", range(1, 37))
def test_1_6_a_goal_is_the_neutral_atom(atom):
    protons, neutrons, electrons = ELEMENTS[atom].particles
    assert protons == electrons == atom and protons + neutrons == ELEMENTS[atom].mass_number


def test_1_6_the_goal_card_that_the_rulebook_shows():
    assert list(ELEMENTS[SYMBOLS.index("Li")].particles) == [3, 4, 3]


def test_1_6_all_elements_are_those_of_the_library():
    assert list(freeze_elements.from_library()) == DATA["elements"]["atoms"]


def test_1_6_the_file_is_what_the_generator_writes():
    text = freeze_elements.COMPONENTS.read_text("utf-8")
    assert freeze_elements.BEGIN + freeze_elements.block() + freeze_elements.END in text


def test_1_6_the_masses_of_the_printed_table_round_to_every_goal():
    """The table of the Rule Book, for the elements that are goals."""
    printed = {"H": 1.01, "He": 4.00, "Li": 6.94, "Be": 9.01, "B": 10.81, "C": 12.01, "N": 14.01, "O": 16.00,
               "F": 19.00, "Ne": 20.18, "Na": 22.99, "Mg": 24.31, "Al": 26.98, "Si": 28.09, "P": 30.97, "S": 32.06,
               "Cl": 35.45}
    goals = {symbol for card in DATA["scenarios"]["cards"] for symbol in card["goals"]}
    assert goals == printed.keys()
    assert all(round(mass) == ELEMENTS[SYMBOLS.index(symbol)].mass_number for symbol, mass in printed.items())


# The file of components ---------------------------------------------------------------------------

def broken(tmp_path, old, new):
    text = components.PATH.read_text("utf-8")
    assert old in text
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return components.read(path)


def test_a_table_without_a_source_is_refused(tmp_path):
    with pytest.raises(LabtableError, match=r"components\.toml, bohrd: expected a source"):
        broken(tmp_path, '[bohrd]\nsource = "inferred"', "[bohrd]")


def test_a_wrong_count_of_values_is_refused(tmp_path):
    data = broken(tmp_path, "proton = [10, 9, 7]", "proton = [10, 9]")
    with pytest.raises(LabtableError, match=r"particle_deck\.proton"):
        components.deck_table(data["particle_deck"])


def test_a_wrong_mass_number_is_refused(tmp_path):
    data = broken(tmp_path, "mass_number = 16", "mass_number = 17")
    with pytest.raises(LabtableError, match="atoms, O"):
        components.element_table(data["elements"])


def test_a_scenario_with_an_unknown_element_is_refused():
    with pytest.raises(LabtableError, match="mine: expected symbols"):
        components.scenario_table([{"id": "mine", "goals": ["H", "He", "Li", "Be", "Xx"]}], 2)


def test_a_scenario_needs_five_goals():
    with pytest.raises(LabtableError, match="mine: expected at least five"):
        components.scenario_table([{"id": "mine", "goals": ["H", "He", "Li", "Be"]}], 2)


def test_the_particles_of_each_scenario_are_those_of_the_dossier():
    particles = [int(row.last_turn) // 2 for row in SCENARIOS]
    assert dict(zip(SCENARIO_IDS, particles, strict=True)) == {
        "first-light": 47, "breath-of-air": 101, "hungry-fields": 121, "battery-drought": 127,
        "bones-and-bridges": 149, "silent-screens": 155, "salt-of-the-earth": 160, "first-ten": 168,
        "empty-pharmacy": 173}


def test_kinds_and_refusals_have_the_numbers_that_records_keep():
    assert list(Kind) == [0, 1, 2] and Refusal.NONE == 0
