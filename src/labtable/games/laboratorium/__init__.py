"""Laboratorium on one screen: what the contract asks for, gathered."""
from pathlib import Path

from labtable.core.contract import Game, Rollout
from labtable.games.laboratorium.actions import NUM_ACTIONS, decode, encode
from labtable.games.laboratorium.constants import RULE_OF, Ending, Refusal
from labtable.games.laboratorium.evaluation import evaluate
from labtable.games.laboratorium.invariants import check_state
from labtable.games.laboratorium.legality import legal_actions, refusal
from labtable.games.laboratorium.meta import META
from labtable.games.laboratorium.rules import apply_action, is_over, returns, setup
from labtable.games.laboratorium.state import OBSERVATION, STATE
from labtable.games.laboratorium.turn import to_move
from labtable.games.laboratorium.views import observe, resample, view
from labtable.games.laboratorium.words import describe, events, prompt

GAME = Game(
    meta=META,
    folder=Path(__file__).parent,
    STATE=STATE,
    OBSERVATION=OBSERVATION,
    NUM_ACTIONS=NUM_ACTIONS,
    Refusal=Refusal,
    RULE_OF=RULE_OF,
    Ending=Ending,
    setup=setup,
    to_move=to_move,
    legal_actions=legal_actions,
    refusal=refusal,
    apply_action=apply_action,
    is_over=is_over,
    returns=returns,
    observe=observe,
    resample=resample,
    evaluate=evaluate,
    encode=encode,
    decode=decode,
    view=view,
    prompt=prompt,
    describe=describe,
    events=events,
    check_state=check_state,
    lead=1000, rollout=Rollout(depth=12, tries=8, slips=0),  # one careless decision ruins a plan of ten
)
