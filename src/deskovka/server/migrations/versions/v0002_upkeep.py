"""Where tables come from; which of them servers read again; a row to try writing with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from deskovka.server.databases.contents import origin_of

revision = "0002"
down_revision = "0001"

NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
PAGE = 500  # openings read at once

TABLES = sa.table("tables", sa.column("id"), sa.column("origin"))
ENTRIES = sa.table("entries", sa.column("table_id"), sa.column("seq"), sa.column("data", sa.LargeBinary))


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", NAME))
    fill_origins(op.get_bind())
    has_origin = sa.text("origin IS NOT NULL")
    op.create_index(
        "tables_origin", "tables", ["origin"], sqlite_where=has_origin, postgresql_where=has_origin
    )
    op.create_table(
        "outdated",
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("table_id", NAME, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "health",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def fill_origins(connection: sa.Connection) -> None:
    """What every opening says already, where it can be looked up."""
    openings = sa.select(ENTRIES.c.table_id, ENTRIES.c.data).where(ENTRIES.c.seq == 0)
    openings = openings.order_by(ENTRIES.c.table_id).limit(PAGE)
    rows = connection.execute(openings).all()
    while rows:
        for table, data in rows:
            if origin := origin_of(bytes(data)):
                connection.execute(sa.update(TABLES).where(TABLES.c.id == table).values(origin=origin))
        rows = connection.execute(openings.where(ENTRIES.c.table_id > rows[-1].table_id)).all()


def downgrade() -> None:
    op.drop_table("health")
    op.drop_table("outdated")
    op.drop_index("tables_origin", "tables")
    op.drop_column("tables", "origin")
