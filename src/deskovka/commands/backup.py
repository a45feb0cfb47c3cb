"""`deskovka backup` and `deskovka restore`: all tables of a server as one file."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from deskovka.commands.serve import default_database, made_default, no_server
from deskovka.terminal.files import FileError, is_taken
from deskovka.text import Texts

if TYPE_CHECKING:
    from deskovka.server.databases.base import Mode
    from deskovka.server.store import Imported, Store


def backup(*, language: str, file: str, database: str | None) -> None:
    """Write all tables into a file, one a line. The server may go on running. The file holds seeds: keep it safe."""
    texts = Texts(language)
    if file != "-" and is_taken(file):
        raise FileError(texts.t("error-file-taken", file=file))

    def tell_damaged(table: str) -> None:
        print(texts.t("backup-damaged", table=table), file=sys.stderr)

    async def run() -> int:
        store = await open_store(database, texts, "read")
        tables = 0
        try:
            with written(file) as out:
                for line in store.export_tables(tell_damaged):
                    out.write(line + "\n")
                    tables += 1
        finally:
            await store.close()
        return tables

    tables = asyncio.run(run())
    print(texts.t("backup-written", tables=tables, file=file), file=sys.stderr)


def restore(*, language: str, file: str, database: str | None) -> None:
    """Add the tables of a file to a database. Those that are there already stay as they are."""

    texts = Texts(language)

    async def run(lines: TextIO) -> Imported:
        store = await open_store(database, texts, "serve")
        try:
            return store.import_tables(lines)
        finally:
            await store.close()

    with sys.stdin if file == "-" else Path(file).open(encoding="utf-8") as lines:
        imported = asyncio.run(run(lines))
    print(texts.t("backup-restored", added=imported.added, taken=len(imported.taken)), file=sys.stderr)


async def open_store(database: str | None, texts: Texts, mode: Mode) -> Store:
    try:
        from deskovka.server import store
    except ModuleNotFoundError as error:
        raise no_server(texts, error) from None
    usual = made_default if mode == "serve" else default_database
    return await store.open_store(database or usual(), mode)


@contextmanager
def written(file: str) -> Iterator[TextIO]:
    """A file only its owner can read; it is there when all of it is written."""
    if file == "-":
        yield sys.stdout
        return
    part = Path(f"{file}.part")
    part.touch(0o600)
    with part.open("w", encoding="utf-8") as out:
        yield out
    part.rename(file)
