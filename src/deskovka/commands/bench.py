"""`deskovka bench`: how fast the rules are, beside a well-known engine in the same run."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Column, Table

from deskovka.bench.bars import Bar
from deskovka.bench.games import enumeration, game_measures
from deskovka.bench.measure import Measure, ratios, run_in_turns
from deskovka.bench.peer import peer_measures
from deskovka.bench.worker import OtherBuild
from deskovka.core.values import value
from deskovka.registry import NAMES, part
from deskovka.registry import game as find_game


@value
class Verdict:
    """A bar and what was measured."""

    what: str
    wanted: float
    measured: float
    low: float
    high: float
    met: bool


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all when none is named.")] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Batches of each measure, which take turns.")] = 9,
    listings: Annotated[
        int, typer.Option(min=1, help="Games in whose positions all actions are listed.")
    ] = 20,
    bot: Annotated[str, typer.Option(help="The bots that play those games.")] = "random",
    compiled: Annotated[
        Path | None, typer.Option(help="A Python with the compiled build, measured beside this one.")
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="Exit with 1 when a bar is missed.")] = False,
    json_: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure playouts, copies, views, replays and what each game adds, as ratios to catanatron 3.2.1."""
    missed = False
    for name in games or NAMES:
        rules, own = find_game(name), part("bench", name)
        measures = game_measures(rules) | own.measures()
        other = OtherBuild(compiled, name) if compiled else None
        measures |= other.measures() if other else {}
        peers = {peer.name: peer for peer in peer_measures()}
        for number in run_in_turns([*peers.values(), *measures.values()], rounds):
            print(f"{rules.name}: round {number} of {rounds}", end="\r", file=sys.stderr, flush=True)
        if other:
            other.close()
        listed = enumeration(rules, bot, listings)
        actions = peers["catanatron actions"]
        bars = [bar for bar in own.BARS if bar.ours in measures]
        found = [verdict(bar, measures[bar.ours], peers[bar.theirs]) for bar in bars]
        missed |= not all(one.met for one in found)
        if json_:
            print(
                json.dumps(
                    {
                        "game": rules.name,
                        "rates": _rates(peers | measures),
                        "listings": asdict(listed),
                        "bars": [asdict(one) for one in found],
                    }
                )
            )
            continue
        console = Console()
        console.print(rates_table(rules.name, [*measures.values(), *peers.values()], actions))
        console.print(
            f"legal actions listed in {listed.positions} positions of {listings} games of {bot} bots: "
            f"mean {listed.mean * 1e6:.0f} us, worst {listed.worst * 1e6:.0f} us ({listed.worst_actions} actions), "
            f"that is {listed.mean * actions.rate:.1f} and {listed.worst * actions.rate:.1f} catanatron actions",
            highlight=False,
        )
        console.print(bars_table(found))
    if check and missed:
        raise typer.Exit(1)


def verdict(bar: Bar, ours: Measure, theirs: Measure) -> Verdict:
    low, middle, high = ratios(ours, theirs)
    return Verdict(bar.words, bar.times, middle, low, high, middle >= bar.times)


def rates_table(name: str, measures: list[Measure], yardstick: Measure) -> Table:
    table = Table(
        Column(name), *(Column(head, justify="right") for head in ("per second", "us each", "actions each"))
    )
    for one in measures:
        each = one.microseconds / yardstick.microseconds
        table.add_row(one.name, f"{one.rate:,.0f}", f"{one.microseconds:,.1f}", f"{each:.3f}")
    table.caption = "actions each: how many catanatron actions take as long"
    return table


def bars_table(found: list[Verdict]) -> Table:
    table = Table(
        "wanted", *(Column(head, justify="right") for head in ("at least", "measured", "quartiles", ""))
    )
    for one in found:
        quartiles = f"{one.low:.3g} - {one.high:.3g}"
        met = "met" if one.met else "MISSED"
        table.add_row(one.what, f"{one.wanted:.3g}", f"{one.measured:.3g}", quartiles, met)
    return table


def _rates(measures: dict[str, Measure]) -> dict[str, float]:
    return {key: one.rate for key, one in measures.items()}
