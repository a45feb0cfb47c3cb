"""`deskovka simulate` and `deskovka arena`: many games between bots."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from itertools import pairwise
from pathlib import Path

from click.exceptions import Exit
from rich.console import Console

from deskovka.arena.export import Export
from deskovka.arena.keeping import Keeper
from deskovka.arena.match import GameResult, Plan, run
from deskovka.arena.pool import Where
from deskovka.arena.report import Report
from deskovka.bots.player import bots
from deskovka.commands.options import read_options
from deskovka.commands.progress import progress_of_games
from deskovka.commands.tables import Tables
from deskovka.commands.workplace import workplace
from deskovka.core.errors import SetupError
from deskovka.registry import game as find_game
from deskovka.terminal.names import strength
from deskovka.terminal.setting_up import checked_setup
from deskovka.text import Texts

Taker = Callable[[GameResult], object]


def simulate(
    *,
    language: str,
    game: str,
    seats: str,
    games: int,
    seed: str | None,
    chosen: Sequence[str],
    processes: int,
    cluster: str | None,
    out: str | None,
    keep: str | None,
    decisions: str | None,
    every: int,
    only: str | None,
    asked: str | None,
    options: bool,
) -> None:
    """Play many games between bots and tell who won, with how many points, and what brought them."""
    texts = Texts(language, find_game(game).name)
    if decisions is None and (every > 1 or only or asked or options):
        raise SetupError(texts.t("error-no-decisions"))
    plan = make_plan(texts, seats, games, seed, chosen)
    report = Report()
    takers: list[Taker] = [report.add]
    with workplace(texts, plan.game, processes, cluster, plan.bots) as where, ExitStack() as files:
        if keep:
            takers.append(Keeper(Path(keep), plan).keep)
        if out:
            takers.append(files.enter_context(Export(Path(out), plan)).add)
        results = run(plan, where, kept=bool(keep))
        if decisions is not None:
            from deskovka.commands.decisions import Parts, run_watched, wanted_of  # takes a second

            wanted = wanted_of(plan, every, only, asked, options, kept=bool(keep))
            takers.append(files.enter_context(Parts(Path(decisions), wanted)).add)
            results = run_watched(wanted, where)
        finished = collect(texts, plan, where, results, report, takers)
    console = Console()
    played = texts.t("simulate-games", game=texts.t("game-name"), games=report.games)
    summary = texts.t("simulate-done", played=played, decisions=report.moves, seed=plan.seed)
    console.print(summary, highlight=False)
    if report.games:
        for table in Tables(texts).of_results(report):
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
    cluster: str | None,
) -> None:
    """Measure how strong the bots are: wins with 95 % confidence, seats rotated, and how long they think."""
    texts = Texts(language, find_game(game).name)
    ladder = list(bots(find_game(game)))
    pairings = [seats] if seats else [f"{better},{worse}" for worse, better in pairwise(ladder)]
    console = Console()
    plans = [make_plan(texts, pairing, games, seed, chosen) for pairing in pairings]
    for pairing, plan in zip(pairings, plans):
        if len(set(plan.bots)) < 2:
            raise SetupError(texts.t("error-same-bots", typed=pairing))
    every_bot = tuple(dict.fromkeys(bot for plan in plans for bot in plan.bots))
    with workplace(texts, plans[0].game, processes, cluster, every_bot) as where:
        for plan in plans:
            report = Report()
            finished = collect(texts, plan, where, run(plan, where), report, [report.add])
            if report.games:
                console.print(Tables(texts).of_strength(plan, report))
            if not finished:
                raise Exit(130)


def make_plan(texts: Texts, seats: str, games: int, seed: str | None, chosen: Sequence[str]) -> Plan:
    """What shall be played of the game that the texts are of."""
    rules = find_game(texts.game or "")
    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    options = read_options(chosen, texts, rules)
    plan = Plan(rules.name, names, games, seed or secrets.token_hex(8), tuple(options.items()))
    checked_setup(texts, rules, len(names), options)
    return plan.check()


def collect(
    texts: Texts,
    plan: Plan,
    where: Where,
    results: Generator[GameResult, None, None],
    report: Report,
    takers: Sequence[Taker],
) -> bool:
    """Play all games of a plan; False if somebody pressed Ctrl-C, with what was played until then."""
    bots = " - ".join(strength(texts, bot) for bot in plan.bots)
    try:
        with closing(results), progress_of_games(texts, bots, plan.games, where) as step:
            for result in results:
                for take in takers:
                    take(result)
                step()
    except KeyboardInterrupt:
        stopped = texts.t("stopped-after", played=report.games, games=plan.games)
        Console(stderr=True).print(stopped, highlight=False)
        return False
    return True
