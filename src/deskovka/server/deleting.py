"""Whether a table is deleted: whoever made it asks, and everybody else who sits there must agree."""

from __future__ import annotations

from deskovka.server import log
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import requests
from deskovka.server.refusals import Refusal
from deskovka.server.seating import Viewer
from deskovka.server.table_requests import Prepared


def change_of(loaded: LoadedTable, viewer: Viewer, message: requests.Delete) -> Prepared:
    """What a wish or an answer amounts to. Bots are not asked, nor is anybody before the game has begun."""
    wish, held = loaded.deletion, loaded.held(viewer)
    if viewer.host:
        if message.agree and (wish is None or not wish.of):
            return log.Deleting(others(loaded), next(iter(held), None)), None
        if message.agree:
            raise Refusal("asked-already", "the others have been asked already whether they agree")
        if wish is not None:
            return log.Decided(None, False), None
    mine = [seat for seat in held if wish and seat in wish.of]
    if not mine:
        raise Refusal("not-allowed", "only whoever made the table asks to delete it; nobody asks you")
    return log.Decided(mine[0], message.agree), None


def others(loaded: LoadedTable) -> list[int]:
    """The seats of people who did not make the table, once there is something to lose."""
    return [
        seat
        for seat, chair in enumerate(loaded.chairs)
        if loaded.started
        and chair.kind == "person"
        and chair.key != loaded.opening.host
        and not loaded.has_resigned(seat)
    ]


def is_agreed(loaded: LoadedTable) -> bool:
    return loaded.deletion is not None and not loaded.deletion.of
