"""Which moves of a table a viewer may know, and its record as far as that goes."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.core.record import Record
from deskovka.server.loaded import LoadedTable
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer


def hidden_moves(loaded: LoadedTable, viewer: Viewer) -> set[int]:
    """The moves, counted from 0, that are kept back from this viewer."""
    found = kept_back(loaded)
    if not found:
        return set()
    held = loaded.held(viewer)
    return {index for index in found if loaded.moves[index].seat not in held}


def kept_back(loaded: LoadedTable) -> list[int]:
    """The moves that only those may know who made them; where a game stopped fitting the rules, all after that."""
    found = loaded.table.kept_back() if loaded.table and not loaded.ended else []
    if loaded.broken:
        found += range(max(0, loaded.broken.move - 1), len(loaded.moves))
    return found


def known_moves(loaded: LoadedTable, viewer: Viewer, number: int) -> int:
    """How many of the first moves of a table the viewer knows."""
    return number - sum(index < number for index in hidden_moves(loaded, viewer))


def known_record(loaded: LoadedTable, viewer: Viewer) -> Record:
    """The moves the viewer knows of, with all that is needed to tell them again."""
    record_now(loaded)
    assert loaded.table is not None
    return loaded.table.known_record(loaded.held(viewer))


def record_now(loaded: LoadedTable) -> Record:
    if loaded.table is None:
        raise Refusal("not-started", "this table has not started yet")
    return loaded.table.record


def record_as_now(loaded: LoadedTable, viewer: Viewer) -> Callable[[], Record]:
    """What makes the record as the viewer may see it now, in any thread: of a long game that takes its time."""
    record, held = record_now(loaded), loaded.held(viewer)
    if record.position and not held and not loaded.over:
        raise Refusal(
            "not-allowed", "this table began with what a player knew: its record is shown at the end"
        )
    assert loaded.table is not None
    table = loaded.table.as_now()
    return lambda: table.record_for(held)
