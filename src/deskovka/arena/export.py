"""Results as data files: one row a seat of a game. A file appears when it is whole, not before."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from deskovka.arena.match import GameResult, Plan
from deskovka.core.errors import DeskovkaError
from deskovka.core.record import Record
from deskovka.registry import game as find_game

__all__ = ["Export", "ExportError", "rows"]

Row = dict[str, Any]
COLUMNS = (
    *("game", "seed", "options", "seats", "moves", "turns", "cpu_seconds"),  # the same in all rows of a game
    *("seat", "bot", "played", "score", "place", "win"),
)


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
def whole_file(path: Path) -> Iterator[Path]:
    """Yields where to write; only when that is done the file appears under its name."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        yield temporary
        temporary.replace(path)
    except OSError as problem:
        raise ExportError(
            f"{path}: cannot be written: {problem.strerror}", "file-unwritable", file=str(path)
        ) from problem
    finally:
        temporary.unlink(missing_ok=True)


class Export:
    """Collects rows and writes them when the work is done; the kind is told by the file's ending."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.options = chosen_options(plan)
        self.rows: list[Row] = []
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

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None and self.rows:
            with whole_file(self.path) as temporary:
                self.write(temporary)

    def add(self, result: GameResult) -> None:
        """Take a game up, to be written when all are played."""
        self.rows += rows(self.plan, self.options, result)

    def _columns(self) -> list[tuple[str, str]]:
        """What each game may have, or not."""
        return [
            (kind, name)
            for kind in ("points", "tallies")
            for name in sorted({name for row in self.rows for name in row[kind]})
        ]

    def _flat(self) -> Iterable[Row]:
        """One column for each source of points and each tally; empty where the game did not have it."""
        for row in self.rows:
            yield {
                **{column: row[column] for column in COLUMNS},
                **{f"{kind}_{name}": row[kind].get(name) for kind, name in self._columns()},
            }

    def _write_csv(self, path: Path) -> None:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [*COLUMNS, *(f"{kind}_{name}" for kind, name in self._columns())])
            writer.writeheader()
            writer.writerows(self._flat())

    def _write_json(self, path: Path) -> None:
        plan = {
            "game": self.plan.game,
            "bots": self.plan.bots,
            "games": self.plan.games,
            "seed": self.plan.seed,
            "options": dict(self.plan.options),
        }
        path.write_text(json.dumps({"plan": plan, "seats": self.rows}, ensure_ascii=False), "utf-8")

    def _write_parquet(self, path: Path) -> None:
        arrow, parquet = load_arrow()
        parquet.write_table(arrow.Table.from_pylist(list(self._flat())), path)


def load_arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise ExportError(
            "Parquet files need the package pyarrow: pip install 'deskovka[data]'", "export-no-arrow"
        ) from None
    return pyarrow, pyarrow.parquet
