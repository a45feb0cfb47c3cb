"""What the database looks like: tables (the board kind), the entries of their logs, snapshots as a cache, and upkeep."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

HEAD = "0002"  # the newest version in migrations/versions: a database of this version needs no migration
METADATA = MetaData()

# Compared byte by byte on both databases: the order of an index must not depend on the machine's locale.
NAME = Text().with_variant(Text(collation="C"), "postgresql")

# One short row a table, renewed by every append: `seq` decides who was first, the rest serves lists.
tables = Table(
    "tables",
    METADATA,
    Column("id", NAME, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("waiting", Text, nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("origin", NAME),  # the table it was forked from, or is the rematch of
    sqlite_with_rowid=False,
)
_bots_asked = text("bots AND NOT over")
Index("tables_bots_asked", tables.c.id, sqlite_where=_bots_asked, postgresql_where=_bots_asked)
_has_origin = text("origin IS NOT NULL")
Index("tables_origin", tables.c.origin, sqlite_where=_has_origin, postgresql_where=_has_origin)

# The log. Its number 0 is the opening, so that the row above stays short.
entries = Table(
    "entries",
    METADATA,
    Column("table_id", NAME, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("message", NAME),
    sqlite_with_rowid=False,
)
_has_message = text("message IS NOT NULL")
Index(
    "entries_message",
    entries.c.table_id,
    entries.c.message,
    unique=True,
    sqlite_where=_has_message,
    postgresql_where=_has_message,
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", NAME, ForeignKey("tables.id"), primary_key=True),
    Column("moves", Integer, nullable=False),
    Column("version", Text, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

# Tables that were forgotten, or lost names: servers that have them in memory read them again. Kept for a while only.
outdated = Table(
    "outdated",
    METADATA,
    Column("n", Integer, primary_key=True),
    Column("table_id", NAME, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_autoincrement=True,
)

# One row, renewed to see whether writing works.
health = Table(
    "health",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
