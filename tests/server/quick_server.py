"""A server in a process of its own with other limits than those of everybody: `quick_server.py DATABASE SETTINGS`."""

from __future__ import annotations

import sys

import msgspec

from deskovka.server import run
from deskovka.server.settings import Settings

if __name__ == "__main__":
    database, settings = sys.argv[1:]
    listening = run.bind("127.0.0.1", 0, False)
    port = listening.getsockname()[1]
    run.set_up_logging("text")
    run.serve(
        listening,
        database,
        msgspec.json.decode(settings, type=Settings),
        ready=lambda: print(f"Deskovka is at http://127.0.0.1:{port}/ (with other limits)", flush=True),
    )
