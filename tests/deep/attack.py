"""One address attacks a server while a bystander at another plays on: `scripts/attack [NAME ...]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Column, Table

from deep.attack_kinds import attacks
from deep.attack_trial import MOST_BOT, MOST_TIMES, NOISE, Trial, told
from server.postgres import postgres_server

console = Console(width=None if sys.stdout.isatty() else 200)


def attack(
    names: Annotated[list[str] | None, typer.Argument(help="Attacks; all when none is named.")] = None,
    seconds: Annotated[float, typer.Option(help="Of each; 0: as long as it says itself.")] = 0,
    short: Annotated[bool, typer.Option("--short", help="As in ./test.")] = False,
    processes: Annotated[
        int, typer.Option(min=1, help="Server processes; more than one on a PostgreSQL of their own.")
    ] = 1,
) -> None:
    """Exit with 1 when the bystander was disturbed."""
    known = attacks()
    if unknown := set(names or ()) - set(known):
        raise typer.BadParameter(f"no such attack: {', '.join(unknown)}; there are {', '.join(known)}")
    chosen = [one for name, one in known.items() if (name in names if names else not short or one.short)]
    trials = []
    with tempfile.TemporaryDirectory() as folder:
        for one in chosen:
            trial = Trial(one, seconds or (short and one.short) or one.seconds)
            console.print(f"{one.name}: {one.about.splitlines()[0]}")
            if processes > 1:
                with postgres_server() as postgres:
                    trial.run(postgres.create(), "--processes", str(processes))
            else:
                trial.run(Path(folder) / f"{one.name}.sqlite")
            for examples in trial.findings.examples.values():
                console.print(*(f"  {example}" for example in examples if example), sep="\n")
            trials.append(trial)
    console.print(table(trials))
    if any(trial.findings.faults for trial in trials):
        raise typer.Exit(1)


def table(trials: list[Trial]) -> Table:
    heads = ("p99 of answers", "longest bot", "answers")
    found = Table("attack", *(Column(head, justify="right") for head in heads), "the attacker", "")
    for trial in trials:
        found.add_row(*trial.row())
    found.caption = (
        f"undisturbed -> under attack; at most {MOST_TIMES} times as long, where {told(NOISE)} or less "
        f"count as {told(NOISE)}, and {told(MOST_BOT)} for a bot"
    )
    return found


if __name__ == "__main__":
    typer.run(attack)
