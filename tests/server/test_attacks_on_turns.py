"""Attacks on turns: who waits for whom where everybody wants the same workers.

Each is a finding of an attack on a running server, and no longer works. bench/server_edge.py repeats them with figures.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from labtable.bots import NAMES
from labtable.bots.levels import SEARCHING
from labtable.core.game.registry import game
from labtable.core.match.match import Match
from labtable.server.base.fair_queue import Asker, FairQueue
from labtable.server.workers.workers import Workers
from tests.server.house import run
from tests.server.playing import GAME, PATIENCE, STARTING
from tests.waiting import wait_for_file

# A school is one network --------------------------------------------------------------------------------


def order_of(asked: list[tuple[Asker, int]], turns: int = 1) -> list[int]:
    """In which order those who asked get their turns, of a queue in which somebody has one until all have asked."""
    order: list[int] = []

    async def everything() -> None:
        queue = FairQueue(turns, 10_000)
        for _ in range(turns):
            await queue.take("somebody before them")

        async def one(number: int, asker: Asker, rank: int) -> None:
            async with queue.turn(asker, rank):
                order.append(number)
                await asyncio.sleep(0)

        waiting = []
        for number, (asker, rank) in enumerate(asked):
            waiting.append(asyncio.create_task(one(number, asker, rank)))
            await asyncio.sleep(0)
        for _ in range(turns):
            queue.give_back()
        await asyncio.gather(*waiting)
        assert queue.free == turns and not len(queue)

    run(everything())
    return order


def test_turns_are_shared_by_networks_then_by_seat_holders_then_by_tables() -> None:
    flood: list[tuple[Asker, int]] = [(("school", "flood", f"table {number}"), 0) for number in range(20)]
    other_table: list[tuple[Asker, int]] = [(("school", "flood", "table 0"), 0)] * 20
    classmate: list[tuple[Asker, int]] = [(("school", "classmate", "table"), 0)]
    many_cookies: list[tuple[Asker, int]] = [(("school", f"cookie {number}", "table"), 0) for number in range(300)]
    elsewhere: list[tuple[Asker, int]] = [(("home", "somebody", "table"), 0)]
    assert order_of([*flood, *classmate]).index(20) <= 1
    assert order_of([*many_cookies, *elsewhere]).index(300) <= 1
    assert order_of([*other_table, *flood]).index(21) <= 2


def test_one_who_always_has_something_waiting_gets_no_more_than_one_who_asks_again_and_again() -> None:
    served: list[str] = []

    async def attack() -> None:
        queue = FairQueue(1, 1000)

        async def one(name: str, asker: Asker) -> None:
            async with queue.turn(asker):
                served.append(name)
                await asyncio.sleep(0)

        async def again_and_again() -> None:
            for _ in range(20):
                await one("classmate", ("school", "classmate"))

        flood = [asyncio.create_task(one("flood", ("school", "flood", f"table {n % 20}"))) for n in range(100)]
        await asyncio.gather(again_and_again(), *flood)

    run(attack())
    assert served[:41].count("classmate") == 20


def test_a_queue_forgets_those_who_went_and_keeps_little_of_those_who_came() -> None:
    async def attack() -> None:
        queue = FairQueue(1, 100_000)
        await queue.take("somebody")
        gone = [asyncio.create_task(queue.take(("school", f"cookie {number}"))) for number in range(3000)]
        last = asyncio.create_task(queue.take(("school", "patient")))
        await asyncio.sleep(0)
        for one in gone:
            one.cancel()
        await asyncio.sleep(0)
        queue.give_back()
        await last
        queue.give_back()
        assert queue.free == 1 and not len(queue) and not queue._ranks

    run(attack())


def test_a_cheap_bot_waits_neither_for_a_dear_one_nor_for_a_review(tmp_path: Path) -> None:
    """One worker for dear bots, and its only process thinks until the cheap bot of somebody else has answered."""
    file = tmp_path / "go on"

    async def attack() -> None:
        workers = Workers(1, PATIENCE, 500)
        try:
            dear = [
                asyncio.create_task(
                    workers.bots.do(wait_for_file, str(file), asker=("school", "ada", f"{number}"), limit=STARTING)
                )
                for number in range(20)
            ]
            review = asyncio.create_task(
                workers.coach.do(wait_for_file, str(file), asker=("school", "ada"), limit=STARTING)
            )
            match = Match(game(GAME), 2, seed=1)
            assert len(match.legal()) > 1
            assert {"random", "pupil", "novice", "student", "greedy"} == set(NAMES) - SEARCHING
            assert await workers.answer(match, "greedy", ("school", "emmy", "table")) in match.legal()
            assert not any(one.done() for one in (*dear, review))
            emmy = asyncio.create_task(workers.bots.do(abs, -7, asker=("school", "emmy", "table"), limit=STARTING))
            while len(workers.bots.queue) < 20:
                await asyncio.sleep(0)
            file.touch()
            assert await emmy == 7
            assert sum(one.done() for one in dear) <= 2
            await asyncio.gather(*dear, review)
        finally:
            workers.stop()

    asyncio.run(asyncio.wait_for(attack(), STARTING))
