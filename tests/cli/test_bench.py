"""`labtable bench`, in the process that has compiled the rules: its own loop compiles beside them in a few seconds."""

import json

from tests.run_cli import called


def test_a_bench_for_machines():
    ended = called("bench", "element", "--json", "--seconds", "0.1", "--no-compile")
    assert ended.returncode == 0, ended
    (measured,) = json.loads(ended.stdout)["games"]
    assert measured["game"] == "element" and measured["players"] == 3
    assert measured["decisions_per_second"] > 0 and measured["bytes_per_state"] > 0
