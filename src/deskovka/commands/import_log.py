"""`deskovka import`: a game played elsewhere, replayed through our rules and compared row by row."""

from __future__ import annotations

from typing import Annotated

import typer

from deskovka.importers.result import Imported, LogError
from deskovka.registry import part
from deskovka.terminal.files import read_text, write_text


def import_log(
    game: Annotated[str, typer.Argument(help="The game, such as terra-mystica.")],
    log: Annotated[str, typer.Argument(metavar="LOG", help="The log; - reads the standard input.")],
    tiles: Annotated[
        str, typer.Option(metavar="FILE", help="A file with tiles beyond those of the box.")
    ] = "",
    out: Annotated[str, typer.Option(metavar="RECORD", help="Write the game as a record of ours.")] = "",
) -> None:
    """Replay a log of the online site through our rules and compare everything it states.

    The exit code is 0 when every row and the final scores agree.
    """
    importer = part("importers", game)
    try:
        found: Imported = importer.import_log(read_text(log), tiles)
    except LogError as error:
        raise LogError(f"{log}: {error}") from None
    if out:
        record = found.record
        write_text(out, record.write_json() if out.endswith(".json") else record.write())
    typer.echo(f"{log}: {found.agreed} of {found.rows} rows agree")
    for faction, points in found.scores:
        typer.echo(f"  {faction} {points}")
    if found.dropped:
        typer.echo(f"stopped where a player left the game: {found.dropped}")
    if found.difference:
        typer.echo(f"first difference: {found.difference}")
    if not found.whole:
        raise typer.Exit(1)
