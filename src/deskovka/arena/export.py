"""Results as data files: one row a seat of a game.

A file under its name is always whole: while the games are played it is now and then replaced by one with more of them.
"""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic
from types import TracebackType
from typing import Any, Final, Self

from deskovka.arena.match import GameResult, Plan
from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Record
from deskovka.registry import game as find_game

__all__ = ["Export", "ExportError", "rows"]

Row = dict[str, Any]
COLUMNS: Final = {  # and their types
    "game": "int64",
    "seed": "string",
    "options": "string",
    "seats": "int64",
    "moves": "int64",
    "turns": "int64",
    "cpu_seconds": "float64",  # up to here the same in all rows of a game
    "seat": "int64",
    "bot": "string",
    "played": "string",
    "opening": "strings",
    "score": "int64",
    "place": "int64",
    "win": "float64",
}
SOURCES: Final = ("points", "tallies")  # what each game may have, or not
SECONDS: Final = 30.0  # at least, from one saving to the next
SPARED: Final = 20  # times as long as saving took, nothing is saved
ROWS: Final = 65_536  # read at once


class ExportError(DeskovkaError):
    """A data file cannot be written."""


def rows(plan: Plan, options: str, result: GameResult) -> list[Row]:
    """One row for each seat of a game, by column."""
    return [
        {
            "game": result.number,
            "seed": plan.seed,
            "options": options,
            "seats": len(result.seats),
            "moves": result.moves,
            "turns": result.turns,
            "cpu_seconds": round(result.cpu_seconds, 6),
            "seat": seat,
            "bot": one.bot,
            "played": one.played,
            "opening": one.opening,
            "score": one.score,
            "place": one.place,
            "win": one.win,
            "points": one.points,
            "tallies": result.tallies,
        }
        for seat, one in enumerate(result.seats)
    ]


def chosen_options(plan: Plan) -> str:
    """The options other than usual, as a record has them."""
    rules = find_game(plan.game)
    record = Record.of(rules, rules.setup(len(plan.bots), dict(plan.options)))
    return " ".join(f"{id}={text}" for id, text in record.options.items())


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What the system says against it names the file."""
    try:
        yield
    except OSError as problem:
        raise ExportError(
            f"{path}: cannot be written: {problem.strerror}", "file-unwritable", file=str(path)
        ) from problem


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Yields where to write; only when that is done the file appears under its name."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    with writing(path):
        try:
            yield temporary
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)


class Saving:
    """Tells when it is time to save what was played: so seldom that it costs a twentieth of the time at most."""

    def __init__(self, save: Callable[[], object]) -> None:
        self.save = save
        self.next = monotonic() + SECONDS

    def now(self) -> None:
        began = monotonic()
        self.save()
        took = monotonic() - began
        self.next = monotonic() + max(SECONDS, SPARED * took)

    def if_due(self) -> None:
        if monotonic() >= self.next:
            self.now()


def can_be_saved(error: BaseException | None) -> bool:
    """Whatever ends the games, what was played is worth keeping; where writing itself has failed, it fails again."""
    return not isinstance(error, ExportError)


class Export:
    """Writes rows while the games are played; the kind is told by the file's ending."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.options = chosen_options(plan)
        writers: dict[str, Callable[[Path], None]] = {
            ".csv": self._write_csv,
            ".json": self._write_json,
            ".parquet": self._write_parquet,
        }
        if path.suffix not in writers:
            expected = ", ".join(writers)
            raise ExportError(
                f"{path}: expected a file ending in {expected}",
                "export-ending",
                file=str(path),
                expected=expected,
            )
        if not path.parent.is_dir():
            raise ExportError(
                f"{path}: the folder {path.parent} does not exist",
                "export-no-folder",
                file=str(path),
                folder=str(path.parent),
            )
        if path.is_dir():
            raise ExportError(f"{path}: is a folder, expected a file", "export-is-folder", file=str(path))
        self.write = writers[path.suffix]
        if path.suffix == ".parquet":
            load_arrow()
        self.found: dict[str, set[str]] = {kind: set() for kind in SOURCES}
        self.unsaved = 0  # rows
        self.saving = Saving(self._save)
        with writing(path):
            self.spool = TemporaryFile("w+", encoding="utf-8", dir=path.parent)  # noqa: SIM115 - a row a line

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self.spool:
            if self.unsaved and can_be_saved(error):
                self._save()

    def add(self, result: GameResult) -> None:
        """Take a game up; now and then all are written."""
        with writing(self.path):
            for row in rows(self.plan, self.options, result):
                for kind, names in self.found.items():
                    names.update(row[kind])
                self.spool.write(json.dumps(row, ensure_ascii=False) + "\n")
                self.unsaved += 1
        self.saving.if_due()

    def _save(self) -> None:
        with whole_file(self.path) as temporary:
            self.spool.seek(0)
            self.write(temporary)
            self.spool.seek(0, os.SEEK_END)
        self.unsaved = 0

    def _columns(self) -> list[tuple[str, str]]:
        return [(kind, name) for kind, names in self.found.items() for name in sorted(names)]

    def _flat(self) -> Iterator[Row]:
        """One column for each source of points and each tally; empty where the game did not have it."""
        columns = [(f"{kind}_{name}", kind, name) for kind, name in self._columns()]
        for line in self.spool:
            row = json.loads(line)
            yield {
                **{column: row[column] for column in COLUMNS},
                **{column: row[kind].get(name) for column, kind, name in columns},
            }

    def _write_csv(self, path: Path) -> None:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [*COLUMNS, *(f"{kind}_{name}" for kind, name in self._columns())])
            writer.writeheader()
            writer.writerows({**row, "opening": "; ".join(row["opening"])} for row in self._flat())

    def _write_json(self, path: Path) -> None:
        plan = {
            "game": self.plan.game,
            "bots": self.plan.bots,
            "games": self.plan.games,
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
        }
        with path.open("w", encoding="utf-8") as file:
            file.write(f'{{"plan": {json.dumps(plan, ensure_ascii=False)}, "seats": [')
            for number, line in enumerate(self.spool):
                file.write(f"{', ' if number else ''}{line.rstrip()}")
            file.write("]}")

    def _write_parquet(self, path: Path) -> None:
        arrow, parquet = load_arrow()
        types = {**COLUMNS, **{f"{kind}_{name}": "int64" for kind, name in self._columns()}}
        lists = {"strings": arrow.list_(arrow.string())}
        schema = arrow.schema(
            [(name, lists.get(kind) or arrow.type_for_alias(kind)) for name, kind in types.items()]
        )
        flat = self._flat()
        with parquet.ParquetWriter(path, schema) as writer:
            while some := list(islice(flat, ROWS)):
                writer.write_table(arrow.Table.from_pylist(some, schema))


def load_arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ExportError(
            "Parquet files need the package pyarrow: pip install 'deskovka[data]'", "export-no-arrow"
        ) from None
    return pyarrow, pyarrow.parquet
