"""Computer players. A bot is asked a `Question`: its seat, its legal actions, and a world in which everything that
the seat cannot know has been re-dealt. The truth never reaches it."""

from labtable.bots.levels import NAMES, bot
from labtable.bots.question import Bot, Question, question_of
from labtable.bots.referee import answer, ask_once

__all__ = ["NAMES", "Bot", "Question", "answer", "ask_once", "bot", "question_of"]
