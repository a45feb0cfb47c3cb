"""`deskovka ladder`: all bots of a game, rated by games against each other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from click.exceptions import Exit
from rich.console import Console
from rich.table import Column, Table

from deskovka.arena.ladder import LadderPlan, Rated, every_bot, ratings, weng_lin
from deskovka.arena.match import GameResult, run
from deskovka.arena.report import Report
from deskovka.commands.ladder_files import HEADS, Written, cells
from deskovka.commands.options import read_options
from deskovka.commands.simulate import collect
from deskovka.commands.workplace import workplace
from deskovka.registry import game as find_game
from deskovka.terminal.names import strengths
from deskovka.terminal.setting_up import checked_setup
from deskovka.text import Texts


def ladder(
    *,
    language: str,
    game: str,
    bots: str | None,
    games: int,
    seats: int | None,
    seed: str,
    chosen: Sequence[str],
    processes: int,
    cluster: str | None,
    out: Sequence[str],
) -> None:
    """Rate all bots of a game, with 95 % intervals, at tables mixed by chance."""
    texts = Texts(language, find_game(game).name)
    weng_lin()  # what is missing is told before anything is played
    plan = make_plan(texts, bots, games, seats, seed, chosen)
    files = [Written(Path(file), texts, plan) for file in out]
    played: list[GameResult] = []
    report = Report()
    with workplace(texts, plan.game, processes, cluster, plan.bots) as where:
        finished = collect(texts, plan, where, run(plan, where), report, [report.add, played.append])
    found = ratings(plan, played)
    if found:
        Console().print(table_of(texts, plan, found, report))
        for file in files:
            file.write(found, len(played))
    if not finished:
        raise Exit(130)


def make_plan(
    texts: Texts, bots: str | None, games: int, seats: int | None, seed: str, chosen: Sequence[str]
) -> LadderPlan:
    """Who shall meet, at how many seats, in the game that the texts are of."""
    rules = find_game(texts.game or "")
    names = tuple(dict.fromkeys(name.strip() for name in (bots or "").split(",") if name.strip()))
    options = read_options(chosen, texts, rules)
    count = seats or max(2, rules.seats[0])
    plan = LadderPlan(
        rules.name, names or every_bot(rules.name), games, seed, tuple(options.items()), seats=count
    )
    checked_setup(texts, rules, count, options)
    return plan.check()


def table_of(texts: Texts, plan: LadderPlan, found: Sequence[Rated], report: Report) -> Table:
    """The ladder, its top first, with how long its bots thought this time."""
    heads = [texts.t(head) for head in HEADS]
    seconds = texts.t("simulate-seconds")
    table = Table(
        Column(heads[0], no_wrap=True), *(Column(head, justify="right") for head in (*heads[1:], seconds))
    )
    table.title = texts.t("ladder-title", game=texts.t("game-name"), games=report.games, seats=plan.seats)
    names = strengths(texts, (one.bot for one in found))
    for one in found:
        table.add_row(
            *cells(texts, names[one.bot], one), texts.decimal(report.bots[one.bot].seconds_a_move, 3)
        )
    return table
