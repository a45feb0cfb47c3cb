"""Tables are forgotten: what was kept of them goes, and with it the names that forks and rematches have from them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from sqlalchemy import Connection, delete, func, insert, select, update

from deskovka.server.databases.base import OPENING
from deskovka.server.databases.contents import NAMED, has_begun, names_in, without_names
from deskovka.server.schema import entries, outdated, snapshots, tables

Kind = Literal["unbegun", "finished", "asleep"]
KINDS: tuple[Kind, ...] = ("unbegun", "finished", "asleep")
REMEMBERED = 24 * 3600 * 1000  # milliseconds for which servers can find out that they must read a table again


def forget(connection: Connection, table: str, now: int, before: int | None = None) -> bool:
    """Forget one table, in the transaction of the connection; False: there is none.

    `before`: only if nothing has happened since then, neither there nor at what was made from it."""
    near = select(tables.c.id, tables.c.changed, tables.c.origin)
    near = near.where((tables.c.id == table) | (tables.c.origin == table))
    rows = {row.id: row for row in connection.execute(near.order_by(tables.c.id).with_for_update())}
    first = select(entries.c.seq).where(entries.c.table_id == table).limit(1)
    if table not in rows and connection.scalar(first) is None:
        return False
    made = made_from(connection, table)
    if before is not None and any(
        changed >= before for changed in (*made.values(), *(row.changed for row in rows.values()))
    ):
        return False
    names = names_at(connection, table)
    changed = [one for one in made if take_names(connection, one, names)]
    origin = rows[table].origin if table in rows else None
    connection.execute(update(tables).where(tables.c.origin == table).values(origin=origin))
    for kept in (snapshots, entries):
        connection.execute(delete(kept).where(kept.c.table_id == table))
    connection.execute(delete(tables).where(tables.c.id == table))
    connection.execute(delete(outdated).where(outdated.c.at < now - REMEMBERED))
    connection.execute(insert(outdated), [{"table_id": one, "at": now} for one in (table, *changed)])
    return True


def made_from(connection: Connection, table: str) -> dict[str, int]:
    """Forks and rematches of a table, and theirs; each with the time it last changed."""
    made = select(tables.c.id, tables.c.changed).where(tables.c.origin == table).cte("made", recursive=True)
    later = select(tables.c.id, tables.c.changed).join(made, tables.c.origin == made.c.id)
    found = connection.execute(select(made.union(later)))
    return {row.id: row.changed for row in found}


def names_at(connection: Connection, table: str) -> set[str]:
    """What the people of a table were ever called there."""
    rows = connection.execute(
        select(entries.c.kind, entries.c.data).where(entries.c.table_id == table, entries.c.kind.in_(NAMED))
    )
    return set().union(*(names_in(kind, data) for kind, data in rows))


def take_names(connection: Connection, table: str, names: Collection[str]) -> bool:
    """Leave out names wherever they stand at a table; whether they did."""
    rows = connection.execute(
        select(entries.c.seq, entries.c.kind, entries.c.data).where(
            entries.c.table_id == table, entries.c.kind.in_(NAMED)
        )
    ).all()
    taken = [(seq, left) for seq, kind, data in rows if (left := without_names(kind, data, names)) != data]
    for seq, left in taken:
        which = (entries.c.table_id == table) & (entries.c.seq == seq)
        connection.execute(update(entries).where(which).values(data=left))
    return bool(taken)


def quiet(
    connection: Connection, kind: Kind, before: int, after: str, limit: int
) -> Sequence[tuple[str, bool]]:
    """Tables where nothing has happened since, with larger ids; and whether they are of that kind for certain.

    Otherwise nobody is asked there: what was kept of the table tells."""
    found = select(tables.c.id, tables.c.waiting).where(tables.c.changed < before, tables.c.id > after)
    found = found.where(tables.c.over if kind == "finished" else ~tables.c.over)
    if kind == "unbegun":
        found = found.where(tables.c.waiting == "")
    rows = connection.execute(found.order_by(tables.c.id).limit(limit)).all()
    return [(row.id, kind == "finished" or bool(row.waiting)) for row in rows]


def begun(connection: Connection, table: str) -> bool:
    """Whether a game was dealt there. Where nobody is asked, the row alone does not tell."""
    rows = connection.execute(
        select(entries.c.kind, entries.c.data).where(
            entries.c.table_id == table, entries.c.kind.in_((OPENING, "sat"))
        )
    ).all()
    opening = next((data for kind, data in rows if kind == OPENING), b"")
    return has_begun(opening, [data for kind, data in rows if kind == "sat"])


def newest(connection: Connection) -> int:
    return connection.scalar(select(func.max(outdated.c.n))) or 0


def since(connection: Connection, n: int) -> Sequence[tuple[int, str]]:
    rows = connection.execute(select(outdated.c.n, outdated.c.table_id).where(outdated.c.n > n))
    return [(row.n, row.table_id) for row in rows.all()]
