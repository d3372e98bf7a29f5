"""What is kept of launches: the class that a link leads to, tokens that were used, and the key that signs our own."""

from __future__ import annotations

import sqlalchemy as sa
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.asymmetric.rsa import RSAPrivateKey
from sqlalchemy.dialects import postgresql, sqlite

from labtable.server.base.clock import now_ms
from labtable.server.base.config import DAY
from labtable.server.storage.schema import HANDOVERS, KEYS
from labtable.server.storage.store import Store, hashed

KEY = "lti"  # the name of the key that signs our requests
KEPT = 400 * DAY  # longer than any class, which takes its links with it


class Memory:
    """Beside the keys that hand a seat over: a link leads to its class in the same way, and is deleted with it."""

    def __init__(self, store: Store) -> None:
        self.store, self.engine = store, store.database.engine
        self._insert = postgresql.insert if store.database.shared else sqlite.insert

    async def keep(self, name: str, leads_to: str = "", lives: int = KEPT) -> bool:
        """Remember a link, or a token that was used; False where it was known already."""

        def work() -> bool:
            now = now_ms()
            row = {"code_hash": hashed(name), "code": leads_to, "seat": 0, "expires_at": now + lives}
            with self.engine.begin() as db:
                db.execute(sa.delete(HANDOVERS).where(HANDOVERS.c.expires_at < now))
                return db.execute(self._insert(HANDOVERS).on_conflict_do_nothing(), row).rowcount == 1

        return await self.store.run(work)

    async def class_of(self, link: str) -> str | None:
        """The class that a link leads to."""

        def work() -> str | None:
            with self.engine.connect() as db:
                return db.execute(sa.select(HANDOVERS.c.code).where(HANDOVERS.c.code_hash == hashed(link))).scalar()

        return await self.store.run(work)

    async def signing_key(self) -> RSAPrivateKey:
        """The key that signs what we ask platforms for: made once, shared by all servers of this database."""

        def work() -> RSAPrivateKey:
            with self.engine.begin() as db:
                query = sa.select(KEYS.c.value).where(KEYS.c.name == KEY)
                if db.execute(query).scalar() is None:
                    db.execute(self._insert(KEYS).on_conflict_do_nothing(), {"name": KEY, "value": new_key()})
                text = db.execute(query).scalar_one()
            found = serialization.load_pem_private_key(text.encode(), None)
            assert isinstance(found, RSAPrivateKey)
            return found

        return await self.store.run(work)


def new_key() -> str:
    made = rsa.generate_private_key(public_exponent=65_537, key_size=2048)
    return made.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()
