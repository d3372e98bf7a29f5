"""RULES.md §1 Components, and the elements against the library that they come from."""
import pytest

from labtable.core.errors import LabtableError
from labtable.core.records import SPECTATOR
from labtable.games.element import GAME, components
from labtable.games.element.components import (
    DECK,
    DECK_CARDS,
    SCENARIO_IDS,
    SCENARIOS,
)
from labtable.games.element.constants import Kind, Refusal
from labtable.games.element.tests.position import A, B, C, add_to, game, play


@pytest.mark.parametrize("bohrd", [A, B, C])
@pytest.mark.parametrize("mover", [0, 1])
def test_1_1_every_player_may_build_on_each_bohrd(bohrd, mover):
    t = game(mover=mover, hands=("p2", "p2")).do(play("p2"), add_to(bohrd, 2))
    assert [t.bohrd(b) for b in (A, B, C)] == ["2/0/0" if b == bohrd else "0/0/0" for b in (A, B, C)]


@pytest.mark.parametrize("kind", ["p", "n", "e"])
def test_1_2_a_bohrd_takes_protons_and_neutrons_in_the_nucleus_and_electrons_in_rings(kind):
    t = game(hands=(f"{kind}3",)).do(play(f"{kind}3"), add_to(B, 3))
    shown = GAME.view(t.s, SPECTATOR).bohrds[B]
    assert (shown.protons, shown.neutrons, sum(shown.rings)) == tuple(3 * (kind == one) for one in "pne")


def test_1_3_three_kinds_of_particle_cards_and_power_play_cards():
    assert list(DECK) == [10, 9, 7, 10, 9, 9, 10, 9, 7, 10] and DECK_CARDS == 90


def test_1_4_a_goal_card_names_an_element_and_its_particles():
    goal = GAME.view(game(row="Li", goals=("H He", "Be B")).s, SPECTATOR).row[0]
    assert (goal.symbol, goal.protons, goal.neutrons, goal.electrons, goal.mass_number) == ("Li", 3, 4, 3, 7)


# As printed in the Rule Book; typed a second time, so that a slip in components.toml is found.
PRINTED = """H 1.01, He 4.00, Li 6.94, Be 9.01, B 10.81, C 12.01, N 14.01, O 16.00, F 19.00, Ne 20.18, Na 22.99,
Mg 24.31, Al 26.98, Si 28.09, P 30.97, S 32.06, Cl 35.45, Ar 39.95, K 39.10, Ca 40.08, Sc 44.96, Ti 47.87, V 50.94,
Cr 52.00, Mn 54.94, Fe 55.85, Co 58.93, Ni 58.69, Cu 63.55, Zn 65.38, Ga 69.72, Ge 72.63, As 74.92, Se 78.97,
Br 79.90, Kr 83.80"""


def test_1_5_the_periodic_table_has_the_number_and_the_mass_of_each_element():
    shown = [f"{one.symbol} {one.mass}" for one in GAME.gallery().periodic_table]
    assert shown == PRINTED.replace("\n", " ").split(", ")
    assert [one.number for one in GAME.gallery().periodic_table] == list(range(1, 37))


def test_1_5_every_element_stands_in_its_group_and_period():
    places = {one.symbol: (one.period, one.group) for one in GAME.gallery().periodic_table}
    assert len(set(places.values())) == 36
    assert [places[symbol] for symbol in ("H", "He", "Be", "B", "Ar", "K", "Sc", "Zn", "Ga", "Kr")] == [
        (1, 1), (1, 18), (2, 2), (2, 13), (3, 18), (4, 1), (4, 3), (4, 12), (4, 13), (4, 18)]


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
