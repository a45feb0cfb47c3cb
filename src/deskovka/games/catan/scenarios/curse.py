"""The curse: what lies between dragons is blocked (CT-T4.16 to CT-T4.21, CT-T4.27, CT-T4.28)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from deskovka.core.game import Play, RuleId, Seat
from deskovka.core.grid import bits
from deskovka.games.catan.board import END_MASKS, HEX_CORNER_MASKS, HEX_EDGE_MASKS
from deskovka.games.catan.book import Ban, Source
from deskovka.games.catan.building import ends_of, reach_of, why_unreached
from deskovka.games.catan.scenarios.dragons import Dragons
from deskovka.games.catan.seafarers.route import roads_and_ships
from deskovka.games.catan.seafarers.ships import why_unconnected_road
from deskovka.games.catan.state import CatanState, recount


def dragons_of(state: CatanState) -> Dragons:
    assert state.dragons is not None, "this table plays without dragons"
    return state.dragons


@lru_cache(4096)
def between(hexes: int) -> tuple[int, int]:
    """The edges with two of these hexes at their sides, and the corners with three around them."""
    edges = edges_of_two = corners = corners_of_two = corners_of_three = 0
    for hex in bits(hexes):
        edges_of_two |= edges & HEX_EDGE_MASKS[hex]
        edges |= HEX_EDGE_MASKS[hex]
        corners_of_three |= corners_of_two & HEX_CORNER_MASKS[hex]
        corners_of_two |= corners & HEX_CORNER_MASKS[hex]
        corners |= HEX_CORNER_MASKS[hex]
    return edges_of_two, corners_of_three


def blocked_edges(state: CatanState) -> int:
    """CT-T4.17."""
    return between(dragons_of(state).cursed())[0]


def blocked_corners(state: CatanState) -> int:
    """CT-T4.18: the sea holds no dragon, so at the coast there is none."""
    return between(dragons_of(state).cursed())[1]


def idle_hexes(state: CatanState, number: int) -> list[int]:
    """CT-T4.16."""
    tiles = state.island.tiles
    return [hex for hex in bits(dragons_of(state).hexes) if tiles[hex].token == number]


def unblocked_network(state: CatanState, seat: Seat) -> int:
    """CT-T4.28: a blocked road gives no connection."""
    return roads_and_ships(state, seat) & ~blocked_edges(state)


def why_unconnected(state: CatanState, seat: Seat, edge: int) -> RuleId:
    """CT-T4.17: from a blocked road no road goes on."""
    return (
        "CT-T4.17" if END_MASKS[edge] & blocked_ends(state, seat) else why_unconnected_road(state, seat, edge)
    )


def why_unsettled(state: CatanState, seat: Seat, corner: int) -> RuleId:
    """CT-T4.17: at a blocked road no settlement is built."""
    return "CT-T4.17" if blocked_ends(state, seat) >> corner & 1 else why_unreached(state, seat, corner)


def blocked_ends(state: CatanState, seat: Seat) -> int:
    """The corners at the blocked roads of a seat."""
    return ends_of(state.roads[seat] & blocked_edges(state))


def edges_not_built_on(state: CatanState) -> int:
    return 0 if dragons_of(state).build_blocked else blocked_edges(state)


def corners_not_settled(state: CatanState) -> int:
    return 0 if dragons_of(state).build_blocked else blocked_corners(state)


def corners_not_upgraded(state: CatanState) -> int:
    return 0 if dragons_of(state).upgrade_blocked else blocked_corners(state)


ROAD_BAN: Final = Ban("CT-T4.27", edges_not_built_on)
SETTLEMENT_BAN: Final = Ban("CT-T4.27", corners_not_settled)
CITY_BAN: Final = Ban("CT-T4.20", corners_not_upgraded)


def settlement_points(state: CatanState, seat: Seat) -> int:
    return (state.settlements[seat] & ~blocked_corners(state)).bit_count()


def city_points(state: CatanState, seat: Seat) -> int:
    return 2 * (state.cities[seat] & ~blocked_corners(state)).bit_count()


BUILDINGS: Final = (
    Source("CT-T4.18", "settlements", settlement_points),
    Source("CT-T4.18", "cities", city_points),
)


def change_dragons(state: CatanState, dragons: Dragons) -> None:
    """CT-T4.21: whoever has a road that is blocked or freed is connected anew."""
    before = blocked_edges(state)
    state.dragons = dragons
    changed = before ^ blocked_edges(state)
    for seat in range(state.seats):
        if state.roads[seat] & changed:
            connect_anew(state, seat)
    recount(state)  # CT-T4.18


def connect_anew(state: CatanState, seat: Seat) -> None:
    state.ends[seat] = ends_of(state.book.network(state, seat))
    state.reach[seat] = reach_of(state, seat)
    state.chains[seat] = state.book.longest_route(state, seat)


def block_new_road(state: CatanState, seat: Seat, edge: int, play: Play[CatanState]) -> None:
    """CT-T4.17: where building between dragons is not forbidden (CT-T4.27), a road there connects nothing."""
    if blocked_edges(state) >> edge & 1:
        connect_anew(state, seat)
