"""Tables that were swept and can still come back; sessions that were ended; seats whose cookies 0.1.0 made."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
SEATED = ("made", "sat", "handed-over")  # changes by which somebody holds a seat


def upgrade() -> None:
    op.add_column("tables", sa.Column("deleted_at", sa.BigInteger))
    op.create_table(
        "ended_sessions",
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    db = op.get_bind()
    if holders := seated(db):
        carried = {"name": "seats of 0.1.0", "value": " ".join(sorted(holders))}
        db.execute(sa.text("INSERT INTO keys (name, value) VALUES (:name, :value)"), carried)


def seated(db: sa.Connection) -> set[str]:
    """Whoever holds a seat outside of classes. Their cookies may be of 0.1.0, which did not sign them."""
    query = sa.text(
        "SELECT change FROM rows WHERE change LIKE :kind AND code IN (SELECT code FROM tables WHERE classroom IS NULL)"
    )
    holders: set[str] = set()
    for kind in SEATED:
        for change in db.execute(query, {"kind": f'{{"type":"{kind}"%'}).scalars():
            found = json.loads(change)
            holders |= {found.get("host", ""), found.get("holder", "")}
            holders |= {holder for chair in found.get("chairs", ()) for holder in chair.get("holders", ())}
    return holders - {""}
