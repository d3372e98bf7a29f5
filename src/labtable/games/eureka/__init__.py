"""Eureka!, the game on one screen."""
from pathlib import Path

from labtable.core.contract import Game
from labtable.games.eureka.actions import NUM_ACTIONS, decode, encode
from labtable.games.eureka.constants import RULE_OF, Ending, Refusal
from labtable.games.eureka.evaluation import evaluate
from labtable.games.eureka.invariants import check_state
from labtable.games.eureka.meta import META
from labtable.games.eureka.rules import apply_action, legal_actions, refusal
from labtable.games.eureka.setting_up import setup
from labtable.games.eureka.state import OBSERVATION, STATE
from labtable.games.eureka.turn import is_over, returns, to_move
from labtable.games.eureka.views import observe, resample, view
from labtable.games.eureka.words import describe, events, prompt

GAME = Game(
    meta=META, folder=Path(__file__).parent,
    STATE=STATE, OBSERVATION=OBSERVATION, NUM_ACTIONS=NUM_ACTIONS,
    Refusal=Refusal, RULE_OF=RULE_OF, Ending=Ending,
    setup=setup, to_move=to_move, legal_actions=legal_actions, refusal=refusal, apply_action=apply_action,
    is_over=is_over, returns=returns, observe=observe, resample=resample, evaluate=evaluate,
    encode=encode, decode=decode,
    view=view, prompt=prompt, describe=describe, events=events, check_state=check_state, lead=-130,
)
