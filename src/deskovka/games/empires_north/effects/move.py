"""`move_disc` and `move_ship`: up to so many (EN-7.13, EN-10.11)."""

from __future__ import annotations

from deskovka.core.game import Choice, Deed, Event, Play, RuleId, Seat, deeds
from deskovka.core.notation import Action
from deskovka.core.values import value
from deskovka.games.empires_north.cards import Effect, Tile
from deskovka.games.empires_north.discs import NUMBER_OF, DiscMoved, moved
from deskovka.games.empires_north.effects.refresh import NoMore, Stop
from deskovka.games.empires_north.gaining import ByCard, told_of
from deskovka.games.empires_north.state import TILES, EmpiresState, Origin


@value
class ShipAdvanced(Event):
    """A ship changed places with the one in front of it, so many times; `place` is where it was, from 1."""

    seat: Seat
    place: int
    places: int


@value
class ShiftDisc(Action):
    """`shift harvest sail`"""

    form = "shift {origin} {tile}"
    origin: Tile
    tile: Tile


@value
class MoveShipForward(Action):
    """`forward 3 1`: the third ship of the queue, one place"""

    form = "forward {place} {places}"
    place: int
    places: int


@value
class MoveDisc(Effect):
    """`move_disc = 1`"""

    count: int

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if max(state.discs[at.seat]) >= 0:
            state.agenda.append(ShiftWhich((at.seat,), at, self.count))


class ShiftOne(Deed[EmpiresState, ShiftDisc]):
    """EN-10.11: a disc that lies on a tile, to any other, without its action."""

    def options(self, asked: ShiftWhich, state: EmpiresState, seat: Seat) -> list[ShiftDisc]:
        origins = sorted({disc // 2 for disc in state.discs[seat] if disc >= 0})
        return [
            ShiftDisc(TILES[origin], tile) for origin in origins for tile in TILES if TILES[origin] != tile
        ]

    def why_not(self, asked: ShiftWhich, state: EmpiresState, seat: Seat, action: ShiftDisc) -> RuleId | None:
        return None if action in self.options(asked, state, seat) else "EN-10.11"

    def do(
        self,
        asked: ShiftWhich,
        state: EmpiresState,
        seat: Seat,
        action: ShiftDisc,
        play: Play[EmpiresState],
    ) -> None:
        discs = state.discs[seat]
        old = 2 * NUMBER_OF[action.origin]
        turned = old not in discs  # of two discs on a tile the one that can still be used
        state.discs[seat] = moved(discs, old + turned, 2 * NUMBER_OF[action.tile] + turned)
        play.tell(DiscMoved(seat, action.origin, action.tile, False))
        if asked.count > 1:
            state.agenda.append(ShiftWhich((seat,), asked.origin, asked.count - 1))


@value
class ShiftWhich(Choice[EmpiresState]):
    """EN-10.11: move a disc, or not."""

    rule = "EN-10.11"
    answers = deeds({ShiftDisc: ShiftOne(), NoMore: Stop()})
    origin: Origin
    count: int

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)


@value
class MoveShip(Effect):
    """`move_ship = 1`: one own ship up to so many places forward."""

    count: int

    def run(self, state: EmpiresState, at: Origin, play: Play[EmpiresState]) -> None:
        if any(ship.owner == at.seat for ship in state.queue[1:]):
            state.agenda.append(AdvanceWhich((at.seat,), at, self.count))


class AdvanceOne(Deed[EmpiresState, MoveShipForward]):
    """EN-7.13: swapped with the ship in front, once for each place."""

    def options(self, asked: AdvanceWhich, state: EmpiresState, seat: Seat) -> list[MoveShipForward]:
        return [
            MoveShipForward(place + 1, places)
            for place, ship in enumerate(state.queue)
            if ship.owner == seat
            for places in range(1, min(place, asked.count) + 1)
        ]

    def why_not(
        self, asked: AdvanceWhich, state: EmpiresState, seat: Seat, action: MoveShipForward
    ) -> RuleId | None:
        return None if action in self.options(asked, state, seat) else "EN-7.13"

    def do(
        self,
        asked: AdvanceWhich,
        state: EmpiresState,
        seat: Seat,
        action: MoveShipForward,
        play: Play[EmpiresState],
    ) -> None:
        queue = list(state.queue)
        ship = queue.pop(action.place - 1)
        queue.insert(action.place - 1 - action.places, ship)
        state.queue = tuple(queue)
        play.tell(ShipAdvanced(seat, action.place, action.places))


@value
class AdvanceWhich(Choice[EmpiresState]):
    """EN-7.13: move a ship forward, or not."""

    rule = "EN-7.13"
    answers = deeds({MoveShipForward: AdvanceOne(), NoMore: Stop()})
    origin: Origin
    count: int

    def about(self, state: EmpiresState) -> ByCard:
        return told_of(self.origin)
