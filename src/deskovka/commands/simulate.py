"""`deskovka simulate` and `deskovka arena`: many games between bots."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from itertools import pairwise
from pathlib import Path

from click.exceptions import Exit
from rich.console import Console
from rich.table import Column, Table

from deskovka.arena.export import Export
from deskovka.arena.keeping import Keeper
from deskovka.arena.match import Plan, run
from deskovka.arena.pool import cores
from deskovka.arena.report import Report, SeatReport, Spread, wilson
from deskovka.bots.player import bots
from deskovka.commands.options import read_options
from deskovka.commands.progress import progress
from deskovka.core.errors import SetupError
from deskovka.registry import game as find_game
from deskovka.terminal.setting_up import checked_setup
from deskovka.text import Texts


def simulate(
    *,
    language: str,
    game: str,
    seats: str,
    games: int,
    seed: str | None,
    chosen: Sequence[str],
    processes: int,
    out: str | None,
    keep: str | None,
) -> None:
    """Play many games between bots and tell who won, with how many points, and what brought them."""
    texts = Texts(language)
    plan = make_plan(texts, game, seats, games, seed, chosen)
    report = Report()
    keeper = Keeper(Path(keep), plan) if keep else None
    with Export(Path(out), plan) if out else nullcontext() as export:
        finished = collect(texts, plan, processes, report, export, keeper)
    console = Console()
    played = texts.t("simulate-games", game=plan.game, games=report.games)
    summary = texts.t("simulate-done", played=played, decisions=report.moves, seed=plan.seed)
    console.print(summary, highlight=False)
    if report.games:
        for name, reports in (("bot", report.bots), ("faction", report.played)):
            if reports:
                console.print(results_table(texts, name, reports))
                for table in points_tables(texts, reports, report.games):
                    console.print(table)
    if not finished:
        raise Exit(130)


def arena(
    *,
    language: str,
    game: str,
    seats: str | None,
    games: int,
    seed: str,
    chosen: Sequence[str],
    processes: int,
) -> None:
    """Measure how strong the bots are: wins with 95 % confidence, seats rotated, and how long they think."""
    texts = Texts(language)
    ladder = list(bots(find_game(game)))
    pairings = [seats] if seats else [f"{better},{worse}" for worse, better in pairwise(ladder)]
    console = Console()
    for pairing in pairings:
        plan = make_plan(texts, game, pairing, games, seed, chosen)
        if len(set(plan.bots)) < 2:
            raise SetupError(texts.t("error-same-bots", typed=pairing))
        report = Report()
        finished = collect(texts, plan, processes, report)
        if report.games:
            console.print(strength_table(texts, plan, report))
        if not finished:
            raise Exit(130)


def make_plan(
    texts: Texts, game: str, seats: str, games: int, seed: str | None, chosen: Sequence[str]
) -> Plan:
    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    options = read_options(chosen, texts)
    plan = Plan(game, names, games, seed or secrets.token_hex(8), tuple(options.items()))
    checked_setup(Texts(texts.language, game), find_game(game), len(names), options)
    return plan.check()


def collect(
    texts: Texts,
    plan: Plan,
    processes: int,
    report: Report,
    export: Export | None = None,
    keeper: Keeper | None = None,
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
        stopped = texts.t("stopped-after", played=report.games, games=plan.games)
        Console(stderr=True).print(stopped, highlight=False)
        return False
    return True


def results_table(texts: Texts, name: str, reports: dict[str, SeatReport]) -> Table:
    heads = ("seats", "wins", "share", "mean", "spread", "lowest", "highest")
    table = Table(texts.t(f"simulate-{name}"), *(_right(texts.t(f"simulate-{head}")) for head in heads))
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


def points_tables(texts: Texts, reports: dict[str, SeatReport], games: int) -> Iterator[Table]:
    """Mean points by source, over the games that had it; many bots or factions are rows, few are columns."""
    sources = sorted({source for one in reports.values() for source in one.points})
    if len(reports) > 6:
        for first in range(0, len(sources), 6):
            some = sources[first : first + 6]
            table = Table(texts.t("simulate-points-from"), *(_right(source) for source in some))
            for bot, one in sorted(reports.items()):
                table.add_row(bot, *(_mean(one.points.get(source)) for source in some))
            yield table
        return
    heads = (*reports, texts.t("simulate-had"))
    table = Table(texts.t("simulate-points-from"), *(_right(head) for head in heads))
    seats_a_game = sum(one.score.count for one in reports.values()) / games
    for source in sources:
        spreads = [one.points.get(source) for one in reports.values()]
        had = sum(spread.count for spread in spreads if spread) / seats_a_game
        table.add_row(source, *map(_mean, spreads), f"{had:.0f}")
    yield table


def _mean(spread: Spread | None) -> str:
    return f"{spread.mean:.1f}" if spread else ""


def strength_table(texts: Texts, plan: Plan, report: Report) -> Table:
    heads = ("wins", "share", "interval", "mean", "seconds", "longest")
    table = Table(texts.t("simulate-bot"), *(_right(texts.t(f"simulate-{head}")) for head in heads))
    table.title = texts.t("simulate-title", bots=" - ".join(plan.bots), games=report.games)
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
