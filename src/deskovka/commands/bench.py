"""`deskovka bench`: how fast the rules are, beside a well-known engine in the same run."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from click.exceptions import Exit
from rich.console import Console
from rich.table import Column, Table

from deskovka.bench.bars import Bar
from deskovka.bench.games import enumeration, game_measures
from deskovka.bench.measure import Measure, ratios, run_in_turns
from deskovka.bench.peer import peer_measures
from deskovka.bench.worker import OtherBuild
from deskovka.core.values import value
from deskovka.registry import game as find_game
from deskovka.registry import part
from deskovka.terminal.names import strength
from deskovka.text import Texts


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
    *,
    language: str,
    games: list[str],
    rounds: int,
    listings: int,
    bot: str,
    compiled: str | None,
    check: bool,
    as_json: bool,
) -> None:
    """Measure playouts, copies, views, replays and what each game adds, as ratios to catanatron 3.2.1."""
    texts = Texts(language)
    missed = False
    for name in games:
        rules, own = find_game(name), part("bench", name)
        measures = game_measures(rules) | own.measures()
        other = OtherBuild(Path(compiled), name) if compiled else None
        measures |= other.measures(own.BARS, measures) if other else {}
        peers = {peer.name: peer for peer in peer_measures()}
        for number in run_in_turns([*peers.values(), *measures.values()], rounds):
            round_ = texts.t("bench-round", game=rules.name, number=number, rounds=rounds)
            print(round_, end="\r", file=sys.stderr, flush=True)
        if other:
            other.close()
        listed = enumeration(rules, bot, listings, own.LISTED)
        measures["longest list"] = listed.measure(rounds)
        actions = peers["catanatron actions"]
        bars = [bar for bar in own.BARS if bar.ours in measures]
        found = [verdict(bar, measures[bar.ours], (peers | measures)[bar.theirs]) for bar in bars]
        missed |= not all(one.met for one in found)
        if as_json:
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
        console.print(rates_table(texts, rules.name, [*measures.values(), *peers.values()], actions))
        console.print(
            texts.t(
                "bench-listings",
                positions=listed.positions,
                games=listings,
                bot=strength(texts, bot),
                mean=f"{listed.mean * 1e6:.0f}",
                worst=f"{listed.worst * 1e6:.0f}",
                actions=listed.worst_actions,
                ratio=f"{listed.mean * actions.rate:.1f}",
                worst_ratio=f"{listed.worst * actions.rate:.1f}",
            ),
            highlight=False,
        )
        console.print(bars_table(texts, found))
    if check and missed:
        raise Exit(1)


def verdict(bar: Bar, ours: Measure, theirs: Measure) -> Verdict:
    low, middle, high = ratios(ours, theirs)
    return Verdict(bar.words, bar.times, middle, low, high, middle >= bar.times)


def rates_table(texts: Texts, name: str, measures: list[Measure], yardstick: Measure) -> Table:
    heads = (texts.t(f"bench-{head}") for head in ("rate", "time", "ratio"))
    table = Table(Column(name), *(Column(head, justify="right") for head in heads))
    for one in measures:
        each = one.microseconds / yardstick.microseconds
        table.add_row(one.name, f"{one.rate:,.0f}", f"{one.microseconds:,.1f}", f"{each:.3f}")
    table.caption = texts.t("bench-ratio-explained")
    return table


def bars_table(texts: Texts, found: list[Verdict]) -> Table:
    heads = [texts.t(f"bench-{head}") for head in ("wanted", "least", "measured", "quartiles")]
    table = Table(heads[0], *(Column(head, justify="right") for head in (*heads[1:], "")))
    for one in found:
        quartiles = f"{one.low:.3g} - {one.high:.3g}"
        met = texts.t("bench-met" if one.met else "bench-missed")
        table.add_row(one.what, f"{one.wanted:.3g}", f"{one.measured:.3g}", quartiles, met)
    return table


def _rates(measures: dict[str, Measure]) -> dict[str, float]:
    return {key: one.rate for key, one in measures.items()}
