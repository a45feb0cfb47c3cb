"""`deskovka serve`: the table server."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from deskovka.commandline.declared import PORT
from deskovka.core.errors import DeskovkaError
from deskovka.text import Texts

MEGABYTE = 1_000_000  # bytes


class NoServer(DeskovkaError):
    """The server's libraries are not installed, or it cannot be started like this."""


def serve(
    *,
    language: str,
    host: str,
    port: int | None,
    database: str | None,
    workers: int | None,
    processes: int,
    allowed: Sequence[str],
    origin: Sequence[str],
    behind_proxy: str | None,
    forget_unbegun: float | None,
    forget_finished: float | None,
    forget_asleep: float | None,
    tables_per_day: int,
    table_size: int,
    disk_reserve: int,
    log_json: bool,
    no_limits: bool,
    socket: int | None,
    alone: bool,
    ledger: int | None,
    process: int | None,
) -> None:
    """Serve tables over HTTP and WebSocket until stopped."""
    texts = Texts(language)
    try:
        from deskovka.server import run
        from deskovka.server.ledger import Ledger
        from deskovka.server.offered import checked
        from deskovka.server.settings import Settings
        from deskovka.server.watchdog import begin_anew
    except ModuleNotFoundError as error:
        raise no_server(texts, error) from None
    cores = os.cpu_count() or 1
    settings = Settings(
        origins=tuple(origin),
        limits=not no_limits,
        bot_workers=workers or max(1, cores - 1),
        forget_unbegun=forget_unbegun,
        forget_finished=forget_finished,
        forget_asleep=forget_asleep,
        tables_per_day=tables_per_day,
        most_bytes=table_size * MEGABYTE,
        most_talk_bytes=table_size * MEGABYTE // 4,
        disk_reserve=disk_reserve * MEGABYTE,
        bots=checked(allowed),
    )
    run.set_up_logging("json" if log_json else "text")
    where = database or made_default()
    if processes > 1 and not where.startswith("postgres"):
        raise NoServer(texts.t("error-needs-postgres"))
    if socket is not None and not alone:
        run.stop_with_supervisor()
        counts = None if ledger is None else Ledger(ledger, process or 0)
        run.serve(run.inherited(socket), where, settings, behind_proxy or "", ledger=counts)
        return
    if socket is not None:
        listening = run.inherited(socket)
    else:
        listening = run.bind(host, PORT if port is None else port, port is None)
    address = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}/"
    tables = without_password(where)

    def announce() -> None:
        """Say where to go."""
        print(texts.t("server-at", address=address, tables=tables), flush=True)

    if processes > 1:
        announce()
        run.supervise(listening, processes, sys.argv[2:])
    else:
        again = partial(begin_anew, listening, sys.argv[2:])
        run.serve(listening, where, settings, behind_proxy or "", announce, hung=again)


def no_server(texts: Texts, error: ModuleNotFoundError) -> NoServer:
    return NoServer(texts.t("error-no-server", library=error.name or "deskovka.server"))


def without_password(database: str) -> str:
    scheme, mark, rest = database.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}" if mark else database


def made_default() -> str:
    """The usual file, with its folder; a folder that somebody names must be there, or a slip would begin another."""
    usual = default_database()
    Path(usual).parent.mkdir(parents=True, exist_ok=True)
    return usual


def default_database() -> str:
    """A file in the folder where programs of this user keep their data."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        folder = Path.home() / "Library/Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return str(folder / "deskovka" / "tables.sqlite")
