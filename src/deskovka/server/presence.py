"""Who is at a table now, and since when somebody is away. It is never kept; server processes tell each other.

A note between processes is `SENDER alive`, `SENDER who TABLE`, or `SENDER at TABLE WATCHING HERE AWAY`, where HERE are
seats (`0+2`) and AWAY when others were here last (`1:1700000000000`); a dash stands for none.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING

from deskovka.core.game import Seat
from deskovka.core.values import value
from deskovka.server.databases.base import StoreError
from deskovka.server.encoding import encode
from deskovka.server.loaded import LoadedTable
from deskovka.server.messages import answers
from deskovka.server.rooms import Room
from deskovka.server.seating import Viewer

if TYPE_CHECKING:
    from deskovka.server.tables import Tables

LOG = logging.getLogger(__name__)
COMING, LEAVING = 0.1, 2.0  # seconds until the others are told: who loads the page anew was never away
BEAT_SECONDS = 10.0  # between two signs of life of a process
SILENT = (
    3 * BEAT_SECONDS * 1000
)  # milliseconds: who was at the tables of a process that says nothing is not here
MINUTE = 60_000  # milliseconds
GRACE = MINUTE  # after the start of a server in which people come back
MOST_REMEMBERED = 20_000  # tables
NONE = "-"


@value
class Others:
    """Those at a table whom another process serves."""

    here: frozenset[Seat] = frozenset()
    watching: int = 0


class Process:
    """Another server process, as far as it has told."""

    def __init__(self, heard: int) -> None:
        self.heard = heard
        self.tables: dict[str, Others] = {}


class Presence:
    """Knows who is here by the sockets of this process, and by what other processes tell."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.began = tables.clock()
        self.seen: OrderedDict[str, dict[Seat, int]] = OrderedDict()  # when somebody was here last
        self.processes: dict[str, Process] = {}

    # what happens

    def came(self, room: Room) -> None:
        """Somebody watches; the first at a table asks who is there elsewhere."""
        if self.tables.store.shared and len(room.watchers) == 1:
            self._tell_processes(f"who {room.loaded.id}")
        self._soon(room, COMING)

    def left(self, room: Room, viewer: Viewer) -> None:
        self.saw(room.loaded, viewer)
        self._soon(room, LEAVING)

    def saw(self, loaded: LoadedTable, viewer: Viewer) -> None:
        """Somebody is or was here, by whatever way."""
        now = self.tables.clock()
        for seat in loaded.held(viewer):
            self._remember(loaded.id, seat, now)

    def follow(self, room: Room) -> None:
        """Something happened: of somebody who is away something else may be asked."""
        if room.away:
            self._soon(room, COMING)

    def _remember(self, table: str, seat: Seat, at: int) -> None:
        seats = self.seen.setdefault(table, {})
        self.seen.move_to_end(table)
        seats[seat] = max(at, seats.get(seat, 0))
        if len(self.seen) > MOST_REMEMBERED:
            self.seen.popitem(last=False)

    # what is known

    def here(self, room: Room) -> set[Seat]:
        """The seats whose people are connected."""
        found = own_seats(room)
        for others in self._elsewhere(room.loaded.id):
            found |= others.here
        return found

    def absent_at(self, loaded: LoadedTable, seat: Seat) -> int | None:
        """When a bot may go on in the seat of somebody who is away, in milliseconds; None: nobody waits for them."""
        chair = loaded.chairs[seat]
        if chair.kind != "person" or chair.bot or seat not in loaded.waiting:
            return None
        patience = loaded.opening.patience * MINUTE
        seen = self.seen.get(loaded.id, {}).get(seat)
        if seen is None:  # they may have been here before the server was started
            seen = self.began + GRACE - patience
        return max(seen, loaded.asked_time[seat]) + patience

    def is_absent(self, room: Room, seat: Seat) -> bool:
        """Whether a bot may go on for somebody, because they stay away and are asked."""
        at = None if seat in self.here(room) else self.absent_at(room.loaded, seat)
        return at is not None and at <= self.tables.clock()

    def told(self, room: Room) -> answers.Presence:
        """The same for everybody at the table."""
        loaded, now, here = room.loaded, self.tables.clock(), self.here(room)
        seen = self.seen.get(loaded.id, {})
        found = []
        for seat, chair in enumerate(loaded.chairs):
            if chair.kind != "person":
                continue
            if seat in here:
                found.append(answers.SeatPresence(seat, True, None, None))
                continue
            at = self.absent_at(loaded, seat)
            found.append(
                answers.SeatPresence(
                    seat,
                    False,
                    max(0, now - seen[seat]) // 1000 if seat in seen else None,
                    None if at is None else max(0, -(-(at - now) // 1000)),
                )
            )
        watching = own_watching(room) + sum(others.watching for others in self._elsewhere(loaded.id))
        return answers.Presence(found, watching)

    # telling those who watch

    def _soon(self, room: Room, seconds: float) -> None:
        """Several things at once are told once."""
        if room.presence_due is not None:
            if seconds == LEAVING:
                return
            room.presence_due.cancel()
        room.presence_due = asyncio.get_running_loop().call_later(seconds, self._tell, room)

    def _tell(self, room: Room) -> None:
        room.presence_due = None
        told = self.told(room)
        room.away = any(not seat.here for seat in told.seats)
        essence = (
            told.watching,
            [(seat.seat, seat.here, self.absent_at(room.loaded, seat.seat)) for seat in told.seats],
        )
        room.tell_presence(encode(told), essence)
        own = own_seats(room), own_watching(room)
        if self.tables.store.shared and own != room.told_elsewhere:
            room.told_elsewhere = own
            self._tell_processes(self._note(room))

    # other processes

    def start(self) -> None:
        self.began = self.tables.clock()
        self.tables.store.listen_to_notes(self._heard)

    async def beat(self) -> None:
        """Say that this process lives, and forget those that do not."""
        if not self.tables.store.shared:
            return
        await self.tables.store.tell("alive")
        for sender, process in list(self.processes.items()):
            if process.heard + SILENT < self.tables.clock():
                del self.processes[sender]
                self._changed(process.tables)

    def _elsewhere(self, table: str) -> list[Others]:
        return [process.tables[table] for process in self.processes.values() if table in process.tables]

    def _note(self, room: Room) -> str:
        loaded, here = room.loaded, own_seats(room)
        away = self.seen.get(loaded.id, {}).items()
        last = "+".join(f"{seat}:{at}" for seat, at in away if seat not in here)
        seats = "+".join(map(str, sorted(here)))
        return f"at {loaded.id} {own_watching(room)} {seats or NONE} {last or NONE}"

    def _tell_processes(self, note: str) -> None:
        self.tables.background.begin(self._send(note))

    async def _send(self, note: str) -> None:
        try:
            await self.tables.store.tell(note)
        except StoreError as error:  # it is told again when it changes
            LOG.warning("other processes do not hear who is here: %s", error)

    def _heard(self, sender: str, note: str) -> None:
        """A note of another process."""
        kind, _, rest = note.partition(" ")
        process = self.processes.setdefault(sender, Process(0))
        process.heard = self.tables.clock()
        if kind == "who":
            room = self.tables.in_memory.get(rest)
            if room and room.watchers:
                self._tell_processes(self._note(room))
        elif kind == "at":
            table, watching, here, away = rest.split(" ")
            self._follow_note(process, table, Others(frozenset(numbers(here)), int(watching)))
            for one in away.split("+") if away != NONE else ():
                seat, _, at = one.partition(":")
                self._remember(table, int(seat), int(at))
            self._changed([table])

    def _follow_note(self, process: Process, table: str, others: Others) -> None:
        if others == Others():
            process.tables.pop(table, None)
        else:
            process.tables[table] = others

    def _changed(self, tables: Iterable[str]) -> None:
        for table in tables:
            room = self.tables.in_memory.get(table)
            if room and room.watchers:
                self._soon(room, COMING)


def own_seats(room: Room) -> set[Seat]:
    """The seats of those whom this process serves."""
    loaded = room.loaded
    return {seat for watcher in room.watchers for seat in loaded.held(watcher.viewer)}


def own_watching(room: Room) -> int:
    return sum(watcher.viewer.role == "watch" for watcher in room.watchers)


def numbers(text: str) -> Iterable[int]:
    return map(int, text.split("+")) if text != NONE else ()
