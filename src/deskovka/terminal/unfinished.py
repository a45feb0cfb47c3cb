"""Games that were cut off, with their terminal or by a signal: they are kept, and whoever plays again is told of them."""

from __future__ import annotations

from pathlib import Path

from deskovka.core.errors import DeskovkaError
from deskovka.terminal.files import FileError, read_record, save_table
from deskovka.terminal.play import LocalGame


def keep(local: LocalGame, folder: Path) -> None:
    """Save a game that is under way, since its last move may be in no file, and say how it goes on."""
    table, file = local.table, local.record_file
    if local.game.over(table.state) or not (file or table.record.moves):
        return
    if file is None:
        file = str(folder / f"{local.game.name}-{table.record.commitment[:12]}.record")
        make_folder(folder)
    save_table(file, table)
    local.screen.say()
    local.screen.say_whole(local.saved_in(file))


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(0o700, parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or error
        raise FileError(
            f"{folder}: cannot be written: {problem}", "file-unwritable", file=str(folder)
        ) from error


def latest(game: str, folder: Path) -> str | None:
    """The file of the game that was cut off last and did not end since."""
    files = sorted(folder.glob(f"{game}-*.record"), key=lambda file: file.stat().st_mtime, reverse=True)
    return next((str(file) for file in files if goes_on(str(file))), None)


def goes_on(file: str) -> bool:
    try:
        return read_record(file).scores is None
    except DeskovkaError:
        return False
