"""Results as data files: one row a seat of a game. A file appears when it is whole, not before."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from deskovka.arena.match import GameResult, Plan
from deskovka.core.errors import DeskovkaError

Row = dict[str, Any]
COLUMNS = ("game", "seat", "bot", "played", "score", "place", "win")


class ExportError(DeskovkaError):
    """A data file cannot be written."""


def rows(result: GameResult) -> list[Row]:
    return [
        {
            "game": result.number,
            "seat": seat,
            "bot": one.bot,
            "played": one.played,
            "score": one.score,
            "place": one.place,
            "win": one.win,
            "points": one.points,
        }
        for seat, one in enumerate(result.seats)
    ]


class Export:
    """Collects rows and writes them when the work is done; the kind is told by the file's ending."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.plan = plan
        self.rows: list[Row] = []
        writers: dict[str, Callable[[Path], None]] = {
            ".csv": self._write_csv,
            ".json": self._write_json,
            ".parquet": self._write_parquet,
        }
        if path.suffix not in writers:
            raise ExportError(f"{path}: expected a file ending in {', '.join(writers)}")
        if not path.parent.is_dir():
            raise ExportError(f"{path}: the folder {path.parent} does not exist")
        if path.is_dir():
            raise ExportError(f"{path}: is a folder, expected a file")
        self.write = writers[path.suffix]
        if path.suffix == ".parquet":
            load_arrow()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None and self.rows:
            temporary = self.path.with_name(f".{self.path.name}.{os.getpid()}")
            try:
                self.write(temporary)
                temporary.replace(self.path)
            except OSError as problem:
                raise ExportError(f"{self.path}: cannot be written: {problem.strerror}") from None
            finally:
                temporary.unlink(missing_ok=True)

    def add(self, result: GameResult) -> None:
        self.rows += rows(result)

    def _sources(self) -> list[str]:
        return sorted({source for row in self.rows for source in row["points"]})

    def _flat(self) -> Iterable[Row]:
        """One column for each source of points; empty where the game did not have it."""
        sources = self._sources()
        for row in self.rows:
            yield {
                **{column: row[column] for column in COLUMNS},
                **{f"points_{source}": row["points"].get(source) for source in sources},
            }

    def _write_csv(self, path: Path) -> None:
        with path.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, [*COLUMNS, *(f"points_{source}" for source in self._sources())])
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
        raise ExportError("Parquet files need the package pyarrow: pip install 'deskovka[data]'") from None
    return pyarrow, pyarrow.parquet
