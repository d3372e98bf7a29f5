"""Nets at the table: what they say, and what happens where there is none, or a wrong one."""

import io
import json
import logging
import zipfile
from dataclasses import replace

import numpy as np
import pytest

from labtable.bots import answer, bot, levels, question_of
from labtable.bots.nets import files
from labtable.bots.nets.inputs import WIDEST, Inputs, turns
from labtable.bots.search import loops
from labtable.bots.search.loops import NET_TRIES
from labtable.bots.search.net import said, think
from labtable.bots.search.tree import MOST_SEATS
from labtable.bots.search_api import Budget, Search, compiled
from labtable.core.game.observation_fields import words_of
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from labtable.core.record.layout import layout_of

HIDDEN = 8


@pytest.fixture
def weights(element):
    """A small net of random weights over a few fields."""
    luck = np.random.default_rng(3)
    turned = luck.integers(-1, 6, (400, sum(field.size for field in element.observation_fields) + 1))
    inputs = Inputs.met(element, turned)
    last = element.NUM_ACTIONS + 1 + MOST_SEATS
    shapes = {
        "first": (len(inputs.fields), HIDDEN),
        "start": (HIDDEN,),
        "hidden": (2, HIDDEN, HIDDEN),
        "bias": (2, HIDDEN),
        "policy": (last, HIDDEN),
        "offset": (last,),
    }
    return inputs, {name: luck.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


@pytest.fixture
def file(element, weights, tmp_path):
    path = tmp_path / "element.net"
    files.write(path, element, *weights, {"decisions": 7})
    return path


def plainly(net, seen, seat, players):
    """The same net as matrices."""
    wide = np.zeros(len(net.first), np.float32)
    for field, (low, rows) in enumerate(zip(net.low, net.rows, strict=True)):
        value = int(np.append(seen, players)[net.source[players * MOST_SEATS + seat, field]])
        if net.relative[field]:
            value = (value - seat) % players
        row = rows[min(max(value - low, 0), WIDEST - 1)]
        if row >= 0:
            wide[row] += 1
    units = np.maximum(wide @ net.first + net.start, 0)
    for layer, bias in zip(net.hidden, net.bias, strict=True):
        units = units + np.maximum(units @ layer + bias, 0)
    return net.policy @ units + net.offset


def test_a_net_says_what_its_matrices_say(element, file):
    net, card = files.read(file, element)
    assert card["decisions"] == 7
    desk = files.desk_for(element, net)
    for seat, players in ((0, 2), (1, 2), (2, 4)):
        desk.seen[0] = np.random.default_rng(seat).integers(0, 9, desk.seen.shape[1])
        desk.seen[0, 1] %= players  # the mover
        think(net, desk, seat, players)
        told = [said(net, desk, row) for row in range(len(net.policy))]
        assert told == pytest.approx(plainly(net, desk.seen[0], seat, players).tolist(), rel=1e-3, abs=1e-2)


def test_a_file_holds_its_weights_to_a_hundredth(element, weights, file):
    net, _ = files.read(file, element)
    for name in ("first", "hidden", "policy"):
        given = weights[1][name]
        assert np.abs(getattr(net, name) - given).max() < np.abs(given).max() / 100


def test_seats_are_turned_so_that_the_one_that_looks_comes_first(element):
    source, relative = turns(element)
    points = next(field for field in element.observation_fields if field.name == "points")
    assert source[3 * MOST_SEATS + 2, points.start : points.start + 3].tolist() == [
        points.start + 2,
        points.start,
        points.start + 1,
    ]
    assert relative.tolist().count(1) == 1


@pytest.mark.parametrize("name", names())
def test_every_net_of_the_package_is_small_fits_its_game_and_has_a_card(name):
    any_game = game(name)
    path = files.path_of(any_game)
    assert path.stat().st_size <= 1_000_000
    _, card = files.read(path, any_game)
    assert card["decisions"] > 1_000_000 and card["rules_version"] == any_game.meta.rules_version
    assert {"seconds", "games", "on", "plan"} <= set(card)


def test_a_net_leads_a_player_and_a_search(element, file):
    match = Match(element, 2, seed=4)
    for name in (f"researcher@{file}@1", f"laureate@{file}@50"):
        assert bot(name)(question_of(match)) in match.legal()
    assert bot(f"researcher@{file}@1")(question_of(match)) == bot(f"researcher@{file}@1")(question_of(match))


def spoil(path, **changed):
    parts = read_parts(path)
    write_parts(path, {**parts, files.CARD: json.dumps({**json.loads(parts[files.CARD]), **changed}).encode()})


def read_parts(path):
    with zipfile.ZipFile(path) as old:
        return {name: old.read(name) for name in old.namelist()}


def write_parts(path, parts):
    with zipfile.ZipFile(path, "w") as new:
        for name, part in parts.items():
            new.writestr(name, part)


def test_a_wrong_file_is_one_clear_sentence(element, file):
    match = Match(element, 2, seed=4)
    with pytest.raises(files.BadNet, match=r"There is no net in .*nothing\.net"):
        bot("laureate@nothing.net")
    spoil(file, shape="of others")
    with pytest.raises(files.BadNet, match=r"other rules than these of In Your Element \(version 2\); `labtable"):
        bot(f"laureate@{file}")(question_of(match))
    file.write_bytes(file.read_bytes()[:2000])
    for limit in (None, 600.0):
        with pytest.raises(files.BadNet, match="is damaged, and no net can be read from it"):
            answer(match, bot(f"laureate@{file}"), limit=limit)


def test_a_file_that_would_unpack_to_more_than_any_net_is_refused_before_it_does(element, file):
    write_parts(file, {**read_parts(file), "policy.npy": bytes(files.MOST_BYTES + 1)})
    with pytest.raises(files.BadNet, match="more than any net"):
        files.read(file, element)


def test_weights_that_claim_more_room_than_there_is_are_a_damaged_file(element, file):
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(header, {"descr": "<f4", "fortran_order": False, "shape": (2**60,)})
    write_parts(file, {**read_parts(file), "policy.npy": header.getvalue()})
    with pytest.raises(files.BadNet, match="is damaged"):
        files.read(file, element)


@pytest.mark.parametrize(
    ("name", "spoiled"),
    [
        ("rows", lambda rows: rows + 5000),
        ("rows", lambda rows: rows[:-1]),
        ("rows", lambda rows: rows[:, :0]),
        ("low", lambda low: low[:-1]),
        ("first", lambda first: first[:-1]),
        ("hidden", lambda hidden: hidden[:, :-1]),
        ("start", lambda start: start[:3]),
        ("bias", lambda bias: bias[:-1]),
        ("policy", lambda policy: policy[:-1]),
        ("offset", lambda offset: offset[:-1]),
        ("start", lambda start: start * np.float16("nan")),
    ],
)
def test_weights_that_do_not_fit_each_other_never_reach_the_search(element, file, name, spoiled):
    parts = read_parts(file)
    wrong = io.BytesIO()
    np.save(wrong, spoiled(np.load(io.BytesIO(parts[f"{name}.npy"]))))
    write_parts(file, {**parts, f"{name}.npy": wrong.getvalue()})
    with pytest.raises(files.BadNet, match="is damaged, and no net can be read from it"):
        files.read(file, element)


def test_the_levels_play_on_without_nets(element, monkeypatch, tmp_path, caplog):
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    monkeypatch.setattr(files, "_read", {})
    match = Match(element, 2, seed=4)
    plain = bot("researcher@search")(question_of(match))
    with caplog.at_level(logging.WARNING):
        assert bot("researcher")(question_of(match)) == plain and not caplog.text
        (tmp_path / "element.net").write_bytes(b"nothing")
        assert bot("researcher")(question_of(match)) == plain
    assert "is damaged" in caplog.text and "The level researcher plays without a net." in caplog.text
    with pytest.raises(files.BadNet):
        bot("researcher@net")(question_of(match))


def test_a_net_leads_the_levels_that_its_card_names(element, monkeypatch, tmp_path, file):
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    parts = read_parts(file)
    for leads in ([], ["laureate"]):
        monkeypatch.setattr(files, "_read", {})
        write_parts(file, {**parts, files.CARD: json.dumps({**json.loads(parts[files.CARD]), "leads": leads})})
        assert [level for level in levels.LEVELS if levels.search_of(element, 2, level).net is not None] == leads


def test_the_laureate_of_a_team_plays_on_with_the_net_to_the_end_and_a_researcher_does_not():
    eureka = game("eureka")
    laureate, researcher = (levels.search_of(eureka, 3, level).record[0] for level in ("laureate", "researcher"))
    assert laureate.learned and (laureate.depth, laureate.tries) == (eureka.meta.bound, NET_TRIES)
    assert researcher.learned and researcher.depth == 0
    assert not levels.search_of(eureka, 3, mind=levels.SEARCH).record[0].learned


@pytest.fixture
def partner():
    """A search for three players of Eureka!, led by a net that knows nothing but a card of the next player's hand."""
    eureka = game("eureka")
    width = sum(field.size for field in eureka.observation_fields) + 1
    inputs = Inputs.met(eureka, np.random.default_rng(3).integers(0, 2, (50, width)))
    first_expectation = eureka.NUM_ACTIONS + 1 + MOST_SEATS
    last = first_expectation + files.expectations(eureka)
    shapes = {
        "first": (len(inputs.fields), HIDDEN),
        "start": (HIDDEN,),
        "hidden": (2, HIDDEN, HIDDEN),
        "bias": (2, HIDDEN),
        "policy": (last, HIDDEN),
        "offset": (last,),
    }
    arrays = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    match = Match(eureka, 3, seed=4)
    asked = question_of(match)
    card = next(
        card
        for card in range(8)
        if not int(asked.world[0].players[asked.seat].hand) >> card & 1 and not int(asked.world[0].market) >> card & 1
    )
    arrays["offset"][first_expectation + card] = 5
    search = Search(eureka, levels.TOGETHER, 3, files.of_arrays(eureka, inputs, arrays))
    return search, asked, card


def test_a_world_is_as_likely_as_what_the_others_hold_there(partner):
    search, asked, card = partner
    search.states[loops.TABLE] = asked.world[0]
    words, held = search.states.view(np.int64).reshape(len(search.states), -1), search.game.HELD
    for count in range(1, 12):
        likely = np.zeros(count)
        compiled(search.game).believe_into(
            search.states,
            words,
            words_of(held, layout_of(search.game.State)),
            asked.seat,
            7,
            search.weights,
            search.desk,
            np.zeros((MOST_SEATS - 1, held.things)),
            likely,
        )
        hand = int(search.states[loops.WORLD].players[(asked.seat + 1) % 3].hand)  # in the last of these worlds
        assert likely[-1] == (5 if hand >> card & 1 else 0)


def test_a_search_plays_in_worlds_that_its_net_expects(partner):
    search, asked, _ = partner
    search.states[loops.TABLE] = asked.world[0]
    different = []
    for belief in (0.0, 0.4, 1.0):
        search.settings = replace(levels.TOGETHER, belief=belief)
        search.begin()
        search._believe(asked.seat, 7, 300)
        different.append(len(set(search.worlds.tolist())))
    assert different[0] == 0 and different[1] > different[2] > 50  # the surer it is, the fewer worlds are left


def test_partners_in_the_tree_do_what_the_net_would_do(partner):
    search, asked, _ = partner
    search.think(asked, Budget(iterations=200))
    nodes = search.nodes[1 : int(search.size[0])]
    own = nodes["seat"] == asked.seat
    assert own.any() and (nodes["weight"][own] > 0).all()
    assert (~own).any() and not nodes["weight"][~own].any() and nodes["visits"][~own].all()  # none is only tried
