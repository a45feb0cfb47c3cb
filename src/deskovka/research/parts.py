"""A folder of Parquet files with the decisions of many games: each file is whole, and is there while others are played.

A file is full with the game that brings it to so many rows; the one that is not yet full is now and then written, too,
and replaced when there are more. So the files depend on nothing but the rows, and whoever ends the program, and
however, leaves all of them readable.
"""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from deskovka.arena.export import ExportError, Saving, can_be_saved, load_arrow, whole_file
from deskovka.arena.keeping import make_folder
from deskovka.arena.match import GameResult
from deskovka.research.decisions import Wanted, schema

__all__ = ["Parts"]

FULL: Final = 16_384  # rows


class Parts:
    """Writes the rows of games, in the order in which they come."""

    def __init__(self, folder: Path, wanted: Wanted) -> None:
        self.arrow, self.parquet = load_arrow()
        make_folder(folder)
        if next(folder.glob("*.parquet"), None):
            raise ExportError(
                f"{folder}: there are decisions in it: choose another folder",
                "decisions-taken",
                folder=str(folder),
            )
        self.folder = folder
        self.schema = schema(wanted)
        self.number = 0  # of the file that is being filled
        self.rows = 0  # in it
        self.packed: list[bytes] = []  # its rows, game by game
        self.unsaved = False
        self.saving = Saving(self._save)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.unsaved and can_be_saved(error):
            self._save()

    @property
    def path(self) -> Path:
        """The file that is being filled."""
        return self.folder / f"part-{self.number:06}.parquet"

    def add(self, result: GameResult) -> None:
        """Take the rows of a game up; what is full is written, and what is not now and then."""
        rows, packed = result.decisions
        if rows:
            self.rows += rows
            self.packed.append(packed)
            self.unsaved = True
        if self.rows >= FULL:
            self.saving.now()
            self.number += 1
            self.rows = 0
            self.packed.clear()
        elif self.unsaved:
            self.saving.if_due()

    def _save(self) -> None:
        batches: list[Any] = []
        for packed in self.packed:
            batches += self.arrow.ipc.open_stream(packed)
        table = self.arrow.Table.from_batches(
            [self.arrow.record_batch(batch.columns, schema=self.schema) for batch in batches]
        )
        with whole_file(self.path) as temporary:
            self.parquet.write_table(table.combine_chunks(), temporary, compression="zstd")
        self.unsaved = False
