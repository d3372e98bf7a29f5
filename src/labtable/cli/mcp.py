"""`labtable mcp`: tables for a language model, over standard input and output."""

from __future__ import annotations

from typing import Annotated

import typer

from labtable.cli.words import speaker


def mcp(
    no_legal: Annotated[bool, typer.Option("--no-legal", help="Never tell which actions are legal.")] = False,
    lang: Annotated[str, typer.Option(help="en, fr or es.")] = "en",
) -> None:
    r"""Let a language model play, by the Model Context Protocol over standard input and output.

    Its tools: games, new_table, look, legal_actions, act, rules, review. Programs such as chat clients start this
    command by themselves. It needs labtable\[mcp].
    """
    speaker(lang)
    from labtable.agents.mcp_server import make_server

    make_server(not no_legal, lang).run("stdio")
