"""Reading a stored table: its log is followed from the beginning, its game told from the latest snapshot on."""

from __future__ import annotations

from msgspec.structs import replace

from deskovka.server import log
from deskovka.server.databases.base import Entry, Snapshot, Stored
from deskovka.server.loaded import LoadedTable
from deskovka.server.recent import Recent
from deskovka.server.snapshots import read_position


def load(id: str, stored: Stored, snapshot: Snapshot | None = None, tell: bool = True) -> LoadedTable:
    """Follow a stored log; what lies before a snapshot is not told again.

    Without telling, only who is who is known, and nothing of the game."""
    loaded = LoadedTable(id, log.read_opening(stored.opening), stored.created)
    entries = stored.entries
    kept = read_position(loaded.game.name, snapshot, len(entries)) if tell else None
    told_from = kept.seq + 1 if kept else 0 if tell else len(entries) + 1
    if loaded.opening.dealt is not None or loaded.opening.position:
        loaded.start(loaded.opening.dealt or [], tell=told_from == 0)
    for entry in entries:
        change = log.read_change(entry.data)
        if entry.seq < told_from:
            follow_untold(loaded, entry, change)
        if entry.seq == told_from - 1 and kept:
            loaded.start_from(kept)
        if entry.seq >= told_from:
            loaded.follow(entry, change)
    if kept and kept.seq == 0:
        loaded.start_from(kept)
    return loaded


def follow_untold(loaded: LoadedTable, entry: Entry, change: log.AnyChange) -> None:
    """As `follow`, without the rules."""
    if isinstance(change, log.Sat) and change.dealt is not None:
        loaded.follow(entry, replace(change, dealt=None))
        loaded.start(change.dealt, tell=False)
        loaded.recent[-1] = Recent(entry.seq, entry.at, change, 0, None)
        loaded.untold = True
    else:
        loaded.follow(entry, change)
