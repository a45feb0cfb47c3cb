"""The records of many games in a folder: one file a game, with names that sort as the games were played."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryFile

from deskovka.arena.export import ExportError, whole_file
from deskovka.arena.match import GameResult, Plan

__all__ = ["Keeper"]

LONGEST_SEED = 60  # characters of it in a name


def make_folder(folder: Path) -> None:
    """A folder for records; that nothing can be kept there is told before anything is played."""
    try:
        folder.mkdir(exist_ok=True)
        TemporaryFile(dir=folder).close()  # it can be made
    except FileExistsError:
        raise ExportError(
            f"{folder}: is a file, expected a folder for the records", "keep-is-file", folder=str(folder)
        ) from None
    except OSError as problem:
        raise ExportError(
            f"{folder}: records cannot be kept there: {problem.strerror}",
            "keep-unwritable",
            folder=str(folder),
        ) from problem


class Keeper:
    """Writes each record when its game is over; a file that is there already is never changed."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        make_folder(folder)

    def path(self, number: int) -> Path:
        """The file of a game."""
        seed = re.sub(r"[^\w.-]", "_", self.plan.seed)[:LONGEST_SEED]
        return self.folder / f"{self.plan.game}-{seed}-{number:07}.record"

    def keep(self, result: GameResult) -> None:
        """The same game again, as after a run that was stopped, is left as it is; another one is refused."""
        path = self.path(result.number)
        if not path.exists():
            with whole_file(path) as temporary:
                temporary.write_text(result.record, "utf-8")
        elif not holds(path, result.record):
            raise ExportError(
                f"{path}: another game is kept there: choose another folder or another --seed",
                "keep-taken",
                file=str(path),
            )


def holds(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode()
    except OSError:
        return False
