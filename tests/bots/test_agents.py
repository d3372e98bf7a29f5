"""Agents that read text: asked, refused with a rule, stood in for, and measured against the levels."""

import sys
from pathlib import Path

import pytest

from labtable.agents.bench import AGENT, AgentArena, LevelResult, agent_fixtures
from labtable.agents.fresh_components import drawn_variant
from labtable.agents.text_agent import INTRODUCTION, Silent, TextPlayer, agent
from labtable.core.errors import BadSetup
from labtable.core.game.registry import game, names
from labtable.core.match.match import Match
from tests.run_cli import called

ROOT = Path(__file__).parents[2]
SCRIPTED = ROOT / "examples" / "scripted_agent.py"


class Scripted:
    """An agent that gives these answers, and keeps what it was told."""

    def __init__(self, *answers):
        self.answers, self.told = list(answers), []

    def reply(self, text):
        self.told.append(text)
        answer = self.answers.pop(0)
        if answer is None:
            raise Silent
        return answer


@pytest.mark.parametrize("name", names())
def test_an_agent_that_reads_only_the_text_plays_every_game_without_a_wrong_try(name):
    """For 40 decisions at most; `labtable bench-agent all` plays whole games by the hundred."""
    match, faults = Match(game(name), 2, seed=4), []
    players = [TextPlayer(agent(f"{SCRIPTED}:Reader")) for _ in range(2)]
    for _ in range(40):
        if not match.over:
            match.play(players[match.to_move].decide(match, faults.append))
    assert not faults and (match.over or match.version == 40)


@pytest.mark.parametrize("name", ["curie", "eureka"])
def test_an_agent_finishes_a_game_against_a_bot_or_beside_one(name):
    arena = AgentArena(name, 2, {}, None, agent=f"{SCRIPTED}:Reader")
    played = arena.play(agent_fixtures(game(name), 2, "random", 1, 4)[0])
    assert played.ending and not played.faults and sum(played.decisions) > 0


def test_a_wrong_try_is_answered_with_its_rule_and_counted_by_it(match):
    legal = match.say(match.describe(match.legal()[0]))
    wrong = next(action for action in range(match.game.NUM_ACTIONS) if match.why_not(action))
    mind, faults = Scripted(match.say(match.describe(wrong)), "xyzzy", legal), []
    assert TextPlayer(mind).decide(match, faults.append) == match.legal()[0]
    rule = match.why_not(wrong).rule
    assert faults[0].startswith(f"rule {rule} (") and faults[1:] == ["not understood"]
    assert mind.told[0].startswith(INTRODUCTION) and f"(rule {rule})" in mind.told[1] and "xyzzy" in mind.told[2]
    assert match.version == 0, "the table changes when the arena plays it, not before"


def test_an_agent_without_a_legal_answer_is_stood_in_for(match):
    for mind, said in ((Scripted(*["xyzzy"] * 5), ["not understood"] * 5), (Scripted(None), ["no answer"])):
        faults = []
        assert TextPlayer(mind).decide(match, faults.append) in match.legal()
        assert faults == [*said, "given up"]


def test_legal_actions_can_be_left_out_of_what_it_is_told(match):
    mind = Scripted("xyzzy", *["?"] * 4)
    TextPlayer(mind, legal=False).decide(match, lambda fault: None)
    assert "You may:" not in mind.told[0]


def test_a_command_reads_lines_of_json_and_a_silent_one_is_ended():
    script = "import sys, json\nfor line in sys.stdin: print(len(json.loads(line)), flush=True)"
    counting = agent(f'{sys.executable} -c "{script}"', 30)
    assert counting.reply("a\nb") == "3"
    counting.close()
    silent = agent(f'{sys.executable} -c "pass"', 30)
    with pytest.raises(Silent):
        silent.reply("anybody?")
    for words in ("no-such-command-here", "", f"{SCRIPTED}:Missing"):
        with pytest.raises(BadSetup):
            agent(words)


def test_few_games_give_counts_and_no_figure():
    arena = AgentArena("curie", 2, {}, None, agent=f"{SCRIPTED}:Reader")
    wanted = agent_fixtures(game("curie"), 2, "random", 2, 1)
    assert [one.seats.index(AGENT) for one in wanted] in ([0, 1], [1, 0]) and wanted[0].seed == wanted[1].seed
    result = LevelResult.of(game("curie"), "random", [arena.play(wanted[0])])
    assert result.points is None and result.count.games == 1 and result.decisions > 0 and result.wrong == 0


@pytest.mark.thorough
def test_a_drawn_variant_differs_from_the_box_and_comes_again_for_the_same_seed():
    one = drawn_variant("curie", 3)
    assert one and one == drawn_variant("curie", 3) != drawn_variant("curie", 4)
    assert len(game("curie", one).changes.rows) == len(one)


def test_the_command_reports_points_and_wrong_tries():
    said = called("bench-agent", "eureka", "--agent", f"{SCRIPTED}:Reader", "--levels", "random", "--games", "1")
    assert "team's score" in said.stdout and "1 game, 1 distinct: too few" in said.stdout
