"""How the table server bears many tables and sockets at every game, beside boardgame.io 0.50.2 at the same rate in the same run."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import count, pairwise
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from deep.load_figures import Figures, Memory
from deep.load_moves import Kind, kinds
from deep.load_peer import KEEPS, Keeps, NoPeer, PeerFigures, measure_peer
from deep.load_run import Found, Plan, measure
from deep.load_sockets import Broken
from deskovka.core.values import value
from deskovka.registry import names
from server.postgres import postgres_server

WARM_UP = 3.0  # seconds
MOST_MOVES = 15  # at one table while it is measured: few games end meanwhile
MOST_P99 = 0.100  # seconds
MOST_TIMES_PEER = 1.0  # CPU a move, boardgame.io's at the same rate being 1
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
    tables: Annotated[int, typer.Option(min=1, help="Live tables; everybody there has a socket.")] = 500,
    rate: Annotated[float, typer.Option(min=0.1, help="Moves a second.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, help="How long each game is measured.")] = 20,
    bots: Annotated[int, typer.Option(min=0, help="Seats of beginner bots at each table.")] = 0,
    spectators: Annotated[int, typer.Option(min=0, help="Spectators at each table.")] = 0,
    language: Annotated[
        str | None, typer.Option(help="Everybody hears in words what happens: cs or en, as on the page.")
    ] = None,
    database: Annotated[
        Literal["sqlite", "postgres"], typer.Option(help="What keeps the tables.")
    ] = "sqlite",
    processes: Annotated[int, typer.Option(min=1, help="Of the server, on PostgreSQL.")] = 1,
    stored: Annotated[int, typer.Option(min=0, help="Tables that are only kept, to see their cost.")] = 2500,
    parts: Annotated[
        bool,
        typer.Option(
            "--parts", help="Only what the server's time goes into: to count it takes a fifth more of it."
        ),
    ] = False,
    no_peer: Annotated[bool, typer.Option("--no-peer", help="Without boardgame.io.")] = False,
    quick: Annotated[
        bool, typer.Option("--quick", help="Half of the tables, 5 s, without the memory of idle tables.")
    ] = False,
) -> None:
    """Exit with 1 when a wanted figure is missed."""
    if quick:
        tables, seconds, stored = max(1, tables // 2), min(seconds, 5), 0
    if unknown := set(game or ()) - set(names()):
        raise typer.BadParameter(f"no such game: {', '.join(unknown)}; expected {' or '.join(names())}")
    if processes > 1 and (database == "sqlite" or parts):
        raise typer.BadParameter("several processes need --database postgres, and do not count their parts")
    if rate * (seconds + WARM_UP) > MOST_MOVES * tables:
        raise typer.BadParameter("games would end: more tables, fewer seconds or a lower rate are needed")
    once = not quick and processes == 1 and database == "sqlite"  # one process tells of all its tables
    plan = Plan(
        tables,
        rate,
        seconds,
        WARM_UP,
        stored if once else 0,
        once,
        bots,
        spectators,
        language,
        processes,
        parts,
    )
    console.print(f"load before the run: {', '.join(f'{load:.2f}' for load in os.getloadavg())}")
    FOLDER.mkdir(exist_ok=True)
    with ExitStack() as stack:
        new_database = databases(stack, database)
        peer_figures = no_figures if no_peer or parts else measured_peer
        found: list[Found] = []
        peers: list[list[PeerFigures]] = []
        try:
            for kind in kinds(game):
                peers.append(peer_figures(tables, rate, seconds / 2))
                found.append(run(kind, plan, new_database()))
        except (Broken, TimeoutError) as error:
            console.print(f"the server did not bear it: {error or 'no answer in time'}")
            raise typer.Exit(1) from None
        peers.append(peer_figures(tables, rate, seconds / 2))
    # The machine may be busier at one time than at another: what was measured just before and just after counts.
    beside = [before + after for before, after in pairwise(peers)]
    console.print(moves_table(found, peers))
    console.print(memory_table(found))
    if parts:
        console.print(parts_table(found))
        return
    if disturbed := [one.game for one in found if one.offered.others > QUIET]:
        console.print(f"other programs were busy beside {', '.join(disturbed)}: repeat it when they are not")
    verdicts = [verdict for one, peer in zip(found, beside) for verdict in judged(one, peer)]
    if any(beside):
        console.print(ratios_table(found, beside))
    console.print(verdicts_table(verdicts))
    console.print(f"load after the run: {', '.join(f'{load:.2f}' for load in os.getloadavg())}")
    if not all(verdict.met for verdict in verdicts):
        raise typer.Exit(1)


def databases(stack: ExitStack, kind: str) -> Callable[[], str]:
    """Makes a new, empty one for each game."""
    if kind == "postgres":
        return stack.enter_context(postgres_server()).create
    folder = Path(stack.enter_context(TemporaryDirectory(prefix="load_", dir=FOLDER)))
    numbers = count()
    return lambda: str(folder / f"{next(numbers)}.sqlite")


def run(kind: Kind, plan: Plan, database: str) -> Found:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        return runner.run(measure(kind, plan, database, progress))


def new_loop() -> asyncio.AbstractEventLoop:
    import uvloop

    return uvloop.new_event_loop()


def no_figures(tables: int, rate: float, seconds: float) -> list[PeerFigures]:
    return []


def measured_peer(tables: int, rate: float, seconds: float) -> list[PeerFigures]:
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
    for keeps in KEEPS if peer else ():
        times = times_peer(offered, peer, keeps)
        yield Verdict(
            f"{game}: CPU per move, boardgame.io keeping {keeps} = 1 with as many tables at the same rate",
            f"at most {MOST_TIMES_PEER:g}",
            f"{times:.2f}",
            times <= MOST_TIMES_PEER,
        )
    if held.per_stored_table is not None:
        each = held.per_stored_table
        yield Verdict(
            f"{game}: memory of a stored table", "none (< 1 kB)", f"{each:.0f} B", each < MOST_STORED
        )


def times_peer(ours: Figures, peer: Sequence[PeerFigures], keeps: Keeps) -> float:
    """CPU a move against boardgame.io's under the same load."""
    alike = [theirs for theirs in peer if theirs.how == ours.how and theirs.keeps == keeps]
    return ours.cpu_per_move / mean(theirs.cpu_per_move for theirs in alike)


def words(figures: PeerFigures | Figures) -> str:
    kept = f", keeping {figures.keeps}" if isinstance(figures, PeerFigures) else ""
    return f"{figures.tables} tables, {figures.how}{kept}"


def moves_table(found: Sequence[Found], peers: Sequence[Sequence[PeerFigures]]) -> Table:
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
    if shown := sum(one.shown for one in found):
        table.caption += f"; messages to spectators: {shown:,}"
    if late := sum(one.late for one in found):
        table.caption += f"; moves for which a bot was faster: {late:,}"
    for number, peer in enumerate(peers):
        when = f"before {found[number].game}" if number < len(found) else "at the end"
        for theirs in peer:
            table.add_row(*moves_row(f"boardgame.io {when}, {words(theirs)}", theirs), "", "", "")
    return table


def ratios_table(found: Sequence[Found], beside: Sequence[Sequence[PeerFigures]]) -> Table:
    """Server CPU per move against that of boardgame.io just before and just after."""
    columns = [(how, keeps) for how in ("offered", "saturated") for keeps in KEEPS]
    heads = (Column(f"{how}, it keeps {keeps}", justify="right") for how, keeps in columns)
    table = Table("CPU per move, boardgame.io = 1", *heads)
    for one, peer in zip(found, beside):
        ratios = (times_peer(getattr(one, how), peer, keeps) for how, keeps in columns)
        table.add_row(one.game, *(f"{ratio:.2f}" for ratio in ratios))
    table.caption = "kept in files by its own FlatFile without waiting for the disk; ours is on disk before it is answered"
    return table


def moves_row(name: str, figures: Figures | PeerFigures) -> list[str]:
    times = (f"{1000 * seconds:.1f}" for seconds in (figures.p50, figures.p99, figures.most))
    cost = (f"{1000 * figures.cpu_per_move:.3f}", f"{figures.cpu / figures.seconds:.0%}")
    return [name, f"{figures.moves:,}", f"{figures.moves / figures.seconds:.1f}", *times, *cost]


def parts_table(found: Sequence[Found]) -> Table:
    """What the CPU time of a move at the offered rate goes into."""
    heads = sorted({part for one in found for part in one.parts})
    table = Table(Column("per cent of CPU time"), *(Column(head, justify="right") for head in heads))
    for one in found:
        whole = sum(one.parts.values())
        table.add_row(one.game, *(f"{100 * one.parts.get(head, 0) / whole:.0f}" for head in heads))
    return table


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
