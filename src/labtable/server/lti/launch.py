"""Is a launch true? What the platform signed is checked as LTI 1.3 asks: key, issuer, audience, times, nonce and
deployment; and that it ends in the browser in which it began."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
from typing import Any, TypeVar

import jwt
import msgspec

from labtable.core.game.contract import Message
from labtable.server.base.clock import now_ms
from labtable.server.lti.outgoing import NoAnswer, ask
from labtable.server.lti.platforms import Platform
from labtable.server.protocol.rejections import Rejection

CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"
GRADES = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint"
SCORE = "https://purl.imsglobal.org/spec/lti-ags/scope/score"
TEACHES = ("#Instructor", "#Administrator", "#ContentDeveloper", "/Instructor#TeachingAssistant")
MEMBERSHIP = "http://purl.imsglobal.org/vocab/lis/v2/membership"
BEGUN = 600_000  # milliseconds from the first step of a launch to the last
LEEWAY = 60  # seconds by which the platform's clock may differ
KEYS_EVERY = 60_000  # milliseconds between two questions for the keys of a platform
LONGEST, LONGEST_NAME, LONGEST_ADDRESS = 255, 60, 1000  # letters; all of it must fit into a cookie
SET_BY_LINK = ("game", "players", "level", "hours")  # custom parameters that a link of the platform may have

S = TypeVar("S")


class Begun(msgspec.Struct):
    """The first step of a launch, as the platform hands it back to us."""

    issuer: str
    client: str
    nonce: str
    browser: str  # hash of what its cookie says
    until: int


class Launched(msgspec.Struct):
    """Somebody who comes from a platform, and where to."""

    issuer: str
    client: str
    deployment: str
    link: str  # the resource of the platform that was opened
    user: str
    teaches: bool
    given: str
    family: str
    title: str
    language: str
    custom: dict[str, str]
    scores: str  # where results are sent to; empty: nowhere
    until: int

    @property
    def key(self) -> str:
        """The name of the link among all links of all platforms."""
        parts = "\n".join((self.issuer, self.client, self.deployment, self.link))
        return f"lti link {hashlib.sha256(parts.encode()).hexdigest()}"


def untrue() -> Rejection:
    return Rejection("forbidden", Message("server-launch-untrue"))


# Seals ----------------------------------------------------------------------------------------------


def sealed(key: bytes, value: msgspec.Struct) -> str:
    """A struct as text that only this server can have written."""
    body = base64.urlsafe_b64encode(msgspec.json.encode(value)).decode().rstrip("=")
    return f"{body}.{_seal(key, value.__class__, body)}"


def unsealed(key: bytes, text: str, kind: type[S]) -> S:
    body, _, seal = text.partition(".")
    if not hmac.compare_digest(seal.encode(), _seal(key, kind, body).encode()):
        raise untrue()
    found = msgspec.json.decode(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), type=kind)
    if getattr(found, "until", 0) < now_ms():
        raise Rejection("forbidden", Message("server-launch-late"))
    return found


def _seal(key: bytes, kind: type, body: str) -> str:
    return hmac.digest(key, f"labtable lti {kind.__name__} {body}".encode(), hashlib.sha256).hex()


def begin(platform: Platform, browser: str) -> Begun:
    return Begun(platform.issuer, platform.client_id, secrets.token_urlsafe(24), hashed(browser), now_ms() + BEGUN)


def hashed(browser: str) -> str:
    return hashlib.sha256(browser.encode()).hexdigest()


# What the platform signed ---------------------------------------------------------------------------


class PlatformKeys:
    """The public keys of platforms, asked for again when one signs with a key that is not known yet. Anybody can send a
    token of an unknown key: a platform is asked once a minute, by one request, whether it answers or not."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[dict[str, jwt.PyJWK], int]] = {}
        self._asking = asyncio.Lock()

    async def find(self, platform: Platform, kid: str) -> jwt.PyJWK:
        async with self._asking:
            keys, asked = self._known.get(platform.keys, ({}, -KEYS_EVERY))
            if kid not in keys and now_ms() - asked >= KEYS_EVERY:
                try:
                    given = jwt.PyJWKSet.from_dict(await ask(platform.keys))
                    keys = {one.key_id: one for one in given.keys if one.key_id}
                except (NoAnswer, jwt.PyJWTError, AttributeError, TypeError):
                    raise Rejection("unavailable", Message("server-platform-silent")) from None
                finally:
                    self._known[platform.keys] = keys, now_ms()
        if kid not in keys:
            raise untrue()
        return keys[kid]


async def checked(platform: Platform, keys: PlatformKeys, begun: Begun, token: str) -> Launched:
    """Who is launched by a token of this platform, if everything about it is true."""
    try:
        head = jwt.get_unverified_header(token)
        if head.get("alg") != "RS256" or not isinstance(head.get("kid"), str):
            raise untrue()
        claims = jwt.decode(
            token,
            await keys.find(platform, head["kid"]),
            algorithms=["RS256"],
            audience=platform.client_id,
            issuer=platform.issuer,
            leeway=LEEWAY,
            options={"require": ["exp", "iat", "nonce"]},
        )
    except jwt.PyJWTError:
        raise untrue() from None
    audience = claims["aud"]
    if isinstance(audience, list) and len(audience) > 1 and claims.get("azp") != platform.client_id:
        raise untrue()
    if not hmac.compare_digest(str(claims["nonce"]).encode(), begun.nonce.encode()):
        raise untrue()
    kind = (claims.get(f"{CLAIM}message_type"), claims.get(f"{CLAIM}version"))
    if kind != ("LtiResourceLinkRequest", "1.3.0") or claims.get(f"{CLAIM}deployment_id") not in platform.deployments:
        raise untrue()
    return launched(platform, claims)


def launched(platform: Platform, claims: dict[str, Any]) -> Launched:
    """What we take from a token; everything in it may be missing or of another kind."""
    link, context, presentation, grades, custom = (
        found if isinstance(found := claims.get(name), dict) else {}
        for name in (
            f"{CLAIM}resource_link",
            f"{CLAIM}context",
            f"{CLAIM}launch_presentation",
            GRADES,
            f"{CLAIM}custom",
        )
    )
    if not _line(link.get("id")):
        raise untrue()
    roles = claims.get(f"{CLAIM}roles")
    scopes, scores = grades.get("scope"), _line(grades.get("lineitem"), LONGEST_ADDRESS)
    may_score = platform.results and isinstance(scopes, list) and SCORE in scopes and platform.is_own(scores)
    return Launched(
        platform.issuer,
        platform.client_id,
        claims[f"{CLAIM}deployment_id"],
        _line(link["id"]),
        _line(claims.get("sub")),
        any(teaches(role) for role in roles) if isinstance(roles, list) else False,
        _name(claims, "given_name") or _name(claims, "name") if platform.names else "",
        _name(claims, "family_name") if platform.names else "",
        _name(context, "title") or _name(link, "title"),
        _name(presentation, "locale")[:2].lower(),
        {name: _name(custom, name) for name in SET_BY_LINK},
        scores if may_score else "",
        now_ms() + BEGUN,
    )


def teaches(role: object) -> bool:
    """Is this the role of somebody who teaches in the course? Roles in the whole school say nothing about it."""
    return role == "Instructor" or (
        isinstance(role, str) and role.startswith(MEMBERSHIP) and role.removeprefix(MEMBERSHIP) in TEACHES
    )


def _name(claims: dict[str, Any], name: str) -> str:
    return _line(claims.get(name))[:LONGEST_NAME]


def _line(value: object, longest: int = LONGEST) -> str:
    return value if isinstance(value, str) and len(value) <= longest else ""
