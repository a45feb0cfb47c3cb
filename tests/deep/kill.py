"""The command that kills table servers under play: no acknowledged message is lost or doubled, tables go on."""

from __future__ import annotations

import asyncio
import sys
from contextlib import ExitStack
from random import Random
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from deep.kill_trial import Trial
from server.postgres import postgres_server

Database = Literal["sqlite", "postgres"]


def main(
    kills: Annotated[int, typer.Option(min=0, help="How many times servers are killed.")] = 100,
    stops: Annotated[int, typer.Option(min=0, help="How many times a server is stopped cleanly.")] = 10,
    database: Annotated[Database, typer.Option(help="SQLite: one server; PostgreSQL: two.")] = "sqlite",
    processes: Annotated[int, typer.Option(min=1, help="Of each server, on PostgreSQL.")] = 1,
    seed: Annotated[
        int | None, typer.Option(help="Moments and moves; by default something else each time.")
    ] = None,
) -> None:
    """Kill table servers under play: no acknowledged message may be lost, none doubled, all games must end."""
    if processes > 1 and database == "sqlite":
        raise typer.BadParameter("several processes need --database postgres")
    number = Random().randrange(10**6) if seed is None else seed
    console = Console()
    with ExitStack() as stack:
        place = open_database(stack, database)
        trial = Trial(place, 1 if database == "sqlite" else 2, Random(number), processes=processes)
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
        progress = stack.enter_context(Progress(*columns, console=console, transient=True))
        bar = progress.add_task(database, total=kills + stops)

        def tell() -> None:
            counts = trial.counts
            words = f"{database}: {counts['acknowledged']} acknowledged, {counts['games']} games"
            progress.update(bar, advance=1, description=words)

        asyncio.run(trial.run(kills, stops, tell))
    for what, value in {"database": database, "seed": str(number), **trial.summary()}.items():
        console.print(f"{what:>42}: {value}", highlight=False)
    for fault in trial.faults:
        console.print(f"FAULT {fault}", style="red", markup=False, highlight=False, soft_wrap=True)
    console.print("nothing was lost, nothing doubled" if not trial.faults else f"{len(trial.faults)} faults")
    sys.exit(1 if trial.faults else 0)


def open_database(stack: ExitStack, database: Database) -> str:
    """A new, empty one."""
    if database == "postgres":
        return stack.enter_context(postgres_server()).create()
    return f"{stack.enter_context(TemporaryDirectory(prefix='kill-'))}/tables.sqlite"


if __name__ == "__main__":
    typer.run(main)
