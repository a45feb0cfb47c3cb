"""Tables, the entries of their logs, snapshots."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NAME = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", NAME, primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    asked = sa.text("bots AND NOT over")
    op.create_index("tables_bots_asked", "tables", ["id"], sqlite_where=asked, postgresql_where=asked)
    op.create_table(
        "entries",
        sa.Column("table_id", NAME, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("message", NAME),
        sqlite_with_rowid=False,
    )
    has_message = sa.text("message IS NOT NULL")
    op.create_index(
        "entries_message",
        "entries",
        ["table_id", "message"],
        unique=True,
        sqlite_where=has_message,
        postgresql_where=has_message,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", NAME, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    op.drop_table("entries")
    op.drop_table("tables")
