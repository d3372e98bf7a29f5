"""No sentence changes in one language alone."""

from tests.translations import kept, left_behind, now


def test_every_message_changed_in_all_languages_or_in_none():
    """`python tests/translations.py` names those that were left behind."""
    assert left_behind(kept(), now()) == []


def test_the_digests_are_those_of_today():
    """`python tests/translations.py` writes them anew."""
    assert kept() == now()


def test_a_message_that_changed_in_english_only_is_found():
    before = {
        "web/src/text close": ("a", "b", "c"),
        "web/src/text menu": ("d", "e", "f"),
        "web/src/text gone": ("g", "h", "i"),
    }
    today = {
        "web/src/text close": ("x", "b", "c"),
        "web/src/text menu": ("x", "y", "z"),
        "web/src/text new": ("1", "2", "3"),
    }
    assert left_behind(before, today) == ["web/src/text close"]
