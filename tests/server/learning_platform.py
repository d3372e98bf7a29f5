"""A learning platform, as far as a launch meets it: it signs who somebody is, gives out tokens, and takes results."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import jwt
from cryptography.hazmat.primitives.asymmetric import rsa

from tests.server.playing import OPEN

CLAIM = "https://purl.imsglobal.org/spec/lti/claim/"
TEACHER = "http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor"
PUPIL = "http://purl.imsglobal.org/vocab/lis/v2/membership#Learner"
CLIENT, DEPLOYMENT = "labtable at school", "1"


class LearningPlatform:
    """It listens on this computer; `asked` are requests that reached it, by path."""

    def __init__(self) -> None:
        self.key = rsa.generate_private_key(public_exponent=65_537, key_size=2048)
        self.asked: list[tuple[str, dict[str, str], Any]] = []
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.http.shutdown()
        self.http.server_close()

    def _handler(self) -> type[BaseHTTPRequestHandler]:
        platform = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self._answer({"keys": [platform.public_key()]})

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"])).decode()
                platform.asked.append((self.path, dict(self.headers.items()), body))
                self._answer({"access_token": "a right", "token_type": "bearer", "expires_in": 60})

            def _answer(self, value: Any) -> None:
                text = json.dumps(value).encode()
                self.send_response(200)
                self.send_header("content-length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *_: Any) -> None:
                pass

        return Handler

    def public_key(self) -> dict[str, Any]:
        found = jwt.algorithms.RSAAlgorithm.to_jwk(self.key.public_key(), as_dict=True)
        return {**found, "kid": "one", "use": "sig", "alg": "RS256"}

    def file(self, *, names: bool = True) -> str:
        """What the administrator of the server writes."""
        return f"""[[platform]]
issuer = "{self.url}"
client_id = "{CLIENT}"
deployments = ["{DEPLOYMENT}"]
login = "{self.url}/login"
keys = "{self.url}/keys"
token = "{self.url}/token"
names = {str(names).lower()}

[xapi]
endpoint = "{self.url}/xapi"
user = "labtable"
password = "secret"
"""

    def claims(self, nonce: str, role: str, /, **more: Any) -> dict[str, Any]:
        now = int(time.time())
        return {
            "iss": self.url,
            "aud": CLIENT,
            "sub": "user 7",
            "exp": now + 300,
            "iat": now,
            "nonce": nonce,
            f"{CLAIM}message_type": "LtiResourceLinkRequest",
            f"{CLAIM}version": "1.3.0",
            f"{CLAIM}deployment_id": DEPLOYMENT,
            f"{CLAIM}target_link_uri": "https://labtable.example/",
            f"{CLAIM}resource_link": {"id": "link 1", "title": "Eureka!"},
            f"{CLAIM}context": {"id": "course 1", "title": "8B chemistry"},
            f"{CLAIM}roles": [role],
            f"{CLAIM}launch_presentation": {"locale": "fr-FR"},
            "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint": {
                "scope": ["https://purl.imsglobal.org/spec/lti-ags/scope/score"],
                "lineitem": f"{self.url}/lines/5?type=1",
            },
            **more,
        }

    def signed(self, claims: dict[str, Any], **more: Any) -> str:
        return jwt.encode(claims, more.get("key", self.key), more.get("alg", "RS256"), {"kid": more.get("kid", "one")})


class Browser:
    """A browser that keeps cookies as over https, and follows no link by itself."""

    def __init__(self, url: str, origin: str) -> None:
        self.http, self.origin = httpx.Client(base_url=url, timeout=60), origin
        OPEN.append(self.http)
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        heads = {
            "Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items()),
            **more.pop("headers", {}),
        }
        answer = self.http.request(method, path, headers=heads, **more)
        for line in answer.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value
            if "Max-Age=0" in line:
                del self.cookies[name]
        return answer

    def api(self, method: str, path: str, body: Any = None) -> httpx.Response:
        more: dict[str, Any] = {} if body is None else {"json": body}
        return self.ask(method, path, headers={"Origin": self.origin, "Sec-Fetch-Site": "same-origin"}, **more)

    def begin(self, platform: LearningPlatform) -> dict[str, str]:
        """The first step: what the platform is asked."""
        answer = self.post("/lti/login", {"iss": platform.url, "login_hint": "7", "client_id": CLIENT})
        assert answer.status_code == 302, answer.text
        asked = urlsplit(answer.headers["location"])
        assert f"{asked.scheme}://{asked.netloc}{asked.path}" == f"{platform.url}/login"
        return {name: values[0] for name, values in parse_qs(asked.query).items()}

    def post(self, path: str, form: dict[str, str]) -> httpx.Response:
        """A form of somebody else's page."""
        return self.ask(
            "POST", path, data=form, headers={"Origin": "https://moodle.example", "Sec-Fetch-Site": "cross-site"}
        )

    def launch(self, platform: LearningPlatform, role: str, **claims: Any) -> str:
        """All steps; the class that they lead to."""
        asked = self.begin(platform)
        token = platform.signed(platform.claims(asked["nonce"], role, **claims))
        answer = self.post("/lti/launch", {"state": asked["state"], "id_token": token})
        assert (answer.status_code, answer.headers["location"]) == (303, f"{self.origin}/lti/enter"), answer.text
        entered = self.ask("GET", "/lti/enter")
        assert entered.status_code == 303, entered.text
        return entered.headers["location"].removeprefix(f"{self.origin}/class/")
