"""Data files: TOML tables read once; a mistake is reported with file, entry and field."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator
from importlib.resources import files
from typing import Any

from deskovka.core.errors import DataError
from deskovka.core.grid import Shape


class Entry:
    """One table of a data file."""

    def __init__(self, file: str, id: str, fields: dict[str, Any]) -> None:
        self.file = file
        self.id = id
        self.fields = fields
        self.asked: set[str] = set()

    def number(self, field: str) -> int:
        found = self._get(field)
        if type(found) is not int:
            raise self.error(field, f"expected a whole number, got {found!r}")
        return found

    def flag(self, field: str) -> bool:
        return bool(self._get(field, False))

    def text(self, field: str, choices: Collection[str] = ()) -> str:
        return self._text(field, self._get(field), choices)

    def texts(self, field: str, choices: Collection[str] = ()) -> tuple[str, ...]:
        return tuple(self._text(field, item, choices) for item in self._get(field, []))

    def shape(self, field: str) -> Shape:
        return self._shape(field, self._get(field))

    def shapes(self, field: str) -> tuple[Shape, ...]:
        return tuple(self._shape(field, drawing) for drawing in self._get(field, []))

    def error(self, field: str, complaint: str) -> DataError:
        return DataError(f"{self.file}: {self.id}: {field} {complaint}")

    def _get(self, field: str, default: Any = None) -> Any:
        self.asked.add(field)
        found = self.fields.get(field, default)
        if found is None:
            raise self.error(field, "is missing")
        return found

    def _text(self, field: str, item: Any, choices: Collection[str]) -> str:
        if not isinstance(item, str):
            raise self.error(field, f"expected a text, got {item!r}")
        if choices and item not in choices:
            raise self.error(field, f"{item!r} is not one of {', '.join(choices)}")
        return item

    def _shape(self, field: str, drawing: Any) -> Shape:
        """A shape drawn with '#'."""
        lines = self._text(field, drawing, ()).split("\n")
        if not set(drawing) <= set("#.\n") or "#" not in drawing:
            raise self.error(field, f"expected a drawing of '#' and '.', got {drawing!r}")
        return tuple(
            (row, column) for row, line in enumerate(lines) for column, c in enumerate(line) if c == "#"
        )


def entries(package: str, file: str, table: str | None = None) -> Iterator[Entry]:
    """The entries of a data file in the folder of a game, in order; all fields of an entry must be asked for."""
    source = files(package) / "data" / file
    try:
        data = tomllib.loads(source.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{file}: {error}") from None
    for id, fields in (data[table] if table else data).items():
        entry = Entry(file, id, fields)
        yield entry
        if unknown := fields.keys() - entry.asked:
            raise entry.error(min(unknown), "is not a known field")
