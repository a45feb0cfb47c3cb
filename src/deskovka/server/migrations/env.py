"""What alembic runs for every command: on the connection it was given, in that connection's transaction."""

from __future__ import annotations

from alembic import context

from deskovka.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column only by copying the table
)
with context.begin_transaction():
    context.run_migrations()
