"""In the Footsteps of Marie Curie: 2 to 4 young scientists, a cube tower, and a life from 1867 to 1934."""
from pathlib import Path

from labtable.core.contract import Game
from labtable.games.curie.actions import NUM_ACTIONS, decode, encode
from labtable.games.curie.constants import RULE_OF, Ending, Refusal
from labtable.games.curie.evaluation import evaluate
from labtable.games.curie.invariants import check_state
from labtable.games.curie.meta import META
from labtable.games.curie.rules import apply_action, is_over, legal_actions, refusal, setup, to_move
from labtable.games.curie.scoring import returns
from labtable.games.curie.seeing import observe, resample
from labtable.games.curie.state import OBSERVATION, STATE
from labtable.games.curie.views import view
from labtable.games.curie.words import describe, events, prompt

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
    lead=459,
)
