"""A molecule of one's own is hostile input: every list of numbers and every text is refused, or makes a sound game."""

import time

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from labtable.core.compiler.mode import MODE, Mode
from labtable.core.errors import BadSetup
from labtable.games.laboratorium import GAME
from labtable.games.laboratorium.chemistry import own_molecule, smiles
from labtable.games.laboratorium.chemistry.own_molecule import LONGEST_TEXT, graph_of_numbers, numbers_of
from labtable.games.laboratorium.components import OWN_MOLECULES
from labtable.games.laboratorium.constants import MAX_ATOMS
from labtable.games.laboratorium.gallery import gallery, sketch
from labtable.games.laboratorium.setup import BOND_BASE, LABEL_BASE, MOLECULE_NUMBERS
from labtable.games.laboratorium.tests.position import code_of_text, dealt

HIGHEST = MAX_ATOMS * MAX_ATOMS * BOND_BASE - 1
CARBON, OXYGEN = LABEL_BASE, 2 * LABEL_BASE
EXAMPLES = {Mode.COMPILED: 300, Mode.CHECKED: 100, Mode.INTERPRETED: 20}[MODE]
PLAYED = {Mode.COMPILED: 400, Mode.CHECKED: 200, Mode.INTERPRETED: 12}[MODE]  # decisions
IN_TIME = 5.0  # seconds of the processor, where a quiet machine takes a tenth of one; what hangs takes minutes
AT_ONCE = 0.05  # nothing of it is read


def bond(a: int, b: int, order: int = 1) -> int:
    return (a * MAX_ATOMS + b) * BOND_BASE + order


def written(atoms: list[int], bonds: list[int]) -> list[int]:
    return atoms + [0] * (MAX_ATOMS - len(atoms)) + bonds


ETHANE = written([CARBON + 3, CARBON + 3], [bond(0, 1)])


def refused_or_sound(numbers: list[int]) -> bool:
    """Whether the numbers are a target; if so, a game with it is dealt and played a while."""
    start = time.process_time()
    try:
        options = {"molecule": numbers}
        GAME.options(2, options)
    except BadSetup as error:
        assert str(error).endswith(".") and "\n" not in str(error)
        return False
    finally:
        assert time.process_time() - start < IN_TIME
    position = dealt(2, **options)
    assert not GAME.check_state(position.s)
    pick = np.random.default_rng(sum(numbers))
    for _ in range(PLAYED):
        if GAME.engine.is_over_at(position.states, 0):
            break
        legal = position.legal()
        GAME.engine.apply_at(position.states, 0, int(position.s.mover), legal[pick.integers(len(legal))])
    assert not GAME.check_state(position.s)
    return True


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.lists(st.integers(0, HIGHEST), max_size=MOLECULE_NUMBERS))
@example([LABEL_BASE] * MAX_ATOMS)
@example([0] * MAX_ATOMS + [bond(0, 1)])
@example([1])
@example(written([CARBON + 4], [bond(0, 0)]))
def test_any_numbers_are_refused_or_make_a_sound_game(numbers):
    refused_or_sound(numbers)


@st.composite
def graphs(draw):
    """Numbers that look like a molecule: labels of atoms, then bonds between places that mostly exist."""
    count = draw(st.integers(1, 9))
    atoms = draw(
        st.lists(
            st.sampled_from([CARBON + h for h in range(5)] + [OXYGEN, OXYGEN + 1, OXYGEN + 2]),
            min_size=count,
            max_size=count,
        )
    )
    bonds = [bond(draw(st.integers(0, k - 1)), k, draw(st.integers(1, 3))) for k in range(1, count)]
    more = draw(st.lists(st.tuples(st.integers(0, count), st.integers(0, count), st.integers(0, 3)), max_size=3))
    return written(atoms, bonds + [bond(*pair) for pair in more])


@settings(max_examples=EXAMPLES, deadline=None)
@given(graphs())
def test_numbers_that_look_like_a_molecule_are_refused_or_make_a_sound_game(numbers):
    refused_or_sound(numbers)


@pytest.mark.parametrize("name", list(own_molecule.OWN_MOLECULES)[: 3 if MODE is Mode.INTERPRETED else None])
def test_the_numbers_of_a_molecule_are_accepted(name):
    assert refused_or_sound(list(own_molecule.read_own(name)))


@pytest.mark.parametrize(
    ("numbers", "reason"),
    [
        ([8] * MAX_ATOMS, "atom 1 has 0 bonds"),
        (written([CARBON + 3, CARBON + 3], []), "atom 1 has 3 bonds"),
        (written([CARBON + 3, CARBON + 3], [bond(0, 0)]), "with itself"),
        (written([CARBON + 3, CARBON + 3], [bond(0, 2)]), "atom 3, which does not exist"),
        (written([CARBON + 2, CARBON + 2], [bond(0, 1), bond(1, 0)]), "joined twice"),
        (written([CARBON + 2, CARBON + 2], [bond(0, 1, 0)]), "no kind of bond"),
        (written([CARBON + 4, CARBON + 4], []), "more than one molecule"),
        (written([CARBON + 7], []), "carbons bear up to 4"),
        (written([OXYGEN + 3], []), "oxygens up to 2"),
        (written([3 * LABEL_BASE], []), "is neither a carbon nor an oxygen"),
        (written([CARBON + 4, 0, CARBON + 4], []), "after an empty place"),
        ([0, CARBON + 4], "after an empty place"),
        (written([CARBON + 3, CARBON + 3], [0, bond(0, 1)]), "after an empty place"),
        (written([CARBON + 1] * 5, [bond(k, (k + 1) % 5, 3) for k in range(5)]), "six carbons"),
        (written([CARBON + 1] * 6, [bond(k, (k + 1) % 6, 1 + k % 2) for k in range(6)]), "aromatic"),
    ],
)
def test_numbers_that_are_no_molecule_are_refused_with_the_reason(numbers, reason):
    with pytest.raises(BadSetup, match=reason):
        GAME.options(2, {"molecule": numbers})


def test_no_numbers_and_zeros_are_no_molecule_of_ones_own():
    assert GAME.options(2, {"molecule": []}).tolist() == GAME.options(2, {"molecule": [0] * 30}).tolist()


def test_numbers_are_read_as_they_are_written():
    graph = own_molecule.graph_of_text("salicylic acid")
    assert graph_of_numbers(numbers_of(graph)) == graph


def test_a_bool_is_no_number():
    with pytest.raises(BadSetup):
        GAME.options(2, {"molecule": [True] * 3})


@pytest.mark.parametrize("text", ["C" * 1000, "C" * 60_000, "C1" * 5000, "(" * 10_000, "é" * 100_000, "c1ccccc1" * 40])
def test_a_long_text_is_refused_at_once(text):
    start = time.process_time()
    with pytest.raises(BadSetup, match=f"{LONGEST_TEXT} characters"):
        own_molecule.read_own(text)
    assert time.process_time() - start < AT_ONCE


@pytest.mark.parametrize(
    "text",
    [
        "C1C2CC3CC1CC(C2)C3",
        "C1CC2CCC3CCCC1C23",
        "CC1(C)C2CCC1(C)C(=O)C2",
        "C1CC2CC3CCC4CC1C2C34",
        "C" * 150,
        "C1=CC=C2C(=C1)C=CC3=CC=CC=C32",
        "C%10" * 30,
        "C12345" * 5,
        "[H]" * 40,
        "OC1OC(CO)C(O)C(O)C1O",
    ],
)
def test_no_text_keeps_the_table_waiting(text):
    own_molecule.read_own("styrene")  # what is read once for all molecules
    start = time.process_time()
    try:
        own_molecule.read_own(text)
    except BadSetup as error:
        assert len(str(error)) < 250
    assert time.process_time() - start < IN_TIME


@settings(max_examples=EXAMPLES, deadline=None)
@given(st.text("CcOo=#()[]12345%/\\@+-.HN*", max_size=LONGEST_TEXT))
def test_any_text_is_refused_in_a_sentence_or_is_a_target(text):
    start = time.process_time()
    try:
        numbers = own_molecule.read_own(text)
    except BadSetup as error:
        assert str(error).endswith(".") and "\n" not in str(error)
    else:
        GAME.options(2, {"molecule": numbers})
    assert time.process_time() - start < IN_TIME


def test_our_own_reader_of_smiles_is_linear():
    start = time.process_time()
    assert len(smiles.read("C" * 20_000).atoms) == 20_000
    assert time.process_time() - start < IN_TIME


def test_what_is_written_is_drawn():
    styrene = own_molecule.read_own("styrene")
    drawn = sketch("molecule", styrene)
    assert drawn is not None and len(drawn.atoms) == 8 and len(drawn.bonds) == 8
    assert code_of_text(drawn.smiles) == code_of_text("C=Cc1ccccc1")
    assert sketch("molecule", [0] * MOLECULE_NUMBERS) is None


@pytest.mark.parametrize("text", ["C/C=C/C", "C/C=C\\C", "C[C@H](O)CC=O"])
def test_how_a_molecule_lies_in_space_is_not_dropped_in_silence(text):
    with pytest.raises(BadSetup, match="Tokens are flat"):
        own_molecule.read_own(text)


@pytest.mark.parametrize("text", ["CCO ethanol", "CCO |$x$|", "CC O"])
def test_words_after_a_molecule_are_not_dropped_in_silence(text):
    with pytest.raises(BadSetup, match="more than one word"):
        own_molecule.read_own(text)


def test_two_hundred_molecules_are_known_by_name_in_each_language():
    rows = [line.split("\t") for line in own_molecule.NAMES.read_text("utf-8").splitlines()]
    assert len({text for text, *_ in rows}) == len(rows) >= 200
    for text, *names in rows:
        assert len(names) == 3
        assert all(own_molecule.known_names()[own_molecule.plain_name(name)] == text for name in names), names


@pytest.mark.parametrize("name", ["Acide acétique", "acide acetique", "ÁCIDO ACÉTICO", "acetic acid", "acetic-acid"])
def test_a_name_is_known_however_it_is_written(name):
    assert own_molecule.read_own(name) == own_molecule.read_own("CC(=O)O")


if MODE is Mode.COMPILED:  # the finder takes the interpreter minutes

    def test_every_molecule_that_is_known_by_name_can_be_a_target():
        for line in own_molecule.NAMES.read_text("utf-8").splitlines():
            own_molecule.read_own(line.split("\t")[1])


def test_molecules_that_are_offered_by_name_are_called_in_three_languages_and_read_in_each():
    for names, written in zip(gallery().known, OWN_MOLECULES.values(), strict=True):
        assert list(names) == ["en", "fr", "es"]
        for name in names.values():
            assert own_molecule.known_names()[own_molecule.plain_name(name)] == written
    assert gallery().known[5] == {"en": "benzoic acid", "fr": "acide benzoïque", "es": "ácido benzoico"}
