"""`deskovka fuzz`: look for faults in the rules with random games."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer

from deskovka.arena.fuzz import fuzz as fuzz_games
from deskovka.arena.pool import cores
from deskovka.commands.progress import progress
from deskovka.registry import game as find_game


def fuzz(
    game: Annotated[str, typer.Argument(help="The game, such as cartographers.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "",
    processes: Annotated[int, typer.Option(min=0, help="How many at a time; 0: one for each core.")] = 0,
    out: Annotated[Path, typer.Option(help="The folder for records of games that went wrong.")] = Path(),
) -> None:
    """Play random games with random options, checking everything that must always hold."""
    name = find_game(game).name
    seed = seed or secrets.token_hex(8)
    played = moves = failures = 0
    seats: set[int] = set()
    results = fuzz_games(name, seed, games, processes or cores())
    try:
        with progress(f"{name}, seed {seed}", games) as step:
            for result in results:
                played, moves = played + 1, moves + result.moves
                seats.add(result.seats)
                if result.failure:
                    failures += 1
                    path = out / f"fuzz-{name}-{seed}-{result.failure.number}.record"
                    path.write_text(result.failure.record, "utf-8")
                    print(
                        f"game {result.failure.number}: {result.failure.problem}\n  opens with: deskovka replay {path}"
                    )
                step()
    except KeyboardInterrupt:
        results.close()
        print(f"stopped after {played} of {games} games")
        raise typer.Exit(130) from None
    print(
        f"{name}: {played} games of {min(seats, default=0)} to {max(seats, default=0)} seats, {moves} moves, "
        f"{failures} went wrong (seed {seed})"
    )
    if failures:
        raise typer.Exit(1)
