"""Every sentence of RULES.md has a test, and every test a sentence."""

from labtable.testing.rule_matrix import matrix


def test_every_sentence_has_a_test_and_every_test_a_sentence(the_game):
    rows, strays = matrix(the_game)
    untested = [number for number, tests in rows.items() if not tests]
    assert not untested and not strays, f"Sentences without a test: {untested}; tests without a sentence: {strays}"
