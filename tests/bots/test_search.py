"""The search: deterministic, within its budget, stronger than what it starts from."""

import time

import numpy as np
import pytest

from labtable.bots import bot, question_of
from labtable.bots.search import tree
from labtable.bots.search_api import Budget, Search, SearchSettings
from labtable.core.errors import BadSetup
from labtable.core.match.match import Match
from labtable.core.record.records import blank


def test_the_same_seed_and_iterations_give_the_same_thought(match):
    thoughts = [
        Search(match.game, SearchSettings(), 2).think(question_of(match), Budget(iterations=300)).candidates
        for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]


def test_values_are_chances_in_a_game_of_rivals(match):
    thought = Search(match.game, SearchSettings(), 2).think(question_of(match), Budget(iterations=200))
    assert all(0 <= one.value <= 1 for one in thought.candidates)


def test_a_time_budget_is_kept(match):
    search = Search(match.game, SearchSettings(), 2)
    search.think(question_of(match), Budget(iterations=1))
    search.begin()
    worked = time.process_time()
    thought = search.think(question_of(match), Budget(seconds=0.2))
    assert thought.iterations > 0
    assert time.process_time() - worked < 1, "of the processor: a busy machine is not the search's fault"


def test_a_search_stops_when_the_best_cannot_be_overtaken(element):
    match = Match(element, 2, seed=3)
    thought = Search(element, SearchSettings(exploration=0.01), 2).think(question_of(match), Budget(iterations=5000))
    assert thought.iterations < 5000


@pytest.mark.parametrize("budget", [{}, {"iterations": 0}, {"seconds": 0}, {"iterations": -1}])
def test_no_budget_is_one_clear_sentence(budget):
    with pytest.raises(BadSetup, match="needs a budget"):
        Budget(**budget)


def test_what_was_thought_is_kept_within_a_turn_unless_luck_came_between(element):
    match, player, other, kept = Match(element, 2, seed=5), bot("laureate@400"), bot("greedy"), []
    seat, drawn = match.to_move, match.state.random_counters.copy()
    for _ in range(12):
        asked = question_of(match)
        if match.to_move != seat:
            match.play(other(asked))
            continue
        goes_on = bool(match.entries) and match.entries[-1].seat == seat
        visits = int(player._search_for(asked).nodes[tree.ROOT].visits)
        assert visits == 0 or (goes_on and np.array_equal(drawn, match.state.random_counters))
        kept.append(visits)
        drawn = match.state.random_counters.copy()
        match.play(player(asked))
    assert max(kept) > 50, "some decision went on with an earlier tree"


def test_what_other_worlds_would_have_allowed_is_forgotten(match):
    """A card turned up after an own decision, and the tree had thought of other cards."""
    search, asked = Search(match.game, SearchSettings(), 2), question_of(match)
    search.think(asked, Budget(iterations=64))
    impossible = next(action for action in range(match.game.NUM_ACTIONS) if action not in asked.legal)
    child = tree.add_child(search.size, search.nodes, tree.ROOT, asked.seat, impossible)
    for node in (child, tree.ROOT):
        search.nodes[node].visits += 1000
    thought = search.think(asked, Budget(iterations=128))
    assert thought.kept == 64
    assert impossible not in {one.action for one in thought.candidates}
    assert search.nodes[tree.ROOT].visits == sum(one.visits for one in thought.candidates)


def test_a_transplanted_tree_is_the_branch_and_nothing_else():
    size, nodes = np.zeros(1, np.int64), blank(tree.NODE, 16)
    tree.plant(size, nodes)
    left, right = (tree.add_child(size, nodes, tree.ROOT, 0, action) for action in (1, 2))
    tree.add_child(size, nodes, left, 1, 3)
    below = tree.add_child(size, nodes, right, 1, 4)
    tree.add_child(size, nodes, below, 0, 5)
    nodes[right].visits = 9
    into = blank(tree.NODE, 16)
    tree.transplant(size, nodes, right, into)
    assert size[tree.SIZE] == 3
    assert into[tree.ROOT].visits == 9
    assert [int(into[n].action) for n in range(3)] == [2, 4, 5]
    assert (into[0].first, into[1].first, into[2].first) == (1, 2, tree.NOBODY)


def test_an_action_is_chosen_by_its_availability_too():
    """Of two equal actions the one that could rarely be tried is not held to have been neglected."""
    size, nodes, settings = np.zeros(1, np.int64), blank(tree.NODE, 8), blank(tree.SETTINGS)
    settings[0].exploration = 1.0
    tree.plant(size, nodes)
    slots = np.zeros(4, np.int32)
    for action in (1, 2):
        child = tree.add_child(size, nodes, tree.ROOT, 0, action)
        nodes[child].visits, nodes[child].weight, slots[action] = 10, 1.0, child
        nodes[child].value[0] = 5.0
    nodes[slots[1]].available, nodes[slots[2]].available = 200, 20
    chosen = tree.select(nodes, tree.ROOT, 0, np.array([1, 2], np.int32), 2, slots, settings, 0.0, 1.0)
    assert nodes[chosen].action == 1


def test_where_nothing_legal_is_promising_what_did_best_is_chosen():
    """A child that wins at once makes the others weightless; in another world it may not be there."""
    size, nodes, settings = np.zeros(1, np.int64), blank(tree.NODE, 8), blank(tree.SETTINGS)
    settings[0].exploration = 1.0
    tree.plant(size, nodes)
    slots = np.zeros(4, np.int32)
    for action, value in ((1, 2.0), (2, 7.0)):
        child = tree.add_child(size, nodes, tree.ROOT, 0, action)
        nodes[child].visits, nodes[child].weight, slots[action] = 10, 0.0, child
        nodes[child].value[0] = value
    chosen = tree.select(nodes, tree.ROOT, 0, np.array([1, 2], np.int32), 2, slots, settings, 0.0, 1.0)
    assert nodes[chosen].action == 2


def test_a_full_tree_still_answers(match):
    search = Search(match.game, SearchSettings(), 2)
    search.nodes = blank(tree.NODE, 2)
    tree.plant(search.size, search.nodes)
    search.make_room = lambda iterations: None
    thought = search.think(question_of(match), Budget(iterations=30))
    assert thought.iterations == 30
    assert len(thought.candidates) == 1
