"""RULES.md §1 Components, and the elements against the library that they come from."""

import pytest

from labtable.core.game.components import BadComponents, read
from labtable.core.record.records import SPECTATOR
from labtable.games.element import GAME, components
from labtable.games.element.components import (
    DECK,
    DECK_CARDS,
    ELEMENTS,
    SCENARIO_IDS,
    SCENARIOS,
    SYMBOLS,
)
from labtable.games.element.constants import Particle, Refusal
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
        (1, 1),
        (1, 18),
        (2, 2),
        (2, 13),
        (3, 18),
        (4, 1),
        (4, 3),
        (4, 12),
        (4, 13),
        (4, 18),
    ]


# The file of components ---------------------------------------------------------------------------


def damaged(tmp_path, old, new):
    """The tables of a file in which a line was changed."""
    text = (GAME.folder / "components.toml").read_text("utf-8")
    assert text.count(old) == 1
    path = tmp_path / "components.toml"
    path.write_text(text.replace(old, new), encoding="utf-8")
    box = read(path)
    symbols, elements = components.symbols_of(box["elements"]), components.element_table(box["elements"])
    components.deck_table(box["particle_deck"])
    components.character_ids(box["characters"])
    components.scenario_table(box["scenarios"], symbols, elements, 2)
    components.suggested_table(box["scenarios"], SCENARIO_IDS)
    return box


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('[bohrd]\nsource = "inferred"', "[bohrd]", r"bohrd: expected source = one of rulebook"),
        (
            "proton = [10, 9, 7]    #",
            "proton = [10, 9]    #",
            r"particle_deck\.proton: expected 3 numbers from 0 to 100",
        ),
        ("power_play = 10", "power_play = -1", r"particle_deck\.power_play: expected a number from 0 to 100, found -1"),
        (
            "mass_number = 16,",
            "mass_number = 17,",
            r"elements\.atoms\[8\]\.mass_number: expected a number from 16 to 16",
        ),
        ("protons = 8,", "protons = 9,", r"elements\.atoms\[8\]\.protons: expected a number from 8 to 8"),
        ("shells = [2, 6]", "shells = [2, 5]", r"elements\.atoms\[8\]\.shells: expected 8 electrons"),
        ('"curie", "ball"', '"ball", "curie"', r"characters\.ids: expected einstein, lewis, curie, ball"),
        ('["H", "He", "Li", "Be", "B"]', '["H", "He", "Li", "Be", "Xx"]', r"cards\[1\]\.goals: expected symbols"),
        ('["H", "He", "Li", "Be", "B"]', '["H", "He", "Li", "Be"]', r"cards\[1\]\.goals: expected at least 5 goals"),
        ('["H", "He", "Li", "Be", "B"]', '["H", "He", "Li", "Be", "Be"]', r"cards\[1\]\.goals: .* each once"),
        (
            'suggested = ["first-light",',
            'suggested = ["first-night",',
            r"scenarios\.suggested: expected ids of scenarios",
        ),
    ],
)
def test_a_mistake_in_the_file_is_answered_with_its_line(tmp_path, old, new, sentence):
    with pytest.raises(BadComponents, match=r"^components\.toml:\d+: .*" + sentence):
        damaged(tmp_path, old, new)


def test_too_few_particle_cards_are_refused(tmp_path):
    with pytest.raises(BadComponents, match="more particle cards than all hands can hold"):
        damaged(
            tmp_path,
            "[10, 9, 7]    # cards of value 1, 2, 3\nneutron = [10, 9, 9]\nelectron = [10, 9, 7]",
            "[1, 1, 1]\nneutron = [1, 1, 1]\nelectron = [1, 1, 20]",
        )


def test_an_owner_may_ask_for_every_element_up_to_krypton(tmp_path):
    every = ", ".join(f'"{symbol}"' for symbol in SYMBOLS[1:])
    box = damaged(tmp_path, 'goals = ["H", "He", "Li", "Be", "B"]', f"goals = [{every}]")
    first = components.scenario_table(box["scenarios"], SYMBOLS, ELEMENTS, 2)[0]
    assert (first.goal_count, first.last_turn, first.last_turn_open) == (36, 3000, 3000)


def test_the_particles_of_each_scenario_are_those_of_the_dossier():
    particles = [int(row.last_turn) // 2 for row in SCENARIOS]
    assert dict(zip(SCENARIO_IDS, particles, strict=True)) == {
        "first-light": 47,
        "breath-of-air": 101,
        "hungry-fields": 121,
        "battery-drought": 127,
        "bones-and-bridges": 149,
        "silent-screens": 155,
        "salt-of-the-earth": 160,
        "first-ten": 168,
        "empty-pharmacy": 173,
    }


def test_kinds_and_refusals_have_the_numbers_that_records_keep():
    assert list(Particle) == [0, 1, 2] and Refusal.NONE == 0
