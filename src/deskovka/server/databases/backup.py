"""All tables as lines of JSON, one line a table, and back: for backups and for moving between databases.

Snapshots stay behind: they can be computed again.
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, Row, insert, select
from sqlalchemy.exc import DatabaseError, IntegrityError

from deskovka.server.databases.base import OPENING, StoreError, check_name
from deskovka.server.databases.contents import origin_of
from deskovka.server.databases.said import said
from deskovka.server.schema import entries, tables

PAGE = 500  # ids read at once
Whole = Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Bytes64(msgspec.Struct, forbid_unknown_fields=True):
    """Bytes that are no text."""

    base64: str


class EntryLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    at: Whole
    kind: str
    data: str | Bytes64
    message: str | None = None


class TableLine(msgspec.Struct, forbid_unknown_fields=True):
    """A whole table; its entries are in order and numbered from 1."""

    format: Literal["deskovka table 1"]
    table: str
    created: Whole
    changed: Whole
    waiting: str
    bots: bool
    over: bool
    opening: str | Bytes64
    entries: list[EntryLine]


class Imported(NamedTuple):
    """How many tables came in, and which did not because their id was taken."""

    added: int
    taken: list[str]


def export_tables(connection: Connection, damaged: Callable[[str], None]) -> Iterator[str]:
    """One line a table, as the connection sees it; a table that is not whole is left out and told."""
    last = None
    while ids := _page(connection, last):
        for table in ids:
            try:
                line = _export(connection, table)
            except DatabaseError as error:
                if said(error).reason != "database-damaged":
                    raise
                line = None
            if line is None:
                damaged(table)
            else:
                yield line
        last = ids[-1]


def _page(connection: Connection, last: str | None) -> Sequence[str]:
    query = select(tables.c.id).order_by(tables.c.id).limit(PAGE)
    return connection.scalars(query if last is None else query.where(tables.c.id > last)).all()


def _export(connection: Connection, table: str) -> str | None:
    columns = [column.label(f"entry_{column.name}") for column in entries.c]
    joined = select(tables, *columns).outerjoin_from(tables, entries).where(tables.c.id == table)
    first, *rest = connection.execute(joined.order_by(entries.c.seq)).all()
    if [row.entry_seq for row in (first, *rest)] != [*range(first.seq + 1)]:
        return None
    line = TableLine(
        "deskovka table 1",
        first.id,
        first.created,
        first.changed,
        first.waiting,
        first.bots,
        first.over,
        _text(first.entry_data),
        [_entry(row) for row in rest],
    )
    return msgspec.json.encode(line).decode()


def _entry(row: Row[Any]) -> EntryLine:
    return EntryLine(row.entry_at, row.entry_kind, _text(row.entry_data), row.entry_message)


def import_tables(engine: Engine, lines: Iterable[str]) -> Imported:
    """Each table whole or not at all; a broken line ends the import, what stood before it stays."""
    added, taken = 0, []
    for number, text in enumerate(lines, 1):
        if not text.strip():
            continue
        try:
            line, rows = _read(text)
        except (ValueError, msgspec.MsgspecError, StoreError) as error:
            why = _broken(error)
            raise StoreError(f"line {number}: {why}", "backup-line", line=number) from why
        if _import(engine, line, rows):
            added += 1
        else:
            taken.append(line.table)
    return Imported(added, taken)


def _broken(error: Exception) -> StoreError:
    """What is wrong with a line, with the reason by which other languages tell it."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, msgspec.ValidationError):
        return StoreError(str(error), "backup-fields")
    return StoreError(str(error), "backup-json" if isinstance(error, msgspec.DecodeError) else "backup-bytes")


def _read(text: str) -> tuple[TableLine, list[dict[str, object]]]:
    line = msgspec.json.decode(text, type=TableLine)
    check_name("table", line.table)
    check_name("waiting", line.waiting)
    messages = [entry.message for entry in line.entries if entry.message is not None]
    if len(set(messages)) < len(messages):
        raise StoreError("the same message stands twice", "backup-twice")
    for entry in line.entries:
        check_name("kind", entry.kind)
        check_name("message", entry.message or "")
    opening = EntryLine(line.created, OPENING, line.opening)
    return line, [_row(line.table, seq, entry) for seq, entry in enumerate([opening, *line.entries])]


def _row(table: str, seq: int, entry: EntryLine) -> dict[str, object]:
    return {
        "table_id": table,
        "seq": seq,
        "at": entry.at,
        "kind": entry.kind,
        "data": _bytes(entry.data),
        "message": entry.message,
    }


def _import(engine: Engine, line: TableLine, rows: list[dict[str, object]]) -> bool:
    table = {
        "id": line.table,
        "created": line.created,
        "changed": line.changed,
        "seq": len(line.entries),
        "waiting": line.waiting,
        "bots": line.bots,
        "over": line.over,
        "origin": origin_of(_bytes(line.opening)),
    }
    try:
        with engine.begin() as connection:
            connection.execute(insert(tables), table)
            connection.execute(insert(entries), rows)
    except IntegrityError:  # the line was checked, so this can only be the id
        return False
    return True


def _text(data: bytes) -> str | Bytes64:
    try:
        return data.decode()
    except UnicodeDecodeError:
        return Bytes64(b64encode(data).decode())


def _bytes(data: str | Bytes64) -> bytes:
    return data.encode() if isinstance(data, str) else b64decode(data.base64, validate=True)
