"""The learning platforms that may launch a class: a file that whoever runs the server writes. Requests go to the
addresses in it and to no others."""

from __future__ import annotations

import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from labtable.core.errors import LabtableError


class BadPlatforms(LabtableError):
    """A file of platforms that cannot be used; the sentence says what to do."""


class Platform(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learning platform as its administrator registered this tool there."""

    issuer: str
    client_id: str
    deployments: list[str]
    login: str  # where a browser is sent to be told who it is
    keys: str  # the platform's public keys
    token: str  # where the right to send results is asked for
    names: bool = False  # do pupils have the names that the platform gives them? Else friendly ones
    results: bool = True

    def is_own(self, address: str) -> bool:
        """Does an address that a launch names belong to this platform, so that results may be sent there?"""
        return _origin(address) in (_origin(self.token), _origin(self.issuer))


class Statements(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learning record store that is told, by xAPI, who finished a round."""

    endpoint: str
    user: str
    password: str


class Platforms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the file says."""

    platform: list[Platform]
    xapi: Statements | None = None

    def find(self, issuer: str, client: str) -> Platform | None:
        """The platform that asks; without the name of a client, the first one of that issuer."""
        return next((one for one in self.platform if one.issuer == issuer and client in ("", one.client_id)), None)


def read_platforms(path: Path) -> Platforms:
    try:
        found = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Platforms)
    except OSError as error:
        raise BadPlatforms(f"{path} cannot be read: {error.strerror}.") from None
    except (ValueError, msgspec.ValidationError) as error:
        raise BadPlatforms(f"{path} is not a file of learning platforms: {error}.") from None
    for one in found.platform:
        for address in (one.issuer, one.login, one.keys, one.token):
            _check(path, address)
    if found.xapi is not None:
        _check(path, found.xapi.endpoint)
    return found


def _check(path: Path, address: str) -> None:
    """Only encrypted addresses; those of this computer, for trying it out, may do without."""
    parts = urlsplit(address)
    if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname in ("127.0.0.1", "localhost")):
        raise BadPlatforms(f"{path}: {address} does not begin with https://.")


def _origin(address: str) -> tuple[str, str]:
    parts = urlsplit(address)
    return parts.scheme, parts.netloc
