"""An agent that reads only what `match.tell` and `match.try_words` say: it picks by lot one of the actions that it is
told of.

labtable bench-agent all --agent examples/scripted_agent.py:Reader --levels random --games 100

As a command it reads a line of JSON for every text and writes a line for every answer:

labtable bench-agent eureka --agent "python examples/scripted_agent.py" --levels random --games 2
"""

import json
import sys
from random import Random


class Reader:
    def __init__(self):
        self.luck = Random(1)

    def reply(self, text):
        listed = [line[2:] for line in text.splitlines() if line.startswith("- ")]
        return self.luck.choice(listed) if listed else "what can I do?"


if __name__ == "__main__":
    reader = Reader()
    for line in sys.stdin:
        print(reader.reply(json.loads(line)), flush=True)
