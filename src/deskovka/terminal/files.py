"""Files that people name: a mistake is told in one line, a file is written whole or not at all."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from tempfile import mkstemp

from deskovka.core.chance import SeededChance
from deskovka.core.errors import DeskovkaError
from deskovka.core.record import LARGEST, Record
from deskovka.core.table import Table

INPUT = "-"  # the name of the standard input


class FileError(DeskovkaError):
    """A file cannot be read or written."""


def shown_name(name: str) -> str:
    """What messages call a file."""
    return "standard input" if name == INPUT else name


def read_text(name: str) -> str:
    """The text of a file; `-` is the standard input."""
    try:
        if name == INPUT:
            return sys.stdin.read(LARGEST + 1)
        with Path(name).open(encoding="utf-8-sig") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise FileError(
            f"{shown_name(name)}: cannot be read: {error.strerror or error}", "file-unreadable", file=name
        ) from error
    except UnicodeDecodeError as error:
        byte = f"{error.object[error.start]:#04x}"
        raise FileError(
            f"{shown_name(name)}: expected text in UTF-8, got the byte {byte}",
            "file-no-text",
            file=name,
            byte=byte,
        ) from None
    except ValueError as error:  # a name with a zero byte
        raise FileError(f"{name!r}: cannot be read: {error}", "file-bad-name", file=name) from None


def write_text(name: str, text: str) -> None:
    """Write beside the file, then rename: whoever looks finds the old file or the new one, whole."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():
            raise FileError(
                f"{name}: cannot be written: it is {'a folder' if path.is_dir() else 'no file'}",
                "file-is-folder" if path.is_dir() else "file-is-no-file",
                file=name,
            )
        put(path, text)
    except (OSError, ValueError) as error:
        raise FileError(
            f"{name}: cannot be written: {getattr(error, 'strerror', None) or error}",
            "file-unwritable" if isinstance(error, OSError) else "file-bad-name",
            file=name,
        ) from error


def put(path: Path, text: str) -> None:
    """Whatever comes between, nothing half written is left."""
    number, temporary = mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(number, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(number)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


def is_taken(name: str) -> bool:
    """Whether there is a file of that name with something in it."""
    try:
        return Path(name).is_file() and Path(name).stat().st_size > 0
    except (OSError, ValueError):
        return False  # writing will tell what is wrong with the name


def same_file(name: str) -> str:
    """One name for all ways to write it."""
    return os.path.realpath(name)


def save_table(name: str, table: Table) -> None:
    """The record of one's own game with its seed, so that it can go on."""
    record = table.record
    if isinstance(table.chance, SeededChance):
        record = replace(record, seed=table.chance.seed.hex())
    write_text(name, record.write_json() if name.endswith(".json") else record.write())


def read_record(name: str) -> Record:
    try:
        return Record.read(read_text(name))
    except FileError:
        raise
    except DeskovkaError as error:
        raise FileError(f"{shown_name(name)}: {error}", "in-file", file=name) from error
