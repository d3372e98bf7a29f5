"""What is compiled from bots and a game together is as fresh as both."""

from pathlib import Path

from labtable.bots.search import loops
from labtable.core.compiler import rule
from labtable.core.record.randomness import redeal
from labtable.core.record.records import REDEAL, blank


def test_a_search_is_cached_by_the_sources_of_the_game_and_of_the_search():
    part = "games/element+bots/search"
    files = [path.relative_to(rule.PACKAGE).as_posix() for path in rule._sources(part)]
    assert "games/element/rules.py" in files
    assert "bots/search/loops.py" in files
    assert rule._part_of(loops.__name__) == "bots/search"
    assert rule._part_of("labtable.bots.levels") == "core", "Python alone compiles nothing"


def test_a_changed_search_is_another_cache(tmp_path, monkeypatch):
    monkeypatch.setattr(rule, "_sources", lambda part: [tmp_path / "search.py"])
    monkeypatch.setattr(rule, "PACKAGE", tmp_path)
    names = set()
    for text in ("a = 1", "a = 2"):
        Path(tmp_path / "search.py").write_text(text)
        rule.source_hash.cache_clear()
        names.add(rule.source_hash("games/element+bots/search"))
    rule.source_hash.cache_clear()
    assert len(names) == 2


def test_redeal_forgets_the_order_that_was(element):
    states = blank(element.STATE, 2)
    orders = []
    for row, items in ((0, [5, 3, 9, 1, 7]), (1, [9, 7, 5, 3, 1])):
        states[row].random_key[0] = 4
        states[row].deck[:5] = items
        redeal(states[row], states[row].deck, 0, 5)
        orders.append(list(states[row].deck[:5]))
    assert orders[0] == orders[1]
    assert sorted(orders[0]) == [1, 3, 5, 7, 9]
    assert states[0].random_counters[REDEAL] > 0
