"""Brings a database to the version this program knows, or says why not."""

from __future__ import annotations

from importlib.resources import as_file, files
from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from deskovka.server.databases.base import Database, StoreError
from deskovka.server.schema import HEAD, METADATA

if TYPE_CHECKING:
    from alembic.config import Config

VERSION_TABLE = "alembic_version"
_one_at_a_time = Lock()  # alembic keeps the migration that runs in module variables


def require_current(database: Database) -> None:
    """Refuse a database that would have to be changed first."""
    with database.reading.connect() as connection:
        found = version(connection)
    if found != HEAD:
        raise StoreError(
            f"{database.name}: expected a database of version {HEAD}, got {found or 'an empty one'}",
            "store-version" if found else "store-empty",
            database=database.name,
            expected=HEAD,
            found=found or "",
        )


def upgrade(database: Database) -> None:
    """Run the missing migrations, all or none; two processes may try at once."""
    with database.reading.connect() as connection:
        if version(connection) == HEAD:
            return
    from alembic import command  # 0.3 s that a start without migrations need not pay

    with _one_at_a_time, database.changing.begin() as connection:
        database.lock_upkeep(connection)
        config = configuration(connection)
        _refuse_strangers(database, connection, config)
        command.upgrade(config, "head")


def version(connection: Connection) -> str | None:
    """The version of the database; None if it has none yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    return found


def configuration(connection: Connection) -> Config:
    """For alembic's commands, on this connection."""
    from alembic.config import Config

    config = Config()
    with as_file(files("deskovka.server") / "migrations") as folder:
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def _refuse_strangers(database: Database, connection: Connection, config: Config) -> None:
    from alembic.script import ScriptDirectory

    found = version(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(
            f"{database.name}: the database is of version {found}, newer than this program ({HEAD}):"
            " update the program",
            "store-newer",
            database=database.name,
        )
    names = set(inspect(connection).get_table_names()) - {VERSION_TABLE}
    if connection.dialect.name == "postgresql":
        names &= METADATA.tables.keys()  # other programs may have tables beside ours
    if found is None and names:
        raise StoreError(
            f"{database.name}: the database of another program: it has a table {min(names)!r}",
            "store-other",
            database=database.name,
            typed=min(names),
        )
