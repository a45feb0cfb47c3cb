"""How the table server bears 500 tables with 1,000 sockets, beside boardgame.io 0.50.2 in the same run."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from deep.load_figures import Figures, Memory
from deep.load_peer import NoPeer, PeerFigures, measure_peer
from deep.load_run import Found, Plan, measure
from deep.load_sockets import Broken
from deskovka.core.values import value
from deskovka.registry import NAMES
from samples import sample

PEER_RATE = 200.0
WARM_UP = 3.0  # seconds
MOST_MOVES = 15  # at one table while it is measured: few games end meanwhile
MOST_P99 = 0.150  # seconds
MOST_STORED = (
    1024  # bytes a table that is only kept may seem to cost: as much as one start differs from another
)
QUIET = 0.2  # of a core may be busy with something else
MB, KB = 1 << 20, 1 << 10
FOLDER = Path(__file__).parents[2] / "build"

console = Console(width=None if sys.stdout.isatty() else 180)
errors = Console(stderr=True)


@value
class Verdict:
    """A wanted figure and what was measured."""

    what: str
    wanted: str
    measured: str
    met: bool


def load(
    game: Annotated[list[str] | None, typer.Option(help="A game; all when none is named.")] = None,
    tables: Annotated[int, typer.Option(min=1, help="Live tables, with two sockets each.")] = 500,
    rate: Annotated[float | None, typer.Option(min=0.1, help="Moves a second; by default by game.")] = None,
    seconds: Annotated[float, typer.Option(min=1, help="How long each game is measured.")] = 20,
    stored: Annotated[int, typer.Option(min=0, help="Tables that are only kept, to see their cost.")] = 2500,
    no_peer: Annotated[bool, typer.Option("--no-peer", help="Without boardgame.io.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Half of the tables, 5 s, without the memory of idle tables.")
    ] = False,
) -> None:
    """Exit with 1 when a wanted figure is missed."""
    if quick:
        tables, seconds, stored = max(1, tables // 2), min(seconds, 5), 0
    names = game or list(NAMES)
    if unknown := set(names) - set(NAMES):
        raise typer.BadParameter(f"no such game: {', '.join(unknown)}; expected {' or '.join(NAMES)}")
    loads = {name: sample(name).load for name in names}
    plans = {
        name: Plan(tables, rate or load.rate, seconds, WARM_UP, stored, not quick, load.depth)
        for name, load in loads.items()
    }
    for plan in plans.values():
        if plan.rate * (plan.seconds + plan.warm_up) > MOST_MOVES * tables:
            raise typer.BadParameter("games would end: more tables, fewer seconds or a lower rate are needed")
    console.print(f"load before the run: {', '.join(f'{load:.2f}' for load in os.getloadavg())}")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="load_", dir=FOLDER) as folder:
        try:
            found = [run(name, plan, Path(folder)) for name, plan in plans.items()]
        except (Broken, TimeoutError) as error:
            console.print(f"the server did not bear it: {error or 'no answer in time'}")
            raise typer.Exit(1) from None
    peer = [] if no_peer else peer_figures(tables, rate or PEER_RATE, seconds / 2)
    console.print(moves_table(found, peer))
    console.print(memory_table(found))
    if disturbed := [one.game for one in found if one.offered.others > QUIET]:
        console.print(f"other programs were busy beside {', '.join(disturbed)}: repeat it when they are not")
    verdicts = [verdict for one in found for verdict in judged(one, peer)]
    if peer:
        console.print(ratios_table(found, peer))
    console.print(verdicts_table(verdicts))
    if peer:
        console.print(f"boardgame.io's figure in what is wanted is its lowest: {words(lowest(peer))}")
    if not all(verdict.met for verdict in verdicts):
        raise typer.Exit(1)


def run(name: str, plan: Plan, folder: Path) -> Found:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(measure(name, plan, folder, progress))


def new_loop() -> asyncio.AbstractEventLoop:
    import uvloop

    return uvloop.new_event_loop()


def peer_figures(tables: int, rate: float, seconds: float) -> list[PeerFigures]:
    try:
        with errors.status("boardgame.io") as status:
            return measure_peer(
                tables, rate, seconds, WARM_UP, lambda what: status.update(f"boardgame.io: {what}")
            )
    except NoPeer as error:
        console.print(f"boardgame.io was not measured: {error}")
        return []


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    hidden = not errors.is_terminal
    # Drawn twice a second: drawing takes CPU from what is measured.
    with Progress(*columns, console=errors, transient=True, refresh_per_second=2, disable=hidden) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)


def judged(found: Found, peer: Sequence[PeerFigures]) -> Iterator[Verdict]:
    game, offered, held = found.game, found.offered, found.memory
    yield Verdict(f"{game}: every move kept", f"{found.sent:,}", f"{found.kept:,}", found.kept == found.sent)
    yield Verdict(
        f"{game}: p99 at {offered.rate:.0f} moves/s",
        f"below {MOST_P99 * 1000:.0f} ms",
        f"{offered.p99 * 1000:.1f} ms",
        offered.p99 < MOST_P99,
    )
    if peer:
        times, most = offered.cpu_per_move / lowest(peer).cpu_per_move, sample(game).load.most_times_peer
        yield Verdict(
            f"{game}: CPU per move, boardgame.io = 1", f"at most {most:g}", f"{times:.2f}", times <= most
        )
    if held.per_stored_table is not None:
        each = held.per_stored_table
        yield Verdict(
            f"{game}: memory of a stored table", "none (< 1 kB)", f"{each:.0f} B", each < MOST_STORED
        )


def lowest(peer: Sequence[PeerFigures]) -> PeerFigures:
    """What is most favourable to it."""
    return min(peer, key=lambda figures: figures.cpu_per_move)


def words(figures: PeerFigures | Figures) -> str:
    return f"{figures.tables} tables, {figures.how}"


def moves_table(found: Sequence[Found], peer: Sequence[PeerFigures]) -> Table:
    heads = (
        "moves",
        "moves/s",
        "p50 ms",
        "p99 ms",
        "most ms",
        "CPU ms a move",
        "server CPU",
        "load CPU",
        "others' CPU",
        "p99 from sent",
    )
    table = Table(
        Column("from planned to seen by the other seat"), *(Column(head, justify="right") for head in heads)
    )
    for one in found:
        for figures in (one.offered, one.saturated):
            row = moves_row(f"{one.game}, {words(figures)}", figures)
            own = f"{figures.load_cpu / figures.seconds:.0%}"
            table.add_row(*row, own, f"{figures.others:.0%}", f"{1000 * figures.sent_p99:.1f}")
    ended = ", ".join(f"{one.ended} of {one.game}" for one in found)
    table.caption = f"games that ended on the way, and were not replaced: {ended}"
    for theirs in peer:
        table.add_row(*moves_row(f"boardgame.io, {words(theirs)}", theirs), "", "", "")
    return table


def ratios_table(found: Sequence[Found], peer: Sequence[PeerFigures]) -> Table:
    """Server CPU per move against every figure of boardgame.io."""
    table = Table(
        "CPU per move, boardgame.io = 1", *(Column(words(theirs), justify="right") for theirs in peer)
    )
    for one in found:
        for ours in (one.offered, one.saturated):
            times = (ours.cpu_per_move / theirs.cpu_per_move for theirs in peer)
            table.add_row(f"{one.game}, {words(ours)}", *(f"{ratio:.2f}" for ratio in times))
    return table


def moves_row(name: str, figures: Figures | PeerFigures) -> list[str]:
    times = (f"{1000 * seconds:.1f}" for seconds in (figures.p50, figures.p99, figures.most))
    cost = (f"{1000 * figures.cpu_per_move:.3f}", f"{figures.cpu / figures.seconds:.0%}")
    return [name, f"{figures.moves:,}", f"{figures.moves / figures.seconds:.1f}", *times, *cost]


def memory_table(found: Sequence[Found]) -> Table:
    heads = (
        "started",
        "tables made",
        "live, played",
        "dropped",
        "live again",
        "kB a live table",
        "restarted",
        "B a stored table",
    )
    table = Table(Column("server memory, MB"), *(Column(head, justify="right") for head in heads))
    for one in found:
        table.add_row(*memory_row(one.game, one.memory))
    table.caption = "a live table with its two sockets; restarted: with all tables stored, none of them live"
    return table


def memory_row(game: str, held: Memory) -> list[str]:
    stages = [held.started, held.made, held.live, held.dropped, held.again]
    restarted, each = held.restarted, held.per_stored_table
    return [
        game,
        *("" if size is None else f"{size / MB:.1f}" for size in stages),
        f"{held.per_live_table / KB:.1f}",
        "" if restarted is None else f"{restarted / MB:.1f} ({held.stored:,} tables)",
        "" if each is None else f"{each:.0f}",
    ]


def verdicts_table(verdicts: Sequence[Verdict]) -> Table:
    table = Table("wanted", *(Column(head, justify="right") for head in ("figure", "measured", "")))
    for one in verdicts:
        table.add_row(one.what, one.wanted, one.measured, "met" if one.met else "MISSED")
    return table


if __name__ == "__main__":
    typer.run(load)
