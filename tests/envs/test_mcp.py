"""`labtable mcp` by the protocol's own client: in this process, and over standard input and output."""

import asyncio
import os
import sys

from mcp import Client, StdioServerParameters

from labtable.agents.mcp_server import make_server

START = "from labtable.cli import main; main()"


def text_of(answer):
    return answer.content[0].text


async def called(client, tool, **given):
    return await client.call_tool(tool, given)


async def played(client, most=400):
    """A whole game, by the first of the actions that the table lists."""
    shown = text_of(await called(client, "new_table", game="eureka", rivals=["random"], seed=3))
    table = shown.splitlines()[0].removeprefix("table: ")
    for _ in range(most):
        listed = [line[2:] for line in shown.splitlines() if line.startswith("- ")]
        if not listed:
            break
        shown = text_of(await called(client, "act", table=table, words=listed[0]))
    return table, shown


def test_a_model_plays_a_whole_game_by_the_tools_and_learns_why_a_try_is_wrong():
    async def session():
        async with Client(make_server()) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"games", "new_table", "look", "legal_actions", "act", "rules", "review"}
            table, shown = await played(client)
            assert "The game is over." in shown and shown.endswith(text_of(await called(client, "look", table=table)))
            fresh = text_of(await called(client, "new_table", game="eureka", rivals=["random"], seed=3))
            table = fresh.splitlines()[0].removeprefix("table: ")
            wrong = text_of(await called(client, "act", table=table, words="unite the library"))
            assert "Not understood" in wrong or "(rule " in wrong
            assert "- " + text_of(await called(client, "legal_actions", table=table)).splitlines()[0] in fresh
            assert text_of(await called(client, "rules", game="eureka", number="4.1")).startswith("4.1 ")
            for tool, given in (
                ("look", {"table": "nowhere"}),
                ("new_table", {"game": "chess"}),
                ("review", {"table": table}),
            ):
                failed = await called(client, tool, **given)
                assert failed.is_error and text_of(failed).endswith((".", "?"))

    asyncio.run(session())


def test_without_legal_actions_nobody_says_what_is_legal():
    async def session():
        async with Client(make_server(legal=False)) as client:
            shown = text_of(await called(client, "new_table", game="eureka", rivals=["random"], seed=3))
            assert "You may:" not in shown
            table = shown.splitlines()[0].removeprefix("table: ")
            assert "nobody says what is legal" in text_of(await called(client, "legal_actions", table=table))

    asyncio.run(session())


def test_the_command_speaks_the_protocol_over_standard_input_and_output():
    command = StdioServerParameters(command=sys.executable, args=["-c", START, "mcp"], env=dict(os.environ))

    async def session():
        async with Client(command) as client:
            assert "curie: " in text_of(await called(client, "games"))

    asyncio.run(session())
