"""Data files: TOML tables read once; a mistake is reported with file, entry and field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, TypeVar

from deskovka.core.errors import DataError
from deskovka.core.grid import Shape

T = TypeVar("T")
LINE: Final = re.compile(r"at line (\d+)")
TWICE: Final = re.compile(r"Cannot (declare .* twice|overwrite a value)")


class Entry:
    """One table of a data file."""

    def __init__(self, file: str, id: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.id = id
        self.fields = fields
        self.asked: set[str] = set()

    def number(self, field: str, least: int | None = None) -> int:
        """A whole number, not less than some other."""
        found = self._get(field)
        if type(found) is not int:
            raise self.error(field, f"expected a whole number, got {found!r}", "data-whole")
        if least is not None and found < least:
            raise self.error(field, f"expected at least {least}, got {found}", "data-least", least=str(least))
        return found

    def count(self, field: str, default: int, least: int = 0) -> int:
        """A whole number that may be left out, not less than some other."""
        return self.number(field, least) if field in self.fields else self._default(field, default)

    def numbers(self, field: str) -> tuple[int, ...]:
        """A list of whole numbers that may be left out."""
        found = self._get(field, [])
        if not isinstance(found, list) or not all(type(item) is int for item in found):
            raise self.error(field, f"expected a list of whole numbers, got {found!r}")
        return tuple(found)

    def counts(self, field: str, names: Sequence[str]) -> tuple[int, ...]:
        """A table of whole numbers, 0 where it has none, in the order of the names."""
        found = self._get(field, {})
        if not isinstance(found, dict) or not all(type(item) is int for item in found.values()):
            raise self.error(field, f"expected a table of whole numbers, got {found!r}")
        if unknown := found.keys() - set(names):
            raise self.error(field, f"{min(unknown)!r} is not one of {', '.join(names)}")
        return tuple(found.get(name, 0) for name in names)

    def flag(self, field: str) -> bool:
        """Yes or no; a flag that is left out is no."""
        return bool(self._get(field, False))

    def optional(self, field: str, default: str, choices: Collection[str] = ()) -> str:
        """A text that may be left out."""
        return self.text(field, choices) if field in self.fields else self._default(field, default)

    def text(self, field: str, choices: Collection[str] = ()) -> str:
        """A text, perhaps one of some choices."""
        return self._text(field, self._get(field), choices)

    def texts(self, field: str, choices: Collection[str] = ()) -> tuple[str, ...]:
        """A list of texts that may be left out, perhaps each one of some choices."""
        return tuple(self._text(field, item, choices) for item in self._get(field, []))

    def tables(self, field: str) -> Iterator[Entry]:
        """A list of tables that may be left out; all their fields must be asked for."""
        found = self._get(field, [])
        if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
            raise self.error(field, f"expected a list of tables, got {found!r}")
        for fields in found:
            yield from _whole(Entry(self.file, f"{self.id}.{field}", fields))

    def shape(self, field: str) -> Shape:
        """A shape drawn with `#`."""
        return self._shape(field, self._get(field))

    def shapes(self, field: str) -> tuple[Shape, ...]:
        """A list of drawn shapes that may be left out."""
        return tuple(self._shape(field, drawing) for drawing in self._get(field, []))

    def error(self, field: str, complaint: str, reason: str = "data-field", **about: str) -> DataError:
        """What is wrong with a field, to be raised."""
        message = f"{self.file}: {self.id}: {field} {complaint}"
        return DataError(message, reason, file=self.file, id=self.id, field=field, **about)

    def _default(self, field: str, default: T) -> T:
        self.asked.add(field)
        return default

    def _get(self, field: str, default: Any = None) -> Any:
        self.asked.add(field)
        found = self.fields.get(field, default)
        if found is None:
            raise self.error(field, "is missing", "data-missing")
        return found

    def _text(self, field: str, item: Any, choices: Collection[str]) -> str:
        if not isinstance(item, str):
            raise self.error(field, f"expected a text, got {item!r}", "data-no-text")
        if choices and item not in choices:
            known = ", ".join(choices)
            raise self.error(
                field, f"{item!r} is not one of {known}", "data-choice", typed=item, expected=known
            )
        return item

    def _shape(self, field: str, drawing: Any) -> Shape:
        """A shape drawn with '#'."""
        lines = self._text(field, drawing, ()).split("\n")
        if not set(drawing) <= set("#.\n") or "#" not in drawing:
            raise self.error(field, f"expected a drawing of '#' and '.', got {drawing!r}", "data-drawing")
        return tuple(
            (row, column) for row, line in enumerate(lines) for column, c in enumerate(line) if c == "#"
        )


def entries(package: str, file: str, table: str | None = None) -> Iterator[Entry]:
    """The entries of a data file in the folder of a game, in order; all fields of an entry must be asked for."""
    yield from _entries(file, (files(package) / "data" / file).read_text("utf-8"), table)


def entries_of_file(path: Path, table: str | None = None) -> Iterator[Entry]:
    """The entries of somebody's own data file, or of a table in it; none if it has no such table."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path}: cannot be read: {error}", "data-unreadable", file=str(path)) from error
    yield from _entries(str(path), text, table)


def _entries(file: str, text: str, table: str | None) -> Iterator[Entry]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise no_toml(file, error) from None
    for id, fields in (data.get(table, {}) if table else data).items():
        if not isinstance(fields, dict):
            raise DataError(
                f"{file}: {id}: expected a table of fields, got {fields!r}", "data-no-table", file=file, id=id
            )
        yield from _whole(Entry(file, id, fields))


def no_toml(file: str, error: Exception) -> DataError:
    """A file that is no TOML, with the line if the reader names it."""
    line = LINE.search(str(error))
    if line is None:
        return DataError(f"{file}: {error}", "data-no-toml", file=file)
    reason = "data-toml-twice" if TWICE.match(str(error)) else "data-toml-line"
    return DataError(f"{file}: {error}", reason, file=file, line=line[1])


def _whole(entry: Entry) -> Iterator[Entry]:
    """The entry; a field that nobody asked for is a mistake."""
    yield entry
    if unknown := entry.fields.keys() - entry.asked:
        raise entry.error(min(unknown), "is not a known field", "data-unknown")
