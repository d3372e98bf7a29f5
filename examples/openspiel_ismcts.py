"""OpenSpiel's Python IS-MCTS against Labtable's researcher.

pip install 'labtable[openspiel]'
python examples/openspiel_ismcts.py --games 20 --simulations 200
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import labtable
from labtable.bots.question import question
from labtable.envs.openspiel import deal_of_seed  # this import registers the games

arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
arguments.add_argument("--game", default="curie", choices=labtable.names())
arguments.add_argument("--games", type=int, default=10)
arguments.add_argument("--simulations", type=int, default=100, help="of IS-MCTS for each decision")
arguments.add_argument("--level", default="researcher", help="the bot of Labtable")
arguments.add_argument("--most", type=int, default=0, help="stop each game after so many decisions; 0: never")
given = arguments.parse_args()

game = pyspiel.load_game(f"labtable_{given.game}(players=2)")
luck = np.random.RandomState(1)
gained, ended, decisions = 0.0, 0, 0
for number in range(given.games):
    state = game.new_initial_state()
    for outcome in deal_of_seed(number):
        state.apply_action(outcome)
    theirs = number % 2  # the seat of IS-MCTS
    search = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, luck),
        1.4,
        given.simulations,
        random_state=luck,
        allow_inconsistent_action_sets=True,
    )
    researcher = labtable.bot(given.level)
    turn = 0
    while not state.is_terminal() and (not given.most or turn < given.most):
        if state.is_chance_node():
            state.apply_action(int(luck.choice([outcome for outcome, _ in state.chance_outcomes()])))
            continue
        if state.current_player() == theirs:
            action = int(search.step(state))
        else:
            action = researcher(question(state.setting.game, state.past.position, f"{number} {turn}", turn))
        state.apply_action(action)
        turn += 1
    decisions += turn
    if state.is_terminal():
        gained, ended = gained + state.returns()[theirs], ended + 1
told = f"won {(1 + gained / ended) / 2:.0%} of {ended} games" if ended else "finished no game"
print(
    f"{labtable.game(given.game).meta.title}: IS-MCTS of OpenSpiel with {given.simulations} simulations {told} "
    f"against {given.level}, {decisions} decisions in all."
)
