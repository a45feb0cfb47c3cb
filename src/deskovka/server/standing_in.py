"""Seats that a bot plays to the end or for a while: of those who stay away, and of those who give up.

For somebody who is away and asked, whoever made the table decides alone; otherwise all people who are here agree. The bot
is not chosen: the strongest the table allows, at most a good one, so that nobody can harm whoever is away.
"""

from __future__ import annotations

from deskovka.core.game import Seat
from deskovka.server import log
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import requests
from deskovka.server.presence import Presence
from deskovka.server.refusals import Refusal
from deskovka.server.rooms import Room
from deskovka.server.seating import Viewer
from deskovka.server.table_requests import Prepared, require_running, require_seat

Message = requests.StandIn | requests.Resign | requests.End


def change_of(presence: Presence, room: Room, viewer: Viewer, message: Message) -> Prepared:
    if isinstance(message, requests.Resign):
        return resign(room.loaded, viewer, message), None
    if isinstance(message, requests.End):
        return end(room.loaded, viewer), None
    return stand_in(presence, room, viewer, message), None


def stand_in(
    presence: Presence, room: Room, viewer: Viewer, message: requests.StandIn
) -> log.Handed | log.StandIn | log.StandInDecided:
    """What a wish that a bot stands in for somebody, or an answer to it, amounts to."""
    loaded, seat = room.loaded, message.seat
    require_running(loaded)
    if seat >= len(loaded.chairs):
        raise Refusal("unknown-seat", f"this table has {len(loaded.chairs)} seats, got {seat}")
    held = loaded.held(viewer)
    if not (held or viewer.host) or seat in held:
        raise Refusal(
            "not-allowed", "those who play there decide about the seat of somebody else who is away"
        )
    wish = loaded.stand_in if loaded.stand_in and loaded.stand_in.absent == seat else None
    if not message.agree:
        return refuse(loaded, viewer, wish)
    if not presence.is_absent(room, seat):
        raise Refusal("not-absent", f"seat {seat} is not away, not asked, or not yet for long enough")
    handed = log.Handed(seat, loaded.stand_in_bot, "absent", by=next(iter(held), None))
    here = others_here(presence, room, viewer)
    if viewer.host or not here:
        return handed
    if wish is None:
        return log.StandIn(held[0], seat, here)
    mine = [other for other in wish.of if other in held]
    if not [other for other in wish.of if other in here]:  # whoever has left since need not agree
        return handed
    if not mine:
        raise Refusal("asked-already", "the others have been asked already whether they agree")
    return log.StandInDecided(mine[0], True)


def refuse(loaded: LoadedTable, viewer: Viewer, wish: log.StandIn | None) -> log.StandInDecided:
    """Said by somebody who is asked, or by whoever asked."""
    held = loaded.held(viewer)
    mine = [seat for seat in held if wish and (seat in wish.of or seat == wish.seat)]
    if not mine:
        raise Refusal("not-asked", "nobody asks you whether a bot may go on for somebody")
    return log.StandInDecided(mine[0], False)


def others_here(presence: Presence, room: Room, viewer: Viewer) -> list[Seat]:
    """The seats of other people who are connected and play."""
    chairs, held = room.loaded.chairs, room.loaded.held(viewer)
    return sorted(seat for seat in presence.here(room) if seat not in held and not chairs[seat].bot)


def resign(loaded: LoadedTable, viewer: Viewer, message: requests.Resign) -> log.Handed:
    """For good. Against nobody but bots or oneself the game ends with it; else whoever is left may end it."""
    require_seat(loaded, viewer, message.seat)
    require_running(loaded)
    if loaded.has_resigned(message.seat):
        raise Refusal("resigned", "this seat has given up already")
    held = loaded.held(viewer)
    left = [seat for seat in still_playing(loaded) if seat != message.seat]
    ends = len(left) <= 1 and all(seat in held or loaded.chairs[seat].kind == "bot" for seat in left)
    return log.Handed(message.seat, loaded.stand_in_bot, "resigned", ends=ends)


def end(loaded: LoadedTable, viewer: Viewer) -> log.Ended:
    require_running(loaded)
    held, left = loaded.held(viewer), still_playing(loaded)
    if len(left) != 1 or left[0] not in held:
        raise Refusal("not-left", "only the last who has not given up can end the game")
    return log.Ended(left[0])


def still_playing(loaded: LoadedTable) -> list[Seat]:
    return [seat for seat in range(len(loaded.chairs)) if not loaded.has_resigned(seat)]
