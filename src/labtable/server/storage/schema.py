"""The tables of the database. `migrations/` brings an older database to this shape."""

from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, String, Table, Text, UniqueConstraint

METADATA = MetaData()
CARRIED = "seats of 0.1.0"  # the key under which holders are kept whose cookies that release made

TABLES = Table(
    "tables",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("touched_at", BigInteger, nullable=False, index=True),
    Column("snapshot", Text),  # the position after the last row, as in a saved match
    Column("driver", String(32), nullable=False),  # the server process that moves this table's bots
    Column("driven_until", BigInteger, nullable=False),
    Column("public", Boolean),  # may everybody who has the code look? null: load it to know
    Column("people", Text),  # holders who sit there or sat there; null: load it to know
    Column("set_aside", Text),  # why it is not opened any more; null: it is
    Column("classroom", String(16), index=True),  # the class that it belongs to, and is deleted with
    Column("deleted_at", BigInteger),  # when it was swept; it can come back for some days. null: it is there
)

ROWS = Table(
    "rows",
    METADATA,
    Column("code", String(16), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("author", String(40), nullable=False),
    Column("command", String(64), nullable=False),
    Column("change", Text, nullable=False),
    UniqueConstraint("code", "author", "command"),  # a command happens once, whichever process it reaches
)

KEYS = Table(
    "keys",
    METADATA,
    Column(
        "name", String(40), primary_key=True
    ),  # session: signs cookies; written: when a write last worked; age: of what is deleted
    Column("value", Text, nullable=False),
)

HANDOVERS = Table(
    "handovers",
    METADATA,
    Column("code_hash", String(32), primary_key=True),
    Column("code", String(16), nullable=False),  # of the table
    Column("seat", Integer, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

ENDED_SESSIONS = Table(
    "ended_sessions",
    METADATA,
    Column("holder", String(32), primary_key=True),  # whose cookie is no longer taken: it logged out
    Column("until", BigInteger, nullable=False),  # when the cookie would have ended by itself
)

CLASSES = Table(
    "classes",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),  # that pupils type
    Column("version", Integer, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
    Column("record", Text, nullable=False),  # everything about the class
)
