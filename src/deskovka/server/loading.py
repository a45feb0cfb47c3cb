"""Reading a stored table: its log is followed from the beginning, its game told from the latest snapshot on."""

from __future__ import annotations

from deskovka.core.stepwise import Work, finish
from deskovka.server import log
from deskovka.server.databases.base import Snapshot, Stored
from deskovka.server.loaded import LoadedTable
from deskovka.server.seating import Seating
from deskovka.server.snapshots import read_position


def load(id: str, stored: Stored, snapshot: Snapshot | None = None) -> LoadedTable:
    """Follow a stored log; what lies before a snapshot is not told again."""
    return finish(loading(id, stored, snapshot))


def loading(id: str, stored: Stored, snapshot: Snapshot | None = None) -> Work[LoadedTable]:
    """As `load`, in steps."""
    loaded = LoadedTable(id, log.read_opening(stored.opening), stored.created)
    loaded.bytes = len(stored.opening)
    kept = read_position(loaded.game.name, snapshot, len(stored.entries), loaded.codec)
    loaded.told_from = kept.seq + 1 if kept else 0
    if loaded.started:
        yield from loaded.starting(loaded.opening.dealt or [])
    for entry in stored.entries:
        yield from loaded.following(entry, log.read_change(entry.data))
        if kept and entry.seq == kept.seq:
            times = [stored.entries[seq - 1].at if seq else stored.created for seq in kept.asked]
            yield from loaded.starting_from(kept, times)
        yield
    return loaded


def read_seating(id: str, stored: Stored) -> Work[Seating]:
    """Who sits where, from the opening and the entries that tell it: who somebody is, without the game."""
    seating = Seating(id, log.read_opening(stored.opening))
    for entry in stored.entries:
        change = log.read_change(entry.data)
        if isinstance(change, log.Seats):
            seating.follow_seating(entry.seq, change)
        yield
    return seating
