"""The three steps of a launch, and our public key. Forms of somebody else's page reach these routes and no others."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias
from urllib.parse import parse_qsl, urlencode

import jwt
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from labtable.core.game.contract import Message
from labtable.server.http.context import Server, visitor
from labtable.server.http.responses import answer, said
from labtable.server.http.sessions import cookie_of
from labtable.server.lti import class_link
from labtable.server.lti.grades import Reports
from labtable.server.lti.launch import BEGUN, Begun, Launched, PlatformKeys, begin, checked, hashed, sealed, unsealed
from labtable.server.lti.memory import Memory
from labtable.server.lti.platforms import Platforms
from labtable.server.protocol.rejections import Rejection

COOKIE = "__Host-labtable-launch"
MOST = 20  # fields of a form

Handler: TypeAlias = Callable[[Request], Coroutine[Any, Any, Response]]


class Launches:
    """What the routes of launches share."""

    def __init__(self, server: Server, platforms: Platforms) -> None:
        self.server, self.platforms, self.keys = server, platforms, PlatformKeys()

    @property
    def memory(self) -> Memory:
        return Memory(self.server.store)

    async def start(self) -> None:
        """Make the signing key, if there is none, and send results when a round is over."""
        key = await self.memory.signing_key()
        self.public = {**jwt.algorithms.RSAAlgorithm.to_jwk(key.public_key(), as_dict=True), **KIND}
        reports = Reports(self.server.hub, self.platforms, key)
        self.server.classes.round_over = reports.send

    def routes(self) -> list[BaseRoute]:
        steps = (("login", self.login), ("launch", self.launch), ("enter", self.enter))
        return [
            *(Route(f"/lti/{name}", told(step), methods=["GET", "POST"], name=f"lti {name}") for name, step in steps),
            Route("/lti/keys", self.own_keys),
        ]

    async def login(self, request: Request) -> Response:
        """A platform wants to launch somebody: their browser goes back there, to be told who they are."""
        given = await fields(request)
        platform = self.platforms.find(given.get("iss", ""), given.get("client_id", ""))
        if platform is None:
            raise Rejection("not-found")
        browser = secrets.token_urlsafe(32)
        begun = begin(platform, browser)
        asked = {
            "scope": "openid",
            "response_type": "id_token",
            "response_mode": "form_post",
            "prompt": "none",
            "client_id": platform.client_id,
            "redirect_uri": f"{visitor(request).base}/lti/launch",
            "login_hint": given.get("login_hint", ""),
            "lti_message_hint": given.get("lti_message_hint", ""),
            "nonce": begun.nonce,
            "state": sealed(self.server.sessions.key, begun),
        }
        mark = "&" if "?" in platform.login else "?"
        return self._with_cookie(RedirectResponse(platform.login + mark + urlencode(asked), 302), browser)

    async def launch(self, request: Request) -> Response:
        """The platform says who it is. The browser takes that to the next step in a cookie: only there its session is
        known, as this request comes from another site."""
        given = await fields(request)
        begun = unsealed(self.server.sessions.key, given.get("state", ""), Begun)
        if hashed(request.cookies.get(COOKIE, "")) != begun.browser:
            raise Rejection("forbidden", Message("server-launch-cookies"))
        platform = self.platforms.find(begun.issuer, begun.client)
        if platform is None:
            raise Rejection("not-found")
        who = await checked(platform, self.keys, begun, given.get("id_token", ""))
        if not await self.memory.keep(f"lti nonce {begun.nonce}", lives=2 * BEGUN):
            raise Rejection("forbidden", Message("server-launch-late"))
        entry = RedirectResponse(f"{visitor(request).base}/lti/enter", 303)
        return self._with_cookie(entry, sealed(self.server.sessions.key, who))

    async def enter(self, request: Request) -> Response:
        """Into the class, with the session that this browser has, or a new one."""
        launch = unsealed(self.server.sessions.key, request.cookies.get(COOKIE, ""), Launched)
        who = visitor(request)
        sessions = self.server.sessions
        cookie = "" if who.holder else sessions.new()
        holder = who.holder or sessions.holder(cookie)
        assert holder is not None
        live = await class_link.class_for(self.server, self.memory, launch, holder, who.network)
        entered = self._with_cookie(RedirectResponse(f"{who.base}/class/{live.record.id}", 303), "", seconds=0)
        if cookie:
            embedded = bool(self.server.config.embed_in)
            entered.headers.append("set-cookie", cookie_of(cookie, who.secure, embedded=embedded))
        return entered

    async def own_keys(self, request: Request) -> Response:
        return answer({"keys": [self.public]})

    def _with_cookie(self, response: Response, value: str, seconds: int = BEGUN // 1000) -> Response:
        """The cookie that holds the steps of a launch together. It comes with a form of the platform's page."""
        flags = "; Partitioned" if self.server.config.embed_in else ""
        text = f"{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; Secure; SameSite=None{flags}"
        response.headers["set-cookie"] = text
        response.headers["cache-control"] = "no-store"
        return response


KIND = {"kid": "labtable", "alg": "RS256", "use": "sig"}


def told(step: Handler) -> Handler:
    """A step that a person's browser takes: refused in a sentence."""

    async def taken(request: Request) -> Response:
        try:
            return await step(request)
        except Rejection as rejection:
            return said(rejection, request.headers.get("accept-language", ""))

    return taken


async def fields(request: Request) -> dict[str, str]:
    """The fields of a form, or of a query."""
    if request.method == "GET":
        return dict(request.query_params)
    try:
        return dict(parse_qsl((await request.body()).decode(), max_num_fields=MOST))
    except ValueError:
        raise Rejection("bad-request") from None
