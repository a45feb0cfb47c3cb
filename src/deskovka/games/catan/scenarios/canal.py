"""The canal: knights dig it, and when it is complete there is water again (CT-T5.9 to CT-T5.13, CT-T5.17, CT-T5.18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deskovka.core.game import Decision, Event, Play, Seat
from deskovka.core.grid import bits
from deskovka.core.values import value
from deskovka.games.catan.board import HEX_CORNER_MASKS, Corner, Hex, around
from deskovka.games.catan.book import Source
from deskovka.games.catan.changing import change_tile
from deskovka.games.catan.cities_knights.knights import ACTIVATIONS, Activate, activate, knights_of, resting
from deskovka.games.catan.cities_knights.progress.politics import PlayWarlord, Warlord
from deskovka.games.catan.island import Terrain, Tile
from deskovka.games.catan.robber import PlaceRobber, put_robber
from deskovka.games.catan.scenarios.land import Canal
from deskovka.games.catan.state import NOBODY, CatanState, recount

DIGGERS: Final = 2  # active knights, CT-T5.9


@value
class CanalDug(Event):
    """Whose knight came last, whose had been there; nobody else's where both are the same player's."""

    seat: Seat
    partner: Seat | None
    hex: Hex


@value
class CanalCompleted(Event):
    """The last canal token is laid where chits were left, all turn to water, and so does the desert."""

    last: Hex | None
    desert: Hex


def canal_of(state: CatanState) -> Canal:
    assert isinstance(state.land, Canal), "this table has no canal"
    return state.land


# Digging


def dig(basin: int) -> Callable[[CatanState, int, Play[CatanState]], None]:
    """What follows when an active knight stands on a corner; `basin` is the desert that will be flooded."""

    def follow(state: CatanState, corners: int, play: Play[CatanState]) -> None:
        """CT-T5.12: every hex there with a second active knight, then whether the canal is complete."""
        sites = canal_of(state).sites
        for hex in bits(sites):
            around_it = HEX_CORNER_MASKS[hex]
            if around_it & corners and (knights_of(state).active & around_it).bit_count() >= DIGGERS:
                dig_at(state, hex, corners, play)
        left = canal_of(state).sites
        if left != sites and left.bit_count() <= 1:
            complete(state, basin, play)

    return follow


def dig_at(state: CatanState, hex: int, corners: int, play: Play[CatanState]) -> None:
    """CT-T5.10, CT-T5.11: a chit for each of the two knights; they stay active."""
    canal, knights = canal_of(state), knights_of(state)
    active = knights.active & HEX_CORNER_MASKS[hex]
    digger, partner = [
        knights.owner(there.bit_length() - 1) for there in (active & corners, active & ~corners)
    ]
    chits = list(canal.chits)
    chits[digger] += 1
    chits[partner] += 1
    state.land = Canal(canal.sites & ~(1 << hex), tuple(chits))
    recount(state)
    play.tell(CanalDug(digger, None if partner == digger else partner, Hex(hex)))


def complete(state: CatanState, basin: int, play: Play[CatanState]) -> None:
    """CT-T5.17: what chits are left leave the game, and the desert becomes a lake (CT-T5.21)."""
    canal = canal_of(state)
    last = Hex(canal.sites.bit_length() - 1) if canal.sites else None
    state.land = Canal(0, canal.chits)
    flooded = state.robber == basin
    if flooded:
        state.robber = NOBODY
    change_tile(state, basin, Tile(Terrain.LAKE))
    play.tell(CanalCompleted(last, Hex(basin)))
    if flooded:
        state.agenda.append(LeaveTheFlood((state.active,)))


# The robber


@value
class OnADesert(Decision[CatanState, PlaceRobber]):
    """The robber is put on one of the deserts, and nobody is robbed."""

    answers = (PlaceRobber,)

    def options(self, state: CatanState, seat: Seat) -> list[PlaceRobber]:
        tiles = state.island.tiles
        return [PlaceRobber(Hex(hex)) for hex, tile in tiles.items() if tile.terrain is Terrain.DESERT]

    def resolve(self, state: CatanState, seat: Seat, action: PlaceRobber, play: Play[CatanState]) -> None:
        put_robber(state, seat, action.hex, play)


@value
class StartOnADesert(OnADesert):
    """CT-T5.7: the starting player says where the robber stands at first."""

    rule = "CT-T5.7"


@value
class LeaveTheFlood(OnADesert):
    """CT-T5.21: the desert under the robber was flooded."""

    rule = "CT-T5.21"


# Warlord


class WarlordAtTheCanal(Warlord):
    """CT-T5.12: the knights are activated one after the other."""

    def take_effect(self, state: CatanState, seat: Seat, action: PlayWarlord, play: Play[CatanState]) -> None:
        for corner in bits(resting(state, seat) & ~at_chits(state)):
            activate(state, seat, Corner(corner), play)
        call_next(state, seat, play)


def at_chits(state: CatanState) -> int:
    """The corners of hexes that are still to be dug."""
    return around(HEX_CORNER_MASKS, canal_of(state).sites)


def call_next(state: CatanState, seat: Seat, play: Play[CatanState]) -> None:
    """Where the order cannot matter any more, nobody is asked for it."""
    waiting = resting(state, seat)
    if (waiting & at_chits(state)).bit_count() > 1:
        state.agenda.append(CallKnight((seat,)))
        return
    for corner in bits(waiting):
        activate(state, seat, Corner(corner), play)


@value
class CallKnight(Decision[CatanState, Activate]):
    """CT-T5.12: which knight the Warlord activates next."""

    rule = "CT-T5.12"
    answers = (Activate,)

    def options(self, state: CatanState, seat: Seat) -> list[Activate]:
        return [ACTIVATIONS[corner] for corner in bits(resting(state, seat))]

    def resolve(self, state: CatanState, seat: Seat, action: Activate, play: Play[CatanState]) -> None:
        activate(state, seat, action.knight, play)
        if state.winner == NOBODY:
            call_next(state, seat, play)


# Points


def chit_points(state: CatanState, seat: Seat) -> int:
    return canal_of(state).chits[seat]


CHITS: Final = Source("CT-T5.10", "chits", chit_points)
