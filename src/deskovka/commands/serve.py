"""`deskovka serve`: the table server."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from deskovka.core.errors import DeskovkaError

PORT = 8765  # unless that is taken


class NoServer(DeskovkaError):
    """The server's libraries are not installed, or it cannot be started like this."""


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 is everywhere.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help=f"The port; without it {PORT}, or any that is free."),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(help="A file for SQLite, or postgresql://...; without it a file in your data folder."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes in which bots think; one less than cores.")
    ] = None,
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="Server processes; more than one needs PostgreSQL.")
    ] = 1,
    origin: Annotated[
        list[str] | None,
        typer.Option(help="Another site whose pages may use this server, as https://example.org."),
    ] = None,
    behind_proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES", help="Proxies that are believed who the client is, as 127.0.0.1; * for any."
        ),
    ] = "",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log as JSON lines.")] = False,
    no_limits: Annotated[
        bool, typer.Option("--no-limits", help="No limits of rate: for measuring on your own machine.")
    ] = False,
    socket: Annotated[int | None, typer.Option(hidden=True)] = None,
) -> None:
    """Serve tables over HTTP and WebSocket until stopped."""
    try:
        from deskovka.server import run
        from deskovka.server.settings import Settings
    except ModuleNotFoundError as error:
        raise NoServer(f"{error.name} is missing: pip install 'deskovka[server]'") from None
    cores = os.cpu_count() or 1
    settings = Settings(
        origins=tuple(origin or ()), limits=not no_limits, bot_workers=workers or max(1, cores - 1)
    )
    run.set_up_logging("json" if log_json else "text")
    where = database or default_database()
    if processes > 1 and not where.startswith("postgres"):
        raise NoServer("several server processes need PostgreSQL: --database postgresql://...")
    if socket is not None:
        run.stop_with_supervisor()
        run.serve(run.inherited(socket), where, settings, behind_proxy)
        return
    listening = run.bind(host, PORT if port is None else port, port is None)
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"
    if processes > 1:
        announce(address, where)
        run.supervise(listening, processes, sys.argv[2:])
    else:
        run.serve(listening, where, settings, behind_proxy, lambda: announce(address, where))


def announce(address: str, database: str) -> None:
    """Say where to go; the line is the same for people and programs."""
    print(f"Deskovka is at {address} (tables in {without_password(database)}; Ctrl+C stops it)", flush=True)


def without_password(database: str) -> str:
    scheme, mark, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if mark else database


def default_database() -> str:
    """A file in the folder where programs of this user keep their data."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        folder = Path.home() / "Library/Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return str(folder / "deskovka" / "tables.sqlite")
