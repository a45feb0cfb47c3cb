"""What happens whenever a building appears on the map."""

from __future__ import annotations

from deskovka.core.game import Event, Play, Seat
from deskovka.core.values import value
from deskovka.games.terra_mystica.board import Hex
from deskovka.games.terra_mystica.factions import SUPPLY, Building, Kind
from deskovka.games.terra_mystica.state import KINDS, Source, TerraMysticaState
from deskovka.games.terra_mystica.tiles import Event as Scored
from deskovka.games.terra_mystica.towns import found_towns

SCORED = {Kind.D: Scored.D, Kind.TP: Scored.TP, Kind.TE: Scored.TE, Kind.SH: Scored.SH, Kind.SA: Scored.SA}


@value
class Built(Event):
    """A seat built a dwelling."""

    seat: Seat
    hex: Hex


@value
class Upgraded(Event):
    """A seat replaced a building by a better one."""

    seat: Seat
    hex: Hex
    building: Building


def pieces_left(state: TerraMysticaState, seat: Seat, kind: int) -> int:
    """TM-1.2: only what is on the board can be built."""
    return SUPPLY[kind] - state.count(seat, kind)


def place(state: TerraMysticaState, seat: Seat, hex: int, kind: Kind) -> None:
    state.pieces[seat * KINDS + kind] |= 1 << hex
    state.own[seat] |= 1 << hex


def building_event(
    state: TerraMysticaState, seat: Seat, hex: int, kind: Kind, play: Play[TerraMysticaState]
) -> int:
    """TM-7.4: place it, score it, look for a town; returns the towns founded. Neighbours are asked later."""
    place(state, seat, hex, kind)
    state.built.append(hex)
    state.score(seat, state.round_tile.vp[SCORED[kind]], Source.ROUND)
    if kind <= Kind.TP:
        for number, tile in enumerate(state.tiles.favors):
            if state.favors[seat] >> number & 1:
                state.score(seat, tile.trading_post_vp if kind else tile.dwelling_vp, Source.FAVOR)
    if play.heard:
        play.tell(Upgraded(seat, Hex(hex), Building(kind.name)) if kind else Built(seat, Hex(hex)))
    return found_towns(state, seat, 1 << hex)
