"""`deskovka simulate` and `deskovka arena`: many games between bots."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import nullcontext
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Column, Table

from deskovka.arena.export import Export
from deskovka.arena.keeping import Keeper
from deskovka.arena.match import Plan, run
from deskovka.arena.pool import cores
from deskovka.arena.report import Report, SeatReport, Spread, wilson
from deskovka.bots.player import bots
from deskovka.commands.progress import progress
from deskovka.core.errors import SetupError
from deskovka.registry import game as find_game

OPTION_HELP = "An option of the game, such as side=B; may be repeated."


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as cartographers.")],
    seats: Annotated[
        str, typer.Option(help="The bots, separated by commas; they change seats every game.")
    ] = "good,good",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "",
    set_: Annotated[list[str] | None, typer.Option("--set", help=OPTION_HELP)] = None,
    processes: Annotated[int, typer.Option(min=0, help="How many at a time; 0: one for each core.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write a row a seat: .csv, .json or .parquet.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(help="Write the record of each game into this folder; replay and verify read it."),
    ] = None,
) -> None:
    """Play many games between bots and tell who won, with how many points, and what brought them."""
    plan = make_plan(game, seats, games, seed, set_ or [])
    report = Report()
    keeper = Keeper(keep, plan) if keep else None
    with Export(out, plan) if out else nullcontext() as export:
        finished = collect(plan, processes, report, export, keeper)
    console = Console()
    console.print(
        f"{plan.game}: {report.games} games, {report.moves} decisions, seed {plan.seed}", highlight=False
    )
    if report.games:
        for name, reports in (("bot", report.bots), ("faction", report.played)):
            if reports:
                console.print(results_table(name, reports))
                for table in points_tables(reports, report.games):
                    console.print(table)
    if not finished:
        raise typer.Exit(130)


def arena(
    game: Annotated[str, typer.Argument(help="The game, such as cartographers.")],
    seats: Annotated[
        str,
        typer.Option(
            help="One pairing, such as strong,good; without it: every bot against the next weaker one."
        ),
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games each pairing plays.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "arena",
    set_: Annotated[list[str] | None, typer.Option("--set", help=OPTION_HELP)] = None,
    processes: Annotated[int, typer.Option(min=0, help="How many at a time; 0: one for each core.")] = 0,
) -> None:
    """Measure how strong the bots are: wins with 95 % confidence, seats rotated, and how long they think."""
    ladder = list(bots(find_game(game)))
    pairings = [seats] if seats else [f"{better},{worse}" for worse, better in pairwise(ladder)]
    console = Console()
    for pairing in pairings:
        plan = make_plan(game, pairing, games, seed, set_ or [])
        if len(set(plan.bots)) < 2:
            raise SetupError(f"--seats: expected at least two different bots to compare, got {pairing!r}")
        report = Report()
        finished = collect(plan, processes, report)
        if report.games:
            console.print(strength_table(plan, report))
        if not finished:
            raise typer.Exit(130)


def make_plan(game: str, seats: str, games: int, seed: str, options: list[str]) -> Plan:
    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    return Plan(
        find_game(game).name, names, games, seed or secrets.token_hex(8), read_options(options)
    ).check()


def read_options(texts: list[str]) -> tuple[tuple[str, str], ...]:
    """Options given as id=value."""
    pairs = []
    for text in texts:
        id, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"--set expects OPTION=VALUE, got {text!r}")
        pairs.append((id, value))
    return tuple(pairs)


def collect(
    plan: Plan, processes: int, report: Report, export: Export | None = None, keeper: Keeper | None = None
) -> bool:
    """Play all games of a plan; False if somebody pressed Ctrl-C, with what was played until then."""
    results = run(plan, processes or cores(), kept=keeper is not None)
    try:
        with progress(" - ".join(plan.bots), plan.games) as step:
            for result in results:
                if keeper:
                    keeper.keep(result)
                report.add(result)
                if export:
                    export.add(result)
                step()
    except KeyboardInterrupt:
        results.close()
        Console(stderr=True).print(f"stopped after {report.games} of {plan.games} games", highlight=False)
        return False
    return True


def results_table(name: str, reports: dict[str, SeatReport]) -> Table:
    heads = ("seats", "wins", "share", "mean", "spread", "lowest", "highest")
    table = Table(name, *(_right(head) for head in heads))
    for bot, one in sorted(reports.items(), key=lambda entry: -entry[1].score.mean):
        score = one.score
        table.add_row(
            bot,
            str(score.count),
            f"{one.wins:g}" if one.wins == int(one.wins) else f"{one.wins:.1f}",
            f"{100 * one.wins / score.count:.1f} %",
            f"{score.mean:.1f}",
            f"{score.deviation:.1f}",
            f"{score.lowest:g}",
            f"{score.highest:g}",
        )
    return table


def points_tables(reports: dict[str, SeatReport], games: int) -> Iterator[Table]:
    """Mean points by source, over the games that had it; many bots or factions are rows, few are columns."""
    sources = sorted({source for one in reports.values() for source in one.points})
    if len(reports) > 6:
        for first in range(0, len(sources), 6):
            some = sources[first : first + 6]
            table = Table("points from", *(_right(source) for source in some))
            for bot, one in sorted(reports.items()):
                table.add_row(bot, *(_mean(one.points.get(source)) for source in some))
            yield table
        return
    table = Table("points from", *(_right(bot) for bot in reports), _right("games"))
    seats_a_game = sum(one.score.count for one in reports.values()) / games
    for source in sources:
        spreads = [one.points.get(source) for one in reports.values()]
        had = sum(spread.count for spread in spreads if spread) / seats_a_game
        table.add_row(source, *map(_mean, spreads), f"{had:.0f}")
    yield table


def _mean(spread: Spread | None) -> str:
    return f"{spread.mean:.1f}" if spread else ""


def strength_table(plan: Plan, report: Report) -> Table:
    table = Table(
        "bot", *(_right(name) for name in ("wins", "share", "95 %", "mean points", "s a move", "longest"))
    )
    table.title = f"{' - '.join(plan.bots)}, {report.games} games"
    for bot, one in report.bots.items():
        table.add_row(
            bot, f"{one.wins:g}", *_shares(one, report.games), f"{one.score.mean:.1f}", *_clock(one)
        )
    return table


def _shares(one: SeatReport, games: int) -> tuple[str, str]:
    interval = wilson(one.wins, games)
    return f"{100 * interval.share:.1f} %", f"{100 * interval.low:.1f}-{100 * interval.high:.1f}"


def _clock(one: SeatReport) -> tuple[str, str]:
    return f"{one.seconds_a_move:.3f}", f"{one.longest:.2f}"


def _right(name: str) -> Column:
    return Column(name, justify="right")
