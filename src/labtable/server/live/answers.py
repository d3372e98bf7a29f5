"""What a client asks of a table: done once, and answered in any case."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from labtable.server.base.fair_queue import Asker
from labtable.server.base.metrics import METRICS
from labtable.server.live.hub import Hub
from labtable.server.live.live_table import LiveTable
from labtable.server.live.new_tables import fits, rematch
from labtable.server.live.questions import Questions
from labtable.server.protocol import table_commands, wire
from labtable.server.protocol.rejections import Rejection
from labtable.server.storage.kept import StoreDown
from labtable.server.table import commands


class Answers(NamedTuple):
    hub: Hub
    questions: Questions

    async def answer(
        self, live: LiveTable, holder: str, command: table_commands.Command, asker: tuple[str, ...]
    ) -> wire.Answer:
        """Do what a client asks, once; an answer in any case. To be called by way of `through`."""
        table = live.table
        live.commanded_by(asker)
        try:
            if (beside := BESIDE.get(type(command))) is not None:
                commands.permitted(table, command)
                return await beside(self, live, holder, command, asker)
            if (deal := commands.deal_to_try(table, holder, command)) is not None:
                await fits(self.hub, table.made.game, deal.players, deal.options, live.asker, deal.secret)
            version = await self.hub.change_now(
                live,
                holder,
                command.id,
                lambda table, now: commands.decide(table, holder, command, now, live.present()),
            )
            return wire.Done(command.id, version, table.positions[version])
        except Rejection as rejection:
            return rejected(live, command.id, rejection)

    # Commands of which nothing is stored by themselves --------------------------------------------

    async def why(self, live: LiveTable, holder: str, command: table_commands.Why, asker: Asker) -> wire.Answer:
        return await self.questions.why(live, holder, command, asker)

    async def preview(self, live: LiveTable, holder: str, command: table_commands.Preview, asker: Asker) -> wire.Answer:
        return await self.questions.preview(live, holder, command, asker)

    async def rematch(self, live: LiveTable, holder: str, command: table_commands.Rematch, asker: Asker) -> wire.Answer:
        return await rematch(self.hub, live, holder, command)

    async def hurry(self, live: LiveTable, holder: str, command: table_commands.Hurry, asker: Asker) -> wire.Answer:
        """The process that drives the bots of the table learns of it, whichever that is."""
        table = live.table
        commands.own_chair(table, holder, command.seat)
        commands.in_phase(table, "playing")
        live.hurried.set()
        if self.hub.store.shared:
            self.hub.background(tell_hurry(self.hub, table.code))
        return wire.Done(command.id, table.version, table.position)


BESIDE: dict[type, Callable[..., Awaitable[wire.Answer]]] = {
    table_commands.Why: Answers.why,
    table_commands.Preview: Answers.preview,
    table_commands.Rematch: Answers.rematch,
    table_commands.Hurry: Answers.hurry,
}


async def tell_hurry(hub: Hub, code: str) -> None:
    with contextlib.suppress(StoreDown):
        await hub.store.tell({"hurried": code})


def rejected(live: LiveTable, command: str, rejection: Rejection) -> wire.Rejected:
    METRICS.rejected.labels(rejection.reason).inc()
    return wire.Rejected(
        command, rejection.reason, rejection.message, rejection.refusal, live.table.version, live.table.position
    )
