"""In Your Element on one screen: what the contract asks for, gathered."""
from pathlib import Path

from labtable.core.contract import Game
from labtable.games.element.actions import NUM_ACTIONS, decode, encode
from labtable.games.element.constants import RULE_OF, Ending, Refusal
from labtable.games.element.evaluation import evaluate
from labtable.games.element.gallery import gallery
from labtable.games.element.invariants import check_state
from labtable.games.element.meta import META
from labtable.games.element.rules import apply_action, is_over, legal_actions, refusal, returns, setup, to_move
from labtable.games.element.state import OBSERVATION, STATE
from labtable.games.element.views import describe, events, observe, prompt, resample, view

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
    gallery=gallery,
    lead=14500,
)
