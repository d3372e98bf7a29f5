"""Results back to the platform when a round is over: to its grade book (LTI Assignment and Grade Services), and as
statements to a learning record store (xAPI) where the school has one."""

from __future__ import annotations

import base64
import secrets
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit, urlunsplit

import jwt
import msgspec
import structlog
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey

from labtable.core.game.registry import game as find_game
from labtable.server.classroom.live import LiveClass
from labtable.server.classroom.results import results_of
from labtable.server.live.hub import Hub
from labtable.server.lti.launch import SCORE
from labtable.server.lti.outgoing import NoAnswer, ask
from labtable.server.lti.platforms import Platform, Platforms
from labtable.server.protocol import class_results

LOG = structlog.get_logger("labtable")
ASSERTION = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
SCORES = "application/vnd.ims.lis.v1.score+json"
COMPLETED = {"id": "http://adlnet.gov/expapi/verbs/completed", "display": {"en": "completed"}}
LIVES = 300  # seconds of what we sign


class PlayedRound(NamedTuple):
    """What a pupil of the platform has played in a round."""

    account: str
    finished: bool
    points: int | None
    rank: int | None


class Reports:
    """Sends results. Nobody waits for them, and what a platform does not take is told in the log alone."""

    def __init__(self, hub: Hub, platforms: Platforms, key: RSAPrivateKey) -> None:
        self.hub, self.platforms, self.key = hub, platforms, key

    async def send(self, live: LiveClass) -> None:
        link = live.record.link
        platform = None if link is None else self.platforms.find(link.issuer, link.client)
        if link is None or platform is None:
            return
        results = await results_of(self.hub, live, live.record.round)
        played = list(played_in(live, results))
        try:
            if platform.results and platform.is_own(link.scores):
                await self._to_grade_book(platform, link.scores, results, played)
            if self.platforms.xapi is not None:
                await self._to_record_store(platform, live, results, played)
        except NoAnswer as error:
            LOG.warning("results were not taken by the platform", error=str(error))

    async def _to_grade_book(
        self, platform: Platform, line: str, results: class_results.ClassResults, played: list[PlayedRound]
    ) -> None:
        right = await ask(platform.token, urlencode(self._request(platform)).encode())
        if not isinstance(right, dict) or not isinstance(right.get("access_token"), str):
            raise NoAnswer("no token")
        heads = {"Authorization": f"Bearer {right['access_token']}", "Content-Type": SCORES}
        for one in played:
            await ask(scores_of(line), msgspec.json.encode(score(results, one)), heads)

    def _request(self, platform: Platform) -> dict[str, str]:
        now = int(time.time())
        claims = {
            "iss": platform.client_id,
            "sub": platform.client_id,
            "aud": platform.token,
            "iat": now,
            "exp": now + LIVES,
            "jti": secrets.token_urlsafe(16),
        }
        return {
            "grant_type": "client_credentials",
            "client_assertion_type": ASSERTION,
            "client_assertion": jwt.encode(claims, self.key, "RS256", {"kid": "labtable"}),
            "scope": SCORE,
        }

    async def _to_record_store(
        self, platform: Platform, live: LiveClass, results: class_results.ClassResults, played: list[PlayedRound]
    ) -> None:
        store = self.platforms.xapi
        assert store is not None
        heads = {
            "Authorization": f"Basic {base64.b64encode(f'{store.user}:{store.password}'.encode()).decode()}",
            "Content-Type": "application/json",
            "X-Experience-API-Version": "1.0.3",
        }
        statements = [statement(platform, live, results, one) for one in played]
        if statements:
            await ask(f"{store.endpoint.rstrip('/')}/statements", msgspec.json.encode(statements), heads)


def played_in(live: LiveClass, results: class_results.ClassResults) -> Iterator[PlayedRound]:
    """Every pupil of a platform who had a seat in this round."""
    accounts = {card.number: card.account for card in live.record.cards if card.account}
    desks = {desk.code: desk for desk in live.record.desks if desk.round == results.round}
    for table in results.tables:
        standings = {} if table.outcome is None else {one.seat: one for one in table.outcome.standings}
        for seat, cards in enumerate(desks[table.code].seats):
            points = int(table.chart.scores[seat][-1]) if table.chart.scores else None
            for card in cards:
                if card in accounts:
                    yield PlayedRound(
                        accounts[card], table.over, points, standings[seat].rank if seat in standings else None
                    )


def score(results: class_results.ClassResults, one: PlayedRound) -> dict[str, Any]:
    """A point for taking part. What the dice and the cards gave is told beside it, and marks nobody."""
    title = find_game(results.game).meta.title
    told = [f"{title}, round {results.round}"]
    if one.points is not None:
        told.append(f"{one.points} points")
    if one.rank is not None:
        told.append(f"rank {one.rank}")
    return {
        "userId": one.account,
        "timestamp": datetime.now(UTC).isoformat(timespec="milliseconds"),
        "scoreGiven": 1,
        "scoreMaximum": 1,
        "comment": ", ".join(told),
        "activityProgress": "Completed" if one.finished else "Submitted",
        "gradingProgress": "FullyGraded",
    }


def statement(
    platform: Platform, live: LiveClass, results: class_results.ClassResults, one: PlayedRound
) -> dict[str, Any]:
    told: dict[str, Any] = {"completion": one.finished}
    if one.points is not None:
        told["score"] = {"raw": one.points}
    return {
        "actor": {"objectType": "Agent", "account": {"homePage": platform.issuer, "name": one.account}},
        "verb": COMPLETED,
        "object": {
            "id": f"urn:labtable:{results.game}",
            "definition": {"name": {"en": find_game(results.game).meta.title}},
        },
        "result": told,
        "timestamp": datetime.now(UTC).isoformat(timespec="milliseconds"),
    }


def scores_of(line: str) -> str:
    """The address for scores of a line of the grade book: beside its path, before its query."""
    parts = urlsplit(line)
    return urlunsplit(parts._replace(path=f"{parts.path}/scores"))
